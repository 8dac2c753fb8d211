"""Play many games of one kind, compiled, and compute their results."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..gamedef.game import Game
from ..gamedef.result import Ranked, Scored
from ..runtime.integers import whole_numbers
from .engines.engine import Local
from .run import StudyRun
from .statistics import interval, share_interval, wilson
from .study import Study, game_of
from .study import make_study as make_study


@whole_numbers
def run_study(study: Study, workers: int = 1, progress: Callable[[int], None] | None = None) -> np.ndarray[Any, Any]:
    """The summaries of a study's games, a structured array in order of seed.

    `progress` is called with the number of games just finished. Raises DefectError if the rules broke.
    """
    with Local(workers) as engine:
        (rows,) = StudyRun([study]).play(engine, progress)
    return rows


def results(study: Study, rows: Any) -> dict[str, Any]:
    """The results of a study, choices, and the game's own figures.

    The results go by what the game says its result is. If it is won together: how many games, and the win rate. If it
    has one score: its mean, spread, and how often each came up. Else for each seat what it got (0 to 1) or its mean
    score, and its mean points in a game that is ranked. Means have their 95 % intervals.
    """
    game = game_of(study)
    return {
        "game": study.game, "ruleset": study.ruleset, "players": len(study.roles), "agents": list(study.agents),
        "seed": study.seed, "games": len(rows), **_results(study, game, rows),
        "decisions": {"mean": float(rows["choices"].mean()), "total": int(rows["choices"].sum()),
                      "forced_share": float(rows["forced"].sum() / rows["choices"].sum())},
        **game.figures.report(rows)}


def _results(study: Study, game: Game, rows: Any) -> dict[str, Any]:
    seats = len(study.roles)
    if not game.results.cooperative:
        return {"seats": [{"agent": agent, **one} for agent, one
                          in zip(study.agents, _of_seats(game, rows, seats), strict=True)]}
    if isinstance(game.results.result, Scored):
        scores = game.results.scores(rows, seats)[:, 0]
        return {"score": _spread(scores), "scores": _counts(scores), **_grades(game.results.result, scores)}
    won = int((game.results.returns(rows, seats)[:, 0] == 1).sum())
    return {"won": won, "win_rate": won / len(rows), "win_rate_95": list(wilson(won, len(rows)))}


def _of_seats(game: Game, rows: Any, seats: int) -> Iterator[dict[str, Any]]:
    """What each seat got, and its points, if it has some."""
    result = game.results.result
    points = game.results.scores(rows, seats) if isinstance(result, Ranked | Scored) else None
    got = game.results.returns(rows, seats)
    for seat in range(seats):
        share = {"return": float(got[:, seat].mean()), "return_95": list(share_interval(got[:, seat]))}
        if points is not None and isinstance(result, Scored):
            yield {"score": _spread(points[:, seat]), **_grades(result, points[:, seat])}
        else:
            yield share if points is None else share | {"points": _spread(points[:, seat])}


def _spread(scores: Any) -> dict[str, Any]:
    return {"mean": float(scores.mean()), "mean_95": list(interval(scores.astype(np.float64))),
            "median": float(np.median(scores)), "lowest": int(scores.min()), "highest": int(scores.max())}


def _counts(scores: Any) -> dict[str, int]:
    """How many games had each score that came up, the lowest first."""
    found, counts = np.unique(scores, return_counts=True)
    return {str(score): int(count) for score, count in zip(found, counts, strict=True)}


def _grades(result: Scored, scores: Any) -> dict[str, Any]:
    """The share of games with each grade, the lowest first; nothing in a game without grades."""
    earned = [result.grade(score) for score in scores.tolist()]
    return {"grades": {grade: earned.count(grade) / len(earned) for grade in result.grades}} if result.grades else {}


def won_by_first(study: Study, rows: Any) -> np.ndarray[Any, Any]:
    """Which games the first seat has won, alone or with its side. A profile counts these as won. In a cooperative game
    all seats win them."""
    won: np.ndarray[Any, Any] = game_of(study).results.returns(rows, len(study.roles))[:, 0] == 1.0
    return won
