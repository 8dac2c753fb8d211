"""Confidence intervals of shares and means."""
from __future__ import annotations

from typing import Any

import numpy as np


def wilson(successes: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    if of == 0:
        return 0.0, 1.0
    z, share = 1.959963984540054, successes / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The 95 % interval of a mean, from the normal distribution. A single value is its own interval."""
    mean = float(values.mean())
    half = 1.959963984540054 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return mean - half, mean + half


def share_interval(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The 95 % interval of a mean of values from 0 to 1, as in `interval`. If all values are equal, their spread is
    unknown and this is Wilson's interval."""
    if len(values) == 0 or values.std() > 0:
        return interval(values)
    mean = float(values[0])
    low, high = wilson(round(len(values) * mean), len(values))
    return min(low, mean), max(high, mean)
