"""Bots think in processes of their own: a search keeps a processor busy for a second, and no table may wait.

A worker is given a seat's blinded state and nothing else.
"""
from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from ..agents import parse_agent
from ..agents.mcts import Opinion, Searcher
from ..errors import DefectError
from ..games import NAMES, find_game
from ..kernel.dice import luck
from ..workers import end_pool, open_pool
from .asked import Asked
from .refusals import Refusal

log = logging.getLogger("tapete.table")

AGENTS = {"easy": "greedy", "normal": "mcts:ms=40", "strong": "mcts:ms=900"}
"""The agent behind each strength. By time and not by lines of search: a game of another kind has longer lines."""
BEATS = {"easy": 1, "normal": 1, "strong": 2}
"""The pauses after which each strength answers, whatever it holds and however much there is to choose."""
SHARE = 0.8
"""What of its time a bot may think: the rest is for what else has to be done until its answer is there."""
HINTS = "mcts:ms=500"
MOST_DEATHS = 20
"""How often processes that ended are replaced: a machine without memory for them kills them as soon as they begin."""


class Bots:
    """The workers. They are ready for a game once its rules are compiled; until then all bots play as the easy ones.

    A process apart compiles: no game's bots wait for another game to be compiled.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._ready = {name: asyncio.Event() for name in NAMES}
        self._pool: ProcessPoolExecutor | None = None
        self._compiler: ProcessPoolExecutor | None = None
        self._warming: asyncio.Task[None] | None = None
        self.deaths = 0
        """How often processes have ended by themselves."""
        self.asked = 0
        """Questions that wait or are being thought about."""

    def start(self) -> None:
        if self.workers:
            self._open()

    def _open(self) -> None:
        if self._warming is not None and self._warming is not asyncio.current_task():
            self._warming.cancel()
        self._pool, self._compiler = open_pool(self.workers), open_pool(1)
        self._warming = asyncio.create_task(self._warm(self._pool, self._compiler), name="bots warm up")

    def _open_again(self, broken: ProcessPoolExecutor) -> None:
        """New processes for old ones, unless somebody has seen to it. Where too many died, easy bots play on."""
        if self._pool is not broken:
            return
        self.deaths += 1
        if self.deaths <= MOST_DEATHS:
            self._open()
        else:
            self._pool = None
            for ready in self._ready.values():
                ready.set()

    def is_ready(self, game: str) -> bool:
        return self.workers == 0 or self._ready[game].is_set()

    async def _warm(self, pool: ProcessPoolExecutor, compiler: ProcessPoolExecutor) -> None:
        loop = asyncio.get_running_loop()
        try:
            for name in NAMES:
                await loop.run_in_executor(compiler, _warm, name)   # the workers find it on the disk
                await asyncio.gather(*(loop.run_in_executor(pool, _warm, name) for _ in range(self.workers)))
                self._ready[name].set()
        except BrokenProcessPool:           # a process was killed
            log.warning("a process of the bots ended while they were getting ready")
            self._open_again(pool)
        finally:
            compiler.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        for pool in (self._pool, self._compiler):
            if pool is not None:
                end_pool(pool)              # a search of two seconds is not waited for

    async def choose(self, asked: Asked, bot: str, seconds: float | None = None) -> int:
        """The action of a bot of a strength, for a seat that is to move, thought out in so many seconds if need be."""
        if len(asked.legal) == 1:
            return asked.legal[0]
        agent = parse_agent(agent_of(bot, seconds))
        able = agent.searches and self._pool is not None and self.is_ready(asked.game.name)
        if not able or asked.waited >= agent.options["patience"]:
            return by_thumb(asked)
        return (await self._think(asked, agent_of(bot, seconds)))[0].action

    async def hints(self, asked: Asked) -> list[Opinion]:
        """What a search thinks of each action of a seat that is to move."""
        if self._pool is None:
            raise Refusal("no_bots")
        await self._ready[asked.game.name].wait()
        return await self._think(asked, HINTS)

    async def _think(self, asked: Asked, agent: str) -> list[Opinion]:
        packed = asked.game.State.pack(asked.state).tobytes()
        seed = seed_of(asked.code, asked.seat) + (asked.seq << 20)
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool
            if pool is None:
                raise Refusal("no_bots")
            self.asked += 1
            try:
                return await loop.run_in_executor(pool, _think, asked.game.name, packed, asked.legal, agent,
                                                  asked.seats, seed)
            except BrokenProcessPool:       # a worker was killed: once more, with new ones
                self._open_again(pool)
            finally:
                self.asked -= 1
        raise DefectError("the bots' processes end as soon as they begin")


def agent_of(bot: str, seconds: float | None) -> str:
    """The agent of a strength that answers within so many seconds."""
    name, _, ms = AGENTS[bot].partition(":ms=")
    if not ms or seconds is None:
        return AGENTS[bot]
    return f"{name}:ms={max(1, min(int(ms), int(1000 * SHARE * seconds)))}"


def by_thumb(asked: Asked) -> int:
    """The choice of an easy bot."""
    if len(asked.legal) == 1:
        return asked.legal[0]
    chance, menu = luck(seed_of(asked.code, asked.seat)), asked.game.Menu.plain()
    chance.count = asked.seq << 10
    menu.n = len(asked.legal)
    for i, action in enumerate(asked.legal):
        menu.actions[i] = action
    return int(asked.game.rules.greedy(asked.game.State.copy(asked.state), menu, chance))


def seed_of(code: str, seat: int) -> int:
    """The luck of a table's bots: by nothing that is hidden, so that it cannot tell anything hidden."""
    return int.from_bytes(hashlib.blake2b(f"{code}:{seat}".encode(), digest_size=5).digest())


# ---- in the workers ----------------------------------------------------------------------------

def _warm(name: str) -> None:
    """Compile a game's search, or read it from the disk, and search once."""
    from ..referee.session import Session
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.fewest, 1)
    blinded = game.State.pack(session.blinded(session.to_move)).tobytes()
    _think(name, blinded, session.legal(), "mcts:iterations=2", game.fewest, 1)


def _think(name: str, packed: bytes, legal: Sequence[int], agent: str, seats: int, seed: int) -> list[Opinion]:
    game = find_game(name)
    blinded = game.State.unpack(np.frombuffer(packed, game.State.dtype))
    return Searcher(game, parse_agent(agent), seats, seed).think(blinded, list(legal))
