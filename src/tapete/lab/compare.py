"""Configurations set against each other on the same seeds: what differs, how surely, and how many games would tell.

Every configuration plays the same seeds, so that most of the luck is in both and falls out of the difference; it is
judged seed by seed, and p-values are corrected for how many there are (Holm 1979).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np

from ..spoken import SpokenError
from .design import Frame
from .engine import Engine
from .figures import LENGTHS
from .run import Progress, Run
from .simulate import game_of, interval, wilson
from .sweep import path_of
from .tournament import Difference, compare_means, correct_holm

MOST = 10_000_000
"""Games beyond which a difference counts as none that anybody will ever see."""


@dataclass(frozen=True)
class Measured:
    """The mean of a measure in one configuration, with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Contrast:
    """How much more of a measure the first of two configurations has; `games` as many again as would settle whether
    there is a difference: 0 where it is settled, None where not even MOST would be likely to."""

    measure: str
    difference: Difference
    games: int | None


@dataclass(frozen=True)
class Comparison:
    """What configurations have shown by name and by measure, and the differences of each pair.

    Measures are `win_rate`, of a competitive game `seat-0` and so on, and `rounds` or `turns`.
    """

    shown: Mapping[str, Mapping[str, Measured]]
    contrasts: list[Contrast]


class Variants:
    """Configurations by name to be played on the same seeds, kept in a folder if one is given.

    InputError for fewer than two, two that are the same, or options or a folder that will not do.
    """

    def __init__(self, frame: Frame, variants: Mapping[str, Mapping[str, Any]], folder: Path | None = None) -> None:
        if len(variants) < 2:
            raise SpokenError("compare-two")
        self.names = list(variants)
        self.studies = [replace(frame, base=options).study_at({}) for options in variants.values()]
        for (a, one), (b, two) in combinations(zip(self.names, self.studies, strict=True), 2):
            if one == two:
                raise SpokenError("compare-same", first=a, second=b)
        self.run = Run(self.studies, None if folder is None else [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> Comparison:
        """What each shows, and the differences, each measure's corrected for all pairs."""
        found = [measures_of(study, rows) for study, rows in
                 zip(self.studies, self.run.play(engine, progress), strict=True)]
        shown = {name: {measure: measured(measure, values) for measure, values in of.items()}
                 for name, of in zip(self.names, found, strict=True)}
        contrasts = []
        for measure in found[0]:
            pairs = list(combinations(range(len(found)), 2))
            differences = correct_holm([
                compare_means(self.names[a], self.names[b], found[a][measure], found[b][measure])
                for a, b in pairs])
            contrasts += [Contrast(measure, difference, more_games(found[a][measure] - found[b][measure]))
                          for (a, b), difference in zip(pairs, differences, strict=True)]
        return Comparison(shown, contrasts)


def more_games(paired: Any) -> int | None:
    """How many games more would bring a mean's 95 % interval clear of 0, if mean and spread stay as they are."""
    low, high = interval(paired)
    if low > 0 or high < 0 or not paired.any():
        return 0
    mean, n = abs(float(paired.mean())), len(paired)
    wanted = ceil((1.959963984540054 * float(paired.std(ddof=1)) / mean) ** 2) if mean else MOST + 1
    return max(1, wanted - n) if wanted <= MOST else None


def measured(measure: str, values: Any) -> Measured:
    """A mean with its interval: Wilson's for a share of games."""
    mean = float(values.mean())
    return Measured(mean, *(wilson(int(values.sum()), len(values)) if measure == "win_rate" else interval(values)))


def measures_of(study: Any, rows: Any) -> dict[str, Any]:
    """What is compared, game by game."""
    game, seats = game_of(study), len(study.roles)
    got = game.returns(rows, seats)
    found = {"win_rate": got[:, 0]} if game.cooperative else {f"seat-{seat}": got[:, seat] for seat in range(seats)}
    return found | {unit: rows[unit].astype(np.float64) for unit in LENGTHS
                    if unit in (rows.dtype.names or ())}


def as_data(comparison: Comparison) -> dict[str, Any]:
    """A comparison as plain data."""
    return {"shown": {name: {measure: {"mean": one.mean, "interval_95": [one.low, one.high]}
                             for measure, one in of.items()} for name, of in comparison.shown.items()},
            "differences": [{"measure": one.measure, "first": one.difference.first, "second": one.difference.second,
                             "difference": one.difference.difference,
                             "interval_95": [one.difference.low, one.difference.high], "p": one.difference.p,
                             "p_holm": one.difference.p_holm, "more_games": one.games}
                            for one in comparison.contrasts]}


def named(paths: Sequence[Path], base: str) -> list[tuple[str, Path | None]]:
    """Configurations' names by their files, shortest first where two files have one name; one alone is set beside the
    ruleset, called `base`."""
    stems = [path.stem for path in paths]
    names = [path.stem if stems.count(path.stem) == 1 else str(path) for path in paths]
    return [*([(base, None)] if len(paths) == 1 else []), *zip(names, paths, strict=True)]
