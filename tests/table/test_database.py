"""Trouble with the database is one sentence, at the start and while it runs; nothing is acknowledged that is lost."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from .support import free_port, serving, settings_for

pytestmark = pytest.mark.anyio


def _start(database: str) -> tuple[int, str]:
    """Exit code and words of a server that does not start."""
    ended = subprocess.run([sys.executable, "-m", "tapete.cli", "serve", "--database", database, "--workers", "0",
                            "--port", str(free_port())], capture_output=True, text=True, timeout=120,
                           env={**os.environ, "NO_COLOR": "1"})
    return ended.returncode, ended.stderr


def _made(path: Path) -> None:
    """A database as a server leaves it."""
    async def make() -> None:
        async with serving(settings_for(f"sqlite+aiosqlite:///{path}")) as site:
            await site.table("me", "bot")
    asyncio.run(make())


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("trouble", "said"), [
    ("no folder", "there is no folder"), ("no file", "cannot be opened"), ("no database", "is no SQLite database"),
    ("damaged", "is damaged"), ("newer", "a newer version of Tapete")])
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, trouble: str, said: str) -> None:
    path = tmp_path / "table.db"
    match trouble:
        case "no folder":
            path = tmp_path / "nowhere" / "table.db"
        case "no file":
            path.mkdir()
        case "no database":
            path.write_bytes(b"no database at all\n" * 1000)
        case "damaged":
            _made(path)
            for kept in tmp_path.glob("table.db-*"):
                kept.unlink()
            whole = bytearray(path.read_bytes())
            whole[100:4096] = os.urandom(4096 - 100)        # the first page, which says what there is
            path.write_bytes(whole)
        case "newer":
            _made(path)
            with sqlite3.connect(path) as db:
                db.execute("UPDATE alembic_version SET version_num = '9999'")
    code, words = _start(f"sqlite+aiosqlite:///{path}")
    assert code == 2, words
    assert said in words and "Traceback" not in words and len(words.strip().splitlines()) == 1


def test_a_postgres_that_is_not_there_is_one_sentence(cluster: str) -> None:
    for address in (f"postgresql+asyncpg://tapete@/none_of_this_name?host={cluster}",
                    f"postgresql+asyncpg://tapete:hidden@127.0.0.1:{free_port()}/tapete"):
        code, words = _start(address)
        assert code == 2, words
        assert len(words.strip().splitlines()) == 1 and "Traceback" not in words and "hidden" not in words


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
