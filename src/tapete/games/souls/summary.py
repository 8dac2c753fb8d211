"""Write the summary of a finished game into a row of a simulation."""
from ...kernel.rule import rule
from .names import CardZone
from .rules.things import character_of, count_souls


@rule
def summarise(s, row):
    """Write Four Souls' own columns of a summary."""
    row.passes = s.passed
    row.turns = s.turn
    row.players = s.n_seats
    row.first = s.first
    for p in range(s.n_seats):
        row.character[p] = s.things[character_of(s, p)].card
        row.souls[p] = count_souls(s, p)
        row.cents[p] = s.players[p].cents
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.ITEM:
            card = s.things[i].card
            row.held[card] = row.held[card] | 1 << s.things[i].owner
