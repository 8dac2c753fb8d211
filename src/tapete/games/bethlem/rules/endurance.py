"""Which cards would survive a blow, as far as a player knows."""
from ....kernel.rule import rule
from ..names import NOBODY, ROW, Card
from .awakenings import twin_position_lives
from .cards import find_card, is_alive, is_siamese, is_silenced, row_of
from .part import OWN_CARDS

MEMORY = 2
"""Rounds for which a blow without effect is remembered."""


@rule
def has_held(s, viewer, piece):
    """Whether a card would survive a blow, or has lately; another target is then worth more."""
    it = s.pieces[piece]
    if s.struck[viewer][piece] and s.round_no - s.struck[viewer][piece] <= MEMORY:
        return True
    if it.known >> viewer & 1 and is_siamese(it.card):
        return twin_holds(s, piece)
    return waits_for_others(s, piece)


@rule
def twin_holds(s, piece):
    """Whether a siamese lives because of her twin, who is neither dead nor struck. A covered twin counts as alive."""
    card = s.pieces[piece].card
    twin = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    if is_silenced(s, piece):
        return False
    if s.pieces[piece].woken and twin_position_lives(s, piece):
        return True
    if twin != NOBODY and (s.pieces[twin].dead or s.pieces[twin].doom):
        return False
    return not s.twins & ~(1 << (card - Card.SIAMESA_1))


@OWN_CARDS.may_change()
def waits_for_others(s, piece):
    """Whether all can see that other cards must fall first."""
    return False


@rule
def has_a_soft_card(s, viewer, seat):
    """Whether a player has a living card that would not survive a blow."""
    for place in range(ROW * s.n_rows):
        piece = s.at[place]
        if s.owner[row_of(place)] == seat and is_alive(s, piece) and not has_held(s, viewer, piece):
            return True
    return False
