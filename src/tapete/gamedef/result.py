"""What a game's result is. A game declares one of these, and all figures and sentences go by it.

`per` says who has a result: each seat, each side (its seats have the same), or the game (all seats have the same).
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

import numpy as np

from ..runtime.integers import whole_numbers

Per = Literal["seat", "side", "game"]


@dataclass(frozen=True)
class Won:
    """Seats win or lose."""

    per: Per = "seat"


@dataclass(frozen=True)
class Ranked:
    """Seats have points. Those with the most of them win, or with the fewest, and share the win."""

    fewest: bool = False
    per: Per = "seat"

    def best(self, points: Iterable[int]) -> int:
        """The points that win a game."""
        return min(points) if self.fewest else max(points)

    def returns(self, points: Any) -> Any:
        """What seats get, 0 to 1: points and answer are arrays (games, seats)."""
        best = points == (points.min if self.fewest else points.max)(axis=1, keepdims=True)
        return best / best.sum(axis=1, keepdims=True)


@whole_numbers
@dataclass(frozen=True)
class Scored:
    """There is a score from `lowest` to `highest`, and nobody wins or loses.

    `grades` are names for scores, each with the lowest score that earns it: a grade's name at the table is the message
    `grade-NAME`. InputError for scores that are no whole numbers, ValueError if scores or grades make no sense.
    """

    lowest: int
    highest: int
    grades: Mapping[str, int] = field(default_factory=dict)
    per: Per = "game"

    def __post_init__(self) -> None:
        if self.lowest >= self.highest:
            raise ValueError(f"a score from {self.lowest} to {self.highest}: expected the lowest first")
        if odd := [name for name, least in self.grades.items() if type(least) is not int]:
            raise ValueError(f"grades from no whole number on: {', '.join(odd)}")
        if off := [name for name, least in self.grades.items() if not self.lowest <= least <= self.highest]:
            raise ValueError(f"grades that no score from {self.lowest} to {self.highest} earns: {', '.join(off)}")
        object.__setattr__(self, "grades", MappingProxyType(dict(sorted(self.grades.items(), key=lambda one: one[1]))))

    @property
    def span(self) -> int:
        return self.highest - self.lowest

    def returns(self, scores: Any) -> Any:
        """What seats get, 0 to 1, for numbers or arrays of scores. ValueError for a score out of range."""
        for score in (np.min(scores), np.max(scores)) if np.size(scores) else ():
            if not self.lowest <= score <= self.highest:
                raise ValueError(f"a score of {score}: expected one from {self.lowest} to {self.highest}")
        return np.subtract(scores, self.lowest, dtype=np.float64) / self.span

    def score(self, share: float) -> float:
        """The score at a place between the lowest and the highest, 0 to 1. The opposite of `returns`."""
        return self.lowest + share * self.span

    def grade(self, score: float) -> str | None:
        """The best grade that a score earns. None if it earns none."""
        return next((name for name, least in reversed([*self.grades.items()]) if score >= least), None)


Result = Won | Ranked | Scored
