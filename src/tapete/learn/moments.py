"""Moments of games as data for a value function: how each seat stood, the game's own value then, and the final value.

A moment is the first choice after a tick of the game's clock, because a search cuts its lines there.
"""
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..agents.minds import minds_of
from ..compiler.entry import Entry
from ..errors import DefectError
from ..gamedef.game import Game
from ..games import find_game
from ..kernel.dice import lucks, next_below
from ..kernel.playout import begin, goes_on, play_on
from ..kernel.record import f8, i8, record
from ..kernel.rule import rule
from ..search.contest import all_follow, clear_minds, decide
from ..search.fitted import FEATURES
from ..search.machine import entry_at
from ..search.mcts import Mind

CHANCES = 1 << 20
BOUND = 100_000
MOST = 64
"""Moments that a game may store, on average over its part; further ones are left out."""


@record
class Moment:
    seed: i8            # of its game
    worth: f8           # the final value of the game to the seat
    guess: f8           # the game's own value at that moment
    seen: f8[FEATURES]  # how the seat stood


@rule
def note_moment(s, moment, seed, seat, rules):
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
    luck = mind.lucks[0]
    row = 0
    for game in range(n):
        begin(states, luck, first_seed + game, rules)
        s = states[0]
        clear_minds(mind.nodes, plans)
        first = row
        choices = 0
        waited = 0
        tick = rules.clock(s)
        rules.legal(s, menu)
        while goes_on(s, menu, choices, BOUND):
            seat = rules.chooser(s)
            if waited == 0 and next_below(luck, CHANCES) < watched:
                for other in range(1 if plans[0].shared else len(plans)):
                    if row < len(moments):
                        note_moment(s, moments[row], first_seed + game, other, rules)
                        row += 1
            choice = decide(states, mind, space, menu, plans[seat], seat, waited, rules)
            if menu.n > 1:
                all_follow(s, mind.nodes, plans, seat, choice, rules.seen_as)
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
class Order:
    """An order of moments: from games of the seeds `seed`, ..., with an agent in every seat. `watched` is the share of
    the clock's ticks that store moments."""

    game: str
    blank: Any
    agents: tuple[str, ...]
    seed: int
    games: int
    watched: float


@cache
def entry_of(game: Game) -> Entry[..., int]:
    """The entry point watch(states, mind, space, plans, moments, watched, first_seed, n), see `take_moments`."""
    rules = game.rules

    def watch(states, mind, space, plans, moments, watched, first_seed, n):     # type: ignore[no-untyped-def]
        return take_moments(states, mind, space, plans, moments, watched, first_seed, n, rules)

    made: Entry[..., int] = entry_at(type(game).__module__)(watch)
    return made


def watch(order: Order) -> np.ndarray[Any, Any]:
    """Play, and return the moments, a structured array; the same order gives the same. Raises DefectError if the rules
    broke."""
    game = find_game(order.game)
    states = game.State.array(3)
    states[2] = order.blank[0]
    plans, nodes, space = minds_of(game, order.agents)
    mind = Mind(game.State.array(2), game.Menu.array(3), lucks(1), nodes, space.net)
    moments = Moment.array(order.games * MOST)
    rows = entry_of(game).compiled(states, mind, space, plans, moments, int(order.watched * CHANCES), order.seed,
                                   order.games)
    if rows < 0:
        raise DefectError(f"the rules broke in the game of seed {order.seed - 1 - rows}")
    return moments[:rows]
