"""Exact search (expectimax) for every game: every choice, every roll, and every card that a covered one may be.

It plays on from the blinded state of the seat that thinks. If a rule is about to read a covered card, it finds the card
out (`dice.pick`). A strict tape notes each roll and each such card. The search then runs the work again with every
outcome on the tape. Rules do not recurse, so a stack of plies goes through the tree, and each ply has its own state
(`plies`).

If all seats want the same, or two want opposite results, a value is one number in 0 to 1, and lines that cannot matter
are cut. Otherwise each seat maximises its own value (max^n), and nothing is cut.
"""
from ..kernel.agenda import Fault
from ..kernel.dice import add_outcome, clear_tape
from ..kernel.record import copy_but_options, copy_record
from ..kernel.registry import Rules
from ..kernel.rule import rule
from .chances import close_chance, first_face, open_chance, outcome_window, take_outcome
from .plies import (
    AGAIN,
    CHANCE,
    CHOICE,
    DOWN,
    NO_ACTION,
    OPEN_HIGH,
    OPEN_LOW,
    PROBES,
    STEP,
    STOP,
    UP,
    VALUED,
    ExactSpace,
    Search,
    close_choice,
    evaluate_leaf,
    open_choice,
    take_action,
)
from .transpositions import BY_BUDGET, BY_DEPTH, BY_HORIZON, BY_RARITY

EXPECTIMAX = 3
"""The code of this agent, beside RANDOM, GREEDY and MCTS."""

FOREVER = 1 << 40


@rule
def is_exhausted(search: Search):
    """Count a position. Returns whether the budget of positions is exceeded."""
    search.nodes += 1
    if search.nodes > search.budget:
        search.exhausted = 1
    return search.exhausted


@rule
def play_to_ply(space: ExactSpace, k, depth, rules: Rules):
    """Play state k on until there is a choice or a chance, which gets a ply, or a value to hand up."""
    search = space.search[0]
    states = space.states
    menu = space.menus[k]
    while True:
        clear_tape(states[k].dice)
        copy_but_options(states, k + 1, k)
        action = STEP
        moved = rules.step(states[k])
        if not moved:
            s = states[k]
            if s.fault:
                search.fault = s.fault
                return STOP
            if s.outcome:
                evaluate_leaf(space, k, 0, rules.value)
                return VALUED
            rules.legal(s, menu)
            if menu.n == 0 or menu.n > len(menu.actions):
                search.fault = Fault.NO_CHOICE if menu.n == 0 else Fault.MENU_FULL
                return STOP
            cut = BY_HORIZON if rules.clock(s) >= search.until else 0
            if menu.n > 1 and cut == 0:
                if depth > 0:
                    return open_choice(space, k, depth, rules.chooser(s))
                cut = BY_DEPTH
            if cut == 0 and is_exhausted(search):
                cut = BY_BUDGET
            if cut:
                evaluate_leaf(space, k, cut, rules.value)
                return VALUED
            action = menu.actions[0]
            rules.act(s, action)
        sides = states[k].dice.wanted
        if sides:
            copy_but_options(states, k, k + 1)
            return open_chance(space, k, sides, action, depth, True)


@rule
def enter(space: ExactSpace, k, depth, rules: Rules):
    """Go on after the work on state k for the ply above it: open a ply, or hand up a value."""
    search = space.search[0]
    above = space.plies[k - 1]
    sides = space.states[k].dice.wanted
    if k + 2 > len(space.states):
        search.exhausted = 1
    if is_exhausted(search) or search.odds < search.rare:
        evaluate_leaf(space, k - 1 if sides else k, BY_BUDGET if search.exhausted else BY_RARITY, rules.value)
        return VALUED
    if sides:
        copy_but_options(space.states, k, k - 1)
        if above.kind == CHANCE:
            add_outcome(space.states[k].dice, above.sides, above.face)
        return open_chance(space, k, sides, above.action, depth, False)
    return play_to_ply(space, k, depth, rules)


