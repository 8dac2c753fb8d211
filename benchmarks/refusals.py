"""Compare the time of a sleeping seat's refusal while some seat is asked and while none is.

    python benchmarks/refusals.py [--refusals 2000] [--each 20] [--seed 1]

Plays nights of Bethlem at a table of four in this process. During each call, a seat that is not asked sends choices
that are refused, and each answer is timed. The first of a call is separate, because a table computes some values once
and keeps them. It prints the medians in microseconds for calls in which a seat is asked and for those in which none is,
the difference with its 95 % interval by resampling whole calls, and the two-sided p of Mann and Whitney's test on the
medians of calls. Unlike refusals of one call, these do not depend on each other.
"""
from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tapete.kernel.dice import plain_rng
from tapete.table.http.app import create_app
from tapete.table.http.limits import Limits, RateLimit
from tapete.table.ops.settings import Settings

MANY = RateLimit(1_000_000, 1_000_000)
LIMITS = Limits(requests=MANY, tables=MANY, secrets=MANY, chat=MANY, hints=MANY, uploads=MANY, sockets=MANY,
                sockets_each=1_000_000, connections_each=1_000_000)
SETTLES = 0.05
"""Seconds after which a server has done what the choice before left it to do."""
Times = dict[bool, list[list[float]]]
"""Microseconds of the refusals of each call, by whether somebody was asked."""


class Table:
    """A table of four people, all of them this program."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http, self.code = http, ""
        self.heads: list[dict[str, str]] = []

    async def post(self, path: str, body: Any, seat: int | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers={} if seat is None else self.heads[seat])

    async def sit(self) -> None:
        seats = [{"kind": "me", "bot": "easy", "name": "Ana"}, *[{"kind": "open", "bot": "easy"}] * 3]
        made = (await self.post("/api/tables", {"game": "bethlem", "seats": seats, "calls": 120})).json()
        assert "code" in made, made
        self.code = made["code"]
        self.heads = [{"Authorization": f"Bearer {made['token']}"}]
        for seat in (1, 2, 3):
            taken = await self.post(f"/api/tables/{self.code}/seats/{seat}/take", {"name": f"P{seat}"})
            self.heads.append({"Authorization": f"Bearer {taken.json()['token']}"})
        await self.post(f"/api/tables/{self.code}/start", {}, 0)

    async def seq(self, seat: int) -> int:
        return int((await self.http.get(f"/api/tables/{self.code}/now", headers=self.heads[seat])).json()["seq"])

    async def choose(self, seat: int, action: str, seq: int) -> httpx.Response:
        return await self.post(f"/api/tables/{self.code}/choices", {"seq": seq, "action": action}, seat)


async def refused(table: Table, seat: int, each: int) -> list[float]:
    """Microseconds of so many refusals of a seat that is not asked, one after the other."""
    seq, times = await table.seq(seat), []
    for _ in range(each):
        begun = time.perf_counter()
        answer = await table.choose(seat, "pass", seq)
        times.append(1e6 * (time.perf_counter() - begun))
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "not_your_turn", answer.text
    return times


async def night(app: Any, http: httpx.AsyncClient, refusals: int, each: int, seed: int, times: Times) -> None:
    """One game, as far as it is needed: its calls let pass by hand."""
    table, chance, rooms, pick = Table(http), plain_rng(seed), app.state.server.rooms, random.Random(seed)
    await table.sit()
    room = await rooms.get(table.code)
    while not room.over:
        if room.story.calling:
            asked = not room.story.held
            if len(times[asked]) * each < refusals:
                mover = room.story.playing.to_move if asked else -1
                sleeper = pick.choice([seat for seat in range(4) if seat != mover])
                await asyncio.sleep(SETTLES)
                times[asked].append(await refused(table, sleeper, each))
        if room.story.held:
            await rooms.show(room, room.story.seq)
            continue
        seat = room.story.playing.to_move
        room.story.playing.legal()
        action = room.game.rules.greedy(room.story.playing.blinded(seat), room.story.playing.menu, chance)
        answer = await table.choose(seat, room.game.grammar.text(int(action)), await table.seq(seat))
        assert answer.status_code == 200, answer.text


def mann_whitney(one: list[float], other: list[float]) -> float:
    """The two-sided p that two samples are of one distribution, by the normal approximation."""
    ranks = {value: i for i, value in enumerate(sorted([*one, *other]), 1)}
    n, m = len(one), len(other)
    u = sum(ranks[value] for value in one) - n * (n + 1) / 2
    return math.erfc(abs(u - n * m / 2) / math.sqrt(n * m * (n + m + 1) / 12) / math.sqrt(2))


def told(name: str, asked: list[float], nobody: list[float], seed: int) -> str:
    """One row of what came of it; the samples are of one number a call."""
    chance = random.Random(seed)
    apart = sorted(statistics.median(chance.choices(asked, k=len(asked)))
                   - statistics.median(chance.choices(nobody, k=len(nobody))) for _ in range(2000))
    one, other = statistics.median(asked), statistics.median(nobody)
    return (f"{name}: asked {one:.0f} us, nobody {other:.0f} us, difference {one - other:+.1f} "
            f"({apart[49]:+.1f} to {apart[1949]:+.1f}) us, p {mann_whitney(asked, nobody):.3f}")


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--refusals", type=int, default=2000)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    times: Times = {True: [], False: []}
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}", workers=0, pace=0.0,
                                  limits=LIMITS))
        transport = httpx.ASGITransport(app)
        client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
        async with app.router.lifespan_context(app), client as http:
            seed = given.seed
            while any(len(calls) * given.each < given.refusals for calls in times.values()):
                await night(app, http, given.refusals, given.each, seed, times)
                seed += 1
    for asked, calls in times.items():
        every = [value for call in calls for value in call]
        print(f"{'somebody' if asked else 'nobody'} asked: {len(every)} refusals in {len(calls)} calls, "
              f"median {statistics.median(every):.1f} us")
    first = {asked: [call[0] for call in times[asked]] for asked in times}
    others = {asked: [statistics.median(call[1:]) for call in times[asked]] for asked in times}
    print(told("first of a call", first[True], first[False], given.seed))
    print(told("median of the others", others[True], others[False], given.seed))



if __name__ == "__main__":
    asyncio.run(main())
