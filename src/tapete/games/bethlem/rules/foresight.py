"""The expectations of a narrator who knows everything: how a bot answers as narrator."""
from ....kernel.rule import rule
from ..names import NOBODY, ROW, Question, Side
from ..value import chance
from .beliefs import open_votes
from .cards import holder, is_alive, is_in_game, living
from .part import OWN_CARDS
from .sides import side_of


@rule
def expects(s, question, seat):
    """Whether something is more likely than not to happen to a player."""
    match question:
        case Question.LOSES: likely = is_in_danger(s, seat)
        case Question.LYNCHED: likely = most_pointed_at(s) == seat
        case Question.OUT: likely = living(s, seat) == 1 and is_in_danger(s, seat)
        case _: likely = chance(s, seat) > 0.5
    return likely


@rule
def is_in_danger(s, seat):
    """Whether one of a player's cards is about to die, the mutineers hunt the player, or they get more votes than
    most."""
    left = 0
    for other in range(s.n_players):
        left += is_in_game(s, other)
    for piece in range(ROW * s.n_rows):
        if holder(s, piece) == seat and is_alive(s, piece) and (s.pieces[piece].doom or s.pieces[piece].due):
            return True
    return not is_with_mutineers(s, seat) or open_votes(s, seat) * left > 100


@OWN_CARDS.may_change()
def is_with_mutineers(s, seat):
    """Whether the mutineers do not hunt a player."""
    side = side_of(s, seat)
    return side == Side.MUTINEERS or side == Side.RICHARD


@rule
def most_pointed_at(s):
    """The player with most votes so far, of those still in the game, or NOBODY."""
    most = 0
    seat = NOBODY
    for other in range(s.n_players):
        n = open_votes(s, other)
        if n > most and is_in_game(s, other):
            most = n
            seat = other
    return seat