@rule
def try_action(space: ExactSpace, k, rules: Rules):
    """Try the next action of a choice."""
    search = space.search[0]
    ply = space.plies[k]
    menu = space.menus[k]
    if ply.tried >= menu.n:
        close_choice(space, k)
        return UP
    if ply.tried == 0 and ply.first != NO_ACTION:
        ply.action = ply.first
    else:
        if menu.actions[ply.index] == ply.first:
            ply.index += 1
        ply.action = menu.actions[ply.index]
        ply.index += 1
    ply.tried += 1
    search.odds = ply.odds
    search.alpha = ply.alpha
    search.beta = ply.beta
    copy_but_options(space.states, k + 1, k)
    rules.act(space.states[k + 1], ply.action)
    return enter(space, k + 1, ply.depth - 1, rules)


@rule
def try_outcome(space: ExactSpace, k, rules: Rules):
    """Try the next outcome of a chance: run the work once more, with one more outcome on the tape."""
    ply = space.plies[k]
    states = space.states
    if ply.probing and (ply.face + ply.share > ply.sides or ply.outcome == PROBES - 1):
        ply.probing = 0
        first_face(ply)
        return AGAIN
    if ply.face + ply.share > ply.sides:
        close_chance(space, k)
        return UP
    ply.face += ply.share
    ply.outcome += 1
    copy_but_options(states, k + 1, k)
    add_outcome(states[k + 1].dice, ply.sides, ply.face)
    if ply.action == STEP:
        rules.step(states[k + 1])
    else:
        rules.act(states[k + 1], ply.action)
    ply.share = states[k + 1].dice.alike
    outcome_window(space, k)
    return enter(space, k + 1, ply.depth, rules)


@rule
def search_to_depth(space: ExactSpace, depth, rules: Rules):
    """Search `depth` choices deep from states[0]. If the budget ends, every search but the first is abandoned."""
    search = space.search[0]
    search.odds = 1.0
    search.alpha = OPEN_LOW
    search.beta = OPEN_HIGH
    open_choice(space, 0, depth, rules.chooser(space.states[0]))
    space.plies[0].first = search.best
    k = 0
    while k >= 0 and not (search.exhausted and depth > 1):
        if space.plies[k].kind == CHOICE:
            came = try_action(space, k, rules)
        else:
            came = try_outcome(space, k, rules)
        if came == STOP:
            return
        if came == DOWN:
            k += 1
        elif came != AGAIN:
            if came == UP:
                k -= 1
            if k >= 0:
                if space.plies[k].kind == CHOICE:
                    take_action(space, k)
                else:
                    take_outcome(space, k)


@rule
def keep_results(space: ExactSpace, depth):
    """Keep the results of the search that just finished."""
    search = space.search[0]
    search.depth = depth
    search.best = space.plies[0].best
    actions = space.menus[0].n
    before = 0
    for i in range(actions):
        fresh = space.results[(len(space.results) >> 1) + i]
        kept = space.results[i]
        kept.action = fresh.action
        kept.value = fresh.value
        kept.bound = fresh.bound
        kept.cut = fresh.cut
        kept.nodes = fresh.nodes - before
        before = fresh.nodes


@rule
def search_deeper(space: ExactSpace, plan, seat, rules: Rules):
    """Think for a seat about its blinded state in states[0], in which it must choose.

    Iterative deepening: one choice deep, then two, and so on. It stops at the plan's depth (0: no limit), when depth no
    longer cuts anything, or when its nodes are used up. The results are those of the last finished search. If even the
    first did not finish, positions that it did not reach have the value of their state. Returns 0, or the fault that
    stopped it.
    """
    search = space.search[0]
    search.seat = seat
    search.cuts = plan.cuts
    search.budget = plan.nodes
    search.rare = plan.rare
    search.stamp += 1
    search.nodes = 0
    search.exhausted = 0
    search.fault = 0
    search.best = NO_ACTION
    for k in range(len(space.plies)):
        space.plies[k].killer = NO_ACTION
    for k in range(1, len(space.states)):
        copy_record(space.states, k, 0)         # with the options, which the search leaves as they are
    s = space.states[0]
    s.log.on = 0
    clear_tape(s.dice)
    search.until = rules.clock(s) + plan.horizon if plan.horizon > 0 else FOREVER
    rules.legal(s, space.menus[0])
    depth = 0
    deeper = True
    while deeper:
        depth += 1
        search_to_depth(space, depth, rules)
        if search.fault:
            return search.fault
        if search.exhausted and depth > 1:
            return 0
        keep_results(space, depth)
        deeper = search.cut & BY_DEPTH != 0 and depth != plan.depth and search.exhausted == 0
    return 0
