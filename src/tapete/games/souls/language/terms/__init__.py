"""Every term of the effect language, by theme."""
from ..template import Term
from .board import BOARD
from .damage import DAMAGE
from .decks import DECKS
from .dice import DICE
from .flow import FLOW
from .hands import HANDS
from .items import ITEMS
from .money import MONEY
from .souls import SOULS
from .turn import TURN

TERMS: tuple[Term, ...] = (*FLOW, *MONEY, *HANDS, *DECKS, *DAMAGE, *DICE, *ITEMS, *TURN, *BOARD, *SOULS)
