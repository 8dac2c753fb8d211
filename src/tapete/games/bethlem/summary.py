"""What a finished game of Bethlem leaves in the rows of a simulation."""
from ...kernel.rule import rule
from .names import ROW
from .rules.cards import group_of, living
from .rules.sides import side_of


@rule
def summarise(s, row):
    row.rounds = s.round_no
    row.cause = s.cause
    row.winners = s.winners
    for seat in range(s.n_players):
        row.won_as[seat] = s.won_as[seat]
        row.side[seat] = side_of(s, seat)
        row.left[seat] = living(s, seat)
        if s.options.custom:
            row.goal[seat] = s.own.goals[seat]
    for o in range(ROW * s.n_rows):
        if group_of(s.pieces[o].card) == 0:
            row.main[s.owner[o // ROW]] = s.pieces[o].card
