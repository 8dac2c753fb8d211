"""Constant tables: whole numbers that rules read and never change.

Plain rules read a list; where a module of rules has a table among its names, compiled rules read the array, which
numba takes in as a constant. A table that is made of a data file changes the machine code: `sources.py`
counts the files of a game's folder `cards` among its sources.
"""
from __future__ import annotations

from typing import Any

import numpy as np


class Table(list[int]):
    """A row of whole numbers of 32 bits; nobody may change it once rules have been compiled."""

    def array(self) -> np.ndarray[Any, Any]:
        return np.array(self, np.int32)
