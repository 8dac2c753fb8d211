"""Constant tables: integers that rules read and never change.

Plain rules read a list. Compiled rules read an array, which numba compiles in as a constant, if the rule's module has
the table among its names. If a table is made from a data file, the file changes the machine code. So
`compiler/fingerprint.py` counts the card files of a game (`cards/*.yaml`) as sources.
"""
from __future__ import annotations

from typing import Any

import numpy as np


class ConstantTable(list[int]):
    """An array of 32-bit integers. Nobody may change it after rules have been compiled."""

    def array(self) -> np.ndarray[Any, Any]:
        return np.array(self, np.int32)
