"""Texts of Bethlem besides its vocabulary: cards by their places, rows, and how a game ended."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from ...errors import DefectError
from ...gamedef.kinds import Args, Voice
from ...kernel.agenda import frame_a, frame_b, frame_c, top_frame
from ...text.speech import Speech, listed
from .custom.names import ChoiceName as Choices
from .custom.names import Power
from .custom.rules.hiding import hider
from .names import (
    BORROWED,
    FIRST_GOAL,
    NOBODY,
    OWN,
    PLACE_NAMES,
    ROW,
    SPOT_SEAT,
    SPOT_SECOND,
    UNKNOWN,
    Cause,
    Event,
    Group,
    Held,
    Mode,
    Outcome,
    Question,
    Side,
)
from .names import Card as Cards
from .rules.cards import find_card, is_cellmate, is_in_game, is_siamese, spot
from .rules.sides import side_of
from .vocabulary import ORDER_NAMES, Act, Ask, Card, Choice, Occurrence, Seat, Told, Tool, spot_name
from .vocabulary import Question as QuestionKind

Said = Mapping[str, int | str]

VOICED = frozenset({Told.ROUND, Told.DAY, Told.DIES, Told.SURVIVES, Told.REVIVES, Told.LYNCHED, Told.NO_LYNCHING,
                    Told.TIE, Told.QUIET, Told.EVENT, Told.PARDONED, Told.OMEN_TRUE, Told.OMEN_FALSE, Told.OCCURS})
"""Events that the narrator words in several ways."""
VOICES = 3

TO_ONESELF: Mapping[Told, tuple[str, str]] = {Told.BANNED: ("by", "seat"), Told.VOTED: ("seat", "other"),
                                              Told.ACCUSED: ("by", "seat"), Told.FUTURE: ("seat", "about")}
"""Events that a player may do to themselves or to another: the arguments for who does it, and to whom."""


def is_to_oneself(told: Told, args: Args) -> bool:
    """Whether an event is about a player who does to themselves what others do to each other."""
    return told in TO_ONESELF and len({args[name] for name in TO_ONESELF[told]}) == 1


def is_about(told: Told, args: Args, seat: int | None) -> bool:
    """Whether an event names a seat."""
    return any(kind is Seat and args[name] == seat for name, kind in told.args.items())


def voice_of(told: Told, args: Args, names: Sequence[str]) -> int:
    """Which wording an event is told in. It depends only on what the reader is told anyway, so that it reveals nothing
    more, and is the same for all readers."""
    return crc32(repr((told.name, sorted(args.items()), list(names))).encode()) % VOICES


def is_twin(args: Args) -> bool:
    """Whether an event is about one of the twins."""
    return str(args.get("card")).startswith("SIAMESA")


def voiced_as(told: Told, args: Args) -> str:
    """The variant of an event's message: by cause of death (patience has only put it off, broccoli, a cellmate drags
    others along or gives them back), a round without a night or a day, or a tie over who comes back."""
    if args.get("cause") == "PACIENCIA":
        return "-due"
    if told is Told.DIES and args.get("cause") == "CHEF":
        return "-broccoli"
    if told is Told.DIES and str(args.get("cause")).startswith("COMPANERO"):
        return "-drag"
    if told is Told.REVIVES and str(args.get("cause")).startswith("COMPANERO"):
        return "-cell"
    if args.get("cause", "NONE") != "NONE":
        return "-by"
    return "-none" if args.get("none") else "-back" if args.get("back") else ""


def aimed(voice: Voice, args: Args) -> Said:
    """What an objective that is turned up aims at, for players who do not know it by its name."""
    aim = f"goal-aim-{args['card']}"
    return {"aim": voice.speech.say(aim) if voice.speech.has(aim) else ""}


def held_by(args: Args) -> str:
    """The variant of a message about a covered card that holds, by what all see to keep it alive."""
    held = Held(int(args.get("how", 0)))
    return "" if held is Held.UNSAID else f"-{held.name.lower()}"


def explained(voice: Voice, told: Told, args: Args) -> Said:
    """An explanation of an occurrence, for players who do not know it by its name; in a tie, who lends a vote."""
    if told is Told.TIE:
        return {"lender": voice.names[int(args["lent"]) - 1] if args["lent"] else ""}
    return {"what": voice.speech.say(f"occurs-{args['occurrence']}")} if told in (Told.OCCURS, Told.TURNED_UP) else {}


def ending(speech: Speech, state: Any, names: Sequence[str]) -> str:
    """How a finished game ended, and for whom, as a sentence. Raises DefectError while it is running."""
    if state.outcome not in (Outcome.WON, Outcome.NOBODY):
        raise DefectError(f"a game of outcome {state.outcome} has not ended")
    if Cause(state.cause) is Cause.STALEMATE:
        return speech.say("ending-stalemate", rounds=int(state.quiet))
    cause = speech.say(f"cause-{Cause(state.cause).name}")
    cause = cause[0].upper() + cause[1:]
    winners = [name for seat, name in enumerate(names) if state.winners >> seat & 1]
    if not winners:
        return speech.say("ending", cause=cause)
    sides: dict[Side, list[str]] = {}
    for seat, name in enumerate(names):
        if state.winners >> seat & 1:
            sides.setdefault(Side(state.won_as[seat]), []).append(name)
    if len(sides) > 1:
        each = [_one_of_several(speech, state, side, won) for side, won in sides.items()]
        return speech.say("ending-several", names=listed(speech, each))
    reason = f"reason-{reached(state, Cause(state.cause))}"
    if speech.has(reason):
        said = speech.say("ending-because", cause=cause, reason=speech.say(reason), names=listed(speech, winners),
                          winners=len(winners))
    else:
        said = speech.say("ending-won", cause=cause, names=listed(speech, winners), winners=len(winners))
    whys = not_with_them(speech, state, names)
    return speech.say("ending-not", ending=said, whys=" ".join(whys)) if whys else said


def not_with_them(speech: Speech, state: Any, names: Sequence[str]) -> list[str]:
    """Why those with an aim of their own, and those whom a pact binds, have not won with the rest, a sentence each."""
    said = []
    for seat, name in enumerate(names):
        side = Side(side_of(state, seat))
        with_them = side in (Side.RICHARD, Side.RENEGADE) and Cause(state.cause) is Cause.MUTINEERS
        alone = side in (Side.TRAITOR, Side.DIRECTOR, Side.INQUISITOR)
        apart = alone and Cause(state.cause) in (Cause.MUTINEERS, Cause.INMATES)
        bound = side in (Side.PACT, Side.HATE)
        if (with_them or apart or bound) and not state.winners >> seat & 1:
            said.append(speech.say(f"ending-not-{side.name}", name=name))
    return said


def _one_of_several(speech: Speech, state: Any, side: Side, names: Sequence[str]) -> str:
    """The winners of a side, and with which aim they have won."""
    aim = reached(state, Cause[side.name])
    reason = f"reason-{aim}"
    return speech.say("ending-one-of-several", names=listed(speech, names), side=speech.say(f"side-{side.name}"),
                      reason=speech.say(reason if speech.has(reason) else f"aim-{aim}"))


def reached(state: Any, cause: Cause) -> str:
    """The aim with which a side has won, as messages name it."""
    match cause:
        case Cause.INMATES if state.options.in_play[Cards.RENEGADO]: return "INMATES-renegade"
        case Cause.INMATES if any(state.options.in_play[FIRST_GOAL:]): return "INMATES-goals"
        case Cause.DIRECTOR if state.pieces[find_card(state, Cards.KRUGMAN)].dead: return "DIRECTOR-dead"
    return cause.name


# ---- the characters of a game's story -----------------------------------------------------------

def figure(name: str) -> str:
    """A card's name in stories: the twins are one, and so are the cellmates."""
    return re.sub(r"_\d$", "", name)


