"""The sentences of Bethlem: what happened, what may be chosen, why not, and the names of everything.

The log holds small whole numbers. A `Happening` names them, with canonical ids, so that it can go to a page
as JSON. A sentence is made of it only where somebody reads, in the reader's language: `text/<language>.ftl`.

A place comes as its name, with its seat (`<name>_seat`) and whether the row is that player's second
(`<name>_second`) beside it; "" is no place.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, IntEnum
from typing import Any

from ...errors import DefectError
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.game import Happening
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.speech import Speech
from .custom.names import Choice, Occurrence, Power, Role, Tool
from .custom.names import Told as OwnTold
from .forms import ORDER_NAMES, PLACE_NAMES
from .names import (
    ROW,
    SPOT_SEAT,
    SPOT_SECOND,
    UNKNOWN,
    Act,
    Ask,
    Call,
    Card,
    Cause,
    Event,
    Group,
    Omen,
    Op,
    Outcome,
    Question,
    Side,
    Told,
)
from .rules.cards import is_cellmate, is_siamese, spot
from .rules.reasons import Why


class Subject(Enum):
    """What kind of thing a number of the log, of an action or of a frame stands for."""

    SEAT = "seat"
    SPOT = "spot"           # a place, with whose row it is
    CARD = "card"
    EVENT = "event"
    CALL = "call"
    SIDE = "side"
    CAUSE = "cause"
    QUESTION = "question"
    OMEN = "omen"
    NUMBER = "number"
    CHOICE = "choice"       # with cards of one's own
    TOOL = "tool"
    OCCURRENCE = "occurrence"
    ROLE = "role"


SEAT, SPOT, CARD, EVENT, CALL = Subject.SEAT, Subject.SPOT, Subject.CARD, Subject.EVENT, Subject.CALL
SIDE, CAUSE, QUESTION, OMEN, NUMBER = (Subject.SIDE, Subject.CAUSE, Subject.QUESTION, Subject.OMEN, Subject.NUMBER)

Named = tuple[tuple[str, Subject], ...]
"""The names and kinds of a row of arguments, in order."""

_ENUMS: dict[Subject, type[IntEnum]] = {CARD: Card, EVENT: Event, CALL: Call, SIDE: Side, CAUSE: Cause,
                                        QUESTION: Question, OMEN: Omen, Subject.CHOICE: Choice, Subject.TOOL: Tool,
                                        Subject.OCCURRENCE: Occurrence, Subject.ROLE: Role}

THINGS = {"card": tuple(name for name in Card.__members__ if name != "NONE"), "event": tuple(Event.__members__),
          "occurrence": tuple(Occurrence.__members__), "tool": tuple(Tool.__members__)}
"""What has a name and rules of its own, by kind."""

TOLD: dict[Told, Named] = {
    Told.ROLL: (("sides", NUMBER), ("face", NUMBER)),
    Told.ROUND: (("round", NUMBER),),
    Told.CALL: (("call", CALL),),
    Told.DAY: (("round", NUMBER),),
    Told.DEALT: (("seat", SEAT), ("place", SPOT), ("card", CARD)),
    Told.TRAIT_DEALT: (("seat", SEAT), ("card", CARD)),
    Told.TRAIT_SHOWN: (("seat", SEAT), ("card", CARD)),
    Told.SIAMESE: (("seat", SEAT),),
    Told.CELLMATE: (("seat", SEAT),),
    Told.PACT_WITH: (("seat", SEAT), ("hate", NUMBER)),
    Told.SAW_CARD: (("place", SPOT), ("card", CARD)),
    Told.ANSWERED_MARY: (("seat", SEAT), ("yes", NUMBER)),
    Told.ANSWERED_ARCHIVE: (("seat", SEAT), ("position", NUMBER)),
    Told.AWAKE: (("seat", SEAT),),
    Told.WATCHED: (("card", CARD), ("seat", SEAT)),
    Told.NOBODY_ROSE: (("card", CARD),),
    Told.SEEN_SPYING: (("seat", SEAT),),
    Told.PROPOSED: (("seat", SEAT), ("place", SPOT)),
    Told.ATTACKED: (("place", SPOT),),
    Told.NO_CONSENSUS: (),
    Told.BORROWED: (("card", CARD),),
    Told.GLOOMY: (("place", SPOT),),
    Told.ISOLATED: (("place", SPOT),),
    Told.SWAPPED: (("place", SPOT), ("other", SPOT)),
    Told.HYPNOSIS: (("card", CARD),),
    Told.HYPNOTIZED: (("card", CARD),),
    Told.OBEYS: (("place", SPOT),),
    Told.QUESTION: (("question", QUESTION), ("asker", SEAT), ("seat", SEAT)),
    Told.ANSWER: (("question", QUESTION), ("seat", SEAT), ("yes", NUMBER)),
    Told.MARKED: (("card", CARD), ("place", SPOT)),
    Told.DIES: (("place", SPOT), ("card", CARD)),
    Told.SURVIVES: (("place", SPOT), ("card", CARD)),
    Told.TAKEN: (("place", SPOT), ("other", SPOT)),
    Told.PARDONED: (("place", SPOT),),
    Told.REVIVES: (("place", SPOT), ("card", CARD)),
    Told.SHOWN: (("place", SPOT), ("card", CARD)),
    Told.EVENT: (("seat", SEAT), ("event", EVENT)),
    Told.DREW: (("seat", SEAT),),
    Told.DREW_EVENT: (("seat", SEAT), ("event", EVENT)),
    Told.VOTED: (("seat", SEAT), ("other", SEAT)),
    Told.VOTED_CARD: (("seat", SEAT), ("place", SPOT)),
    Told.ELECTED: (("seat", SEAT), ("votes", NUMBER)),
    Told.TIE: (),
    Told.LYNCHED: (("place", SPOT),),
    Told.NO_LYNCHING: (),
    Told.BANNED: (("seat", SEAT), ("by", SEAT)),
    Told.VOTELESS: (("seat", SEAT),),
    Told.AMNESIA: (("seat", SEAT),),
    Told.DEFIED: (("times", NUMBER),),
    Told.SCYTHE: (),
    Told.AWAKENED: (("place", SPOT),),
    Told.OUT: (("seat", SEAT),),
    Told.WON: (("seat", SEAT), ("side", SIDE)),
    Told.ENDED: (("cause", CAUSE),),
    Told.CHIP: (("place", SPOT),),
    Told.LOBOTOMIZED: (("place", SPOT), ("card", CARD)),
    Told.DRAFTED: (("seat", SEAT), ("card", CARD)),
    Told.SIDE: (("seat", SEAT), ("side", SIDE)),
    Told.DEATH_BOUND: (("seat", SEAT), ("other", SEAT)),
    Told.QUIET: (),
    Told.OMEN: (("omen", OMEN), ("about", SEAT), ("seat", SEAT)),
    Told.OMEN_TRUE: (("omen", OMEN), ("about", SEAT)),
    Told.OMEN_FALSE: (("omen", OMEN), ("about", SEAT)),
    Told.FUTURE: (("seat", SEAT), ("about", SEAT), ("question", QUESTION)),
    Told.FUTURE_ANSWER: (("seat", SEAT), ("yes", NUMBER)),
    Told.FUTURE_JUDGED: (("question", QUESTION), ("about", SEAT), ("right", NUMBER)),
    Told.SECRET: (("card", CARD), ("seat", SEAT), ("which", NUMBER)),
    Told.DUE: (("place", SPOT),),
    Told.REPLACED: (("place", SPOT),),
    Told.RESTORED: (("place", SPOT),),
    Told.TURNED: (("seat", SEAT),),
    Told.ANNOUNCED: (("seat", SEAT), ("card", CARD)),
    Told.MUZZLED: (("seat", SEAT),),
    Told.MAIN_CARD: (("seat", SEAT), ("position", NUMBER)),
    Told.ROBBED: (("seat", SEAT), ("other", SEAT)),
    Told.ROBBED_EVENT: (("seat", SEAT), ("event", EVENT)),
    Told.DISCARDED: (("seat", SEAT), ("event", EVENT)),
}
"""What the arguments a, b and c of each happening are."""

OWN_TOLD: dict[OwnTold, Named] = {
    OwnTold.GOAL_DEALT: (("seat", SEAT), ("card", CARD)),
    OwnTold.GOAL_SHOWN: (("seat", SEAT), ("card", CARD)),
    OwnTold.SAW_GOAL: (("seat", SEAT), ("card", CARD)),
    OwnTold.SURVIVOR: (("seat", SEAT),),
    OwnTold.NUMBER: (("place", SPOT), ("number", NUMBER)),
    OwnTold.LAUGHS: (("card", CARD), ("seat", SEAT)),
    OwnTold.STOLEN_POWER: (("card", CARD),),
    OwnTold.OCCURS: (("occurrence", Subject.OCCURRENCE),),
    OwnTold.POINT: (("seat", SEAT), ("points", NUMBER)),
    OwnTold.EXCHANGED: (("place", SPOT), ("other", SPOT)),
    OwnTold.BROCCOLI: (("place", SPOT), ("number", NUMBER)),
    OwnTold.CHARACTERS: (("card", CARD),),
    OwnTold.RISE_AGAIN: (("seat", SEAT),),
    OwnTold.STOPPED: (("seat", SEAT),),
    OwnTold.SWAPPED_GOALS: (("seat", SEAT), ("other", SEAT)),
    OwnTold.SWAPPED_TRAITS: (("seat", SEAT), ("other", SEAT)),
    OwnTold.PANDORA: (("place", SPOT),),
    OwnTold.PAST: (),
    OwnTold.VIRUS: (("seat", SEAT), ("number", NUMBER)),
    OwnTold.SHERIFF: (("seat", SEAT),),
    OwnTold.ROLE: (("seat", SEAT), ("role", Subject.ROLE)),
    OwnTold.COMA: (("place", SPOT),),
    OwnTold.TRANSPLANT: (("place", SPOT),),
    OwnTold.SHIELD: (("place", SPOT),),
    OwnTold.BET_WON: (("choice", Subject.CHOICE),),
    OwnTold.BET_LOST: (("seat", SEAT),),
    OwnTold.MEAL: (("seat", SEAT), ("other", SEAT)),
    OwnTold.TOOL: (("tool", Subject.TOOL),),
    OwnTold.DECLARED: (("seat", SEAT),),
    OwnTold.OUT_OF_PLAY: (("place", SPOT),),
    OwnTold.BEHAVES: (("seat", SEAT),),
    OwnTold.SPY_MARK: (("place", SPOT),),
    OwnTold.SPY_HIT: (("place", SPOT),),
    OwnTold.HAUNTED: (("seat", SEAT),),
    OwnTold.MAZE: (("seat", SEAT), ("card", CARD)),
    OwnTold.MAZED: (("seat", SEAT),),
    OwnTold.BODY: (("body", NUMBER),),
    OwnTold.CONVERTED: (("seat", SEAT),),
    OwnTold.NO_NIGHT: (),
    OwnTold.NO_DAY: (),
    OwnTold.GAMBLED: (("seat", SEAT),),
    OwnTold.IMMORTAL: (("place", SPOT),),
    OwnTold.SACRIFICED: (("seat", SEAT),),
    OwnTold.KING: (),
    OwnTold.MIND: (("card", CARD),),
    OwnTold.HOLDS: (("place", SPOT),),
}
"""The same, of what only the game with cards of one's own tells."""

