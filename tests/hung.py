"""What a test that hangs leaves behind: where each thread and each greenlet of its process stands.

pytest-timeout writes stacks to the standard output, which goes nowhere in a process of pytest-xdist. It knows threads
alone, and a test that waits for a page stands in a greenlet.
"""
from __future__ import annotations

import gc
import os
import sys
import threading
import traceback
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

try:
    from greenlet import greenlet
except ImportError:
    greenlet = None

standing: pytest.StashKey[int] = pytest.StashKey()
"""The standard error as it was before pytest took what tests print."""


def frames() -> Iterator[tuple[str, FrameType]]:
    """Where everything stands but the thread that asks."""
    for number, frame in sys._current_frames().items():
        if number != threading.get_ident():
            yield f"thread {number}", frame
    for thing in gc.get_objects() if greenlet else ():
        if isinstance(thing, greenlet) and thing.gr_frame is not None:
            yield "greenlet", thing.gr_frame


def end(item: pytest.Item, seconds: float, error: int) -> None:
    """Say where the test stands, and end its process: nothing else ends a call that does not return."""
    said = [f"\n{item.nodeid} hangs for {seconds:g} seconds\n"]
    for name, frame in frames():
        said += [f"-- {name}\n", *traceback.format_stack(frame)]
    os.write(error, "".join(said).encode())
    os._exit(1)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[standing] = os.dup(2)


@pytest.hookimpl(optionalhook=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool:
    timer = threading.Timer(settings.timeout, end, (item, settings.timeout, item.config.stash[standing]))
    timer.daemon = True
    timer.start()
    item.cancel_timeout = timer.cancel      # type: ignore[attr-defined]    # pytest-timeout calls it after the test
    return True
