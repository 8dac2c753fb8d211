"""Draw covered cards late: in a blinded state, when a rule is about to read one.

In a true state every card is known, and nothing happens here. A covered card is one of those that are not open and in
no hand where this seat knows them, all equally likely.
"""
from ....kernel.dice import pick
from ....kernel.rule import rule
from ..names import CHARACTERS, NONE, SEATS, UNKNOWN


@rule
def mark_open(s, mark):
    """Set mark[card] for every card whose place is known; return how many are not."""
    count = s.options.n_cards
    for card in range(count + 1):
        mark[card] = 0
    for p in range(SEATS):
        hand = s.seats[p].hand
        for i in range(hand.n):
            if hand.cards[i] != UNKNOWN:
                mark[hand.cards[i]] = 1
    for i in range(s.discards.n):
        mark[s.discards.cards[i]] = 1
    for i in range(s.removed.n):
        mark[s.removed.cards[i]] = 1
    for i in range(s.deck.n):
        if s.deck.cards[i] != UNKNOWN:
            mark[s.deck.cards[i]] = 1
    for ch in range(CHARACTERS):
        card = s.characters[ch].top
        while card != NONE:
            mark[card] = 1
            card = s.under[card]
    mark_in_play(s, mark)
    unseen = 0
    for card in range(1, count + 1):
        unseen += 1 - mark[card]
    return unseen


@rule
def mark_in_play(s, mark):
    """Mark the cards that are being played: they are on the table and in no pile."""
    for i in range(s.n_in_play):
        mark[s.in_play[i]] = 1


@rule
def find_in_hand(s, p, i):
    """Draw the i-th card of a hand, which is covered."""
    unseen = mark_open(s, s.mark)
    left = pick(s, unseen)
    for card in range(1, s.options.n_cards + 1):
        if not s.mark[card]:
            if left == 0:
                s.seats[p].hand.cards[i] = card
                s.seen[card] = 1 << p
                break
            left -= 1
    for card in range(1, s.options.n_cards + 1):
        s.mark[card] = 0


@rule
def covered_in_hand(s, p):
    """The place of the first covered card of a hand, -1 for none."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        if hand.cards[i] == UNKNOWN:
            return i
    return -1
