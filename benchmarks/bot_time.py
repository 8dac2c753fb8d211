"""Measures, by the machine's clock, whether the time that a bot takes tells anything of hidden things.

    python benchmarks/bot_time.py [--situations 8] [--repeats 12] [--pace 0.15] [--strengths easy,normal]
        [--games gloom,souls] [--out FILE]

The program brings a server of this process to moments at which everybody sees that a bot must choose. Each moment
exists in two worlds that a watcher cannot tell apart: in one the bot has the fewest choices, in the other the most. The
program alternates the worlds, and measures from that moment to the frame that brings the choice to a watcher's
WebSocket.

It compares only moments at which the watcher gets the very same frame; otherwise they see the difference anyway. From
each time it takes away the lower quartile of its stratum, because other work of the machine only ever adds time. It
compares the difference of the lower quartiles, and the greatest distance between the two distributions (Kolmogorov and
Smirnov), with 4,000 exchanges of the worlds within the strata. The last column is the smallest difference that this
test finds at one per cent in four of five runs. `--out` keeps all times.
"""
from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import operator
import random
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import websockets

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.table.support import Site, serving, settings_for
from tests.table.worlds import Thinking, lay, moments_of_bots

from tapete.games import NAMES, find_game

EXCHANGES = 4000
QUARTER = 0.25
PEOPLE = 2
FIND = 2.576 + 0.842
"""Standard errors that are found at one per cent, two-sided, four times of five."""
Samples = dict[tuple[int, str], tuple[list[float], list[float]]]
"""By stratum, the times in each of the worlds."""


