"""Piles of cards that remember which seats have seen each card.

A pile record has the fields `n`, `cards: u1[N]` and `seen: u1[N]`, from the bottom up: the top card is the last. A
card's `seen` has a bit for each seat that knows the card, and moves with the card.
"""
from .agenda import Fault, fail
from .arrays import swap
from .dice import shuffle
from .rule import rule

ALL_SEATS = 255


@rule
def put_on_top(s, pile, card, seen):
    """Put a card on top of a pile. `seen` has a bit for each seat that has seen it."""
    if pile.n >= len(pile.cards):
        fail(s, Fault.PILE_FULL)
        return
    pile.cards[pile.n] = card
    pile.seen[pile.n] = seen
    pile.n += 1


@rule
def put_under(s, pile, card, seen):
    """Put a card under a pile. `seen` has a bit for each seat that has seen it."""
    if pile.n >= len(pile.cards):
        fail(s, Fault.PILE_FULL)
        return
    for i in range(pile.n, 0, -1):
        pile.cards[i] = pile.cards[i - 1]
        pile.seen[i] = pile.seen[i - 1]
    pile.cards[0] = card
    pile.seen[0] = seen
    pile.n += 1


@rule
def take_top(pile):
    """Remove and return the top card. The pile must not be empty."""
    pile.n -= 1
    card = pile.cards[pile.n]
    pile.cards[pile.n] = 0
    pile.seen[pile.n] = 0
    return card


@rule
def show_card(pile, depth, seat):
    """Let a seat know the card that is `depth` cards under the top."""
    i = pile.n - 1 - depth
    pile.seen[i] = pile.seen[i] | (1 << seat)


@rule
def swap_top_two(pile):
    """Swap the top card and the one under it."""
    swap(pile.cards, pile.n - 1, pile.n - 2)
    swap(pile.seen, pile.n - 1, pile.n - 2)


@rule
def shuffle_pile(s, pile):
    """Shuffle a pile. After that no seat knows any card in it."""
    shuffle(s, pile.cards, pile.n)
    for i in range(pile.n):
        pile.seen[i] = 0


@rule
def cover_pile(pile, seat, unknown, unseen):
    """Cover the cards that a seat has not seen, and count each in `unseen` by its value.

    Of the cards that the seat knows, forget which others know them, unless all seats do.
    """
    for i in range(pile.n):
        known = pile.seen[i] >> seat & 1
        unseen[pile.cards[i]] += 1 - known
        pile.cards[i] = pile.cards[i] if known else unknown
        pile.seen[i] = ALL_SEATS if pile.seen[i] == ALL_SEATS else known << seat
