"""Information-set Monte Carlo tree search, written once for every game (Cowling, Powley & Whitehouse 2012).

Single-observer: one tree, from the view of the seat that thinks. Each iteration fills what that seat cannot see
with a state drawn from all that are possible, goes down the tree by the actions that are legal in it, adds a
node, plays on to a value, and notes it on the way back. Dice are rolled anew each time (an open loop): a node
is a sequence of choices, not a state. Forced choices make no node.

Selection weighs a child's mean against sqrt(times available) / (1 + visits), as in AlphaZero with an even
prior: unlike a logarithm, a square root is the same on every machine.
"""
from math import sqrt
from typing import Any

from .agenda import fail
from .dice import next_below
from .expectimax import EXPECTIMAX, Space, ponder
from .playout import GREEDY, RANDOM, begin, close_game, goes_on, play_on
from .record import copy_record, f8, i4, record
from .rule import rule

MCTS = 2
"""An agent that searches; RANDOM and GREEDY are agents too, and ways to play on below the tree."""

WORK = 0
ROOT = 1
"""Where in a search's states the work goes on, and where the seat's blinded state lies."""
MENU = 0
SCRATCH = 1

FOREVER = 1 << 40

NO_NODE = 0
"""The root is node 0, and nobody's child."""


@record
class Node:
    total: f8           # of the values of its visits, for the seat that chose it
    visits: i4
    available: i4       # times that its action was legal when its parent was gone through
    action: i4
    first: i4           # its first child
    following: i4       # its parent's next child
    parent: i4
    seat: i4            # who chose it


@record
class Plan:
    """How a seat thinks."""

    agent: i4
    iterations: i4
    exploration: f8
    rollout: i4
    cutoff: i4          # choices after which a rollout is valued as it stands; 0: no limit
    horizon: i4         # ticks of the game's clock after which it is; 0: no limit
    widening: f8        # most children of a node: 1 + widening * sqrt(visits); 0: no limit
    depth: i4           # choices of an exact search; 0: no limit
    nodes: i4           # positions of one
    cuts: i4            # what is cut in one
    rare: f8            # how likely the rolls of a line must be for it not to be cut there
    patience: i4        # choices within one tick of the clock after which the seat goes by greedy
    bound: i4           # choices after which a rollout is endless, a defect
    used: i4            # nodes in the tree
    fault: i4           # of a line that broke the rules, a defect


def new_tree(nodes: int) -> Any:
    """Room for a tree of so many nodes; nodes beyond the root are made as the search needs them."""
    return Node.array(nodes)


def new_plans(n: int) -> Any:
    """`n` blank plans."""
    return Plan.array(n)


@rule
def find_child(tree, node, action):
    """The child of a node for an action, or NO_NODE."""
    child = tree[node].first
    while child != NO_NODE and tree[child].action != action:
        child = tree[child].following
    return child


@rule
def add_child(tree, plan, node, action):
    """A new child; NO_NODE when the tree is full."""
    if plan.used >= len(tree):
        return NO_NODE
    child = plan.used
    plan.used += 1
    fresh = tree[child]
    fresh.total = 0.0
    fresh.visits = 0
    fresh.available = 0
    fresh.action = action
    fresh.first = NO_NODE
    fresh.following = tree[node].first
    fresh.parent = node
    tree[node].first = child
    return child


@rule
def may_widen(tree, plan, node):
    """Progressive widening: whether a node has been visited often enough for one more child."""
    if plan.widening == 0.0:
        return True
    children = 0
    child = tree[node].first
    while child != NO_NODE:
        children += 1
        child = tree[child].following
    return children < 1 + plan.widening * sqrt(tree[node].visits)


@rule
def choose_child(tree, plan, node, menu, luck):
    """The child to go down to: a new one while an action has none, else the most promising."""
    untried = 0
    best = NO_NODE
    most = -1.0
    fresh_action = 0
    for i in range(menu.n):
        action = menu.actions[i]
        child = find_child(tree, node, action)
        if child == NO_NODE:
            untried += 1
            if next_below(luck, untried) == 0:
                fresh_action = action
        else:
            here = tree[child]
            here.available += 1
            score = (here.total / here.visits
                     + plan.exploration * sqrt(here.available) / (menu.n * (1 + here.visits)))
            if score > most:
                most = score
                best = child
    if untried > 0 and (best == NO_NODE or may_widen(tree, plan, node)):
        added = add_child(tree, plan, node, fresh_action)
        if added != NO_NODE:
            tree[added].available = 1
            return added
    return best


