"""A book of sheets as rows of cells, for every format that writes it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .cells import Cell, Codec, Titles, is_blank
from .contents import BLANK, Contents, SheetThing, Spot
from .layout import SheetLayout, SheetTable
from .names import told


@dataclass(frozen=True)
class BookCell:
    """A cell as it is written."""

    value: Cell = None
    note: str = ""
    choices: Sequence[str] = ()
    bounds: tuple[int, int] | None = None
    text: bool = False
    """Whether what is typed there stays a text."""
    head: bool = False
    info: bool = False
    """Whether nobody reads it back."""


@dataclass(frozen=True)
class BookSheet:
    """A sheet as it is written; its first row has the titles."""

    name: str
    rows: Sequence[Sequence[BookCell]]
    widths: Sequence[int]
    """Of each column, in characters."""


SETTINGS, LISTS, PLAYERS = "settings", "lists", "by-players"
SPARE = 12
"""Rows below a table of cards that are prepared for more of them."""
_EMPTY = BookCell()


def book_of(layout: SheetLayout, made: Contents, usual: Contents, language: str) -> list[BookSheet]:
    """The sheets of some contents; `usual` are the ruleset's own, beside which settings and numbers are shown."""
    return [_SheetWriter(language, made, usual).settings(layout), *_SheetWriter(language, made, usual).lists(layout),
            *(_SheetWriter(language, made, usual).table(each) for each in layout.tables),
            _SheetWriter(language, made, usual).players()]


class _SheetWriter:
    def __init__(self, language: str, made: Contents, usual: Contents) -> None:
        self.language, self.made, self.usual = language, made, usual

    def settings(self, layout: SheetLayout) -> BookSheet:
        heads = [self._own(each) for each in ("id", "part", "option", "value", "ruleset")]
        rows = [[BookCell(".".join(each.path), text=True), BookCell(each.part[self.language], info=True),
                 BookCell(each.titles[self.language], note=self._note(each.about, each.codec), info=True),
                 self._cell(self.made.settings[each.path], each.codec),
                 BookCell(self.usual.settings[each.path].cell, info=True)] for each in layout.settings]
        return BookSheet(told(SETTINGS)[self.language], [heads, *rows], [30, 28, 60, 18, 18])

    def lists(self, layout: SheetLayout) -> Iterator[BookSheet]:
        if not layout.lists:
            return
        columns = [self.made.lists[each.path] for each in layout.lists]
        heads = [BookCell(each.titles[self.language], note=self._note(each.about, each.codec), head=True)
                 for each in layout.lists]
        rows = [[self._cell(column[i] if i < len(column) else BLANK, each.codec)
                 for each, column in zip(layout.lists, columns, strict=True)]
                for i in range(max(map(len, columns)) + SPARE)]
        yield BookSheet(told(LISTS)[self.language], [heads, *rows], [26] * len(columns))

    def table(self, table: SheetTable) -> BookSheet:
        first = [] if table.id_column else [self._own("id" if table.keyed else "number")]
        heads = [*first, *([self._own("name")] if table.names else []),
                 *(BookCell(each.titles[self.language], note=self._note(each.about, each.codec), head=True)
                   for each in table.columns), *([self._own("ruleset")] if table.every else [])]
        usual = dict(self.usual.tables[table.path])
        rows = [row for key, thing in self.made.tables[table.path]
                for row in self._thing(table, key, thing, usual.get(key), bool(first))]
        spare = [] if table.every else [self._spare(table, bool(first)) for _ in range(SPARE)]
        before = len(first) + bool(table.names)
        widths = [*([18] if first else []), *([28] if table.names else []),
                  *(_width(before + i, rows) for i in range(len(table.columns))), *([14] if table.every else [])]
        return BookSheet(table.titles[self.language], [heads, *rows, *spare], widths)

    def _thing(self, table: SheetTable, key: str, thing: SheetThing, usual: SheetThing | None, numbered: bool
               ) -> Iterator[list[BookCell]]:
        height = max([1, *(len(entries) for entries in thing.entries.values())])
        for row in range(height):
            cells = [self._id(table, key if row == 0 else "")] if numbered else []
            if table.names:
                name = table.names.get(key, {}).get(self.language, "")
                cells.append(BookCell(name if row == 0 and name != key else None, info=True))
            for i, column in enumerate(table.columns):
                if column.within is None:
                    spot = thing.at(i) if row == 0 else BLANK
                else:
                    entries = thing.entries.get(column.within, [])
                    spot = entries[row].get(i, BLANK) if row < len(entries) else BLANK
                cells.append(self._cell(spot, column.codec))
            if table.every:
                cells.append(BookCell(usual.at(0).cell if usual else None, info=True))
            yield cells

    def _spare(self, table: SheetTable, numbered: bool) -> list[BookCell]:
        return [*([self._id(table, "")] if numbered else []), *([BookCell(info=True)] if table.names else []),
                *(self._cell(BLANK, each.codec) for each in table.columns)]

    @staticmethod
    def _id(table: SheetTable, key: str) -> BookCell:
        number = not table.keyed and key.isdecimal()
        return BookCell(int(key) if number else key or None, choices=() if table.every else table.keys,
                        text=table.keyed)

    def players(self) -> BookSheet:
        heads = [self._own(each) for each in ("players", "id", "value")]
        rows = [[BookCell(each.players.cell), BookCell(each.path.cell, text=True), BookCell(each.value.cell, text=True)]
                for each in self.made.players or ()]
        return BookSheet(told(PLAYERS)[self.language], [heads, *rows], [12, 36, 30])

    def _own(self, key: str) -> BookCell:
        """The head of a column that every game has."""
        return BookCell(told(key)[self.language], note=told(f"{key}-about")[self.language], head=True)

    def _cell(self, spot: Spot, codec: Codec) -> BookCell:
        return BookCell(spot.cell, choices=codec.choices(self.language), bounds=codec.bounds(), text=codec.is_text)

    def _note(self, about: Titles, codec: Codec) -> str:
        said, bounds = about[self.language], codec.bounds()
        return f"{said}. {told('from-to', least=bounds[0], most=bounds[1])[self.language]}" if bounds else said


def _width(at: int, rows: Sequence[Sequence[BookCell]]) -> int:
    longest = max((len(str(row[at].value)) for row in rows if at < len(row) and not is_blank(row[at].value)), default=8)
    return max(10, min(60, longest + 2))
