"""Training data: lessons made by the compiled rules, as arrays to fit a net to."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..agents import Agent
from ..agents.learned import net_of, search_states
from ..compiler.entry import EntryPoint
from ..errors import DefectError
from ..gamedef.action_space import ActionSpace
from ..gamedef.game import Game
from ..games import find_game
from ..kernel.dice import new_rngs
from ..search.mcts import TreeSpace, new_plans
from ..search.tree import new_nodes
from .course import CHANCES, SampleArrays, new_samples, new_settings, samples_entry

BOUND = 100_000
KEPT = ("seen", "shares", "masks", "thought", "guess", "worth")
"""The arrays of `TrainingSamples`."""


@dataclass(frozen=True)
class SampleJob:
    """An order of lessons: from games of `seed`, ... until there are `rows` or `games` are played.

    `full` searches and `fast` plays the rest; `thought`, `watched` and `astray` are shares of choices, see
    `learn.course.SampleSettings`. `weights` are the net's.
    """

    game: str
    blank: Any
    seats: int
    weights: dict[str, Any]
    full: Agent
    fast: Agent
    seed: int
    games: int
    rows: int
    thought: float
    watched: float
    astray: float
    copied: bool
    noise: float


@dataclass(frozen=True)
class TrainingSamples:
    """Observations, (rows, width); shares of actions and legal actions, (rows, actions); and the rest by row."""

    seen: Any
    shares: Any
    masks: Any
    thought: Any
    guess: Any
    worth: Any
    games: int

    def __len__(self) -> int:
        return len(self.seen)


def concatenate(parts: Sequence[TrainingSamples]) -> TrainingSamples:
    """The lessons of several parts joined."""
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in KEPT}
    return TrainingSamples(**arrays, games=sum(part.games for part in parts))


@cache
def entry_of(game: Game) -> EntryPoint[..., int]:
    return samples_entry(game.rules, game.observation.spec, type(game).__module__)


def run_job(order: SampleJob) -> TrainingSamples:
    """Play, and return the lessons; the same order gives the same lessons. Raises DefectError if the rules broke."""
    game = find_game(order.game)
    space, sight = ActionSpace(game), game.observation.spec
    states = game.State.array(3)
    states[2] = order.blank[0]
    plans = new_plans(2)
    for plan, agent in zip(plans, (order.full, order.fast), strict=True):
        agent.fill(plan, game, order.seats)
    plans[0]["noise"] = order.noise
    course, lessons = new_settings(), new_samples(order.rows)
    course[0]["thought"], course[0]["watched"] = int(order.thought * CHANCES), int(order.watched * CHANCES)
    course[0]["astray"], course[0]["copied"], course[0]["bound"] = int(order.astray * CHANCES), order.copied, BOUND
    seen = sight.record.array(order.rows + 1)
    shares = np.zeros((order.rows, space.size), np.float32)
    masks = np.zeros((order.rows, space.size), np.bool_)
    rows = entry_of(game).compiled(
        states, TreeSpace(search_states(game, [order.full]), game.Menu.array(3), new_rngs(1),
                          new_nodes(2 * order.full.nodes(order.seats) + 1), net_of(game, order.weights)),
        plans, course, SampleArrays(lessons, seen, shares, masks, space.firsts, space.ranks), order.seed, order.games)
    if rows < 0:
        raise DefectError(f"the rules broke in the game of seed {order.seed - 1 - rows}")
    kept = lessons[:rows]
    return TrainingSamples(sight.flat(seen)[:rows], shares[:rows], masks[:rows], kept["thought"].astype(np.bool_),
                           kept["guess"].astype(np.float32), kept["worth"].astype(np.float32), int(course[0]["games"]))
