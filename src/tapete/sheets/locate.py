"""Finds the contents of a layout in sheets that somebody has filled in, in whichever language their titles are."""
from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..text.spoken import SpokenError
from .book import LISTS, PLAYERS, SETTINGS
from .cells import Cell, is_blank, normal, typed
from .contents import ByPlayers, Contents, SheetThing, Spot
from .grids import SheetGrid
from .layout import Column, Path, SheetLayout, SheetTable
from .names import told

INFO = ("part", "option", "name", "ruleset")
"""The columns that are there for people alone."""


def place(row: int, column: int) -> str:
    """A cell's place as spreadsheets call it, from row and column counted from 0."""
    letters, column = "", column + 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row + 1}"


class WrongCell(SpokenError):
    """An error at a cell."""

    def __init__(self, key: str = "in-cell", /, **given: Any) -> None:
        super().__init__(key, **given)

    @property
    def spot(self) -> tuple[str, str]:
        return str(self.given["sheet"]), str(self.given["cell"])


def wrong_at(name: str, spot: Spot, wrong: Exception | str) -> WrongCell:
    """An error at a spot."""
    return WrongCell(name=name, sheet=spot.sheet, cell=spot.place,
                     wrong=wrong if isinstance(wrong, SpokenError) else str(wrong))


class Finder:
    """Looks for a layout's contents in grids, and notes what has no place in it."""

    def __init__(self, layout: SheetLayout, name: str) -> None:
        self.layout, self.name = layout, name
        self.wrong: list[WrongCell] = []
        self._titles = {normal(title): title for title in (
            *(title for key in ("id", "number", "value", "players") for title in told(key).values()),
            *(title for each in layout.lists for title in each.titles.values()),
            *(title for table in layout.tables for each in table.columns for title in each.titles.values()))}
        self._info = {normal(title) for key in INFO for title in told(key).values()}

    def find(self, grids: Sequence[SheetGrid]) -> Contents:
        made = Contents()
        tables = {normal(title): table for table in self.layout.tables for title in table.titles.values()}
        own = {normal(title): key for key in (SETTINGS, LISTS, PLAYERS) for title in told(key).values()}
        known = list(dict.fromkeys(title for titles in (
            *(told(key) for key in (SETTINGS, LISTS, PLAYERS)), *(table.titles for table in self.layout.tables))
            for title in titles.values()))
        seen: set[str] = set()
        for grid in grids:
            called = _loose(grid.name)
            key = own.get(called) or own.get(normal(grid.name))
            table = tables.get(normal(grid.name)) or next(
                (each for title, each in tables.items() if _loose(title) == called), None)
            whose = key or (".".join(table.path) if table else "")
            if not whose:
                near = difflib.get_close_matches(grid.name, known, n=1)
                self._refuse(Spot(None, grid.name, "A1"), SpokenError("sheet-unknown", name=grid.name,
                             known=near[0] if near else ", ".join(known)))
            elif whose in seen:
                self._refuse(Spot(None, grid.name, "A1"), SpokenError("sheet-twice", name=grid.name))
            elif key == SETTINGS:
                self._settings(grid, made)
            elif key == LISTS:
                self._lists(grid, made)
            elif key == PLAYERS:
                self._players(grid, made)
            elif table is not None:
                self._table(grid, table, made)
            seen.add(whose)
        return made

    def _refuse(self, spot: Spot, wrong: SpokenError) -> None:
        self.wrong.append(wrong_at(self.name, spot, wrong))

    def _heads(self, grid: SheetGrid, known: Mapping[str, Any]) -> dict[int, Any]:
        """What each column is, by its title. Notes titles that are not known, or are there twice."""
        found: dict[int, Any] = {}
        first = grid.rows[0] if grid.rows else []
        for column in range(max(map(len, grid.rows), default=0)):
            cell = first[column] if column < len(first) else None
            spot = Spot(cell, grid.name, place(0, column))
            title = normal(_text(cell))
            if is_blank(cell):
                if any(not is_blank(row[column]) for row in grid.rows if column < len(row)):
                    self._refuse(spot, SpokenError("sheet-untitled"))
            elif title in known:
                if known[title] in found.values():
                    self._refuse(spot, SpokenError("sheet-twice", name=_text(cell)))
                else:
                    found[column] = known[title]
            elif title not in self._info and not title.startswith("_"):
                near = difflib.get_close_matches(title, known, n=1) or [*known]
                self._refuse(spot, SpokenError("sheet-column", name=_text(cell), known=", ".join(
                    dict.fromkeys(self._titles.get(each, each) for each in map(str, near)))))
        return found

    def _cells(self, grid: SheetGrid, heads: Mapping[int, Any]) -> Iterator[dict[Any, Spot]]:
        """The spots of each row below the titles, by what their columns are."""
        for row, cells in enumerate(grid.rows[1:], 1):
            yield {what: Spot(cells[column] if column < len(cells) else None, grid.name, place(row, column))
                   for column, what in heads.items()}

    def _own_heads(self, grid: SheetGrid, *keys: str) -> dict[int, Any]:
        heads = self._heads(grid, {normal(title): key for key in keys for title in told(key).values()})
        for key in keys:
            if key not in heads.values():
                self._refuse(Spot(None, grid.name, "A1"), SpokenError(
                    "sheet-no-column", name=" / ".join(told(key).values())))
        return heads if len(heads) == len(keys) else {}

    def _settings(self, grid: SheetGrid, made: Contents) -> None:
        known = {".".join(each.path): each.path for each in self.layout.settings}
        heads = self._own_heads(grid, "id", "value")
        for row in self._cells(grid, heads) if heads else ():
            id_, value = row["id"], row["value"]
            text = _text(id_.cell)
            if text in known:
                if known[text] in made.settings:
                    self._refuse(id_, SpokenError("sheet-twice", name=text))
                made.settings[known[text]] = value
            elif text or not is_blank(value.cell):
                self._refuse(id_, SpokenError("sheet-option", name=text, known=_near(text, known)))

    def _lists(self, grid: SheetGrid, made: Contents) -> None:
        known = {normal(title): each.path for each in self.layout.lists for title in each.titles.values()}
        heads = self._heads(grid, known)
        for column, path in heads.items():
            made.heads[path] = Spot(None, grid.name, place(0, column))
            made.lists[path] = []
        for row in self._cells(grid, heads):
            for path, spot in row.items():
                if not is_blank(spot.cell):
                    made.lists[path].append(spot)

    def _players(self, grid: SheetGrid, made: Contents) -> None:
        heads = self._own_heads(grid, "players", "id", "value")
        made.players = [ByPlayers(row["players"], row["id"], row["value"])
                        for row in (self._cells(grid, heads) if heads else ())
                        if any(not is_blank(spot.cell) for spot in row.values())]

    def _table(self, grid: SheetGrid, table: SheetTable, made: Contents) -> None:
        known: dict[str, Any] = {normal(title): i for i, column in enumerate(table.columns)
                                 for title in column.titles.values()}
        id_: Any = next((i for i, each in enumerate(table.columns) if each is table.id_column), None)
        if id_ is None:
            id_ = "id" if table.keyed else "number"
            known |= {normal(title): id_ for title in told(id_).values()}
        heads = self._heads(grid, known)
        made.heads[table.path] = Spot(None, grid.name, "A1")
        if id_ not in heads.values():
            self._refuse(Spot(None, grid.name, "A1"), SpokenError("sheet-no-column", name=" / ".join(
                told(id_).values() if isinstance(id_, str) else dict.fromkeys(table.columns[id_].titles.values()))))
            return
        things = made.tables[table.path] = []
        for row in self._cells(grid, heads):
            key = _text(row[id_].cell)
            if key:
                things.append((key, self._thing(table, row, row[id_])))
            elif things and any(column.within is not None for column in table.columns):
                self._more(table, row, things[-1][1])
            elif any(not is_blank(spot.cell) for spot in row.values()):
                self._refuse(row[id_], SpokenError("sheet-no-id"))
        if table.keyed:
            self._once(things)

    def _thing(self, table: SheetTable, row: Mapping[Any, Spot], spot: Spot) -> SheetThing:
        made = SheetThing(spot)
        for i, column in enumerate(table.columns):
            if column.within is None and i in row:
                made.cells[i] = row[i]
        self._entry(table.columns, row, made)
        return made

    def _more(self, table: SheetTable, row: Mapping[Any, Spot], thing: SheetThing) -> None:
        """A row below a thing's first: only more entries of its lists."""
        for i, column in enumerate(table.columns):
            if column.within is None and i in row and not is_blank(row[i].cell):
                self._refuse(row[i], SpokenError("sheet-no-id"))
        self._entry(table.columns, row, thing)

    @staticmethod
    def _entry(columns: Sequence[Column], row: Mapping[Any, Spot], thing: SheetThing) -> None:
        for within in dict.fromkeys(each.within for each in columns if each.within is not None):
            found = {i: row[i] for i, each in enumerate(columns) if each.within == within and i in row}
            if found:
                entries = thing.entries.setdefault(within, [])
                if any(not is_blank(spot.cell) for spot in found.values()):
                    entries.append(found)

    def _once(self, things: Sequence[tuple[str, SheetThing]]) -> None:
        seen: set[str] = set()
        for key, thing in things:
            if key in seen:
                self._refuse(thing.spot, SpokenError("sheet-twice", name=key))
            seen.add(key)


def _text(cell: Cell) -> str:
    try:
        return typed(cell)
    except SpokenError:
        return str(cell)


def _loose(name: str) -> str:
    """A sheet's name without the signs that a file's name cannot have."""
    return "".join(each for each in normal(name) if each.isalnum())


def _near(text: str, known: Mapping[str, Path]) -> str:
    return ", ".join(difflib.get_close_matches(text, known, n=3)) or f"{', '.join([*known][:3])}…"