@rule
def roll_out(s, menu, luck, plan, until, legal, act, step, clock, greedy):
    """Play on by the plan's rollout: to the end, to its cutoff in choices, or until the clock shows `until`."""
    choices = 0
    while (plan.cutoff == 0 or choices < plan.cutoff) and clock(s) < until and goes_on(s, menu, choices, plan.bound):
        if menu.n == 1:
            play_on(s, menu.actions[0], act, step)
        elif plan.rollout == GREEDY:
            play_on(s, greedy(s, menu, luck), act, step)
        else:
            play_on(s, menu.actions[next_below(luck, menu.n)], act, step)
        choices += 1
        legal(s, menu)


@rule
def skip_forced(s, menu, legal, act, step):
    """Play on while there is nothing to choose."""
    while menu.n == 1 and s.fault == 0:
        play_on(s, menu.actions[0], act, step)
        legal(s, menu)


@rule
def iterate(tree, root, states, menus, luck, plan, legal, act, step, chooser, redeal, clock, value, greedy):
    """One iteration: down the tree, out of it, and back."""
    copy_record(states, WORK, ROOT)
    s = states[WORK]
    menu = menus[MENU]
    redeal(s, luck, menus[SCRATCH])
    until = clock(s) + plan.horizon if plan.horizon > 0 else FOREVER
    legal(s, menu)
    node = root
    fresh = False
    while menu.n > 0 and not fresh and s.fault == 0 and clock(s) < until:
        skip_forced(s, menu, legal, act, step)
        if menu.n == 0:
            break
        child = choose_child(tree, plan, node, menu, luck)
        if child == NO_NODE:
            break
        tree[child].seat = chooser(s)
        fresh = tree[child].visits == 0
        play_on(s, tree[child].action, act, step)
        legal(s, menu)
        node = child
    roll_out(s, menu, luck, plan, until, legal, act, step, clock, greedy)
    if s.fault:
        plan.fault = s.fault
    while node != root:
        here = tree[node]
        here.visits += 1
        here.total += value(s, here.seat)
        node = here.parent
    tree[root].visits += 1


@rule
def best_action(tree, root, menu):
    """The most visited of the menu's actions, of equals the one with the higher mean."""
    best = menu.actions[0]
    most = -1
    mean = -1.0
    for i in range(menu.n):
        child = find_child(tree, root, menu.actions[i])
        if child != NO_NODE:
            here = tree[child]
            if here.visits > most or (here.visits == most and here.total / here.visits > mean):
                most = here.visits
                mean = here.total / here.visits
                best = menu.actions[i]
    return best


@rule
def clear_tree(tree, plan):
    """Nothing but a root."""
    root = tree[0]
    root.total = 0.0
    root.visits = 0
    root.first = NO_NODE
    plan.used = 1


@rule
def search(tree, root, states, menus, luck, plan, iterations,
           legal, act, step, chooser, redeal, clock, value, greedy):
    """Go on thinking about the blinded state in states[ROOT]; the result is in the tree."""
    for _ in range(iterations):
        iterate(tree, root, states, menus, luck, plan, legal, act, step, chooser, redeal, clock, value, greedy)


@rule
def decide(states, minds, menu, menus, luck, tree, space: Space, plan, seat, waited,
           legal, act, step, chooser, blind, redeal, clock, value, greedy):
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
    clear_tree(tree, plan)
    search(tree, 0, minds, menus, luck, plan, plan.iterations,
           legal, act, step, chooser, redeal, clock, value, greedy)
    if plan.fault:
        fail(states[0], plan.fault)
    return best_action(tree, 0, menu)


@rule
def play_contest(states, minds, menus, luck, tree, space: Space, plans, rows, first_seed, n, bound,
                 setup, legal, act, step, chooser, blind, redeal, clock, value, greedy, summarise):
    """Play n games in which each seat thinks by its plan; like `playout.play_games` in all else.

    `minds` are a search's two states, `menus` three: the game's, and the search's two; `space` is an exact
    search's.
    """
    menu = menus[2]
    for game in range(n):
        begin(states, luck, first_seed + game, setup, step)
        s = states[0]
        choices = 0
        forced = 0
        waited = 0
        tick = clock(s)
        legal(s, menu)
        while goes_on(s, menu, choices, bound):
            seat = chooser(s)
            forced += 1 if menu.n == 1 else 0
            choice = decide(states, minds, menu, menus, luck, tree, space, plans[seat], seat, waited,
                            legal, act, step, chooser, blind, redeal, clock, value, greedy)
            play_on(s, choice, act, step)
            choices += 1
            waited = waited + 1 if clock(s) == tick else 0
            tick = clock(s)
            legal(s, menu)
        if not close_game(s, rows[game], first_seed + game, choices, forced, summarise):
            return game
    return n
