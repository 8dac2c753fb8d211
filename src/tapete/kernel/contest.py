"""Games between agents that may search: each seat chooses by its plan, from what it may know."""
from .agenda import fail
from .dice import next_below
from .expectimax import EXPECTIMAX, ponder
from .mcts import ROOT, begin_search, best_action, follow_choice, search
from .playout import GREEDY, RANDOM, begin, close_game, goes_on, play_on
from .plies import Space
from .record import copy_record
from .rule import rule
from .tree import clear_trees, to_roots, tree_of

MCTS = 2
"""An agent that searches; RANDOM and GREEDY are agents too, and ways to play on below the tree."""


@rule
def decide(states, minds, menu, menus, luck, nodes, space: Space, plan, seat, waited,
           legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, observe):
    """A seat's choice from a menu for the game in states[0], by its plan and from what it may know.

    `waited` is how many choices have been made since the clock last moved: a seat that dawdles among free
    choices goes by greedy in the end.
    """
    if menu.n == 1:
        return menu.actions[0]
    if plan.agent == RANDOM:
        return menu.actions[next_below(luck, menu.n)]
    copy_record(states, 1, 0)
    blind(states[1], seat)
    if plan.agent == GREEDY or waited >= plan.patience:
        return greedy(states[1], menu, luck)
    if plan.agent == EXPECTIMAX:
        space.states[0] = states[1]
        fault = ponder(space, plan, seat, legal, act, step, chooser, clock, value)
        if fault:
            fail(states[0], fault)
            return menu.actions[0]
        return space.search[0].best
    minds[ROOT] = states[1]
    begin_search(nodes, plan)
    search(nodes, minds, menus, luck, plan, space.net, plan.iterations,
           legal, act, step, chooser, seen_as, redeal, clock, value, greedy, observe)
    if plan.fault:
        fail(states[0], plan.fault)
    to_roots(plan.trees)
    return best_action(nodes, plan.trees.root[tree_of(plan.trees, seat)], seat, menu)


@rule
def play_contest(states, minds, menus, luck, nodes, space: Space, plans, rows, first_seed, n, bound,
                 setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise,
                 observe):
    """Play n games in which each seat thinks by its plan; like `playout.play_games` in all else.

    `minds` are a search's two states, `menus` three: the game's, and the search's two; `space` is an exact
    search's.
    """
    menu = menus[2]
    for game in range(n):
        begin(states, luck, first_seed + game, setup, step)
        s = states[0]
        for seat in range(len(plans)):
            clear_trees(nodes, plans[seat].trees)
            to_roots(plans[seat].trees)
        choices = 0
        forced = 0
        waited = 0
        tick = clock(s)
        legal(s, menu)
        while goes_on(s, menu, choices, bound):
            seat = chooser(s)
            forced += 1 if menu.n == 1 else 0
            choice = decide(states, minds, menu, menus, luck, nodes, space, plans[seat], seat, waited,
                            legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, observe)
            if menu.n > 1:
                for other in range(len(plans)):
                    follow_choice(s, nodes, plans[other], other, seat, choice, seen_as)
            play_on(s, choice, act, step)
            choices += 1
            waited = waited + 1 if clock(s) == tick else 0
            tick = clock(s)
            legal(s, menu)
        if not close_game(s, rows[game], first_seed + game, choices, forced, summarise):
            return game
    return n
