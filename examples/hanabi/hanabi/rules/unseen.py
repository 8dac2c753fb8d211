"""The cards that somebody has not seen, and which covered card may be which.

A *pool* counts cards: two bits for each of the 25, in one number, because a rule has no rows of its own.
"""
from tapete.game import count_bits, rule

from ..model import Player
from ..vocabulary import CARDS, HAND
from .cards import colour_of, copies_of, may_be, rank_of


@rule
def one_of(card):
    """A pool of this card alone."""
    return 1 << (2 * (card - 1))


@rule
def count_in(pool, card):
    return pool >> (2 * (card - 1)) & 3


@rule
def lying_open(s, card):
    """How many of a card have been discarded or built."""
    return s.discarded[card - 1] + (1 if s.fireworks[colour_of(card)] >= rank_of(card) else 0)


@rule
def all_but_open(s):
    """The pool of the cards in the deck and in all hands."""
    pool = 0
    for card in range(1, CARDS + 1):
        pool += (copies_of(card) - lying_open(s, card)) * one_of(card)
    return pool


@rule
def hand_pool(me: Player):
    """The pool of the cards of a hand that are not covered."""
    pool = 0
    for i in range(me.n_cards):
        if me.hand[i]:
            pool += one_of(me.hand[i])
    return pool


@rule
def unseen_by(s, p):
    """The pool of the cards that a seat has not seen: those of the deck, and its own, also where the state has them."""
    pool = all_but_open(s)
    for q in range(s.n_seats):
        if q != p:
            pool -= hand_pool(s.players[q])
    return pool


@rule
def unseen(s):
    """The pool of the cards that a state does not say: those of the deck, and those that are covered."""
    return unseen_by(s, -1)


@rule
def covered_in(me: Player):
    """The covered cards of a hand, a bit for each place."""
    covered = 0
    for i in range(me.n_cards):
        if me.hand[i] == 0:
            covered |= 1 << i
    return covered


@rule
def covered_seat(s):
    """The seat that holds covered cards; -1 for none. A blinded state covers one hand at most."""
    for p in range(s.n_seats):
        if covered_in(s.players[p]):
            return p
    return -1


@rule
def places_for(me: Player, covered, card):
    """The covered places, as bits, where a card may be."""
    places = 0
    for i in range(HAND):
        if covered >> i & 1 and may_be(me, i, card):
            places |= 1 << i
    return places


@rule
def enough_for(me: Player, pool, some):
    """Whether a pool has as many cards for some covered places as there are places."""
    found = 0
    for card in range(1, CARDS + 1):
        if places_for(me, some, card):
            found += count_in(pool, card)
    return found >= count_bits(some)


@rule
def can_fill(me: Player, pool):
    """Whether the covered cards of a hand can all be from a pool: there must be enough for any of them (Hall)."""
    covered = covered_in(me)
    some = covered
    while some:
        if not enough_for(me, pool, some):
            return False
        some = (some - 1) & covered
    return True
