"""A host's actions on tables, and the data that even a host does not see."""
from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select, update

from tapete.errors import InputError
from tapete.table.http.callers import address_in
from tapete.table.http.limits import Limits, RateLimit
from tapete.table.http.routes.admin import router
from tapete.table.ops.admin import ERASED, TableFacts, network_in, without_notes
from tapete.table.ops.probes import create_ops
from tapete.table.ops.remote_admin import direct
from tapete.table.ops.retention import DAY, retain
from tapete.table.ops.server import Server
from tapete.table.refusals import Refusal
from tapete.table.store.models import Base, EntryRow, TableRow
from tapete.table.store.store import Store

from ..patience import SOCKET
from .support import serving, settings_for

pytestmark = pytest.mark.anyio

KEY = "the key of whoever keeps this server"
TWO = {"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@asynccontextmanager
async def host_of(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(create_ops(server, KEY))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost/admin", params={"lang": "en"},
                                 headers={"Authorization": f"Bearer {KEY}"}) as http:
        yield http


async def everything(store: Store) -> str:
    """All that a database holds, as text."""
    async with store.reading() as db:
        return "\n".join([str(row) for table in Base.metadata.sorted_tables for row in await db.execute(select(table))])


async def answered(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


# ---- who may ------------------------------------------------------------------------------------

async def test_only_the_key_opens_and_without_one_there_is_nothing(sqlite: str) -> None:
    few = Limits(secrets=RateLimit(3, 0.01))
    async with serving(settings_for(sqlite, limits=few)) as site:
        closed = httpx.AsyncClient(transport=httpx.ASGITransport(create_ops(site.server)), base_url="http://localhost")
        answer = await closed.get("/admin/tables", headers={"Authorization": f"Bearer {KEY}"})
        assert answer.status_code == 404
        async with host_of(site.server) as ask:
            for _ in range(10):         # the right key is not counted
                assert (await ask.get("/tables")).status_code == 200
            statuses = [(await ask.get("/tables", headers={"Authorization": given})).status_code
                        for given in ("", "Bearer ", f"Bearer {KEY} ", f"Bearer {KEY[:-1]}", KEY + "x")]
            assert statuses == [401, 401, 401, 429, 429]
            assert (await ask.get("/tables")).status_code == 200        # whatever others have tried


async def test_a_page_of_another_site_whose_name_leads_to_the_hosts_port_reads_nothing(sqlite: str) -> None:
    async with serving(settings_for(sqlite, ops_host="Ops.example", names=("prometheus-asks-this",))) as site:
        transport = httpx.ASGITransport(create_ops(site.server, KEY))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", params={"lang": "en"}) as http:
            paths = [path for route in create_ops(site.server, KEY).routes if (path := getattr(route, "path", ""))]
            assert {"/health", "/ready", "/metrics"} <= set(paths)
            for path in [*paths, *(route.path for route in router.routes), "/nothing"]:     # type: ignore[attr-defined]
                for host in ("evil.example", "evil.example:9090", "localhost.evil.example", ""):
                    answer = await http.get(path, headers={"Host": host, "Authorization": f"Bearer {KEY}"})
                    assert answer.status_code == 421 and answer.json()["error"]["code"] == "wrong_host", (path, host)
            for host in ("localhost:9090", "127.0.0.1:9090", "[::1]:9090", "ops.example", "prometheus-asks-this:9090"):
                assert (await http.get("/metrics", headers={"Host": host})).status_code == 200, host


async def test_every_address_of_the_hosts_needs_the_key(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        app = create_ops(site.server, KEY)
        found = 0
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            for route in router.routes:
                for method in route.methods:    # type: ignore[attr-defined]
                    path = route.path.replace("{code}", "AAAAAA").replace("{record}", "x")  # type: ignore[attr-defined]
                    answer = await http.request(method, path, json={})
                    assert answer.status_code in (401, 422), path
                    if answer.status_code == 422:       # what is asked is looked at first; it says nothing
                        assert "tables" not in answer.text
                    found += 1
        assert found >= 13


# ---- looking ------------------------------------------------------------------------------------

SHOWN = {"code", "game", "ruleset", "version", "status", "seats", "entries", "chat", "listed", "has_password",
         "replay", "created", "updated", "last", "pages"}


@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
async def test_a_host_is_shown_nothing_of_a_running_game(sqlite: str, game: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        kinds = ("me", "bot", "bot", "bot") if game == "bethlem" else ("me", "bot")
        code, tokens = await site.table(*kinds, game=game, password="open sesame")
        await site.post(f"/api/tables/{code}/chat", {"text": "psst"}, tokens[0])
        one = await answered(await ask.get(f"/tables/{code.lower()}"))
        assert set(one) == SHOWN and set(one["seats"]) <= {"human", "bot", "open"}
        assert (one["status"], one["chat"], one["has_password"]) == ("playing", 1, True)
        said = json.dumps([one, await answered(await ask.get("/tables")), await answered(await ask.get("/house"))])
        row = site.server.rooms.here(code).row      # type: ignore[union-attr]
        for hidden in (str(row.seed), "Ana", "psst", tokens[0], row.password, row.seats[0].token):
            assert hidden and hidden not in said
        assert (await ask.get("/tables/ZZZZZZ")).status_code == 404


async def test_tables_are_listed_by_when_something_happened_last(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        first, tokens = await site.table("me", "human")
        second, _ = await site.table("me", "open")
        await site.play_randomly(first, tokens, 1, seed=1)
        listed = await answered(await ask.get("/tables"))
        assert [each["code"] for each in listed] == [first, second]
        waiting = await answered(await ask.get("/tables", params={"status": "waiting"}))
        assert [each["code"] for each in waiting] == [second]


# ---- closing ------------------------------------------------------------------------------------

async def test_a_closed_game_ends_where_it_stands_and_stays_to_be_read(database: str) -> None:
    async with serving(settings_for(database)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 4, seed=2)
        async with site.live(code, tokens[0]) as page:
            before = await page.next()
            closed = TableFacts.model_validate(await answered(await ask.post(f"/tables/{code}/close")))
            assert closed.status == "over" and closed.replay is not None
            while (now := await page.next())["status"] != "over":
                pass
            assert now["menu"] == [] and now["outcome"]["name"] == "CLOSED" and now["outcome"]["won"] is None
            assert "closed" in now["outcome"]["sentence"]
        menu = [now["menu"] for now in (before, await site.now(code, tokens[1])) if now["menu"]]
        if menu:
            seat = 0 if before["menu"] else 1
            refused = await site.choose(code, tokens[seat], before["seq"], menu[0][0]["action"], status=409)
            assert refused["error"]["code"] == "over"
        record = await site.http.get(f"/api/tables/{code}/record", headers={"Authorization": f"Bearer {tokens[0]}"})
        assert record.status_code == 200 and len(record.text.splitlines()) == 5     # the header and four choices
        assert (await ask.post(f"/tables/{code}/close")).status_code == 409
    async with serving(settings_for(database)) as site:     # a server that begins later finds it so
        assert (await site.now(code, tokens[0]))["outcome"]["name"] == "CLOSED"


async def test_bots_stop_at_a_closed_table(sqlite: str) -> None:
    async with serving(settings_for(sqlite, pace=0.05)) as site, host_of(site.server) as ask:
        code, _ = await site.table("bot", "bot")
        room = await site.server.rooms.get(code)
        async with asyncio.timeout(180):
            while room.story.seq < 3:
                await asyncio.sleep(0.01)
        assert site.server.scheduler.watches(room)
        closed = await answered(await ask.post(f"/tables/{code}/close"))
        room = await site.server.rooms.get(code)
        assert not site.server.scheduler.watches(room)
        await asyncio.sleep(0.2)
        assert (await answered(await ask.get(f"/tables/{code}")))["entries"] == closed["entries"]


async def test_closing_a_table_that_waits_deletes_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, _ = await site.table("me", "open")
        await answered(await ask.post(f"/tables/{code}/close"))
        await site.get(f"/api/tables/{code}", status=404)


# ---- deleting -----------------------------------------------------------------------------------

async def test_nothing_of_a_deleted_table_stays_anywhere(database: str) -> None:
    async with serving(settings_for(database)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human")
        other, _ = await site.table("me", "bot")
        await site.play_randomly(code, tokens, 2, seed=3)
        await site.post(f"/api/tables/{code}/chat", {"text": "hello there"}, tokens[0])
        await answered(await ask.post(f"/tables/{code}/close"))
        replay = (await site.get(f"/api/tables/{code}", tokens[0]))["replay"]
        async with site.live(code, tokens[0]) as page:
            await page.next()
            done = await answered(await ask.delete(f"/tables/{code}"))
            with pytest.raises(websockets.ConnectionClosed):
                await page.next()
        assert (done["tables"], done["records"], done["lines"]) == ([code], [replay], 1)
        assert done["stays"] == ["downloads", "backups", "logs"]
        left = await everything(site.server.store)
        for gone in (code, replay, "hello there"):
            assert gone not in left
        assert other in left
        await site.get(f"/api/tables/{code}", status=404)
        await answered(await ask.delete(f"/tables/{code}"), 404)


async def test_a_record_can_be_kept_and_deleted_by_itself(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 1, seed=3)
        await answered(await ask.post(f"/tables/{code}/close"))
        done = await answered(await ask.delete(f"/tables/{code}", params={"keep_record": True}))
        assert done["records"] == [] and "record" in done["stays"]
        [record] = await answered(await ask.get("/records"))
        assert (await answered(await ask.delete(f"/records/{record['id']}")))["records"] == [record["id"]]
        await answered(await ask.delete(f"/records/{record['id']}"), 404)
        assert await answered(await ask.get("/records")) == []


async def test_whoever_is_forgotten_takes_along_the_record_of_a_game_of_nobody_elses(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, (token, _) = await site.table("me", "bot")
        now = await site.now(code, token)
        await site.choose(code, token, now["seq"], now["menu"][0]["action"])
        await answered(await ask.post(f"/tables/{code}/close"))
        [record] = await answered(await ask.get("/records"))
        done = await site.server.admin.forget_seat(code, 0)
        assert (done.tables, done.records) == ([code], [record["id"]])
        assert await answered(await ask.get("/records")) == []


async def test_other_processes_let_go_of_a_table_that_is_deleted(postgres: str) -> None:
    settings = settings_for(postgres)
    async with serving(settings) as one, serving(settings) as two, host_of(one.server) as ask:
        code, tokens = await one.table("me", "human")
        async with two.live(code, tokens[1]) as page:
            await page.next()
            await answered(await ask.delete(f"/tables/{code}"))
            with pytest.raises(websockets.ConnectionClosed):
                await page.next()
        assert two.server.rooms.here(code) is None
        await two.get(f"/api/tables/{code}", status=404)


async def test_nothing_of_a_forgotten_person_stays_but_what_they_chose(database: str) -> None:
    async with serving(settings_for(database)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human", game="high_card", options={"hand": 2})
        while (now := await site.now(code))["status"] != "over":
            seat = now["to_move"]
            now = await site.now(code, tokens[seat])
            await site.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"], note=f"said by seat {seat}")
        await site.post(f"/api/tables/{code}/chat", {"text": "I live at number 7"}, tokens[0])
        await site.post(f"/api/tables/{code}/chat", {"text": "that stays"}, tokens[1])
        replay = (await site.get(f"/api/tables/{code}", tokens[1]))["replay"]
        for said in ("said by seat 0", "number 7", "Ana"):
            assert said in await everything(site.server.store)
        done = await answered(await ask.post("/forget", json={"secret": tokens[0]}))
        assert (done["tables"], done["seats"], done["lines"], done["notes"]) == ([], [f"{code}/1"], 1, 2)
        assert done["stays"][0] == "choices"
        left = await everything(site.server.store)
        for gone in ("said by seat 0", "number 7", "Ana"):
            assert gone not in left
        assert "that stays" in left and "said by seat 1" in left and ERASED in left
        await site.get(f"/api/tables/{code}/now", tokens[0], status=401)
        events = (await site.now(code, tokens[1], since=0))["events"]       # it plays again as it was
        assert sorted({each["args"]["note"] for each in events if each["what"] == "TABLE_NOTED"}) == [
            "said by seat 1", ERASED]
        assert (await site.get(f"/api/replays/{replay}", tokens[1]))["choices"] == 4
        await answered(await ask.post("/forget", json={"secret": tokens[0]}), 401)
        await answered(await ask.post("/forget", json={"code": code}), 422)


async def test_a_running_game_goes_on_without_whoever_is_forgotten(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 3, seed=4)
        await answered(await ask.post("/forget", json={"code": code, "seat": 0}))
        assert "Ana" not in await everything(site.server.store)
        seats = (await site.get(f"/api/tables/{code}", tokens[1]))["seats"]
        assert [seat["kind"] for seat in seats] == ["open", "human"]
        assert (await site.now(code, tokens[1]))["status"] == "playing"


async def test_a_table_at_which_nobody_else_sits_goes_whole(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "bot")
        done = await answered(await ask.post("/forget", json={"secret": tokens[0]}))
        assert done["tables"] == [code] and code not in await everything(site.server.store)


async def test_a_browsers_key_finds_all_its_seats_and_a_token_its_record(database: str) -> None:
    async with serving(settings_for(database)) as site, host_of(site.server) as ask:
        made, key = [], None
        for _ in range(2):
            asked = {"game": "carcosa", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
            headers = {"Player-Key": key} if key else {}
            seated = (await site.http.post("/api/tables", json=asked, headers=headers)).json()
            assert key in (None, seated["player"])
            key = seated["player"]
            await site.post(f"/api/tables/{seated['code']}/seats/1/take", {"name": "Bea"})
            await site.post(f"/api/tables/{seated['code']}/start", token=seated["token"])
            made.append(seated)
        kept = made[0]["code"]
        await answered(await ask.post(f"/tables/{kept}/close"))
        await answered(await ask.delete(f"/tables/{kept}", params={"keep_record": True}))
        done = await answered(await ask.post("/forget", json={"secret": key}))
        assert done["seats"] == [f"{made[1]['code']}/1"] and done["records"] == []
        assert "Ana" in await everything(site.server.store)     # the record of a table that is gone knows no keys
        done = await answered(await ask.post("/forget", json={"secret": made[0]["token"]}))
        assert len(done["records"]) == 1
        left = await everything(site.server.store)
        assert "Ana" not in left and "Bea" in left
        for given in (key, made[0]["token"], made[1]["token"]):
            await answered(await ask.post("/forget", json={"secret": given}), 401)


def test_words_are_erased_from_a_record_and_nothing_else() -> None:
    body = '{"tapete":1}\n{"n":1,"seat":0,"note":"a"}\n{"n":2,"seat":1,"note":"b"}\n{"n":3,"seat":0}\n'
    assert without_notes(body, [0]) == body.replace('"a"', f'"{ERASED}"')


# ---- bans ---------------------------------------------------------------------------------------

async def test_a_banned_network_is_refused_everything_at_once(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, (token, _) = await site.table("me", "bot")
        async with site.live(code, token) as page:
            await page.next()
            done = await answered(await ask.post("/bans", json={"network": "127.0.0.9/8", "reason": "noise"}))
            assert done["network"] == "127.0.0.0/8"
            with pytest.raises(websockets.ConnectionClosed):
                await page.next("never")
        refused = await site.get("/api/games", status=403)
        assert refused["error"]["code"] == "banned"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(site.base.replace("http", "ws") + f"/api/tables/{code}/live", **SOCKET):
                pass
        assert [ban["network"] for ban in await answered(await ask.get("/bans"))] == ["127.0.0.0/8"]
        await answered(await ask.post("/unban", json={"network": "127.0.0.0/8"}))
        await site.get("/api/games")
        await answered(await ask.post("/unban", json={"network": "127.0.0.0/8"}), 404)
        await answered(await ask.post("/bans", json={"network": "127.0.0.1", "days": 1}))
        await site.get("/api/games", status=403)
        async with site.server.store.writing() as db:
            from tapete.table.store.models import BanRow
            await db.execute(update(BanRow).values(until=time.time() - 1))
        await site.server.look_round()
        await site.get("/api/games")


async def test_a_ban_outlives_the_server_and_reaches_other_processes(postgres: str) -> None:
    settings = settings_for(postgres)
    async with serving(settings) as one, serving(settings) as two:
        async with direct(settings) as admin:       # a command on the database itself
            await admin.ban("127.0.0.0/8")
        for site in (one, two):
            async with asyncio.timeout(180):
                while (await site.http.get("/api/games")).status_code != 403:
                    await asyncio.sleep(0.1)
    async with serving(settings) as site:
        await site.get("/api/games", status=403)


def test_networks_are_read_as_they_are_meant() -> None:
    assert network_in(" 203.0.113.7 ") == "203.0.113.7/32"
    assert network_in("2001:db8::1/48") == "2001:db8::/48"
    assert str(address_in("::ffff:203.0.113.7")) == "203.0.113.7" and address_in("fe80::1%eth0") is not None
    assert address_in("-") is None
    for bad, code in (("example.org", "bad_network"), ("", "bad_network"), ("0.0.0.0/0", "wide_network"),
                      ("::/8", "wide_network")):
        with pytest.raises(Refusal) as refused:
            network_in(bad)
        assert refused.value.code == code and bad in refused.value.sentence("es")


# ---- telling everybody --------------------------------------------------------------------------

async def test_an_announcement_reaches_pages_that_are_there_and_that_come(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        assert await site.get("/api/house") == {
            "notice": None, "new_tables": True, "sites": [], "passwords": False, "desk": "off"}
        code, (token, _) = await site.table("me", "bot")
        async with site.live(code, token) as page:
            await page.next()
            await answered(await ask.post("/announce", json={"texts": {"en": "An update at ten", "es": "A las diez"}}))
            told = await page.next("notice")
            assert told["notice"]["texts"] == {"en": "An update at ten", "es": "A las diez"}
            async with site.live(code) as late:
                assert (await late.next("notice"))["notice"]["id"] == told["notice"]["id"]
            assert (await site.get("/api/house"))["notice"] == told["notice"]
            await answered(await ask.post("/announce", json={"texts": None}))
            assert (await page.next("notice"))["notice"] is None
        for bad in ({}, {"fr": "x"}, {"en": ""}, {"en": "x" * 501}):
            await answered(await ask.post("/announce", json={"texts": bad}), 422)


async def test_new_tables_can_be_paused_and_the_others_go_on(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 3, seed=5)
        done, done_tokens = await site.table("me", "human")
        await site.play_randomly(done, done_tokens, 3, seed=5)
        replay = (await answered(await ask.post(f"/tables/{done}/close")))["replay"]
        await answered(await ask.post("/new-tables", json={"allowed": False}))
        assert not (await site.get("/api/house"))["new_tables"]
        refused = await site.post("/api/tables", TWO, status=503)
        assert refused["error"]["code"] == "no_new_tables"
        fork = {"moment": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answer = await site.http.post(f"/api/replays/{replay}/fork", json=fork,
                                      headers={"Authorization": f"Bearer {done_tokens[0]}"})
        assert answer.json()["error"]["code"] == "no_new_tables"
        assert await site.play_randomly(code, tokens, 3, seed=6) == 3
    async with serving(settings_for(sqlite)) as site, host_of(site.server) as ask:     # it is remembered
        await site.post("/api/tables", TWO, status=503)
        await answered(await ask.post("/new-tables", json={"allowed": True}))
        await site.post("/api/tables", TWO, status=201)


# ---- the database itself, and keeping -----------------------------------------------------------

async def test_the_database_itself_is_only_for_when_nobody_has_it(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path / 'table.db'}")
    with pytest.raises(InputError, match="no such database"):
        async with direct(settings):
            pass
    async with serving(settings) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 2, seed=6)
        with pytest.raises(InputError, match="another server uses this file"):
            async with direct(settings):
                pass
    async with direct(settings) as admin:
        assert (await admin.table(code)).pages is None
        assert (await admin.close(code)).replay is not None
    with pytest.raises(Refusal):
        async with direct(settings) as admin:
            await admin.close("ZZZZZZ")
    async with serving(settings) as site:       # the file is free again
        assert (await site.now(code))["status"] == "over"


async def test_what_nobody_touches_becomes_a_record_and_then_goes(database: str) -> None:
    async with serving(settings_for(database)) as site:
        admin, now = site.server.admin, time.time()
        played, tokens = await site.table("me", "human")
        await site.play_randomly(played, tokens, 5, seed=7)
        choices = len((await site.server.rooms.get(played)).story.choices)
        waiting, _ = await site.table("me", "open")
        fresh, _ = await site.table("me", "human")
        for code in (played, waiting, fresh):
            async with site.server.store.writing() as db:
                await db.execute(update(TableRow).where(TableRow.code == code).values(
                    updated=now - 40 * DAY, seen=now - 40 * DAY))
                if code != fresh:       # a choice counts as a touch, not only what changes the table's row
                    await db.execute(update(EntryRow).where(EntryRow.code == code).values(at=now - 40 * DAY))
        assert (await retain(admin, None, None)).archived == 0
        assert (await retain(admin, 41, None)).archived == 0
        done = await retain(admin, 30, 30)
        assert (done.archived, done.deleted, done.failed, done.records) == (1, 1, 0, 0)
        assert [each.code for each in await admin.tables()] == [fresh]
        [record] = await admin.records()
        assert (await site.server.store.replay(record.id)).body.count("\n") == choices + 1     # type: ignore[union-attr]
        later = await retain(admin, None, 30, now + 31 * DAY)
        assert later.records == 1 and await admin.records() == []


async def test_a_table_that_cannot_become_a_record_stays(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "human")
        async with site.server.store.writing() as db:
            await db.execute(update(TableRow).values(version=99, updated=0.0, seen=0.0))
            await db.execute(update(EntryRow).values(at=0.0))
        site.server.rooms.dismiss(code)
        done = await retain(site.server.admin, 1, None)
        assert (done.archived, done.failed) == (0, 1)
        assert [each.code for each in await site.server.admin.tables()] == [code]
