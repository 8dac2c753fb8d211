"""Processes that work for this one, and end with it however it ends."""
from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def open_pool(n: int) -> ProcessPoolExecutor:
    """`n` processes that begin anew, without what this one holds."""
    return ProcessPoolExecutor(n, multiprocessing.get_context("spawn"), _begin)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End processes at once, also in the middle of something."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
        process.join()


def _begin() -> None:
    """Leave Ctrl-C to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
