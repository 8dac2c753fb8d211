"""Databases to test with: a file, and a PostgreSQL of our own."""
from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tapete.table.live import clock
from tapete.table.live.room import Room
from tapete.table.store.migrate import make_private, migrate
from tapete.table.store.store import Store
from tapete.table.story.story import CACHED, TableStory

from .cluster import Cluster

Later = Callable[[float], None]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The folder of the socket of a PostgreSQL server that lives as long as the tests."""
    found = Cluster()
    try:
        yield found.folder
    finally:
        found.remove()


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that a file's tests may stop and start; it asks for a password at a port of its own."""
    found = Cluster(tcp=True)
    try:
        yield found
    finally:
        found.remove()


@pytest.fixture
def postgres(cluster: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"t{os.urandom(6).hex()}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(host=cluster, user="tapete", database="postgres")
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run(f"CREATE DATABASE {name}"))
    yield f"postgresql+asyncpg://tapete@/{name}?host={cluster}"
    asyncio.run(run(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of ours in which nothing is kept yet: most of a server's start is making one."""
    path = tmp_path_factory.mktemp("migrated") / "table.db"

    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}", "tests")
        make_private(str(store.engine.url))
        await migrate(store)
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def sqlite(tmp_path: Path, migrated: Path) -> str:
    return f"sqlite+aiosqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Both databases, one after the other."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def either_database(request: pytest.FixtureRequest) -> str:
    """SQLite, and in a long run PostgreSQL too: for what is stored no otherwise than what tests of both store."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many seconds pass at once, for the tables and by the machine's clock."""
    more, passed, by_clock = [0.0], clock.passed, time.time
    monkeypatch.setattr(clock, "passed", lambda: passed() + more[0])
    monkeypatch.setattr(time, "time", lambda: by_clock() + more[0])

    def wait(seconds: float) -> None:
        more[0] += seconds

    return wait


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Move the machine's clock forward by so many seconds, without waiting."""
    by, by_clock = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: by_clock() + by[0])

    def leap(seconds: float) -> None:
        by[0] += seconds

    return leap


@pytest.fixture(autouse=True)
def _what_a_room_remembers_is_true(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In every test of the table: a value that is kept until the state changes is the same when it is computed
    again."""
    stale = []

    def sure(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def answer(holder: Room | TableStory, *given: int) -> Any:
            remembered = work(holder, *given)
            holder.moved_on()
            fresh = work(holder, *given)
            if fresh != remembered:
                stale.append((name, given, remembered, fresh))
            return fresh
        return answer

    monkeypatch.setattr(Room, "automatic", sure("automatic", Room.automatic))
    for name in CACHED:
        monkeypatch.setattr(TableStory, name, property(sure(name, vars(TableStory)[name].__get__)))
    yield
    assert not stale
