"""The first night: the pact of blood, the siamese and the cellmates."""
from ....kernel.log import tell_only
from ....kernel.rule import rule
from ..names import NOBODY, OWN, ROW, Card
from ..vocabulary import Ask, Told
from .calling import wake
from .cards import holder, is_cellmate, is_siamese, wielder
from .knowledge import learn_holder
from .sides import holds


@rule("bethlem.pact.bind", "bethlem.pact.meet")
def call_pact(s, call, i, at):
    """The pact's owner ties two players, who then see each other; a Richard Dadd may stay away."""
    if i == 0:
        p = wielder(s, Card.PACTO_DE_SANGRE)
        if p != NOBODY:
            wake(s, p, Ask.PACT, OWN, call, 1, at)
            return True
        return False
    if s.pact[0] == 0 or s.unbound:
        return False
    if i <= 2:
        for k in range(i - 1, 2):
            if holds(s, s.pact[k] - 1, Card.RICHARD_DADD):
                wake(s, s.pact[k] - 1, Ask.PACT_RISE, 0, call, k + 2, at)
                return True
    for k in range(2):
        s.pact_seen |= 1 << (s.pact[k] - 1)
        tell_only(s, 1 << (s.pact[k] - 1), Told.PACT_WITH, s.pact[1 - k] - 1, s.hate, 0)
    return False


@rule("bethlem.siamese.meet")
def introduce_siamese(s):
    """The owners of the siamese come to know each other, but not where the card is."""
    for one in range(ROW * s.n_rows):
        for other in range(ROW * s.n_rows):
            if one != other and is_siamese(s.pieces[one].card) and is_siamese(s.pieces[other].card):
                if holder(s, one) != holder(s, other):
                    learn_holder(s, holder(s, one), s.pieces[other].card, holder(s, other))
                    tell_only(s, 1 << holder(s, one), Told.SIAMESE, holder(s, other), 0, 0)
    return False


@rule("bethlem.cellmates.meet")
def introduce_cellmates(s):
    """The cellmates come to know each other. Each learns that every other cellmate card is held by one of the
    others."""
    for one in range(ROW * s.n_rows):
        if not is_cellmate(s.pieces[one].card):
            continue
        viewer = holder(s, one)
        rows = 0
        for other in range(ROW * s.n_rows):
            if other != one and is_cellmate(s.pieces[other].card):
                rows |= 1 << (other // ROW)
                if holder(s, other) != viewer:
                    tell_only(s, 1 << viewer, Told.CELLMATE, holder(s, other), 0, 0)
        for card in range(Card.COMPANERO_1, Card.COMPANERO_3 + 1):
            if s.pieces[one].card != card:
                s.may[viewer][card] &= rows
    return False
