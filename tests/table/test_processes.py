"""Several server processes on one PostgreSQL, and one on one SQLite file."""
from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import update

from tapete.errors import DefectError, InputError
from tapete.table.http.app import create_app
from tapete.table.live.room import Room
from tapete.table.ops import server
from tapete.table.refusals import Refusal
from tapete.table.store.models import EntryRow, TableRow, columns
from tapete.table.store.models import ServerRow as Row

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
                assert time.monotonic() - died < 120
    finally:
        first.kill()
        second.kill()


async def _choose_and_wait(site: Site, page: Live, token: str | None, now: Any) -> Any:
    """Choose for seat 0 until a bot is to move, and wait for the bots; the Now in which seat 0 must choose again."""
    while now["to_move"] != 0:
        now = await page.next(seconds=180)
    while now["to_move"] == 0:
        if not now["menu"]:         # it has one answer, which gives itself
            now = await page.next(seconds=180)
            continue
        action = next((item["action"] for item in now["menu"] if item["kind"] == "END_TURN"), now["menu"][0]["action"])
        await site.choose(now["code"], token, now["seq"], action)
        now = await page.next()
    while now["to_move"] != 0:
        now = await page.next(seconds=180)
    return now


async def test_of_two_choices_at_two_processes_one_happens(postgres: str) -> None:
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, tokens = await here.table("me", "human")
        for _ in range(12):
            seat, now = await here.asked(code, tokens)
            token, menu = tokens[seat], [item["action"] for item in now["menu"]]
            if len(menu) < 2 or now["status"] == "over":
                break
            answers = await asyncio.gather(*(
                site.http.post(f"/api/tables/{code}/choices", json={"seq": now["seq"], "action": action},
                               headers={"Authorization": f"Bearer {token}"})
                for site, action in ((here, menu[0]), (there, menu[1]))))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            for site in (here, there):
                async with asyncio.timeout(180):
                    while (await site.now(code))["seq"] == now["seq"]:
                        await asyncio.sleep(0.01)
            for seat in (0, 1):
                assert await here.now(code, tokens[seat], since=0) == await there.now(code, tokens[seat], since=0)


