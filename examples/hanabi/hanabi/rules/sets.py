"""Sets of different cards: a bit for each, from the lowest on by the card's number."""
from tapete.game import count_bits, rule

from ..vocabulary import CARDS, COLOURS, RANKS
from .cards import copies_of, rank_of
from .unseen import count_in, lying_open

ANY_CARD = (1 << CARDS) - 1


@rule
def set_of(card):
    """The set of this card alone."""
    return 1 << (card - 1)


@rule
def is_all_in(cards, others):
    """Whether a set has cards, and each is in the other set."""
    return cards != 0 and cards & ~others == 0


@rule
def both(cards, others):
    """The cards that are in both sets; if there is none, those of the first."""
    return cards & others if cards & others else cards


@rule
def is_one(cards):
    return count_bits(cards) == 1


@rule
def lowest_rank(cards):
    """The lowest rank of a set's cards."""
    low = RANKS
    for card in range(1, CARDS + 1):
        if cards >> (card - 1) & 1:
            low = min(low, rank_of(card))
    return low


@rule
def cards_of(colours, ranks):
    """The cards that have one of these colours and one of these ranks."""
    cards = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            cards |= ranks << (RANKS * colour)
    return cards


@rule
def in_pool(pool):
    """The cards that a pool has."""
    cards = 0
    for card in range(1, CARDS + 1):
        if count_in(pool, card):
            cards |= set_of(card)
    return cards


@rule
def not_all_open(s):
    """The cards that have a copy in a hand or in the deck."""
    cards = 0
    for card in range(1, CARDS + 1):
        if lying_open(s, card) < copies_of(card):
            cards |= set_of(card)
    return cards


@rule
def next_after(s, known):
    """For each firework the next card once these cards have been played, as far as each follows the one before."""
    cards = 0
    for colour in range(COLOURS):
        top = s.fireworks[colour]
        while top < RANKS and known >> (RANKS * colour + top) & 1:
            top += 1
        if top < RANKS:
            cards |= set_of(RANKS * colour + top + 1)
    return cards


@rule
def next_cards(s):
    """The cards that can be played now."""
    return next_after(s, 0)


@rule
def dead_cards(s):
    """The cards that can never be played any more, because they lie there or one below them is gone."""
    cards = 0
    for colour in range(COLOURS):
        gone = False
        for rank in range(1, RANKS + 1):
            card = RANKS * colour + rank
            if gone or s.fireworks[colour] >= rank:
                cards |= set_of(card)
            elif s.discarded[card - 1] == copies_of(card):
                gone = True
    return cards


@rule
def last_cards(s, dead):
    """The cards that are still needed and have no other copy."""
    cards = 0
    for card in range(1, CARDS + 1):
        if s.discarded[card - 1] == copies_of(card) - 1:
            cards |= set_of(card)
    return cards & ~dead
