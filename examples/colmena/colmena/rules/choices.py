"""What a seat may choose, and why not."""
from tapete.game import legal_of, rule, why_not_of

from ..vocabulary import Act, Why
from .cards import in_hand


@rule("colmena.turn.choose")
def reason(s, op, p, b, c, kind, x, y):
    """Why a seat may not answer with this choice; 0 if it may."""
    return 0 if in_hand(s.players[p], x) else Why.NOT_HELD


why_not = why_not_of(reason, Why.OVER)
legal = legal_of(why_not, Act)
