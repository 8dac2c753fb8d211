"""Information-set Monte Carlo tree search for every game (Cowling, Powley & Whitehouse 2012).

Each iteration replaces what the thinking seat cannot see by a random possible state. It goes down by legal actions,
adds a node, plays on to a value, and records the value on the way back. Dice are rolled again each time (an open loop):
a node is a sequence of choices, not a state. Forced choices make no node.

Single-observer: one tree, from the view of the seat that thinks. Multiple-observer: a tree for each seat, all descended
together. A seat chooses in its own tree, which distinguishes only what that seat sees.

Selection adds to a child's mean a term sqrt(times available) / (1 + visits), as in AlphaZero with an even prior. Unlike
a logarithm, a square root is the same on every machine. With a bias, the choice of `greedy` has a greater prior. An
untried action then counts as much as the mean of the tried ones (choose_favoured). So a search with few iterations goes
deep where it matters, instead of once through each action.

A learned agent takes priors from its net, and also the value at the end of a line. Weights fitted to games may give
that value too (`fitted`). Each choice gets back the value for the seat that made it. So seats with the same goal work
together, and others each maximise their own value (max^n).
"""
from math import sqrt
from typing import Any, NamedTuple

from ..kernel.dice import next_below
from ..kernel.playout import GREEDY, has_choice, play_on
from ..kernel.record import copy_but_options, copy_record, f8, flag, i4, record
from ..kernel.registry import Rules
from ..kernel.rule import rule
from .fitted_value import FEATURES, evaluate_fitted
from .network import Net, clear_cache, evaluate_net, net_priors, net_value
from .tree import (
    NO_NODE,
    SEATS,
    Trees,
    action_of,
    add_child,
    choice_of,
    clear_trees,
    find_child,
    go_down,
    keep_below,
    seat_of,
    to_roots,
    tree_of,
)

WORK = 0
ROOT = 1
EYES = 2
"""Indices into a search's states: where an iteration works, and the seat's blinded state."""
MENU = 0
SCRATCH = 1

FOREVER = 1 << 40

LEARNED = 4
"""An agent whose search uses a net. The other agents are in `contest`, `playout` and `expectimax`."""

CLAIRVOYANT = 5
"""An agent that searches the true state, with hidden cards and future dice.

It only serves to measure what luck decides.
"""

CHECK_EVERY = 4
"""Iterations between two checks whether a choice is settled."""

NO_ROLLOUT = -1
"""As a rollout: a line is valued where it leaves the tree."""


@record
class SearchPlan:
    """How a seat thinks."""

    agent: i4
    seats: i4           # in the game
    iterations: i4
    exploration: f8
    rollout: i4
    cutoff: i4          # choices after which a rollout is valued as it is; 0: no limit
    horizon: i4         # ticks of the game's clock after which a line is valued as it is; 0: no limit
    widening: f8        # most children of a node: 1 + widening * sqrt(visits); 0: no limit
    depth: i4           # choices of an exact search; 0: no limit
    nodes: i4           # positions of an exact search
    cuts: i4            # what an exact search cuts
    rare: f8            # the least probability of a line's rolls; less likely lines are cut
    patience: i4        # choices within one tick of the clock after which the seat plays greedy
    bias: f8            # the share of the priors that greedy's choice gets; 0: try every action once first
    reuse: f8           # the share of its visits that a tree keeps from one choice to the next
    bound: i4           # choices after which a rollout counts as endless, a defect
    fault: i4           # the fault of a line that broke the rules, a defect
    noise: f8           # the share of a net's priors at the root that is random: for learning only
    shared: flag        # whether the game has the same value for all seats
    trees: Trees
    worth: f8[SEATS]    # the value at an iteration's end, for each seat
    n_weights: i4       # number of fitted weights; 0: the game's own value
    lean: f8            # the constant of the fitted value
    weights: f8[FEATURES]
    seen: f8[FEATURES]  # room for the features


def new_plans(n: int) -> Any:
    """`n` blank plans."""
    return SearchPlan.array(n)


class TreeSpace(NamedTuple):
    """The memory that tree searches work in."""

    states: Any         # WORK, ROOT, and EYES, if a net's observation needs a blinded state
    menus: Any          # MENU and SCRATCH, and then any others that the owner needs
    lucks: Any          # the searches' own generator, and any others that the owner needs
    nodes: Any
    net: Net


