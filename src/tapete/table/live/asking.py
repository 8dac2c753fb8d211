"""Checks whether a seat may choose an action now, and says why not."""
from __future__ import annotations

from ...errors import DefectError
from ...games import speech_for
from ..http.authority import Asker, refusal, state_of
from ..refusals import Refusal
from .moment import Asked
from .room import Room


def ask(room: Room, seat: int, names: tuple[str, ...] = ()) -> Asked:
    """The moment of a seat that may choose now. Raises Refusal for any other seat. The caller holds the lock."""
    check_asked(room, seat)
    story, session = room.story, room.story.playing
    return Asked(room.code, room.game, len(room.seats), seat, story.events.seq(seat), room.holder(seat),
                 session.blinded(seat), tuple(story.legal_of(seat)), story.choices_before(seat), names)


def check_asked(room: Room, seat: int) -> None:
    """Raise Refusal unless a seat may choose something now, as the game stands."""
    refused = room.why_not_asked(seat)
    if refused is not None:
        raise refused


def still_asks(room: Room, asked: Asked) -> bool:
    """Whether a seat is still asked the same question, and the same person or bot sits there."""
    events, seat = room.story.events, asked.seat
    return (room.asks(seat) and events.settled(seat, asked.seq) == events.seq(seat)
            and room.holder(seat) == asked.holder)


def check_choice(room: Room, seat: int, seq: int, action: int, language: str) -> None:
    """Raise Refusal unless a seat may choose an action now, at its moment `seq`."""
    story = room.story
    over = story.session is not None and room.over
    code = "over" if over else refusal("choose", Asker.SEAT, state_of(room.row, story.seq > 0))
    if code not in ("", "paused"):
        raise Refusal(code)
    if seq != story.events.seq(seat):
        raise Refusal("late", seq=seq, now=story.events.seq(seat))
    if code:
        raise Refusal(code)
    check_asked(room, seat)
    if action in story.legal_of(seat):
        _check_lesson(room, action, language)
        return
    illegal, sentence, rule = why_not(room, seat, action, language)
    if illegal is None:
        raise DefectError(f"{room.game.grammar.text(action)} is legal for seat {seat}, but not for the referee")
    raise Refusal(illegal, sentence=sentence, rule=rule)


def why_not(room: Room, seat: int, action: int, language: str) -> tuple[str | None, str, str | None]:
    """Why a seat may not choose an action now: code, sentence and rule. The code is None if the seat may.

    It uses only what the seat may know, because a reason must not reveal what a view hides.
    """
    refused = room.why_not_asked(seat)
    if refused is not None:
        return refused.code, refused.sentence(language), "referee.over" if refused.code == "over" else refused.rule
    session, game = room.story.playing, room.game
    why = int(game.rules.why_not(session.blinded(seat), action))
    if not why:
        return None, "", None
    rule, sentence = session.refusal(speech_for(game, language), why, seat)
    return "illegal", sentence, rule


def _check_lesson(room: Room, action: int, language: str) -> None:
    """Raise Refusal, in the guide's words, for a choice that the lesson does not make next."""
    lesson, line = room.lesson, room.line
    if lesson is None or line is None or action in line.choices:
        return
    wrong = lesson.guide(len(room.story.choices), language).wrong
    raise Refusal("lesson_other", sentence=" ".join(wrong) or None)
