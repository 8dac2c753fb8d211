"""The record of Carcosa's options, and the fields that need more than copying."""
from typing import Any

from ...gamedef.options import fill as fill_plainly
from ...gamedef.options import record_of
from ...kernel.record import flag, i1, record, u1
from .names import EVENTS, OWN_EVENTS, PLACE_NAMES, SOULS, Card
from .options import PRESENCE, ROWS, CarcosaOptions, TableOptions, parse_range
from .rules.inventory import table_of
from .sentences import parse_effect


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


Options = record_of(CarcosaOptions, n_steps=i1, roulette_sides=i1, decree_sides=i1, ritual_sides=i1, start=i1[SOULS],
                    events=EventTable[EVENTS + len(OWN_EVENTS)], before_4=flag, before_5=flag,
                    before_6=flag)
"""`before_4` and so on: the rules, and what is told, are those of an earlier version."""


def fill(record: Any, options: CarcosaOptions, souls: int) -> None:
    """Write options for so many souls into a plain `Options` record."""
    fill_plainly(record, options)
    record.n_steps = len(options.round_end.steps)
    record.roulette_sides, record.decree_sides = len(options.king.roulette), len(options.king.decrees)
    record.ritual_sides = len(options.rooms.ritual)
    for p, place in enumerate(options.start[souls]):
        record.start[p] = PLACE_NAMES.index(place)
    for name, event in options.all_events.items():
        _fill_event(record.events[table_of(Card[name])], event)
    record.king.floor -= 1
    presence = options.king.presence
    record.king.presence[:] = [*presence, *presence[-1:] * (PRESENCE - len(presence))]  # the last entry repeats


def _fill_event(table: Any, event: TableOptions) -> None:
    table.yellow, table.rolls = int(event.is_yellow), int(list(event.table) != ["always"])
    table.n = len(event.table)
    for row, (key, text) in zip(table.rows, event.table.items(), strict=False):
        row.up_to = 127 if key == "always" else parse_range(key)[1]
        for effect, part in zip(row.effects, text.split(" and "), strict=False):
            effect.do, effect.amount, effect.what = parse_effect(part)
