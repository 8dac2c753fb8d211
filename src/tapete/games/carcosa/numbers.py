"""The record of Carcosa's options: as they are declared, but for what the game fills itself."""
from ...kernel.options import record_of
from ...kernel.record import flag, i1, record, u1
from .names import EVENTS, SOULS
from .options import ROWS, CarcosaOptions


@record
class Effect:
    do: u1
    amount: i1
    what: u1            # a state or a card


@record
class Row:
    up_to: i1           # the highest total that this row is for
    effects: Effect[2]


@record
class EventTable:
    rolls: flag         # whether a die is rolled at all
    yellow: flag        # whether the Salon protects from it
    n: i1
    rows: Row[ROWS]


Options = record_of(CarcosaOptions, n_steps=i1, start=i1[SOULS], events=EventTable[EVENTS])
