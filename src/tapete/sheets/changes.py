"""What sheets change: the configuration that their cells make beside the ruleset, and each change for people to see."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..gamedef.by_players import KEY
from ..text.spoken import SpokenError
from .cells import Cell, Codec, Data, JoinedCell, PresenceCell, is_blank, same
from .config import Place, SheetRow
from .contents import Contents, SheetThing, Spot
from .layout import Path, Setting, SheetLayout, SheetTable
from .locate import WrongCell, wrong_at

Kind = Literal["new", "changed", "missing", "gone"]


@dataclass(frozen=True)
class CellChange:
    """Something that a sheet says otherwise than the ruleset: of what, with both cells."""

    kind: Kind
    sheet: str
    cell: str
    what: Mapping[str, str]
    """Its name, in each language."""
    before: Mapping[str, str]
    after: str


class Changes:
    """Compares what was read with a ruleset's own contents in each language."""

    def __init__(self, layout: SheetLayout, read: Contents, usual: Mapping[str, Contents], name: str) -> None:
        self.layout, self.read, self.usual, self.name = layout, read, usual, name
        self.config: dict[str, Any] = {}
        self.spots: dict[Place, Spot] = {}
        self.findings: list[CellChange] = []
        self.wrong: list[WrongCell] = []

    def made(self) -> dict[str, Any]:
        """The configuration."""
        absent = [each.path for each in self.layout.settings
                  if isinstance(each.codec, PresenceCell) and not self._is_there(each)]
        for each in self.layout.settings:
            if not any(each.path[:len(path)] == path and each.path != path for path in absent):
                self._setting(each)
        for row in self.layout.lists:
            if row.path in self.read.lists and not any(row.path[:len(path)] == path for path in absent):
                self._list(row.path, row.titles, row.codec)
        for table in self.layout.tables:
            if table.path in self.read.tables:
                if table.keyed:
                    self._keyed(table)
                else:
                    self._rows(table)
        self._players()
        return self.config

    # ---- single cells ----------------------------------------------------------------------------

    def _is_there(self, each: Setting) -> bool:
        spot = self.read.settings.get(each.path) or self._usual(each.path)["en"]
        try:
            return is_blank(spot.cell) or bool(each.codec.decode(spot.cell))
        except SpokenError:
            return True

    def _usual(self, path: Path) -> dict[str, Spot]:
        return {language: contents.settings[path] for language, contents in self.usual.items()}

    def _setting(self, each: Setting) -> None:
        usual = {language: spot.cell for language, spot in self._usual(each.path).items()}
        spot = self.read.settings.get(each.path)
        if spot is None:
            if self.read.settings:
                sheet = next(iter(self.read.settings.values())).sheet
                self._found("missing", Spot(None, sheet), each.titles, usual)
            return
        if self._unchanged(spot.cell, usual):
            return
        found = self._decoded(each.codec, spot)
        if found is not _WRONG:
            self._found("changed", spot, each.titles, usual)
            if isinstance(each.codec, PresenceCell):
                if not found:
                    self._set(each.path, None, spot)
            else:
                self._set(each.path, found, spot)

    def _decoded(self, codec: Codec, spot: Spot) -> Any:
        """The value of a cell; `_WRONG`, and an error noted, if it has none."""
        try:
            if is_blank(spot.cell):
                if codec.nullable:
                    return None
                if isinstance(codec, JoinedCell):
                    return []
                if type(codec) is Codec:
                    return ""
                raise SpokenError("sheet-empty")
            return codec.decode(spot.cell)
        except SpokenError as error:
            self.wrong.append(wrong_at(self.name, spot, error))
            return _WRONG

    @staticmethod
    def _unchanged(cell: Cell, usual: Mapping[str, Cell]) -> bool:
        return any(same(cell, each) for each in usual.values())

    def _found(self, kind: Kind, spot: Spot, what: Mapping[str, str], before: Mapping[str, Cell]) -> None:
        self.findings.append(CellChange(kind, spot.sheet, spot.place, what, {
            language: _shown(cell) for language, cell in before.items()}, _shown(spot.cell)))

    def _set(self, path: Path, value: Any, spot: Spot) -> None:
        within = self.config
        for part in path[:-1]:
            there = within.get(part)
            within[part] = there if isinstance(there, dict) else {}
            within = within[part]
        within[path[-1]] = value
        for n in range(1, len(path) + 1):
            self.spots.setdefault(path[:n], spot)
        self.spots[path] = spot

    # ---- lists -----------------------------------------------------------------------------------

    def _list(self, path: Path, titles: Mapping[str, str], codec: Codec) -> None:
        spots = self.read.lists[path]
        usual = {language: [spot.cell for spot in contents.lists[path]] for language, contents in self.usual.items()}
        if any(_alike(spots, cells) for cells in usual.values()):
            return
        values = [self._decoded(codec, spot) for spot in spots]
        if _WRONG in values:
            return
        head = self.read.heads[path]
        joined = {language: "; ".join(map(_shown, cells)) for language, cells in usual.items()}
        self._found("changed", head._replace(cell="; ".join(_shown(spot.cell) for spot in spots)), titles, joined)
        self._set(path, values, spots[0] if spots else head)
        for i, spot in enumerate(spots):
            self.spots[*path, str(i)] = spot

    # ---- tables ----------------------------------------------------------------------------------

    def _keyed(self, table: SheetTable) -> None:
        usual = {language: dict(contents.tables[table.path]) for language, contents in self.usual.items()}
        there, things = next(iter(usual.values())), self.read.tables[table.path]
        for key, thing in things:
            if table.every and key in table.names and is_blank(thing.at(0).cell) and all(
                    is_blank(each[key].at(0).cell) for each in usual.values() if key in each):
                continue
            if key in there:
                self._thing(table, key, thing, {language: each[key] for language, each in usual.items()})
            else:
                self._new(table, key, thing)
        read, head = {key for key, _ in things}, self.read.heads[table.path]
        for key, thing in there.items():
            if key not in read and any(not is_blank(spot.cell) for spot in thing.cells.values()):
                self._found("missing", head._replace(place=""), self._name(table, key), dict.fromkeys(usual, key))

    def _new(self, table: SheetTable, key: str, thing: SheetThing) -> None:
        value = self._whole(table, thing)
        if value is None:
            return
        at = (*table.path, key)
        self._found("new", thing.spot, self._name(table, key), {})
        self._set(at, value.get("", value) if table.columns[0].path == () and table.every else dict(value), thing.spot)
        self._note(at, value.spots)

    def _thing(self, table: SheetTable, key: str, thing: SheetThing, usual: Mapping[str, SheetThing]) -> None:
        """The changes of a thing that the ruleset has."""
        at, name = (*table.path, key), self._name(table, key)
        changed: set[Path] = set()
        for i, column in enumerate(table.columns):
            if column.within is None and i in thing.cells:
                cells = {language: each.at(i).cell for language, each in usual.items()}
                if not self._unchanged(thing.at(i).cell, cells):
                    changed.add(column.path)
                    titles = column.titles if column.path else name
                    self._found("changed", thing.at(i), titles if not column.path else _both(name, titles), cells)
        for within, entries in thing.entries.items():
            if not any(_alike_entries(entries, each.entries.get(within, [])) for each in usual.values()):
                titles = next(each.titles for each in table.columns if each.within == within)
                spot = next((spot for entry in entries for spot in entry.values()), thing.spot)
                self._found("changed", spot._replace(cell=_entries_shown(entries)), _both(name, titles), {
                    language: _entries_shown(each.entries.get(within, [])) for language, each in usual.items()})
                value = self._list_of(table, within, entries)
                if value is not None:
                    self._set((*at, *within), value[0], spot)
                    self._note((*at, *within), value[1])
        self._parts(table, thing, at, changed)

    def _note(self, at: Path, spots: Mapping[Place, Spot]) -> None:
        for path, spot in spots.items():
            self.spots[*at, *path] = spot

    def _parts(self, table: SheetTable, thing: SheetThing, at: Path, changed: set[Path]) -> None:
        """Set what is changed. A short list in several columns is set as a whole, and a section without any cell is
        null."""
        for top in dict.fromkeys(_parent(path) for path in changed):
            columns = [(i, each) for i, each in enumerate(table.columns) if each.within is None and each.path
                       and _parent(each.path) == top and i in thing.cells]
            if top and columns[0][1].path[-1].isdecimal():
                values = [self._decoded(each.codec, thing.at(i)) for i, each in columns]
                if _WRONG not in values:
                    self._set((*at, *top), values, thing.at(columns[0][0]))
                continue
            if top and all(is_blank(thing.at(i).cell) for i, _ in columns):
                self._set((*at, *top), None, thing.at(columns[0][0]))
                continue
            for i, each in columns or [(0, table.columns[0])]:
                if each.path in changed:
                    value = self._decoded(each.codec, thing.at(i))
                    if value is not _WRONG:
                        self._set((*at, *each.path), value, thing.at(i))

    def _whole(self, table: SheetTable, thing: SheetThing) -> SheetRow | None:
        """A thing from all its cells that are not blank; None, and errors noted, if one is wrong."""
        before, value = len(self.wrong), SheetRow({(): thing.spot})
        lists: dict[Path, list[tuple[int, Any]]] = {}
        for i, column in enumerate(table.columns):
            if column.within is not None:
                continue
            if column.path and column.path[-1].isdecimal():
                lists.setdefault(column.path[:-1], []).append((i, column))
            elif not is_blank(thing.at(i).cell):
                found = self._decoded(column.codec, thing.at(i))
                if found is not _WRONG:
                    _put(value, column.path or ("",), found)
                    value.spots[column.path] = thing.at(i)
        for path, columns in lists.items():
            if any(not is_blank(thing.at(i).cell) for i, _ in columns):
                _put(value, path, [self._decoded(each.codec, thing.at(i)) for i, each in columns])
                value.spots[path] = thing.at(columns[0][0])
        for within, entries in thing.entries.items():
            found = self._list_of(table, within, entries) if entries else None
            if found is not None:
                _put(value, within, found[0])
                value.spots |= {within: entries[0][next(iter(entries[0]))]} | {
                    (*within, *path): spot for path, spot in found[1].items()}
        return value if len(self.wrong) == before else None

    def _list_of(self, table: SheetTable, within: Path, entries: Sequence[Mapping[int, Spot]]
                 ) -> tuple[Any, dict[Place, Spot]] | None:
        """The list or mapping of some entries, and their cells; None, and an error noted, if one is wrong."""
        columns = {i: each for i, each in enumerate(table.columns) if each.within == within}
        key = next((i for i, each in columns.items() if each.is_key), None)
        found: list[Any] = []
        keys: list[str] = []
        spots: dict[Place, Spot] = {}
        before = len(self.wrong)
        for n, entry in enumerate(entries):
            item: Any = {}
            for i, column in columns.items():
                spot = entry.get(i)
                if i == key or spot is None or (is_blank(spot.cell) and column.path):
                    continue
                value = self._decoded(column.codec, spot)
                if column.path:
                    _put(item, column.path, value)
                else:
                    item = value
            found.append(item)
            if key is not None:
                spot = entry.get(key, next(iter(entry.values())))
                named = self._decoded(columns[key].codec, spot)
                if named in keys:
                    self.wrong.append(wrong_at(self.name, spot, SpokenError("sheet-twice", name=str(named))))
                keys.append(str(named))
            where = next((spot for i, spot in entry.items() if i != key), next(iter(entry.values())))
            spots[str(n) if key is None else keys[-1],] = where
        if len(self.wrong) > before:
            return None
        return (found if key is None else dict(zip(keys, found, strict=True))), spots

    def _rows(self, table: SheetTable) -> None:
        """A list of things: replaced completely if anything differs."""
        things = self.read.tables[table.path]
        usual = {language: contents.tables[table.path] for language, contents in self.usual.items()}
        if any(_alike_things(table, things, each) for each in usual.values()):
            return
        there = {language: {_shown(each.spot.cell): each for _, each in of} for language, of in usual.items()}
        values = [self._whole(table, thing) for _, thing in things]
        for key, thing in things:
            before = {language: of[key] for language, of in there.items() if key in of}
            alike = any(_alike_things(table, [(key, thing)], [(key, each)]) for each in before.values())
            if not alike:
                self._found("changed" if before else "new", thing.spot, self._name(table, key), {})
        head = self.read.heads[table.path]
        for key in next(iter(there.values())):
            if key not in dict(things):
                self._found("gone", head._replace(place=""), self._name(table, key), {})
        if None not in values:
            self._set(table.path, values, things[0][1].spot if things else head)

    # ---- by players ------------------------------------------------------------------------------

    def _players(self) -> None:
        usual = {(str(each.players.cell), str(each.path.cell)): each.value.cell
                 for each in next(iter(self.usual.values())).players or ()}
        codec = Data()
        for each in self.read.players or ():
            seats, path = _shown(each.players.cell), _shown(each.path.cell)
            if not seats.isdecimal() or not path:
                self.wrong.append(wrong_at(self.name, each.players, SpokenError("sheet-players")))
                continue
            if (seats, path) in usual and same(each.value.cell, usual[seats, path]):
                continue
            value = self._decoded(codec, each.value)
            if value is not _WRONG:
                kind: Kind = "changed" if (seats, path) in usual else "new"
                self._found(kind, each.value, dict.fromkeys(self.usual, f"{path} ({seats})"),
                            dict.fromkeys(self.usual, usual.get((seats, path))) if kind == "changed" else {})
                self._set((KEY, seats, *path.split(".")), value, each.value)

    @staticmethod
    def _name(table: SheetTable, key: str) -> Mapping[str, str]:
        return {language: key if name == key else f"{name} ({key})"
                for language, name in table.names.get(key, dict.fromkeys(("es", "en"), key)).items()}