@rule
def may_widen(nodes, plan, node):
    """Progressive widening: whether a node has enough visits for one more child."""
    if plan.widening == 0.0:
        return True
    children = 0
    child = nodes[node].first
    while child != NO_NODE:
        children += 1
        child = nodes[child].following
    return children < 1 + plan.widening * sqrt(nodes[node].visits)


@rule
def select(nodes, plan, node, seat, menu, rng):
    """The child to go down to: a new one while an action has none, else the one with the best score."""
    untried = 0
    best = NO_NODE
    most = -1.0
    fresh = 0
    for i in range(menu.n):
        choice = choice_of(seat, menu.actions[i])
        child = find_child(nodes, node, choice)
        if child == NO_NODE:
            untried += 1
            if next_below(rng, untried) == 0:
                fresh = choice
        else:
            here = nodes[child]
            here.available += 1
            mean = here.total / here.visits if here.visits > 0 else 0.0
            score = mean + plan.exploration * sqrt(here.available) / (menu.n * (1 + here.visits))
            if score > most:
                most = score
                best = child
    if untried > 0 and (best == NO_NODE or may_widen(nodes, plan, node)):
        added = add_child(nodes, plan.trees, node, fresh)
        if added != NO_NODE:
            nodes[added].available = 1
            return added
    return best


