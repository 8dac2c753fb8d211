"""Bethlem's own figures of many simulated games."""
from __future__ import annotations

from typing import Any

import numpy as np

from .names import SEATS, Card, Cause, Side


def figures(rows: Any) -> dict[str, Any]:
    """Rounds, how games end, and how often each side and each main character wins, from summaries.

    The share of a side is of the games in which somebody was of it at the end; a character's of those in which it
    was dealt.
    """
    seats = np.arange(SEATS)
    won = (rows["winners"][:, None] >> seats & 1).astype(bool)
    sides = {}
    for side in (Side.MUTINEERS, Side.INMATES, Side.DIRECTOR, Side.RICHARD, Side.PACT, Side.HATE):
        mine = rows["side"] == side
        games = mine.any(axis=1)
        if games.any():
            sides[side.name] = {"games": int(games.sum()),
                                "win_rate": float((won & mine).any(axis=1)[games].mean())}
    mains = {}
    for card in Card:
        mine = rows["main"] == card
        if card and mine.any():
            mains[card.name] = {"games": int(mine.any(axis=1).sum()), "win_rate": float(won[mine].mean())}
    return {
        "rounds": {"mean": float(rows["rounds"].mean()), "median": float(np.median(rows["rounds"])),
                   "longest": int(rows["rounds"].max())},
        "causes": {cause.name: float((rows["cause"] == cause).mean()) for cause in Cause
                   if cause and (rows["cause"] == cause).any()},
        "sides": sides,
        "mains": mains,
    }
