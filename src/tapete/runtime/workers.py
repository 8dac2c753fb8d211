"""Worker processes that end together with this process, and threads. In a browser's page there are neither, and the
caller does all work itself.
"""
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
"""Whether other processes and threads are impossible."""


def end_with_input() -> None:
    """Make this process end as soon as its standard input closes, which happens when its parent process ends."""
    def watch() -> None:
        while os.read(0, 1024):      # sys.stdin would be locked when the work ends, which is fatal
            pass
        os._exit(1)
    Thread(target=watch, daemon=True).start()


class AtOnce(Executor):
    """An executor that runs each task at once, in the caller."""

    _processes: dict[int, Any] = {}

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        done: Future[R] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def open_bench(*modules: str) -> ProcessPoolExecutor | AtOnce:
    """An executor with one process; in a page, one that works in this process."""
    return AtOnce() if ALONE else open_pool(1, *modules)


def open_pool(n: int, *modules: str) -> ProcessPoolExecutor:
    """An executor with `n` processes that start without this process's memory.

    If the system has a fork server, it imports Python's and our modules once for all workers. `modules` of the caller
    that opens the first pool are among them. So a worker starts in some milliseconds instead of a second.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    context: BaseContext = multiprocessing.get_context("spawn")
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["__main__", *modules])
    return ProcessPoolExecutor(n, context, _begin, (dict(os.environ),))


def end_pool(pool: ProcessPoolExecutor | AtOnce) -> None:
    """End all processes at once, even in the middle of a task."""
    processes = {} if pool._processes is None else pool._processes
    pool.shutdown(wait=False, cancel_futures=True)      # by now a process that was just starting is among them
    for process in list(processes.values()):
        process.kill()
        process.join()


async def aside(work: Callable[[Unpack[Given]], R], *given: *Given) -> R:
    """The result of work that an event loop must not wait for: in a thread, if there are threads."""
    return work(*given) if ALONE else await asyncio.to_thread(work, *given)


def _begin(environment: dict[str, str]) -> None:
    """Prepare a worker: it ignores Ctrl-C, ends with its parent, and gets the parent's present environment variables.
    """
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
