"""kill -9 under load: no acknowledged choice is lost, none is doubled, and every table goes on."""
from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from tapete.table.loading import FEW
from tapete.table.past import retrace, session_after
from tapete.table.store.store import Store

from .support import Process, Site

pytestmark = pytest.mark.anyio

TABLES = 6
KILLS = 3
MANY = int(os.environ.get("KILLS", "200"))
"""What `make check-long` does; `KILLS=20` makes a tenth of it."""


@dataclass
class Player:
    """Plays both seats of a table at random, as fast as the server answers, and notes what was acknowledged."""

    code: str
    tokens: list[str | None]
    chance: random.Random
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By the choice's seq: seat and action."""
    kept: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The same of what the store was found to hold."""
    sent: tuple[int, int, str] | None = None
    """A choice that was sent and not answered: the seq that it was made at, seat and action."""
    over: bool = False
    found: int = 0
    """The entries that the store has been found to hold."""

    async def play(self, site: Site) -> None:
        """Play until the server dies, or the game ends. What was not answered is sent again first."""
        seat = 0
        try:
            while not self.over:
                if self.sent is None:
                    now = await site.now(self.code, self.tokens[seat])
                    self.over = now["status"] == "over"
                    if now["menu"]:
                        self.sent = now["seq"], seat, self.chance.choice(now["menu"])["action"]
                    else:
                        seat = 1 - seat
                    continue
                seq, seat, action = self.sent
                answer = await site.choose(self.code, self.tokens[seat], seq, action)
                assert answer["seq"] == seq + 1
                self.acknowledged[seq + 1] = seat, action
                self.sent = None
        except httpx.HTTPError:
            return


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.long)])
async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(database: str, kills: int) -> None:
    chance = random.Random(kills)
    everybody: list[Player] = []
    players: list[Player] = []
    begun = time.monotonic()
    for _ in range(kills):
        # A process that plays tables again takes a second to begin: one start in five has one.
        process = Process(database, few=chance.choice((FEW, 1000, 1000, 1000, 1000)))
        try:
            async with process.site() as site:
                while len(players) < TABLES:
                    code, tokens = await site.table("me", "human")
                    players.append(Player(code, tokens, random.Random(len(everybody))))
                    everybody.append(players[-1])
                playing = [asyncio.create_task(player.play(site)) for player in players]
                enough = sum(len(player.acknowledged) for player in players) + chance.randrange(5, 50)
                while sum(len(player.acknowledged) for player in players) < enough \
                        and not all(task.done() for task in playing):
                    await asyncio.sleep(0.002)
                await asyncio.sleep(chance.random() * 0.05)
                process.kill()
                await asyncio.gather(*playing)
        finally:
            process.kill()
        await _compare(database, players)
        players = [player for player in players if not player.over]
    process = Process(database)
    try:
        async with process.site() as site:
            for player in everybody:
                state = await site.now(player.code)
                assert state["status"] in ("playing", "over")
                assert state["seq"] >= player.found        # what has one answer may have answered itself
            await asyncio.gather(*(_a_few(site, player) for player in everybody))
    finally:
        process.kill()
    await _compare(database, everybody)
    await _play_again(database, everybody)
    choices = sum(player.found for player in everybody)
    print(f"{kills} kills, {len(everybody)} tables, {choices} entries, {time.monotonic() - begun:.0f} s")


async def _a_few(site: Site, player: Player) -> None:
    """Some more choices after the last restart, the unanswered one first."""
    playing = asyncio.create_task(player.play(site))
    had, end = len(player.acknowledged), time.monotonic() + 180
    while len(player.acknowledged) < had + 3 and not playing.done():
        await asyncio.sleep(0.01)
        assert time.monotonic() < end, [await site.now(player.code, token) for token in player.tokens]
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def _compare(database: str, players: list[Player]) -> None:
    """The store holds every acknowledged choice once, and none that nobody made; what it held is not read again."""
    store = Store(database, "test")
    try:
        for player in players:
            found = await store.load(player.code, player.found)
            assert found is not None
            entries: Any = found[1]
            numbers = range(player.found + 1, player.found + len(entries) + 1)
            assert [entry.seq for entry in entries] == list(numbers)
            new = {entry.seq: (entry.seat, entry.do) for entry in entries if entry.kind == "choice"}
            player.kept |= new
            assert {seq: player.kept.get(seq) for seq in player.acknowledged} == player.acknowledged
            for seq in set(new) - set(player.acknowledged):
                # Written, but killed before the answer: the one that was on its way; and what answers itself.
                if player.sent is None or (seq - 1, *new[seq]) != player.sent:
                    assert await _answers_itself(store, player.code, seq)
            player.found += len(entries)
    finally:
        await store.close()


async def _answers_itself(store: Store, code: str, seq: int) -> bool:
    """Whether there was but one choice when that of this number was made."""
    found = await store.load(code)
    assert found is not None
    entries: Any = found[1]
    made = [entry.seq for entry in entries if entry.kind == "choice"]
    return len(session_after(retrace(*found), made.index(seq)).legal()) == 1


async def _play_again(database: str, players: list[Player]) -> None:
    """Each game plays again to the same fingerprints."""
    store = Store(database, "test")
    try:
        for player in players:
            found = await store.load(player.code)
            assert found is not None
            assert retrace(*found).seq == player.found
    finally:
        await store.close()
