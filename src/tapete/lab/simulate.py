"""Play many games of one kind, compiled, and compute their results."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..gamedef.game import Game
from ..runtime.integers import whole_numbers
from .engines.engine import Local
from .run import StudyRun
from .statistics import share_interval, wilson
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
    """The results of a study: who won with its interval, choices, and the game's own figures.

    In a cooperative game this is a win rate; in a competitive one, the mean of what each seat got (0 to 1).
    """
    game = game_of(study)
    return {
        "game": study.game, "ruleset": study.ruleset, "players": len(study.roles), "agents": list(study.agents),
        "seed": study.seed, "games": len(rows), **(_won(rows) if game.results.cooperative else _got(study, game, rows)),
        "decisions": {"mean": float(rows["choices"].mean()), "total": int(rows["choices"].sum()),
                      "forced_share": float(rows["forced"].sum() / rows["choices"].sum())},
        **game.figures.report(rows)}


def _won(rows: Any) -> dict[str, Any]:
    won = int((rows["outcome"] == 1).sum())
    return {"won": won, "win_rate": won / len(rows), "win_rate_95": list(wilson(won, len(rows)))}


def won_by_first(study: Study, rows: Any) -> np.ndarray[Any, Any]:
    """Which games the first seat has won, alone or with its side. A profile counts these as won. In a cooperative game
    all seats win them."""
    won: np.ndarray[Any, Any] = game_of(study).results.returns(rows, len(study.roles))[:, 0] == 1.0
    return won


def _got(study: Study, game: Game, rows: Any) -> dict[str, Any]:
    got = game.results.returns(rows, len(study.roles))
    return {"seats": [{"agent": agent, "return": float(got[:, seat].mean()),
                       "return_95": list(share_interval(got[:, seat]))} for seat, agent in enumerate(study.agents)]}
