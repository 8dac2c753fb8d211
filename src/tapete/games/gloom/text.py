"""The sentences of Cthulhu Gloom: what happened, what may be chosen, why not.

The log holds small whole numbers. A `Happening` names them by the pack's ids, so that it can go to a page as
JSON. A sentence is made of it only where somebody reads, in the reader's language.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from ...errors import DefectError
from ...kernel.game import Happening
from ...kernel.speech import Speech
from .names import FAMILY_SIZE, NOBODY, Act, Kind, Op, Told
from .pack import Card, Pack, Words
from .rules.reasons import Why
from .words import signed


class Subject(Enum):
    """What kind of thing a number of the log or of an action stands for."""

    SEAT = "seat"
    CARD = "card"
    CHARACTER = "character"
    STORY = "story"
    FAMILY = "family"
    NUMBER = "number"
    POINTS = "points"       # of self-worth, shown with their sign
    HOLDER = "holder"       # a seat, or nobody


SEAT, CARD, CHARACTER, STORY = Subject.SEAT, Subject.CARD, Subject.CHARACTER, Subject.STORY
FAMILY, NUMBER, POINTS, HOLDER = Subject.FAMILY, Subject.NUMBER, Subject.POINTS, Subject.HOLDER

Named = tuple[tuple[str, Subject], ...]

TOLD: dict[Told, Named] = {
    Told.ROLL: (("sides", NUMBER), ("face", NUMBER)),
    Told.STORY: (("story", STORY),),
    Told.FIRST: (("seat", SEAT),),
    Told.FAMILY: (("seat", SEAT), ("family", FAMILY)),
    Told.GAVE_UP: (("seat", SEAT), ("character", CHARACTER)),
    Told.TURN: (("seat", SEAT), ("turn", NUMBER)),
    Told.SKIPPED: (("seat", SEAT),),
    Told.PLAYED: (("seat", SEAT), ("card", CARD), ("character", CHARACTER)),
    Told.REVEALED: (("seat", SEAT), ("card", CARD)),
    Told.CANCELLED: (("seat", SEAT), ("card", CARD), ("cancelled", CARD)),
    Told.SPENT: (("card", CARD),),
    Told.PLACED: (("card", CARD), ("character", CHARACTER), ("worth", POINTS)),
    Told.DIED: (("character", CHARACTER), ("card", CARD), ("worth", POINTS)),
    Told.UNMET: (("card", CARD), ("character", CHARACTER)),
    Told.CLAIMED: (("seat", SEAT), ("story", STORY), ("holder", HOLDER)),
    Told.RETURNED: (("seat", SEAT), ("story", STORY)),
    Told.HAND_DISCARDED: (("seat", SEAT), ("n", NUMBER)),
    Told.PASSED: (("seat", SEAT),),
    Told.DREW: (("seat", SEAT), ("n", NUMBER)),
    Told.DREW_CARD: (("seat", SEAT), ("card", CARD)),
    Told.DISCARDED: (("seat", SEAT), ("card", CARD)),
    Told.TOOK: (("seat", SEAT), ("other", SEAT), ("n", NUMBER)),
    Told.TOOK_CARD: (("seat", SEAT), ("other", SEAT), ("card", CARD)),
    Told.NO_REFILL: (("seat", SEAT),),
    Told.WILL_NOT_REFILL: (("seat", SEAT),),
    Told.WILL_SKIP: (("seat", SEAT),),
    Told.STRIPPED: (("card", CARD), ("character", CHARACTER), ("worth", POINTS)),
    Told.MOVED: (("card", CARD), ("character", CHARACTER), ("to", CHARACTER)),
    Told.REPLACED: (("seat", SEAT), ("card", CARD), ("character", CHARACTER)),
    Told.RAISED: (("character", CHARACTER), ("card", CARD)),
    Told.GONE: (("character", CHARACTER),),
    Told.RESHUFFLED: (("n", NUMBER),),
    Told.SHOWED: (("seat", SEAT), ("n", NUMBER)),
    Told.SHOWED_CARD: (("seat", SEAT), ("card", CARD)),
    Told.FAMILY_GONE: (("seat", SEAT),),
    Told.IDLE: (),
    Told.WON: (("seat", SEAT), ("worth", POINTS)),
    Told.ROUNDS: (),
    Told.LIVES: (("character", CHARACTER), ("worth", POINTS)),
}
"""What the arguments a, b and c of each happening are."""

DONE: dict[Act, Named] = {
    Act.TAKE_FAMILY: (("family", FAMILY),),
    Act.GIVE_UP: (("character", CHARACTER),),
    Act.PLAY: (("card", CARD), ("character", CHARACTER)),
    Act.EVENT: (("card", CARD),),
    Act.CLAIM: (("story", STORY),),
    Act.CANCEL: (("card", CARD),),
    Act.DISCARD: (("card", CARD),),
    Act.PICK: (("character", CHARACTER),),
}
"""What the arguments of each act are; the others have none."""

ASKED: dict[Op, Named] = {
    Op.FAMILY: (("seat", SEAT),),
    Op.GIVE_UP: (("seat", SEAT),),
    Op.TURN: (("seat", SEAT),),
    Op.RESPOND: (("seat", SEAT), ("card", CARD)),
    Op.DISCARD: (("seat", SEAT), ("n", NUMBER)),
    Op.RENEW: (("seat", SEAT),),
    Op.EITHER: (("seat", SEAT), ("n", NUMBER)),
    Op.TAKE: (("seat", SEAT), ("other", SEAT), ("n", NUMBER)),
    Op.SPOIL: (("seat", SEAT), ("other", SEAT), ("n", NUMBER)),
    Op.FREE: (("seat", SEAT),),
    Op.FREE_DEATH: (("seat", SEAT),),
    Op.PICK: (("seat", SEAT),),
    Op.REPLACE: (("seat", SEAT), ("character", CHARACTER)),
}
"""What the arguments of each frame that waits for a choice are, as far as its question needs them."""

FORBIDS: dict[Why, str] = {
    Why.GAME_OVER: "end.family_gone",
    Why.NOT_NOW: "turn.two_plays",
    Why.NOT_HELD: "cards.from_the_hand",
    Why.NOT_FOR_CHARACTERS: "turn.play_event",
    Why.NO_EVENT: "turn.play_modifier",
    Why.NOT_ALIVE: "turn.living_only",
    Why.FIRST_PLAY_ONLY: "turn.death_first_only",
    Why.NOT_NEGATIVE: "turn.death_needs_negative",
    Why.WARDED: "effects.ward",
    Why.ONLY_ON: "cards.restriction",
    Why.NEVER_ON: "cards.restriction",
    Why.OWN_ICON: "cards.restriction",
    Why.ONLY_ANSWERS: "responses.cancel",
    Why.NO_EVENTS: "effects.no_events",
    Why.NOT_ALLOWED: "turn.free_plays",
    Why.OTHER_CHARACTER: "effects.death_here",
    Why.NOT_SHOWN: "effects.death_on",
    Why.EMPTY_HAND: "turn.discard_hand",
    Why.NOT_ON_TABLE: "turn.claim",
    Why.HELD_ALREADY: "turn.claim",
    Why.TOO_FEW: "stories.family_requirement",
    Why.NOT_MORE: "stories.take_away",
    Why.FAMILY_TAKEN: "setup.families",
    Why.NOT_OWN: "setup.four_players",
    Why.CANNOT_CANCEL: "responses.cancel",
    Why.NOT_PICKABLE: "effects.pick",
    Why.MUST: "effects.pick",
    Why.NO_MODIFIER: "effects.replace",
}
"""The rule that forbids, without the game's name before it."""


