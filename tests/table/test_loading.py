"""Tables are loaded from snapshots and entries. They are never replayed in the serving loop, and nobody sees the
loading."""
from __future__ import annotations

import asyncio
import random
import re
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, text, update

import tapete.table
from tapete.referee.session import Session
from tapete.table.http.app import create_app
from tapete.table.live.loading import EVERY, FEW
from tapete.table.live.room import Room
from tapete.table.refusals import Refusal
from tapete.table.store.models import EntryRow, SnapshotRow, TableRow, columns
from tapete.table.story import replayed as again
from tapete.table.story.rebuild import rebuild
from tapete.table.story.snapshot import fits, snapshot_of, story_from

from .stories import RULESETS, all_views, entries_of, parts_of, row_of
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_a_snapshot_and_what_follows_is_the_whole_story(game: str, ruleset: str) -> None:
    """Cut at random moments, kept, and played on: what every viewer gets is the same to the last byte."""
    chance = random.Random(f"{game} {ruleset}")
    row = row_of(game, ruleset)
    entries = entries_of(row, 60, chance)
    whole = Room(row, rebuild(row, entries))
    expected = all_views(whole)
    for cut in [1, *chance.sample(range(2, len(entries)), 3), len(entries)]:
        kept = snapshot_of(row, rebuild(row, entries[:cut]))
        assert fits(kept, row, entries[cut - 1].state)
        room = Room(row, story_from(row, kept))
        for entry in entries[cut:]:
            room.take(entry)
        assert all_views(room) == expected
        assert parts_of(room.story) == parts_of(whole.story)
        assert snapshot_of(row, room.story).body == snapshot_of(row, whole.story).body


ASIDE = {"refusals", "live/chance", "store/models"}
"""Modules of the table that the modules of a story use, and that make nothing of it."""


def test_a_snapshot_says_by_which_modules_its_story_was_made() -> None:
    """Those in `story/`, whose sources are in the snapshot's fingerprint. A module outside would let an old snapshot
    fit where its story is made otherwise."""
    home, made_by, left = Path(tapete.table.__path__[0]), set[str](), ["story/snapshot", "story/rebuild"]
    while left:
        name = left.pop()
        made_by.add(name)
        source, folder = (home / f"{name}.py").read_text("utf-8"), name.partition("/")[0]
        beside = {f"{folder}/{each}" for each in re.findall(r"^from \.([a-z_]+) import", source, re.MULTILINE)}
        above = re.findall(r"^from \.\.([a-z][a-z_.]*) import ([a-z_]*)", source, re.MULTILINE)
        others = {each.replace(".", "/") if "." in each or not what else f"{each}/{what}" for each, what in above}
        left += (beside | others) - ASIDE - made_by
    assert {"story/story", "story/event_log", "story/setup", "story/dice"} <= made_by
    assert {name for name in made_by if not name.startswith("story/")} == set()


def test_a_snapshot_of_another_program_or_that_is_damaged_does_not_fit() -> None:
    row = row_of("carcosa", "canon-0.4")
    entries = entries_of(row, 3, random.Random(1))
    kept = columns(snapshot_of(row, rebuild(row, entries)))
    assert fits(SnapshotRow(**kept), row, entries[-1].state)
    for change in ({"program": "x"}, {"body": kept["body"][:-1]}, {"state": entries[0].state}):
        assert not fits(SnapshotRow(**kept | change), row, entries[-1].state)


async def test_a_kept_table_comes_back_byte_for_byte_and_a_wrong_snapshot_is_ignored(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, FEW + 3, seed=1)
        room = await site.server.rooms.get(code)
        await site.server.rooms.loader.keep(room)
        await site.play_randomly(code, tokens, 2, seed=2)
        seen = [await site.now(code, token, since=0) for token in (None, *tokens)]
        for spoil in (None, {"body": b"x"}, {"program": "of another"}, {"seq": 10_000}):
            if spoil is not None:
                async with site.server.store.writing() as db:
                    await db.execute(update(SnapshotRow).values(**spoil))
            site.server.rooms._rooms.clear()
            assert [await site.now(code, token, since=0) for token in (None, *tokens)] == seen
        await site.play_randomly(code, tokens, 2, seed=3)


