"""What differs between two designs of a game, in words: values by their titles in sheets, and rules as they read."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel

from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..ledger.ledger import ledgers, read_ledger
from ..ledger.wording import wording
from ..sheets.cells import Cell, PresenceCell, is_blank, same, typed
from ..sheets.contents import BLANK, Contents, SheetThing, Spot, contents_of
from ..sheets.layout import Column, SheetLayout, SheetTable, layout_of
from ..sheets.layout import Path as OptionPath
from ..sheets.values import design_values, values_by_players
from ..text.speech import LANGUAGES, Speech

LONGEST = 400
"""The most characters of a value in a sentence."""
FEW = 8
"""So many new things of a kind are told one by one."""


@cache
def differences_speech(language: str) -> Speech:
    """The words of differences."""
    return Speech(language, [Path(__file__).parent / "text"])


@dataclass(frozen=True)
class Compared:
    """A ruleset with a configuration: a YAML file, plain data, or None for the ruleset as it is."""

    ruleset: Ruleset
    config: Path | Mapping[str, Any] | None = None


@dataclass(frozen=True)
class ValueDifference:
    """A value or a thing that one design has otherwise than another."""

    kind: Literal["new", "changed", "gone"]
    path: str
    """Where it is in a configuration, with dots."""
    what: str
    before: str
    """Empty if it is new."""
    after: str
    """Empty if it is gone."""

    def sentence(self, language: str) -> str:
        """The difference as a sentence."""
        speech = differences_speech(language)
        kind = self.kind if self.kind == "changed" or not (self.before or self.after) else f"{self.kind}-value"
        return speech.say(f"differs-{kind}", what=self.what, before=self.before or speech.say("differs-blank"),
                          after=self.after or speech.say("differs-blank"))


@dataclass(frozen=True)
class RuleDifference:
    """A rule that reads otherwise in one design than in another. A text is empty if that design lacks the rule."""

    id: str
    before: str
    after: str


@dataclass(frozen=True)
class Differences:
    """All that differs between two designs, in one language."""

    values: Sequence[ValueDifference]
    rules: Sequence[RuleDifference]


def differences(game: Game, before: Compared, after: Compared, language: str) -> Differences:
    """What differs in the second design, in words. Raises InputError for a configuration that makes no game."""
    one, other = _Side(game, before, language), _Side(game, after, language)
    return Differences(list(_Comparison(one, other, language).values()), list(_rules(game, one, other, language)))


class _Side:
    """A design as its sheets would show it."""

    def __init__(self, game: Game, design: Compared, language: str) -> None:
        self.ruleset = design.ruleset
        self.options: BaseModel = game.options(design.ruleset, design.config)
        values = design_values(game, design.ruleset, self.options, design.config)
        spread = game.sheets.spread(values, self.options, language)
        self.layout: SheetLayout = layout_of(game.playing(self.options), self.options, spread)
        self.contents: Contents = contents_of(
            self.layout, spread, values_by_players(game, design.ruleset, self.options), language)


class _Comparison:
    def __init__(self, before: _Side, after: _Side, language: str) -> None:
        self.before, self.after, self.language = before, after, language
        self.speech: Speech = differences_speech(language)

    def values(self) -> Iterator[ValueDifference]:
        yield from self._settings()
        yield from self._lists()
        for table in self._both(self.before.layout.tables, self.after.layout.tables):
            yield from self._table(table)
        yield from self._players()

    @staticmethod
    def _both(here: Sequence[Any], there: Sequence[Any]) -> list[Any]:
        """The parts of both layouts, each once, as the later one has it."""
        return list({each.path: each for each in (*here, *there)}.values())

    def _settings(self) -> Iterator[ValueDifference]:
        here, there = self.before.contents.settings, self.after.contents.settings
        absent = [each.path for each in self.after.layout.settings if isinstance(each.codec, PresenceCell)
                  and is_off(there[each.path].cell) and is_off(here.get(each.path, BLANK).cell)]
        for each in self._both(self.before.layout.settings, self.after.layout.settings):
            cells = here.get(each.path, BLANK).cell, there.get(each.path, BLANK).cell
            if not same(*cells) and not any(each.path[:len(path)] == path for path in absent):
                yield self._changed(each.path, each.titles[self.language], *map(shown, cells))

    def _lists(self) -> Iterator[ValueDifference]:
        for each in self._both(self.before.layout.lists, self.after.layout.lists):
            cells = [[shown(spot.cell) for spot in side.contents.lists.get(each.path, ())]
                     for side in (self.before, self.after)]
            if cells[0] != cells[1]:
                yield self._changed(each.path, each.titles[self.language], *("; ".join(of) for of in cells))

    def _table(self, table: SheetTable) -> Iterator[ValueDifference]:
        here, there = (self._things(side, table.path) for side in (self.before, self.after))
        yield from self._wholes("gone", table, {key: thing for key, thing in here.items() if key not in there})
        yield from self._wholes("new", table, {key: thing for key, thing in there.items() if key not in here})
        for key, come in there.items():
            if key in here:
                yield from self._thing(table, (*table.path, key), here[key], come)

    @staticmethod
    def _things(side: _Side, path: OptionPath) -> dict[str, SheetThing]:
        """A table's things that say something, by their ids or numbers."""
        return {key: thing for key, thing in side.contents.tables.get(path, ())
                if any(not is_blank(spot.cell) for spot in thing.cells.values()) or any(thing.entries.values())}

    def _wholes(self, kind: Literal["new", "gone"], table: SheetTable, things: Mapping[str, SheetThing]
                ) -> Iterator[ValueDifference]:
        """Things that one design lacks: each with what it says, or many by their names alone."""
        if len(things) > FEW:
            names = ", ".join(self._title(table, thing, key) for key, thing in things.items())
            whole = self.speech.say("differs-many", whole=table.titles[self.language], n=len(things))
            yield self._whole(kind, table.path, whole, names)
        else:
            for key, thing in things.items():
                yield self._whole(kind, (*table.path, key), self._name(table, thing, key), self._text(table, thing))

    @staticmethod
    def _whole(kind: Literal["new", "gone"], path: OptionPath, what: str, text: str) -> ValueDifference:
        return ValueDifference(kind, ".".join(path), what, "" if kind == "new" else cut(text),
                               cut(text) if kind == "new" else "")

    def _text(self, table: SheetTable, thing: SheetThing) -> str:
        """All that a thing says, but its name and what is so where nothing is said."""
        titles, parts = self._title_columns(table), []
        for i, column in enumerate(table.columns):
            cell = thing.at(i).cell
            usual = column.codec.encode(column.default, self.language)
            if column.within is None and i not in titles and self._is_read(column) and not is_blank(cell) and (
                    not column.path or not same(cell, usual)):
                parts.append(f"{column.titles[self.language]}: {shown(cell)}" if column.path else shown(cell))
        parts += [f"{self._title_of(table, within)}: {self._entries(table, entries)}"
                  for within, entries in thing.entries.items() if entries]
        return "; ".join(parts)

    def _thing(self, table: SheetTable, path: OptionPath, gone: SheetThing, come: SheetThing
               ) -> Iterator[ValueDifference]:
        name = self._name(table, come, path[-1])
        for i, column in enumerate(table.columns):
            if column.within is None and not same(gone.at(i).cell, come.at(i).cell):
                what = self._of(name, column.titles[self.language]) if column.path else name
                yield self._changed((*path, *column.path), what, shown(gone.at(i).cell), shown(come.at(i).cell))
        for within in dict.fromkeys((*gone.entries, *come.entries)):
            texts = [self._entries(table, thing.entries.get(within, [])) for thing in (gone, come)]
            if texts[0] != texts[1]:
                yield self._changed((*path, *within), self._of(name, self._title_of(table, within)), *texts)

    def _entries(self, table: SheetTable, entries: Sequence[Mapping[int, Spot]]) -> str:
        """A card's rows, on one line."""
        return "; ".join(": ".join(shown(spot.cell) for i, spot in entry.items()
                                   if not is_blank(spot.cell) and self._is_read(table.columns[i])) for entry in entries)

    def _is_read(self, column: Column) -> bool:
        """Whether a column is not for readers of another language."""
        return column.path[-1:] not in [(other,) for other in LANGUAGES if other != self.language]

    def _title_of(self, table: SheetTable, within: OptionPath) -> str:
        """The title of a card's list: that of the first column that holds a value."""
        columns = [each for each in table.columns if each.within == within]
        return next((each for each in columns if not each.is_key), columns[0]).titles[self.language]

    @staticmethod
    def _title_columns(table: SheetTable) -> dict[int, str]:
        """The columns with the names of a table's things, and their languages: the first text in each language."""
        texts = [(i, each.path) for i, each in enumerate(table.columns)
                 if each.within is None and each.path[-1:] and each.path[-1] in LANGUAGES]
        return {i: path[-1] for i, path in texts if path[:-1] == texts[0][1][:-1]}

    def _title(self, table: SheetTable, thing: SheetThing, key: str) -> str:
        """What a thing is called: by its own title, by the game's name for it, or by its id."""
        own = {language: shown(thing.at(i).cell) for i, language in self._title_columns(table).items()}
        return own.get(self.language) or next(filter(None, own.values()), "") or \
            table.names.get(key, {}).get(self.language, key)

    def _name(self, table: SheetTable, thing: SheetThing, key: str) -> str:
        return self._of(table.titles[self.language], self._title(table, thing, key))

    def _of(self, whole: str, part: str) -> str:
        return self.speech.say("differs-of", whole=whole, part=part)

    def _players(self) -> Iterator[ValueDifference]:
        titles = {each.path: each.titles[self.language] for each in (*self.before.layout.settings,
                                                                      *self.after.layout.settings)}
        here, there = ({(shown(each.players.cell), shown(each.path.cell)): shown(each.value.cell)
                        for each in side.contents.players or ()} for side in (self.before, self.after))
        for seats, path in {**here, **there}:
            usual = [shown(side.contents.settings.get(tuple(path.split(".")), BLANK).cell)
                     for side in (self.before, self.after)]
            before, after = here.get((seats, path), usual[0]), there.get((seats, path), usual[1])
            if before != after:
                what = self.speech.say("differs-with-players", what=titles.get(tuple(path.split(".")), path),
                                       n=int(seats))
                yield self._changed(("by_players", seats, path), what, before, after)

    def _changed(self, path: OptionPath, what: str, before: str, after: str) -> ValueDifference:
        return ValueDifference("changed", ".".join(path), what, cut(before), cut(after))


def _rules(game: Game, before: _Side, after: _Side, language: str) -> Iterator[RuleDifference]:
    """The rules of the ledgers that read otherwise; none for a game without a ledger."""
    if game.name not in ledgers():
        return
    texts = []
    for side in (before, after):
        ledger = read_ledger(game.name, side.ruleset.name, side.options.model_dump(mode="json"))
        words = wording(game.name, language)
        texts.append({rule.id: words(rule.es if language == "es" else rule.en) for rule in ledger.rule})
    for rule in {**texts[0], **texts[1]}:
        one, other = (of.get(rule, "") for of in texts)
        if one != other:
            yield RuleDifference(rule, one, other)


def is_off(cell: Cell) -> bool:
    """Whether a cell says that a section is not there."""
    return is_blank(cell) or typed(cell) in ("no", "false")


def shown(cell: Cell) -> str:
    """A cell as people read it, on one line."""
    return " ".join(typed(cell).split())


def cut(text: str) -> str:
    """A text of at most LONGEST characters."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST - 1].rstrip()}…"
