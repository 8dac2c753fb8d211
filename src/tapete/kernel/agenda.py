"""What still has to happen: a stack of small frames `(op, a, b, c)` in the record.

A rule that needs something to happen later schedules it and returns. What one rule schedules happens in the
order in which it is written, before anything that was scheduled earlier. There is no recursion, generator or
callback, so any moment in the middle of any card can be cloned, saved, searched and resumed.

A state has `agenda: i1[N, 4]`, `n_agenda` and `fault`.
"""
from enum import IntEnum

from .rule import rule


class Fault(IntEnum):
    """Why a state can be played no further: always a defect, never a way to lose."""

    NONE = 0
    AGENDA_FULL = 1
    PILE_FULL = 2
    MENU_FULL = 3
    UNKNOWN_FRAME = 4
    NO_CHOICE = 5
    ENDLESS = 6


@rule
def fail(s, fault):
    """Mark the state as broken; the first fault stays."""
    if s.fault == 0:
        s.fault = fault


@rule
def schedule(s, op, a, b, c):
    """Have `op` happen, after what this rule has already scheduled."""
    if s.n_agenda >= len(s.agenda):
        fail(s, Fault.AGENDA_FULL)
        return
    frame = s.agenda[s.n_agenda]
    frame[0] = op
    frame[1] = a
    frame[2] = b
    frame[3] = c
    s.n_agenda += 1


@rule
def in_order(s, mark):
    """Turn over what was scheduled since the agenda was `mark` high, so that the first comes first."""
    low = mark
    high = s.n_agenda - 1
    while low < high:
        for k in range(4):
            held = s.agenda[low][k]
            s.agenda[low][k] = s.agenda[high][k]
            s.agenda[high][k] = held
        low += 1
        high -= 1


@rule
def drop_top(s):
    """Take the top frame off."""
    s.n_agenda -= 1
