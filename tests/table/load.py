"""People who play while servers and databases fail, and a reader of the disk that knows nothing of our code.

Each choice that takes words carries a unique id in them, so that it can be found again and counted.
"""
from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import asyncpg
import httpx

from tapete.table.store.address import arguments
from tapete.table.store.store import Store
from tapete.table.story.rebuild import rebuild

from .support import Site

GAMES = ("high_card", "gloom", "high_card", "gloom", "carcosa")
"""What is played at the tables. In the first every choice takes words; the others keep more, and go on for longer."""
AGAIN = frozenset(("no_database", "busy"))
"""The refusals by which a server says that nothing has happened and the choice is to be sent again."""

Sites = Callable[[], Sequence[Site]]
"""The servers that there are now."""


@dataclass
class Choice:
    """A choice that was sent and not answered yet; it is sent again, just as it is, until it is."""

    seq: int
    seat: int
    action: str
    words: str | None


@dataclass
class Player:
    """Plays both seats of a table at random, as fast as it is answered."""

    name: str
    code: str
    tokens: list[str | None]
    chance: random.Random
    sent: Choice | None = None
    over: bool = False
    made: int = 0
    acknowledged: list[str] = field(default_factory=list)
    """The ids of the choices that were answered with yes."""
    without: set[tuple[int, int, str]] = field(default_factory=set)
    """Those that take no words: the moment after it that was answered, seat and action. The same choice sent again,
    from a page that was behind, say, is the same choice and has the same answer."""
    refused: int = 0
    """How often the database was said not to answer."""
    ids: set[str] = field(default_factory=set)
    """The ids of all that was ever sent."""

    @property
    def count(self) -> int:
        return len(self.acknowledged) + len(self.without)

    async def play(self, sites: Sites) -> None:
        """Play until the game is over, at whichever server answers."""
        seat = 0
        while not self.over:
            there = sites()
            if not there:
                await asyncio.sleep(0.01)
                continue
            try:
                seat = await self._next(self.chance.choice(there), seat)
            except httpx.HTTPError:         # it was killed; what it was asked is asked again
                await asyncio.sleep(0.01)

    async def _next(self, site: Site, seat: int) -> int:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        if self.sent is None:
            answer = await site.http.get(f"/api/tables/{self.code}/now", headers=headers)
            if answer.status_code != 200:
                return self._again(answer, seat)
            now = answer.json()
            self.over = now["status"] == "over"
            if not now["menu"]:
                await asyncio.sleep(0.002)
                return 1 - seat
            item = self.chance.choice(now["menu"])
            self.made += 1
            words = f"{self.name}-{self.made}" if item["note"] else None
            self.sent = Choice(now["seq"], seat, item["action"], words)
        one = self.sent
        ask = {"seq": one.seq, "action": one.action, **({} if one.words is None else {"note": one.words})}
        if one.words is not None:
            self.ids.add(one.words)
        answer = await site.http.post(f"/api/tables/{self.code}/choices", json=ask,
                                      headers={"Authorization": f"Bearer {self.tokens[one.seat]}"})
        if answer.status_code == 200:
            if one.words is not None:
                self.acknowledged.append(one.words)
            else:
                self.without.add((answer.json()["seq"], one.seat, one.action))
            self.sent = None
            return one.seat
        return self._again(answer, one.seat)

    def _again(self, answer: httpx.Response, seat: int) -> int:
        code = answer.json()["error"]["code"]
        if code in AGAIN:
            self.refused += 1
        else:       # what has one answer gave it itself meanwhile, or the game is over
            assert code in ("late", "over", "not_your_turn"), answer.text
            self.sent = None
        return seat


async def sit_down(site: Site, number: int) -> Player:
    """Two seats at a table of its own."""
    game = GAMES[number % len(GAMES)]
    options = {"options": {"hand": 5}} if game == "high_card" else {}
    code, tokens = await site.table("me", "human", game=game, **options)
    return Player(f"{game}-{number}", code, tokens, random.Random(number))


# ---- the independent reader ------------------------------------------------------------------------

QUERY = """SELECT code, seat, "do", note FROM entries WHERE kind = 'choice'"""


async def on_the_disk(database: str) -> list[tuple[str, int, str, str | None]]:
    """Every choice that a database holds: table, seat, action and words, by plain SQL."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///"))) as db:
            return list(db.execute(QUERY))
    connection = await asyncpg.connect(**arguments(database))
    try:
        return [tuple(row) for row in await connection.fetch(QUERY)]
    finally:
        await connection.close()


@dataclass
class Count:
    """The reader's findings."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unknown: int = 0
    """Ids that nobody sent."""
    which: list[object] = field(default_factory=list)
    """Those that were lost or doubled."""


async def count(database: str, players: Sequence[Player], others: Collection[str] = ()) -> Count:
    """Count every acknowledged choice on the disk, and every one that was ever sent. `others`: further ids."""
    known = [(player, list(player.acknowledged), Counter((seat, do) for _, seat, do in player.without))
             for player in players]         # before the reading
    rows = await on_the_disk(database)
    found = Counter(words for _, _, _, words in rows if words is not None)
    without = Counter((code, seat, do) for code, seat, do, words in rows if words is None)
    done, sent = Count(), set[str]().union(*(player.ids for player in players))
    for player, acknowledged, plain in known:
        done.acknowledged += len(acknowledged) + plain.total()
        gone: list[object] = [each for each in acknowledged if not found[each]]
        for each, times in plain.items():
            gone += [(player.code, *each)] * (times - without[player.code, *each])
        twice = [each for each, times in Counter(acknowledged).items() if times > 1]
        done.lost, done.doubled = done.lost + len(gone), done.doubled + len(twice)
        done.which += [*gone, *twice]
    twice = [each for each, times in found.items() if times > 1]
    done.doubled, done.which = done.doubled + len(twice), [*done.which, *twice]
    done.unknown = len(set(found) - sent - set(others))
    return done


async def check(database: str, players: Sequence[Player], others: Collection[str] = ()) -> Count:
    """Nothing that was acknowledged is lost, nothing is there twice, and nothing that nobody sent."""
    done = await count(database, players, others)
    assert (done.lost, done.doubled, done.unknown) == (0, 0, 0), done
    return done


async def play_again(database: str, players: Sequence[Player]) -> int:
    """Each game plays again to the same fingerprints; how many entries there are."""
    store, entries = Store(database, "reader"), 0
    try:
        for player in players:
            found = await store.load(player.code)
            assert found is not None and [entry.seq for entry in found[1]] == list(range(1, len(found[1]) + 1))
            entries += rebuild(*found).seq
    finally:
        await store.close()
    return entries
