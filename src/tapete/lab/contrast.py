"""Differences of two studies on the same seeds: their measures, confidence intervals, p-values, and games needed."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import numpy as np

from ..gamedef.game import Game
from .scale import LENGTHS, interval_of, values_of_results
from .statistics import interval
from .study import game_of
from .tournament import PairDifference, compare_means, correct_holm

MOST = 10_000_000
"""If more games than this are needed, the difference counts as one that nobody will ever see."""


@dataclass(frozen=True)
class MeasuredMean:
    """The mean of a measure in one configuration, with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Contrast:
    """How much more of a measure the first of two configurations has.

    `games` is how many games more would show whether there is a difference: 0 if it is already sure, None if even MOST
    games would probably not show it."""

    measure: str
    difference: PairDifference
    games: int | None


Values = Mapping[str, Any]
"""The numbers of each measure, one for each game."""


def contrasts_of(found: Mapping[str, Values], pairs: Sequence[tuple[str, str]]) -> list[Contrast]:
    """The differences of pairs of studies by every measure that both have. Each measure's p-values are corrected for
    the number of pairs."""
    told = []
    for measure in dict.fromkeys(measure for values in found.values() for measure in values):
        having = [(a, b) for a, b in pairs if measure in found[a] and measure in found[b]]
        differences = correct_holm([compare_means(a, b, found[a][measure], found[b][measure]) for a, b in having])
        told += [Contrast(measure, one, more_games(found[a][measure] - found[b][measure]))
                 for (a, b), one in zip(having, differences, strict=True)]
    return told


def more_games(paired: Any) -> int | None:
    """How many games more would bring a mean's 95 % interval clear of 0, if mean and spread stay the same."""
    low, high = interval(paired)
    if low > 0 or high < 0 or not paired.any():
        return 0
    mean, n = abs(float(paired.mean())), len(paired)
    wanted = ceil((1.959963984540054 * float(paired.std(ddof=1)) / mean) ** 2) if mean else MOST + 1
    return max(1, wanted - n) if wanted <= MOST else None


def measured(game: Game, measure: str, values: Any) -> MeasuredMean:
    """A measure's mean with its interval."""
    return MeasuredMean(float(values.mean()), *interval_of(game, measure, values))


def measures_of(study: Any, rows: Any) -> dict[str, Any]:
    """The measures of a study that are compared, with one number for each game."""
    lengths = {unit: rows[unit].astype(np.float64) for unit in LENGTHS if unit in (rows.dtype.names or ())}
    return {**values_of_results(game_of(study), rows, len(study.roles)), **lengths}


def contrasts_as_data(contrasts: Sequence[Contrast]) -> list[dict[str, Any]]:
    """Differences as plain data."""
    return [{"measure": one.measure, "first": one.difference.first, "second": one.difference.second,
             "difference": one.difference.difference, "interval_95": [one.difference.low, one.difference.high],
             "p": one.difference.p, "p_holm": one.difference.p_holm, "more_games": one.games} for one in contrasts]