FIGURES: Mapping[str, str] = ({figure(card.name): f"card-{card.name}" for card in Cards if 0 < card < FIRST_GOAL}
                              | {event.name: f"event-{event.name}" for event in Event})
"""The message with the name of a card or an event, by its name in stories."""


# ---- cards by their places ---------------------------------------------------------------------

def card_name(voice: Voice, card: int) -> str:
    return Card.name_of(voice, Cards(card).name)


def where(voice: Voice, place: int) -> str:
    """A card by its player and its place."""
    code = int(spot(voice.state, voice.state.at[place]))
    return spot_name(voice, PLACE_NAMES[place], code % SPOT_SECOND // SPOT_SEAT, code // SPOT_SECOND)


def place_label(voice: Voice, place: int) -> str:
    """The card at a place, with what the asked seat may know of it."""
    state, label = voice.state, where(voice, place)
    asked = frame_a(top_frame(state)) if state.n_agenda else -1
    piece = state.pieces[state.at[place]]
    if asked >= 0 and piece.known >> asked & 1 and piece.card != UNKNOWN:
        return voice.speech.say("label-known", label=label, card=card_name(voice, piece.card))
    return label


# ---- choices ------------------------------------------------------------------------------------

def chosen_as(state: Any, act: Act) -> str:
    """The message for a choice's line, if the question gives it a special meaning."""
    asked = frame_b(top_frame(state)) if state.n_agenda else Ask.NONE
    match act:
        case Act.YES | Act.NO if asked == Ask.POWER: return f"-{Power(frame_c(top_frame(state))).name}"
        case Act.YES | Act.NO: return f"-{Ask(asked).name}"
        case Act.POINT | Act.PLAYER if asked == Ask.DAY: return "-DAY"
        case Act.REVERSE | Act.REVERSE_PAIR: return f"-{Ask(asked).name}"
        case Act.CARD if asked == Ask.GET_UP: return "-GET_UP"
        case Act.PASS if asked in (Ask.TALK, Ask.DAY): return f"-{Ask(asked).name}"
        case Act.PASS if asked in (Ask.ANSWER, Ask.FUTURE_ANSWER): return "-ANSWER"
        case Act.QUESTION if asked == Ask.FUTURE: return "-FUTURE"
    return ""


def chosen(voice: Voice, act: Act, a: int, b: int) -> Said:
    """Further arguments of a choice's line."""
    match act:
        case Act.POINT: return {"card": place_label(voice, a)}
        case Act.REVERSE:
            dead = int(voice.state.pieces[voice.state.at[a]].dead)
            return {"card": place_label(voice, a), "dead": dead}
        case Act.PAIR | Act.REVERSE_PAIR: return {"card": place_label(voice, a), "other": place_label(voice, b)}
        case Act.ORDER: return {"order": order(voice, a)}
        case Act.CARD: return {"card": card_by_name(voice, a)}
        case Act.CHOOSE: return {"choice": choice(voice, a)}
        case Act.LAY: return {"choice": lay(voice, a)}
    return {}


NAMED_ALIKE = (Power.LAUGH, Power.TOOL_CARD, Power.BET_CARD)
"""Decisions that say a name: all cards of that name are meant."""


def card_by_name(voice: Voice, card: int) -> str:
    """A card by its name; if several have that name, with its place, if the asked seat knows it."""
    state, name = voice.state, card_name(voice, card)
    asked = frame_a(top_frame(state))
    decision = frame_c(top_frame(state)) if frame_b(top_frame(state)) == Ask.POWER else NOBODY
    if decision in NAMED_ALIKE and not state.options.before_15:
        return name
    for place in range(ROW * state.n_rows):
        piece = state.pieces[state.at[place]]
        if (is_siamese(card) or is_cellmate(card)) and piece.card == card and piece.known >> asked & 1:
            return voice.speech.say("label-known", label=name, card=where(voice, place))
    return name


def order(voice: Voice, number: int) -> str:
    """A row's cards from left to right, as the player who lays them knows them."""
    state = voice.state
    row = frame_c(top_frame(state))
    cards = [state.pieces[ROW * row + int(i) - 1].card for i in ORDER_NAMES[number]]
    return " · ".join(card_name(voice, card) for card in cards)


def choice(voice: Voice, number: int) -> str:
    """A choice by name; the tools and occurrences that are drawn have their own names."""
    own = voice.state.own
    if Choices.TOOL_FIRST <= number < Choices.TOOL_FIRST + len(Tool.names):
        return Tool.name_of(voice, Tool.names[number - Choices.TOOL_FIRST])
    if number in (Choices.FIRST_DRAWN, Choices.SECOND_DRAWN) and own.offered[number - Choices.FIRST_DRAWN]:
        return Tool.name_of(voice, Tool.names[own.offered[number - Choices.FIRST_DRAWN] - 1])
    if number in (Choices.FIRST, Choices.SECOND) and own.drawn[number - Choices.FIRST]:
        return Occurrence.name_of(voice, Occurrence.names[own.drawn[number - Choices.FIRST] - 1])
    return Choice.name_of(voice, Choices(number).name)


def lay(voice: Voice, groups: int) -> str:
    """The cards that come to the table."""
    state = voice.state
    seat = frame_a(top_frame(state))
    return " · ".join(card_name(voice, state.pieces[ROW * (2 * seat + (groups >> g & 1)) + g].card)
                      for g in range(Group.TRAIT))


# ---- questions ----------------------------------------------------------------------------------

def asked_as(state: Any, ask: Ask, seat: int, detail: int) -> str:
    """The message for a question, if it has a special wording."""
    if ask is Ask.GET_UP and detail == BORROWED:
        return "-BORROWED"
    if ask is Ask.AMNESIA and not state.lynching:
        return "-BEFORE"
    if ask is Ask.FUTURE_ANSWER and state.foretold[detail].asked == Question.FREE + 1:
        return "-FREE"
    if ask is Ask.ATTACK and state.pass_no:
        return "-AGAIN"
    if ask is Ask.REVENGE and state.pieces[detail].woken and not _asks_once_more(state):
        return "-SECOND"
    if ask is Ask.ATTACK_ALONE and detail == BORROWED:
        return "-BORROWED"
    if ask is Ask.ATTACK_ALONE and detail == OWN and state.pieces[find_card(state, Cards.DANIEL)].dead:
        return "-HEIR"
    return "-SECOND" if ask is Ask.ARRANGE and detail > 0 and state.owner[detail - 1] == seat else ""


def _asks_once_more(state: Any) -> bool:
    """Whether the same player is asked the same once more."""
    return bool(state.n_agenda > 1 and state.agenda[state.n_agenda - 2] == top_frame(state))


ALONE = {Mode.THREE: "three.lynchers", Mode.TWO: "two.lynchers"}
"""The side or player that lynches alone, by mode. In the normal mode it is the player whom the awakened amnesia
accuses."""
BORROWED_BY = {Ask.GET_UP: "director.answers", Ask.ATTACK_ALONE: "director.mutineer"}
"""Questions to the director with a power that he has borrowed."""


def asked_by(state: Any, ask: Ask, seat: int, detail: int) -> tuple[str, str]:
    """The rule that asks, and the suffix for the name of a reason's message."""
    match ask:
        case Ask.POWER: return f"custom.{Power(detail).rule}", f"-{Power(detail).name}"
        case Ask.VERDICT: return ALONE.get(Mode(state.mode), ask.rule), ""
    return BORROWED_BY.get(ask, ask.rule) if detail == BORROWED else ask.rule, ""


def _hidden_behind(voice: Voice, seat: int) -> str:
    """Why a dead architect's player is still asked, as far as the reader may know it: where he hides."""
    state = voice.state
    architect, cover = find_card(state, Cards.ARQUITECTO), state.own.hideout - 1
    if architect == NOBODY or cover < 0 or not state.pieces[architect].dead or hider(state) != seat:
        return ""
    return voice.speech.say("power-behind", place=where(voice, state.place_of[cover]))


def asked(voice: Voice, ask: Ask, seat: int, detail: int) -> Said:
    """Further arguments of a question's text."""
    state = voice.state
    match ask:
        case Ask.POWER:
            without = [name for other, name in enumerate(voice.names[:state.n_players])
                       if is_in_game(state, other) and not state.own.served >> other & 1]
            return {"power": voice.speech.say(f"power-{Power(detail).name}", name=voice.names[seat],
                                              unserved=listed(voice.speech, without) if without else "",
                                              without=len(without),
                                              centre=int(state.own.centre), behind=_hidden_behind(voice, seat),
                                              ripe_the=voice.speech.say(f"card-{Cards(state.own.ripe).name}-the"))}
        case Ask.FUTURE_ANSWER:
            foretold = state.foretold[detail]
            return {"other": voice.names[detail], "about": voice.names[foretold.about],
                    "question": QuestionKind.name_of(voice, Question(foretold.asked - 1).name)}
        case Ask.VOTE_CARD: return {"other": voice.names[state.elected - 1]}
        case Ask.TAKE_ALONG: return {"card": place_label(voice, state.place_of[state.slept - 1])}
        case Ask.CELLMATES: return {"card": place_label(voice, state.place_of[detail])}
        case Ask.REPLACE: return {"card": place_label(voice, detail)}
        case Ask.CHIP: return {"card": place_label(voice, state.place_of[state.chips[detail].on - 1])}
    return {}
