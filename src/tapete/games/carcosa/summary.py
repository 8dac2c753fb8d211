"""Write the summary of a finished game of Carcosa into a row of a simulation."""
from ...kernel.rule import rule
from .rules.inventory import count_keys


@rule
def summarise(s, row):
    row.rounds = s.round_no
    row.cause = s.cause
    row.souls = s.n_seats
    row.keys = count_keys(s)
    row.destroyed = s.keys_destroyed
    row.annexed = s.tales_annexed
    row.ritual = s.ritual_done
    for p in range(s.n_seats):
        me = s.souls[p]
        row.role[p] = me.role
        row.sanity[p] = me.sanity
        row.max_sanity[p] = me.max_sanity
        row.slots_lost[p] = me.slots_lost
        row.carried[p] = me.keys