async def test_rooms_are_kept_as_they_are_played_and_when_the_server_stops(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        other, _ = await site.table("me", "human")
        await site.play_randomly(code, tokens, EVERY, seed=1)
        await site.server.rooms.keep()
        room = await site.server.rooms.get(code)
        assert room.snapshot_seq == room.story.seq
        assert (await site.server.rooms.get(other)).snapshot_seq == 0
    async with serving(settings_for(sqlite)) as site:
        assert (await site.server.rooms.get(other)).snapshot_seq == 1


class _InTheLoop:
    """Counts what sessions play in the thread of the loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = 0
        loop, run = threading.get_ident(), Session._run

        def counted(session: Session, work: Any) -> Any:
            self.plays += threading.get_ident() == loop
            return run(session, work)
        monkeypatch.setattr(Session, "_run", counted)


async def _long_table(site: Site, choices: int, game: str = "souls") -> str:
    """A table in the store at which much has happened, and that is not in memory."""
    code, tokens = await site.table("me", "human", game=game)
    await site.post(f"/api/tables/{code}/pause", token=tokens[0])       # nothing happens there by itself
    async with (await site.server.rooms.get(code)).lock:
        pass
    async with site.server.store.reading() as db:
        row = await db.get(TableRow, code)
        assert row is not None
    site.server.rooms._rooms.clear()
    entries = await asyncio.to_thread(entries_of, row, choices, random.Random(3))
    for entry in entries:
        entry.code = code
    async with site.server.store.writing() as db:
        await db.execute(delete(EntryRow).where(EntryRow.code == code))
        db.add_all(entries)
    return code


async def test_a_long_table_is_not_played_again_in_the_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no snapshot, with one, and after what another process has done; and the loop turns meanwhile."""
    async with serving(settings_for(sqlite)) as site:
        code = await _long_table(site, 150)
        await site.server.rooms.loader.workshop.ask("-", again.row_of, TableRow(seats=[]))     # it has begun
        counted, longest, done = _InTheLoop(monkeypatch), 0.0, asyncio.Event()

        async def turn() -> None:
            """The processor time that the loop's thread spends between two of its turns: no wait counts."""
            nonlocal longest
            while not done.is_set():
                before = time.thread_time()
                await asyncio.sleep(0.001)
                longest = max(longest, time.thread_time() - before)

        turning = asyncio.create_task(turn())
        room = await site.server.rooms.get(code)
        assert room.story.seq > 150
        await site.server.rooms.loader.keep(room)
        site.server.rooms._rooms.clear()
        await site.server.rooms.get(code)
        done.set()
        await turning
        assert counted.plays == 0
        assert longest < 0.25       # a hundred and fifty choices take a second and more


async def test_taking_back_is_reckoned_elsewhere(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        while True:
            now = await site.now(code)
            seat = now["to_move"]
            menu = (await site.now(code, tokens[seat]))["menu"]
            move = next((item["action"] for item in menu if item["kind"] == "MOVE"), None)
            await site.choose(code, tokens[seat], now["seq"], move or menu[0]["action"])
            if move is not None:
                break
        counted = _InTheLoop(monkeypatch)
        answer = await site.http.post(f"/api/tables/{code}/undo", headers={"Authorization": f"Bearer {tokens[seat]}"})
        assert answer.status_code in (200, 409)
        proposal = answer.json().get("proposal")
        if proposal is not None:
            await site.post(f"/api/tables/{code}/consent", {"proposal": proposal["id"], "agree": True},
                            tokens[1 - seat])
            assert (await site.now(code))["events"][-1]["what"] == "TABLE_UNDONE"
        site.server.rooms._rooms.clear()
        await site.now(code)
        assert counted.plays == 0


async def test_a_start_loads_nothing_before_the_port_is_open(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        await site.table("me", "bot")
        await site.table("me", "human")
    loaded: list[str] = []
    server = create_app(settings_for(sqlite)).state.server
    room, hold = server.rooms.loader.room, asyncio.Event()

    async def slow(code: str) -> Room:
        loaded.append(code)
        await hold.wait()
        return await room(code)
    monkeypatch.setattr(server.rooms.loader, "room", slow)
    await asyncio.wait_for(server.start(), 60)      # it starts although no table can be loaded
    try:
        async with asyncio.timeout(180):
            while not loaded:
                await asyncio.sleep(0.01)
        assert len(loaded) == 1                     # one after the other
        hold.set()
        async with asyncio.timeout(180):
            while len(loaded) < 2 or len(list(server.rooms)) < 2:
                await asyncio.sleep(0.01)
    finally:
        await server.stop()


async def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_comes(database: str) -> None:
    async with serving(settings_for(database, rest=0.3, pace=0.05)) as site:
        code, _ = await site.table("bot", "bot", "bot")
        room = await site.server.rooms.get(code)
        for _ in range(2):
            async with asyncio.timeout(180):
                while site.server.scheduler.watches(room):
                    await asyncio.sleep(0.01)
            rested = room.story.seq
            await asyncio.sleep(0.3)
            assert room.story.seq == rested and not room.over
            await site.now(code)
            async with asyncio.timeout(180):
                while room.story.seq <= rested:
                    await asyncio.sleep(0.01)


async def test_a_table_that_nobody_has_looked_at_is_not_taken_up(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "bot")
        other, _ = await site.table("me", "bot")
    async with serving(settings_for(sqlite)) as site:
        async with site.server.store.writing() as db:
            await db.execute(update(TableRow).where(TableRow.code == code).values(seen=time.time() - 10_000))
        assert list(await site.server.store.played(600)) == [other]


async def test_the_lobby_shows_what_cannot_be_loaded_and_loads_nothing(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        codes = [(await site.table("me", "human", listed=True))[0] for _ in range(6)]
        good, renamed, illegal, options, status, gone = codes
        async with site.server.store.writing() as db:
            for code, values in ((renamed, {"ruleset": "of old"}), (status, {"status": "broken"}),
                                 (gone, {"game": "chess"})):
                await db.execute(update(TableRow).where(TableRow.code == code).values(**values))
            await db.execute(text("UPDATE tables SET options = '{' WHERE code = :code"), {"code": options})
            db.add(EntryRow(code=illegal, seq=2, kind="choice", seat=0, do="no such thing", dice=[], state="x", at=0.0))
        site.server.rooms._rooms.clear()
        for code in (renamed, illegal, options, gone):
            refused = await site.get(f"/api/tables/{code}", status=409)
            assert refused["error"]["code"] == "stuck"
        for rooms in (site.server.rooms._rooms, {}):
            site.server.rooms._rooms = rooms
            lobby = {table["code"]: table for table in await site.get("/api/tables")}
            assert list(lobby) == codes[::-1]
            assert lobby[good]["stuck"] is None and len(lobby[good]["seats"]) == 2
            assert all(lobby[code]["stuck"] for code in codes if code != good)
        assert site.server.rooms._rooms == {}


def test_a_broken_entry_is_said_without_what_it_holds() -> None:
    row = row_of("carcosa", "canon-0.4")
    entries = entries_of(row, 2, random.Random(1))
    entries[1].do = "no such thing"
    with pytest.raises(Refusal) as refusal:
        again.story_of(row, None, entries)
    assert refusal.value.code == "stuck" and "no such" not in str(refusal.value.args_said)


async def test_whoever_waits_is_let_in_while_all_tables_are_looked_after(sqlite: str,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """And what has gone meanwhile is not looked after."""
    monkeypatch.setattr("tapete.table.live.rooms.SLICE", 0.0)
    async with serving(settings_for(sqlite)) as site:
        codes = [(await site.table("me", "human"))[0] for _ in range(4)]
        rooms, seen, waited = site.server.rooms, [], []

        async def waits() -> None:
            for _ in codes:
                waited.append(len(seen))
                rooms.dismiss(codes[-1])
                await asyncio.sleep(0)
        task = asyncio.create_task(waits())
        async for room in rooms.in_turn():
            seen.append(room.code)
        await task
        assert seen == codes[:-1]
        assert waited == sorted({*waited}) and len(waited) > 2
