"""The sentences of Carcosa: what happened, what may be chosen, why not, and the names of everything.

The log holds small whole numbers. A `Happening` names them, with canonical ids, so that it can go to a page
as JSON. A sentence is made of it only where somebody reads, in the reader's language: `text/<language>.ftl`.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, IntEnum
from typing import Any

from ...errors import DefectError
from ...kernel.game import Happening
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.speech import Speech
from .names import (
    FLOORS,
    PLACE_NAMES,
    UNKNOWN,
    Act,
    Card,
    Cause,
    Decree,
    Monster,
    Op,
    Outcome,
    Role,
    Special,
    State,
    Told,
)
from .rules.flow import costs_an_action
from .rules.inventory import is_tale, is_treasure
from .rules.reasons import Why


class Subject(Enum):
    """What kind of thing a number of the log, of an action or of a frame stands for."""

    SOUL = "soul"           # a seat, counted from 0
    PLACE = "place"
    FLOOR = "floor"         # counted from 0 in the log, shown and named from 1 on
    CARD = "card"
    STATE = "state"
    ROLE = "role"
    SPECIAL = "special"
    MONSTER = "monster"
    CAUSE = "cause"
    DECREE = "decree"
    NUMBER = "number"


SOUL, PLACE, FLOOR, CARD, STATE = Subject.SOUL, Subject.PLACE, Subject.FLOOR, Subject.CARD, Subject.STATE
SPECIAL, MONSTER, CAUSE = Subject.SPECIAL, Subject.MONSTER, Subject.CAUSE
DECREE, NUMBER = Subject.DECREE, Subject.NUMBER

Named = tuple[tuple[str, Subject], ...]
"""The names and kinds of a row of arguments, in order."""

_ENUMS: dict[Subject, type[IntEnum]] = {
    CARD: Card, STATE: State, Subject.ROLE: Role, SPECIAL: Special, MONSTER: Monster, CAUSE: Cause,
    DECREE: Decree}

THINGS = {kind.value: tuple(name for name in _ENUMS[kind].__members__ if name not in ("NONE", "UNKNOWN"))
          for kind in (CARD, STATE, Subject.ROLE, SPECIAL, MONSTER)}
"""What has a name and rules of its own, by kind."""

_MAY_BE_UNKNOWN = (CARD, SPECIAL)

TOLD: dict[Told, Named] = {
    Told.ROLL: (("sides", NUMBER), ("face", NUMBER)),
    Told.ROUND: (("round", NUMBER),),
    Told.TURN: (("soul", SOUL), ("actions", NUMBER)),
    Told.MOVED: (("soul", SOUL), ("from", PLACE), ("to", PLACE)),
    Told.ENTERED_SPECIAL: (("soul", SOUL), ("special", SPECIAL), ("place", PLACE)),
    Told.REVEALED: (("soul", SOUL), ("card", CARD), ("place", PLACE)),
    Told.LOST_SANITY: (("soul", SOUL), ("n", NUMBER), ("now", NUMBER)),
    Told.GAINED_SANITY: (("soul", SOUL), ("n", NUMBER), ("now", NUMBER)),
    Told.STATE_GIVEN: (("soul", SOUL), ("state", STATE), ("rounds", NUMBER)),
    Told.STATE_ENDED: (("soul", SOUL), ("state", STATE)),
    Told.GOT_OBJECT: (("soul", SOUL), ("card", CARD)),
    Told.LOST_OBJECT: (("soul", SOUL), ("card", CARD)),
    Told.GOT_KEY: (("soul", SOUL), ("keys", NUMBER)),
    Told.KEY_LEFT: (("soul", SOUL), ("place", PLACE)),
    Told.KEYS_DESTROYED: (("n", NUMBER), ("total", NUMBER)),
    Told.USED: (("soul", SOUL), ("card", CARD)),
    Told.MONSTER_CAME: (("monster", MONSTER), ("place", PLACE)),
    Told.MONSTER_MOVED: (("monster", MONSTER), ("from", PLACE), ("to", PLACE)),
    Told.MONSTER_STUNNED: (("monster", MONSTER), ("rounds", NUMBER)),
    Told.MONSTER_LEFT: (("monster", MONSTER),),
    Told.CAPTURED: (("soul", SOUL),),
    Told.FREED: (("soul", SOUL),),
    Told.ROBBED: (("soul", SOUL), ("objects", NUMBER), ("keys", NUMBER)),
    Told.TUE_TUE: (("soul", SOUL), ("count", NUMBER)),
    Told.COLLAPSED: (("soul", SOUL),),
    Told.SACRIFICED: (("soul", SOUL), ("sanity", NUMBER)),      # 0 an object slot, 1 maximum sanity
    Told.ACCEPTED: (("soul", SOUL),),
    Told.SHIELDED: (("tank", SOUL), ("soul", SOUL), ("n", NUMBER)),
    Told.DESTROYED_SPECIAL: (("place", PLACE), ("special", SPECIAL)),
    Told.KING_MOVED: (("floor", FLOOR),),
    Told.KING_AWAY: (("rounds", NUMBER),),
    Told.KING_PRESENCE: (("floor", FLOOR), ("n", NUMBER)),
    Told.KING_DECREE: (("decree", DECREE),),
    Told.HOUSE: (("n", NUMBER),),
    Told.STAIRS: (("floor", FLOOR), ("place", PLACE)),
    Told.DECKS_ROTATED: (("floors", NUMBER),),                  # 0 along the belt, 1 within each floor
    Told.PEEKED: (("soul", SOUL), ("place", PLACE), ("card", CARD)),
    Told.LOOKED: (("soul", SOUL), ("place", PLACE)),
    Told.OFFERED: (("soul", SOUL), ("first", CARD), ("second", CARD)),
    Told.BOUGHT: (("soul", SOUL),),
    Told.SOLD: (("soul", SOUL), ("card", CARD), ("n", NUMBER)),
    Told.STORED: (("soul", SOUL), ("card", CARD)),
    Told.TOOK: (("soul", SOUL), ("card", CARD)),
    Told.RITUAL: (("soul", SOUL), ("die", NUMBER)),
    Told.SALON: (("soul", SOUL), ("uses", NUMBER)),
    Told.ANNEXED: (("soul", SOUL), ("card", CARD), ("n", NUMBER)),
    Told.GAVE: (("soul", SOUL), ("card", CARD), ("to", SOUL)),
    Told.PROTECTED: (("soul", SOUL), ("card", CARD)),
    Told.SKIPPED: (("soul", SOUL),),
    Told.TURN_LOST: (("soul", SOUL),),
    Told.MAX_LOWERED: (("soul", SOUL), ("now", NUMBER)),
    Told.ESCAPE_FAILED: (("soul", SOUL),),
    Told.STUMBLED: (("soul", SOUL),),
    Told.SWAPPED_PLACES: (("soul", SOUL), ("other", SOUL)),
    Told.MEDITATED: (("soul", SOUL),),
    Told.DOORS: (("soul", SOUL), ("to", SOUL)),
    Told.WON: (),
    Told.LOST: (("cause", CAUSE),),
    Told.TEMP_STAIRS: (("soul", SOUL), ("place", PLACE)),
    Told.EMPTY_DECK: (("soul", SOUL), ("place", PLACE)),
    Told.SWAPPED_CARDS: (("soul", SOUL), ("place", PLACE)),
    Told.HEALED: (("soul", SOUL), ("state", STATE)),
    Told.STOPPED: (),
    Told.WILL_SKIP: (("soul", SOUL),),
    Told.NO_ACTIONS: (("soul", SOUL),),
    Told.KING_DOUBLED: (),
    Told.KING_ABSENT: (),
    Told.TOTAL: (("soul", SOUL), ("card", CARD), ("total", NUMBER)),
    Told.SPECIAL_LAID: (("place", PLACE),),
    Told.CROWNED: (("soul", SOUL), ("threshold", NUMBER)),
    Told.FALSE_KING: (("soul", SOUL), ("total", NUMBER), ("threshold", NUMBER)),
    Told.DECKS_SHUFFLED: (),
    Told.LOOPED: (("soul", SOUL),),
    Told.KING_BLOCKED: (("floor", FLOOR),),
    Told.SLOWED: (("soul", SOUL),),
}
"""What the arguments a, b and c of each happening are."""

DONE: dict[Act, Named] = {
    Act.MOVE: (("place", PLACE),),
    Act.BLUNT: (("monster", MONSTER),),
    Act.SELL: (("card", CARD),),
    Act.DROP: (("card", CARD),),
    Act.TAKE: (("card", CARD),),
    Act.DOORS: (("other", SOUL),),
    Act.HEAL: (("state", STATE),),
    Act.ANNEX: (("card", CARD),),
    Act.GIVE: (("card", CARD), ("other", SOUL)),
    Act.DISCARD: (("card", CARD),),
    Act.LOOK: (("place", PLACE),),
    Act.PICK: (("card", CARD),),
    Act.REACT: (("monster", MONSTER),),
}
"""What the arguments of each act are; the others have none."""

ASKED: dict[Op, Named] = {
    Op.TURN: (("soul", SOUL),),
    Op.COLLAPSE: (("soul", SOUL),),
    Op.OVERLOAD: (("soul", SOUL),),
    Op.SHIELD: (("soul", SOUL), ("other", SOUL), ("n", NUMBER)),
    Op.TWO_DICE: (("soul", SOUL), ("card", CARD)),
    Op.FORESEE: (("soul", SOUL),),
    Op.PEEK: (("soul", SOUL), ("more", NUMBER)),
    Op.PURCHASE: (("soul", SOUL),),
    Op.SHOP: (("soul", SOUL),),
    Op.SPY: (("soul", SOUL),),
    Op.LOSE_OBJECT: (("soul", SOUL),),
    Op.REACT: (("soul", SOUL), ("monster", MONSTER)),
}
"""What the arguments of each frame that waits for a choice are, as far as its question needs them."""

FORBIDS: dict[Why, str] = {
    Why.GAME_OVER: "end.check",
    Why.NOT_NOW: "turn.order",
    Why.NO_ACTIONS: "actions.costs",
    Why.TRAPPED: "states.trapped",
    Why.IN_SACK: "monsters.sack_holds",
    Why.FROZEN: "monsters.queen_freezes",
    Why.NOT_ADJACENT: "board.adjacency",
    Why.PARANOIA: "states.paranoid",
    Why.NO_DECK: "actions.search",
    Why.DECK_EMPTY: "actions.search",
    Why.KING_HERE: "actions.meditate_king",
    Why.TANK_HERE: "roles.tank_silence",
    Why.NOT_HELD: "objects.held",
    Why.ALREADY_IN_CORRIDOR: "objects.compass",
    Why.NO_MONSTER: "objects.blunt",
    Why.NOT_IN_ROOM: "objects.treasure_stairs",
    Why.STAIR_HERE: "objects.treasure_stairs",
    Why.NOT_TRAPPED: "states.trapped_escape",
    Why.NOT_IN_SACK: "monsters.sack_wiggle",
    Why.NO_TAVERN: "rooms.tavern",
    Why.ALREADY_PEEKED: "rooms.tavern",
    Why.NO_MOTEMEY: "rooms.motemey_buy",
    Why.MOTEMEY_EMPTY: "rooms.motemey_buy",
    Why.SOULBOUND: "objects.soulbound",
    Why.NO_ARMORY: "rooms.armory_drop",
    Why.ARMORY_FULL: "rooms.armory_drop",
    Why.NOT_STORED: "rooms.armory_take",
    Why.NO_KEY_SLOT: "keys.slots",
    Why.NO_DOORS: "rooms.doors",
    Why.ONESELF: "rooms.doors",
    Why.NO_SALON: "rooms.salon",
    Why.VANITY: "states.vanity",
    Why.NO_CHAPEL: "rooms.chapel",
    Why.NO_CHAMBER: "rooms.lethal_chamber",
    Why.NOT_TWO: "rooms.lethal_chamber",
    Why.RITUAL_DONE: "rooms.lethal_chamber",
    Why.NO_HEALER: "roles.healer",
    Why.NO_SANITY: "roles.healer",
    Why.NOT_THAT_STATE: "roles.healer",
    Why.NO_SERENITY: "states.serenity_renounced",
    Why.NO_BOOK: "objects.tales",
    Why.NO_TALE: "objects.tales",
    Why.NO_TRADE: "actions.trade",
    Why.APART: "actions.trade",
    Why.NO_SLOT_LEFT: "collapse.options",
    Why.LOWEST_MAX: "collapse.options",
    Why.NO_KEY: "keys.slots",
    Why.SEEN_ALREADY: "rooms.tavern",
    Why.OTHER_FLOOR: "actions.spy",
    Why.NO_SWAP: "roles.psychic",
    Why.NOT_OFFERED: "rooms.motemey_buy",
    Why.NOT_OBJECT: "rooms.motemey_sell",
    Why.NOBODY_THERE: "rooms.doors",
    Why.NO_SLOT_TAKEN: "objects.tales_without_slot",
    Why.HANDS_FULL: "actions.trade_back",
    Why.NO_SANCTUARY: "crown.bought",
    Why.CROWN_WORN: "crown.kept",
    Why.NO_CAPTIVE: "monsters.rescue",
}
"""The rule that forbids, without the game's name before it."""


