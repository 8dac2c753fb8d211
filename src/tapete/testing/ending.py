"""Stops plain rules that do not end, and says which line they were at."""
from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

LONGEST = 180.0
"""Seconds that one plain game may take, many times what any game takes."""
PACKAGE = Path(__file__).parent.parent


@contextmanager
def ending(seconds: float = LONGEST) -> Iterator[None]:
    """Raise AssertionError with the line of a rule that is still running after so many seconds.

    It does nothing on systems without interval timers.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda _, frame: _stop(frame, seconds))
    others = signal.setitimer(signal.ITIMER_REAL, seconds)      # such as pytest-timeout's
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *others)


def _stop(frame: FrameType | None, seconds: float) -> Any:
    own = frame
    while own is not None and any(PACKAGE / part in Path(own.f_code.co_filename).parents
                                  for part in ("kernel", "testing", "search")):
        own = own.f_back        # the game's rule, not what it calls
    place = own or frame
    where = "" if place is None else f"{place.f_code.co_filename}:{place.f_lineno}: "
    raise AssertionError(f"{where}a plain game has not ended after {seconds:g} seconds: has a loop no end?")
