"""Tell an effect without a result, with the reason: for a player, a card, a deck, or without a name."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import Ref
from ..names import CONDITIONS, Vain
from ..vocabulary import Told
from .cards import FIRST_ABILITY, RESOLVE, column, line, word


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
def unmet(s, row):
    """The condition in a row of the running effect does not hold, and nothing is done instead."""
    now = s.now
    nth = 0
    for before in range(line(s, now.ability, RESOLVE), row):
        if word(s, before, 0) == Do.UNLESS:
            nth += 1
    tell(s, Told.UNMET, now.seat, now.card, CONDITIONS * (now.ability - column(s, now.card, FIRST_ABILITY)) + nth)


@rule
def gone(s, who):
    """The player or thing of a row is not there. If its choice could not be made, that has been told already."""
    if who != Ref.CHOSEN or s.run.chosen:
        in_vain(s, Vain.GONE)
