"""The legal actions for decisions of custom cards."""
from .....kernel.menu import offer
from .....kernel.rule import rule
from ...names import CARDS, ROW
from ...rules.cards import row_of
from ...rules.menu import offer_power
from ...rules.part import OWN_CARDS
from ...vocabulary import Act
from ..names import SHAPES, Shape
from .may import CHOICES, why_not_decide, why_not_own_pair


@OWN_CARDS.changes(offer_power)
def offer_decision(s, menu, p, power):
    """Offer all legal answers."""
    shape = SHAPES[power]
    offer_own(s, menu, p, power, Act.PASS, 1, 1)
    if shape == Shape.YES:
        offer_own(s, menu, p, power, Act.YES, 1, 1)
        offer_own(s, menu, p, power, Act.NO, 1, 1)
    elif shape == Shape.CHOICE:
        offer_own(s, menu, p, power, Act.CHOOSE, CHOICES, 1)
    elif shape == Shape.PLAYER:
        offer_own(s, menu, p, power, Act.PLAYER, s.n_players, 1)
    elif shape == Shape.CARD:
        offer_own(s, menu, p, power, Act.CARD, CARDS, 1)
    elif shape == Shape.PAIR:
        offer_pairs(s, menu, p, power)
    elif shape == Shape.PLAYERS:
        offer_own(s, menu, p, power, Act.PLAYERS, s.n_players, s.n_players)
    else:
        if shape == Shape.VISIT:
            offer_own(s, menu, p, power, Act.CHOOSE, CHOICES, 1)
        offer_own(s, menu, p, power, Act.POINT, ROW * s.n_rows, 1)


@rule
def offer_own(s, menu, p, power, kind, first, second):
    for a in range(first):
        for b in range(second):
            if why_not_decide(s, p, power, kind, a, b) == 0:
                offer(menu, kind, a, b)


@rule
def offer_pairs(s, menu, p, power):
    """Offer pairs of cards whose first is always one of the player's own."""
    for one in range(ROW * s.n_rows):
        if s.owner[row_of(one)] == p:
            for other in range(ROW * s.n_rows):
                if why_not_own_pair(s, p, power, one, other) == 0:
                    offer(menu, Act.PAIR, one, other)
