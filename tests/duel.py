"""A small game of dice and cards for two opponents, or three who each play for themselves, to test search.

In a turn a seat plays it safe (a d4 and a d2), takes the covered top card (and rolls a d4), or attacks in one of
several ways (a d4). The result of each face is drawn separately for each table. Every card is drawn late.
"""
from typing import Any, NamedTuple

from tapete.compiler.entry import entry
from tapete.kernel.agenda import drop_top, frame_a, frame_b, frame_c, frame_op, in_order, schedule, top_frame
from tapete.kernel.dice import Dice, pick, roll, same_from_here
from tapete.kernel.log import Log
from tapete.kernel.menu import first_of, kind_of, offer
from tapete.kernel.piles import take_top
from tapete.kernel.record import i1, i4, record, u1
from tapete.kernel.rule import rule
from tapete.search.expectimax import search_deeper

TURN, PLAY, NEXT = 1, 20, 21
SAFE, CARD, ATTACK = 1, 2, 3
UNKNOWN = 255
KINDS = 5
WAYS = 12


@record
class Pile:
    n: i1
    cards: u1[6]
    seen: u1[6]


@record
class Duel:
    dice: Dice
    log: Log
    outcome: i1
    fault: u1
    seats: i1
    turn: i1
    last: i1
    points: i1[3]
    ways: i1            # to attack
    gains: i1[WAYS, 4]
    pile: Pile
    unseen: u1[KINDS]
    n_agenda: i1
    agenda: i4[8]


@record
class Menu:
    n: i4
    actions: i4[2 + WAYS]


@rule
def legal(s, menu):
    menu.n = 0
    if s.outcome == 0:
        offer(menu, SAFE, 0, 0)
        if s.pile.n > 0:
            offer(menu, CARD, 0, 0)
        for way in range(s.ways):
            offer(menu, ATTACK, way, 0)


@rule
def act(s, action):
    p = frame_a(top_frame(s))
    drop_top(s)
    mark = s.n_agenda
    schedule(s, PLAY, p, kind_of(action), first_of(action))
    schedule(s, NEXT, p, 0, 0)
    in_order(s, mark)


@rule
def find_top(s):
    i = s.pile.n - 1
    if s.pile.cards[i] == UNKNOWN:
        left = pick(s, s.pile.n)
        kind = 0
        while left >= s.unseen[kind]:
            left -= s.unseen[kind]
            kind += 1
        same_from_here(s, s.unseen[kind] - left)
        s.unseen[kind] -= 1
        s.pile.cards[i] = kind


@rule
def play_turn(s, p, kind, way):
    other = (p + 1) % s.seats
    if kind == SAFE:
        s.points[p] += s.gains[0][roll(s, 4) - 1] + roll(s, 2)
    elif kind == CARD:
        find_top(s)
        card = take_top(s.pile)
        s.points[p] += 2 * card - 3 + s.gains[card % 4][roll(s, 4) - 1]
    else:
        face = roll(s, 4)
        s.points[other] -= s.gains[way][face - 1]
        s.points[p] -= face % 2


@rule
def pass_on(s, p):
    s.turn += 1
    if s.turn == s.last:
        s.outcome = 1
    else:
        schedule(s, TURN, (p + 1) % s.seats, 0, 0)


@rule
def step(s):
    if s.outcome or s.fault or s.dice.wanted or frame_op(top_frame(s)) == TURN:
        return False
    frame = top_frame(s)
    drop_top(s)
    mark = s.n_agenda
    if frame_op(frame) == PLAY:
        play_turn(s, frame_a(frame), frame_b(frame), frame_c(frame))
    else:
        pass_on(s, frame_a(frame))
    in_order(s, mark)
    return True


@rule
def chooser(s):
    return frame_a(top_frame(s)) if s.outcome == 0 else -1


@rule
def clock(s):
    return s.turn


@rule
def value(s, seat):
    """Two: the one's is what the other's is short of 1. Three: each by its own points."""
    if s.seats == 3:
        return min(1.0, max(0.0, (s.points[seat] + 16) / 48))
    lead = s.points[0] - s.points[1]
    if s.outcome:
        first = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    else:
        first = min(1.0, max(0.0, 0.5 + lead / 32))
    return first if seat == 0 else 1.0 - first


class Rules(NamedTuple):
    """Those that an exact search asks for."""

    legal: Any
    act: Any
    step: Any
    chooser: Any
    clock: Any
    value: Any


RULES = Rules(legal, act, step, chooser, clock, value)


@entry
def reckon(space, plans, seat):
    return search_deeper(space, plans[0], seat, RULES)


def deal(seats, last, draws, ways=1):
    """A table at its first choice: covered cards, and gains drawn from `draws`, a `random.Random`."""
    s = Duel.plain()
    s.seats, s.last, s.ways = seats, last, ways
    for row in s.gains:
        row[:] = [draws.randint(-3, 4) for _ in row]
    s.pile.n = 2
    s.pile.cards[:2] = [UNKNOWN] * 2
    for kind in draws.choices(range(KINDS), k=2):
        s.unseen[kind] += 1
    schedule(s, TURN, draws.randrange(seats), 0, 0)
    return s
