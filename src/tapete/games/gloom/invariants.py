"""Invariants of the state, for all choices and dice."""
from enum import IntEnum

from ...kernel.rule import rule
from .names import ALL_SEATS, ASIDE, CENTRE, CHARACTERS, NOBODY, NONE, STORIES, UNKNOWN, Fate, Kind, Outcome
from .rules.sight import look


class Broken(IntEnum):
    """The invariant that fails."""

    NOTHING = 0
    CARDS = 1
    PILES = 2
    SIGHT = 3
    SEATS = 4
    STORIES = 5
    SEEN = 6
    AGENDA = 7
    BOUNDS = 8


@rule
def count_list(s, cards, n):
    """Count the cards of a list; True if one of them is not a card."""
    for i in range(n):
        card = cards[i]
        if not 0 < card <= s.options.n_cards:
            return True
        s.mark[card] += 1
    return False


@rule
def cards_conserved(s):
    """Every card of the pack is in exactly one place."""
    wrong = count_list(s, s.deck.cards, s.deck.n) or count_list(s, s.discards.cards, s.discards.n)
    wrong = wrong or count_list(s, s.removed.cards, s.removed.n) or count_list(s, s.in_play, s.n_in_play)
    for p in range(s.n_seats):
        wrong = wrong or count_list(s, s.seats[p].hand.cards, s.seats[p].hand.n)
    for ch in range(CHARACTERS):
        card = s.characters[ch].top
        for _ in range(s.options.n_cards):
            if card != NONE:
                s.mark[card] += 1
                card = s.under[card]
    for card in range(1, s.options.n_cards + 1):
        if s.mark[card] != 1:
            wrong = True
    for card in range(len(s.mark)):
        s.mark[card] = 0
    return not wrong


@rule
def pile_is_sound(s, ch):
    """Modifiers only, and on a dead character one untimely death on top."""
    me = s.characters[ch]
    card = me.top
    if me.fate == Fate.DEAD:
        if card == NONE or s.options.cards[card].kind != Kind.DEATH:
            return False
        card = s.under[card]
    elif me.fate != Fate.ALIVE and card != NONE:
        return False
    while card != NONE:
        if s.options.cards[card].kind != Kind.MODIFIER:
            return False
        card = s.under[card]
    return True


@rule
def sight_is_true(s, ch):
    """The stored view of a pile is the visible one."""
    me = s.characters[ch]
    worth = me.worth
    icons = me.icons
    text = me.text
    lasting = me.lasting
    look(s, ch)
    return me.worth == worth and me.icons == icons and me.text == text and me.lasting == lasting


@rule
def seats_are_sound(s):
    for p in range(s.n_seats):
        held = 0
        for story in range(1, STORIES):
            if s.story_at[story] == p:
                held += 1
        if held > 1:
            return False
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        playing = me.fate == Fate.ALIVE or me.fate == Fate.DEAD
        if playing != (me.owner != NOBODY) and me.fate != Fate.GONE:
            return False
        if not NOBODY <= me.owner < s.n_seats:
            return False
    return True


@rule
def stories_are_sound(s):
    """As many stories as were laid out are in the centre or with a seat."""
    out = 0
    for story in range(1, STORIES):
        if not ASIDE <= s.story_at[story] < s.n_seats:
            return False
        if s.story_at[story] >= CENTRE:
            out += 1
    return out == s.options.out


@rule
def knowledge_is_sound(s):
    """The holder of a card knows it, nobody knows a card of the draw pile, and open cards are known to all."""
    for p in range(s.n_seats):
        hand = s.seats[p].hand
        for i in range(hand.n):
            if hand.cards[i] != UNKNOWN and not s.seen[hand.cards[i]] >> p & 1:
                return False
    for i in range(s.deck.n):
        if s.deck.cards[i] != UNKNOWN and s.seen[s.deck.cards[i]] != 0:
            return False
    for i in range(s.discards.n):
        if s.seen[s.discards.cards[i]] != ALL_SEATS:
            return False
    return True


@rule
def broken(s):
    """The first invariant that fails in a state at a choice or at the game's end; 0 for none."""
    if not cards_conserved(s):
        return Broken.CARDS
    for ch in range(CHARACTERS):
        if not pile_is_sound(s, ch):
            return Broken.PILES
        if not sight_is_true(s, ch):
            return Broken.SIGHT
    if not seats_are_sound(s):
        return Broken.SEATS
    if not stories_are_sound(s):
        return Broken.STORIES
    if not knowledge_is_sound(s):
        return Broken.SEEN
    if s.outcome == Outcome.RUNNING and not 0 < s.n_agenda <= len(s.agenda):
        return Broken.AGENDA
    if not 0 <= s.plays <= s.options.plays or s.idle < 0:
        return Broken.BOUNDS
    return Broken.NOTHING
