"""Backups of a database, made while people play, and restored: they contain everything that was acknowledged."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url

from tapete.errors import InputError
from tapete.table.ops.backup import back_up, restore
from tapete.table.store.models import Base, ServerRow
from tapete.table.store.store import Store

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def rows(database: str) -> dict[str, list[Any]]:
    """The whole content of a database, except which server serves it."""
    store = Store(database, "test")
    async with store.reading() as db:
        found = {table.name: sorted(map(str, await db.execute(select(table))))
                 for table in Base.metadata.sorted_tables if table.name != ServerRow.__tablename__}
    await store.close()
    return found


async def another(database: str, folder: Path) -> str:
    """An empty place of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite+aiosqlite:///{folder / 'restored.db'}"
    url = make_url(database)
    connection = await asyncpg.connect(host=url.query["host"], user="tapete", database="postgres")
    name = f"{url.database}_b"
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return database.replace(f"/{url.database}?", f"/{name}?")


async def play_on(site: Site, code: str, tokens: list[str | None], stop: asyncio.Event) -> int:
    """Choose until told to stop; how many choices were acknowledged before the stop."""
    made = 0
    while not stop.is_set():
        made += await site.play_randomly(code, tokens, 1, seed=made)
    return made


async def test_a_copy_made_while_people_play_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    settings, copy = settings_for(database), tmp_path / "copy"
    async with serving(settings) as site:
        code, tokens = await site.table("me", "human")
        before = await site.play_randomly(code, tokens, 5, seed=1)
        stop = asyncio.Event()
        playing = asyncio.create_task(play_on(site, code, tokens, stop))
        await asyncio.to_thread(back_up, settings, copy)
        stop.set()
        await playing
        seq = (await site.now(code))["seq"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    there = await another(database, tmp_path)
    await asyncio.to_thread(restore, settings_for(there), copy)
    async with serving(settings_for(there)) as site:
        now = await site.now(code, tokens[0])
        assert before < now["seq"] <= seq
        assert await site.play_randomly(code, tokens, 3, seed=2) == 3


async def test_a_copy_is_all_there_is(database: str, tmp_path: Path) -> None:
    async with serving(settings_for(database)) as site:
        for _ in range(3):
            code, tokens = await site.table("me", "human")
            await site.play_randomly(code, tokens, 4, seed=3)
            await site.post(f"/api/tables/{code}/chat", {"text": "á 💀"}, tokens[0])
        await site.server.admin.ban("203.0.113.0/24")
    was, there = await rows(database), await another(database, tmp_path)
    await asyncio.to_thread(back_up, settings_for(database), tmp_path / "copy")
    await asyncio.to_thread(restore, settings_for(there), tmp_path / "copy")
    assert await rows(there) == was and was["entries"] and was["bans"] and was["chat"]


async def test_what_is_there_is_replaced_only_when_that_is_said_and_nobody_uses_it(database: str,
                                                                                 tmp_path: Path) -> None:
    settings, copy = settings_for(database), tmp_path / "copy"
    async with serving(settings) as site:
        code, _ = await site.table("me", "bot")
        await asyncio.to_thread(back_up, settings, copy)
        later, _ = await site.table("me", "bot")
        with pytest.raises(InputError, match="server uses this"):
            await asyncio.to_thread(restore, settings, copy, True)
    was = await rows(database)
    with pytest.raises(InputError, match="--replace"):
        await asyncio.to_thread(restore, settings, copy)
    with pytest.raises(InputError, match="is there already"):
        back_up(settings, copy)
    assert await rows(database) == was
    await asyncio.to_thread(restore, settings, copy, True)
    async with serving(settings) as site:
        await site.get(f"/api/tables/{code}")
        await site.get(f"/api/tables/{later}", status=404)


async def test_whoever_served_the_original_does_not_serve_the_copy(postgres: str, tmp_path: Path) -> None:
    """The copy was made while somebody did: they are in it, and would keep everybody from putting it back again."""
    copy = tmp_path / "copy"
    async with serving(settings_for(postgres)) as site:
        async with site.server.store.reading() as db:
            assert (await db.execute(select(ServerRow))).all()
        await asyncio.to_thread(back_up, settings_for(postgres), copy)
    there = await another(postgres, tmp_path)
    for _ in range(2):
        await asyncio.to_thread(restore, settings_for(there), copy, replace=True)
        store = Store(there, "test")
        async with store.reading() as db:
            assert not (await db.execute(select(ServerRow))).all()
        await store.close()


async def test_what_is_no_copy_changes_nothing(database: str, tmp_path: Path) -> None:
    settings = settings_for(database)
    async with serving(settings) as site:
        await site.table("me", "bot")
    good, was = tmp_path / "good", await rows(database)
    await asyncio.to_thread(back_up, settings, good)
    half, text, other = tmp_path / "half", tmp_path / "text", tmp_path / "other"
    half.write_bytes(good.read_bytes()[:good.stat().st_size // 2])
    text.write_text("not a copy")
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE notes (text)")
    for bad in (half, text, other, tmp_path / "none", tmp_path):
        with pytest.raises(InputError) as refused:
            await asyncio.to_thread(restore, settings, bad, True)
        assert "\n" not in str(refused.value)
        assert await rows(database) == was
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]


def test_a_copy_that_cannot_be_made_leaves_no_file(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    with pytest.raises(InputError, match="no such database"):
        back_up(settings, tmp_path / "copy")
    (tmp_path / "none.db").write_text("not a database, but long enough to be looked at as one " * 100)
    with pytest.raises(InputError):
        back_up(settings, tmp_path / "copy")
    with pytest.raises(InputError, match="cannot be written"):
        back_up(settings, tmp_path / "no" / "folder")
    assert os.listdir(tmp_path) == ["none.db"]


def test_a_password_is_never_on_a_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def run(arguments: list[str], **more: Any) -> Any:
        seen.append(arguments)
        assert more["env"]["PGPASSWORD"] == "hunter2" and more["env"]["PGHOST"] == "db.example"
        raise InputError("enough")
    monkeypatch.setattr("tapete.table.ops.backup.subprocess.run", run)
    with pytest.raises(InputError, match="enough"):
        back_up(settings_for("postgresql+asyncpg://tapete:hunter2@db.example:5433/tapete"), tmp_path / "copy")
    assert seen and "hunter2" not in str(seen)
