"""What a search should know about a game."""
from __future__ import annotations

from .part import GamePart


class SearchHints(GamePart):
    """Measured settings for searches that play this game."""

    bias: float = 0.3
    """How far a search with few iterations trusts `greedy`: the share of the priors that the choice of `greedy` gets,
    unless the agent's `bias=` sets it. With 0, each action is tried once first. It helps if `greedy` is often right.
    """
    near: int = 0
    """A search with at most this many iterations per choice looks one tick of the clock ahead, unless the agent's
    `horizon=` sets it. Other searches look farther.
    """
