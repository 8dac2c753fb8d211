"""What a seat may choose, and why not."""
from tapete.game import legal_of, rule, why_not_of

from ..model import Player
from ..vocabulary import Act, Why
from .cards import colour_of, rank_of


@rule
def touched_by_colour(me: Player, colour):
    """The places, as bits, of the cards that have this colour."""
    touched = 0
    for i in range(me.n_cards):
        if me.hand[i] and colour_of(me.hand[i]) == colour:
            touched |= 1 << i
    return touched


@rule
def touched_by_rank(me: Player, rank):
    """The places, as bits, of the cards that have this rank."""
    touched = 0
    for i in range(me.n_cards):
        if me.hand[i] and rank_of(me.hand[i]) == rank:
            touched |= 1 << i
    return touched


@rule
def touched_by(me: Player, kind, n):
    return touched_by_colour(me, n) if kind == Act.COLOUR else touched_by_rank(me, n)


@rule("hanabi.turn.empty_hint")
def is_empty_hint(s, q, kind, n):
    return not s.options.empty_hints and touched_by(s.players[q], kind, n) == 0


@rule
def why_not_hint(s, p, kind, q, n):
    if q == p or q >= s.n_seats:
        return Why.NOT_THEM
    if s.hints == 0:
        return Why.NO_HINTS
    return Why.TOUCHES_NOTHING if is_empty_hint(s, q, kind, n) else 0


@rule
def reason(s, op, p, b, c, kind, x, y):
    """Why a seat may not answer with this choice; 0 if it may."""
    if kind == Act.COLOUR or kind == Act.RANK:
        return why_not_hint(s, p, kind, x, y)
    if x > s.players[p].n_cards:
        return Why.NO_CARD
    return Why.ALL_HINTS if kind == Act.DISCARD and s.hints == s.options.hints else 0


why_not = why_not_of(reason, Why.OVER)
legal = legal_of(why_not, Act)
