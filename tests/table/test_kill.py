"""kill -9 under load: no acknowledged choice is lost, none is doubled, and every table goes on."""
from __future__ import annotations

import asyncio
import os
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from tapete.table.room import Room
from tapete.table.store.store import Store

from .support import Process, Site

pytestmark = pytest.mark.anyio

TABLES = 6
KILLS = 3
MANY = int(os.environ.get("KILLS", "200"))
"""What make check-long does."""


@dataclass
class Player:
    """Plays both seats of a table at random, as fast as the server answers, and notes what was acknowledged."""

    code: str
    tokens: list[str | None]
    chance: random.Random
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By the choice's seq: seat and action."""
    sent: tuple[int, int, str] | None = None
    """A choice that was sent and not answered: the seq that it was made at, seat and action."""
    over: bool = False

    async def play(self, site: Site) -> None:
        """Play until the server dies, or the game ends. What was not answered is sent again first."""
        try:
            while True:
                if self.sent is None:
                    now = await site.now(self.code)
                    if now["status"] == "over":
                        self.over = True
                        return
                    seat = now["to_move"]
                    menu = (await site.now(self.code, self.tokens[seat]))["menu"]
                    self.sent = now["seq"], seat, self.chance.choice(menu)["action"]
                seq, seat, action = self.sent
                answer = await site.choose(self.code, self.tokens[seat], seq, action)
                assert answer["seq"] == seq + 1
                self.acknowledged[seq + 1] = seat, action
                self.sent = None
        except httpx.HTTPError:
            return


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.long)])
async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(database: str, kills: int) -> None:
    process = Process(database)
    everybody: list[Player] = []
    players: list[Player] = []
    for kill in range(kills):
        async with process.site() as site:
            while len(players) < TABLES:
                code, tokens = await site.table("me", "human")
                players.append(Player(code, tokens, random.Random(len(everybody))))
                everybody.append(players[-1])
            playing = [asyncio.create_task(player.play(site)) for player in players]
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + 40 \
                    and not all(task.done() for task in playing):
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.01 * (kill % 7))
            process.kill()
            await asyncio.gather(*playing)
        await _compare(database, players)
        players = [player for player in players if not player.over]
        process = Process(database)
    players = everybody
    async with process.site() as site:
        for player in players:
            state = await site.now(player.code)
            assert state["status"] in ("playing", "over")
            assert state["seq"] >= max(player.acknowledged, default=1)
        await asyncio.wait_for(asyncio.gather(*(_a_few(site, player) for player in players)), 60)
    process.kill()
    await _compare(database, players)


async def _a_few(site: Site, player: Player) -> None:
    """Some more choices after the last restart, the unanswered one first."""
    playing = asyncio.create_task(player.play(site))
    had = len(player.acknowledged)
    while len(player.acknowledged) < had + 3 and not playing.done():
        await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def _compare(database: str, players: list[Player]) -> None:
    """The store holds every acknowledged choice once, and each game plays again to the same fingerprints."""
    store = Store(database, "test")
    try:
        for player in players:
            found = await store.load(player.code)
            assert found is not None
            entries: Any = found[1]
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            kept = {entry.seq: (entry.seat, entry.do) for entry in entries if entry.kind == "choice"}
            assert {seq: kept.get(seq) for seq in player.acknowledged} == player.acknowledged
            for seq in set(kept) - set(player.acknowledged):
                # Written, but killed before the answer: the one that was on its way, and no other.
                assert player.sent is not None
                assert (seq - 1, *kept[seq]) == player.sent
            Room.of(*found)
    finally:
        await store.close()
