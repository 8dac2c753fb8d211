"""What always holds of one's own cards."""
from ....kernel.rule import rule
from ..names import EVERYONE, ROW
from ..rules.cards import is_alive
from .names import TOOLS


@rule
def own_broken(s):
    """The first that does not hold: 20 numbers, 21 broccoli, 22 objectives, 23 tools, 24 transplant, 25 out of play."""
    own = s.own
    numbers = 0
    for o in range(ROW * s.n_rows):
        extra = own.extra[o]
        if extra.number:
            if numbers >> extra.number & 1 or extra.number > ROW:
                return 20
            numbers |= 1 << extra.number
        if extra.broccoli and s.pieces[o].dead:
            return 21
        if extra.removed and is_alive(s, o):
            return 25
    for seat in range(s.n_players):
        if own.unmasked >> seat & 1 and own.goals_seen[seat] & EVERYONE != EVERYONE:
            return 22
        if not own.goals_seen[seat] >> seat & 1:
            return 22
    for tool in range(TOOLS):
        if own.hand[tool] > 40:
            return 23
    if own.transplant and not is_alive(s, own.transplant - 1):
        return 24
    return 0
