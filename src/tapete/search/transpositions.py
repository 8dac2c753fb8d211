"""A transposition table: positions that an exact search has valued, so that equal positions are searched once.

A position is identified by its 64-bit hash. Two positions with one hash would be confused: with the million entries of
a large table this happens about once in 10**13 look-ups. Each hash has two places. The first keeps the position with
the most choices below it, the second the latest.
"""
from typing import Any

from ..kernel.record import f8, i1, i2, i4, i8, record
from ..kernel.rule import rule

SEATS = 8
"""The most seats in an exact search."""

EXACT = 0
LOWER = 1
UPPER = 2
UNKNOWN = 3
"""The bound of a value: exact, at most the position's own, at least the position's own, or unknown."""

BY_DEPTH = 1
BY_HORIZON = 2
BY_RARITY = 4
BY_BUDGET = 8
"""Why a line was cut and valued as it is. All but the second depend on the way to the position."""

NOT_FOUND = -1


@record
class Transposition:
    key: i8
    stamp: i4           # of the search that wrote it; an entry of another search counts as empty
    best: i4            # the action to try first
    depth: i2           # choices that the search had left
    bound: i1
    cut: i1
    values: f8[SEATS]


def new_table(power: int) -> Any:
    """An empty table of 2**power entries, at least two; none for 0."""
    return Transposition.array(1 << power if power else 0)


@rule
def bucket_of(table, key):
    """The first of a hash's two places."""
    return 2 * (key & ((len(table) >> 1) - 1))


@rule
def find_entry(table, key, stamp):
    """The index of a position in the table, or NOWHERE."""
    if len(table) > 0:
        first = bucket_of(table, key)
        for i in range(first, first + 2):
            if table[i].stamp == stamp and table[i].key == key:
                return i
    return NOT_FOUND


@rule
def slot_to_replace(table, key, stamp, depth):
    """The index for writing a position. The entry that was there moves on or is lost."""
    first = bucket_of(table, key)
    here = table[first]
    if here.stamp != stamp or here.key == key:
        return first
    if here.depth > depth:
        return first + 1
    there = table[first + 1]
    there.key = here.key
    there.stamp = here.stamp
    there.best = here.best
    there.depth = here.depth
    there.bound = here.bound
    there.cut = here.cut
    for i in range(SEATS):
        there.values[i] = here.values[i]
    return first


@rule
def holds_at(entry_depth, cut, depth):
    """Whether a value found with `entry_depth` choices left is what a search with `depth` left would find."""
    return entry_depth == depth or (entry_depth < depth and not cut & BY_DEPTH)
