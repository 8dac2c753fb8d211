"""Bots that search, in processes of their own."""
from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tapete.table.live import worker_pool as workshop
from tapete.table.live.bots import LEAST, Bots

from .support import Live, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_bots_that_search_play_and_give_hints(sqlite: str) -> None:
    async with serving(settings_for(sqlite, workers=1, pace=0.2)) as site:
        assert [bot["name"] for bot in (await site.get("/api/games"))[0]["bots"]] == ["easy", "normal", "strong"]
        made = await site.post("/api/tables", {"game": "carcosa", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "strong"}]},
            status=201)
        code, token = made["code"], made["token"]
        async with site.live(code, token) as page:
            chosen = -1
            for _ in range(3):
                # The first answer waits until the search is compiled; meanwhile the table answers.
                assert (await site.now(code, token))["status"] == "playing"
                now = await _asked(page, chosen)
                hints = (await site.post(f"/api/tables/{code}/hint", token=token))["hints"]
                assert {hint["action"] for hint in hints} == {item["action"] for item in now["menu"]}
                assert all(hint["visits"] for hint in hints)       # how many hangs on how busy the machine is
                assert all(hint["low"] <= hint["value"] <= hint["high"] and hint["label"] for hint in hints)
                await site.choose(code, token, now["seq"], hints[0]["action"])
                chosen = now["seq"]
            await _asked(page, chosen)
            assert site.server.bots.is_ready("carcosa")
            await _a_worker_dies(site.server.bots)
            assert (await site.post(f"/api/tables/{code}/hint", token=token))["hints"]


async def _asked(page: Live, after: int) -> Any:
    """The first Now after a seq that asks the first seat for a choice. What has one answer answers itself."""
    while True:
        now = await page.next()
        if now["seq"] > after and now["to_move"] == 0 and len(now["menu"]) > 1:
            return now


async def _a_worker_dies(bots: object) -> None:
    """kill -9 of every process that bots think in."""
    for process in bots.shop.processes():  # type: ignore[attr-defined]
        os.kill(process, signal.SIGKILL)
    await asyncio.sleep(0.2)


async def test_hints_are_for_whoever_is_to_move(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        mover = (await site.now(code))["to_move"]
        path = f"/api/tables/{code}/hint"
        assert (await site.post(path, token=tokens[1 - mover], status=403))["error"]["code"] == "not_your_turn"
        assert (await site.post(path, token=tokens[mover], status=409))["error"]["code"] == "no_bots"
        await site.post(path, status=401)


async def test_a_search_has_less_time_the_more_tables_wait() -> None:
    bots, hold = Bots(2), asyncio.Event()

    async def asks(who: str) -> None:
        assert bots.shop._asked.enter(who)
        await hold.wait()
    assert bots.share(900) == 900
    waiting = [asyncio.create_task(asks(f"table {i}")) for i in range(20)]
    await asyncio.sleep(0)
    assert bots.share(900) == 90        # twenty tables, two processes: nobody waits a second for all of them
    assert bots.share(40) == LEAST and bots.share(10) == 10
    hold.set()
    await asyncio.gather(*waiting)


async def test_after_many_deaths_the_bots_come_back_and_the_lobby_says_what_is_so(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "FIRST_PAUSE", 30.0)
    async with serving(settings_for(sqlite)) as site:
        bots, left, opened = site.server.bots, 25, workshop.open_bench
        bots.workers = 1
        for ready in bots._ready.values():
            ready.set()

        def dying(*modules: str) -> object:
            nonlocal left
            left -= 1
            return opened(*modules) if left < 0 else _Dead()
        monkeypatch.setattr(workshop, "open_bench", dying)
        monkeypatch.setattr(bots.shop, "begin", None)
        while left > 0:
            with pytest.raises(workshop.PoolDown):
                await bots.shop.ask("a", os.getpid)
            assert bots.shop.down
            states = {game["bots_state"]: game["bots_ready"] for game in await site.get("/api/games")} \
                if left < 3 else {"resting": False}
            assert states == {"resting": False}
            bots.shop._down_until = 0.0         # the pause is over
        assert bots.deaths == 25
        assert await bots.shop.ask("a", os.getpid) != os.getpid()
        assert bots.state("carcosa") == "ready" and bots.shop.deaths == 0


class _Dead:
    """A process that ends as soon as it begins."""

    def submit(self, work: object) -> Future[object]:
        future: Future[object] = Future()
        future.set_exception(BrokenProcessPool())
        return future

    _processes: dict[int, object] = {}

    def shutdown(self, **how: bool) -> None:
        pass
