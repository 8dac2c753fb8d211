"""kill -9 under load: no acknowledged choice is lost, none is doubled, and every table goes on."""
from __future__ import annotations

import asyncio
import os
import random
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tapete.table.live.loading import FEW

from ..patience import PATIENCE
from .load import Player, check, on_the_disk, play_again, sit_down
from .support import Process, Site, beginner, free_port, serving, settings_for

pytestmark = pytest.mark.anyio

TABLES = 6
KILLS = 3
MANY = int(os.environ.get("KILLS", "200"))
"""What `make check-long` does; `KILLS=20` makes a tenth of it."""


class Servers:
    """Processes on one database. One after the other is killed and started again."""

    def __init__(self, database: str, processes: int, chance: random.Random) -> None:
        self.database, self.chance = database, chance
        beginner(None)      # of this thread: what begins servers ends with the thread that began it
        self.ports = [free_port() for _ in range(processes)]
        self.running: list[Process | None] = [None] * processes
        self._sites: list[Site | None] = [None] * processes
        self._stack: list[AsyncExitStack] = [AsyncExitStack() for _ in range(processes)]

    def sites(self) -> list[Site]:
        return [site for site in self._sites if site is not None]

    async def begin(self, number: int) -> None:
        # A process that plays tables again takes a second to begin: one start in five has one.
        few = self.chance.choice((FEW, 1000, 1000, 1000, 1000))
        process = await asyncio.to_thread(Process, self.database, self.ports[number], few=few)
        self.running[number] = process
        self._sites[number] = await self._stack[number].enter_async_context(process.site())

    async def kill(self, number: int) -> None:
        process = self.running[number]
        assert process is not None
        await asyncio.to_thread(process.kill)
        self._sites[number], self.running[number] = None, None
        await self._stack[number].aclose()
        self._stack[number] = AsyncExitStack()

    async def end(self) -> None:
        for number, process in enumerate(self.running):
            if process is not None:
                await self.kill(number)


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.long)])
async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(database: str, kills: int) -> None:
    """One process on an SQLite file, or two on a PostgreSQL server. If one dies, its players continue at the other."""
    chance, begun = random.Random(kills), time.monotonic()
    servers = Servers(database, 1 if database.startswith("sqlite") else 2, chance)
    everybody: list[Player] = []
    playing: dict[str, asyncio.Task[Any]] = {}

    async def people() -> None:
        """As many as there should be sit down; those whose game is over are replaced."""
        for code, task in list(playing.items()):
            if task.done():
                await playing.pop(code)
        while len(playing) < TABLES:
            player = await sit_down(servers.sites()[0], len(everybody))
            everybody.append(player)
            playing[player.code] = asyncio.create_task(player.play(servers.sites))

    try:
        for number in range(len(servers.ports)):
            await servers.begin(number)
        for _ in range(kills):
            enough = sum(player.count for player in everybody) + chance.randrange(5, 50)
            async with asyncio.timeout(10 * PATIENCE):
                while sum(player.count for player in everybody) < enough:
                    await people()
                    await asyncio.sleep(0.002)
            await asyncio.sleep(chance.random() * 0.05)
            dies = chance.randrange(len(servers.ports))
            await servers.kill(dies)
            await check(database, everybody)
            await servers.begin(dies)
        goal = {player.code: player.count + 3 for player in everybody if not player.over}
        async with asyncio.timeout(10 * PATIENCE):      # every table that is not at its end goes on
            while any(not player.over and player.count < goal.get(player.code, 0) for player in everybody):
                await asyncio.sleep(0.01)
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)
    finally:
        for task in playing.values():
            task.cancel()
        await servers.end()
    done = await check(database, everybody)
    entries = await play_again(database, everybody)
    print(f"{kills} kills of {len(servers.ports)} processes, {len(everybody)} tables, {entries} entries, "
          f"{done.acknowledged} acknowledged choices ({sum(len(player.acknowledged) for player in everybody)} with an "
          f"id), {done.lost} lost, {done.doubled} doubled, {time.monotonic() - begun:.0f} s")


async def test_the_same_choice_with_other_words_is_not_said_to_be_made(sqlite: str) -> None:
    """It was once: a page that was behind, or was asked at another process, had a yes, and its words were nowhere."""
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game="high_card")
        seat, now = await site.asked(code, tokens)
        action, seq = now["menu"][0]["action"], now["seq"]
        for _ in range(2):
            await site.choose(code, tokens[seat], seq, action, note="mine")
        for words in ({"note": "another"}, {}):
            answer = await site.choose(code, tokens[seat], seq, action, status=409, **words)
            assert answer["error"]["code"] == "late"
        assert [row[3] for row in await on_the_disk(sqlite)] == ["mine"]
