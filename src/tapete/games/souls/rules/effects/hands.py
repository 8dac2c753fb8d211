"""Loot in hand: see language/terms/hands.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.rule import rule
from ...language.ops import Do
from ...model import HAND
from ...names import NOBODY, Vain
from ...vocabulary import Op
from ..cards import word
from ..hands import are_apart, discard_hand, has_loot, loot, must_discard, show_hand, steal_random
from ..vain import gone, in_vain, in_vain_for
from .amounts import amount
from .who import seat_of


@rule
def do_hands(s, do, a, b):
    if do == Do.PASS_HANDS:
        pass_hands(s)
        return
    p = seat_of(s, a)
    if p == NOBODY:
        gone(s, a)
        return
    you = s.now.seat
    match do:
        case Do.LOOT: loot(s, p, amount(s, b))
        case Do.DISCARD:
            if amount(s, b) <= 0:
                in_vain(s, Vain.NOTHING)
            must_discard(s, p, amount(s, b))
        case Do.DISCARD_ANY:
            s.now.number = 0
            schedule(s, Op.DISCARD_ANY, p, 0, 0)
        case Do.DISCARD_HAND:
            has_loot(s, p)
            s.now.number = discard_hand(s, p)
        case Do.GIVE_LOOT: give_loot(s, p, b)
        case Do.STEAL_LOOT:
            by = seat_of(s, b)
            if by == NOBODY:
                gone(s, b)
            else:
                steal_random(s, p, by)
        case Do.TAKE_LOOT:
            if not was_seen_empty(s, p) and are_apart(s, p, you):
                look_into(s, p, you)
                if s.players[p].n_hand > 0:
                    schedule(s, Op.TAKE, you, p, 0)
        case Do.SEE_HAND: show_hand(s, p, you)
        case Do.LOOT_TO_DECK:
            if has_loot(s, p):
                schedule(s, Op.TO_DECK, p, 0, 0)
        case Do.LOOT_UP_TO: loot_up_to(s, p, amount(s, b))
        case Do.PAY_LOOT: pay_loot(s, p, amount(s, b))
        case Do.EXCHANGE_LOOT:
            if was_seen_empty(s, p) or not are_apart(s, p, you):
                return
            look_into(s, p, you)
            if s.players[p].n_hand > 0 and has_loot(s, you):
                schedule(s, Op.TAKE, you, p, 0)
                schedule(s, Op.GIVE, you, p, 0)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def can_be_done(s, do, whom, before):
    """Whether a term that a player is asked about can have a result, by the sizes of hands, which all see. If not, the
    reason is told, unless the term `before` has just told it."""
    p = seat_of(s, whom)
    if p == NOBODY or (do != Do.TAKE_LOOT and do != Do.EXCHANGE_LOOT and (do != Do.SEE_HAND or s.options.before_6)):
        return True
    if s.players[p].n_hand == 0 and before == Do.SEE_HAND:
        return False
    return ((s.options.before_6 == 1 or are_apart(s, p, s.now.seat)) and has_loot(s, p)
            and (do != Do.EXCHANGE_LOOT or has_loot(s, s.now.seat)))


@rule
def was_seen_empty(s, p):
    """Whether the term before has just told that a hand is empty."""
    return s.players[p].n_hand == 0 and word(s, s.now.row - 2, 0) == Do.SEE_HAND


@rule
def look_into(s, p, you):
    """A player who takes a card of a hand looks at it, unless they have just done so."""
    if not has_loot(s, p):
        return
    for i in range(s.players[p].n_hand):
        if not s.players[p].known[i] >> you & 1:
            show_hand(s, p, you)
            return


@rule
def give_loot(s, p, whom):
    to = seat_of(s, whom)
    if to == NOBODY:
        gone(s, whom)
    elif are_apart(s, p, to) and has_loot(s, p):
        schedule(s, Op.GIVE, p, to, 0)


@rule
def pay_loot(s, p, n):
    """A player discards loot as a price, if there is enough in hand."""
    s.run.done = 0
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif s.players[p].n_hand < n:
        in_vain_for(s, p, Vain.FEW_LOOT)
    else:
        must_discard(s, p, n)
        s.run.done = 1


@rule
def loot_up_to(s, p, n):
    """A player loots up to a number of cards in hand."""
    if n > s.players[p].n_hand:
        loot(s, p, n - s.players[p].n_hand)
    else:
        in_vain_for(s, p, Vain.ENOUGH_LOOT)


@rule
def pass_hands(s):
    """Every hand goes to the player on the left: in place, one card of each hand after another."""
    if not any_hand(s):
        in_vain(s, Vain.NOTHING)
        return
    for i in range(HAND):
        last = s.n_seats - 1
        card = s.players[last].hand[i]
        known = s.players[last].known[i]
        for p in range(last, 0, -1):
            move_card(s, p, p - 1, i)
        s.players[0].hand[i] = card
        s.players[0].known[i] = known | 1 if card else 0
    n = s.players[s.n_seats - 1].n_hand
    for p in range(s.n_seats - 1, 0, -1):
        s.players[p].n_hand = s.players[p - 1].n_hand
    s.players[0].n_hand = n
    for p in range(s.n_seats):
        schedule(s, Op.SEE_HAND, p, 0, 0)


@rule
def any_hand(s):
    for p in range(s.n_seats):
        if s.players[p].n_hand > 0:
            return True
    return False


@rule
def move_card(s, to, source, i):
    card = s.players[source].hand[i]
    s.players[to].hand[i] = card
    s.players[to].known[i] = (s.players[source].known[i] | 1 << to) if card else 0
