"""Plans and memory for the agents in the seats of compiled games."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..gamedef.game import Game
from ..search.mcts import new_plans
from ..search.plies import OPPOSED, OWN, SHARED, ExactSpace, new_space
from ..search.tree import new_nodes
from . import parse_agent
from .learned import net_for


def search_memory(game: Game, agents: Sequence[str]) -> tuple[Any, Any, ExactSpace]:
    """For the agents at a game's seats: their plans, the nodes for tree searches, and the space that exact searches
    share.
    """
    parsed = [parse_agent(agent) for agent in agents]
    plans, low = new_plans(len(agents)), 0
    for plan, agent in zip(plans, parsed, strict=True):
        agent.fill(plan, game, len(agents), low)
        low += 2 * agent.nodes(len(agents))
    power = max(agent.options.get("table", 0) for agent in parsed)
    space = new_space(game.State, game.Menu, payoff_of(game, len(agents)), len(agents), power, net_for(game, parsed))
    return plans, new_nodes(low + 1), space


def payoff_of(game: Game, seats: int) -> int:
    """The payoff of a game with this number of seats: shared, opposed, or each its own."""
    if game.results.cooperative:
        return SHARED
    return OPPOSED if game.results.constant_sum and seats == 2 else OWN
