"""What Bethlem says besides its words: cards by their places, rows, and how a game ended."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import DefectError
from ...kernel.agenda import frame_a, frame_b, frame_c, top_frame
from ...kernel.kinds import Voice
from ...kernel.speech import Speech
from .custom.names import Choice as Choices
from .custom.names import Power
from .names import PLACE_NAMES, ROW, SPOT_SEAT, SPOT_SECOND, UNKNOWN, Cause, Group, Outcome, Question
from .names import Card as Cards
from .rules.cards import is_cellmate, is_siamese, spot
from .vocabulary import ORDER_NAMES, Act, Ask, Card, Choice, Occurrence, Tool, spot_name
from .vocabulary import Question as QuestionKind

Said = Mapping[str, int | str]


def ending(speech: Speech, state: Any, names: Sequence[str]) -> str:
    """How a finished game ended, and for whom, as a sentence. DefectError while it is running."""
    if state.outcome not in (Outcome.WON, Outcome.NOBODY):
        raise DefectError(f"a game of outcome {state.outcome} has not ended")
    cause = speech.say(f"cause-{Cause(state.cause).name}")
    cause = cause[0].upper() + cause[1:]
    winners = [name for seat, name in enumerate(names) if state.winners >> seat & 1]
    if not winners:
        return speech.say("ending", cause=cause)
    return speech.say("ending-won", cause=cause, names=", ".join(winners))


# ---- cards by their places ---------------------------------------------------------------------

def card_name(voice: Voice, card: int) -> str:
    return Card.name_of(voice, Cards(card).name)


def where(voice: Voice, place: int) -> str:
    """A card by whose it is and where it lies."""
    code = int(spot(voice.state, voice.state.at[place]))
    return spot_name(voice, PLACE_NAMES[place], code % SPOT_SECOND // SPOT_SEAT, code // SPOT_SECOND)


def place_label(voice: Voice, place: int) -> str:
    """The card at a place, with what the one who is asked may know of it."""
    state, label = voice.state, where(voice, place)
    asked = frame_a(top_frame(state)) if state.n_agenda else -1
    piece = state.pieces[state.at[place]]
    if asked >= 0 and piece.known >> asked & 1 and piece.card != UNKNOWN:
        return voice.speech.say("label-known", label=label, card=card_name(voice, piece.card))
    return label


# ---- what may be chosen ------------------------------------------------------------------------

def chosen_as(state: Any, act: Act) -> str:
    """What a choice's line is called after, where the question makes it mean something of its own."""
    asked = frame_b(top_frame(state)) if state.n_agenda else Ask.NONE
    match act:
        case Act.POINT | Act.PLAYER if asked == Ask.DAY: return "-DAY"
        case Act.PASS if asked in (Ask.ANSWER, Ask.FUTURE_ANSWER): return "-ANSWER"
        case Act.QUESTION if asked == Ask.FUTURE: return "-FUTURE"
    return ""


def chosen(voice: Voice, act: Act, a: int, b: int) -> Said:
    """What a choice's line says besides its arguments."""
    match act:
        case Act.POINT | Act.REVERSE: return {"card": place_label(voice, a)}
        case Act.PAIR | Act.REVERSE_PAIR: return {"card": place_label(voice, a), "other": place_label(voice, b)}
        case Act.ORDER: return {"order": order(voice, a)}
        case Act.CARD: return {"card": card_by_name(voice, a)}
        case Act.CHOOSE: return {"choice": choice(voice, a)}
        case Act.LAY: return {"choice": lay(voice, a)}
    return {}


def card_by_name(voice: Voice, card: int) -> str:
    """A card by its name; one of several of that name with its place, where the one asked knows it."""
    state, name = voice.state, card_name(voice, card)
    asked = frame_a(top_frame(state))
    for place in range(ROW * state.n_rows):
        piece = state.pieces[state.at[place]]
        if (is_siamese(card) or is_cellmate(card)) and piece.card == card and piece.known >> asked & 1:
            return voice.speech.say("label-known", label=name, card=where(voice, place))
    return name


def order(voice: Voice, number: int) -> str:
    """A row's cards from left to right, as whoever lays them knows them."""
    state = voice.state
    row = frame_c(top_frame(state))
    cards = [state.pieces[ROW * row + int(i) - 1].card for i in ORDER_NAMES[number]]
    return " · ".join(card_name(voice, card) for card in cards)


def choice(voice: Voice, number: int) -> str:
    """A choice by name: of the tools and occurrences that are drawn, theirs."""
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


# ---- what is asked -----------------------------------------------------------------------------

def asked_as(state: Any, ask: Ask, seat: int, detail: int) -> str:
    """What a question is called after, where it is asked in a way of its own."""
    if ask is Ask.FUTURE_ANSWER and state.foretold[detail].asked == Question.FREE + 1:
        return "-FREE"
    return "-SECOND" if ask is Ask.ARRANGE and detail > 0 and state.owner[detail - 1] == seat else ""


def asked(voice: Voice, ask: Ask, seat: int, detail: int) -> Said:
    """What a question says besides its arguments."""
    state = voice.state
    match ask:
        case Ask.POWER: return {"power": voice.speech.say(f"power-{Power(detail).name}", name=voice.names[seat])}
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
