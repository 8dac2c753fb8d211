"""The observation of any game: the game's own, or all of its blinded state."""
from __future__ import annotations

from .game import Game
from .observation import Sight, whole_sight


def sight_of(game: Game) -> Sight:
    """The game's own observation, or one of every field of its blinded state."""
    return game.sight or whole_sight(game.State)
