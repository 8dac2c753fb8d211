"""Limits before a request is read: connections, half-sent requests, host names, failed secrets."""
from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import AsyncExitStack, suppress

import pytest
import uvicorn
import websockets

from tapete.table.http.app import create_app
from tapete.table.http.callers import caller_of, thing
from tapete.table.http.connection_limits import ConnectionLimiter, protocols
from tapete.table.http.guard import is_known, names_of
from tapete.table.http.limits import FailureLimiter, Limits, RateLimit, RecentPairs
from tapete.table.refusals import Refusal

from ..patience import SOCKET
from .support import MANY, serving, settings_for

pytestmark = pytest.mark.anyio

LONG = "the key of this server's desk"


def _limits(**changes: int) -> Limits:
    return Limits(requests=MANY, tables=MANY, secrets=MANY, sockets=MANY, **changes)


async def test_whoever_sits_at_a_table_gets_in_however_many_watch(sqlite: str) -> None:
    async with serving(settings_for(sqlite, limits=_limits(watchers=3, seat_sockets=2))) as site, \
            AsyncExitStack() as stack:
        code, tokens = await site.table("me", "human")
        for _ in range(3):
            await (await stack.enter_async_context(site.live(code))).next()
        async with site.live(code) as watcher:
            assert (await watcher.next("error"))["error"]["code"] == "too_many"
        pages = [await stack.enter_async_context(site.live(code, tokens[0])) for _ in range(3)]
        for page in pages:
            await page.next()
        with pytest.raises(websockets.ConnectionClosed):    # the oldest of its seat made room
            await pages[0].next("nothing")
        async with site.live(code, tokens[1]) as other:
            await other.next()


async def test_an_address_has_so_many_websockets(sqlite: str) -> None:
    async with serving(settings_for(sqlite, limits=_limits(sockets_each=2))) as site:
        code, tokens = await site.table("me", "human")
        async with site.live(code, tokens[0]) as one, site.live(code, tokens[1]) as two:
            await one.next()
            await two.next()
            with pytest.raises(websockets.InvalidStatus):
                async with site.live(code):
                    pass
        async with asyncio.timeout(180):
            while site.server.sockets:
                await asyncio.sleep(0.01)
        async with site.live(code) as again:
            await again.next()


async def _slow_server(database: str, door: ConnectionLimiter, seconds: float) -> tuple[uvicorn.Server,
                                                                                        asyncio.Task[None], int]:
    app = create_app(settings_for(database))
    runner = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", **protocols(door, seconds, seconds)))
    task = asyncio.create_task(runner.serve())
    while not runner.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    return runner, task, runner.servers[0].sockets[0].getsockname()[1]


GOOD = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = (b"", b"GET /api/games HTTP/1.1\r\n", GOOD[:-2],
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
        GOOD + GOOD[:20])


async def test_requests_that_are_half_sent_end_after_a_while_and_leave_room(sqlite: str) -> None:
    door = ConnectionLimiter(each=200, in_all=200)
    runner, task, port = await _slow_server(sqlite, door, 0.3)
    try:
        held = []
        for half in HALF * 5:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            held.append((reader, writer))
        async with asyncio.timeout(180):
            for reader, _ in held:
                with suppress(ConnectionResetError):
                    await reader.read()         # until the server ends it
            while door.connections:
                await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GOOD)
        assert b" 404 " in await reader.readline()
        writer.close()
    finally:
        runner.should_exit = True
        await task


async def test_whoever_goes_on_with_what_begins_no_request_is_cut_off(sqlite: str) -> None:
    """After an answer: an empty line is none yet, and stops uvicorn's own wait for the next."""
    door = ConnectionLimiter(each=10, in_all=10)
    runner, task, port = await _slow_server(sqlite, door, 0.3)
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GOOD)
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.search(rb"content-length: (\d+)", head)[1]))     # type: ignore[index]
        writer.write(b"\r\n")
        async with asyncio.timeout(60):
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
        writer.close()
    finally:
        runner.should_exit = True
        await task


async def test_a_head_without_end_is_cut_off(sqlite: str) -> None:
    door = ConnectionLimiter(each=10, in_all=10)
    runner, task, port = await _slow_server(sqlite, door, 60)
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"".join(b"A%d: %s\r\n" % (i, b"x" * 1000) for i in range(200)))
        with pytest.raises(ConnectionResetError):
            async with asyncio.timeout(180):
                assert await reader.read() != b""
        del writer
    finally:
        runner.should_exit = True
        await task


