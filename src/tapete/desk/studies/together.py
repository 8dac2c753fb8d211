"""Screening many things together: each game lacks a part of them, each time another part.

If one thing is taken out at a time, each game informs about one thing only. If each game lacks a part of all things,
every game informs about every thing, and a few thousand games are enough for hundreds of things. This is random balance
(Satterthwaite 1959), but here each thing is missing from equally many games. A thing's worth is then measured in games
that lack some of the others too. Those with the largest effect are measured once more, on seeds that did not choose
them, so that the shown result is honest.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Any

import numpy as np

from ...errors import InputError
from ...lab.study import Study
from ...lab.tournament import PairDifference, correct_holm
from .screening import TOLD, Name, ScreeningArm, ScreeningGames, foremost

EACH = 20
"""Games that lack the same things."""
FEWEST_GROUPS = 3
"""With fewer parts than this with a thing, or without it, no result is given."""

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class GroupScreening:
    """A number of games that examine a number of things. Each game lacks one in `of` things."""

    things: int
    games: int
    of: int


def group_screenings(things: int, games: int, closer: int = 24) -> list[GroupScreening]:
    """All things by so many games, and those with the largest effect by twice as many."""
    return [GroupScreening(things, _whole(games, 8), 8), GroupScreening(min(things, closer), _whole(2 * games, 4), 4)]


def _whole(games: int, of: int) -> int:
    """The number of games near `games` with which each thing is missing from equally many, and from enough."""
    times = max(FEWEST_GROUPS, round(games / (of * EACH)))
    return times * of * EACH


def screen_groups(arms: Sequence[ScreeningArm], without: Callable[[Mapping[str, Any]], Study],
                  screenings: Sequence[GroupScreening],
                  look: ScreeningGames, found: Callable[[Any], None]) -> dict[str, Any]:
    """The worth of each thing; things with most games come first.

    `without` makes the study of some changes, and raises InputError if they make no valid game. `found` is called with
    intermediate results."""
    known: dict[Name, dict[str, Any]] = {}
    failed: dict[Name, str] = {}
    left, seed = list(arms), 1

    def told() -> dict[str, Any]:
        return {"cards": sorted(known.values(), key=lambda one: (-one["games"], -abs(one["worth"]), one["thing"])),
                "failed": [{"kind": kind, "thing": thing, "why": wrong} for (kind, thing), wrong in failed.items()],
                "rounds": [{"things": each.things, "games": each.games, "of": each.of} for each in screenings]}
    for number, screening in enumerate(screenings):
        left = foremost(left, known)[:screening.things]
        if not left:
            break
        last, parts = number == len(screenings) - 1, _Parts(left, screening, seed)
        for count, (name, _, shown) in enumerate(look.played(list(parts.pieces(without))), 1):
            parts.add(name, shown)
            if count % TOLD == 0:
                known |= parts.judged(False)
                found(told())
        known |= parts.judged(last)
        for one, wrong in parts.failed().items():
            failed[one] = wrong
            known.pop(one, None)
        left = [arm for arm in left if arm.name not in failed]
        seed += screening.games
        found(told())
    return told()


class _Parts:
    """The parts of one `GroupScreening`: the things missing from each, and the tally of its games."""

    def __init__(self, arms: Sequence[ScreeningArm], screening: GroupScreening, seed: int) -> None:
        self.arms, self.screening, self.seed = arms, screening, seed
        lot = np.random.default_rng(seed)
        # Each thing is drawn separately. If things were dealt out among the parts, few would be missing together, and
        # the effect of one would be counted for another.
        times = screening.games // (screening.of * EACH)
        self.missing = np.zeros((times * screening.of, len(arms)), bool)
        for thing in range(len(arms)):
            self.missing[:, thing] = lot.permutation(len(self.missing)) < times
        self.shown = np.zeros((len(self.missing), 2))
        self.wrong: dict[int, str] = {}
        self.there: set[int] = set()

    def pieces(self, without: Callable[[Mapping[str, Any]], Study]) -> Iterator[tuple[str, Study]]:
        for number, row in enumerate(self.missing):
            changes: dict[str, Any] = {}
            for arm, missing in zip(self.arms, row, strict=True):
                if missing:
                    changes |= arm.changes or {}
            try:
                study = without(changes)
            except InputError:
                self.wrong[number] = "refused"
                continue
            yield str(number), replace(study, seed=self.seed + number * EACH, games=EACH)

    def add(self, name: str, told: Mapping[str, Any]) -> None:
        number = int(name)
        if "wrong" in told:
            self.wrong[number] = told["wrong"]
        else:
            self.shown[number] = np.array(told["tally"], float).reshape(-1, 2).sum(axis=0)
            self.there.add(number)

    def _sides(self, thing: int) -> tuple[Array, Array]:
        """The sums won, and the numbers of games, in the parts with a thing, and in those without it."""
        there = np.zeros(len(self.missing), bool)
        there[list(self.there)] = True
        return self.shown[there & ~self.missing[:, thing]], self.shown[there & self.missing[:, thing]]

    def judged(self, last: bool) -> dict[Name, dict[str, Any]]:
        """The result for each thing. It is called sure, after Holm's correction, only if this `GroupScreening` is the
        last."""
        sides = {arm.name: self._sides(thing) for thing, arm in enumerate(self.arms)}
        found = {name: _apart(*both) for name, both in sides.items() if all(map(_tells, both))}
        corrected = dict(zip(found, correct_holm(list(found.values())), strict=True))
        seeds = [self.seed, self.seed + self.screening.games - 1]
        return {name: {"kind": name[0], "thing": name[1], "how": "", "worth": one.difference, "low": one.low,
                       "high": one.high, "sure": last and one.p_holm < 0.05, "games": self.screening.games,
                       "seeds": seeds}
                for name, one in corrected.items()}

    def failed(self) -> dict[Name, str]:
        """Things without a result, and why: how most of the games without them failed."""
        found = {}
        for thing, arm in enumerate(self.arms):
            if not all(map(_tells, self._sides(thing))):
                ways = [self.wrong[int(n)] for n in np.flatnonzero(self.missing[:, thing]) if int(n) in self.wrong]
                found[arm.name] = max(ways, key=ways.count) if ways else "unmeasured"
        return found


def _tells(side: Array) -> bool:
    return int((side[:, 1] > 0).sum()) >= FEWEST_GROUPS


def _apart(there: Array, missing: Array) -> PairDifference:
    """A mean in games with a thing less the mean in games without it: ratios over parts, from the normal
    distribution."""
    (one, first), (other, second) = _ratio(there), _ratio(missing)
    difference, error = one - other, sqrt(first + second)
    p = erfc(abs(difference) / error / sqrt(2)) if error else float(difference == 0)
    return PairDifference("", "", difference, difference - 1.96 * error, difference + 1.96 * error, p, p)


def _ratio(side: Array) -> tuple[float, float]:
    """The mean won, and its variance (Cochran 1977, chapter 6)."""
    won, games = side.T
    rate, n = float(won.sum() / games.sum()), len(side)
    return rate, float(((won - rate * games) ** 2).sum() / games.sum() ** 2 * n / (n - 1))
