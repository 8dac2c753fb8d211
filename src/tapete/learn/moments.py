"""Moments of games as data for a value function: how each seat stood, the game's own value then, and the final value.

A moment is the first choice after a tick of the game's clock, because a search cuts its lines there.
"""
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..agents.minds import search_memory
from ..compiler.entry import EntryPoint
from ..errors import DefectError
from ..gamedef.game import Game
from ..games import find_game
from ..kernel.dice import new_rngs, next_below
from ..kernel.playout import begin_game, has_choice, play_on
from ..kernel.record import f8, i8, record
from ..kernel.rule import rule
from ..search.contest import advance_all_roots, choose_by_plan, clear_all_trees
from ..search.fitted_value import FEATURES
from ..search.machine import entry_at
from ..search.mcts import TreeSpace

CHANCES = 1 << 20
BOUND = 100_000
MOST = 64
"""Moments that a game may store, on average over its part; further ones are left out."""


@record
class ValueSample:
    seed: i8            # of its game
    worth: f8           # the final value of the game to the seat
    guess: f8           # the game's own value at that moment
    seen: f8[FEATURES]  # how the seat stood


@rule
def store_moment(s, moment, seed, seat, rules):
    moment.seed = seed
    moment.worth = -1.0 - seat
    moment.guess = rules.value(s, seat)
    rules.features(s, seat, moment.seen)


@rule
def take_moments(states, mind, space, plans, moments, watched, first_seed, n, rules):
    """Play n games of the seeds first_seed, ... as `play_contest` does, and store moments.

    In a game with a common goal, one moment stands for all seats. Returns their number, or -1 - the index of a game
    that broke."""
    menu = mind.menus[2]
    rng = mind.lucks[0]
    row = 0
    for game in range(n):
        begin_game(states, rng, first_seed + game, rules)
        s = states[0]
        clear_all_trees(mind.nodes, plans)
        first = row
        choices = 0
        waited = 0
        tick = rules.clock(s)
        rules.legal(s, menu)
        while has_choice(s, menu, choices, BOUND):
            seat = rules.chooser(s)
            if waited == 0 and next_below(rng, CHANCES) < watched:
                for other in range(1 if plans[0].shared else len(plans)):
                    if row < len(moments):
                        store_moment(s, moments[row], first_seed + game, other, rules)
                        row += 1
            choice = choose_by_plan(states, mind, space, menu, plans[seat], seat, waited, rules)
            if menu.n > 1:
                advance_all_roots(s, mind.nodes, plans, seat, choice, rules.seen_as)
            play_on(s, choice, rules.act, rules.step)
            choices += 1
            waited = waited + 1 if rules.clock(s) == tick else 0
            tick = rules.clock(s)
            rules.legal(s, menu)
        if s.fault or s.outcome == 0:
            return -1 - game
        for k in range(first, row):
            moments[k].worth = rules.value(s, int(-1.0 - moments[k].worth))
    return row


@dataclass(frozen=True)
class ValueJob:
    """An order of moments: from games of the seeds `seed`, ..., with an agent in every seat. `watched` is the share of
    the clock's ticks that store moments."""

    game: str
    blank: Any
    agents: tuple[str, ...]
    seed: int
    games: int
    watched: float


@cache
def entry_of(game: Game) -> EntryPoint[..., int]:
    """The entry point watch(states, mind, space, plans, moments, watched, first_seed, n), see `take_moments`."""
    rules = game.rules

    def watch(states, mind, space, plans, moments, watched, first_seed, n):     # type: ignore[no-untyped-def]
        return take_moments(states, mind, space, plans, moments, watched, first_seed, n, rules)

    made: EntryPoint[..., int] = entry_at(type(game).__module__)(watch)
    return made


def run_job(order: ValueJob) -> np.ndarray[Any, Any]:
    """Play, and return the moments, a structured array; the same order gives the same. Raises DefectError if the rules
    broke."""
    game = find_game(order.game)
    states = game.State.array(3)
    states[2] = order.blank[0]
    plans, nodes, space = search_memory(game, order.agents)
    mind = TreeSpace(game.State.array(2), game.Menu.array(3), new_rngs(1), nodes, space.net)
    moments = ValueSample.array(order.games * MOST)
    rows = entry_of(game).compiled(states, mind, space, plans, moments, int(order.watched * CHANCES), order.seed,
                                   order.games)
    if rows < 0:
        raise DefectError(f"the rules broke in the game of seed {order.seed - 1 - rows}")
    return moments[:rows]
