"""Bethlem's own figures of many simulated games."""
from __future__ import annotations

from typing import Any

import numpy as np

from .names import FIRST_OF, SEATS, Card, Cause, Side


def figures(rows: Any) -> dict[str, Any]:
    """Rounds, endings, and how often each side, each main character and each other card of a row wins, from summaries.

    The share of a side is of the games in which a player was of it at the end. The share of a card is of the games in
    which it was dealt; it counts as won if the player that it was dealt to has won. The deal is random, so cards of one
    group compare fairly.
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
        "cards": _dealt(rows["dealt"], won),
    }


def _dealt(dealt: Any, won: Any) -> dict[str, dict[str, float]]:
    found = {}
    for card in range(FIRST_OF[1], FIRST_OF[4]):
        games = np.flatnonzero(dealt[:, card])
        if len(games):
            got = won[games, dealt[games, card].astype(int) - 1]
            found[Card(card).name] = {"games": len(games), "win_rate": float(got.mean())}
    return found
