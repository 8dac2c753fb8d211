"""The statistics of a profile, in numpy alone. Each says how it is computed; none knows any game."""
from __future__ import annotations

from dataclasses import dataclass
from math import erfc
from typing import Any

import numpy as np

from ..statistics import wilson

Array = np.ndarray[Any, Any]
Z = 1.959963984540054

HOPELESS = 0.05
"""A game with a lower chance of winning than this counts as lost."""
STEPS = 20
"""A game is cut into so many equal parts, by choices, so that games of different length can be averaged."""
FEWEST = 10
"""A change of hope is computed only for things that turned up in at least so many beats."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


UNKNOWN = Estimate(float("nan"), float("nan"), float("nan"))


def newcombe(won: int, of: int, other_won: int, other_of: int) -> Estimate:
    """The difference of two independent shares (Newcombe 1998, method 10); unknown if one has no games."""
    if of == 0 or other_of == 0:
        return UNKNOWN
    p, q = won / of, other_won / other_of
    p_low, p_high = wilson(won, of)
    q_low, q_high = wilson(other_won, other_of)
    return Estimate(p - q, p - q - ((p - p_low) ** 2 + (q_high - q) ** 2) ** 0.5,
                    p - q + ((p_high - p) ** 2 + (q - q_low) ** 2) ** 0.5)


def welch(values: Array, others: Array) -> Estimate:
    """The difference of the means of two independent samples (Welch 1947), with an interval from the normal
    distribution; unknown if one has fewer than two."""
    if min(len(values), len(others)) < 2:
        return UNKNOWN
    difference = float(values.mean() - others.mean())
    half = Z * float(values.var(ddof=1) / len(values) + others.var(ddof=1) / len(others)) ** 0.5
    return Estimate(difference, difference - half, difference + half)


def chance_of(won: int, of: int, other_won: int, other_of: int) -> float:
    """The probability that chance alone makes two shares differ so much: the two-sided p-value of the pooled z-test, 1
    without games."""
    if of == 0 or other_of == 0:
        return 1.0
    share = (won + other_won) / (of + other_of)
    spread = (share * (1 - share) * (1 / of + 1 / other_of)) ** 0.5
    return 1.0 if spread == 0 else erfc(abs(won / of - other_won / other_of) / spread / 2 ** 0.5)


def regress(y: Array, x: Array, cluster: Array) -> tuple[Array, Array]:
    """Least squares with an intercept: each column's coefficient and standard error.

    Errors are robust to correlation within a cluster (a game), by CR1. Columns with a nonzero value in fewer than
    FEWEST rows are left out and NaN.
    """
    kept = (x != 0).sum(axis=0) >= FEWEST
    coefficients, errors = np.full(x.shape[1], np.nan), np.full(x.shape[1], np.nan)
    groups = np.unique(cluster)
    design = np.column_stack([np.ones(len(y)), x[:, kept]])
    rows, columns = design.shape
    if not kept.any() or rows <= columns or len(groups) < 2:
        return coefficients, errors
    bread = np.linalg.pinv(design.T @ design)
    solution = bread @ design.T @ y
    residual = y - design @ solution
    scores = np.zeros((len(groups), columns))
    np.add.at(scores, np.searchsorted(groups, cluster), design * residual[:, None])
    scale = len(groups) / (len(groups) - 1) * (rows - 1) / (rows - columns)
    covariance = scale * bread @ (scores.T @ scores) @ bread
    coefficients[kept] = solution[1:]
    errors[kept] = np.sqrt(np.maximum(np.diag(covariance)[1:], 0.0))
    return coefficients, errors


@dataclass(frozen=True)
class Hope:
    """The chance of winning, or the expected score, at each moment of some games, and how the games ended.

    Moments are stored one after the other, game by game. `first` gives the index where each game's begin, with one more
    at the end.
    """

    first: Array        # (games + 1)
    position: Array     # (moments) share of the game's choices made, 0 to 1
    expected: Array     # (moments) share of the playouts won, or their mean score
    variance: Array     # (moments) of that estimate
    results: Array      # (games) whether the game was won (booleans), or its score
    playouts: int

    def of_game(self, game: int) -> tuple[Array, Array]:
        """A game's positions and what was expected there, with its result as the last entry."""
        span = slice(self.first[game], self.first[game + 1])
        return (np.append(self.position[span], 1.0), np.append(self.expected[span], float(self.results[game])))

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def scored(self) -> bool:
        """Whether the games had scores."""
        return bool(self.results.dtype != np.bool_)


