"""The time that tables go by: it passes as seconds do, whatever becomes of the machine's clock.

The machine's clock is set by people and by networks, and may jump by hours. So no duration is measured by it. A process
reads it once, or the database's where several machines share one, and from then on counts seconds. What is kept, with
its moments, is of that time; what people are shown of it is said by the machine's clock as it is now.

The next process on the same machine goes on counting from where the last one was, as long as the machine has not been
started again. After that there is no more than the machine's clock to say what has passed; but the time of a database
never goes back.
"""
from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

APART = 60.0
"""Seconds by which the clocks of machines that share a database may differ."""

def _counter() -> Callable[[], float]:
    """What counts seconds and never jumps; on Linux also while the machine sleeps."""
    kind = getattr(time, "CLOCK_BOOTTIME", None)
    if kind is not None:
        try:
            time.clock_gettime(kind)
        except OSError:         # a page's Python names it and has none
            return time.monotonic
        return partial(time.clock_gettime, kind)
    return time.monotonic


passed = _counter()
counts_sleep = passed is not time.monotonic
"""Whether what is counted goes on from one process to the next, until the machine is started again."""
_ahead = time.time() - passed()
"""By how much the tables' time is ahead of the count of seconds."""


def go_on(ahead: float) -> None:
    """Have the tables' time be ahead of the count of seconds by so much from now on."""
    global _ahead
    _ahead = ahead


def now() -> float:
    """The tables' time, in seconds since 1970 or nearly so."""
    return passed() + _ahead


def since(at: float) -> float:
    """The seconds that have passed since a moment of the tables' time; none since one that is still to come."""
    return max(0.0, now() - at)


def stands(until: float, most: float) -> bool:
    """Whether something that lasts `most` seconds and ends at a moment is not over. What ends later than it can was
    kept by a clock that was ahead, and is over."""
    return 0 < until - now() <= most + APART


def shown(at: float) -> float:
    """A moment of the tables' time as the machine's clock has it, in seconds since 1970: for people to read."""
    return at - now() + time.time()
