"""A game's entries, made of its rules and the kernel's loops: what is called from outside the rules."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .contest import play_contest
from .expectimax import ponder
from .game import Machine, Rule, Rules
from .mcts import begin_search, search
from .playout import play_games, test_games
from .profile import profile_games
from .rule import Entry, rule
from .sight import Sight


@dataclass(frozen=True)
class Watch:
    """The rules by which a profile counts; `docs/add-a-game.md` says what each is for."""

    lay: Rule
    note: Rule
    note_menu: Rule
    note_choice: Rule
    beat: Rule
    turn_of: Rule
    spectator: int


@rule
def see_nothing(s, seat, seen):
    """What the net of a game without a sight would be shown: it has none."""


def machine_of(rules: Rules, home: str, watch: Watch | None = None, sight: Sight | None = None) -> Machine:
    """The entries of a game whose rules lie in the folder of the module called `home`, or below it.

    `sight` is the game's own, if it has one: what a learned agent's net is shown.
    """
    setup, legal, act, step, chooser = rules.setup, rules.legal, rules.act, rules.step, rules.chooser
    seen_as, blind, redeal, broken = rules.seen_as, rules.blind, rules.redeal, rules.broken
    greedy, clock, value, summarise = rules.greedy, rules.clock, rules.value, rules.summarise
    observe = see_nothing if sight is None else sight.observe

    def play(states, menus, lucks, agents, rows, first_seed, n, bound):
        return play_games(states, menus[0], lucks[0], agents, rows, first_seed, n, bound,
                          setup, legal, act, step, chooser, blind, greedy, summarise)

    def test(states, menus, lucks, first_seed, n, bound):
        return test_games(states, menus[0], lucks[0], first_seed, n, bound, setup, legal, act, step, broken)

    def contest(states, minds, menus, lucks, nodes, space, plans, rows, first_seed, n, bound):
        return play_contest(states, minds, menus, lucks[0], nodes, space, plans, rows, first_seed, n, bound,
                            setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise,
                            observe)

    def think(minds, menus, lucks, nodes, net, plans, iterations, afresh):
        if afresh:
            begin_search(nodes, plans[0])
        search(nodes, minds, menus, lucks[0], plans[0], net, iterations,
               legal, act, step, chooser, seen_as, redeal, clock, value, greedy, observe)
        return plans[0].trees.used

    def reckon(space, plans, seat):
        return ponder(space, plans[0], seat, legal, act, step, chooser, clock, value)

    entry = entry_at(home)
    profile = None if watch is None else entry(_profile(rules, watch, observe))
    return Machine(entry(play), entry(test), entry(contest), entry(think), entry(reckon), profile)


def _profile(rules: Rules, watch: Watch, observe: Rule) -> Callable[..., Any]:
    setup, legal, act, step, chooser = rules.setup, rules.legal, rules.act, rules.step, rules.chooser
    seen_as, blind, redeal = rules.seen_as, rules.blind, rules.redeal
    greedy, clock, value, summarise = rules.greedy, rules.clock, rules.value, rules.summarise
    lay, note, note_menu, note_choice = watch.lay, watch.note, watch.note_menu, watch.note_choice
    beat, turn_of, spectator = watch.beat, watch.turn_of, watch.spectator

    def profile(states, minds, dreams, menus, lucks, nodes, space, plans, rows, courses, counts, moments, trail,
                first_seed, n, playouts, forbidden, bound):
        return profile_games(states, minds, dreams, menus, lucks[0], lucks[1], nodes, space, plans, rows, courses,
                             counts, moments, trail, first_seed, n, playouts, forbidden, spectator, bound,
                             setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise,
                             lay, note, note_menu, note_choice, beat, turn_of, observe)

    return profile


def entry_at(home: str) -> Callable[[Callable[..., Any]], Entry[..., int]]:
    """Makes entries whose machine code is kept with that of the rules of a module, and anew when they change."""
    def entry(function: Callable[..., Any]) -> Entry[..., int]:
        function.__module__ = home
        return Entry(function)

    return entry
