"""States of games that programs can search: `load_game("gloom", players=3).new_state(seed=1)`.

The names in `__all__` are promised: a change of one is announced in the changelog before it is made.
docs/write-your-own-search.md is the guide, with a table of OpenSpiel's names beside these.
"""
from .base import CHANCE, OVER, GameState
from .explicit import ExplicitState
from .game import StateGame, load_game
from .sampled import Playout, SampledState

__all__ = ["CHANCE", "OVER", "ExplicitState", "GameState", "Playout", "SampledState", "StateGame", "load_game"]
