"""Bots that search, in processes of their own."""
from __future__ import annotations

import asyncio
import os
import signal

import pytest

from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_bots_that_search_play_and_give_hints(sqlite: str) -> None:
    async with serving(settings_for(sqlite, workers=1, pace=0.2)) as site:
        assert [bot["name"] for bot in (await site.get("/api/games"))[0]["bots"]] == ["easy", "normal", "strong"]
        made = await site.post("/api/tables", {"game": "carcosa", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "strong"}]},
            status=201)
        code, token = made["code"], made["token"]
        async with site.live(code, token) as page:
            now = await page.next(seconds=180)
            for _ in range(3):
                while now["to_move"] != 0:
                    # The first answer waits until the search is compiled; meanwhile the table answers.
                    assert (await site.now(code, token))["status"] == "playing"
                    now = await page.next(seconds=180)
                hints = (await site.post(f"/api/tables/{code}/hint", token=token))["hints"]
                assert {hint["action"] for hint in hints} == {item["action"] for item in now["menu"]}
                assert len(hints) == 1 or sum(hint["visits"] for hint in hints) > 1000
                assert all(hint["low"] <= hint["value"] <= hint["high"] and hint["label"] for hint in hints)
                await site.choose(code, token, now["seq"], hints[0]["action"])
                now = await page.next()
            while now["to_move"] != 0:
                now = await page.next(seconds=60)
            assert site.server.bots.is_ready("carcosa")
            await _a_worker_dies(site.server.bots)
            assert (await site.post(f"/api/tables/{code}/hint", token=token))["hints"]


async def _a_worker_dies(bots: object) -> None:
    """kill -9 of every process that bots think in."""
    pool = bots._pool  # type: ignore[attr-defined]
    for process in list(pool._processes):
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
