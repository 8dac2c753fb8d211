"""Carcosa's own figures of many simulated games."""
from __future__ import annotations

from typing import Any

import numpy as np

from .names import Cause, Outcome, Role


def figures(rows: Any) -> dict[str, Any]:
    """Rounds, endings, and the results of each role, from summaries (a structured array).

    Shares are of all games; those of a role are of the games and souls that have it.
    """
    won = rows["outcome"] == Outcome.WON
    souls = int(rows["souls"][0])
    return {
        "rounds": {"mean": float(rows["rounds"].mean()), "median": float(np.median(rows["rounds"])),
                   "longest": int(rows["rounds"].max())},
        "causes": {cause.name: float((rows["cause"] == cause).mean()) for cause in Cause
                   if cause and (rows["cause"] == cause).any()},
        "keys_at_end": float(rows["keys"].mean()),
        "keys_destroyed": float(rows["destroyed"].mean()),
        "rituals": float(rows["ritual"].mean()),
        "roles": {role.name: _of_role(rows, won, souls, role) for role in Role
                  if (rows["role"][:, :souls] == role).any()},
    }


def _of_role(rows: Any, won: Any, souls: int, role: Role) -> dict[str, float]:
    mine = rows["role"][:, :souls] == role
    games = mine.any(axis=1)
    return {"games": int(games.sum()), "win_rate": float(won[games].mean()),
            "sanity_at_end": float(rows["sanity"][:, :souls][mine].mean()),
            "max_sanity_at_end": float(rows["max_sanity"][:, :souls][mine].mean()),
            "slots_sacrificed": float(rows["slots_lost"][:, :souls][mine].mean()),
            "keys_at_end": float(rows["carried"][:, :souls][mine].mean())}
