"""Contests: games between agents that may search. Each seat chooses by its plan, from what it may know."""
from ..kernel.agenda import fail
from ..kernel.dice import next_below
from ..kernel.playout import GREEDY, RANDOM, GameSeries, begin_game, close_game, has_choice, play_on
from ..kernel.record import copy_but_options
from ..kernel.registry import Rules
from ..kernel.rule import rule
from .expectimax import EXPECTIMAX, search_deeper
from .mcts import CLAIRVOYANT, ROOT, TreeSpace, advance_roots, begin_search, best_action, search_to_choose
from .plies import ExactSpace
from .tree import clear_trees, to_roots, tree_of

MCTS = 2
"""An agent that searches. RANDOM and GREEDY are agents too, and also rollout policies below the tree."""


@rule
def choose_by_plan(states, mind: TreeSpace, space: ExactSpace, menu, plan, seat, waited, rules: Rules):
    """A seat's choice from a menu for the game in states[0], by its plan and from what it may know. The clairvoyant
    sees the true state.

    `waited` is the number of choices since the clock last moved. A seat that spends too many of them on free choices
    chooses by `greedy` in the end.
    """
    rng = mind.lucks[0]
    if menu.n == 1:
        return menu.actions[0]
    if plan.agent == RANDOM:
        return menu.actions[next_below(rng, menu.n)]
    copy_but_options(states, 1, 0)
    if plan.agent != CLAIRVOYANT:
        rules.blind(states[1], seat)
    if plan.agent == GREEDY or waited >= plan.patience:
        return rules.greedy(states[1], menu, rng)
    if plan.agent == EXPECTIMAX:
        space.states[0] = states[1]
        fault = search_deeper(space, plan, seat, rules)
        if fault:
            fail(states[0], fault)
            return menu.actions[0]
        return space.search[0].best
    mind.states[ROOT] = states[1]
    begin_search(mind.nodes, plan)
    search_to_choose(mind, plan, seat, rules)
    if plan.fault:
        fail(states[0], plan.fault)
    to_roots(plan.trees)
    return best_action(mind.nodes, plan.trees.root[tree_of(plan.trees, seat)], seat, menu)


@rule
def clear_all_trees(nodes, plans):
    """Clear the search trees of all seats before another game."""
    for seat in range(len(plans)):
        clear_trees(nodes, plans[seat].trees)
        to_roots(plans[seat].trees)


@rule
def advance_all_roots(s, nodes, plans, seat, choice, seen_as):
    """Move the trees of every seat that remembers along a real choice."""
    for other in range(len(plans)):
        advance_roots(s, nodes, plans[other], other, seat, choice, seen_as)


@rule
def play_contest(states, mind: TreeSpace, space: ExactSpace, plans, rows, series: GameSeries, rules: Rules):
    """Play a series of games in which each seat thinks by its plan; otherwise like `playout.play_games`.

    `mind.menus` are three: the search's two, and the game's. `space` belongs to an exact search.
    """
    menu = mind.menus[2]
    for game in range(series.n):
        begin_game(states, mind.lucks[0], series.first_seed + game, rules)
        s = states[0]
        clear_all_trees(mind.nodes, plans)
        choices = 0
        forced = 0
        waited = 0
        tick = rules.clock(s)
        rules.legal(s, menu)
        while has_choice(s, menu, choices, series.bound):
            seat = rules.chooser(s)
            forced += 1 if menu.n == 1 else 0
            choice = choose_by_plan(states, mind, space, menu, plans[seat], seat, waited, rules)
            if menu.n > 1:
                advance_all_roots(s, mind.nodes, plans, seat, choice, rules.seen_as)
            play_on(s, choice, rules.act, rules.step)
            choices += 1
            waited = waited + 1 if rules.clock(s) == tick else 0
            tick = rules.clock(s)
            rules.legal(s, menu)
        if not close_game(s, rows[game], series.first_seed + game, choices, forced, rules.summarise):
            return game
    return series.n
