"""What is hidden: a hand from its owner, and the deck from all."""
from tapete.game import blind_of, next_below, rule, shuffle_by

from ..model import Player, Table
from ..vocabulary import CARDS
from .cards import may_be
from .unseen import count_in, covered_in, covered_seat, fitting, one_of, unseen

blind = blind_of(Table)


@rule
def guess(me: Player, i, rng, whole, left):
    """One of the cards of the whole pool that may be at a place, each copy as likely; 0 if that copy is gone."""
    k = next_below(rng, fitting(whole, me.colours[i], me.ranks[i]))
    for card in range(1, CARDS + 1):
        if may_be(me, i, card):
            if k < count_in(whole, card):
                return card if k < count_in(left, card) else 0
            k -= count_in(whole, card)
    return 0


@rule
def uncover(me: Player, covered, rng, whole):
    """Guess all covered cards, each by itself; whether no two are the same copy."""
    left = whole
    for i in range(me.n_cards):
        if covered >> i & 1:
            card = guess(me, i, rng, whole, left)
            if card == 0:
                return False
            me.hand[i] = card
            left -= one_of(card)
    return True


@rule
def fill_hand(s, rng):
    """Guess the covered hand until it is a possible one: so each possible hand is equally likely."""
    p = covered_seat(s)
    if p >= 0:
        covered = covered_in(s.players[p])
        whole = unseen(s)
        while not uncover(s.players[p], covered, rng, whole):
            pass


@rule
def fill_rest(s, rng):
    """The cards that are in no hand are the deck, in any order."""
    pool = unseen(s)
    n = 0
    for card in range(1, CARDS + 1):
        for _ in range(count_in(pool, card)):
            s.deck[n] = card
            n += 1
    shuffle_by(rng, s.deck, n)


@rule
def redeal(s, rng, scratch):
    fill_hand(s, rng)
    fill_rest(s, rng)
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def seen_as(s, action, seat):
    """The action as a seat sees it: all choices are open."""
    return action
