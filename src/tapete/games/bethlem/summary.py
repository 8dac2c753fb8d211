"""Write the summary of a finished game of Bethlem into a row of a simulation."""
from ...kernel.rule import rule
from .names import ROW
from .rules.cards import group_of, living
from .rules.part import OWN_CARDS
from .rules.sides import side_of


@OWN_CARDS.may_change()
def summarise_own(s, row):
    """Summarise other parts of a game."""


@rule
def summarise(s, row):
    row.rounds = s.round_no
    row.cause = s.cause
    row.winners = s.winners
    for seat in range(s.n_players):
        row.won_as[seat] = s.won_as[seat]
        row.side[seat] = side_of(s, seat)
        row.left[seat] = living(s, seat)
    for piece in range(ROW * s.n_rows):
        if not s.pieces[piece].reserve:
            row.dealt[s.pieces[piece].card] = s.owner[piece // ROW] + 1
        if group_of(s.pieces[piece].card) == 0:
            row.main[s.owner[piece // ROW]] = s.pieces[piece].card
    summarise_own(s, row)