class Namer:
    """The names of a pack's things by their numbers."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.deck = pack.deck
        self.people = pack.characters
        self.stories = pack.story_ids
        self.families = pack.family_ids
        self._names = {
            **{key: card.name for key, _, card in self.deck}, **{key: one.name for key, one in self.people},
            **{key: story.name for key, story in pack.stories.items()},
            **{key: family.name for key, family in pack.families.items()}, pack.misfits.id: pack.misfits.name}

    def id_of(self, kind: Subject, value: int) -> int | str:
        """The id of a number; seats and numbers stay numbers. DefectError for one that the pack does not have."""
        rows = {CARD: [key for key, _, _ in self.deck], CHARACTER: [key for key, _ in self.people],
                STORY: self.stories, FAMILY: self.families}.get(kind)
        if rows is None:
            return int(value)
        place = value - 1 if kind in (CARD, STORY) else value
        if not 0 <= place < len(rows):
            raise DefectError(f"{value} is no {kind.value} of the pack {self.pack.pack}")
        return rows[place]

    def name(self, key: str, language: str) -> str:
        """The name of a card, a character, a story or a family; DefectError if there is none."""
        words: Words | None = self._names.get(key)
        if words is None:
            raise DefectError(f"'{key}' is nothing of the pack {self.pack.pack}")
        return words.of(language)

    def card(self, number: int) -> Card:
        return self.deck[number - 1][2]

    def kind(self, number: int) -> Kind:
        return self.deck[number - 1][1]

    def family_of(self, character: int) -> str:
        return self.families[character // FAMILY_SIZE]

    def happening(self, what: int, a: int, b: int, c: int) -> Happening:
        """One entry of the log, named. DefectError for a code that Cthulhu Gloom does not have."""
        if what not in Told.__members__.values():
            raise DefectError(f"{what} is nothing that the log of Cthulhu Gloom tells")
        named = TOLD[Told(what)]
        return Happening(Told(what).name, {name: self.id_of(kind, value)
                                           for (name, kind), value in zip(named, (a, b, c), strict=False)})

    def shown(self, speech: Speech, names: Sequence[str], named: Named,
              values: Sequence[int | str]) -> dict[str, int | str]:
        """The arguments of a message: names instead of ids. What a card names also as it stands in a sentence."""
        filled: dict[str, int | str] = {}
        for (name, kind), value in zip(named, values, strict=False):
            if kind is SEAT:
                filled[name] = names[int(value)]
            elif kind is HOLDER:
                filled[name] = "" if value == NOBODY else names[int(value)]
                filled["taken"] = 0 if value == NOBODY else 1
            elif kind is POINTS:
                filled[name] = signed(int(value))
            elif kind is NUMBER:
                filled[name] = value
            else:
                said = self.name(str(value), speech.language)
                filled[name] = said
                if kind is CARD:
                    filled[f"{name}_deed"] = said[:1].lower() + said[1:]
        return filled

    def sentence(self, speech: Speech, happening: Happening, names: Sequence[str]) -> str:
        """What happened as a sentence; `names` are the seats'."""
        named = TOLD[Told[happening.what]]
        said = speech.say(f"told-{happening.what}", **self.shown(speech, names, named, list(happening.args.values())))
        return polished(said, speech.language)

    def label(self, speech: Speech, act: Act, a: int, b: int, names: Sequence[str], **more: int | str) -> str:
        """A short label for a menu; `more` is what is known besides."""
        named = DONE.get(act, ())
        ids = [self.id_of(kind, value) for (_, kind), value in zip(named, (a, b), strict=False)]
        key = f"act-{act.name}"
        if act is Act.PLAY and self.kind(a) is Kind.DEATH:
            key += "-death"
        return polished(speech.say(key, **self.shown(speech, names, named, ids), **more), speech.language)

    def question(self, speech: Speech, op: int, args: tuple[int, int, int], names: Sequence[str], hidden: bool) -> str:
        """What the game waits for; `hidden`: whoever reads must not know whom it asks whether they cancel."""
        named = ASKED[Op(op)]
        if Op(op) is Op.RESPOND and hidden:
            return speech.say("ask-RESPOND-others", card=self.name(str(self.id_of(CARD, args[1])), speech.language))
        ids = [self.id_of(kind, value) for (_, kind), value in zip(named, args, strict=False)]
        return polished(speech.say(f"ask-{Op(op).name}", **self.shown(speech, names, named, ids)), speech.language)


def polished(said: str, language: str) -> str:
    """A sentence made of parts: it begins with a capital, and in Spanish `de el` and `a el` become one word."""
    if language == "es":
        said = re.sub(r"\b([Dd]e|[Aa]) el ", lambda found: f"{found[1]}l ", said)
    return said[:1].upper() + said[1:]


def refusal(speech: Speech, why: int) -> tuple[str, str]:
    """The id of the rule that forbids, and why, as a sentence. DefectError for a number that is no reason."""
    if why not in Why.__members__.values() or Why(why) not in FORBIDS:
        raise DefectError(f"{why} is no reason of Cthulhu Gloom to refuse an action")
    return f"gloom.{FORBIDS[Why(why)]}", speech.say(f"why-{Why(why).name}")
