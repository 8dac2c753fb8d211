"""The profile's counts for custom cards: the card whose power a decision uses."""
from ....kernel.constants import ConstantTable
from ..catalogue import CARD, NO_CARD
from ..names import Card
from ..profile import card_of_decision
from ..rules.part import OWN_CARDS
from .names import Power

OWN_POWERS = (
    (Power.HIDE, Power.MIND, Card.ARQUITECTO), (Power.LAUGH, Power.PILL, Card.GAS),
    (Power.BET, Power.PRIZE_WAKE, Card.LUDOPATA), (Power.SERVE, Power.REFILL, Card.CHEF),
    (Power.SPOIL, Power.STEAL, Card.CHEF), (Power.WORLD, Power.TOOL_DISCARD, Card.SALTAMUNDOS),
    (Power.BORROW, Power.HAUNT, Card.MEDIUM), (Power.EXCHANGE, Power.ROBOTS, Card.CYBORG),
    (Power.RISE, Power.SACRIFICE, Card.ALQUIMISTA), (Power.HAKI, Power.HAKI_FORESEE, Card.OTAKU),
    (Power.DOLL, Power.CURSE, Card.VUDU), (Power.CLOCK, Power.PAST, Card.RELOJERO),
    (Power.EXAMINE, Power.VIRUS_KILL, Card.MEDICO))
OWN_POWER_OF = ConstantTable(next((CARD[card] for first, last, card in OWN_POWERS if first <= power <= last), NO_CARD)
                             for power in range(max(Power) + 1))
"""By decision, the card that asks for it."""


@OWN_CARDS.changes(card_of_decision)
def card_of_own_decision(s, power):
    return 0 + OWN_POWER_OF[power]
