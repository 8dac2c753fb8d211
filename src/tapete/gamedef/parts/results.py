"""How a game ends for its seats."""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from ...text.speech import Speech
from .part import GamePart


class Results(GamePart):
    """Who won, by how much, and how the end is told."""
    cooperative: bool
    """Whether all seats win and lose together: `value` is the same for all."""
    constant_sum: bool = False
    """Whether two seats want opposite results: with two seats, their `value`s add up to 1."""

    def won(self, state: Any, seat: int) -> bool:
        """Whether a seat won a finished game."""
        return bool(self.game.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        """The number by which the seats of a finished game are ranked, the highest first.

        All winners rank before the others.
        """
        return 0

    @abstractmethod
    def returns(self, rows: Any, seats: int) -> Any:
        """The result of each seat in simulated games, 0 to 1: an array (games, seats).

        For an ended game it is the same as `rules.value`; in a cooperative game it is 1 for all or 0 for all.
        """

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        """How a finished game went for a seat, in a few words: its points, its side. Empty: nothing to say."""
        return ""

    @abstractmethod
    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """How a finished game ended, in a sentence. `names` are the seats' names."""
