"""Messages about an effect for readers who are not its player: the player is named, where the card says "you". Other
players and things of the effect may have names, too."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from .....text.speech import Speech

AIMS = ("TARGET", "TARGET_2", "TARGET_3")
"""The keys of the words for the targets of an effect, in their order."""


PLAYERS = ("ANY", "ANOTHERS", "ACTIVE", "ATTACKER")
"""The keys of the words for the player of an event."""

WHOSE = {"only-THEIRS": "THEY", "only-TARGETS": "TARGET"}
"""The words for whose things may be chosen, each with the key of the word for that player."""


@dataclass(frozen=True)
class Caller:
    """A speech in which players and things of an effect have names, where the card says "the target"."""

    speech: Speech
    called: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The names, by the key of the word that has one."""
    deck: str = field(default="", kw_only=True)
    """The id of the deck that is the target."""
    you: frozenset[str] = field(default=frozenset(), kw_only=True)
    """The keys of the words for the reader, who is told "you"."""
    aims: tuple[str, ...] = field(default=(), kw_only=True)
    """The genders of the targets: `m`, `f`. Without a name a target is said to be the chosen one, or the first or
    second of several."""
    face: int = field(default=0, kw_only=True)
    """The face of the effect's roll, once it is known."""
    used: set[str] = field(default_factory=set, kw_only=True, compare=False)
    """The keys of the words that have been said by a name."""

    @property
    def language(self) -> str:
        return self.speech.language

    def say(self, key: str, /, **args: int | str) -> str:
        form, _, word = key.partition("-")
        if form in ("who", "to", "of", "by"):
            if word in self.you and form != "by":
                self.used.add(word)
                return self.speech.say(f"{form}-YOU")
            if word in self.called and form != "by":
                self.used.add(word)
                return self.speech.say(f"{form}-NAMED", name=self.called[word])
            if form == "by" and word in PLAYERS and "THEY" in self.called:
                return self.called["THEY"]
            if word in AIMS:
                several = "-first" if len(self.aims) > 1 and word == AIMS[0] else ""
                gender = "-f" if self.aims[AIMS.index(word):][:1] == ("f",) else ""
                return self.speech.say(f"{key}{several}{gender}" if several or gender else f"{key}-told")
        if (whose := WHOSE.get(key, "")) in self.called:
            return self.speech.say("of-NAMED", name=self.called[whose])
        if self.face and key == "amount-ROLL":
            return self.speech.say("amount-ROLL-shown", face=self.face)
        if self.deck and key in ("deck-target", "of-deck-target"):
            self.used.add("TARGET")
            return self.speech.say(key.replace("target", self.deck))
        return self._say(key, **args)

    def _say(self, key: str, /, **args: int | str) -> str:
        """The message as it is told, if that is not as on a card: without a colon, for what comes behind one."""
        told = f"{key}-told"
        return self.speech.say(told if self.speech.has(told) else key, **args)


@dataclass(frozen=True)
class Teller(Caller):
    """A speech in which a player of an effect has a name. A message that says "you" has another, `-named`, which says
    `$owner`."""

    owner: str

    def _say(self, key: str, /, **args: int | str) -> str:
        """The message about the named player."""
        named = f"{key}-named"
        if self.speech.has(named):
            return self.speech.say(named, owner=self.owner, **args)
        return super()._say(key, **args)


def aimed(speech: Speech | Caller, genders: tuple[str, ...]) -> Caller:
    """The speech about an effect with targets of these genders."""
    return replace(speech, aims=genders) if isinstance(speech, Caller) else Caller(speech, aims=genders)


Sayer = Speech | Caller
"""To the player of an effect, as on its card; or to others."""


def person_of_you(speech: Sayer) -> str:
    """The person of a verb whose subject is the player of the effect."""
    return "other" if isinstance(speech, Teller) else "you"


def is_reader(speech: Sayer, key: str) -> bool:
    """Whether the word with a key, other than "you", is the reader."""
    return isinstance(speech, Caller) and key in speech.you


def has_deck(speech: Sayer) -> bool:
    """Whether the deck that is the target has a name."""
    return isinstance(speech, Caller) and bool(speech.deck)
