"""The profile's counts for custom cards: the card whose power a decision uses."""
from ....kernel.constants import ConstantTable
from ..catalogue import CARD, NO_CARD
from ..profile import card_of_decision
from ..rules.part import OWN_CARDS
from .names import CARD_OF_POWER

OWN_POWER_OF = ConstantTable(CARD[card] if card else NO_CARD for card in CARD_OF_POWER)
"""By decision, the card that asks for it."""


@OWN_CARDS.changes(card_of_decision)
def card_of_own_decision(s, power):
    return 0 + OWN_POWER_OF[power]
