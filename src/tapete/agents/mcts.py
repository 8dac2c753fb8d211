"""Searching for a seat at a table: the compiled search, and what it thinks of each action."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import DefectError
from ..kernel.agenda import Fault
from ..kernel.dice import lucks
from ..kernel.game import Game
from ..kernel.mcts import NO_NODE, ROOT, new_plans, new_tree
from . import Agent


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of a legal action: visits, mean value 0 to 1, and the mean's 95 % interval."""

    action: int
    visits: int
    value: float
    low: float
    high: float


class Searcher:
    """A search for one seat. It is shown a blinded state, and nothing else."""

    def __init__(self, game: Game, agent: Agent, seed: int) -> None:
        self.game, self.agent = game, agent
        self.minds, self.menus, self.luck = game.State.array(2), game.Menu.array(2), lucks(1)
        self.luck[0]["seed"] = seed
        self.plans = new_plans(1)
        agent.fill(self.plans[0])
        self.tree = new_tree(agent.options["iterations"] + 2)

    def think(self, blinded: Any, legal: list[int]) -> list[Opinion]:
        """Search from a plain blinded state; an opinion of each legal action, the most visited first."""
        self.minds[ROOT] = self.game.State.pack(blinded)[0]
        self.game.machine.think.compiled(self.minds, self.menus, self.luck, self.tree, self.plans, 0,
                                         self.agent.options["iterations"])
        if self.plans[0]["fault"]:
            raise DefectError(f"the rules broke in a search: {Fault(int(self.plans[0]['fault'])).name}")
        return sorted((self._opinion(action) for action in legal), key=lambda o: (-o.visits, -o.value))

    def _opinion(self, action: int) -> Opinion:
        child = self._child(action)
        if child == NO_NODE:
            return Opinion(action, 0, 0.0, 0.0, 1.0)
        visits = int(self.tree[child]["visits"])
        mean = float(self.tree[child]["total"]) / visits
        half = 1.96 * (max(mean * (1 - mean), 1 / (4 * visits)) / visits) ** 0.5
        return Opinion(action, visits, mean, max(0.0, mean - half), min(1.0, mean + half))

    def _child(self, action: int) -> int:
        child = int(self.tree[0]["first"])
        while child != NO_NODE and int(self.tree[child]["action"]) != action:
            child = int(self.tree[child]["following"])
        return child
