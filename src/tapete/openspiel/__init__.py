"""Tapete's games as games of OpenSpiel: `pyspiel.load_game("tapete_gloom(players=3)")` after `import tapete.openspiel`.

An import registers every game of Tapete and of installed packages. It needs the extra `openspiel`. docs/openspiel.md is
the guide.
"""
from ..text.spoken import SpokenError

try:
    import pyspiel
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise SpokenError("spiel-missing") from error

from .game import SpielGame
from .registration import load_game, load_position, name_of, register, register_games
from .state import SpielState

__all__ = ["SpielGame", "SpielState", "load_game", "load_position", "name_of", "pyspiel", "register"]

register_games()
