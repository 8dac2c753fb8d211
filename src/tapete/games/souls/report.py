"""Four Souls' own figures of many simulated games."""
from __future__ import annotations

from typing import Any

import numpy as np

from ...gamedef.parts.own_cards import Worth
from .cardnames import CardNames
from .language.cards import CardType
from .names import Outcome


def figures(rows: Any, deck: CardNames) -> dict[str, Any]:
    """Turns, endings, the worth of characters and items, and of going first; shares of games."""
    players = int(rows["players"][0])
    won = np.stack([rows["outcome"] == Outcome.SEAT_0 + p for p in range(players)], axis=1)
    first = won[np.arange(len(rows)), rows["first"]]
    return {
        "turns": {"mean": float(rows["turns"].mean()), "median": float(np.median(rows["turns"])),
                  "longest": int(rows["turns"].max())},
        "stopped": float((rows["outcome"] == Outcome.STOPPED).mean()),
        "passes": float(rows["passes"].mean()),
        "first_player_wins": float(first.mean()),
        "souls": float(rows["souls"][:, :players].mean()),
        "characters": _characters(rows, won, players, deck),
        "items": _items(rows, won, players, deck),
    }


def _characters(rows: Any, won: Any, players: int, deck: CardNames) -> dict[str, dict[str, float]]:
    figures = {}
    for number, card in deck.sources.items():
        mine = rows["character"][:, :players] == number
        if card.kind == CardType.CHARACTER and mine.any():
            figures[deck.ids[number]] = {"games": int(mine.sum()), "win_rate": float(won[mine].mean())}
    return figures


def _items(rows: Any, won: Any, players: int, deck: CardNames) -> dict[str, dict[str, float]]:
    """How often the holder of an item at the end has won."""
    figures = {}
    for number, card in deck.sources.items():
        if card.kind in (CardType.TREASURE, CardType.TRINKET):
            held = np.stack([rows["held"][:, number] >> p & 1 for p in range(players)], axis=1).astype(bool)
            if held.any():
                figures[deck.ids[number]] = {"games": int(held.sum()), "win_rate": float(won[held].mean())}
    return figures


def worth_of_items(rows: Any, deck: CardNames) -> dict[str, Worth]:
    """The worth of each item that may be gained, for its holder at the end, compared with the other players of those
    games."""
    players = int(rows["players"][0])
    won = np.stack([rows["outcome"] == Outcome.SEAT_0 + p for p in range(players)], axis=1)
    found: dict[str, tuple[int, Any]] = {}
    for number, card in deck.sources.items():
        if card.kind in (CardType.TREASURE, CardType.TRINKET):
            held = np.stack([rows["held"][:, number] >> p & 1 for p in range(players)], axis=1).astype(bool)
            both = held.any(axis=1) & ~held.all(axis=1)
            have, lack = held[both], ~held[both]
            with_it, without = ((won[both] & each).sum(axis=1) / each.sum(axis=1) for each in (have, lack))
            gains = with_it - without
            found[deck.ids[number]] = int(held.any(axis=1).sum()), gains
    total, of_all = sum(gains.sum() for _, gains in found.values()), sum(len(gains) for _, gains in found.values())
    return {card: _worth(games, gains, total - gains.sum(), of_all - len(gains))
            for card, (games, gains) in found.items()}


def _worth(games: int, gains: Any, of_others: float, others: int) -> Worth:
    n = len(gains)
    return Worth(games, n, float(gains.mean()) if n else 0.0,
                 float(1.96 * gains.std(ddof=1) / np.sqrt(n)) if n > 1 else float("inf"),
                 float(of_others / others) if others else 0.0)
