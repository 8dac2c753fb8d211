"""Self-play games for training: most choices are made fast, some by search, and choices are stored as lessons.

A lesson is what a seat saw, how often its search visited each action, the search's estimate of the position, and the
final value of the game. With few choices by search there are many games, whose ends teach the value, and still
well-searched choices to copy (playout caps, Wu 2019).
"""
from typing import Any, NamedTuple

from ..compiler.entry import EntryPoint
from ..env.stepping import index_of
from ..gamedef.observation import ObservationSpec
from ..kernel.dice import next_below
from ..kernel.playout import GREEDY, begin_game, has_choice, play_on
from ..kernel.record import copy_but_options, copy_record, f8, flag, i4, i8, record
from ..kernel.registry import Rules
from ..kernel.rule import rule
from ..search.machine import entry_at, seeing_rules
from ..search.mcts import LEARNED, ROOT, TreeSpace, begin_search, best_action, search
from ..search.network import Net, clear_cache, evaluate_net, net_priors
from ..search.tree import NO_NODE, choice_of, find_child, to_roots, tree_of

CHANCES = 1 << 20
FULL = 0
FAST = 1
"""The index of the fast plan. There are two plans: for searches, and for most choices."""


@record
class TrainingSample:
    """A choice stored for training, without its observation and its visit counts."""

    seed: i8            # of its game
    number: i4          # of the choice in its game
    seat: i4            # the seat that observed
    thought: flag       # whether a search has shares of actions to teach
    guess: f8           # the search's estimate of the position, 0 to 1
    worth: f8           # the final value of the game to the seat


@record
class SampleSettings:
    """The settings of lessons."""

    thought: i4         # of CHANCES, how many choices are searched
    watched: i4         # of CHANCES, how many other choices leave a lesson without a search
    astray: i4          # of CHANCES, how many of the fast choices are random ones
    copied: flag        # whether the fast agent's own choice is taught if nothing was searched
    bound: i4           # choices after which a game counts as endless, a defect
    games: i4           # number of games played


def new_samples(n: int) -> Any:
    """`n` blank lessons."""
    return TrainingSample.array(n)


def new_settings() -> Any:
    """A blank course, an array of one."""
    return SampleSettings.array(1)


@rule
def choose_fast(s, menu, rng, plan, net: Net, seat, course: SampleSettings, rules: Rules):
    """The fast agent's choice in a blinded state: the greedy one, or one drawn from a net's policy."""
    if next_below(rng, CHANCES) < course.astray:
        return menu.actions[next_below(rng, menu.n)]
    if plan.agent == GREEDY:
        return rules.greedy(s, menu, rng)
    if plan.agent == LEARNED:
        clear_cache(net)
        evaluate_net(net, s, seat, rules.observe)
        net_priors(net, menu)
        left = next_below(rng, CHANCES) / CHANCES
        for i in range(menu.n - 1):
            left -= net.chances[i]
            if left < 0.0:
                return menu.actions[i]
        return menu.actions[menu.n - 1]
    return menu.actions[next_below(rng, menu.n)]


class SampleArrays(NamedTuple):
    """The arrays of lessons, and the numbering of actions in them."""

    lessons: Any
    seen: Any           # a row more than there are lessons, which is blank
    shares: Any         # (lesson, action)
    masks: Any          # (lesson, action)
    firsts: Any         # the index space of actions, see `tapete.gamedef.action_space`
    ranks: Any


@rule
def store_observation(states, seen, seat, row, observe):
    copy_record(seen, row, len(seen) - 1)
    observe(states[1], seat, seen[row])


@rule
def store_policy(nodes, plan, seat, menu, sheets: SampleArrays, row):
    """Write each action's share of the root's visits."""
    root = plan.trees.root[tree_of(plan.trees, seat)]
    visits = 0.0
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            visits += nodes[child].visits
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        share = nodes[child].visits / visits if child != NO_NODE and visits > 0.0 else 0.0
        sheets.shares[row, index_of(menu.actions[i], i, sheets.firsts, sheets.ranks)] = share


@rule
def root_value(nodes, plan, seat, menu):
    """The mean value of the root's visits."""
    root = plan.trees.root[tree_of(plan.trees, seat)]
    visits = 0
    total = 0.0
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            visits += nodes[child].visits
            total += nodes[child].total
    return total / visits if visits > 0 else 0.0


@rule
def play_samples(states, mind: TreeSpace, plans, course: SampleSettings, sheets: SampleArrays, first_seed, n,
                 rules: Rules):
    """Play up to n games of the seeds first_seed, ... and store lessons.

    Returns the number of lessons, and stores the number of games in the course. A game that broke returns -1 less its
    index. No game begins when less than a 16th of the room is left. A game that needs more room stores no further
    lessons.
    """
    lessons, firsts, ranks = sheets.lessons, sheets.firsts, sheets.ranks
    menu = mind.menus[2]
    rng = mind.lucks[0]
    row = 0
    game = 0
    while game < n and row < len(lessons) - len(lessons) // 16:
        begin_game(states, rng, first_seed + game, rules)
        s = states[0]
        first = row
        choices = 0
        rules.legal(s, menu)
        while has_choice(s, menu, choices, course.bound):
            choice = menu.actions[0]
            if menu.n > 1:
                seat = rules.chooser(s)
                copy_but_options(states, 1, 0)
                rules.blind(states[1], seat)
                thinks = next_below(rng, CHANCES) < course.thought
                leaves = (thinks or next_below(rng, CHANCES) < course.watched) and row < len(lessons)
                if thinks:
                    plan = plans[FULL]
                    mind.states[ROOT] = states[1]
                    begin_search(mind.nodes, plan)
                    search(mind, plan, plan.iterations, rules)
                    to_roots(plan.trees)
                    choice = best_action(mind.nodes, plan.trees.root[tree_of(plan.trees, seat)], seat, menu)
                else:
                    choice = choose_fast(states[1], menu, rng, plans[FAST], mind.net, seat, course, rules)
                if leaves:
                    lesson = lessons[row]
                    lesson.seed = first_seed + game
                    lesson.number = choices
                    lesson.seat = seat
                    lesson.thought = thinks or course.copied
                    lesson.guess = root_value(mind.nodes, plans[FULL], seat, menu) if thinks else -1.0
                    for i in range(menu.n):
                        sheets.masks[row, index_of(menu.actions[i], i, firsts, ranks)] = True
                        if not thinks and menu.actions[i] == choice:
                            sheets.shares[row, index_of(choice, i, firsts, ranks)] = 1.0
                    if thinks:
                        store_policy(mind.nodes, plans[FULL], seat, menu, sheets, row)
                    store_observation(states, sheets.seen, seat, row, rules.observe)
                    row += 1
            play_on(s, choice, rules.act, rules.step)
            choices += 1
            rules.legal(s, menu)
        if s.fault or s.outcome == 0 or plans[FULL].fault:
            return -1 - game
        for k in range(first, row):
            lessons[k].worth = rules.value(s, lessons[k].seat)
        game += 1
    course.games = game
    return row


def samples_entry(rules: Rules, sight: ObservationSpec, home: str) -> EntryPoint[..., int]:
    """The entry point of a game's lessons: learn(states, mind, plans, course, sheets, first_seed, n), see
    `play_samples`. The mind has three menus, and the course is an array of one."""
    rules = seeing_rules(rules, sight)

    def learn(states, mind, plans, course, sheets, first_seed, n):
        return play_samples(states, mind, plans, course[0], sheets, first_seed, n, rules)

    entry: Any = entry_at(home)
    made: EntryPoint[..., int] = entry(learn)
    return made