# ---- names -------------------------------------------------------------------------------------

def id_of(kind: Subject, value: int) -> int | str:
    """The canonical id of a number: F1_R2, F1, HAY_CADAVER; souls and numbers stay whole numbers.

    DefectError for a value that the kind does not have.
    """
    if kind in (SOUL, NUMBER):
        return int(value)
    if kind is PLACE and 0 <= value < len(PLACE_NAMES):
        return PLACE_NAMES[value]
    if kind is FLOOR and 0 <= value < FLOORS:
        return f"F{value + 1}"
    if kind in _MAY_BE_UNKNOWN and value == UNKNOWN:
        return "UNKNOWN"
    if kind in _ENUMS and value in _ENUMS[kind].__members__.values():
        return _ENUMS[kind](value).name
    raise DefectError(f"{value} is no {kind.value} of Carcosa")


def name_of(speech: Speech, kind: Subject, value: int | str) -> str:
    """The display name of a card, a state, a role, a place..., by its number or its canonical id.

    DefectError for a value that the kind does not have. Souls have no name here: they are named by the table.
    """
    name = value if isinstance(value, str) else id_of(kind, value)
    if kind is PLACE:
        return _place_name(speech, str(name))
    if kind is FLOOR:
        return speech.say("floor", floor=int(str(name)[1:]))
    if kind is NUMBER:
        return str(name)
    return speech.say(f"{kind.value}-{name}")