ALL_TOLD: dict[str, tuple[int, Named]] = {
    told.name: (int(told), named) for told, named in (*TOLD.items(), *OWN_TOLD.items())}
_TOLD_NAMES = {number: name for name, (number, _) in ALL_TOLD.items()}

FORBIDS: dict[Why, str] = {
    Why.GAME_OVER: "end.at_once",
    Why.NOT_ASKED: "night.in_private",
    Why.NO_PLACE: "setup.four_cards",
    Why.DEAD: "deaths.shown",
    Why.ALIVE: "prophet.ties",
    Why.ISOLATED: "events.cell",
    Why.AGAIN: "arthur.not_twice",
    Why.NO_PLAYER: "setup.players",
    Why.OUT: "end.out",
    Why.EVERYBODY_FIRST: "traits.everybody_first",
    Why.SCYTHE: "reaper.kills",
    Why.NOT_DOOMED: "opium.saves",
    Why.CERTAIN: "events.leper",
    Why.NOT_BIPOLAR: "traits.bipolar",
    Why.ONE_PLAYER: "prophet.ties",
    Why.SAME: "prophet.ties",
    Why.NOT_DEAD_CARD: "director.borrows",
    Why.BORROWED: "director.borrows",
    Why.NOT_HELD: "events.held",
    Why.NOT_NOW: "events.held",
    Why.ONESELF: "hypnosis.list",
    Why.NO_SUGGESTION: "hypnosis.list",
    Why.NOT_YOUR_CARD: "events.awakening",
    Why.NOT_ELECTED: "lynching.card",
    Why.MUST_OBEY: "traits.neurotic",
    Why.NOT_IN_POOL: "two.draft",
    Why.TWIN_FIRST: "two.siamese",
    Why.NOT_LEFT: "chance.moves",
    Why.NOT_ACTION: "events.miracle",
    Why.ASKED: "mary.once_each",
    Why.SPARED_TODAY: "flick.protects",
    Why.AWAKE: "events.awakening",
    Why.NO_TURN: "ali.gets_up",
    Why.MUST: "night.may_pass",
    Why.NOT_KILLER: "awakening.ali_silences",
    Why.NOTHING_TO_ANNOUNCE: "awakening.announce",
    Why.HAS_MUTINEER: "awakening.nathaniel",
    Why.MUZZLED: "awakening.archive",
    Why.NOT_THAT: "custom.choices",
    Why.FRIENDS: "custom.meal",
}
"""The rule that forbids, without the game's name before it."""


