"""What a search expects after a choice: lines of its own tree, and the happenings in them.

Nothing here uses the true state. A line is played in the search's own memory, from one of the deals that the seat
cannot distinguish. Only happenings that the seat itself would be told count.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from ..kernel.log import EVERYBODY, LOG_SIZE

LINES = 60
"""Lines played on for each choice that is explained, near and far."""
NEAR = 1
"""Ticks of the game's clock that a near line lasts. The log holds only its last happenings, so a line as long as the
search's own may have lost the first ones.
"""
FOLLOWED = 2
"""Choices for which lines are played: the best one, and the runner-up."""
NO_MORE_CHILDREN = 1e-9
"""The search's widening while lines are played: a line stays in the tree as long as the tree has nodes."""
CERTAIN = 1e6
"""A value so high that no other choice is taken while lines are played for this one."""

Telling = tuple[int, int, int, int]
"""What is told: its number and three arguments."""


class SearchLine(NamedTuple):
    """A line played on: its value for the seat, and what was told in it. Each happening has a bit for each seat that
    was told (-1: everybody).
    """

    worth: float
    told: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Forecast:
    """What follows a choice: for each happening, the number of lines that tell it to the seat, and their mean value.

    `worth` is the mean value of all lines, and `spread` its standard deviation.
    """

    action: int
    lines: int
    worth: float
    spread: float
    told: Mapping[Telling, tuple[int, float]]

    def share(self, telling: Telling) -> float:
        return self.told.get(telling, (0, 0.0))[0] / self.lines


def horizons(horizon: int) -> tuple[int, ...]:
    """How far a search with this horizon plays lines on: as far as it looks itself, and near."""
    return (horizon, NEAR) if horizon != NEAR else (NEAR,)


def foreseen(action: int, seat: int, passes: Sequence[Sequence[SearchLine]]) -> Forecast:
    """What the lines of one choice tell a seat.

    If there are several passes with equally many lines, each happening is counted in the pass that has it most often.
    The value of the lines comes from the first pass.
    """
    told: dict[Telling, tuple[int, float]] = {}
    far, *_ = passes
    lines, worths = len(far), [line.worth for line in far]
    for each in passes:
        sums: dict[Telling, tuple[int, float]] = {}
        for line in each:
            for telling in dict.fromkeys((what, a, b, c) for seats, what, a, b, c in line.told
                                         if seats == EVERYBODY or seats >> seat & 1):
                n, total = sums.get(telling, (0, 0.0))
                sums[telling] = n + 1, total + line.worth
        for telling, (n, total) in sums.items():
            if n > told.get(telling, (0, 0.0))[0]:
                told[telling] = n, total / n
    mean = sum(worths) / lines
    return Forecast(action, lines, mean, sqrt(sum((worth - mean) ** 2 for worth in worths) / lines), told)


def told_in(log: Any) -> list[tuple[int, ...]]:
    """What a line's log holds, the oldest first: the seats that were told, what, and its arguments.

    `log` is a packed record.
    """
    n = int(log["told"])
    return [tuple(int(log[name][i % LOG_SIZE]) for name in ("seats", "what", "a", "b", "c"))
            for i in range(max(0, n - LOG_SIZE), n)]
