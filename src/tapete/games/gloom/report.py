"""Cthulhu Gloom's own figures of many simulated games."""
from __future__ import annotations

from typing import Any

import numpy as np

from .names import Cause
from .pack import Pack


def figures(rows: Any, pack: Pack, got: Any) -> dict[str, Any]:
    """Turns, endings, and what won games: seats, places in turn order, families, stories.

    A rate of winning is a mean of shares of victory: `got`, an array (games, seats). A story's rate is that of its
    holder when the game ends.
    """
    seats = int(rows["seats"][0])
    games = np.arange(len(rows))
    places = (rows["first"][:, None] + np.arange(seats)) % seats
    return {
        "turns": {"mean": float(rows["turns"].mean()), "median": float(np.median(rows["turns"])),
                  "longest": int(rows["turns"].max())},
        "causes": {cause.name: float((rows["cause"] == cause).mean()) for cause in Cause
                   if cause and (rows["cause"] == cause).any()},
        "values": {"mean": float(rows["values"][:, :seats].mean()),
                   "winner": float(rows["values"][:, :seats].min(axis=1).mean())},
        "dead": float(rows["dead"][:, :seats].mean()),
        "turn_order": [float(got[games, places[:, k]].mean()) for k in range(seats)],
        "families": {name: _of(rows["family"][:, :seats] == number, got)
                     for number, name in enumerate(pack.family_ids) if (rows["family"][:, :seats] == number).any()},
        "stories": {name: {"on_table": float(rows["on_table"][:, number].mean()),
                           "held": float((rows["story"][:, :seats] == number).any(axis=1).mean()),
                           **_of(rows["story"][:, :seats] == number, got)}
                    for number, name in enumerate(pack.story_ids, 1)
                    if (rows["story"][:, :seats] == number).any()},
    }


def _of(mine: Any, got: Any) -> dict[str, float]:
    share = got[mine]
    return {"games": len(share), "win_rate": float(share.mean()),
            "margin": float(1.96 * share.std() / np.sqrt(len(share)))}
