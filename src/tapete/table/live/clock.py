"""The tables' time. It passes second by second, even if the machine's clock is set.

People and networks set the machine's clock, and it may jump by hours. So the server measures no duration with it. A
process reads it once, or the database's clock if several machines share one, and from then on counts seconds. The
server stores moments in this time. People see them in the time of the machine's clock.

The next process on the same machine continues the count until the machine is restarted. After a restart only the
machine's clock says how much time has passed; but the time of a database never goes back.
"""
from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

APART = 60.0
"""Seconds by which the clocks of machines that share a database may differ."""

def _counter() -> Callable[[], float]:
    """A counter of seconds that never jumps; on Linux it also counts while the machine sleeps."""
    kind = getattr(time, "CLOCK_BOOTTIME", None)
    if kind is not None:
        try:
            time.clock_gettime(kind)
        except OSError:         # a browser's Python has the name but no such clock
            return time.monotonic
        return partial(time.clock_gettime, kind)
    return time.monotonic


passed = _counter()
counts_sleep = passed is not time.monotonic
"""Whether the next process can continue the count, until the machine is restarted."""
_ahead = time.time() - passed()
"""Seconds by which the tables' time is ahead of the count."""


def go_on(ahead: float) -> None:
    """Set how many seconds the tables' time is ahead of the count from now on."""
    global _ahead
    _ahead = ahead


def now() -> float:
    """The tables' time, in seconds since 1970 or nearly so."""
    return passed() + _ahead


def since(at: float) -> float:
    """The seconds that have passed since a moment of the tables' time; 0 for a moment in the future."""
    return max(0.0, now() - at)


def is_running(until: float, most: float) -> bool:
    """Whether something that lasts at most `most` seconds, and ends at `until`, is not over yet. If `until` is further
    away than that, a clock that was ahead wrote it, and it is over."""
    return 0 < until - now() <= most + APART


def shown(at: float) -> float:
    """A moment of the tables' time as the machine's clock has it, in seconds since 1970: for people to read."""
    return at - now() + time.time()