class Watcher:
    """A page that notes when each Now came, and what it said beside its numbers."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.nows: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(websockets.ConnectionClosed):
            while True:
                frame = await self.socket.recv()
                at, now = time.perf_counter(), json.loads(frame)
                if now["type"] == "now":
                    told = [{key: each[key] for key in each if key not in ("seq", "index")} for each in now["events"]]
                    shown = json.dumps([now["view"], now["to_move"], told[-4:]])
                    self.nows.put_nowait((at, hashlib.sha256(shown.encode()).hexdigest()))

    async def quiet(self, room: Any) -> None:
        """Wait until it has all that there is for it, and forget it."""
        while not all(live._woken._waiters and not live._woken.is_set() for live in room.lives):
            await asyncio.sleep(0)
        await (await self.socket.ping())
        await asyncio.sleep(0)
        while not self.nows.empty():
            self.nows.get_nowait()


async def measure(site: Site, game: str, ruleset: str, strength: str, moments: list[Thinking], players: int,
                  repeats: int) -> Samples:
    """The times of all moments in both worlds, in an order that chance decides."""
    order = [(number, world) for number in range(len(moments)) for world in (0, 1) for _ in range(repeats)]
    random.Random(0).shuffle(order)
    samples: Samples = defaultdict(lambda: ([], []))
    driver, room = site.server.scheduler, None
    watcher: Any = None
    for number, world in order:
        moment = moments[number]
        if room is None or room.row.status != "playing":
            code, _ = await site.table("me", *["human"] * (PEOPLE - 1), *["bot"] * (players - PEOPLE), game=game,
                                       ruleset=ruleset)
            room = await site.server.rooms.get(code)
            for seat in room.seats[PEOPLE:]:
                seat.bot = strength
            address = site.base.replace("http", "ws") + f"/api/tables/{code}/live"
            socket = await websockets.connect(address)
            await socket.send(json.dumps({"type": "hello", "lang": "en"}))
            watcher = Watcher(socket)
            while not room.lives:
                await asyncio.sleep(0.01)
        driver.mine = lambda _: False
        await driver.stop()
        async with room.lock:
            lay(room, (moment.few, moment.many)[world])
        site.server.rooms.tell(room)
        await watcher.quiet(room)
        driver.mine = partial(operator.is_, room)
        began = time.perf_counter()
        driver.look(room)
        at, shown = await asyncio.wait_for(watcher.nows.get(), 60)
        samples[number, shown][world].append(at - began)
    driver.mine = lambda _: False
    await driver.stop()
    return samples


def judge(samples: Samples) -> tuple[int, float, float, float, float, float]:
    """How many times are compared, the difference of the lower quarters in ms, its p, the distance, its p, and the
    smallest difference that is found, in ms."""
    strata = [both for both in samples.values() if min(map(len, both)) >= 2]
    if not strata:
        return 0, 0.0, 1.0, 0.0, 1.0, float("nan")
    times = 1000 * np.concatenate([np.array([*few, *many]) - np.quantile([*few, *many], QUARTER)
                                   for few, many in strata])
    label = np.concatenate([np.array([0] * len(few) + [1] * len(many)) for few, many in strata])
    ends = np.cumsum([len(few) + len(many) for few, many in strata])
    chance, parts = np.random.default_rng(0), np.split(np.arange(len(times)), ends[:-1])

    def statistics(which: Any) -> tuple[float, float]:
        few, many = np.sort(times[which == 0]), np.sort(times[which == 1])
        grid = np.concatenate([few, many])
        below = [np.searchsorted(each, grid, "right") / len(each) for each in (few, many)]
        return float(np.quantile(many, QUARTER) - np.quantile(few, QUARTER)), float(np.abs(below[0] - below[1]).max())

    def exchanged() -> Any:
        out = label.copy()
        for part in parts:
            out[part] = chance.permutation(label[part])
        return out

    found, null = statistics(label), np.array([statistics(exchanged()) for _ in range(EXCHANGES)])
    by_quarter = (1 + np.sum(np.abs(null[:, 0]) >= abs(found[0]) - 1e-12)) / (EXCHANGES + 1)
    by_distance = (1 + np.sum(null[:, 1] >= found[1] - 1e-12)) / (EXCHANGES + 1)
    return len(times), found[0], by_quarter, found[1], by_distance, FIND * float(null[:, 0].std())


async def run(arguments: argparse.Namespace) -> None:
    heads = ("ruleset", "strength", "to choose from", "times", "median", "difference", "p", "distance", "p",
             "finds")
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for name in arguments.games.split(",") if arguments.games else NAMES:
        found = find_game(name)
        for rules in found.rulesets:
            players = max(found.configuration.usual_seats or found.most, PEOPLE + 1)
            moments = moments_of_bots(name, rules.name, players, range(PEOPLE, players), 11, arguments.situations)
            for strength in arguments.strengths.split(","):
                with tempfile.TemporaryDirectory() as folder:
                    settings = settings_for(f"sqlite+aiosqlite:///{folder}/table.db", workers=1, pace=arguments.pace)
                    async with serving(settings) as site:
                        while strength != "easy" and not site.server.bots.is_ready(name):
                            site.server.bots._wanted[name] = None
                            await asyncio.sleep(0.1)
                        samples = await measure(site, name, rules.name, strength, moments, players, arguments.repeats)
                if arguments.out:
                    with arguments.out.open("a") as file:
                        print(json.dumps([rules.name, strength, [[*key, *both] for key, both in samples.items()]]),
                              file=file)
                n, apart, p, distance, p_distance, least = judge(samples)
                every = [each for both in samples.values() for times in both for each in times]
                offered = [sum(each.offered[world] for each in moments) / len(moments) for world in (0, 1)]
                row = (f"{name} {rules.name}", strength, f"{offered[0]:.1f} / {offered[1]:.1f}", f"{n} of {len(every)}",
                       f"{1000 * float(np.median(every)):.1f} ms", f"{apart:+.2f} ms", f"{p:.3f}", f"{distance:.3f}",
                       f"{p_distance:.3f}", f"{least:.2f} ms")
                print(f"| {' | '.join(row)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--situations", type=int, default=8)
    parser.add_argument("--repeats", type=int, default=12)
    parser.add_argument("--pace", type=float, default=0.15)
    parser.add_argument("--strengths", default="easy,normal")
    parser.add_argument("--games", default="")
    parser.add_argument("--out", type=Path)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
