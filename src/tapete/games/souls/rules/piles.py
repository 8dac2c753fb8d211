"""Decks and discard piles."""
from ....kernel.agenda import schedule
from ....kernel.arrays import delete_at
from ....kernel.dice import pick, same_from_here, shuffle
from ....kernel.log import tell, tell_only
from ....kernel.piles import ALL_SEATS, put_on_top, put_under, take_top
from ....kernel.rule import rule
from ..language.library import CARDS
from ..names import DECKS, NOBODY, UNKNOWN, Deck, Vain
from ..vocabulary import Op, Told
from .cards import deck_of
from .vain import in_vain_of


@rule
def renew_deck(s, deck):
    """A deck that has run out is made again from its discard pile, at once, at any time."""
    pile = s.decks[deck]
    old = s.discards[deck]
    if pile.n == 0 and old.n > 0:
        shuffle(s, old.cards, old.n)
        for i in range(old.n):
            pile.cards[i] = old.cards[i]
            if s.blinded:
                s.unseen[pile.cards[i]] += 1
                pile.cards[i] = UNKNOWN
            pile.seen[i] = 0
            old.cards[i] = 0
            old.seen[i] = 0
        pile.n = old.n
        old.n = 0
        tell(s, Told.RESHUFFLED, deck, 0, 0)


@rule("souls.decks.run_out")
def take_card(s, deck):
    """Remove the top card of a deck and return it; 0 if both deck and discard pile are empty."""
    renew_deck(s, deck)
    if s.decks[deck].n == 0:
        return 0
    find_top(s, deck, 0)
    card = take_top(s.decks[deck])
    renew_deck(s, deck)
    return card


@rule
def find_out(s, deck):
    """In a blinded state: draw one of the cards of a deck that the seat has not seen, all equally likely."""
    total = 0
    for card in range(CARDS):
        if s.unseen[card] and deck_of(s, card) == deck:
            total += s.unseen[card]
    left = pick(s, total)
    for card in range(CARDS):
        if s.unseen[card] and deck_of(s, card) == deck:
            if left < s.unseen[card]:
                same_from_here(s, s.unseen[card] - left)
                s.unseen[card] -= 1
                return card
            left -= s.unseen[card]
    return 0


@rule
def find_top(s, deck, depth):
    """Draw the card at a depth under a deck's top."""
    pile = s.decks[deck]
    i = pile.n - 1 - depth
    if pile.cards[i] == UNKNOWN:
        pile.cards[i] = find_out(s, deck)


@rule
def find_deck(s, deck):
    """Draw every unknown card of a deck, for a search."""
    for depth in range(s.decks[deck].n):
        find_top(s, deck, depth)


@rule
def reshuffle(s, deck):
    """Shuffle a deck after a search; nobody knows any card of it after that."""
    pile = s.decks[deck]
    shuffle(s, pile.cards, pile.n)
    for i in range(pile.n):
        pile.seen[i] = 0
        if s.blinded:
            s.unseen[pile.cards[i]] += 1
            pile.cards[i] = UNKNOWN
    tell(s, Told.SHUFFLED, deck, 0, 0)


@rule
def discard_card(s, card):
    """Put a card on its discard pile; a bonus soul or a character's own item is removed from the game."""
    deck = deck_of(s, card)
    if deck >= 0:
        put_on_top(s, s.discards[deck], card, ALL_SEATS)


@rule
def lay_on_deck(s, card):
    """A card goes on top of its deck for all to see."""
    put_on_top(s, s.decks[deck_of(s, card)], card, ALL_SEATS)
    tell(s, Told.ON_DECK, card, 0, 0)


@rule
def lay_under_deck(s, card, seen):
    put_under(s, s.decks[deck_of(s, card)], card, seen)


@rule
def take_at(pile, at):
    """Remove the card at a place of a pile, counted from the bottom, and return it."""
    card = delete_at(pile.cards, pile.n, at)
    delete_at(pile.seen, pile.n, at)
    pile.n -= 1
    return card


@rule
def find_in_pile(pile, card):
    """The index of a card in a pile, the topmost of its kind; -1 if it is not there."""
    for i in range(pile.n - 1, -1, -1):
        if pile.cards[i] == card:
            return i
    return -1


@rule
def show_top(s, deck, n, p):
    """Let a player know the top cards of a deck."""
    pile = s.decks[deck]
    for depth in range(min(n, pile.n)):
        find_top(s, deck, depth)
        i = pile.n - 1 - depth
        pile.seen[i] = pile.seen[i] | (1 << p)


@rule
def is_loot(s, card):
    return deck_of(s, card) == Deck.LOOT


@rule
def look_at_top(s, p, deck, n):
    """A player sees the top cards of a deck. Returns their number."""
    if deck >= DECKS or p == NOBODY:
        return 0
    n = min(n, s.decks[deck].n)
    if n == 0:
        in_vain_of(s, deck, Vain.DECK)
        return 0
    show_top(s, deck, n, p)
    tell(s, Told.LOOKED, p, deck, n)
    for depth in range(n):
        tell_only(s, 1 << p, Told.SAW, p, s.decks[deck].cards[s.decks[deck].n - 1 - depth], 0)
    return n


@rule("souls.cards.reorder")
def arrange_top(s, p, deck, n):
    """A player sees the top cards and puts them back one after another: the last is on top."""
    n = look_at_top(s, p, deck, n)
    if n > 1:
        schedule(s, Op.ARRANGE, p, n, deck)
