"""A plain rule that does not end fails its test, with the line at which it was."""
from __future__ import annotations

import signal
import time

import pytest

from tapete.testing.ending import ending

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no interval timers")


def forever() -> None:
    while True:
        time.sleep(0.001)


def test_a_loop_without_an_end_is_stopped_at_its_line() -> None:
    before = signal.getsignal(signal.SIGALRM)
    line = forever.__code__.co_firstlineno
    with pytest.raises(AssertionError, match=rf"test_ending\.py:({line + 1}|{line + 2}): a plain game has not ended"), \
            ending(0.2):
        forever()
    assert signal.getsignal(signal.SIGALRM) is before


def test_a_timer_that_was_set_before_goes_on() -> None:
    others = signal.setitimer(signal.ITIMER_REAL, 500)
    try:
        with ending(5):
            pass
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= 500
    finally:
        signal.setitimer(signal.ITIMER_REAL, *others)


def test_what_ends_is_not_stopped() -> None:
    with ending(0.05):
        pass
    time.sleep(0.1)
