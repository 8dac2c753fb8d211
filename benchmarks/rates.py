"""Rates: operations per CPU second."""
from __future__ import annotations

import statistics
import time
from collections.abc import Callable

Work = Callable[[], int]
"""Does a little, and says how much that was."""


def rate(work: Work, seconds: float) -> float:
    """How much work is done a CPU second of this process, repeating it for about so long."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def rates_in_turns(works: dict[str, Work], seconds: float, rounds: int) -> dict[str, float]:
    """The median of each work's rates: every one once, then all again, so that a slow moment slows all. What comes
    before the first round, like compiling, does not count."""
    for work in works.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return {name: statistics.median(rates) for name, rates in found.items()}
