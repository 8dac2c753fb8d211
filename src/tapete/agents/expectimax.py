"""Exact search for a seat at a table: the compiled search, and what it finds each action to be worth."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import DefectError
from ..gamedef.game import Game
from ..kernel.agenda import Fault
from ..runtime.integers import whole_numbers
from ..search.mcts import new_plans
from ..search.plies import new_space
from ..search.transpositions import UPPER
from . import Agent
from .minds import payoff_of


@dataclass(frozen=True)
class Worth:
    """What a legal action is worth to the seat that thinks, 0 to 1, and how sure that is."""

    action: int
    value: float
    exact: bool
    """Whether the value is the game's own: no line below was cut and valued as it stood."""
    at_most: bool
    """Whether the action is worth no more than the value: it was looked at no longer than to know that."""
    nodes: int
    """Positions looked at for it in the last search that was finished."""


class Reckoner:
    """An exact search for the seats of one game. It is shown a blinded state, and nothing else."""

    @whole_numbers
    def __init__(self, game: Game, agent: Agent, seats: int) -> None:
        self.game = game
        self.space = new_space(game.State, game.Menu, payoff_of(game, seats), seats, agent.options["table"])
        self.plans = new_plans(1)
        agent.fill(self.plans[0], game, seats)

    @whole_numbers
    def think(self, blinded: Any, seat: int, wide: bool = False) -> list[Worth]:
        """What each legal action of the seat is worth in a plain blinded state, the one to choose first.

        `wide`: every action is valued as exactly as the best one, which takes longer.
        """
        search, results = self.space.search[0], self.space.results
        self.space.states[0] = self.game.State.pack(blinded)[0]
        search["wide"] = wide
        fault = self.game.machine.reckon.compiled(self.space, self.plans, seat)
        if fault:
            raise DefectError(f"the rules broke in a search: {Fault(fault).name}")
        found = [_worth(result) for result in results[:int(self.space.menus[0]["n"])]]
        return sorted(found, key=lambda worth: (worth.action != search["best"], -worth.value))

    @property
    def depth(self) -> int:
        """How many choices deep the last search was that was finished."""
        return int(self.space.search[0]["depth"])

    @property
    def nodes(self) -> int:
        """Positions looked at for the last choice, all searches together."""
        return int(self.space.search[0]["nodes"])


def _worth(result: Any) -> Worth:
    at_most = bool(result["bound"] == UPPER)
    exact = not at_most and int(result["cut"]) == 0
    return Worth(int(result["action"]), float(result["value"]), exact, at_most, int(result["nodes"]))
