"""Tell an effect without a result, with the reason: for a player, a card, a deck, or without a name."""
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
    """The player or thing of a row is not there. If its choice could not be made, that has been told already."""
    if who != Ref.CHOSEN or s.run.chosen:
        in_vain(s, Vain.GONE)
