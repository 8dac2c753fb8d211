"""Databases that are frozen and restored: SQLite's file, and the files of PostgreSQL's own programs."""
from __future__ import annotations

import lzma
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from ..table.cluster import Cluster, find_program

SNAPSHOTS = 3
"""Snapshots of tables that stay in a frozen database."""


def folded(database: Path) -> Path:
    """SQLite's database in one file, without a log beside it."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
    return database


def thawed(frozen: Path, to: Path) -> Path:
    """A packed file, unpacked for its owner's eyes only."""
    to.write_bytes(lzma.decompress(frozen.read_bytes()))
    to.chmod(0o600)
    return to


async def trim(database: str) -> None:
    """Leave few snapshots: each is large, and may be thrown away at any time."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(text("DELETE FROM snapshots WHERE code NOT IN (SELECT code FROM snapshots "
                                      f"ORDER BY code LIMIT {SNAPSHOTS})"))
    await engine.dispose()


@contextmanager
def postgres() -> Iterator[tuple[str, Cluster]]:
    """The address of an empty PostgreSQL database at a server of its own."""
    cluster = Cluster()
    try:
        cluster.say("CREATE DATABASE frozen")
        yield f"postgresql+asyncpg://tapete@/frozen?host={cluster.folder}", cluster
    finally:
        cluster.remove()


def dump(address: str, to: Path) -> None:
    """A database as SQL from `pg_dump`."""
    with to.open("wb") as file:
        subprocess.run([find_program("pg_dump"), "--no-owner", "--no-privileges"], stdout=file, check=True,
                       env=_whose(address))


def load(address: str, dumped: Path) -> None:
    """Read a packed dump into an empty database."""
    subprocess.run([find_program("psql"), "-q", "-X", "-v", "ON_ERROR_STOP=1"], input=lzma.decompress(
        dumped.read_bytes()), stdout=subprocess.DEVNULL, check=True, env=_whose(address))


def _whose(address: str) -> dict[str, str]:
    url = make_url(address)
    return {**os.environ, "PGHOST": str(url.query["host"]), "PGUSER": url.username or "", "PGDATABASE":
            url.database or ""}
