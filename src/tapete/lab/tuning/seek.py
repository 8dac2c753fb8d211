"""Search for the configuration nearest to a goal by changing few numbers, for several numbers of players at once.

First, each number is tried alone, at the ends of its range. From then on a model (`surrogate.py`) chooses the next
points and learns from their results, until the point that it expects to be nearest has been played. That point is
played again with more games. If it is not near enough, the search tries points that may be nearer within the model's
uncertainty. Chance only decides which of very many candidates are considered. The same question has the same answer,
and games that were played before are read.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, pairwise, product
from math import prod
from typing import Any

import numpy as np

from ...errors import InputError
from ..contrast import MeasuredMean
from .aims import TuningGoal
from .surrogate import Array, Number, Point, Surrogate

CLOSER = 4
"""The nearest point is measured again with so many times the games of a trial."""
MATTER, SPARE = 8, 2
"""How many of the numbers with most effect are changed together: at most MATTER, and at least SPARE more than are
changed at once."""
ENOUGH = 0.005
"""At this distance the search stops looking for something nearer."""
DOUBT = 1.5
"""Standard deviations by which the model may be wrong when the search looks for something nearer."""
WEIGHED = 20_000
"""Most candidates that are considered at a time."""

Look = Callable[[Mapping[str, Any], int], Mapping[str, MeasuredMean]]
"""The results of changes, with so many times the games of a trial. Raises InputError if they do not go together."""

Candidates = tuple[Array, list[int]]
"""Candidate points, a row each, and the rows where those of each set of changed numbers begin and end."""


@dataclass
class TuningCase:
    """One number of players: the numbers that may be changed, their current values with so many players, and the
    results so far."""

    numbers: Sequence[Number]
    goal: TuningGoal
    look: Look
    games: int
    model: Surrogate = field(init=False)
    impossible: set[Point] = field(default_factory=set)
    times: dict[Point, int] = field(default_factory=dict)
    """With how many times the games of a trial each point was played."""

    def __post_init__(self) -> None:
        self.model = Surrogate(self.goal.game, self.numbers)

    @property
    def base(self) -> Point:
        return tuple(number.stands for number in self.numbers)

    def see(self, point: Point, times: int = 1) -> None:
        """Play a point, unless it was already played with as many games."""
        if self.times.get(point, 0) >= times or point in self.impossible:
            return
        try:
            shown = self.look(self.changes(point), times)
        except InputError:
            if point == self.base:
                raise
            self.impossible.add(point)
            return
        self.times[point] = times
        self.model.add(point, {aim: shown[aim] for aim in self.goal.aims}, times * self.games)

    def changes(self, point: Point) -> dict[str, Any]:
        return {number.path: number.values[n] for number, n in zip(self.numbers, point, strict=True)
                if n != number.stands}

    def away(self, points: Array, doubt: float = 0.0) -> Array:
        """The expected distances of points from the goal, or the smallest that are possible. Among equals, points with
        smaller changes are nearer."""
        far = np.asarray(self.goal.away(*self.model.expects(points)), float)
        if doubt:
            hoped = np.asarray(self.goal.away(*self.model.expects(points, doubt)), float)
            far = np.maximum(hoped, ENOUGH) + far / 10
        moved = np.abs(points - np.array(self.base)) / np.array([number.reach for number in self.numbers])
        far = far + 1e-6 * moved.sum(axis=1)
        if self.impossible:
            far[[tuple(point) in self.impossible for point in points.tolist()]] = np.inf
        return np.asarray(far)


@dataclass(frozen=True)
class Nearest:
    """The nearest by changing so many numbers: a point for each place, and their mean distance from the goal, as
    played."""

    points: Sequence[Point]
    distance: float


def find_nearest(places: Sequence[TuningCase], most: int, trials: int, apart: bool) -> list[Nearest]:
    """The nearest for 0, 1, ... `most` changed numbers, with about `trials` trials at most at each place.

    If they are `apart`, each place has its own values for the same numbers; else all have the same values. Raises
    InputError if the unchanged game cannot be played.
    """
    search = _NearestSearch(places, apart)
    for place in places:
        place.see(place.base)
    search.alone(trials // 2)
    search.closer(max(MATTER, most + SPARE))
    found = [search.nearest([place.base for place in places])]
    left, matter = max(0, trials - search.spent()), search.matter(max(MATTER, most + SPARE))
    shares = sum(range(1, most + 1))
    for many in range(1, min(most, len(matter)) + 1):
        found.append(search.closing_in(list(combinations(matter, many)), search.spent() + left * many // shares))
    return found


class _NearestSearch:
    def __init__(self, places: Sequence[TuningCase], apart: bool) -> None:
        self.places, self.apart = places, apart

    def spent(self) -> int:
        """Trials at the place that had most."""
        return max(sum(place.times.values()) for place in self.places)

    def alone(self, most: int) -> None:
        """Play each number at the ends of its range, the farther ends first."""
        ends = [[{n: end} for n, number in enumerate(self.places[0].numbers)
                 for end in sorted((0, len(number.values) - 1), key=lambda e: -abs(e - number.stands))[which:which + 1]]
                for which in (0, 1)]
        for step in [*ends[0], *ends[1]]:
            if self.spent() >= max(most, 2):
                return
            for place in self.places:
                place.see(tuple(step.get(n, stands) for n, stands in enumerate(place.base)))

    def closer(self, many: int) -> None:
        """If there are far more numbers than are changed together, play those that seem to have most effect again with
        more games. One number alone has little effect, so which seem best is partly luck."""
        if len(self.places[0].numbers) < 2 * many:
            return
        for n in self.matter(3 * many // 2):
            for place in self.places:
                seen = [point for point in place.times if point[n] != place.base[n]]
                for point in seen:
                    place.see(point, CLOSER)

    def matter(self, many: int) -> list[int]:
        """The numbers that are worth changing together: those whose expected effect alone is largest."""
        effects = []
        for n, number in enumerate(self.places[0].numbers):
            effect = 0.0
            for place in self.places:
                points = np.tile(np.array(place.base), (len(number.values), 1))
                points[:, n] = range(len(number.values))
                effect += float(np.ptp(place.away(points)[[tuple(each) not in place.impossible
                                                           for each in points.tolist()]]))
            effects.append(effect)
        return sorted(sorted(range(len(effects)), key=lambda n: -effects[n])[:many])

    def nearest(self, points: Sequence[Point]) -> Nearest:
        return Nearest(points, float(np.mean([place.away(np.array([point]))[0]
                                              for place, point in zip(self.places, points, strict=True)])))

    def closing_in(self, sets: Sequence[Sequence[int]], until: int) -> Nearest:
        """Play where the nearest is expected among points that change one of these sets of numbers.

        It ends when that point has been played with more games and is near, when nothing nearer can be expected, or
        after so many trials."""
        among = [_points(place, sets) for place in self.places]
        while True:
            points = self._best(among)
            if self.spent() >= until and (known := self._best(among, known=True)):
                points = known
            elif self._see(points):
                continue
            if self._see(points, CLOSER):
                continue
            found = self.nearest(points)
            if found.distance <= ENOUGH or self.spent() >= until or not self._see(self._best(among, DOUBT)):
                return found

    def _see(self, points: Sequence[Point], times: int = 1) -> bool:
        """Play points, each at its place. Returns whether any of them had not been played with as many games."""
        new = [(place, point) for place, point in zip(self.places, points, strict=True)
               if place.times.get(point, 0) < times]
        for place, point in new:
            place.see(point, times)
        return bool(new)

    def _best(self, among: Sequence[Candidates], doubt: float = 0.0, known: bool = False) -> list[Point]:
        """The points that are expected to be nearest, or may be, separately for each place or with the same values in
        all. They come from those already played, or from all. Empty if there is none."""
        far = [place.away(points, doubt) for place, (points, _) in zip(self.places, among, strict=True)]
        if known:
            for place, (points, _), of in zip(self.places, among, far, strict=True):
                of[[tuple(point) not in place.times for point in points.tolist()]] = np.inf
        if not self.apart:
            far = [np.sum(far, axis=0)] * len(far)
        nearest = [[begin + int(np.argmin(of[begin:end])) for begin, end in pairwise(bounds)]
                   for of, (_, bounds) in zip(far, among, strict=True)]     # of each set of numbers
        sums = np.sum([of[at] for of, at in zip(far, nearest, strict=True)], axis=0)
        which = int(np.argmin(sums))
        if not np.isfinite(sums[which]):
            return []
        return [tuple(points[at[which]].tolist()) for (points, _), at in zip(among, nearest, strict=True)]


def _points(place: TuningCase, sets: Sequence[Sequence[int]]) -> Candidates:
    """The points of each set of numbers that may be changed, or as many of them as can be considered."""
    generator, few = np.random.default_rng(1), max(1, WEIGHED // len(sets))
    found: list[Array] = []
    for moved in sets:
        spans = [range(len(place.numbers[n].values)) for n in moved]
        if prod(map(len, spans)) <= few:
            values = np.array(list(product(*spans)))
        else:
            values = np.unique(np.stack([generator.integers(0, len(span), few) for span in spans], axis=1), axis=0)
        points = np.tile(np.array(place.base), (len(values), 1))
        points[:, list(moved)] = values
        found.append(points)
    return np.concatenate(found), [0, *accumulate(map(len, found))]
