"""What a hint means by the conventions of the greedy agent, beside its words.

A hint *calls* one card of the hand. If it names the oldest card that no hint has named, which goes next, and this may
be the last of its kind, it calls that card: to be kept, or to be played. Else it calls the newest card that it is the
first to name, and then the newest that may be played and is not yet known to be. These are to be played, at once or
after cards that everybody knows. A seat that plays otherwise gives other hints, so a meaning that leaves no card
possible is dropped.

What is meant is in the state, by card. It comes from what all seats see, so all of them read a hint alike.
"""
from tapete.game import count_bits, rule

from ..model import Player
from ..vocabulary import HAND, Act
from .sets import (
    ANY_CARD,
    both,
    cards_of,
    dead_cards,
    is_all_in,
    is_one,
    last_cards,
    next_after,
    next_cards,
    not_all_open,
)


@rule
def narrow(possible, bit, touched):
    """What a hint leaves possible for a card: this alone if it speaks of the card, else all but this."""
    return possible & bit if touched else possible & ~bit


@rule
def is_named(me: Player, i):
    """Whether hints tell the colour or the rank of a card."""
    return count_bits(me.colours[i]) == 1 or count_bits(me.ranks[i]) == 1


@rule
def next_to_go(me: Player):
    """The oldest card that no hint has named, which its owner discards next; -1 if there is none."""
    for i in range(HAND):
        if i < me.n_cards and not is_named(me, i):
            return i
    return -1


@rule
def told(me: Player, i):
    """The cards that hints leave possible at a place."""
    return cards_of(me.colours[i], me.ranks[i])


@rule
def told_after(me: Player, i, kind, n, touched):
    """The same after a hint."""
    hit = touched >> i & 1
    if kind == Act.COLOUR:
        return cards_of(narrow(me.colours[i], 1 << n, hit), me.ranks[i])
    return cards_of(me.colours[i], narrow(me.ranks[i], 1 << (n - 1), hit))


@rule
def believed(cards, meant, dead, held):
    """What a card is taken for: of the possible ones those that hints mean. One that a hint has called is taken to be
    still needed, and none of those that others hold.
    """
    if meant == ANY_CARD:
        return cards
    return both(both(both(cards, meant), ~dead), ~held)


@rule
def known_in(me: Player, left, dead):
    """The named cards of a hand that its owner knows. `left`: the cards that the owner has not seen."""
    known = 0
    for i in range(me.n_cards):
        if is_named(me, i):
            cards = believed(told(me, i) & left, me.meant[i], dead, 0)
            known |= cards if is_one(cards) else 0
    return known


@rule
def known_to_all(s, left, dead):
    """The cards in hands that everybody knows."""
    known = 0
    for p in range(s.n_seats):
        known |= known_in(s.players[p], left, dead)
    return known


@rule
def soon_next(s, left, dead):
    """The cards that can be played once those that everybody knows have been."""
    return next_after(s, known_to_all(s, left, dead))


@rule
def could_be(me: Player, i, kind, n, touched, cards):
    """The cards of a set that a card may be after a hint."""
    return told_after(me, i, kind, n, touched) & me.meant[i] & cards


@rule
def called_again(s, me: Player, kind, n, touched):
    """The newest of the named cards that may be played and is not yet known to be; -1 if there is none."""
    left = not_all_open(s)
    dead = dead_cards(s)
    wanted = soon_next(s, left, dead) & left
    playable = next_cards(s)
    newest = -1
    for i in range(HAND):
        if (touched >> i & 1 and could_be(me, i, kind, n, touched, wanted)
                and not is_all_in(believed(told(me, i) & left, me.meant[i], dead, 0), playable)):
            newest = i
    return newest


@rule
def newly_named(me: Player, touched):
    """The newest card that a hint is the first to name; -1 if there is none."""
    newest = -1
    for i in range(HAND):
        if touched >> i & 1 and not is_named(me, i):
            newest = i
    return newest


@rule
def called_by(s, me: Player, kind, n, touched):
    """The place of the card that a hint calls, before it is marked; -1 if it calls none."""
    i = next_to_go(me)
    if i >= 0 and touched >> i & 1 and could_be(me, i, kind, n, touched, last_cards(s, dead_cards(s))):
        return i
    newest = newly_named(me, touched)
    return newest if newest >= 0 else called_again(s, me, kind, n, touched)


@rule
def meaning_of(s, me: Player, i, kind, n, touched):
    """The cards that a hint means by the card that it calls; what was meant before, if it can be none of them."""
    dead = dead_cards(s)
    left = not_all_open(s)
    wanted = soon_next(s, left, dead)
    if i == next_to_go(me):
        wanted |= last_cards(s, dead)
    cards = could_be(me, i, kind, n, touched, wanted & left)
    return cards if cards else me.meant[i]
