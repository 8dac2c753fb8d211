"""The stack of an exact search: its plies, what they are given, and what they hand up.

A ply is a choice with its menu, or a chance before the work that rolls. It gets a window and hands up a value, which is
exact inside the window and a bound outside it (alpha-beta). `chances.py` has the chances.
"""
from typing import Any, NamedTuple

import numpy as np

from ..kernel.record import f8, flag, hash_position, i1, i2, i4, i8, record
from ..kernel.rule import rule
from ..text.spoken import SpokenError
from .network import Net, no_net
from .transpositions import (
    BY_RARITY,
    EXACT,
    LOWER,
    NOT_FOUND,
    SEATS,
    UNKNOWN,
    UPPER,
    find_entry,
    holds_at,
    new_table,
    slot_to_replace,
)

SHARED = 0
OPPOSED = 1
OWN = 2
"""What seats want: the same; opposite results for two, whose values add up to 1; each its own."""

NO_CUTS = 0
STAR1 = 1
STAR2 = 2

CHOICE = 0
CHANCE = 1

STEP = -1
"""The action of a chance if a frame of the agenda rolls."""
NO_ACTION = -2

DOWN = 0
VALUED = 1
UP = 2
AGAIN = 3
STOP = 4
"""The result of a ply's next branch: a ply of its own, a value at once, none left, try again, or a defect."""

OPEN_LOW = -1.0
OPEN_HIGH = 2.0
"""A window that contains every value."""

PROBES = 32
"""The most outcomes of one roll that Star2 probes."""

PLIES = 256
"""Plies of a stack. A deeper line counts as out of budget."""

TIE_MARGIN = 1e-9
"""Actions whose values differ by less are equally good."""


@record
class Search:
    """One search: its task, its progress, and the result handed up from ply to ply."""

    payoff: i1
    seats: i1
    wide: flag          # whether every action is valued, not only the best
    seat: i1            # the seat that thinks
    cuts: i1
    budget: i4          # positions
    until: i8           # the time of the game's clock at which lines are cut
    rare: f8            # the least probability of a line's rolls; less likely lines are cut
    stamp: i4
    nodes: i4           # positions so far
    exhausted: flag
    fault: i4
    depth: i4           # depth of the last finished search, in choices
    best: i4            # its choice
    # odds and a window handed down, a value handed up
    odds: f8
    alpha: f8
    beta: f8
    values: f8[SEATS]
    bound: i1
    cut: i1


@record
class Ply:
    kind: i1
    depth: i2           # choices left
    odds: f8            # probability of the rolls on the way here
    floor: f8           # the window that this ply was given
    ceiling: f8
    cut: i1
    keyed: flag         # whether the table stores its position
    key: i8
    values: f8[SEATS]   # the best so far, or the sum so far
    action: i4          # the action now tried, or whose roll this is
    # a choice
    seat: i1
    alpha: f8           # the window for the next action
    beta: f8
    index: i4           # of the next action on the menu
    tried: i4
    first: i4           # the action to try first
    best: i4
    killer: i4          # the best action when this ply was last a choice: probably good here too
    probed: flag        # only its first action is tried
    # a chance
    sides: i2
    face: i2            # the outcome that now runs
    share: i2           # how many outcomes mean the same
    outcome: i2         # its number among the different ones
    probing: flag
    bounds: i2          # outcomes that have been probed
    lows: f8[PROBES]
    highs: f8[PROBES]
    rest_low: f8        # bounds of the sum over the outcomes that have not run yet
    rest_high: f8


@record
class RootValue:
    """The value of an action of the root for the seat that thinks."""

    action: i4
    nodes: i4
    value: f8
    bound: i1           # UPPER: no better than this
    cut: i1             # why lines below it were cut; 0: the value is the game's own


class ExactSpace(NamedTuple):
    """The memory of a search: arrays, or lists of plain records. states[0] is the blinded state."""

    search: Any         # one
    states: Any
    menus: Any
    plies: Any
    table: Any
    results: Any        # those of the last finished search, then as many for the running one
    net: Net            # not used by exact search: it is here so that agents' needs are passed on together


def new_space(state: Any, menu: Any, payoff: int, seats: int, power: int, net: Net | None = None) -> ExactSpace:
    """Memory for searches of a game with these records, with a table of 2**power positions.

    InputError if each seat wants its own value and there are more seats than a value has numbers.
    """
    if payoff == OWN and seats > SEATS:
        raise SpokenError("exact-seats", seats=seats, most=SEATS)
    search = Search.array(1)
    search[0]["payoff"], search[0]["seats"] = payoff, seats
    most = menu.fields["actions"].shape[0]
    return ExactSpace(search, state.array(PLIES), menu.array(PLIES), Ply.array(PLIES), new_table(power),
                      RootValue.array(2 * most), net or no_net(menu.array(2), np.zeros((2, 0), np.int32)))


@rule
def maximises(search: Search, seat):
    """Whether a seat maximises the values that are handed up."""
    return search.payoff != OPPOSED or seat == search.seat


@rule
def numbers(search: Search):
    """How many numbers a value has: one for all seats, or one for each."""
    return search.seats if search.payoff == OWN else 1


@rule
def evaluate_leaf(space: ExactSpace, k, cut, value):
    """Hand up the value of state k as it is."""
    search = space.search[0]
    if search.payoff == OWN:
        for seat in range(search.seats):
            search.values[seat] = value(space.states[k], seat)
    else:
        search.values[0] = value(space.states[k], search.seat)
    search.bound = EXACT
    search.cut = cut


