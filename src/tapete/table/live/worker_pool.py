"""Worker pool: processes that calculate for the server's event loop, with fair turns, a time limit and a budget."""
from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple, Unpack

from ...runtime.workers import AtOnce, aside, end_pool, open_bench
from ..http.callers import NOBODY, Caller
from ..http.limits import ConnectionCounter
from ..refusals import Refusal

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger("tapete.table")

Given = TypeVarTuple("Given")
R = TypeVar("R")
Work = Callable[[], R]
"""Work that can be sent to a process: a module's function with its arguments, as `partial` makes it."""

asker: ContextVar[Caller] = ContextVar("asker", default=NOBODY)
"""The caller that the present work is done for."""

leaving: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("leaving", default=None)
"""Waits until the HTTP client has disconnected or has its answer."""

GRACE = 2.0
"""Seconds that work may still take when nobody waits for it. Starting a new process takes about as long."""
STARTING = 180.0
"""Seconds in which a process must have started."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds without processes after the second death in a row. They double with each further death, up to the second
number."""


class PoolDown(Exception):
    """The processes die as soon as they start. The pool starts them again after a pause."""


@dataclass(frozen=True)
class Budget:
    """The limits of a worker pool."""

    seconds: float
    """Seconds that one piece of work may take."""
    each: int
    """Pieces of work that one asker may have waiting and in progress."""
    in_all: int
    """Pieces of work that may be waiting and in progress in total."""


@dataclass
class _Job:
    who: str
    make: Callable[[], Work[Any]]
    answer: asyncio.Future[Any]
    deaths: int = 0


class WorkerPool:
    """A pool of `processes` processes, started with the first work. Nobody gets a second turn before all who wait have
    had one.

    `begin`: makes the first work of each new process.
    """

    def __init__(self, name: str, processes: int, budget: Budget,
                 begin: Callable[[], Work[None]] | None = None) -> None:
        self.name, self.size, self.budget, self.begin = name, processes, budget, begin
        self.deaths = 0
        """Deaths of processes since one last finished something."""
        self.died = 0
        """Deaths of processes in total."""
        self._down_until = 0.0
        self._benches: list[ProcessPoolExecutor | AtOnce | None] = [None] * processes
        self._at_work: list[asyncio.Task[None] | None] = [None] * processes
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._asked = ConnectionCounter()

    # ---- asking --------------------------------------------------------------------------------

    @property
    def down(self) -> bool:
        """Whether processes died repeatedly and are not started again yet."""
        return time.monotonic() < self._down_until

    @property
    def asking(self) -> int:
        """How many askers wait or are served."""
        return len(self._asked)

    @property
    def asked(self) -> int:
        """Pieces of work that wait or are in progress."""
        return self._asked.total

    async def ask(self, who: str, work: Callable[[Unpack[Given]], R], *given: *Given) -> R:
        """Run a module's function in a process. Raises Refusal `too_many` or `too_long`, or Down."""
        return await self.ask_when_due(who, lambda: partial(work, *given))

    async def ask_when_due(self, who: str, make: Callable[[], Work[R]]) -> R:
        """Like `ask`, but the work is made when its turn has come."""
        if self.down:
            raise PoolDown(self.name)
        if self.asked >= self.budget.in_all or not self._asked.enter(who, self.budget.each):
            raise Refusal("too_many", seconds=max(1, round(self.budget.seconds / 2)))
        job = _Job(who, make, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(who, deque()).append(job)
        self._call_workers()
        try:
            answer: R = await job.answer
            return answer
        finally:
            self._asked.leave(who)

    def processes(self) -> list[int]:
        """The ids of the processes that have started."""
        return [number for bench in self._benches if bench is not None for number in (bench._processes or {})]

    async def stop(self) -> None:
        """End the processes, also in the middle of work."""
        tasks = [task for task in self._at_work if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while (job := self._next()) is not None:
            job.answer.cancel()
        for number in range(len(self._benches)):
            self._end(number)

    # ---- working -------------------------------------------------------------------------------

    def _call_workers(self) -> None:
        waiting = sum(len(jobs) for jobs in self._waiting.values())
        for number, task in enumerate(self._at_work):
            if waiting and (task is None or task.done()):
                self._at_work[number] = asyncio.create_task(self._work_on(number), name=f"{self.name} {number}")
                waiting -= 1

    def _next(self) -> _Job | None:
        """The first job of the asker who has waited longest for a turn."""
        while self._waiting:
            who, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[who] = jobs
            if not job.answer.done():
                return job
        return None

    async def _work_on(self, number: int) -> None:
        while (job := self._next()) is not None:
            try:
                answer = await self._do(number, job)
            except BrokenExecutor:
                self._died(number)
                job.deaths += 1
                if job.deaths == 1 and not self.down:   # probably killed from outside: try once more
                    self._waiting.setdefault(job.who, deque()).appendleft(job)
                else:
                    _tell(job, PoolDown(self.name))
            except asyncio.CancelledError:
                job.answer.cancel()
                raise
            except Exception as error:
                _tell(job, error)
            else:
                self.deaths = 0
                if not job.answer.done():
                    job.answer.set_result(answer)

    async def _do(self, number: int, job: _Job) -> Any:
        bench = await self._open(number)
        doing = asyncio.wrap_future(bench.submit(job.make()))
        try:
            await asyncio.wait({doing, job.answer}, timeout=self.budget.seconds, return_when=asyncio.FIRST_COMPLETED)
            if job.answer.done():                           # the asker is gone
                await asyncio.wait({doing}, timeout=GRACE)
            if not doing.done():
                self._end(number)
                raise Refusal("too_long", seconds=round(self.budget.seconds))
            return doing.result()
        finally:
            doing.cancel()      # work that ends with its process is not an error to report

    async def _open(self, number: int) -> ProcessPoolExecutor | AtOnce:
        """The process with this number, started if there is none."""
        bench = self._benches[number]
        if bench is None:
            bench = self._benches[number] = open_bench("tapete.table.story.replayed", "tapete.table.live.bots")
            # Not in the event loop, because the first process starts only after the process that it is forked from has
            # imported its modules.
            begun = await aside(bench.submit, _nothing if self.begin is None else self.begin())
            try:
                await asyncio.wait_for(asyncio.wrap_future(begun), STARTING)
            except TimeoutError:
                self._end(number)
                raise PoolDown(self.name) from None
        return bench

    def _died(self, number: int) -> None:
        """Note a death. After several in a row pause, because a machine without memory kills new processes at once."""
        self._end(number)
        self.deaths += 1
        self.died += 1
        log.warning("a process of the %s ended", self.name)
        if self.deaths > 1:
            pause = min(FIRST_PAUSE * 2.0 ** min(self.deaths - 2, 30), LONGEST_PAUSE)
            self._down_until = time.monotonic() + pause
            while (job := self._next()) is not None:
                _tell(job, PoolDown(self.name))

    def _end(self, number: int) -> None:
        bench, self._benches[number] = self._benches[number], None
        if bench is not None:
            end_pool(bench)


def _tell(job: _Job, error: Exception) -> None:
    with suppress(asyncio.InvalidStateError):           # the asker is gone
        job.answer.set_exception(error)


def _nothing() -> None:
    """The first work of a process that has nothing to prepare."""
