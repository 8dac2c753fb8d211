"""Questions to several seats at once: each chooses in secret, and nobody sees a choice before all have chosen.

One frame asks all of them. Its operation is a word that `asks_at_once` declares. Its arguments are the seat that
chooses next, the seats that have not chosen yet, and all that were asked (a bit for each seat, at most eight).

The seats may choose in any order. An answer only writes the choice down in a field that its seat alone knows; what
follows from the choices is a frame of work behind the question. A blinded state shows as if no other seat had chosen
yet, so that a search lets them choose instead of guessing.
"""
from collections.abc import Iterable
from typing import Any

from .agenda import Fault, fail, frame_a, frame_b, frame_c, frame_op, schedule, top_frame
from .rule import rule

SEATS_AT_ONCE = 8
"""The most seats of a game that asks at once: an argument of a frame has a bit for each."""
OPERATIONS_AT_ONCE = 63
"""The number of such a word is below this, so that one integer holds a bit for each."""


def words_at_once(asked: Iterable[Any] | None) -> int:
    """The words of a vocabulary that ask at once, as bits."""
    return sum(1 << int(word) for word in asked or () if word.at_once)


@rule
def is_at_once(words, op):
    """Whether an operation is among these words. Machine code shifts by the remainder of 64, so large numbers are none.
    """
    return op < OPERATIONS_AT_ONCE and words >> op & 1 == 1


@rule
def lowest_seat(seats):
    """The lowest of the seats, given as bits; there must be one."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def ask_at_once(s, op, seats):
    """Ask these seats at once (a bit for each), after everything that this rule has already scheduled. Nobody is asked
    if there are none."""
    if seats:
        schedule(s, op, lowest_seat(seats), seats, seats)


@rule
def let_choose(s, seat):
    """Of the seats that the top frame asks at once, let this one choose next; it must not have chosen yet."""
    frame = top_frame(s)
    if not frame_b(frame) >> seat & 1:
        fail(s, Fault.ARGUMENT)
        return
    s.agenda[s.n_agenda - 1] = frame & ~(255 << 16) | seat << 16


@rule
def take_off(s):
    """The seat that has just chosen is asked no more. Returns whether others have still to choose."""
    frame = top_frame(s)
    waiting = frame_b(frame) & ~(1 << frame_a(frame))
    if waiting == 0:
        return False
    s.agenda[s.n_agenda - 1] = frame_op(frame) << 24 | lowest_seat(waiting) << 16 | waiting << 8 | frame_c(frame)
    return True


@rule
def hide_answered(s, seat, words):
    """Show to a seat as if no other seat had chosen yet, if a question at once is open; the seat itself chooses first,
    unless it has chosen."""
    if s.n_agenda == 0:
        return
    frame = top_frame(s)
    if not is_at_once(words, frame_op(frame)):
        return
    asked = frame_c(frame)
    first = seat
    if not frame_b(frame) >> seat & 1:
        asked &= ~(1 << seat)
        first = lowest_seat(asked)
    s.agenda[s.n_agenda - 1] = frame_op(frame) << 24 | first << 16 | asked << 8 | frame_c(frame)
