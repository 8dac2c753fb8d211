"""What an effect would do and does not, told with the reason: of a player, of a card, of a deck, or of nothing by name.
"""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Ref
from ..names import Vain
from ..vocabulary import Told


@rule
def in_vain(s, why):
    tell(s, Told.IN_VAIN, why, 0, 0)


@rule
def in_vain_for(s, p, why):
    tell(s, Told.IN_VAIN_FOR, p, why, 0)


@rule
def in_vain_at(s, card, why):
    tell(s, Told.IN_VAIN_AT, card, why, 0)


@rule
def in_vain_of(s, deck, why):
    tell(s, Told.IN_VAIN_OF, deck, why, 0)


@rule
def gone(s, who):
    """What a row speaks of is not there. Of a choice that could not be made it has been told already."""
    if who != Ref.CHOSEN or s.run.chosen:
        in_vain(s, Vain.GONE)
