"""Messages about an effect for readers who are not its player: the player is named, where the card says "you". Other
players and things of the effect may have names, too."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....text.speech import Speech


@dataclass(frozen=True)
class Caller:
    """A speech in which players and things of an effect have names, where the card says "the target"."""

    speech: Speech
    called: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The names, by the key of the word that has one."""
    deck: str = field(default="", kw_only=True)
    """The id of the deck that is the target."""
    you: str = field(default="", kw_only=True)
    """The key of the word for the reader, who is told "you"."""
    face: int = field(default=0, kw_only=True)
    """The face of the effect's roll, once it is known."""
    used: set[str] = field(default_factory=set, kw_only=True, compare=False)
    """The keys of the words that have been said by a name."""

    @property
    def language(self) -> str:
        return self.speech.language

    def say(self, key: str, /, **args: int | str) -> str:
        form, _, word = key.partition("-")
        if form in ("who", "to", "of"):
            if word == self.you:
                return self.speech.say(f"{form}-YOU")
            if word in self.called:
                self.used.add(word)
                return self.speech.say(f"{form}-NAMED", name=self.called[word])
        if self.face and key == "amount-ROLL":
            return self.speech.say("amount-ROLL-shown", face=self.face)
        if self.deck and key in ("deck-target", "of-deck-target"):
            self.used.add("TARGET")
            return self.speech.say(key.replace("target", self.deck))
        return self._say(key, **args)

    def _say(self, key: str, /, **args: int | str) -> str:
        return self.speech.say(key, **args)


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
        return self.speech.say(key, **args)


Sayer = Speech | Caller
"""To the player of an effect, as on its card; or to others."""


def person_of_you(speech: Sayer) -> str:
    """The person of a verb whose subject is the player of the effect."""
    return "other" if isinstance(speech, Teller) else "you"


def is_reader(speech: Sayer, key: str) -> bool:
    """Whether the word with a key, other than "you", is the reader."""
    return isinstance(speech, Caller) and key == speech.you


def has_deck(speech: Sayer) -> bool:
    """Whether the deck that is the target has a name."""
    return isinstance(speech, Caller) and bool(speech.deck)
