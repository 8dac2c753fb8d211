"""Databases and backups of every release: this program opens them, shows the same data, and loses nothing."""
from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tapete.table.live import clock
from tapete.table.ops.backup import restore
from tapete.table.store.models import TableRow

from ..freeze.databases import load, thawed
from ..freeze.rows import lost, rows_of
from ..freeze.told import WORDED, all_told, house, lacking, plain
from .support import Site, serving

pytestmark = pytest.mark.anyio

RELEASES = sorted(path.parent for path in Path("tests/fixtures/released").glob("*/kept"))

FILLED = {"tables", "entries", "seats", "holders", "replays", "results", "ratings", "notices", "bans", "words", "chat",
          "turns"}
"""Tables of a database that have something of people's in every release."""


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def kept(request: pytest.FixtureRequest) -> Path:
    """The folder of a release."""
    return Path(request.param) / "kept"


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, kept: Path, tmp_path: Path) -> tuple[str, Mapping[str, Any]]:
    """The address of a database as a release left it, and what that told of it."""
    if request.param == "sqlite":
        address = f"sqlite+aiosqlite:///{thawed(kept / 'sqlite.db.xz', tmp_path / 'table.db')}"
    else:
        address = request.getfixturevalue("postgres")
        load(address, kept / "postgres.sql.xz")
    return address, said_of(kept, request.param)


def said_of(kept: Path, which: str) -> Mapping[str, Any]:
    told: Mapping[str, Any] = json.loads(lzma.decompress((kept / f"{which}.json.xz").read_bytes()))
    return told


@pytest.fixture
def that_evening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[float], None]]:
    """Have the tables' time be a moment of the evening, whatever the machine's clock says; no sweep of the server's
    own looks in between."""
    before, go_on = clock.now() - clock.passed(), clock.go_on
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)

    def at(moment: float) -> None:
        go_on(moment - clock.passed())
        monkeypatch.setattr(clock, "go_on", lambda ahead: None)

    yield at
    go_on(before)


async def test_a_database_of_a_release_is_told_as_it_was_and_goes_on(
        opened: tuple[str, Mapping[str, Any]], that_evening: Callable[[float], None]) -> None:
    address, kept = opened
    before = await rows_of(address)
    assert {table for table, rows in before.items() if rows} >= FILLED, "nothing is kept that could be lost"
    that_evening(kept["at"] + 1)
    async with serving(house(address)) as site:
        found = json.loads(json.dumps(await all_told(site, kept)))
        assert list(lacking(plain(kept["told"], WORDED), found)) == []
        assert list(lost(before, await rows_of(address))) == []
        for name, table in kept["tables"].items():
            if kept["told"]["tables"][name]["info"]["status"] == "playing":
                await go_on(site, name, table)
        handed = kept["tables"]["handed on"]
        taken = await site.post(f"/api/tables/{handed['code']}/transfer", {"code": handed["transfer"]})
        assert taken["seat"] == 1 and taken["token"] != handed["tokens"]["1"]
        locked = kept["tables"]["waiting"]["code"]
        wrong = await site.post(f"/api/tables/{locked}/seats/1/take", {"name": "Z", "password": "no"}, status=403)
        assert wrong["error"]["sentence"]
        await site.post(f"/api/tables/{locked}/seats/1/take", {"name": "Z", "password": "of the frozen table"})


async def go_on(site: Site, name: str, table: Mapping[str, Any]) -> None:
    """The seat that must choose at a table chooses."""
    for token in table["tokens"].values():
        now = await site.now(table["code"], token)
        if now["menu"]:
            wished = now["lesson"] and now["lesson"]["actions"]
            await site.choose(table["code"], token, now["seq"], (wished or [now["menu"][0]["action"]])[0])
            return
    raise AssertionError(f"nobody is asked at the table {name}")


async def test_tables_whose_rules_are_gone_are_refused_in_a_sentence_and_can_be_read(
        opened: tuple[str, Mapping[str, Any]], that_evening: Callable[[float], None]) -> None:
    """As where a later program plays no version any more by which they were begun."""
    address, kept = opened
    that_evening(kept["at"] + 1)
    async with serving(house(address)) as site, site.server.store.writing() as db:
        await db.execute(update(TableRow).values(version=0))
    before = await rows_of(address)
    async with serving(house(address)) as site:
        for name, table in kept["tables"].items():
            code, token = table["code"], next(iter(table["tokens"].values()))
            refused = await site.http.get(f"/api/tables/{code}/now", headers={"Authorization": f"Bearer {token}"})
            assert refused.status_code == 410 and refused.json()["error"]["code"] == "left_behind", name
            choices = sum(row["code"] == code and row["kind"] == "choice" for row in before["entries"].values())
            if kept["told"]["tables"][name]["info"]["status"] == "waiting":
                continue
            story = await site.http.get(f"/api/tables/{code}/story", params={"format": "record"},
                                        headers={"Authorization": f"Bearer {token}"})
            undone = any(row["code"] == code and row["kind"] == "undo" for row in before["entries"].values())
            lines = [json.loads(line) for line in story.text.splitlines()]
            assert story.status_code == 200, story.text
            assert undone or sum("do" in line for line in lines) == choices, name
    assert list(lost(before, await rows_of(address))) == []


async def test_a_back_up_of_a_release_is_put_back_whole(opened: tuple[str, Mapping[str, Any]], kept: Path,
                                                        tmp_path: Path) -> None:
    address, copy = opened[0], tmp_path / "copy"
    if address.startswith("sqlite"):
        thawed(kept / "backup-sqlite.xz", copy)
    else:
        copy.write_bytes((kept / "backup-postgres").read_bytes())
    was = await rows_of(address)
    async with serving(house(address)) as site:
        await site.table("me", "bot")
    await asyncio.to_thread(restore, house(address), copy, True)
    assert {*(await rows_of(address))["tables"]} == {*was["tables"]}
    assert list(lost(was, await rows_of(address))) == []
    copy.write_bytes(copy.read_bytes()[:-200] + copy.read_bytes()[-199:])
    with pytest.raises(Exception, match="copy") as refused:
        await asyncio.to_thread(restore, house(address), copy, True)
    assert "\n" not in str(refused.value)
    assert list(lost(was, await rows_of(address))) == []


async def test_whoever_has_lost_something_is_told_what(kept: Path, tmp_path: Path) -> None:
    """What these tests compare by is not blind."""
    address = f"sqlite+aiosqlite:///{thawed(kept / 'sqlite.db.xz', tmp_path / 'table.db')}"
    before = await rows_of(address)
    for table, rows in before.items():
        if rows and table not in ("alembic_version", "servers", "snapshots"):
            key = next(key for key in rows if key != "clock")
            less = {**before, table: {each: row for each, row in rows.items() if each != key}}
            assert list(lost(before, less)) == [f"{table} {key} is gone"]
    assert list(lacking({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}], "c": 4})) == [".a.1.b: 2 is now 3"]
    assert list(lacking({"a": [1]}, {"a": [1, 2]})) and list(lacking({"a": None}, {}))