# ---- names -------------------------------------------------------------------------------------

def name_of(speech: Speech, kind: Subject, value: int | str) -> str:
    """The display name of a card, an event, a call..., by its number or its canonical id."""
    name = value if isinstance(value, str) else _enum_name(kind, value)
    return speech.say(f"{kind.value}-{name}")


def _enum_name(kind: Subject, value: int) -> str:
    if value not in _ENUMS[kind].__members__.values():
        raise DefectError(f"{value} is no {kind.value} of Bethlem")
    return _ENUMS[kind](value).name


def _decode(name: str, kind: Subject, value: int) -> dict[str, int | str]:
    """An argument of the log with canonical ids."""
    if kind in (SEAT, NUMBER):
        return {name: int(value)}
    if kind is SPOT:
        if value < 0:
            return {name: "", f"{name}_seat": -1, f"{name}_second": 0}
        return {name: PLACE_NAMES[value % SPOT_SEAT], f"{name}_seat": value % SPOT_SECOND // SPOT_SEAT,
                f"{name}_second": value // SPOT_SECOND}
    return {name: _enum_name(kind, value)}


def seat_name(names: Sequence[str], seat: int) -> str:
    if not 0 <= seat < len(names):
        raise DefectError(f"there is no seat {seat}: the names are of {len(names)}")
    return names[seat]


def spot_name(speech: Speech, names: Sequence[str], place: str, seat: int, second: int) -> str:
    """A card by whose it is and where it lies: card 2 of Ana."""
    if place == "":
        return speech.say("spot-nothing")
    key = "spot-second" if second else "spot"
    return speech.say(key, name=seat_name(names, seat), position=int(place.split(".")[1]))


def _where(speech: Speech, state: Any, names: Sequence[str], place: int) -> str:
    code = int(spot(state, state.at[place]))
    return spot_name(speech, names, PLACE_NAMES[place], code % SPOT_SECOND // SPOT_SEAT, code // SPOT_SECOND)


def place_label(speech: Speech, state: Any, names: Sequence[str], place: int) -> str:
    """The card at a place, with what the one who is asked may know of it."""
    label = _where(speech, state, names, place)
    asked = frame_a(top_frame(state)) if state.n_agenda else -1
    piece = state.pieces[state.at[place]]
    if asked >= 0 and piece.known >> asked & 1 and piece.card != UNKNOWN:
        label = speech.say("label-known", label=label, card=name_of(speech, CARD, piece.card))
    return label


def _shown(speech: Speech, names: Sequence[str], name: str, kind: Subject,
           args: Mapping[str, int | str]) -> Iterator[tuple[str, int | str]]:
    """What a message needs to show one argument."""
    value = args[name]
    if kind is SEAT:
        yield name, seat_name(names, int(value))
    elif kind is NUMBER:
        yield name, value           # stays a number, for the plural
    elif kind is SPOT:
        yield name, spot_name(speech, names, str(value), int(args[f"{name}_seat"]), int(args[f"{name}_second"]))
    elif kind is OMEN:
        yield name, speech.say(f"omen-{value}", name=seat_name(names, int(args["about"])))
    else:
        yield name, name_of(speech, kind, value)


# ---- what happened -----------------------------------------------------------------------------

def happening(what: int, a: int, b: int, c: int) -> Happening:
    """One entry of the log, named. DefectError for a code or an argument that Bethlem does not have.

    A place comes as its name, with its seat (`<name>_seat`) and whether the row is that player's second
    (`<name>_second`) beside it; "" is no place.
    """
    if what not in _TOLD_NAMES:
        raise DefectError(f"{what} is nothing that Bethlem's log tells")
    args: dict[str, int | str] = {}
    for (name, kind), value in zip(ALL_TOLD[_TOLD_NAMES[what]][1], (a, b, c), strict=False):
        args.update(_decode(name, kind, value))
    return Happening(_TOLD_NAMES[what], args)


def tell_sentence(speech: Speech, happening: Happening, names: Sequence[str]) -> str:
    """What happened as a sentence; `names` are the seats'. DefectError for a happening ill formed."""
    if happening.what not in ALL_TOLD:
        raise DefectError(f"'{happening.what}' is nothing that Bethlem's log tells")
    filled: dict[str, int | str] = {}
    for name, kind in ALL_TOLD[happening.what][1]:
        if name not in happening.args:
            raise DefectError(f"{happening.what} lacks the argument {name}")
        filled.update(_shown(speech, names, name, kind, happening.args))
    if happening.what == "CALL":
        return speech.say(f"call-{happening.args['call']}")
    if happening.what in ("QUESTION", "ANSWER", "FUTURE") and happening.args["question"] == "FREE":
        return speech.say(f"told-{happening.what}-FREE", **filled)
    return speech.say(f"told-{happening.what}", **filled)


def ending(speech: Speech, state: Any, names: Sequence[str]) -> str:
    """How a finished game ended, and for whom, as a sentence. DefectError while it is running."""
    if state.outcome not in (Outcome.WON, Outcome.NOBODY):
        raise DefectError(f"a game of outcome {state.outcome} has not ended")
    cause = name_of(speech, CAUSE, state.cause)
    cause = cause[0].upper() + cause[1:]
    winners = [name for seat, name in enumerate(names) if state.winners >> seat & 1]
    if not winners:
        return speech.say("ending", cause=cause)
    return speech.say("ending-won", cause=cause, names=", ".join(winners))


# ---- what may be chosen ------------------------------------------------------------------------

def action_label(speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
    """A short label for a menu. DefectError for an action that Bethlem does not have."""
    kind, a, b = kind_of(action), first_of(action), second_of(action)
    if kind not in Act.__members__.values():
        raise DefectError(f"{kind} is no kind of action of Bethlem")
    act = Act(kind)
    key = f"act-{act.name}"
    asked = frame_b(top_frame(state)) if state.n_agenda else Ask.NONE
    match act:
        case Act.POINT if asked == Ask.DAY:
            return speech.say("act-ANNOUNCE", card=place_label(speech, state, names, a))
        case Act.PLAYER if asked == Ask.DAY: return speech.say("act-BAN", name=seat_name(names, a))
        case Act.POINT | Act.REVERSE: return speech.say(key, card=place_label(speech, state, names, a))
        case Act.PAIR | Act.REVERSE_PAIR:
            return speech.say(key, card=place_label(speech, state, names, a),
                              other=place_label(speech, state, names, b))
        case Act.PLAYER: return speech.say(key, name=seat_name(names, a))
        case Act.PLAYERS | Act.REVERSE_PLAYERS:
            return speech.say(key, name=seat_name(names, a), other=seat_name(names, b))
        case Act.ORDER: return speech.say(key, order=_order(speech, state, a))
        case Act.CARD: return _card_by_name(speech, state, a, names)
        case Act.EVENT: return speech.say(key, event=name_of(speech, EVENT, a))
        case Act.SIDE: return name_of(speech, SIDE, a)
        case Act.PASS if asked in (Ask.ANSWER, Ask.FUTURE_ANSWER): return speech.say("act-NEITHER")
        case Act.QUESTION if asked == Ask.FUTURE:
            return speech.say("act-FUTURE", question=name_of(speech, QUESTION, a), name=seat_name(names, b))
        case Act.QUESTION:
            return speech.say(key, question=name_of(speech, QUESTION, a), name=seat_name(names, b))
        case Act.OMEN: return speech.say(f"omen-{Omen(a).name}", name=seat_name(names, b))
        case Act.GROUP: return speech.say(f"group-{Group(a).name}")
        case Act.CHOOSE: return _choice(speech, state, a)
        case Act.LAY: return speech.say(key, choice=_lay(speech, state, a))
    return speech.say(key)


def _card_by_name(speech: Speech, state: Any, card: int, names: Sequence[str]) -> str:
    """A card by its name; one of several of that name with its place, where the one asked knows it."""
    name = name_of(speech, CARD, card)
    asked = frame_a(top_frame(state))
    for place in range(ROW * state.n_rows):
        piece = state.pieces[state.at[place]]
        if (is_siamese(card) or is_cellmate(card)) and piece.card == card and piece.known >> asked & 1:
            return speech.say("label-known", label=name, card=_where(speech, state, names, place))
    return name


def _order(speech: Speech, state: Any, order: int) -> str:
    """A row's cards from left to right, as whoever lays them knows them."""
    row = frame_c(top_frame(state))
    cards = [state.pieces[ROW * row + int(i) - 1].card for i in ORDER_NAMES[order]]
    return " · ".join(name_of(speech, CARD, card) for card in cards)


def _choice(speech: Speech, state: Any, choice: int) -> str:
    """A choice by name: of the tools and occurrences that are drawn, theirs."""
    own = state.own
    if Choice.TOOL_FIRST <= choice < Choice.TOOL_FIRST + len(Tool):
        return name_of(speech, Subject.TOOL, choice - Choice.TOOL_FIRST)
    if choice in (Choice.FIRST_DRAWN, Choice.SECOND_DRAWN) and own.offered[choice - Choice.FIRST_DRAWN]:
        return name_of(speech, Subject.TOOL, own.offered[choice - Choice.FIRST_DRAWN] - 1)
    if choice in (Choice.FIRST, Choice.SECOND) and own.drawn[choice - Choice.FIRST]:
        return name_of(speech, Subject.OCCURRENCE, own.drawn[choice - Choice.FIRST] - 1)
    return name_of(speech, Subject.CHOICE, choice)


def _lay(speech: Speech, state: Any, groups: int) -> str:
    """The cards that come to the table."""
    seat = frame_a(top_frame(state))
    return " · ".join(name_of(speech, CARD, state.pieces[ROW * (2 * seat + (groups >> g & 1)) + g].card)
                      for g in range(Group.TRAIT))


def question(speech: Speech, state: Any, names: Sequence[str]) -> str:
    """What the game waits for, as one sentence; of somebody asked in private it says no more than the call."""
    if state.n_agenda == 0 or frame_op(top_frame(state)) != Op.ASK:
        if state.call:
            return speech.say("ask-somebody", call=speech.say(f"call-{Call(state.call).name}"))
        return speech.say("ask-nothing")
    frame = top_frame(state)
    seat, ask, detail = frame_a(frame), Ask(frame_b(frame)), frame_c(frame)
    if ask == Ask.POWER:
        return speech.say(f"power-{Power(detail).name}", name=seat_name(names, seat))
    key = f"ask-{ask.name}"
    if ask == Ask.FUTURE_ANSWER and state.foretold[detail].asked == Question.FREE + 1:
        key += "-FREE"
    elif ask == Ask.ARRANGE and detail > 0 and state.owner[detail - 1] == seat:
        key += "-SECOND"
    return speech.say(key, name=seat_name(names, seat), **_detail(speech, state, names, ask, detail))


def _detail(speech: Speech, state: Any, names: Sequence[str], ask: Ask, detail: int) -> dict[str, str]:
    """What a question needs beside who is asked."""
    match ask:
        case Ask.SUGGESTION | Ask.ANSWER: return {"other": seat_name(names, detail)}
        case Ask.FUTURE_ANSWER:
            asked = state.foretold[detail]
            return {"other": seat_name(names, detail), "about": seat_name(names, asked.about),
                    "question": name_of(speech, QUESTION, asked.asked - 1)}
        case Ask.DRAFT: return {"group": speech.say(f"group-{Group(detail).name}")}
        case Ask.VOTE_CARD: return {"other": seat_name(names, state.elected - 1)}
        case Ask.TAKE_ALONG: return {"card": place_label(speech, state, names, state.place_of[state.slept - 1])}
        case Ask.MASSACRE_CARD: return {"n": str(detail)}
        case Ask.CELLMATES:
            return {"card": place_label(speech, state, names, state.place_of[detail])}
        case Ask.REPLACE: return {"card": place_label(speech, state, names, detail)}
        case Ask.CHIP: return {"card": place_label(speech, state, names, state.place_of[state.chips[detail].on - 1])}
    return {}


# ---- why not -----------------------------------------------------------------------------------

def refusal(why: int) -> tuple[str, str]:
    """The id of the rule that forbids, and the key of the message that says so."""
    if why not in Why.__members__.values() or Why(why) not in FORBIDS:
        raise DefectError(f"{why} is no reason of Bethlem to refuse an action")
    return f"bethlem.{FORBIDS[Why(why)]}", f"why-{Why(why).name}"


def refusal_sentence(speech: Speech, why: int) -> str:
    """Why an action is refused, as a sentence. DefectError as for `refusal`."""
    return speech.say(refusal(why)[1])


