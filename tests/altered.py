"""Games with something planted in them."""
from __future__ import annotations

from typing import Any, TypeVar

from tapete.gamedef.game import Game

G = TypeVar("G", bound=Game)


def altered(game: G, **parts: Any) -> G:
    """Another game with these parts of its own. `copy.copy` gives the game itself, because a game never changes."""
    made = object.__new__(type(game))
    vars(made).update(vars(game) | parts)
    return made
