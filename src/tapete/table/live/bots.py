"""Bots search in worker processes, because a search keeps a processor busy for a second and no table may wait.

A worker gets a seat's blinded state and nothing else.
"""
from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Literal, TypeVar

from ...agents import parse_agent
from ...agents.characters import in_style
from ...agents.hints import HintAnalysis, analyse
from ...agents.mcts import ActionValue, Searcher
from ...agents.policies import Policy
from ...agents.questions import SeatQuestion, question_seed
from ...errors import InputError
from ...games import find_game, game_names
from ...kernel.dice import plain_rng
from ...text.spoken import SpokenError
from ..http.schema import BotName
from ..refusals import Refusal
from .moment import Asked
from .worker_pool import Budget, PoolDown, Work, WorkerPool

log = logging.getLogger("tapete.table")
T = TypeVar("T")

STRENGTHS: tuple[BotName, ...] = ("easy", "normal", "strong")
THINKS = {"easy": 0, "normal": 40, "strong": 900}
"""Milliseconds of search for each strength; `easy` does not search. The limit is a time and not a number of iterations,
because some games take longer for one."""
HINTS = 500
LEAST = 30
"""Milliseconds that a search always has, however many tables wait."""
BEATS = {"easy": 1, "normal": 1, "strong": 2}
"""How many pauses pass before each strength answers. The seat's hand and the number of choices do not change it."""
SHARE = 0.8
"""The share of its time that a bot may search. The rest is for other work until its answer arrives."""
BUDGET = Budget(seconds=60, each=8, in_all=5000)
COMPILING = Budget(seconds=1800, each=1, in_all=1)
AGAIN = 5.0
"""Seconds before a compiler process that ended is started again."""


