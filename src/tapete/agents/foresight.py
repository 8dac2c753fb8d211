"""What a search expects after a choice: lines of its own tree, and what was told in them.

Nothing here is of the true state. A line is played in the search's own memory, from a deal that it has drawn of all
that the seat cannot tell apart, and of what is told in it only what the seat itself would be told counts.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from ..kernel.log import EVERYBODY, RING

LINES = 60
"""Lines that are played on for each choice that is spoken of, near and far."""
NEAR = 1
"""Ticks of the game's clock that a near line lasts: the log holds no more than its last happenings, and of a line as
long as the search's own it may have lost the first."""
FOLLOWED = 2
"""Choices that lines are played for: the one that is thought best, and the runner-up."""
NO_MORE_CHILDREN = 1e-9
"""As a search's widening: a line goes where the tree has been, as long as it has been anywhere."""
CERTAIN = 1e6
"""What a choice's visits are worth while lines are played for it: no other is chosen."""

Telling = tuple[int, int, int, int]
"""What is told: its number and three arguments."""


class Line(NamedTuple):
    """A line played on: what it was worth to the seat, and what was told in it, each with a bit for each seat that was
    told (-1: everybody)."""

    worth: float
    told: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Foreseen:
    """What follows a choice: in how many of its lines a thing is told to the seat, and the mean worth of those lines;
    `worth` is that of all, `spread` its standard deviation."""

    action: int
    lines: int
    worth: float
    spread: float
    told: Mapping[Telling, tuple[int, float]]

    def share(self, telling: Telling) -> float:
        return self.told.get(telling, (0, 0.0))[0] / self.lines


def horizons(horizon: int) -> tuple[int, ...]:
    """How far lines are played on by a search of this horizon: as far as it looks itself, and near."""
    return (horizon, NEAR) if horizon != NEAR else (NEAR,)


def foreseen(action: int, seat: int, passes: Sequence[Sequence[Line]]) -> Foreseen:
    """What lines of one choice tell a seat; of several passes of as many lines, each thing as the pass has it that
    heard of it most. What the lines are worth is as the first pass has it."""
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
    return Foreseen(action, lines, mean, sqrt(sum((worth - mean) ** 2 for worth in worths) / lines), told)


def told_in(log: Any) -> list[tuple[int, ...]]:
    """What a line's log holds, the oldest first: who was told, what, and its arguments. `log` is a packed record."""
    n = int(log["told"])
    return [tuple(int(log[name][i % RING]) for name in ("seats", "what", "a", "b", "c"))
            for i in range(max(0, n - RING), n)]
