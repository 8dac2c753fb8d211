"""What has happened, in words: each entry of the log by its name, with what stands in its sentence."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ...errors import DefectError
from ...kernel.game import Happening
from ...kernel.speech import Speech
from .cardnames import Cards
from .forms import DECK_NAMES
from .language.sentences import ability_text, carried_out, rolled
from .names import WAYS, Pend, Phase, Told
from .text import card_name


class Subject(Enum):
    """What kind of thing a number of the log or of an action stands for."""

    SEAT = "seat"
    CARD = "card"
    DECK = "deck"
    PHASE = "phase"
    PEND = "pend"
    NUMBER = "number"
    SLOT = "slot"
    OF_DECK = "of deck"
    ABILITY = "ability"


SEAT, CARD, DECK, PHASE, PEND, NUMBER, SLOT, OF_DECK, ABILITY = Subject

Named = tuple[tuple[str, Subject], ...]

_SEAT_CARD: Named = (("seat", SEAT), ("card", CARD))
_SEAT_N: Named = (("seat", SEAT), ("n", NUMBER))
_SEAT_TO: Named = (("seat", SEAT), ("to", SEAT))
_SEAT_TO_N: Named = (*_SEAT_TO, ("n", NUMBER))
_CARD: Named = (("card", CARD),)
_SEAT: Named = (("seat", SEAT),)

TOLD: dict[Told, Named] = {
    Told.ROLL: (("sides", NUMBER), ("face", NUMBER)),
    Told.TURN: (("seat", SEAT), ("turn", NUMBER)), Told.PHASE: (("phase", PHASE), ("seat", SEAT)),
    Told.PLAYED: _SEAT_CARD, Told.ACTIVATED: _SEAT_CARD, Told.TRIGGERED: _SEAT_CARD,
    Told.RESOLVED: (("card", CARD), ("ability", ABILITY), ("seat", SEAT)),
    Told.CANCELLED: (("pend", PEND), ("card", CARD)), Told.LOOTED: _SEAT_N,
    Told.DREW: _SEAT_CARD, Told.DISCARDED: _SEAT_CARD, Told.GAINED_CENTS: (*_SEAT_N, ("now", NUMBER)),
    Told.LOST_CENTS: (*_SEAT_N, ("now", NUMBER)), Told.GAINED_ITEM: _SEAT_CARD, Told.LOST_ITEM: _SEAT_CARD,
    Told.RECHARGED: _CARD, Told.DEACTIVATED: _CARD, Told.ROLLED: (("seat", SEAT), ("face", NUMBER)),
    Told.CHANGED: (("face", NUMBER), ("seat", SEAT)), Told.DAMAGED: (*_SEAT_N, ("left", NUMBER)),
    Told.MONSTER_DAMAGED: (("card", CARD), ("n", NUMBER), ("left", NUMBER)), Told.HEALED: _SEAT_N,
    Told.PREVENTED: _SEAT_N, Told.DIES: _SEAT, Told.DIED: _SEAT, Told.SAVED: _SEAT,
    Told.MONSTER_DIES: _CARD, Told.GAINED_SOUL: (*_SEAT_CARD, ("now", NUMBER)), Told.LOST_SOUL: _SEAT_CARD,
    Told.BOUGHT: (*_SEAT_CARD, ("n", NUMBER)), Told.DECLARED_PURCHASE: _SEAT_CARD, Told.DECLARED_ATTACK: _SEAT_CARD,
    Told.ATTACKS: _SEAT_CARD, Told.MISSED: (("seat", SEAT), ("face", NUMBER)),
    Told.HIT: (("seat", SEAT), ("face", NUMBER)), Told.REVEALED: _CARD,
    Told.PLACED: (("card", CARD), ("slot", SLOT), ("of", OF_DECK)), Told.DESTROYED: _CARD, Told.CURSED: _SEAT_CARD,
    Told.COUNTERS: (("card", CARD), ("n", NUMBER)), Told.LOOKED: (("seat", SEAT), ("deck", DECK), ("n", NUMBER)),
    Told.SAW: _SEAT_CARD, Told.GAVE_LOOT: _SEAT_TO,
    Told.STOLE_LOOT: _SEAT_TO, Told.RESHUFFLED: (("deck", DECK),),
    Told.MONSTER_SLOTS: (("n", NUMBER),), Told.SHOP_SLOTS: (("n", NUMBER),), Told.TURN_ENDS: _SEAT, Told.WON: _SEAT,
    Told.LOST: (), Told.STOPPED: (), Told.MILLED: _CARD,
    Told.GAVE_CENTS: _SEAT_TO_N, Told.SKIPPED: _SEAT,
    Told.FIGHT_OVER: _SEAT, Told.DIE: (("n", NUMBER),), Told.HAND_SEEN: _SEAT_TO,
    Told.NO_SOUL: _SEAT_CARD, Told.JOINED: _SEAT, Told.PAID_LIFE: (*_SEAT_N, ("left", NUMBER)),
    Told.ALL_HEALED: (), Told.BUYS_TOP: _SEAT, Told.ATTACKS_TOP: _SEAT,
    Told.PASSED_OVER: _SEAT, Told.VOTED: _SEAT_CARD, Told.DRAWN_BY_LOT: _SEAT,
    Told.ROLL_RESOLVED: (("card", CARD), ("ability", ABILITY), ("face", NUMBER)),
    Told.AT_PLAYER: _SEAT, Told.AT_CARD: _CARD, Told.AT_ROLL: (("seat", SEAT), ("face", NUMBER)),
    Told.AT_PENDING: (("pend", PEND), ("card", CARD)), Told.AT_DECK: (("deck", DECK),),
    Told.AT_PILE: (("pile", OF_DECK),), Told.MONSTER_DIED: _CARD, Told.REWARD: _SEAT_CARD, Told.PENALTY: _SEAT,
    Told.UNCOVERED: (("card", CARD), ("slot", SLOT)), Told.TO_PILE: _CARD, Told.NO_DAMAGE: (),
    Told.PAID_CENTS: (*_SEAT_N, ("now", NUMBER)), Told.MONSTER_PREVENTED: (("card", CARD), ("n", NUMBER)),
    Told.OFFERED: _SEAT_TO_N, Told.DECLINED: _SEAT_TO_N, Told.BEGINS: _SEAT, Told.WON_TOGETHER: (),
    Told.COPIED: _SEAT_CARD, Told.TO_BOTTOM: _CARD, Told.PUT_ON_DECK: _SEAT,
    Told.NOTHING: (("card", CARD), ("face", NUMBER)),
}
"""What each happening's arguments are."""


