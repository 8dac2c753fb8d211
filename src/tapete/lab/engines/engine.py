"""Engines that run jobs: in this process, in several, or on a Ray cluster, with the same results on all.

A job is an argument of a module-level function. The argument, the function and the result must be picklable. An engine
does each job once: it repeats a job whose process died, but not one that raised.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import TypeVar

from ...errors import EngineError
from ...runtime.integers import whole_numbers
from ...runtime.workers import end_pool, open_pool
from ...text.spoken import SpokenError

Job = TypeVar("Job")
Result = TypeVar("Result")

RETRIES = 3
"""How many times in a row jobs whose processes died are started again without any job finishing."""


class Engine(ABC):
    """Something that runs jobs. It is a context manager, and leaving it ends the processes that it started."""

    @abstractmethod
    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[int, Result]]:
        """(index, work(job)) for each job, once, in the order in which they are finished.

        What `work` raises is raised here. Raises EngineError where processes died again and again.
        """

    @abstractmethod
    def close(self) -> None:
        """End every process that was started, also in the middle of a job."""

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


@whole_numbers
def check_workers(workers: int) -> int:
    """The number of processes, or InputError if it is not usable."""
    if workers < 1:
        raise SpokenError("workers", n=workers)
    return workers


class Local(Engine):
    """An engine in this process or in so many child processes, which are kept from one run to the next."""

    @whole_numbers
    def __init__(self, workers: int = 1) -> None:
        self.workers = check_workers(workers)
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[int, Result]]:
        if self.workers == 1:
            yield from ((index, work(job)) for index, job in enumerate(jobs))
            return
        left, deaths = dict(enumerate(jobs)), 0
        while left:
            try:
                for index, result in self._run_pool(work, left):
                    del left[index]
                    deaths = 0
                    yield index, result
            except BrokenProcessPool:
                self.close()
                deaths += 1
                if deaths > RETRIES:
                    raise EngineError(SpokenError("workers-died", deaths=deaths, workers=self.workers)) from None

    def _run_pool(self, work: Callable[[Job], Result], jobs: dict[int, Job]) -> Iterator[tuple[int, Result]]:
        if self._pool is None:
            self._pool = open_pool(self.workers, "tapete.lab.simulate")
        waiting = {self._pool.submit(work, job): index for index, job in jobs.items()}
        try:
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()

    def close(self) -> None:
        if self._pool is None:
            return
        end_pool(self._pool)
        self._pool = None
