"""The nearest to what is wanted, by moving few numbers, for several numbers of players at once.

What each number does alone is looked at first, at the ends of its range; from then on a model (`surrogate.py`) says
where to look, and learns from what is seen there, until what it holds for nearest has been seen. That one is looked at
again by more games, and if it is not near enough, it is looked where something nearer may be, as far as the model
cannot tell. Nothing is left to chance but which of very many candidates are weighed: the same question has the
same answer, and what was played before is read.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, pairwise, product
from math import prod
from typing import Any

import numpy as np

from ...errors import InputError
from ..contrast import Measured
from .aims import Goal
from .surrogate import Array, Number, Point, Surrogate

CLOSER = 4
"""Times the games of a trial by which the nearest is looked at again."""
MATTER, SPARE = 8, 2
"""Numbers, those that do most, of which several are moved at once: so many more than are moved at most, at least."""
ENOUGH = 0.005
"""A distance at which nothing nearer is looked for."""
DOUBT = 1.5
"""Standard deviations by which the model may be wrong where it is looked for something nearer."""
WEIGHED = 20_000
"""Most candidates that are weighed at a time."""

Look = Callable[[Mapping[str, Any], int], Mapping[str, Measured]]
"""What changes show, by so many times the games of a trial; InputError where they do not go together."""

Candidates = tuple[Array, list[int]]
"""Points that are weighed, a row each, and the rows where those of each set of moved numbers begin and end."""


@dataclass
class Place:
    """One number of players: the numbers that may be moved, where they stand with so many, and what was seen."""

    numbers: Sequence[Number]
    goal: Goal
    look: Look
    games: int
    model: Surrogate = field(init=False)
    impossible: set[Point] = field(default_factory=set)
    times: dict[Point, int] = field(default_factory=dict)
    """By how many times the games of a trial each point was seen."""

    def __post_init__(self) -> None:
        self.model = Surrogate(self.numbers)

    @property
    def base(self) -> Point:
        return tuple(number.stands for number in self.numbers)

    def see(self, point: Point, times: int = 1) -> None:
        """Look at a point, unless it was seen as well before."""
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
        """How far points are expected to be from what is wanted, or how near they may be; of equals, those that move
        less are nearer."""
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
    """The nearest by moving so many numbers: a point for each place, and how far from what is wanted they are in the
    mean, by what was seen."""

    points: Sequence[Point]
    distance: float


def seek(places: Sequence[Place], most: int, trials: int, apart: bool) -> list[Nearest]:
    """The nearest for 0, 1, ... `most` numbers moved, by at most about so many trials at each place. Where they are
    `apart`, each place has values of its own of the same numbers; else all have the same values.

    InputError where the game as it stands cannot be played.
    """
    search = _Search(places, apart)
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


class _Search:
    def __init__(self, places: Sequence[Place], apart: bool) -> None:
        self.places, self.apart = places, apart

    def spent(self) -> int:
        """Trials at the place that had most."""
        return max(sum(place.times.values()) for place in self.places)

    def alone(self, most: int) -> None:
        """See each number at the ends of its range, the farther end of all first."""
        ends = [[{n: end} for n, number in enumerate(self.places[0].numbers)
                 for end in sorted((0, len(number.values) - 1), key=lambda e: -abs(e - number.stands))[which:which + 1]]
                for which in (0, 1)]
        for step in [*ends[0], *ends[1]]:
            if self.spent() >= max(most, 2):
                return
            for place in self.places:
                place.see(tuple(step.get(n, stands) for n, stands in enumerate(place.base)))

    def closer(self, many: int) -> None:
        """Of far more numbers than are moved together, look again by more games at those that seem to do most: what
        one does alone is little, and which seem best is luck."""
        if len(self.places[0].numbers) < 2 * many:
            return
        for n in self.matter(3 * many // 2):
            for place in self.places:
                seen = [point for point in place.times if point[n] != place.base[n]]
                for point in seen:
                    place.see(point, CLOSER)

    def matter(self, many: int) -> list[int]:
        """The numbers that are worth moving together: those by which alone something is expected to change most."""
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
        """Look where the nearest is expected among points that move one of these sets of numbers, until it has been
        seen closely, and is near or nothing nearer is to be hoped for, or so many trials are spent."""
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
        """Look at points, each at its place; whether any had not been seen so well."""
        new = [(place, point) for place, point in zip(self.places, points, strict=True)
               if place.times.get(point, 0) < times]
        for place, point in new:
            place.see(point, times)
        return bool(new)

    def _best(self, among: Sequence[Candidates], doubt: float = 0.0, known: bool = False) -> list[Point]:
        """The points that are expected to be nearest, or may be, with each place for itself or all alike; of those
        that were seen, or of all. Empty where none was."""
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


def _points(place: Place, sets: Sequence[Sequence[int]]) -> Candidates:
    """The points of each set of numbers that may be moved, or as many of them as can be weighed."""
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