async def test_a_choice_elsewhere_is_told_and_not_read(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a table whose other data the process knows."""
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, tokens = await here.table("me", "human")
        async with there.live(code, tokens[0]) as page:
            now = await page.next()
            read = []

            async def load(code: str, after: int = 0, work: Any = there.server.store.load) -> Any:
                read.append((code, after))
                return await work(code, after)
            monkeypatch.setattr(there.server.store, "load", load)
            for _ in range(6):
                seat, own = await here.asked(code, tokens)
                await here.choose(code, tokens[seat], own["seq"], own["menu"][0]["action"])
                while now["seq"] <= own["seq"]:
                    now = await page.next()
            assert read == []
            assert await here.now(code, tokens[1], since=0) == await there.now(code, tokens[1], since=0)


async def test_what_is_told_late_twice_or_wrong_leaves_the_table_as_the_store_has_it(postgres: str) -> None:
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, tokens = await here.table("me", "human")
        await there.now(code, tokens[0])
        for _ in range(4):
            seat, own = await here.asked(code, tokens)
            await here.choose(code, tokens[seat], own["seq"], own["menu"][0]["action"])
        entries = await here.server.store.entries(code)
        for entry in (entries[-1], entries[1], entries[-1]):
            await there.server.rooms.refresh(code, entry)
        assert await here.now(code, tokens[1], since=0) == await there.now(code, tokens[1], since=0)

        wrong = EntryRow(**columns(entries[-1]) | {"seq": entries[-1].seq + 1, "state": "0" * 16})
        room = there.server.rooms.here(code)
        with pytest.raises((Refusal, DefectError, InputError)):
            await there.server.rooms.refresh(code, wrong)
        assert there.server.rooms.here(code) is None
        assert await here.now(code, tokens[1], since=0) == await there.now(code, tokens[1], since=0)
        assert there.server.rooms.here(code) is not room


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
        async with asyncio.timeout(180):
            while (await there.http.post(f"/api/tables/{code}/seats/2/bot", json={"bot": "easy"}, headers={
                    "Authorization": f"Bearer {eva}"})).status_code == 409:
                await asyncio.sleep(0.1)
        proposal = (await there.now(code, eva))["proposal"]
        assert proposal["waits_for"] == [0]
        async with asyncio.timeout(180):
            while (await here.now(code, ana))["proposal"] is None:
                await asyncio.sleep(0.01)
        await here.post(f"/api/tables/{code}/consent", {"proposal": proposal["id"], "agree": True}, ana)
        async with asyncio.timeout(180):
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
        async with asyncio.timeout(180):
            while (await there.now(code))["seq"] != now["seq"]:
                await asyncio.sleep(0.05)


async def _give_away(site: Site, codes: list[str]) -> None:
    """Have a process drive tables that died long ago."""
    for code in codes:
        if (room := site.server.rooms.here(code)) is not None:
            room.row.server = "one that died"
    async with site.server.store.writing() as db:
        await db.execute(update(TableRow).where(TableRow.code.in_(codes)).values(server="one that died"))


@pytest.mark.parametrize("error", [RuntimeError("broken"), Refusal("no_database")])
async def test_one_table_that_cannot_be_taken_over_keeps_no_other_waiting(
        postgres: str, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """The table does not stay in memory as the other process's: the next request reads it. If the database did not
    answer, the server asks again, and nobody has to reconnect."""
    async with serving(settings_for(postgres)) as site:
        rooms, breaks = site.server.rooms, [True, False]
        codes = [(await site.table("me", "human"))[0] for _ in range(3)]
        refresh, before = rooms.refresh, [rooms.here(code) for code in codes]

        async def breaking(code: str, entry: EntryRow | None = None) -> None:
            if breaks and breaks.pop(0):
                raise error
            await refresh(code, entry)

        monkeypatch.setattr(rooms, "refresh", breaking)
        await _give_away(site, codes)
        async with asyncio.timeout(60):
            while not all([site.server.ownership.mine(await rooms.get(code)) for code in codes]):
                await asyncio.sleep(0.05)
        assert not breaks
        assert isinstance(error, RuntimeError) or [rooms.here(code) for code in codes] == before


async def test_a_busy_table_keeps_no_process_from_saying_that_it_lives(postgres: str) -> None:
    async with serving(settings_for(postgres)) as site:
        codes = [(await site.table("me", "human"))[0] for _ in range(2)]
        room = await site.server.rooms.get(codes[0])
        async with room.lock:
            await _give_away(site, codes)
            async with asyncio.timeout(60):
                while not site.server.ownership.mine(await site.server.rooms.get(codes[1])):
                    await asyncio.sleep(0.05)
            said = await _lives_until(site)
            async with asyncio.timeout(60):
                while await _lives_until(site) == said:
                    await asyncio.sleep(0.05)


async def _lives_until(site: Site) -> float:
    async with site.server.store.reading() as db:
        row = await db.get(Row, site.server.id)
        assert row is not None
        return row.until


async def test_what_changes_while_a_table_is_being_read_is_read_too(
        postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who drives it, and who sits at it."""
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, _ = await there.table("me", "open")
        rooms, read, go_on = here.server.rooms, asyncio.Event(), asyncio.Event()
        load = rooms.loader.room

        async def slowly(code: str) -> Room:
            room = await load(code)
            read.set()
            await go_on.wait()
            return room

        monkeypatch.setattr(rooms.loader, "room", slowly)
        coming = asyncio.create_task(rooms.get(code))
        await read.wait()
        await there.post(f"/api/tables/{code}/seats/1/take", {"name": "Eva"})
        async with here.server.store.writing() as db:
            await db.execute(update(TableRow).values(server=here.server.id))
            await there.server.store.tell(db, code)
        async with asyncio.timeout(60):
            while code not in rooms._missed:
                await asyncio.sleep(0.01)
        go_on.set()
        room = await coming
        assert room.seats[1].name == "Eva" and here.server.ownership.mine(room)


async def test_a_second_server_on_an_sqlite_file_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)):
        second = create_app(settings_for(sqlite)).state.server
        with pytest.raises(InputError, match="another server uses this file"):
            await second.start()
        await second.stop()
