"""The desk of one server: its processes, cached games and stored data. It starts and stops with the server."""
from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import parse_agent
from ..errors import InputError
from ..gamedef.by_players import at_table
from ..games import find_game, game_names
from ..lab.simulate import make_study
from ..lab.study import Study
from ..lab.tuning.aims import usual_measure
from ..table.live.worker_pool import Budget, Work, WorkerPool
from ..text.spoken import SpokenError
from .design.changes import options_of
from .design.names import desk_speech
from .messages import DeskGame
from .store import DeskStore
from .studies import played
from .studies.aims import aims_of
from .studies.jobs import Jobs
from .studies.played import SummaryCache, key_of, processes

BUDGET = Budget(seconds=900, each=64, in_all=200)
"""A game of a searching agent may take long, and a game without a module is compiled first."""
PRINTING = Budget(seconds=300, each=2, in_all=8)
BENCH = Budget(seconds=20, each=12, in_all=40)
"""Single cards while somebody writes them. They do not wait behind a printing."""
AGENTS = ("greedy", "random", "mcts:iterations=30", "mcts:iterations=100", "mcts:iterations=400")
"""The agents that may play, the default first. None reads a file or has a time limit."""
FEW = 2000
"""Games of a study that is used only for its settings."""


class Desk:
    """`folder` stores variants and long work. Raises InputError if it is not usable."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = DeskStore(folder)
        self.shop = WorkerPool("desk", processes(), BUDGET, self._first)
        self.compiler = WorkerPool("desk's compiler", 1, BUDGET, self._stand_back)
        self.press = WorkerPool("desk's press", 1, PRINTING)
        self.bench = WorkerPool("desk's bench", 1, BENCH)
        self.shelf = SummaryCache()
        self.jobs = Jobs(self.store, folder / "desk")
        self._preparing: dict[tuple[str, bool], asyncio.Task[None]] = {}
        self._prepared: list[str] = []

    async def start(self) -> None:
        await self.jobs.start()

    async def stop(self) -> None:
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        await self.shop.stop()
        await self.compiler.stop()
        await self.press.stop()
        await self.bench.stop()
        await self.jobs.stop()

    def _first(self) -> Work[None]:
        return partial(played.begin, played.NICE, list(self._prepared))

    def _stand_back(self) -> Work[None]:
        return partial(played.begin, played.NICE, [])

    # ---- what is asked about -------------------------------------------------------------------

    def study(self, game: str, ruleset: str, changes: Mapping[str, Any], players: int, agent: str) -> Study:
        """The study to play. Raises InputError if it is invalid."""
        if agent not in AGENTS:
            raise SpokenError("desk-agent", agent=agent, known=", ".join(AGENTS))
        found, rules, options, _ = options_of(game, ruleset, changes)
        return make_study(found, rules, options, [None] * players, [agent], 1, FEW)

    def beside(self, game: str, which: str | None) -> tuple[str, Mapping[str, Any]] | None:
        """Ruleset and changes of the saved variant to compare with; None for none. Raises InputError if it does not
        exist."""
        if which is None:
            return None
        variant = self.store.variant(which)
        if variant is None:
            raise SpokenError("desk-no-variant", id=which)
        if variant["game"] != game:
            raise SpokenError("desk-other-game", name=variant["name"])
        return variant["ruleset"], variant["changes"]

    # ---- playing -------------------------------------------------------------------------------

    async def ready(self, study: Study) -> None:
        """Wait until the rules of a study are ready. If one caller stops waiting, the others still wait."""
        what = study.game, searches(study)
        task = self._preparing.get(what)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._preparing[what] = asyncio.create_task(self._prepare(key_of(study)), name=f"desk {what}")
        await asyncio.shield(task)

    def is_ready(self, study: Study) -> bool:
        task = self._preparing.get((study.game, searches(study)))
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def _prepare(self, study: str) -> None:
        # Rules may take minutes to compile. Meanwhile others look at games of other rules, or at plain games of these.
        if self._prepared or not await self.shop.ask("desk", played.is_compiled, study):
            await self.compiler.ask("desk", played.prepare, study)
        await self.shop.ask("desk", played.prepare, study)
        self._prepared.append(study)

    async def play_on(self, who: str, study: Study, rows: Any, games: int) -> Any:
        """A study's summaries with so many games: the given ones, and the missing ones. These are played compiled if
        the rules are ready, else plain, with the same summaries."""
        missing = games - len(rows)
        if missing <= 0:
            return rows
        key, first, each = key_of(study), len(rows) + 1, -(-missing // self.shop.size)
        play = played.play_part if self.is_ready(study) else played.play_plainly
        parts = await asyncio.gather(*(self.shop.ask(who, play, key, first + i, min(each, missing - i))
                                       for i in range(0, missing, each)))
        rows = np.concatenate([rows, *parts])
        self.shelf.put(study, rows)
        return rows

    async def reckon(self, who: str, study: Study, rows: Any, beside: Study | None, others: Any,
                     language: str) -> dict[str, Any]:
        """The figures of games, compared with as many games of another study."""
        return await self.shop.ask(who, played.compute_figures, key_of(study), rows,
                                   None if beside is None else key_of(beside), others, language)


def searches(study: Study) -> bool:
    """Whether an agent of a study searches, because searches have a compilation of their own."""
    return any(parse_agent(agent).searches for agent in study.agents)


def games_told(language: str) -> list[DeskGame]:
    """The games that can be designed."""
    say = desk_speech(language).say
    found: list[DeskGame] = []
    for name in game_names():
        game = find_game(name)
        counts = [count for count in range(game.fewest, game.most + 1) if _can_play(name, count)]
        found.append({"name": name, "title": game.title[language], "players": (counts[0], counts[-1]),
                      "usual": game.configuration.usual_seats or counts[-1], "cooperative": game.results.cooperative,
                      "aims": aims_of(name, language), "measure": usual_measure(game),
                      "rulesets": [{"name": each.name, "title": each.title[language]} for each in game.rulesets],
                      "agents": [{"name": agent, "title": say(f"desk-agent-{agent.partition(':')[0]}",
                                                              n=agent.rpartition("=")[2]),
                                  "slow": parse_agent(agent).searches} for agent in AGENTS]})
    return found


def _can_play(name: str, count: int) -> bool:
    game = find_game(name)
    try:
        game.blank(at_table(game.options(game.ruleset()), count), [None] * count)
    except (InputError, ValueError):
        return False
    return True
