"""Loot in hand: see language/terms/hands.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.rule import rule
from ...language.ops import Do
from ...model import HAND
from ...names import NOBODY
from ...vocabulary import Op
from ..dice import amount
from ..hands import discard_hand, find_hand, loot, must_discard, show_hand, steal_random
from .who import seat_of


@rule
def do_hands(s, do, a, b):
    if do == Do.PASS_HANDS:
        pass_hands(s)
        return
    p = seat_of(s, a)
    if p == NOBODY:
        return
    you = s.now.seat
    match do:
        case Do.LOOT: loot(s, p, amount(s, b))
        case Do.DISCARD: must_discard(s, p, amount(s, b))
        case Do.DISCARD_ANY:
            s.now.number = 0
            find_hand(s, p)
            schedule(s, Op.DISCARD_ANY, p, 0, 0)
        case Do.DISCARD_HAND: s.now.number = discard_hand(s, p)
        case Do.GIVE_LOOT: give_loot(s, p, seat_of(s, b))
        case Do.STEAL_LOOT:
            by = seat_of(s, b)
            if by != NOBODY:
                steal_random(s, p, by)
        case Do.TAKE_LOOT:
            show_hand(s, p, you)
            if s.players[p].n_hand > 0 and p != you:
                schedule(s, Op.TAKE, you, p, 0)
        case Do.SEE_HAND: show_hand(s, p, you)
        case Do.LOOT_TO_DECK:
            if s.players[p].n_hand > 0:
                find_hand(s, p)
                schedule(s, Op.TO_DECK, p, 0, 0)
        case Do.LOOT_LIKE: loot(s, you, max(0, s.players[p].n_hand - s.players[you].n_hand))
        case Do.EXCHANGE_LOOT:
            show_hand(s, p, you)
            if s.players[p].n_hand > 0 and s.players[you].n_hand > 0 and p != you:
                find_hand(s, you)
                schedule(s, Op.TAKE, you, p, 0)
                schedule(s, Op.GIVE, you, p, 0)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def give_loot(s, p, to):
    if to != NOBODY and to != p and s.players[p].n_hand > 0:
        find_hand(s, p)
        schedule(s, Op.GIVE, p, to, 0)


@rule
def pass_hands(s):
    """Every hand goes to the player on the left: in place, one card of each hand after another."""
    for i in range(HAND):
        last = s.n_players - 1
        card = s.players[last].hand[i]
        known = s.players[last].known[i]
        for p in range(last, 0, -1):
            move_card(s, p, p - 1, i)
        s.players[0].hand[i] = card
        s.players[0].known[i] = known | 1 if card else 0
    n = s.players[s.n_players - 1].n_hand
    for p in range(s.n_players - 1, 0, -1):
        s.players[p].n_hand = s.players[p - 1].n_hand
    s.players[0].n_hand = n


@rule
def move_card(s, to, source, i):
    card = s.players[source].hand[i]
    s.players[to].hand[i] = card
    s.players[to].known[i] = (s.players[source].known[i] | 1 << to) if card else 0
