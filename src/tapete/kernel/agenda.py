"""The agenda: a stack of small frames `(op, a, b, c)` in the record, with everything that still has to happen.

A rule that needs something to happen later schedules it and returns. What one rule schedules happens in the order in
which it is written, before anything that was scheduled earlier. There is no recursion, generator or callback. So any
moment, even in the middle of a card, can be cloned, saved, searched and resumed.

A frame is packed into one integer. A state has the fields `agenda: i4[N]`, `n_agenda` and `fault`.
"""
from enum import IntEnum

from .rule import rule


class Fault(IntEnum):
    """Why a game cannot go on. A fault is always a defect of the program, never a way to lose."""

    NONE = 0
    AGENDA_FULL = 1
    PILE_FULL = 2
    MENU_FULL = 3
    UNKNOWN_FRAME = 4
    NO_CHOICE = 5
    ENDLESS = 6
    ARGUMENT = 7
    TAPE_FULL = 8
    LOG_FULL = 9
    NO_DEAL = 10


@rule
def fail(s, fault):
    """Mark the state as broken. If it already has a fault, that first fault stays."""
    if s.fault == 0:
        s.fault = fault


@rule
def schedule(s, op, a, b, c):
    """Put a frame on the agenda, to happen after everything that this rule has already scheduled.

    Arguments are 0 to 255.
    """
    if s.n_agenda >= len(s.agenda):
        fail(s, Fault.AGENDA_FULL)
        return
    if (a | b | c) & ~255:
        fail(s, Fault.ARGUMENT)
        return
    s.agenda[s.n_agenda] = (op << 24) | (a << 16) | (b << 8) | c
    s.n_agenda += 1


@rule
def in_order(s, mark):
    """Reverse the frames scheduled since the agenda had the height `mark`, so that the first one happens first."""
    low = mark
    high = s.n_agenda - 1
    while low < high:
        held = s.agenda[low]
        s.agenda[low] = s.agenda[high]
        s.agenda[high] = held
        low += 1
        high -= 1


@rule
def top_frame(s):
    """The frame that happens next."""
    return s.agenda[s.n_agenda - 1]


@rule
def drop_top(s):
    """Remove the top frame."""
    s.n_agenda -= 1


@rule
def frame_op(frame):
    """The operation of a frame. Its arguments are `frame_a`, `frame_b` and `frame_c`."""
    return frame >> 24


@rule
def frame_a(frame):
    return (frame >> 16) & 255


@rule
def frame_b(frame):
    return (frame >> 8) & 255


@rule
def frame_c(frame):
    return frame & 255