def hope_of(rows: Any, results: Array, moments: Any, playouts: int) -> Hope:
    """Join games' summaries, their results and their moments, by seed. At least one game.

    `moments` are columns by name: seed, choices, and `won` (playouts) or, with scores, `score` and `deviation`.
    """
    first = np.searchsorted(moments["seed"], np.append(rows["seed"], rows["seed"][-1] + 1))
    choices = np.repeat(rows["choices"], np.diff(first))
    if results.dtype == bool:
        expected = moments["won"] / playouts
        variance = expected * (1 - expected) / (playouts - 1)
    else:
        expected, variance = moments["score"], moments["deviation"] ** 2 / playouts
    return Hope(first, moments["choices"] / np.maximum(1, choices), expected, variance, results, playouts)


def hope_changes(hope: Hope, trail: Array, seen: Array) -> tuple[Array, Array, Array]:
    """By beat: the change of hope until the next beat, the things that turned up (beat, thing), and the game."""
    change, things, game_of = [], [], []
    for game in range(hope.games):
        span = slice(hope.first[game], hope.first[game + 1])
        change.append(np.diff(hope.of_game(game)[1]))
        things.append(np.diff(np.vstack([trail[span], seen[game]]).astype(np.int64), axis=0))
        game_of.append(np.full(len(change[-1]), game))
    return np.concatenate(change), np.concatenate(things), np.concatenate(game_of)


def at_steps(hope: Hope) -> Array:
    """What was expected last at each of STEPS + 1 equal steps of each game: (game, step)."""
    steps = np.linspace(0.0, 1.0, STEPS + 1)
    seen = np.zeros((hope.games, STEPS + 1))
    for game in range(hope.games):
        position, expected = hope.of_game(game)
        seen[game] = expected[np.maximum(0, np.searchsorted(position, steps, side="right") - 1)]
    return seen


def usual_change(hope: Hope) -> float:
    """The usual change of the chance or the expected score from one moment to the next: the root of the mean square.

    The variance that the playouts add at each end is subtracted.
    """
    squares, spread = [], []
    for game in range(hope.games):
        noise = np.append(hope.variance[hope.first[game]:hope.first[game + 1]], 0.0)    # at the end there is none
        squares.append(np.diff(hope.of_game(game)[1]) ** 2)
        spread.append(noise[:-1] + noise[1:])
    return float(max(0.0, (np.concatenate(squares) - np.concatenate(spread)).mean()) ** 0.5)


def biggest_swing(hope: Hope) -> Array:
    """By game: the largest change of the chance or the expected score from one moment to the next, the end included.

    The largest of many estimates is somewhat too large; more playouts bring it down to the truth.
    """
    return np.array([np.abs(np.diff(hope.of_game(game)[1])).max() for game in range(hope.games)])


def crossings(hope: Hope) -> Array:
    """By game that can be won: how often the chance passed one half."""
    return np.array([int((np.diff(hope.of_game(game)[1] >= 0.5)).sum()) for game in range(hope.games)])


def lost_from(hope: Hope) -> Array:
    """By lost game: the share of the game from which the chance stayed under HOPELESS; 1 if only the end settled it."""
    shares = []
    for game in np.flatnonzero(~hope.results):
        position, chance = hope.of_game(int(game))
        alive = np.flatnonzero(chance >= HOPELESS)
        shares.append(position[alive[-1] + 1] if len(alive) else 0.0)
    return np.array(shares)
