"""Invariants of custom cards."""
from ....kernel.rule import rule
from ..invariants import own_broken
from ..names import EVERYONE, ROW, SPECTATOR, VIEWERS
from ..rules.cards import is_alive
from ..rules.part import OWN_CARDS
from .names import TOOLS


@rule
def goals_are_wrong(s):
    """Each objective is dealt once, and the viewer's possible ones include the true one."""
    dealt = 0
    for seat in range(s.n_players):
        goal = s.own.goals[seat]
        if dealt >> goal & 1 or not s.options.in_play[goal]:
            return True
        dealt |= 1 << goal
        for viewer in range(VIEWERS):
            if (viewer < s.n_seats or viewer == SPECTATOR) and not s.may[viewer][goal] >> seat & 1:
                return True
    return False


@OWN_CARDS.changes(own_broken)
def custom_broken(s):
    """The first invariant that fails: 20 numbers, 21 broccoli, 22 objectives, 23 tools, 24 transplant, 25 out of play,
    26 objectives dealt and known."""
    if goals_are_wrong(s):
        return 26
    own = s.own
    numbers = 0
    for piece in range(ROW * s.n_rows):
        extra = own.extra[piece]
        if extra.number:
            if numbers >> extra.number & 1 or extra.number > ROW:
                return 20
            numbers |= 1 << extra.number
        if extra.broccoli and s.pieces[piece].dead:
            return 21
        if extra.removed and is_alive(s, piece):
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