async def test_an_address_has_so_many_connections_and_a_proxy_any_number(sqlite: str) -> None:
    door = ConnectionLimiter(each=3, in_all=100)
    runner, task, port = await _slow_server(sqlite, door, 60)

    async def answers() -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        held.append(writer)
        try:
            writer.write(GOOD)
            return b" 404 " in await reader.readline()
        except ConnectionResetError:
            return False

    held: list[asyncio.StreamWriter] = []
    try:
        assert [await answers() for _ in range(5)] == [True, True, True, False, False]
        for writer in held:
            writer.close()
        async with asyncio.timeout(180):
            while door.connections:
                await asyncio.sleep(0.01)
        assert await answers()
    finally:
        for writer in held:
            writer.close()
        runner.should_exit = True
        await task
    behind = ConnectionLimiter(each=1, in_all=4, proxies="10.0.0.0/8, ::1")
    assert [behind.enter((each, 1)) for each in ("10.1.2.3", "10.1.2.3", "1.1.1.1", "1.1.1.1", "::1", "::1")] == [
        True, True, True, False, True, False]


async def test_a_websocket_keeps_its_connections_place_until_it_ends(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        await site.http.aclose()
        async with asyncio.timeout(180):
            while site.server.door.connections:
                await asyncio.sleep(0.01)
        async with site.live(code, tokens[0]) as page:
            await page.next()
            assert site.server.door.connections == 1
        async with asyncio.timeout(180):
            while site.server.door.connections:
                await asyncio.sleep(0.01)


async def test_a_server_answers_to_its_own_names_only(sqlite: str) -> None:
    settings = settings_for(sqlite, public="https://table.example", names=("mesa.local",))
    names = names_of(settings)
    for host in ("localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "table.example",
                 "Table.Example.:443", "mesa.local:80", socket.gethostname()):
        assert is_known(host, names), host
    for host in ("", "evil.example", "table.example.evil.example", "localhost.evil.example", "[::1", "a b",
                 "localhost:99999999", "localhost:x", "localhost:0", "evil.example@localhost", "localhost/evil.example",
                 "localhost?", "localhost\t"):
        assert not is_known(host, names), host
    async with serving(settings) as site:
        refused = await site.http.get("/api/games", headers={"Host": "evil.example"})
        assert refused.status_code == 421 and refused.json()["error"]["code"] == "wrong_host"
        assert (await site.http.get("/api/nothing", headers={"Host": "table.example"})).status_code == 404
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect("ws://evil.example/api/tables/AAAAAA/live", host="127.0.0.1", **SOCKET,
                                          port=int(site.base.rpartition(":")[2])):
                pass


def test_each_miss_costs_a_longer_wait() -> None:
    clock = [0.0]
    misses = FailureLimiter(free=2, longest=10.0, now=lambda: clock[0])
    for _ in range(2):
        misses.take(thing("a"))
    waits = []
    for _ in range(7):
        misses.take(thing("a"))
        with pytest.raises(Refusal) as refusal:
            misses.take(thing("a"))
        waits.append(refusal.value.args_said["seconds"])
        clock[0] += waits[-1]
    assert waits == [1, 2, 4, 8, 10, 10, 10]
    misses.take(thing("b"))
    clock[0] += 10_000
    for _ in range(2):
        misses.take(thing("a"))                # forgotten
    misses.forgive(thing("b"))
    for _ in range(3):
        misses.take(thing("b"))
        misses.forgive(thing("b"))


async def test_a_short_password_does_not_fall_to_many_addresses(sqlite: str) -> None:
    """Each try from another address, as fast as it goes: so many are heard in an hour, and no more."""
    async with serving(settings_for(sqlite)) as site:
        clock = [0.0]
        site.server.missed_at.now = site.server.missed_by.now = lambda: clock[0]
        code, tokens = await site.table("me", "open", password="4711")
        path = f"/api/tables/{code}/seats/1/take"
        heard = 0
        for number in range(400):
            clock[0] += 9
            answer = await site.http.post(path, json={"name": "x", "password": f"{number:04}"},
                                          headers={"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"})
            assert answer.status_code in (403, 429)
            heard += answer.status_code == 403
        assert heard < 140
        site.server.trusted.add((caller_of("10.9.9.9"), code))
        # People in seats play on, and so does an address that has given the password before.
        assert (await site.now(code, tokens[0]))["status"] == "waiting"


async def test_codes_of_tables_are_longer_where_the_world_comes(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        assert len((await site.table("me", "bot"))[0]) == 6
    async with serving(settings_for(sqlite, public="https://table.example")) as site:
        code, tokens = await site.table("me", "bot")
        assert len(code) == 8
        assert json.dumps((await site.now(code, tokens[0]))["code"]) == json.dumps(code)


async def test_codes_cannot_be_tried_without_end(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "bot")
        await site.now(code)
        site.server.strangers.now = lambda: 0.0         # however long this machine takes for seventy tries
        statuses = [(await site.http.get(f"/api/tables/AAAA{i:02}")).status_code for i in range(70)]
        assert statuses[0] == 404 and statuses[-1] == 429
        other, _ = await site.table("me", "bot")
        assert (await site.http.get(f"/api/tables/{other}")).status_code == 429     # as for any that there is not
        assert (await site.now(code, tokens[0]))["status"] == "playing"


async def test_others_misses_at_an_address_keep_nobody_out_who_has_what_is_right(sqlite: str) -> None:
    """One address, as behind a router of many homes: somebody there tries everything in vain, as often as they like."""
    limits = Limits(requests=MANY, tables=MANY, secrets=RateLimit(3, 0.0001))
    async with serving(settings_for(sqlite, limits=limits, desk="key", desk_key=LONG)) as site:
        for each in (site.server.missed_at, site.server.missed_by, site.server.strangers):
            each.now = lambda: 0.0
        code, (ana, _) = await site.table("me", "open", password="4711")
        other, (bruno, _) = await site.table("me", "open", password="1147")
        path, watches = f"/api/tables/{code}/now", {"Table-Password": "4711"}
        mine, theirs = {"Player-Key": "the key of a browser, mine"}, {"Player-Key": "the key of another browser"}

        async def get(path: str, **headers: str) -> int:
            return (await site.http.get(path, headers=headers)).status_code

        assert await get(path, **watches, **mine) == 200        # said once, before anybody tried
        for number in range(80):
            await get(f"/api/tables/AAAA{number:02}", **theirs)
            await get(path, **{"Table-Password": "wrong"}, **theirs)
            await get(f"/api/tables/{other}/now", **{"Table-Password": "wrong"}, **theirs)
            await get("/api/desk/games", **{"Desk-Key": "wrong"})
        assert await get("/api/desk/games", **{"Desk-Key": "wrong"}) == 429
        assert await get(path, **{"Table-Password": "wrong"}, **theirs) == 429
        assert await get("/api/tables/AAAAAA", **theirs) == 429
        # The desk's key; a password from a browser that has said it; a seat, by its token or its browser's key.
        assert await get("/api/desk/games", **{"Desk-Key": LONG}) == 200
        assert await get(path, **watches, **mine) == 200
        site.server.met = RecentPairs()                                      # as after a start
        assert await get(path, **theirs) == 429
        assert await get(path, Authorization=f"Bearer {bruno}") == 429     # of another table
        assert await get(path, Authorization=f"Bearer {ana}") == 200
        assert await get(f"/api/tables/{other}/now", Authorization=f"Bearer {bruno}") == 200


async def test_whoever_has_said_a_password_waits_for_their_own_misses(sqlite: str) -> None:
    """A browser's trust is no way to try on without end, be it at another table or at this one."""
    async with serving(settings_for(sqlite)) as site:
        site.server.missed_at.now = site.server.missed_by.now = lambda: 0.0
        code, _ = await site.table("me", "open", password="4711")
        other, _ = await site.table("me", "open", password="1147")
        browser = {"Player-Key": "the key of a browser, mine"}

        async def says(table: str, password: str) -> int:
            return (await site.http.get(f"/api/tables/{table}/now", headers={
                **browser, "Table-Password": password})).status_code

        assert await says(code, "4711") == 200
        for table in (code, other):
            statuses = [await says(table, f"{number:04}") for number in range(40)]
            assert statuses.count(403) == 6 and statuses.count(429) == 34
        assert await says(code, "4711") == await says(other, "1147") == 429


async def test_a_tables_story_is_no_way_to_try_codes(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        site.server.strangers.now = lambda: 0.0
        statuses = [(await site.http.get(f"/api/tables/AAAA{i:02}/story")).status_code for i in range(70)]
        assert statuses[0] == 404 and statuses[-1] == 429
