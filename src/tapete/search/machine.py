"""Makes a game's entry points from its rules and the loops of kernel and search."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ..compiler.entry import EntryPoint
from ..gamedef.core import Machine
from ..gamedef.observation import ObservationSpec
from ..kernel.playout import GameSeries, play_games, test_games
from ..kernel.registry import Rules
from .contest import play_contest
from .expectimax import search_deeper
from .mcts import begin_search, search
from .profile import Watch, profile_games

__all__ = ["Watch", "entry_at", "machine_of", "seeing_rules"]


def machine_of(rules: Rules, home: str, watch: Watch | None = None, sight: ObservationSpec | None = None) -> Machine:
    """The entry points of a game whose rules are in the folder of the module `home`, or below it.

    `sight` is an observation for a learned agent's net. Without it the searches of the machine are smaller, and
    `Machine.seeing` makes others when a net is to guide them.
    """
    seeing = rules if sight is None else seeing_rules(rules, sight)

    def play(states, menus, lucks, agents, rows, first_seed, n, bound):
        return play_games(states, menus[0], lucks[0], agents, rows, GameSeries(first_seed, n, bound), rules)

    def test(states, menus, lucks, first_seed, n, bound):
        return test_games(states, menus[0], lucks[0], GameSeries(first_seed, n, bound), rules)

    def contest(states, mind, space, plans, rows, first_seed, n, bound):
        return play_contest(states, mind, space, plans, rows, GameSeries(first_seed, n, bound), seeing)

    def think(mind, plans, iterations, afresh):
        if afresh:
            begin_search(mind.nodes, plans[0])
        search(mind, plans[0], iterations, seeing)
        return plans[0].trees.used

    def reckon(space, plans, seat):
        return search_deeper(space, plans[0], seat, rules)

    def profile(states, mind, space, dreams, plans, counted, games):
        return profile_games(states, mind, space, dreams, plans, counted, games, seeing, watch)

    entry = entry_at(home)
    return Machine(entry(play), entry(test), entry(contest), entry(think), entry(reckon),
                   None if watch is None else entry(profile), sight, partial(machine_of, rules, home, watch))


def seeing_rules(rules: Rules, sight: ObservationSpec) -> Rules:
    """A game's rules with an observation for a net, and with what hides the rest of a state from it."""
    return rules._replace(observe=sight.observe, cover=rules.cover if sight.fair else rules.blind)


def entry_at(home: str) -> Callable[[Callable[..., Any]], EntryPoint[..., int]]:
    """A function that makes entry points. Their machine code is cached with that of the module's rules, and compiled
    again when these change.
    """
    def entry(function: Callable[..., Any]) -> EntryPoint[..., int]:
        function.__module__ = home
        return EntryPoint(function)

    return entry
