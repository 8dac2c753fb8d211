"""Exact search for a seat at a table: runs the compiled search, and returns the value of each action."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import DefectError
from ..gamedef.game import Game
from ..kernel.agenda import Fault
from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..search.mcts import new_plans
from ..search.plies import new_space
from ..search.transpositions import UPPER
from . import Agent
from .minds import payoff_of


@dataclass(frozen=True)
class ExactValue:
    """The value of a legal action for the seat that thinks, 0 to 1, and how exact it is."""

    action: int
    value: float
    exact: bool
    """Whether the value is the game's own: no line below was cut and valued as it was."""
    at_most: bool
    """Whether the value is only an upper bound: the search stopped when it knew that the action is no better."""
    nodes: int
    """Positions searched for it in the last finished search."""


class ExactSearcher(CopiedWhole):
    """An exact search for the seats of one game. It gets a blinded state, and nothing else."""

    @whole_numbers
    def __init__(self, game: Game, agent: Agent, seats: int) -> None:
        self.game = game
        self.space = new_space(game.State, game.Menu, payoff_of(game, seats), seats, agent.options["table"])
        self.plans = new_plans(1)
        agent.fill(self.plans[0], game, seats)

    @whole_numbers
    def think(self, blinded: Any, seat: int, wide: bool = False) -> list[ExactValue]:
        """The value of each legal action of the seat in a plain blinded state, the action to choose first.

        `wide`: every action is valued as exactly as the best one, which takes longer.
        """
        search, results = self.space.search[0], self.space.results
        self.space.states[0] = self.game.State.pack(blinded)[0]
        search["wide"] = wide
        fault = self.game.machine.reckon.compiled(self.space, self.plans, seat)
        if fault:
            raise DefectError(f"the rules broke in a search: {Fault(fault).name}")
        found = [_exact_value(result) for result in results[:int(self.space.menus[0]["n"])]]
        return sorted(found, key=lambda worth: (worth.action != search["best"], -worth.value))

    @property
    def depth(self) -> int:
        """The depth of the last finished search, in choices."""
        return int(self.space.search[0]["depth"])

    @property
    def nodes(self) -> int:
        """Positions searched for the last choice, in all searches together."""
        return int(self.space.search[0]["nodes"])


def _exact_value(result: Any) -> ExactValue:
    at_most = bool(result["bound"] == UPPER)
    exact = not at_most and int(result["cut"]) == 0
    return ExactValue(int(result["action"]), float(result["value"]), exact, at_most, int(result["nodes"]))
