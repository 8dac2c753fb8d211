"""The measures of a game's results, and the scale of each: a share of 1, or a number.

In a game that is won or ranked they are shares: `win_rate`, or for each seat what it got. In a game with a score they
are scores: `score`, or for each seat its own.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..gamedef.game import Game
from ..gamedef.result import Scored
from .statistics import interval, share_interval, wilson

LENGTHS = ("rounds", "turns")
"""The units of a game's length; the first that a game reports is used."""
WIN_RATE, SCORE = "win_rate", "score"
A_ROUND = 0.1
"""The weight of a round, or a turn, in a distance, relative to a whole share."""


def rate_of(game: Game) -> str:
    """How often games are won, or their mean score: the name of the figure, in measures and in reports."""
    return SCORE if game.results.has_scores else WIN_RATE


def result_measures(game: Game, seats: int) -> list[str]:
    """The names of the measures of a game's results."""
    return [rate_of(game)] if game.results.cooperative else [f"seat-{seat}" for seat in range(seats)]


def is_share(game: Game, measure: str) -> bool:
    """Whether a measure or an aim is a share of 1; all others are numbers."""
    return measure not in LENGTHS and not game.results.has_scores


def fits(game: Game, measure: str, value: float) -> bool:
    """Whether a measure can have a value."""
    result = game.results.result
    if measure in LENGTHS:
        return value >= 0
    low, high = (result.lowest, result.highest) if isinstance(result, Scored) else (0, 1)
    return low <= value <= high


def weight(game: Game, measure: str) -> float:
    """How much one of a measure counts in a distance: a whole share, or all scores there are, count 1."""
    if measure in LENGTHS:
        return A_ROUND
    result = game.results.result
    return 1 / result.span if isinstance(result, Scored) else 1.0


def got_of(game: Game, rows: Any, seats: int) -> Any:
    """What seats got in games, an array (games, seats): shares of 1, or scores."""
    got = game.results.scores if game.results.has_scores else game.results.returns
    return np.asarray(got(rows, seats), np.float64)


def values_of_results(game: Game, rows: Any, seats: int) -> Mapping[str, Any]:
    """The numbers of each measure of results, one for each game."""
    got = got_of(game, rows, seats)
    return {name: got[:, seat] for seat, name in enumerate(result_measures(game, seats))}


def result_in(shown: Mapping[str, Any]) -> tuple[float, float, float]:
    """The mean of the results in what `simulate.results` gives for a game, or for one of its seats, and its
    interval."""
    if SCORE in shown:
        return (shown[SCORE]["mean"], *shown[SCORE]["mean_95"])
    name = WIN_RATE if WIN_RATE in shown else "return"
    return (shown[name], *shown[f"{name}_95"])


def interval_of(game: Game, measure: str, values: Any) -> tuple[float, float]:
    """The 95 % interval of a measure's mean. A share of games has Wilson's. What a seat got never has an interval of
    zero width."""
    if not is_share(game, measure):
        return interval(values)
    return wilson(round(float(values.sum())), len(values)) if measure == WIN_RATE else share_interval(values)
