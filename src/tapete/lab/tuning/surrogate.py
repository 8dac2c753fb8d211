"""A surrogate model of games' results, learned from those played: a Gaussian process over the values of a few numbers.

Its kernel is an analysis of variance (Durrande, Ginsbourger & Roustant 2012): an effect of each number, of each pair
and of each triple, each smaller than the one before. At a number's current value its effect is zero. Shares are
modelled as log odds and lengths as logarithms, in which effects add up; a score is the share of its way from the lowest
to the highest. The standard error of each mean is known.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...gamedef.result import Scored
from ..contrast import MeasuredMean
from ..scale import LENGTHS

Array = np.ndarray[Any, Any]
Point = tuple[int, ...]
"""The index of each number's value among those that it may have."""

FAR = 0.9
"""The length scale of a value's effect, if the farthest value that may be tried is 1."""
ALWAYS, PAIRS, TRIPLES = 0.3 ** 2, 0.4 ** 2, 0.2 ** 2
"""Variances relative to the effect of a number, which is 1."""
LEAST = 0.25
"""If results spread less than this, in log odds or logarithms, they count as flat."""


@dataclass(frozen=True)
class Number:
    """A number that may be changed: the values that are tried, in order, and the index of the current one."""

    path: str
    values: tuple[Any, ...]
    stands: int

    @property
    def reach(self) -> int:
        return max(self.stands, len(self.values) - 1 - self.stands, 1)


class Surrogate:
    """The expected results of points, from the results of those played."""

    def __init__(self, game: Game, numbers: Sequence[Number]) -> None:
        self.game = game
        self._stand = np.array([number.stands for number in numbers], float)
        self._reach = np.array([number.reach for number in numbers], float)
        self.seen: dict[Point, tuple[Mapping[str, MeasuredMean], int]] = {}

    def add(self, point: Point, shown: Mapping[str, MeasuredMean], games: int) -> None:
        """Add the result of a point with so many games. It replaces a result with fewer games."""
        if point not in self.seen or self.seen[point][1] < games:
            self.seen[point] = shown, games

    def expects(self, points: Array, doubt: float = 0.0) -> tuple[dict[str, Array], dict[str, Array]]:
        """The range expected of each aim at points, a row each: the mean plus and minus so many standard deviations."""
        at, points = self._scaled(np.array(list(self.seen), float)), self._scaled(points)
        inner, across = _kernel(at, at), _kernel(points, at)
        lows, highs = {}, {}
        for aim in next(iter(self.seen.values()))[0]:
            seen = np.array([_linked(self.game, aim, shown[aim], games) for shown, games in self.seen.values()])
            middle, spread = seen[0, 0], max(float(seen[:, 0].std()), LEAST)
            covered = inner + np.diag((seen[:, 1] / spread) ** 2 + 1e-6)
            mean = across @ np.linalg.solve(covered, (seen[:, 0] - middle) / spread)
            off = np.zeros(len(points))
            if doubt:
                known = np.einsum("ij,ji->i", across, np.linalg.solve(covered, across.T))
                off = doubt * np.sqrt(np.maximum(0.0, _variance(points) - known))
            lows[aim], highs[aim] = (_unlinked(self.game, aim, middle + spread * each)
                                     for each in (mean - off, mean + off))
        return lows, highs

    def _scaled(self, points: Array) -> Array:
        return np.asarray((points - self._stand) / self._reach)


def _kernel(one: Array, other: Array) -> Array:
    """The covariance of some points with others."""
    return _together((len(one), len(other)), (
        _effect(one[:, i, None], other[None, :, i]) for i in _moved(one) if other[:, i].any()))


def _variance(points: Array) -> Array:
    """The prior variance at points: the kernel of each with itself."""
    return _together((len(points),), (_effect(points[:, i], points[:, i]) for i in _moved(points)))


def _effect(a: Array, b: Array) -> Array:
    """The kernel of one number: half a straight line, half any smooth curve, both 0 at the current value."""
    curve = np.exp(-((a - b) / FAR) ** 2 / 2) - np.exp(-(a ** 2 + b ** 2) / FAR ** 2 / 2)
    return np.asarray((a * b + curve) / 2)


def _moved(points: Array) -> list[int]:
    """The numbers that some points change; all others have no effect."""
    return np.flatnonzero(points.any(axis=0)).tolist()


def _together(shape: tuple[int, ...], effects: Iterable[Array]) -> Array:
    """The sums over numbers, pairs and triples, from the sums of powers (Newton's identities)."""
    first = second = third = np.zeros(shape)
    for effect in effects:
        first, second, third = first + effect, second + effect ** 2, third + effect ** 3
    pairs = (first ** 2 - second) / 2
    triples = (first ** 3 - 3 * first * second + 2 * third) / 6
    return np.asarray(ALWAYS + first + PAIRS * pairs + TRIPLES * triples)


def _linked(game: Game, aim: str, one: MeasuredMean, games: int) -> tuple[float, float]:
    """A mean and its standard error on the model's scale."""
    error = (one.high - one.low) / (2 * 1.959963984540054)
    if aim in LENGTHS:
        mean = max(one.mean, 1e-3)
        return float(np.log(mean)), error / mean
    lowest, span = _range_of(game)
    error /= span
    mean = float(np.clip((one.mean - lowest) / span, 0.5 / games, 1 - 0.5 / games))
    return float(np.log(mean / (1 - mean))), max(error, 0.5 / games) / (mean * (1 - mean))


def _unlinked(game: Game, aim: str, value: Array) -> Array:
    if aim in LENGTHS:
        return np.asarray(np.exp(value))
    lowest, span = _range_of(game)
    return np.asarray(lowest + span / (1 + np.exp(-value)))


def _range_of(game: Game) -> tuple[float, float]:
    """The lowest result, and how far the highest is from it."""
    result = game.results.result
    return (result.lowest, result.span) if isinstance(result, Scored) else (0, 1)