_WRONG = object()


def _alike(spots: Sequence[Spot], cells: Sequence[Cell]) -> bool:
    return len(spots) == len(cells) and all(same(spot.cell, cell) for spot, cell in zip(spots, cells, strict=True))


def _alike_entries(one: Sequence[Mapping[int, Spot]], other: Sequence[Mapping[int, Spot]]) -> bool:
    return len(one) == len(other) and all(
        same(spot.cell, there[i].cell) for here, there in zip(one, other, strict=True) for i, spot in here.items())


def _alike_things(table: SheetTable, one: Sequence[tuple[str, SheetThing]],
                  other: Sequence[tuple[str, SheetThing]]) -> bool:
    return len(one) == len(other) and all(
        all(same(here.at(i).cell, there.at(i).cell) for i, each in enumerate(table.columns) if each.within is None)
        and all(_alike_entries(here.entries.get(each.within, []), there.entries.get(each.within, []))
                for each in table.columns if each.within is not None)
        for (_, here), (_, there) in zip(one, other, strict=True))


def _parent(path: Path) -> Path:
    return path[:-1]


def _both(name: Mapping[str, str], title: Mapping[str, str]) -> dict[str, str]:
    return {language: f"{name[language]}: {title[language]}" for language in name}


def _put(value: dict[str, Any], path: Path, found: Any) -> None:
    for part in path[:-1]:
        value = value.setdefault(part, {})
    value[path[-1]] = found


def _shown(cell: Cell) -> str:
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    return "" if cell is None else str(cell).strip()


def _entries_shown(entries: Sequence[Mapping[int, Spot]]) -> str:
    return "; ".join(": ".join(_shown(spot.cell) for spot in entry.values() if not is_blank(spot.cell))
                     for entry in entries)