def _place_name(speech: Speech, name: str) -> str:
    if name not in PLACE_NAMES:
        raise DefectError(f"'{name}' is no place of Carcosa")
    floor, room = int(name[1]), name[3:]
    if room == "P":
        return speech.say("place-corridor", floor=floor)
    return speech.say("place-room", floor=floor, room=int(room[1:]))


def _soul_name(names: Sequence[str], seat: int | str) -> str:
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        raise DefectError(f"there is no soul {seat}: the names are of {len(names)}")
    return names[seat]


def _shown(speech: Speech, names: Sequence[str], name: str, kind: Subject,
           value: int | str) -> Iterator[tuple[str, int | str]]:
    """What a message needs to show one argument. A monster also comes with its article, in two cases."""
    if kind is SOUL:
        yield name, _soul_name(names, value)
    elif kind is NUMBER:
        yield name, value           # stays a number, for the plural
    else:
        yield name, name_of(speech, kind, value)
    if kind is MONSTER:
        yield f"{name}_subject", speech.say(f"monster-{value}-subject")
        yield f"{name}_object", speech.say(f"monster-{value}-object")


def _fill(speech: Speech, names: Sequence[str], named: Named, values: Sequence[int]) -> dict[str, int | str]:
    """The arguments of a message from numbers."""
    filled: dict[str, int | str] = {}
    for (name, kind), value in zip(named, values, strict=False):
        filled.update(_shown(speech, names, name, kind, id_of(kind, value)))
    return filled


