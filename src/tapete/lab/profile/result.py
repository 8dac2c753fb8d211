"""What a profile measures of a game: whether the first seat won, or, in a game with scores, the first seat's score."""
from __future__ import annotations

from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...gamedef.result import Scored
from ..scale import got_of
from ..simulate import won_by_first
from ..study import Study, game_of
from ..tournament import PairDifference, compare, compare_means
from . import measures
from .measures import Estimate

Array = np.ndarray[Any, Any]


def result_of_first(study: Study, rows: Any) -> Array:
    """By game: whether the first seat won it, as booleans, or its score, as numbers. In a cooperative game all seats
    have the same."""
    game = game_of(study)
    return got_of(game, rows, len(study.roles))[:, 0] if game.results.has_scores else won_by_first(study, rows)


def span_of(game: Game) -> int:
    """How many scores there are above the lowest; 0 in a game that is won."""
    result = game.results.result
    return result.span if isinstance(result, Scored) else 0


def lowest_of(game: Game) -> int:
    """The lowest score; 0 in a game that is won."""
    result = game.results.result
    return result.lowest if isinstance(result, Scored) else 0


def difference_of(first: Array, second: Array) -> Estimate:
    """The difference of two groups of games: of the shares won if the results are booleans, else of the mean scores."""
    if first.dtype == bool:
        return measures.newcombe(int(first.sum()), len(first), int(second.sum()), len(second))
    return measures.welch(first, second)


def compare_by_seed(first: str, second: str, got_first: Array, got_second: Array) -> PairDifference:
    """Compare two configurations by the games that each won on the same seeds, or by their scores."""
    judge = compare if got_first.dtype == bool else compare_means
    return judge(first, second, got_first, got_second)
