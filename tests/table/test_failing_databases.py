"""Databases that fail under load, with people's choices in flight: each choice is refused or acknowledged, none is
lost, none is made twice, and the server recovers by itself when its database does."""
from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import event

from ..patience import PATIENCE
from .cluster import PASSWORD, Cluster
from .load import Player, check, on_the_disk, play_again, sit_down
from .support import Process, Site, beginner, serving, settings_for

pytestmark = pytest.mark.anyio

TABLES = 4
ROUNDS = int(os.environ.get("FAILURES", "10"))
"""The default is the number of `make check-long`."""


@dataclass
class Failing:
    """Servers whose database can be made to fail and to work again."""

    sites: Sequence[Site]
    fail: Callable[[], Awaitable[None]]
    mend: Callable[[], Awaitable[None]]


@asynccontextmanager
async def _read_only(database: str) -> AsyncIterator[Failing]:
    """An SQLite that refuses by itself to write, in every transaction from some moment on."""
    say = ["OFF"]
    async with serving(settings_for(database)) as site:
        @event.listens_for(site.server.store.engine.sync_engine, "begin")
        def begun(connection: Any) -> None:
            connection.exec_driver_sql(f"PRAGMA query_only = {say[0]}")

        async def fail() -> None:
            say[0] = "ON"

        async def mend() -> None:
            say[0] = "OFF"
        yield Failing([site], fail, mend)


@asynccontextmanager
async def _small_files(database: str) -> AsyncIterator[Failing]:
    """A server whose files the kernel lets grow no more, as on a disk that is full."""
    beginner(None)
    process = await asyncio.to_thread(Process, database)
    most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)

    async def limit(size: int) -> None:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, most[1]))

    try:
        async with process.site() as site:
            yield Failing([site], lambda: limit(4096), lambda: limit(most[0]))
    finally:
        process.kill()


@asynccontextmanager
async def _two_on(database: str, fail: Callable[[], Awaitable[None]],
                  mend: Callable[[], Awaitable[None]]) -> AsyncIterator[Failing]:
    """Two servers on a PostgreSQL."""
    async with serving(settings_for(database)) as one, serving(settings_for(database)) as two:
        yield Failing([one, two], fail, mend)


@pytest.fixture
def own(own_cluster: Cluster) -> Iterator[tuple[Cluster, str, str]]:
    """A PostgreSQL that may be stopped, an empty database of its own and its address."""
    name = f"t{os.urandom(6).hex()}"
    own_cluster.say(f"CREATE DATABASE {name}")
    yield own_cluster, name, f"postgresql+asyncpg://tapete:{PASSWORD}@127.0.0.1:{own_cluster.port}/{name}"
    own_cluster.say(f"DROP DATABASE {name} WITH (FORCE)")


async def _from_now_on(cluster: Cluster, name: str, how: str) -> None:
    """Have all transactions of a database be of a kind: the connections that there are end."""
    await asyncio.to_thread(cluster.say, f"ALTER DATABASE {name} {how}")
    await asyncio.to_thread(cluster.say,
                            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def _under_load(database: str, failing: Failing, rounds: int) -> None:
    players = [await sit_down(failing.sites[number % len(failing.sites)], number) for number in range(TABLES)]
    playing = [asyncio.create_task(player.play(lambda: failing.sites)) for player in players]

    async def until(true: Callable[[Player], bool]) -> None:
        async with asyncio.timeout(10 * PATIENCE):
            while not all(player.over or true(player) for player in players):
                for task in playing:
                    if task.done():
                        task.result()       # a person who met what nobody should
                await asyncio.sleep(0.01)

    witness = Witness(failing.sites[0])
    try:
        for _ in range(rounds):
            for number, player in enumerate(players):
                if player.over:
                    playing[number].cancel()
                    players.append(await sit_down(failing.sites[0], len(players)))
                    playing.append(asyncio.create_task(players[-1].play(lambda: failing.sites)))
            had = {player.code: player.count for player in players}
            await until(lambda player, had=had: player.count >= had[player.code] + 3)
            await witness.thinks()
            await failing.fail()
            await witness.is_refused()
            await failing.mend()
            await witness.is_heard()
            had = {player.code: player.count for player in players}
            await until(lambda player, had=had: player.count >= had[player.code] + 3)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    assert [each for each in ended if isinstance(each, Exception)] == []
    done = await check(database, players, {*witness.words})
    assert sorted(row[3] for row in await on_the_disk(database) if row[3] in witness.words) == sorted(witness.words)
    await play_again(database, players)
    print(f"{rounds} failures, {len(players)} tables, {done.acknowledged} acknowledged choices, "
          f"{witness.refused + sum(player.refused for player in players)} refusals, {done.lost} lost, "
          f"{done.doubled} doubled")


class Witness:
    """Somebody who chooses just while the database fails."""

    def __init__(self, site: Site) -> None:
        self.site, self.words, self.refused = site, list[str](), 0

    async def thinks(self) -> None:
        """They are asked, at a table of their own."""
        self.code, tokens = await self.site.table("me", "human", game="high_card")
        seat, self.now = await self.site.asked(self.code, tokens)
        self.token = tokens[seat]
        self.words.append(f"witness {len(self.words)}")

    async def _chooses(self, status: int) -> Any:
        return await self.site.choose(self.code, self.token, self.now["seq"], self.now["menu"][0]["action"], status,
                                      note=self.words[-1])

    async def is_refused(self) -> None:
        for _ in range(3):
            assert (await self._chooses(503))["error"]["code"] == "no_database"
            self.refused += 1

    async def is_heard(self) -> None:
        """The same choice, sent again until the server has its database again: nobody does anything to it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self._chooses(200)
                    return
                except AssertionError:
                    await asyncio.sleep(0.05)


ROUNDS_OF = pytest.mark.parametrize("rounds", [1, pytest.param(ROUNDS, marks=pytest.mark.long)])


@ROUNDS_OF
async def test_an_sqlite_that_cannot_be_written_for_a_while(sqlite: str, rounds: int) -> None:
    async with _read_only(sqlite) as failing:
        await _under_load(sqlite, failing, rounds)


@ROUNDS_OF
async def test_a_disk_that_takes_no_more_for_a_while(sqlite: str, rounds: int) -> None:
    async with _small_files(sqlite) as failing:
        await _under_load(sqlite, failing, rounds)


@ROUNDS_OF
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["in order", "as if it had failed"])
async def test_a_postgres_that_is_begun_again(own: tuple[Cluster, str, str], how: signal.Signals, rounds: int) -> None:
    cluster, _, database = own

    async def begin() -> None:
        cluster.begin()
        await cluster.answers()
    async with _two_on(database, lambda: asyncio.to_thread(cluster.end, how), begin) as failing:
        await _under_load(database, failing, rounds)


@ROUNDS_OF
async def test_a_postgres_that_is_read_only_for_a_while(own: tuple[Cluster, str, str], rounds: int) -> None:
    cluster, name, database = own
    async with _two_on(database, lambda: _from_now_on(cluster, name, "SET default_transaction_read_only = on"),
                       lambda: _from_now_on(cluster, name, "RESET default_transaction_read_only")) as failing:
        await _under_load(database, failing, rounds)
