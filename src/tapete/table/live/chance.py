"""Where tables have their chance from: nobody can foresee it. The tests put one in its place that comes again."""
from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...errors import DefectError
from ...referee.session import LARGEST_SEED


def fresh_seed() -> int:
    """The seed of a game that is dealt anew."""
    return secrets.randbelow(LARGEST_SEED + 1)


def face(sides: int) -> int:
    """What a die shows, from 1 on."""
    return secrets.randbelow(sides) + 1


class TableDice:
    """Dice for a game that was begun with real ones: those on record, then fair ones."""

    def __init__(self, recorded: Sequence[tuple[int, int]] = ()) -> None:
        self.recorded = list(recorded)

    def __call__(self, sides: int) -> int:
        if self.recorded:
            had, fallen = self.recorded.pop(0)
            if had != sides:
                raise DefectError(f"a d{sides} is rolled, the table's record has a d{had}")
            return fallen
        return face(sides)
