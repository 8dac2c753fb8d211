"""Bots that search in a page. They run in a second worker beside the one with the tables, in WebAssembly modules.

That worker gets a seat's blinded state, as a server's processes do, and nothing else of the table.
"""
from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from ..agents import Agent, parse_agent
from ..agents.characters import in_style
from ..agents.foresight import CERTAIN, FOLLOWED, LINES, NO_MORE_CHILDREN, SearchLine, foreseen, horizons
from ..agents.hints import HintAnalysis
from ..agents.mcts import CHUNK, ActionValue, action_values, check_sound
from ..search.tree import choice_of
from ..table.http.schema import BotName
from ..table.live.bots import HINTS, STRENGTHS, Bots, seed_of
from ..table.live.moment import Asked
from ..table.live.room import Room
from ..table.refusals import Refusal

log = logging.getLogger("tapete.table")

Think = Callable[[str, str | None], Awaitable[str]]
"""Asks the other worker a question about a game, in JSON. With None the worker prepares for the game. It raises an
error if the game's module cannot be fetched."""


class PageBots(Bots):
    """The bots of a page. They can search in the games `thinking`."""

    def __init__(self, think: Think, thinking: Iterable[str]) -> None:
        super().__init__(0)
        self._ask, self._thinking = think, frozenset(thinking)
        self._fetching: dict[str, asyncio.Task[None]] = {}

    def strengths(self, game: str) -> tuple[BotName, ...]:
        return STRENGTHS if game in self._thinking else STRENGTHS[:1]

    def state(self, game: str) -> Literal["ready", "preparing", "resting"]:
        return "ready"      # the first request waits until the module is loaded

    def watch(self, room: Room) -> None:
        """Fetch the module for a table's bots before the first of them must choose."""
        game = room.game.name
        wanted = game in self._thinking and any(seat.kind == "bot" and seat.bot != "easy" for seat in room.seats)
        if wanted and game not in self._fetching:
            self._fetching[game] = asyncio.create_task(self._fetch(game))

    async def _fetch(self, game: str) -> None:
        try:
            await self._answer(game, None)
        except Refusal:
            del self._fetching[game]        # the next change tries again

    async def hints(self, asked: Asked) -> HintAnalysis:
        if asked.game.name not in self._thinking:
            raise Refusal("no_bots")
        question = hints_question(asked, parse_agent(f"mcts:ms={HINTS}"))
        return hints_of(asked, await self._answer(asked.game.name, json.dumps(question)))

    async def _think(self, asked: Asked, ms: int, style: str) -> list[ActionValue]:
        agent = parse_agent(in_style(style, f"mcts:ms={ms}"))
        return opinions_of(asked, await self._answer(asked.game.name, json.dumps(question(asked, agent))))

    async def _answer(self, game: str, asked: str | None) -> Any:
        try:
            return json.loads(await self._ask(game, asked))
        except Exception as error:      # browsers raise different errors if the network is missing
            log.warning("the page's bots cannot search (%s)", error)
            raise Refusal("unfetched") from None


def opinions_of(asked: Asked, answer: Any) -> list[ActionValue]:
    """The other worker's opinion of each action."""
    check_sound(answer["fault"])
    return action_values(asked.legal, [(visits, total) for visits, total in answer["found"]])


def hints_of(asked: Asked, answer: Any) -> HintAnalysis:
    """The hints from the other worker's answer: opinions, and what it expects."""
    lines = [(action, [[SearchLine(worth, told) for worth, told in each] for each in passes])
             for action, passes in answer["lines"]]
    return HintAnalysis(opinions_of(asked, answer),
                        [foreseen(asked.legal[i], asked.seat, passes) for i, passes in lines])


def hints_question(asked: Asked, agent: Agent) -> dict[str, Any]:
    """A question whose answer also has lines: what the search expects after the best choices."""
    state = asked.game.State.copy(asked.state)
    state.log.on = 1
    return question(asked, agent) | {"foresee": {
        "state": b64encode(asked.game.State.to_bytes(state)).decode(), "choices": FOLLOWED, "lines": LINES,
        "horizons": horizons(agent.horizon(asked.game)), "seat": int(asked.game.rules.chooser(asked.state)),
        "widening": NO_MORE_CHILDREN, "certain": CERTAIN}}


def question(asked: Asked, agent: Agent) -> dict[str, Any]:
    """The JSON question for the other worker: see `web/src/lib/site/think.ts`."""
    plan: dict[str, Any] = {"trees": {}}
    agent.fill(plan, asked.game, asked.seats)
    chooser = int(asked.game.rules.chooser(asked.state))
    options = agent.options
    return {
        "state": b64encode(asked.game.State.to_bytes(asked.state)).decode(),
        "seed": str(seed_of(asked.code, asked.seat) + (asked.seq << 20)),
        "plan": plan, "nodes": 2 * agent.nodes(asked.seats), "tree": chooser if plan["trees"]["count"] > 1 else 0,
        "choices": [choice_of(chooser, action) for action in asked.legal],
        "iterations": options["iterations"], "chunk": CHUNK if agent.timed else options["iterations"],
        "ms": options["ms"]}
