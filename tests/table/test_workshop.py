"""The pool of worker processes: turns, limits, budgets, and what happens when they end."""
from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tapete.runtime.workers import AtOnce
from tapete.table.live import worker_pool as workshop
from tapete.table.live.worker_pool import Budget, WorkerPool
from tapete.table.refusals import Refusal

from ..patience import PATIENCE

pytestmark = pytest.mark.anyio

PLENTY = Budget(seconds=60, each=100, in_all=100)


@asynccontextmanager
async def _shop(budget: Budget = PLENTY) -> AsyncIterator[WorkerPool]:
    shop = WorkerPool("test", 1, budget)
    try:
        yield shop
    finally:
        await shop.stop()


async def test_whoever_asks_for_much_does_not_make_others_wait() -> None:
    done: list[str] = []

    async def ask(who: str) -> None:
        await shop.ask(who, os.getpid)
        done.append(who)

    async with _shop() as shop:
        await asyncio.gather(*(ask("many") for _ in range(20)), ask("one"), ask("other"))
    assert set(done[:4]) == {"many", "one", "other"} and done.count("many") == 20


async def test_nobody_waits_while_a_process_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one takes as long as it takes to read our modules."""
    loop, turned = asyncio.get_running_loop(), threading.Event()

    class Slow(AtOnce):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            loop.call_soon_threadsafe(turned.set)
            assert turned.wait(PATIENCE), "the loop stands still"
            return super().submit(fn, *args, **kwargs)

    monkeypatch.setattr(workshop, "open_bench", lambda *modules: Slow())
    async with _shop() as shop:
        await shop._open(0)


async def test_what_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async with _shop(Budget(seconds=1, each=5, in_all=5)) as shop:
        with pytest.raises(Refusal) as refusal:
            await shop.ask("a", time.sleep, 3600)
        assert refusal.value.code == "too_long" and refusal.value.status == 503
        assert await shop.ask("b", os.getpid) in shop.processes()


async def test_what_nobody_waits_for_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "GRACE", 0.0)
    async with _shop() as shop:
        first = await shop.ask("a", os.getpid)
        asked = [asyncio.create_task(shop.ask("a", time.sleep, 3600)) for _ in range(40)]
        while len(shop._waiting.get("a", asked)) != 39:     # one of them is being done
            await asyncio.sleep(0.01)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert shop.asked == 0
        async with asyncio.timeout(180):
            assert await shop.ask("b", os.getpid) != first


async def test_nobody_has_more_waiting_than_they_may() -> None:
    async with _shop(Budget(seconds=60, each=2, in_all=3)) as shop:
        asked = [asyncio.create_task(shop.ask(who, os.getpid)) for who in ("a", "a", "b")]
        await asyncio.sleep(0)
        for who in ("a", "c"):
            with pytest.raises(Refusal) as refusal:
                await shop.ask(who, os.getpid)
            assert refusal.value.code == "too_many"
        await asyncio.gather(*asked)
        assert await shop.ask("c", os.getpid)


async def test_a_process_that_is_killed_is_replaced_and_its_work_done() -> None:
    async with _shop() as shop:
        first = await shop.ask("a", os.getpid)
        asked = asyncio.create_task(shop.ask("a", time.sleep, 1))
        os.kill(first, signal.SIGKILL)
        await asked
        assert await shop.ask("a", os.getpid) != first
        assert (shop.died, shop.deaths) == (1, 0)


async def test_processes_that_die_at_once_are_begun_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "FIRST_PAUSE", 0.2)
    async with _shop() as shop:
        with pytest.raises(workshop.PoolDown):
            await shop.ask("a", os._exit, 1)
        async with asyncio.timeout(180):
            while True:
                try:
                    await shop.ask("a", os.getpid)
                    break
                except workshop.PoolDown:
                    await asyncio.sleep(0.05)


async def test_work_that_is_ended_with_its_process_is_no_failure_that_nobody_heard_of() -> None:
    unheard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    for grace in (False, True):
        async with _shop() as shop:
            await shop.ask("a", os.getpid)
            asked = asyncio.create_task(shop.ask("a", time.sleep, 3600))
            while not shop.asked or shop._waiting:      # until it is being done
                await asyncio.sleep(0.01)
            if grace:       # the client is gone, and its work may still take a little time
                asked.cancel()
                await asyncio.sleep(0.05)
        await asyncio.gather(asked, return_exceptions=True)
        await asyncio.sleep(0.05)       # the pool's own thread tells what became of the work
        gc.collect()
    assert unheard == []