def id_of(cards: Cards, kind: Subject, value: int) -> int | str:
    """The canonical id of a number: cards by their ids, decks, phases; seats and numbers stay whole numbers."""
    match kind:
        case Subject.CARD: return cards.id(value) or "UNKNOWN"
        case Subject.DECK | Subject.OF_DECK: return DECK_NAMES[value]
        case Subject.ABILITY: return f"{value // WAYS}.{value % WAYS}"
        case Subject.PHASE: return Phase(value).name
        case Subject.PEND: return Pend(value).name
    return int(value)


def happening(cards: Cards, what: int, a: int, b: int, c: int) -> Happening:
    """One entry of the log, named. DefectError for a code that the game does not have."""
    if what not in Told.__members__.values():
        raise DefectError(f"{what} is nothing that the log of Four Souls tells")
    told = Told(what)
    return Happening(told.name, {name: id_of(cards, kind, value)
                                 for (name, kind), value in zip(TOLD[told], (a, b, c), strict=False)})


def sentence(speech: Speech, cards: Cards, happening: Happening, names: Sequence[str]) -> str:
    """A happening in the reader's language; `names` are the seats'."""
    if happening.what not in Told.__members__:
        raise DefectError(f"'{happening.what}' is nothing that the log of Four Souls tells")
    shown: dict[str, int | str] = {}
    for name, kind in TOLD[Told[happening.what]]:
        shown[name] = _shown(speech, cards, kind, happening.args[name], names)
    if "ability" in shown:
        effect = _told_effect(speech, cards, happening.args)
        return speech.say(f"told-{happening.what}", **{**shown, "effect": effect})
    return speech.say(f"told-{happening.what}", **shown)


def _told_effect(speech: Speech, cards: Cards, args: Mapping[str, int | str]) -> str:
    """What an effect that is carried out does, or what the face of its roll brings."""
    nth, _, way = str(args["ability"]).partition(".")
    ability = cards.sources[cards.number(args["card"])].abilities[int(nth)]
    if "face" not in args:
        return carried_out(speech, ability, int(way))
    return rolled(speech, ability, int(way), int(args["face"])) or ability_text(speech, ability)


def _shown(speech: Speech, cards: Cards, kind: Subject, value: int | str, names: Sequence[str]) -> int | str:
    match kind:
        case Subject.SEAT: return names[int(value)]
        case Subject.CARD: return card_name(speech, cards, str(value))
        case Subject.DECK: return speech.say(f"deck-{value}")
        case Subject.PHASE: return speech.say(f"phase-{value}")
        case Subject.PEND: return speech.say(f"pend-{value}")
        case Subject.SLOT: return int(value) + 1
    return value
