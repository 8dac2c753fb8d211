"""Several server processes on one PostgreSQL, and one on one SQLite file."""
from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.table import server
from tapete.table.app import create_app

from .support import Live, Process, Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_two_processes_serve_one_table_and_either_may_die(postgres: str) -> None:
    first, second = Process(postgres), Process(postgres)
    try:
        async with first.site() as here, second.site() as there:
            code, (token, *_) = await here.table("me", "bot", "bot")
            async with there.live(code, token) as page:
                # Chosen at one process, told by the other; the bots answer at whichever drives the table.
                now = await _choose_and_wait(here, page, token, await page.next())
                await here.post(f"/api/tables/{code}/chat", {"text": "hola"}, token)
                assert (await page.next("chat"))["text"] == "hola"
                first.kill()
                died = time.monotonic()
                await _choose_and_wait(there, page, token, now)     # the table has been taken over
                assert time.monotonic() - died < 30
    finally:
        first.kill()
        second.kill()


async def _choose_and_wait(site: Site, page: Live, token: str | None, now: Any) -> Any:
    """Choose for seat 0 until a bot is to move, and wait for the bots; the Now in which seat 0 must choose again."""
    while now["to_move"] != 0:
        now = await page.next(seconds=30)
    while now["to_move"] == 0:
        action = next((item["action"] for item in now["menu"] if item["kind"] == "END_TURN"), now["menu"][0]["action"])
        await site.choose(now["code"], token, now["seq"], action)
        now = await page.next()
    while now["to_move"] != 0:
        now = await page.next(seconds=30)
    return now


async def test_of_two_choices_at_two_processes_one_happens(postgres: str) -> None:
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, tokens = await here.table("me", "human")
        for _ in range(12):
            now = await here.now(code)
            token = tokens[now["to_move"]]
            menu = [item["action"] for item in (await here.now(code, token))["menu"]]
            if len(menu) < 2 or now["status"] == "over":
                break
            answers = await asyncio.gather(*(
                site.http.post(f"/api/tables/{code}/choices", json={"seq": now["seq"], "action": action},
                               headers={"Authorization": f"Bearer {token}"})
                for site, action in ((here, menu[0]), (there, menu[1]))))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            for site in (here, there):
                async with asyncio.timeout(5):
                    while (await site.now(code))["seq"] == now["seq"]:
                        await asyncio.sleep(0.01)
            for seat in (0, 1):
                assert await here.now(code, tokens[seat], since=0) == await there.now(code, tokens[seat], since=0)


async def test_seats_and_consent_are_one_at_both(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also who is there: the page of one process is known to the other."""
    monkeypatch.setattr(server, "SWEEP", 0.1)
    settings = settings_for(postgres, absence=4.0)
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(serving(settings)) for _ in range(2)]
        code, (ana, _, _) = await here.table("me", "open", "open")
        eva = (await there.post(f"/api/tables/{code}/seats/1/take", {"name": "Eva"}))["token"]
        leo = (await here.post(f"/api/tables/{code}/seats/2/take", {"name": "Leo"}))["token"]
        await there.post(f"/api/tables/{code}/start", token=eva)
        await (await stack.enter_async_context(here.live(code, ana))).next()
        async with asyncio.timeout(30):
            while (await there.http.post(f"/api/tables/{code}/seats/2/bot", json={"bot": "easy"}, headers={
                    "Authorization": f"Bearer {eva}"})).status_code == 409:
                await asyncio.sleep(0.1)
        proposal = (await there.now(code, eva))["proposal"]
        assert proposal["waits_for"] == [0]
        async with asyncio.timeout(5):
            while (await here.now(code, ana))["proposal"] is None:
                await asyncio.sleep(0.01)
        await here.post(f"/api/tables/{code}/consent", {"proposal": proposal["id"], "agree": True}, ana)
        async with asyncio.timeout(5):
            while (await there.http.get(f"/api/tables/{code}/now",
                                        headers={"Authorization": f"Bearer {leo}"})).status_code != 401:
                await asyncio.sleep(0.01)


async def test_a_database_that_goes_away_comes_back(postgres: str) -> None:
    """Connections are cut; the process listens again and misses nothing."""
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, tokens = await here.table("me", "human")
        await there.now(code)
        async with there.server.store.writing() as db:
            from sqlalchemy import text
            await db.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                  "WHERE query LIKE 'LISTEN%' AND datname = current_database()"))
        assert await here.play_randomly(code, tokens, 5, seed=1) == 5
        now = await here.now(code)
        async with asyncio.timeout(10):
            while (await there.now(code))["seq"] != now["seq"]:
                await asyncio.sleep(0.05)


async def test_a_second_server_on_an_sqlite_file_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)):
        second = create_app(settings_for(sqlite)).state.server
        with pytest.raises(InputError, match="another server uses this file"):
            await second.start()
        await second.stop()