@rule
def probe_table(space: ExactSpace, k, depth):
    """Look up ply k's position in the table.

    Hand up its value if that is enough; otherwise note the action to try first.
    """
    search = space.search[0]
    ply = space.plies[k]
    ply.key = hash_position(space.states, k)
    found = find_entry(space.table, ply.key, search.stamp)
    if found == NOT_FOUND:
        return False
    entry = space.table[found]
    if entry.best != NO_ACTION:
        ply.first = entry.best
    if not holds_at(entry.depth, entry.cut, depth):
        return False
    if ((entry.bound == LOWER and entry.values[0] < search.beta)
            or (entry.bound == UPPER and entry.values[0] > search.alpha)):
        return False
    for i in range(numbers(search)):
        search.values[i] = entry.values[i]
    search.bound = entry.bound
    search.cut = entry.cut
    return True


@rule
def open_ply(space: ExactSpace, k, kind, depth, action, whole):
    """Open ply k with the window handed down. Returns whether its value is known already.

    `whole`: the ply's state describes it fully, so the table may store it.
    """
    search = space.search[0]
    ply = space.plies[k]
    ply.kind = kind
    ply.depth = depth
    ply.odds = search.odds
    ply.floor = search.alpha
    ply.ceiling = search.beta
    ply.cut = 0
    ply.action = action
    ply.first = ply.killer
    ply.best = NO_ACTION
    for i in range(SEATS):
        ply.values[i] = 0.0
    ply.keyed = whole and len(space.table) > 0
    return ply.keyed and probe_table(space, k, depth)


@rule
def open_choice(space: ExactSpace, k, depth, seat):
    """Open a ply in which a seat chooses."""
    search = space.search[0]
    ply = space.plies[k]
    menu = space.menus[k]
    if open_ply(space, k, CHOICE, depth, NO_ACTION, k > 0):
        return VALUED
    ply.seat = seat
    ply.index = 0
    ply.tried = 0
    ply.probed = k > 0 and space.plies[k - 1].kind == CHANCE and space.plies[k - 1].probing
    if ply.probed:      # its first action gives a bound: a lower one for a maximising seat, else an upper one
        if maximises(search, seat):
            ply.floor = OPEN_LOW
        else:
            ply.ceiling = OPEN_HIGH
        if ply.floor == OPEN_LOW and ply.ceiling == OPEN_HIGH:
            search.bound = UNKNOWN
            return VALUED
    ply.alpha = ply.floor
    ply.beta = ply.ceiling
    listed = False
    for i in range(menu.n):
        listed = listed or menu.actions[i] == ply.first
    if not listed:
        ply.first = NO_ACTION
    return DOWN


@rule
def take_action(space: ExactSpace, k):
    """Note the value of the action just tried."""
    search = space.search[0]
    ply = space.plies[k]
    axis = ply.seat if search.payoff == OWN else 0
    worth = search.values[axis]
    high = maximises(search, ply.seat)
    margin = TIE_MARGIN if k == 0 else 0.0
    if k == 0:
        note_result(space, worth)
    ply.cut |= search.cut
    if ply.tried == 1 or (worth > ply.values[axis] + margin if high else worth < ply.values[axis] - margin):
        ply.best = ply.action
        for i in range(numbers(search)):
            ply.values[i] = search.values[i]
    if search.payoff != OWN and search.cuts != NO_CUTS and not (k == 0 and search.wide):
        if high:
            ply.alpha = max(ply.alpha, ply.values[0])
        else:
            ply.beta = min(ply.beta, ply.values[0])
    if ply.probed or ply.alpha >= ply.beta:
        ply.tried = space.menus[k].n


@rule
def note_result(space: ExactSpace, worth):
    """Note the value of an action of the root, after the results of the last search."""
    search = space.search[0]
    ply = space.plies[0]
    result = space.results[(len(space.results) >> 1) + ply.tried - 1]
    result.action = ply.action
    result.value = worth
    result.cut = search.cut
    result.bound = UPPER if worth <= ply.alpha else EXACT
    result.nodes = search.nodes


@rule
def close_choice(space: ExactSpace, k):
    """Hand up the value of the best action."""
    search = space.search[0]
    ply = space.plies[k]
    for i in range(numbers(search)):
        search.values[i] = ply.values[i]
    search.cut = ply.cut
    ply.killer = ply.best
    if ply.probed:
        search.bound = LOWER if maximises(search, ply.seat) else UPPER
    else:
        close_ply(space, k)


@rule
def close_ply(space: ExactSpace, k):
    """Set the bound of the value handed up, and store it in the table."""
    search = space.search[0]
    ply = space.plies[k]
    search.bound = EXACT
    if search.payoff != OWN:
        if search.values[0] <= ply.floor:
            search.bound = UPPER
        elif search.values[0] >= ply.ceiling:
            search.bound = LOWER
    if ply.keyed and not search.exhausted and not search.cut & BY_RARITY:
        entry = space.table[slot_to_replace(space.table, ply.key, search.stamp, ply.depth)]
        entry.key = ply.key
        entry.stamp = search.stamp
        entry.best = ply.best
        entry.depth = ply.depth
        entry.bound = search.bound
        entry.cut = search.cut
        for i in range(numbers(search)):
            entry.values[i] = search.values[i]
