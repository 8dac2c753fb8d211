"""What the sheets of a game hold: the cells of each setting, list and thing, wherever they are written."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .cells import Cell, Data, is_blank
from .layout import Column, Path, SheetLayout, SheetTable


class Spot(NamedTuple):
    """A cell, and where it was read."""

    cell: Cell
    sheet: str = ""
    place: str = ""
    """Like B7."""


BLANK = Spot(None)


@dataclass
class SheetThing:
    """A thing of a table: its single cells by column, and its entries by the path of their list."""

    spot: Spot
    """The cell with its id."""
    cells: dict[int, Spot] = field(default_factory=dict)
    entries: dict[Path, list[dict[int, Spot]]] = field(default_factory=dict)

    def at(self, column: int) -> Spot:
        return self.cells.get(column, BLANK)


@dataclass
class ByPlayers:
    """An option with its own value for a number of players."""

    players: Spot
    path: Spot
    value: Spot


@dataclass
class Contents:
    """The cells of all sheets."""

    settings: dict[Path, Spot] = field(default_factory=dict)
    lists: dict[Path, list[Spot]] = field(default_factory=dict)
    tables: dict[Path, list[tuple[str, SheetThing]]] = field(default_factory=dict)
    players: list[ByPlayers] | None = None
    heads: dict[Path, Spot] = field(default_factory=dict)
    """The cells that name lists and tables."""


def contents_of(layout: SheetLayout, values: Mapping[str, Any], by_players: Sequence[tuple[str, str, Any]],
                language: str) -> Contents:
    """The cells of some values, in a language. `by_players`: number, path and value."""
    players: list[ByPlayers] = []
    made = Contents(players=players)
    for each in layout.settings:
        made.settings[each.path] = Spot(each.codec.encode(value_at(values, each.path), language))
    for row in layout.lists:
        made.lists[row.path] = [Spot(row.codec.encode(one, language)) for one in value_at(values, row.path) or ()]
    for table in layout.tables:
        made.tables[table.path] = list(_things(table, value_at(values, table.path), language))
    for seats, path, value in by_players:
        players.append(ByPlayers(Spot(int(seats)), Spot(path), Spot(Data().encode(value, language))))
    return made


def _things(table: SheetTable, values: Any, language: str) -> Iterator[tuple[str, SheetThing]]:
    if table.every:
        known = {str(key): value for key, value in (values or {}).items()}
        for key in table.names:
            cell = table.columns[0].codec.encode(known.get(key), language)
            yield key, SheetThing(Spot(key), {0: Spot(cell)})
        return
    items = [(str(key), value) for key, value in (values or {}).items()] if table.keyed else \
        [(str(i + 1), value) for i, value in enumerate(values or ())]
    for key, value in items:
        own = table.id_column is not None and isinstance(value, Mapping)
        yield key, _thing(table, str(value.get("id", key)) if own else key, value, language)


def _thing(table: SheetTable, key: str, value: Any, language: str) -> SheetThing:
    made = SheetThing(Spot(key))
    for i, column in enumerate(table.columns):
        if column.within is None:
            made.cells[i] = Spot(column.codec.encode(value_at(value, column.path), language))
    for within in dict.fromkeys(each.within for each in table.columns if each.within is not None):
        columns = [(i, each) for i, each in enumerate(table.columns) if each.within == within]
        made.entries[within] = [{i: Spot(_entry(column, *item, language)) for i, column in columns}
                                for item in _items(value_at(value, within))]
    return made


def _items(values: Any) -> list[tuple[Any, Any]]:
    return list(values.items()) if isinstance(values, Mapping) else [(None, each) for each in values or ()]


def _entry(column: Column, key: Any, value: Any, language: str) -> Cell:
    return column.codec.encode(key if column.is_key else value_at(value, column.path), language)


def value_at(values: Any, path: Sequence[str]) -> Any:
    """The value at a path; None if there is none."""
    for part in path:
        if isinstance(values, Mapping):
            values = next((value for key, value in values.items() if str(key) == part), None)
        elif isinstance(values, list) and part.isdecimal() and int(part) < len(values):
            values = values[int(part)]
        else:
            return None
    return values


def without_blanks(spots: Sequence[Spot]) -> list[Spot]:
    return [spot for spot in spots if not is_blank(spot.cell)]
