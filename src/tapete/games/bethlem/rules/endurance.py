"""Which cards would outlive a blow, for all that a player knows."""
from ....kernel.rule import rule
from ..names import NOBODY, ROW, Card
from .awakenings import twin_position_lives
from .cards import find_card, is_alive, is_siamese, is_silenced, row_of

MEMORY = 2
"""For how many rounds a blow in vain is remembered."""


@rule
def has_held(s, viewer, o):
    """Whether a card would outlive a blow, or has lately: another is worth more."""
    piece = s.pieces[o]
    if piece.tried >> viewer & 1 and s.round_no - piece.tried_at <= MEMORY:
        return True
    if piece.known >> viewer & 1 and is_siamese(piece.card):
        return twin_holds(s, o)
    return s.options.custom and waits_for_others(s, o)


@rule
def twin_holds(s, o):
    """Whether a siamese lives because of her twin, who is neither dead nor struck herself; where that one is covered
    she is taken for alive."""
    card = s.pieces[o].card
    twin = find_card(s, Card.SIAMESA_1 + Card.SIAMESA_2 - card)
    if is_silenced(s, o):
        return False
    if s.pieces[o].woken and twin_position_lives(s, o):
        return True
    if twin != NOBODY and (s.pieces[twin].dead or s.pieces[twin].doom):
        return False
    return not s.twins & ~(1 << (card - Card.SIAMESA_1))


@rule
def waits_for_others(s, o):
    """Whether all can see that other cards must fall first: spies, or lower numbers."""
    extra = s.own.extra[o]
    if extra.spy and extra.spy_hit:
        return True
    if extra.number == 0 or not extra.number_shown:
        return False
    lower = 0
    for other in range(ROW * s.n_rows):
        if s.pieces[other].dead and 0 < s.own.extra[other].number < extra.number:
            lower += 1
    return lower < extra.number - 1


@rule
def has_a_soft_card(s, viewer, seat):
    """Whether a player has a living card that would not outlive a blow."""
    for place in range(ROW * s.n_rows):
        o = s.at[place]
        if s.owner[row_of(place)] == seat and is_alive(s, o) and not has_held(s, viewer, o):
            return True
    return False
