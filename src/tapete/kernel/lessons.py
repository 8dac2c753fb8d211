"""Games played to learn from: most choices made fast, some thought over, and those left as lessons.

A lesson is what a seat saw, how often its search went for each action, what the search made of the position, and
what the game turned out to be worth. Most choices by the fast agent and few by search gives many games, whose ends
are what the worth is learned from, and still well-thought choices to copy (playout caps, Wu 2019).
"""
from typing import Any

from .batch import index_of
from .dice import next_below
from .game import Rules
from .machine import entry_at
from .mcts import LEARNED, ROOT, begin_search, best_action, search
from .network import Net, feel, felt_chances, forget_known
from .playout import GREEDY, begin, goes_on, play_on
from .record import copy_record, f8, flag, i4, i8, record
from .rule import Entry, rule
from .sight import Sight
from .tree import NO_NODE, choice_of, find_child, to_roots, tree_of

CHANCES = 1 << 20
FULL = 0
FAST = 1
"""The two plans: of who thinks, and of who plays most choices."""


@record
class Lesson:
    """What is left of a choice, beside what was seen and how often each action was gone for."""

    seed: i8            # of its game
    number: i4          # of the choice in its game
    seat: i4            # whose eyes these are
    thought: flag       # whether a search has shares of actions to teach
    guess: f8           # what the search made of the position, 0 to 1
    worth: f8           # what the game turned out to be worth to the seat


@record
class Course:
    """How lessons are taken."""

    thought: i4         # of CHANCES, how many choices are thought over
    watched: i4         # of CHANCES, how many others leave a lesson without a search
    astray: i4          # of CHANCES, how many of the fast choices are random ones
    copied: flag        # whether the fast agent's own choice is taught where nothing was searched
    bound: i4           # choices after which a game is endless, a defect
    games: i4           # that were played


def new_lessons(n: int) -> Any:
    """`n` blank lessons."""
    return Lesson.array(n)


def new_course() -> Any:
    """A blank course, an array of one."""
    return Course.array(1)


@rule
def choose_fast(s, menu, luck, plan, net: Net, seat, course: Course, greedy, observe):
    """The fast agent's choice in a blinded state: the greedy one, or one drawn by what a net says."""
    if next_below(luck, CHANCES) < course.astray:
        return menu.actions[next_below(luck, menu.n)]
    if plan.agent == GREEDY:
        return greedy(s, menu, luck)
    if plan.agent == LEARNED:
        forget_known(net)
        feel(net, s, seat, observe)
        felt_chances(net, menu)
        left = next_below(luck, CHANCES) / CHANCES
        for i in range(menu.n - 1):
            left -= net.chances[i]
            if left < 0.0:
                return menu.actions[i]
        return menu.actions[menu.n - 1]
    return menu.actions[next_below(luck, menu.n)]


@rule
def note_sight(states, seen, seat, row, observe):
    copy_record(seen, row, len(seen) - 1)
    observe(states[1], seat, seen[row])


@rule
def note_shares(nodes, plan, seat, menu, shares, row, firsts, ranks):
    """Leave each action's share of the root's visits."""
    root = plan.trees.root[tree_of(plan.trees, seat)]
    visits = 0.0
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        if child != NO_NODE:
            visits += nodes[child].visits
    for i in range(menu.n):
        child = find_child(nodes, root, choice_of(seat, menu.actions[i]))
        share = nodes[child].visits / visits if child != NO_NODE and visits > 0.0 else 0.0
        shares[row, index_of(menu.actions[i], i, firsts, ranks)] = share


@rule
def guess_of(nodes, plan, seat, menu):
    """The mean of the root's visits."""
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
def take_lessons(states, minds, menus, luck, nodes, net: Net, plans, course: Course, lessons, seen, shares, masks,
                 firsts, ranks, first_seed, n,
                 setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, observe):
    """Play up to n games of the seeds first_seed, ... and leave lessons: how many, and in the course how many games;
    -1 or less for one that broke, -1 less its number.

    `seen` has a row more than there are lessons, a blank one. No game is begun when less than a 16th of the room is
    left, and one that needs more leaves no further lessons.
    """
    menu = menus[2]
    row = 0
    game = 0
    while game < n and row < len(lessons) - len(lessons) // 16:
        begin(states, luck, first_seed + game, setup, step)
        s = states[0]
        first = row
        choices = 0
        legal(s, menu)
        while goes_on(s, menu, choices, course.bound):
            choice = menu.actions[0]
            if menu.n > 1:
                seat = chooser(s)
                copy_record(states, 1, 0)
                blind(states[1], seat)
                thinks = next_below(luck, CHANCES) < course.thought
                leaves = (thinks or next_below(luck, CHANCES) < course.watched) and row < len(lessons)
                if thinks:
                    plan = plans[FULL]
                    minds[ROOT] = states[1]
                    begin_search(nodes, plan)
                    search(nodes, minds, menus, luck, plan, net, plan.iterations,
                           legal, act, step, chooser, seen_as, redeal, clock, value, greedy, observe)
                    to_roots(plan.trees)
                    choice = best_action(nodes, plan.trees.root[tree_of(plan.trees, seat)], seat, menu)
                else:
                    choice = choose_fast(states[1], menu, luck, plans[FAST], net, seat, course, greedy, observe)
                if leaves:
                    lesson = lessons[row]
                    lesson.seed = first_seed + game
                    lesson.number = choices
                    lesson.seat = seat
                    lesson.thought = thinks or course.copied
                    lesson.guess = guess_of(nodes, plans[FULL], seat, menu) if thinks else -1.0
                    for i in range(menu.n):
                        masks[row, index_of(menu.actions[i], i, firsts, ranks)] = True
                        if not thinks and menu.actions[i] == choice:
                            shares[row, index_of(choice, i, firsts, ranks)] = 1.0
                    if thinks:
                        note_shares(nodes, plans[FULL], seat, menu, shares, row, firsts, ranks)
                    note_sight(states, seen, seat, row, observe)
                    row += 1
            play_on(s, choice, act, step)
            choices += 1
            legal(s, menu)
        if s.fault or s.outcome == 0 or plans[FULL].fault:
            return -1 - game
        for k in range(first, row):
            lessons[k].worth = value(s, lessons[k].seat)
        game += 1
    course.games = game
    return row


def lessons_of(rules: Rules, sight: Sight, home: str) -> Entry[..., int]:
    """The entry of a game's lessons; its arguments are those of `take_lessons` up to the seeds, menus three, lucks
    and course in arrays of one."""
    setup, legal, act, step, chooser = rules.setup, rules.legal, rules.act, rules.step, rules.chooser
    seen_as, blind, redeal = rules.seen_as, rules.blind, rules.redeal
    greedy, clock, value, observe = rules.greedy, rules.clock, rules.value, sight.observe

    def learn(states, minds, menus, lucks, nodes, net, plans, course, lessons, seen, shares, masks, firsts, ranks,
              first_seed, n):
        return take_lessons(states, minds, menus, lucks[0], nodes, net, plans, course[0], lessons, seen, shares, masks,
                            firsts, ranks, first_seed, n,
                            setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, observe)

    entry: Any = entry_at(home)
    made: Entry[..., int] = entry(learn)
    return made