# ---- what happened -----------------------------------------------------------------------------

def happening(what: int, a: int, b: int, c: int) -> Happening:
    """One entry of the log, named. DefectError for a code or an argument that Carcosa does not have."""
    if what not in Told.__members__.values():
        raise DefectError(f"{what} is nothing that Carcosa's log tells")
    told = Told(what)
    args = {name: id_of(kind, value) for (name, kind), value in zip(TOLD[told], (a, b, c), strict=False)}
    return Happening(told.name, args)


def tell_sentence(speech: Speech, happening: Happening, names: Sequence[str]) -> str:
    """What happened as a sentence; `names` are the souls' by seat. DefectError for a happening ill formed."""
    if happening.what not in Told.__members__:
        raise DefectError(f"'{happening.what}' is nothing that Carcosa's log tells")
    named = TOLD[Told[happening.what]]
    if set(happening.args) != {name for name, _ in named}:
        raise DefectError(f"{happening.what} does not have the arguments {', '.join(happening.args)}")
    filled: dict[str, int | str] = {}
    for name, kind in named:
        filled.update(_shown(speech, names, name, kind, happening.args[name]))
    return speech.say(_told_key(happening), **filled)


def _told_key(happening: Happening) -> str:
    """The king may call a soul to where it already is, which reads badly as a move."""
    if happening.what == "MOVED" and happening.args["from"] == happening.args["to"]:
        return "told-MOVED-nowhere"
    return f"told-{happening.what}"


