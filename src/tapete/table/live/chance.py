"""The randomness of tables, which nobody can predict. Tests replace it with a repeatable one."""
from __future__ import annotations

import secrets

from ...referee.session import LARGEST_SEED


def fresh_seed() -> int:
    """The seed of a new deal."""
    return secrets.randbelow(LARGEST_SEED + 1)


def face(sides: int) -> int:
    """The result of a die, from 1 on."""
    return secrets.randbelow(sides) + 1
