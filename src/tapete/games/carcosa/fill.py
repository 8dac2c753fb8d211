"""Options put into the record that the rules read."""
from __future__ import annotations

from typing import Any

from ...kernel.config import Strict
from .names import NOBODY, PLACE_NAMES, ROLES, ROOM_NAMES, SPECIALS, STATES, Card, Role, Special, State
from .numbers import PRESENCE
from .options import DECREES, STEP_NAMES, CarcosaOptions, EventOptions, KingOptions, parse_effect, parse_range


def fill(record: Any, options: CarcosaOptions, souls: int) -> None:
    """Put options for so many souls into a plain `Options` record."""
    _fill_numbers(record, options)
    for pile, counts in ((record.deck, options.deck), (record.motemey, options.motemey)):
        for name, count in counts.items():
            pile[Card[name]] = count
    for special in range(1, SPECIALS):
        record.special_rooms[special] = int(Special(special).name in options.special_rooms)
    for role in range(ROLES):
        row, given = record.roles[role], options.roles[Role(role).name]
        _fill_numbers(row, given)
        row.gift = 0 if given.gift == "none" else Card[given.gift]
    for state in range(STATES):
        record.states[state] = options.states[State(state).name]
    for p, place in enumerate(options.start[souls]):
        record.start[p] = PLACE_NAMES.index(place)
    for name, event in options.events.items():
        _fill_event(record.events[Card[name] - 1], event)
    record.round_end.n = len(options.round_end.steps)
    for i, step in enumerate(options.round_end.steps):
        record.round_end.steps[i] = STEP_NAMES[step]
    reacts = options.abilities.reacts
    record.abilities.reacts = NOBODY if reacts == "none" else Role[reacts]
    record.end.threshold = PLACE_NAMES.index(options.end.threshold)
    for die, ritual in enumerate(options.rooms.ritual):
        _fill_numbers(record.rooms.ritual[die], ritual)
    _fill_king(record.king, options.king)


def _fill_numbers(record: Any, options: Strict) -> None:
    """Copy what has the same name and is a number, a yes or no, a list of numbers or a section of such."""
    for name in type(options).model_fields:
        value = getattr(options, name)
        if isinstance(value, int):
            setattr(record, name, int(value))
        elif isinstance(value, Strict):
            _fill_numbers(getattr(record, name), value)
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            for i, item in enumerate(value):
                getattr(record, name)[i] = item


def _fill_event(table: Any, event: EventOptions) -> None:
    table.yellow, table.rolls = int(event.yellow), int(list(event.table) != ["always"])
    table.n = len(event.table)
    for row, (key, text) in zip(table.rows, event.table.items(), strict=False):
        row.up_to = 127 if key == "always" else parse_range(key)[1]
        for effect, part in zip(row.effects, text.split(" and "), strict=False):
            effect.do, effect.amount, effect.what = parse_effect(part)


def _fill_king(record: Any, king: KingOptions) -> None:
    """The king's tables; the last presence goes on for ever."""
    record.floor = king.floor - 1
    record.sanctuary = PLACE_NAMES.index(king.sanctuary)
    for i in range(PRESENCE):
        record.presence[i] = king.presence[min(i, len(king.presence) - 1)]
    for i, decree in enumerate(king.decrees):
        record.decrees[i] = DECREES[decree]
    for i, room in enumerate(king.belt):
        record.belt[i] = ROOM_NAMES.index(room)