class Bots:
    """The bots' worker processes. They are ready for a game once its module is loaded or its rules are compiled. Until
    then, and while the processes die at once, all bots play as the easy ones.

    A separate process compiles rules that have no module, so that no game's bots wait for the compilation of another
    game. Tables take turns. With one process and twenty waiting tables, each search has a twentieth of its time, so
    that strong bots do not slow the bots of others. A bot's choice then depends on the load. A record holds the
    choices, so a replay needs no bot.

    `policy` is a class of the host's own (`agents.policies`), by which strong bots choose. No request can name one.
    """

    def __init__(self, workers: int, policy: str | None = None) -> None:
        self.workers, self.policy = workers, policy
        self._ready = {name: asyncio.Event() for name in game_names()}
        self._wanted: dict[str, None] = {}      # games that somebody has asked a search for, in order
        self.shop = WorkerPool("bots", max(1, workers), BUDGET, self._first)
        self._compiler = WorkerPool("bots' compiler", 1, COMPILING)
        self._warming: asyncio.Task[None] | None = None

    @property
    def deaths(self) -> int:
        """How many processes have ended by themselves."""
        return self.shop.died + self._compiler.died

    @property
    def asked(self) -> int:
        """The number of requests that wait or are in progress."""
        return self.shop.asked

    def start(self) -> None:
        if self.workers:
            self._warming = asyncio.create_task(self._warm(), name="bots warm up")

    def state(self, game: str) -> Literal["ready", "preparing", "resting"]:
        """Whether the bots of a game can search. `resting`: their processes died and will be started again after a
        pause."""
        if self.shop.down:
            return "resting"
        return "ready" if self.workers == 0 or self._ready[game].is_set() else "preparing"

    def is_ready(self, game: str) -> bool:
        return self.state(game) == "ready"

    def strengths(self, game: str) -> tuple[BotName, ...]:
        """The strengths available for a game, the easiest first."""
        return STRENGTHS if self.workers else STRENGTHS[:1]

    async def _warm(self) -> None:
        """Load each game's module, or compile its rules if there is none. Games that somebody plays come first. The
        workers find the compiled code on the disk."""
        while waiting := [name for name in (*self._wanted, *self._ready) if not self._ready[name].is_set()]:
            name = waiting[0]
            try:
                if not all(await self._by_all(name, _warm_by_module)):
                    await self._compiler.ask(name, _warm_one, name)
                    await self._by_all(name, _warm_one)
                self._ready[name].set()
            except (PoolDown, Refusal):
                log.warning("a process of the bots ended while they were getting ready")
                await asyncio.sleep(AGAIN)

    async def _by_all(self, name: str, work: Callable[[str], T]) -> list[T]:
        return await asyncio.gather(*(self.shop.ask(f"{name} {i}", work, name) for i in range(self.workers)))

    def _first(self) -> Work[None]:
        """The first work of a new process: load the compiled code of the games that are ready."""
        return partial(_warm, [name for name, ready in self._ready.items() if ready.is_set()])

    async def stop(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.shop.stop()              # do not wait for a search of two seconds
        await self._compiler.stop()

    async def choose(self, asked: Asked, bot: str, style: str, seconds: float | None = None) -> int:
        """The action of a bot for a seat that must choose. `seconds` limits the search; None for no limit."""
        if len(asked.legal) == 1:
            return asked.legal[0]
        if self.policy is not None and self.workers and bot == "strong":
            return await self._by_policy(asked, self.policy)
        agent = parse_agent(agent_of(bot, style))
        self._wanted[asked.game.name] = None
        able = bot in self.strengths(asked.game.name) and self.is_ready(asked.game.name)
        if not agent.searches or not able or asked.waited >= agent.options["patience"]:
            return by_thumb(asked)
        try:
            return (await self._think(asked, milliseconds(bot, seconds), style))[0].action
        except (PoolDown, Refusal):             # a table must not stop because of that
            return by_thumb(asked)

    async def _by_policy(self, asked: Asked, policy: str) -> int:
        """The choice of the host's policy; that of an easy bot if the policy fails, because a table must go on."""
        packed, seed = asked.game.State.to_bytes(asked.state), seed_of(asked.code, asked.seat)
        work = partial(_choose_by_policy, policy, asked.game.name, packed, asked.legal, asked.seats, asked.seat,
                       asked.seq, seed)
        try:
            return await self.shop.ask(asked.code, work)
        except (PoolDown, Refusal, InputError) as error:
            given = error.given if isinstance(error, SpokenError) else {}       # without what was chosen and held
            place = f"{given.get('file', '')}:{given.get('line', '')}"
            log.warning("the policy did not choose, and an easy bot did instead (%s, %s)", type(error).__name__, place)
            return by_thumb(asked)

    async def hints(self, asked: Asked) -> HintAnalysis:
        """The hints of a search for a seat that must choose: its opinion of each action, and what it expects. Raises
        Refusal `no_bots` or `busy`."""
        if not self.workers:
            raise Refusal("no_bots")
        self._wanted[asked.game.name] = None
        try:
            if not self.shop.down:
                await self._ready[asked.game.name].wait()
            return await self._hint_analysis(asked, HINTS)
        except PoolDown:
            raise Refusal("busy") from None

    async def _think(self, asked: Asked, ms: int, style: str) -> list[ActionValue]:
        return await self._work_out(asked, ms, style, _think)

    async def _hint_analysis(self, asked: Asked, ms: int) -> HintAnalysis:
        return await self._work_out(asked, ms, "level", _hint_analysis)

    async def _work_out(self, asked: Asked, ms: int, style: str,
                        think: Callable[[str, bytes, Sequence[int], str, int, int], T]) -> T:
        packed = asked.game.State.to_bytes(asked.state)
        seed = seed_of(asked.code, asked.seat) + (asked.seq << 20)

        def make() -> Work[T]:
            agent = in_style(style, f"mcts:ms={self.share(ms)}")
            return partial(think, asked.game.name, packed, asked.legal, agent, asked.seats, seed)
        return await self.shop.ask_when_due(asked.code, make)

    def share(self, ms: int) -> int:
        """Milliseconds for a search that begins now, out of `ms`. It has all of them while no other table waits."""
        return max(min(ms, LEAST), ms * self.workers // max(self.workers, self.shop.asking))


def agent_of(bot: str, style: str) -> str:
    """The agent of a strength in a style, without load; `greedy` for the easy bots."""
    return in_style(style, f"mcts:ms={THINKS[bot]}") if THINKS[bot] else "greedy"


def milliseconds(bot: str, seconds: float | None) -> int:
    """Milliseconds of search for a strength that must answer within `seconds`, without load."""
    ms = THINKS[bot]
    return ms if seconds is None or not ms else max(1, min(ms, int(1000 * SHARE * seconds)))


def by_thumb(asked: Asked) -> int:
    """The choice of an easy bot."""
    if len(asked.legal) == 1:
        return asked.legal[0]
    chance, menu = plain_rng(seed_of(asked.code, asked.seat)), asked.game.Menu.plain()
    chance.count = asked.seq << 10
    menu.n = len(asked.legal)
    for i, action in enumerate(asked.legal):
        menu.actions[i] = action
    return int(asked.game.rules.greedy(asked.game.State.copy(asked.state), menu, chance))


def seed_of(code: str, seat: int) -> int:
    """The random seed of a table's bots. It depends on nothing hidden, so it cannot reveal anything hidden."""
    return int.from_bytes(hashlib.blake2b(f"{code}:{seat}".encode(), digest_size=5).digest())


# ---- in the workers ----------------------------------------------------------------------------

def _warm(names: Sequence[str]) -> None:
    """Compile games' searches, or load them from the disk, and search once."""
    for name in names:
        _warm_one(name)


def _warm_by_module(name: str) -> bool:
    """Search once if the game has a module for that. Returns whether it has."""
    at_once: bool = find_game(name).machine.think.compiled.at_once
    if at_once:
        _warm_one(name)
    return at_once


def _warm_one(name: str) -> None:
    from ...referee.session import Session
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.fewest, 1)
    blinded = game.State.to_bytes(session.blinded(session.to_move))
    _think(name, blinded, session.legal(), "mcts:iterations=2", game.fewest, 1)


def _think(name: str, packed: bytes, legal: Sequence[int], agent: str, seats: int, seed: int) -> list[ActionValue]:
    game = find_game(name)
    blinded = game.State.from_bytes(packed)
    return Searcher(game, parse_agent(agent), seats, seed).think(blinded, list(legal))


def _choose_by_policy(policy: str, name: str, packed: bytes, legal: Sequence[int], seats: int, seat: int, number: int,
                      seed: int) -> int:
    game = find_game(name)
    question = SeatQuestion(game, seats, seat, number, game.State.from_bytes(packed), tuple(legal),
                        question_seed(seed, seat, number))
    return _made(policy).choose([question])[0]


@cache
def _made(policy: str) -> Policy:
    """The policy of this process."""
    agent = parse_agent(policy)
    return Policy(agent.name, agent.options)


def _hint_analysis(name: str, packed: bytes, legal: Sequence[int], agent: str, seats: int, seed: int) -> HintAnalysis:
    game = find_game(name)
    return analyse(Searcher(game, parse_agent(agent), seats, seed), game.State.from_bytes(packed), legal)
