"""Setup: the deck is shuffled and dealt."""
from tapete.game import rule, schedule, shuffle

from ..model import DECK
from ..vocabulary import CARDS, Op
from .cards import ANY_COLOUR, ANY_RANK, copies_of
from .sets import ANY_CARD


@rule("hanabi.setup.deck")
def fill_deck(s):
    for card in range(1, CARDS + 1):
        for _ in range(copies_of(card)):
            s.deck[s.n_deck] = card
            s.n_deck += 1
    shuffle(s, s.deck, DECK)


@rule
def hand_size(s):
    return 5 if s.n_seats <= 3 else 4


@rule
def take_top_card(s):
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@rule
def give_card(s, p, card):
    """Add a card to a hand, as the newest: no hint has spoken of it."""
    me = s.players[p]
    me.hand[me.n_cards] = card
    me.colours[me.n_cards] = ANY_COLOUR
    me.ranks[me.n_cards] = ANY_RANK
    me.meant[me.n_cards] = ANY_CARD
    me.n_cards += 1


@rule("hanabi.setup.deal")
def deal(s):
    for p in range(s.n_seats):
        for _ in range(hand_size(s)):
            give_card(s, p, take_top_card(s))


@rule("hanabi.setup.tokens")
def setup(s):
    s.hints = s.options.hints
    s.fuses = s.options.fuses
    fill_deck(s)
    deal(s)
    schedule(s, Op.TURN, 0, 0, 0)
