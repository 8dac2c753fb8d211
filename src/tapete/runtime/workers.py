"""Processes that work for this one, and end with it however it ends; threads beside it. In a browser's page there are
neither, and all work is done where it is asked for."""
from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple, Unpack

from .in_page import IN_PAGE

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.context import BaseContext

Given = TypeVarTuple("Given")
R = TypeVar("R")

ALONE = IN_PAGE
"""Whether there can be no other process and no thread."""


def end_with_input() -> None:
    """From now on this process ends as soon as its standard input does, with whoever began it and holds the other end.
    """
    def watch() -> None:
        while os.read(0, 1024):      # sys.stdin would be locked when the work ends, which is fatal
            pass
        os._exit(1)
    Thread(target=watch, daemon=True).start()


class AtOnce(Executor):
    """Does all that is submitted at once, where it is submitted."""

    _processes: dict[int, Any] = {}

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        done: Future[R] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def open_bench(*modules: str) -> ProcessPoolExecutor | AtOnce:
    """One process to work in; this one, where there can be no other."""
    return AtOnce() if ALONE else open_pool(1, *modules)


def open_pool(n: int, *modules: str) -> ProcessPoolExecutor:
    """`n` processes that begin without what this one holds.

    Where there can be a process that others are copies of, it has read Python's and our modules for all of them, those
    named by whoever opens the first pool among them: a worker is there in some milliseconds, not in a second.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    context: BaseContext = multiprocessing.get_context("spawn")
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["__main__", *modules])
    return ProcessPoolExecutor(n, context, _begin, (dict(os.environ),))


def end_pool(pool: ProcessPoolExecutor | AtOnce) -> None:
    """End processes at once, also in the middle of something."""
    processes = {} if pool._processes is None else pool._processes
    pool.shutdown(wait=False, cancel_futures=True)      # by then one that was just being begun is among them
    for process in list(processes.values()):
        process.kill()
        process.join()


async def aside(work: Callable[[Unpack[Given]], R], *given: *Given) -> R:
    """What comes of work that a loop must not wait for: in a thread, where there are threads."""
    return work(*given) if ALONE else await asyncio.to_thread(work, *given)


def _begin(environment: dict[str, str]) -> None:
    """Leave Ctrl-C to the parent, and do not outlive it; what is said of the system is what the parent says now."""
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
