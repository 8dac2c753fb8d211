"""Tree search for a seat at a table: runs the compiled search, and returns what it thinks of each action."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..errors import DefectError
from ..gamedef.game import Game
from ..kernel.agenda import Fault
from ..kernel.dice import new_rngs
from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..search.mcts import ROOT, WORK, TreeSpace, new_plans
from ..search.tree import NO_NODE, choice_of, new_nodes
from . import Agent
from .foresight import CERTAIN, LINES, NO_MORE_CHILDREN, Forecast, SearchLine, foreseen, horizons, told_in
from .learned import machine_for, net_again, net_for, search_states

CHUNK = 50
"""Iterations between two looks at the time."""


@dataclass(frozen=True)
class ActionValue:
    """What a search thinks of a legal action: visits, mean value 0 to 1, and the mean's 95 % interval."""

    action: int
    visits: int
    value: float
    low: float
    high: float


def action_values(legal: Sequence[int], found: Sequence[tuple[int, float]]) -> list[ActionValue]:
    """Opinions about legal actions from their visits and sums of values, the most visited first."""
    made = (_action_value(action, *each) for action, each in zip(legal, found, strict=True))
    return sorted(made, key=lambda opinion: (-opinion.visits, -opinion.value))


def _action_value(action: int, visits: int, total: float) -> ActionValue:
    if visits == 0:
        return ActionValue(action, 0, 0.0, 0.0, 1.0)
    mean = total / visits
    half = 1.96 * (max(mean * (1 - mean), 1 / (4 * visits)) / visits) ** 0.5
    return ActionValue(action, visits, mean, max(0.0, mean - half), min(1.0, mean + half))


def check_sound(fault: int) -> None:
    """DefectError if the rules broke in a search."""
    if fault:
        raise DefectError(f"the rules broke in a search: {Fault(fault).name}")


class Searcher(CopiedWhole):
    """A search for one seat. It gets a blinded state, and nothing else."""

    @whole_numbers
    def __init__(self, game: Game, agent: Agent, seats: int, seed: int) -> None:
        self.game, self.agent = game, agent
        self._machine = machine_for(game, [agent])
        self.nodes = new_nodes(2 * agent.nodes(seats))
        self.mind = TreeSpace(search_states(game, [agent]), game.Menu.array(2), new_rngs(1), self.nodes,
                              net_for(game, [agent]))
        self.reseed(seed)
        self.plans = new_plans(1)
        agent.fill(self.plans[0], game, seats)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("nodes", "_machine")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.nodes, self._machine = self.mind.nodes, machine_for(self.game, [self.agent])
        self.mind = self.mind._replace(net=net_again(self.mind.net))

    @whole_numbers
    def reseed(self, seed: int) -> None:
        """Restart the random generator, so that a search's draws do not depend on earlier searches."""
        self.mind.lucks[0]["seed"], self.mind.lucks[0]["count"] = seed, 0

    @whole_numbers
    def follow(self, seat: int, action: int) -> None:
        """Move the trees of a search that remembers along a real choice of a seat, as its own seat saw it."""
        trees = self.plans[0]["trees"]
        for t in range(int(trees["count"])):
            child = self._child(int(trees["at"][t]), choice_of(seat, action))
            if child == NO_NODE:
                trees["lost"][t] = 1
            if not trees["lost"][t]:
                trees["at"][t] = child

    @whole_numbers
    def think(self, blinded: Any, legal: list[int]) -> list[ActionValue]:
        """Search from a plain blinded state. Returns an opinion of each legal action, the most visited first."""
        self.mind.states[ROOT] = self.game.State.pack(blinded)[0]
        began, left = perf_counter(), self.agent.options["iterations"]
        chunk, afresh = CHUNK if self.agent.timed else left, 1
        with self._machine.think.compiled.held(self.mind, self.plans) as search:
            while left > 0:
                search(min(chunk, left), afresh)
                left, afresh = left - chunk, 0
                if self.agent.timed and 1000 * (perf_counter() - began) >= self.agent.options["ms"]:
                    break
        plan = self.plans[0]
        check_sound(int(plan["fault"]))
        trees = plan["trees"]
        trees["at"], trees["lost"] = trees["root"], 0
        seat = int(self.game.rules.chooser(blinded))
        return action_values(legal, [self._found(seat, action) for action in legal])

    @whole_numbers
    def foresee(self, blinded: Any, action: int) -> Forecast:
        """What the last search about this state expects after an action that it visited.

        It plays lines through the search's tree, and below the tree in the search's own way.
        """
        plan, seat = self.plans[0], int(self.game.rules.chooser(blinded))
        node = self._child(int(plan["trees"]["root"][seat if plan["trees"]["count"] > 1 else 0]),
                           choice_of(seat, action))
        usual, total = plan.copy(), float(self.nodes[node]["total"])
        self.mind.states[ROOT] = self.game.State.pack(blinded)[0]
        self.mind.states[ROOT]["log"]["on"] = 1
        passes = []
        for horizon in horizons(int(usual["horizon"])):
            plan["horizon"], plan["widening"] = horizon, NO_MORE_CHILDREN
            self.nodes[node]["total"] = total + CERTAIN * int(self.nodes[node]["visits"])
            with self._machine.think.compiled.held(self.mind, self.plans) as search:
                passes.append([self._line(search, seat) for _ in range(LINES)])
        check_sound(int(plan["fault"]))
        self.nodes[node]["total"] = total
        for name in ("horizon", "widening"):
            plan[name] = usual[name]
        plan["trees"]["at"], plan["trees"]["lost"] = plan["trees"]["root"], 0
        return foreseen(action, seat, passes)

    def _line(self, search: Any, seat: int) -> SearchLine:
        search(1, 0)
        search.show(self.mind.states[WORK:WORK + 1])
        search.show(self.plans)
        return SearchLine(float(self.plans[0]["worth"][seat]), told_in(self.mind.states[WORK]["log"]))

    def _found(self, seat: int, action: int) -> tuple[int, float]:
        trees = self.plans[0]["trees"]
        child = self._child(int(trees["root"][seat if trees["count"] > 1 else 0]), choice_of(seat, action))
        return (0, 0.0) if child == NO_NODE else (int(self.nodes[child]["visits"]), float(self.nodes[child]["total"]))

    def _child(self, node: int, choice: int) -> int:
        child = int(self.nodes[node]["first"])
        while child != NO_NODE and int(self.nodes[child]["choice"]) != choice:
            child = int(self.nodes[child]["following"])
        return child
