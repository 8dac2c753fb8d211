"""The randomness of tables, which nobody can predict. Tests replace it with a repeatable one."""
from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...errors import DefectError
from ...referee.session import LARGEST_SEED


def fresh_seed() -> int:
    """The seed of a new deal."""
    return secrets.randbelow(LARGEST_SEED + 1)


def face(sides: int) -> int:
    """The result of a die, from 1 on."""
    return secrets.randbelow(sides) + 1


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
        return face(sides)