def ending(speech: Speech, outcome: int, cause: int) -> str:
    """How a finished game ended, as a sentence. DefectError while it is running."""
    match outcome:
        case Outcome.WON: return speech.say("told-WON")
        case Outcome.LOST: return speech.say("told-LOST", cause=name_of(speech, CAUSE, cause))
        case Outcome.STOPPED: return speech.say("told-STOPPED")
    raise DefectError(f"a game of outcome {outcome} has not ended")


# ---- what may be chosen ------------------------------------------------------------------------

def action_label(speech: Speech, action: int, names: Sequence[str], options: Any = None) -> str:
    """A short label for a menu, with what the action costs or brings.

    `options` is the plain record of the game's options; without it what depends on them is left out.
    DefectError for an action that Carcosa does not have.
    """
    kind = kind_of(action)
    if kind not in Act.__members__.values():
        raise DefectError(f"{kind} is no kind of action of Carcosa")
    act = Act(kind)
    filled = _fill(speech, names, DONE.get(act, ()), (first_of(action), second_of(action)))
    label = speech.say(f"act-{act.name}", **filled)
    notes = [speech.say(key, **numbers) for key, numbers in _notes(act, first_of(action), options)]
    return speech.say("label", label=label, notes=", ".join(notes)) if notes else label


Note = tuple[str, dict[str, int]]


def _notes(act: Act, first: int, options: Any) -> Iterator[Note]:
    """What stands in brackets after a label: keys and numbers. A price of 0 is not worth a word."""
    if costs_an_action(act):
        yield "note-actions", {"n": 1}
    if options is None:
        return
    if (act is Act.BLUNT and options.actions.blunt_costs) or (act is Act.CROWN and options.crown.costs_action):
        yield "note-actions", {"n": 1}
    for key, n in _amounts(act, first, options):
        if n != 0:
            yield key, {"n": int(n)}
    yield from _chances(act, options)


def _amounts(act: Act, first: int, options: Any) -> list[tuple[str, int]]:
    """What an act takes and gives, sanity by sanity."""
    rooms, healer = options.rooms, options.abilities
    match act:
        case Act.TAVERN: return [("note-price", rooms.tavern_price)]
        case Act.BUY: return [("note-price", rooms.shop_price)]
        case Act.PICK:
            return [("note-price", rooms.shop_price + (rooms.shop_tale_more if is_tale(first) else 0))]
        case Act.CROWN: return [("note-keys", options.crown.price)]
        case Act.SELL:
            return [("note-gain", rooms.shop_treasure if is_treasure(first) else rooms.shop_object)]
        case Act.VIAL: return [("note-gain", options.actions.vial)]
        case Act.DOORS: return [("note-other-loses", rooms.doors)]
        case Act.HEAL:
            return [("note-price", healer.healer_price), ("note-others-gain", healer.healer_gain)]
        case Act.ACCEPT: return [("note-others-lose", options.sanity.accept_others_lose)]
    return []


def _chances(act: Act, options: Any) -> list[Note]:
    """What an act brings by a die or by where the soul is."""
    actions = options.actions
    match act:
        case Act.MEDITATE:
            return [("note-meditate", {"room": int(actions.meditate_room),
                                       "corridor": int(actions.meditate_corridor)})]
        case Act.ESCAPE: return [("note-escape", {"n": int(actions.escape)})]
        case Act.WIGGLE: return [("note-wiggle", {"n": int(actions.wiggle)})]
        case Act.CHAPEL: return [("note-chapel", {"n": int(options.rooms.chapel_bonus)})]
    return []


def question(speech: Speech, op: int, args: tuple[int, int, int], names: Sequence[str]) -> str:
    """What the game waits for, as one sentence; `args` are a, b and c of the frame on top of the agenda.

    DefectError for a frame that asks nobody anything.
    """
    if op not in Op.__members__.values() or Op(op) not in ASKED:
        raise DefectError(f"{op} is no choice of Carcosa")
    filled = _fill(speech, names, ASKED[Op(op)], args)
    return speech.say(f"ask-{Op(op).name}", **filled)


# ---- why not -----------------------------------------------------------------------------------

def refusal(why: int) -> tuple[str, str]:
    """The id of the rule that forbids, and the key of the message that says so.

    DefectError for a number that is no reason, Why.NOTHING included.
    """
    if why not in Why.__members__.values() or Why(why) not in FORBIDS:
        raise DefectError(f"{why} is no reason of Carcosa to refuse an action")
    return f"carcosa.{FORBIDS[Why(why)]}", f"why-{Why(why).name}"


def refusal_sentence(speech: Speech, why: int) -> str:
    """Why an action is refused, as a sentence. DefectError as for `refusal`."""
    return speech.say(refusal(why)[1])
