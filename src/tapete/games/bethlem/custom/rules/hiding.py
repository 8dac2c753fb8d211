"""The architect in hiding: who it is once the mind has left the dead card in another row."""
from .....kernel.rule import rule
from ...names import NOBODY, Card
from ...rules.cards import find_card, holder


@rule("bethlem.custom.hide", "bethlem.custom.mind_keeps")
def hider(s):
    """The seat that has the architect's power and hiding place, or NOBODY. Whoever gets the dead card did not hide."""
    piece = find_card(s, Card.ARQUITECTO)
    if piece == NOBODY:
        return NOBODY
    return s.own.hider - 1 if s.own.hider and s.pieces[piece].dead else holder(s, piece)