@rule
def select_biased(nodes, plan, node, seat, menu, rng, favoured):
    """The child with the best score if one choice is favoured: a progressive bias (Chaslot et al. 2008).

    An action without a child counts as the mean of the tried ones, so that only promising actions are searched in
    depth.
    """
    visits = 0
    total = 0.0
    for i in range(menu.n):
        child = find_child(nodes, node, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            nodes[child].available += 1
            visits += nodes[child].visits
            total += nodes[child].total
    usual = total / visits if visits > 0 else 0.0
    grows = may_widen(nodes, plan, node) or visits == 0
    even = (1.0 - plan.bias) / menu.n
    gone_through = sqrt(visits + 1)
    chosen = 0
    equal = 0
    most = -1.0
    for i in range(menu.n):
        choice = choice_of(seat, menu.actions[i])
        child = find_child(nodes, node, choice)
        prior = even + plan.bias if choice == favoured else even
        if child == NO_NODE and not grows:
            continue
        if child == NO_NODE or nodes[child].visits == 0:
            score = usual + plan.exploration * prior * gone_through
        else:
            here = nodes[child]
            score = here.total / here.visits + plan.exploration * prior * sqrt(here.available) / (1 + here.visits)
        if score > most:
            most = score
            equal = 0
        if score == most:
            equal += 1
            if equal == 1 or next_below(rng, equal) == 0:
                chosen = choice
    child = find_child(nodes, node, chosen)
    if child == NO_NODE:
        child = add_child(nodes, plan.trees, node, chosen)
        if child != NO_NODE:
            nodes[child].available = 1
    return child


@rule
def expand(nodes, plan, net: Net, node, seat, menu, rng):
    """Add a child for every action of the menu, with the net's prior.

    At the root, noise is mixed in if the plan says so.
    """
    net_priors(net, menu)
    noise = plan.noise if nodes[node].parent == NO_NODE else 0.0
    for i in range(menu.n):
        choice = choice_of(seat, menu.actions[i])
        if find_child(nodes, node, choice) == NO_NODE:
            child = add_child(nodes, plan.trees, node, choice)
            if child != NO_NODE:
                draw = next_below(rng, 1 << 16) / (1 << 16) if noise > 0.0 else 0.0
                nodes[child].prior = (1.0 - noise) * net.chances[i] + noise * draw * draw * draw


@rule
def has_untried(nodes, node, seat, menu):
    """Whether some action of the menu has no child."""
    for i in range(menu.n):
        if find_child(nodes, node, choice_of(seat, menu.actions[i])) == NO_NODE:
            return True
    return False


@rule
def select_puct(nodes, plan, node, seat, menu):
    """The child with the best score by mean and prior. A child without visits counts as the mean of the visited ones.
    """
    visits = 0
    total = 0.0
    for i in range(menu.n):
        child = find_child(nodes, node, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            visits += nodes[child].visits
            total += nodes[child].total
    usual = total / visits if visits > 0 else 0.0
    best = NO_NODE
    most = -1.0
    for i in range(menu.n):
        child = find_child(nodes, node, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            here = nodes[child]
            mean = here.total / here.visits if here.visits > 0 else usual
            score = mean + plan.exploration * here.prior * sqrt(visits + 1) / (1 + here.visits)
            if score > most:
                most = score
                best = child
    return best


@rule
def rollout(s, menu, rng, plan, until, rules: Rules):
    """Play on by the plan's rollout: to the end, to its cutoff in choices, or until the clock shows `until`."""
    choices = 0
    if plan.rollout == NO_ROLLOUT:
        return
    while ((plan.cutoff == 0 or choices < plan.cutoff) and rules.clock(s) < until
           and has_choice(s, menu, choices, plan.bound)):
        if menu.n == 1:
            play_on(s, menu.actions[0], rules.act, rules.step)
        elif plan.rollout == GREEDY:
            play_on(s, rules.greedy(s, menu, rng), rules.act, rules.step)
        else:
            play_on(s, menu.actions[next_below(rng, menu.n)], rules.act, rules.step)
        choices += 1
        rules.legal(s, menu)


@rule
def skip_forced(s, menu, rules: Rules):
    """Play on while there is only one choice."""
    while menu.n == 1 and s.fault == 0:
        play_on(s, menu.actions[0], rules.act, rules.step)
        rules.legal(s, menu)


@rule
def advance_others(s, nodes, trees, seat, action, seen_as):
    """Move all trees but the seat's own along its choice, as their seats see it."""
    if trees.count > 1:
        for t in range(trees.count):
            if t != seat:
                go_down(nodes, trees, t, choice_of(seat, seen_as(s, action, t)), True)


@rule
def see(mind: TreeSpace, seat, rules: Rules):
    """Fill the net's layers from what a seat may know of the state in work."""
    at = WORK
    if len(mind.states) > EYES:
        at = EYES
        copy_but_options(mind.states, EYES, WORK)
        rules.cover(mind.states[EYES], seat)
    evaluate_net(mind.net, mind.states[at], seat, rules.observe)


@rule
def evaluate_by_net(s, mind: TreeSpace, plan, menu, grow, rules: Rules):
    """Write the net's value of the state for each seat into the plan. If all want the same, it is the value for the
    seat that must choose.

    `grow`: the state belongs to a new node, whose children get their priors while the layers are filled.
    """
    net = mind.net
    mover = rules.chooser(s)
    if not plan.shared:
        for seat in range(plan.seats):
            if seat != mover:
                see(mind, seat, rules)
                plan.worth[seat] = net_value(net)
    see(mind, mover, rules)
    worth = net_value(net)
    plan.worth[mover] = worth
    if plan.shared:
        for seat in range(plan.seats):
            plan.worth[seat] = worth
    if grow and menu.n > 1:
        expand(mind.nodes, plan, net, plan.trees.at[tree_of(plan.trees, mover)], mover, menu, mind.lucks[0])


@rule
def backpropagate(nodes, plan):
    """Add the value of the line to every node on the way back up each tree, for the seat that chose."""
    trees = plan.trees
    for t in range(trees.count):
        node = trees.at[t]
        while node != trees.root[t]:
            here = nodes[node]
            here.visits += 1
            here.total += plan.worth[seat_of(here.choice)]
            node = here.parent
        nodes[node].visits += 1


@rule
def iterate(mind: TreeSpace, plan, rules: Rules):
    """One iteration: down the trees, a rollout, and back up."""
    nodes = mind.nodes
    rng = mind.lucks[0]
    copy_but_options(mind.states, WORK, ROOT)
    s = mind.states[WORK]
    menu = mind.menus[MENU]
    trees = plan.trees
    if plan.agent != CLAIRVOYANT:
        rules.redeal(s, rng, mind.menus[SCRATCH])
    until = rules.clock(s) + plan.horizon if plan.horizon > 0 else FOREVER
    to_roots(trees)
    rules.legal(s, menu)
    fresh = False
    while menu.n > 0 and not fresh and s.fault == 0 and rules.clock(s) < until:
        skip_forced(s, menu, rules)
        if menu.n == 0:
            break
        seat = rules.chooser(s)
        mine = tree_of(trees, seat)
        if trees.lost[mine]:
            break
        if plan.agent == LEARNED:
            if has_untried(nodes, trees.at[mine], seat, menu):
                see(mind, seat, rules)
                expand(nodes, plan, mind.net, trees.at[mine], seat, menu, rng)
            child = select_puct(nodes, plan, trees.at[mine], seat, menu)
        elif plan.bias > 0.0:
            favoured = choice_of(seat, rules.greedy(s, menu, rng))
            child = select_biased(nodes, plan, trees.at[mine], seat, menu, rng, favoured)
        else:
            child = select(nodes, plan, trees.at[mine], seat, menu, rng)
        if child == NO_NODE:
            break
        fresh = nodes[child].visits == 0
        action = action_of(nodes[child].choice)
        advance_others(s, nodes, trees, seat, action, rules.seen_as)
        trees.at[mine] = child
        play_on(s, action, rules.act, rules.step)
        rules.legal(s, menu)
    if plan.agent == LEARNED:
        skip_forced(s, menu, rules)
    rollout(s, menu, rng, plan, until, rules)
    if s.fault:
        plan.fault = s.fault
    if plan.agent == LEARNED and s.outcome == 0:
        evaluate_by_net(s, mind, plan, menu, fresh and plan.rollout == NO_ROLLOUT, rules)
    elif plan.n_weights > 0 and s.outcome == 0:
        evaluate_fitted(s, plan, rules.features)
    else:
        for seat in range(plan.seats):
            plan.worth[seat] = rules.value(s, seat)
    backpropagate(nodes, plan)


@rule
def best_action(nodes, root, seat, menu):
    """The most visited action of the menu; of equals, the one with the higher mean."""
    best = menu.actions[0]
    most = 0
    mean = -1.0
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        if child != NO_NODE and nodes[child].visits > 0:
            here = nodes[child]
            if here.visits > most or (here.visits == most and here.total / here.visits > mean):
                most = here.visits
                mean = here.total / here.visits
                best = menu.actions[i]
    return best


@rule
def is_settled(nodes, root, left):
    """Whether `left` more iterations could not make another child of a root the most visited."""
    most = 0
    second = 0
    child = nodes[root].first
    while child != NO_NODE:
        visits = nodes[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = nodes[child].following
    return most - second > left


@rule
def begin_search(nodes, plan):
    """Start a search with what its last one left, or with empty trees."""
    if plan.reuse > 0.0:
        keep_below(nodes, plan.trees, plan.reuse)
    else:
        clear_trees(nodes, plan.trees)


@rule
def search(mind: TreeSpace, plan, iterations, rules: Rules):
    """Think on about the blinded state in mind.states[ROOT]. The result is in the trees."""
    clear_cache(mind.net)
    copy_record(mind.states, WORK, ROOT)        # with the options, which an iteration leaves as they are
    if len(mind.states) > EYES:
        copy_record(mind.states, EYES, ROOT)
    for _ in range(iterations):
        iterate(mind, plan, rules)


@rule
def search_to_choose(mind: TreeSpace, plan, seat, rules: Rules):
    """Search only as long as it matters. The choice is the same as after all of the plan's iterations."""
    left = plan.iterations - plan.iterations // 2       # nothing is settled before half of them have run
    search(mind, plan, plan.iterations - left, rules)
    root = plan.trees.root[tree_of(plan.trees, seat)]
    while left > 0 and not is_settled(mind.nodes, root, left):
        for _ in range(min(left, CHECK_EVERY)):
            iterate(mind, plan, rules)
        left -= min(left, CHECK_EVERY)


@rule
def advance_roots(s, nodes, plan, me, seat, action, seen_as):
    """After a real choice of a seat: move the trees of a search that remembers, of seat `me`, along what it saw.

    The trees for other seats' views in a multiple-observer search move along it too.
    """
    if plan.reuse > 0.0:
        for t in range(plan.trees.count):
            go_down(nodes, plan.trees, t, choice_of(seat, seen_as(s, action, me)), False)
