"""The dice of a table with real dice."""
from __future__ import annotations

from collections.abc import Sequence

from ...errors import DefectError
from ..live import chance


class TableDice:
    """Dice for a game with real dice: first the recorded rolls, then fair ones. DefectError if a recorded die has
    another number of sides."""

    def __init__(self, recorded: Sequence[tuple[int, int]] = ()) -> None:
        self.recorded = list(recorded)

    def __call__(self, sides: int) -> int:
        if self.recorded:
            had, fallen = self.recorded.pop(0)
            if had != sides:
                raise DefectError(f"a d{sides} is rolled, the table's record has a d{had}")
            return fallen
        return chance.face(sides)
