"""Trouble with the database while a server runs: no acknowledged choice is lost. At its start: test_start.py."""
from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_the_database_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    for before in (None, 0o644):
        if before is not None:
            path.chmod(before)
        async with serving(settings_for(f"sqlite+aiosqlite:///{path}")) as site:
            await site.table("me", "bot")
            for each in tmp_path.iterdir():
                assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


async def test_what_is_written_to_a_file_that_is_gone_is_not_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    async with serving(settings_for(f"sqlite+aiosqlite:///{path}")) as site:
        code, tokens = await site.table("me", "human")
        now = await site.now(code)
        token = tokens[now["to_move"]]
        action = (await site.now(code, token))["menu"][0]["action"]
        for removed in (path, Path(f"{path}-wal")):
            kept = removed.with_suffix(".kept")
            removed.rename(kept)
            refused = await site.choose(code, token, now["seq"], action, status=503)
            assert refused["error"]["code"] == "no_database"
            made = await site.post("/api/tables", {"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}]},
                                   status=503)
            assert made["error"]["code"] == "no_database"
            kept.rename(removed)
        async with asyncio.timeout(180):
            while (await site.http.get(f"/api/tables/{code}/now")).status_code != 200:
                await asyncio.sleep(0.05)
        now = await site.now(code)
        await site.choose(code, tokens[now["to_move"]], now["seq"],
                          (await site.now(code, tokens[now["to_move"]]))["menu"][0]["action"])


async def test_a_postgres_that_goes_away_refuses_and_comes_back(postgres: str) -> None:
    async with serving(settings_for(postgres)) as site:
        code, tokens = await site.table("me", "human")
        now = await site.now(code)
        token = tokens[now["to_move"]]
        action = (await site.now(code, token))["menu"][0]["action"]
        engine = site.server.store.engine
        async with site.server.store.writing() as db:
            name = await db.scalar(text("SELECT current_database()"))
        other = create_async_engine(engine.url.set(database="postgres"))
        async with other.connect() as admin:
            auto = await admin.execution_options(isolation_level="AUTOCOMMIT")
            await auto.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            await auto.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"),
                               {"name": name})
            refused = await site.choose(code, token, now["seq"], action, status=503)
            assert refused["error"]["code"] == "no_database"
            await auto.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
        await other.dispose()
        again = await site.now(code)
        assert again["seq"] == now["seq"]
        await site.choose(code, token, now["seq"], action)
