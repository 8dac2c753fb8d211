"""Evaluate the amount in a row: a number, a value that the effect knows, or a count."""
from .....kernel.rule import rule
from ...language.words import FIRST_COUNT, UP, Amount, Count
from ...names import NO_THING, NOBODY, CardZone
from ..cards import word
from ..money import MOST_CENTS
from ..refs import seat_in, thing_in
from ..stats import life
from ..things import count_items, count_souls
from .who import ref_of


@rule
def amount(s, n):
    """The amount of a row: a number, the current value of one of `Amount`, or a count."""
    if n >= 0:
        return n
    if n <= FIRST_COUNT:
        return counted(s, FIRST_COUNT - n)
    now = s.now
    match n:
        case Amount.ROLL: total = now.face
        case Amount.EVENT: total = now.amount
        case Amount.HAND: total = s.players[now.seat].n_hand
        case Amount.NUMBER: total = now.number
        case Amount.THEIR_CENTS: total = s.players[now.targets[0] & 3].cents
        case Amount.COUNTERS: total = s.things[now.thing].counters if now.thing != NO_THING else 0
        case Amount.ALL: total = MOST_CENTS
        case _: total = n
    return total


@rule
def counted(s, row):
    """The value of a count: the quantity, multiplied or half of it rounded up, and at most its limit."""
    total = count(s, word(s, row, 1), ref_of(s, word(s, row, 2)))
    times = word(s, row, 3)
    most = word(s, row, 4)
    total = (total + 1) // 2 if times == UP else total * times
    return min(total, most) if most else total


@rule
def count(s, what, ref):
    """A quantity of a player, of a thing, or at the table; 0 if there is no such player or thing."""
    p = seat_in(ref)
    i = thing_in(s, ref)
    match what:
        case Count.CENTS: total = 0 if p == NOBODY else 0 + s.players[p].cents
        case Count.HAND: total = 0 if p == NOBODY else 0 + s.players[p].n_hand
        case Count.SOULS: total = 0 if p == NOBODY else count_souls(s, p)
        case Count.ITEMS: total = 0 if p == NOBODY else count_items(s, p)
        case Count.LIFE: total = 0 if p == NOBODY else life(s, p)
        case Count.COUNTERS: total = 0 if i == NO_THING else 0 + s.things[i].counters
        case Count.PLAYERS: total = 0 + s.n_seats
        case Count.MONSTERS: total = count_monsters(s)
        case Count.ROLL: total = 0 + s.now.face
        case Count.EVENT: total = 0 + s.now.amount
        case Count.NUMBER: total = 0 + s.now.number
        case _: total = 0
    return total


@rule
def count_monsters(s):
    found = 0
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.MONSTER:
            found += 1
    return found
