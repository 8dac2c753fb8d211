"""The sheets of a game's options: which there are, their columns and rows, each from the options' declarations."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, get_args, get_origin

from pydantic import BaseModel

from ..gamedef.game import Game
from ..text.speech import LANGUAGES
from .cells import Codec, Data, FlagCell, JoinedCell, Key, NumberCell, PresenceCell, Titles, WordCell, normal
from .fields import ModelField, fields_of, inner, literals, members
from .names import SheetNames, allowed, numbered

Path = tuple[str, ...]
FEW = 4
"""So many parts of a thing have a column each, instead of a row."""


@dataclass(frozen=True)
class Column:
    """A column of a table: a part of what a row holds."""

    path: Path
    titles: Titles
    about: Titles
    codec: Codec
    within: Path | None = None
    """The path of the list or mapping that has an entry in each row of a card; None: the card has it once."""
    is_key: bool = False
    """Whether it holds the keys of that mapping."""
    default: Any = None
    """Its value where nothing is said."""


@dataclass(frozen=True)
class Setting:
    """An option with a row of its own."""

    path: Path
    part: Titles
    titles: Titles
    about: Titles
    codec: Codec


@dataclass(frozen=True)
class ListColumn:
    """A list of options, with a column of its own."""

    path: Path
    titles: Titles
    about: Titles
    codec: Codec
    nullable: bool


@dataclass(frozen=True)
class SheetTable:
    """A mapping or a list of things of one kind, each with a row or some rows."""

    path: Path
    titles: Titles
    about: Titles
    columns: Sequence[Column]
    keyed: bool
    """Whether its things have ids. Those of a list may have one too, in `id`; else they are numbered."""
    keys: Sequence[str]
    """The ids that a thing may have; empty if that is free."""
    names: Mapping[str, Titles]
    """The names of the things, by their ids."""
    every: bool
    """Whether every id has a row, whether there is a value or not."""

    @property
    def id_column(self) -> Column | None:
        """The column of the ids that are a part of the things themselves."""
        return next((each for each in self.columns if each.path == ("id",) and not self.keyed), None)


@dataclass
class SheetLayout:
    """All sheets of a game's options."""

    settings: list[Setting] = field(default_factory=list)
    lists: list[ListColumn] = field(default_factory=list)
    tables: list[SheetTable] = field(default_factory=list)


def layout_of(game: Game, options: BaseModel, values: Mapping[str, Any]) -> SheetLayout:
    """The sheets for a ruleset's options, as `Sheets.spread` gives their values."""
    return _Maker(game, values).layout(type(options))


class _Maker:
    def __init__(self, game: Game, values: Mapping[str, Any]) -> None:
        self.models, self.values, self.names = game.sheets.models, values, SheetNames(game)
        self.made = SheetLayout()

    def layout(self, model: type[BaseModel]) -> SheetLayout:
        self._section(model, self.values, (), (), self.names.whole)
        return _apart(self.made)

    def _section(self, model: type[BaseModel], values: Any, path: Path, words: Path, part: Titles) -> None:
        for each in fields_of(model):
            at, said = (*path, each.name), (*words, each.name)
            self._option(each, values.get(each.name) if isinstance(values, Mapping) else None, at, said, part)

    def _option(self, each: ModelField, value: Any, at: Path, said: Path, part: Titles) -> None:
        titles, about = self.names.option(said, each.option.about, each.name)
        whole = each.many
        model = self.models.get(".".join(at)) or each.model
        if whole is not None:
            item, option = inner(whole, each.option)
            kinds = ModelField(each.name, item, False, option)
            model = self.models.get(".".join(at)) or kinds.model
            if get_origin(whole) is dict:
                self._mapping(each, kinds, model, value, at, said)
                return
            if model is not None:
                self.made.tables.append(self._table(model, at, said, keyed=False, keys=(), values=value))
                return
            if _is_plain(kinds):
                self.made.lists.append(ListColumn(at, titles, about, self._codec(kinds, said), each.nullable))
                return
        elif model is not None and (len(each.kinds) == 1 or isinstance(value, Mapping)):
            if each.nullable:
                self.made.settings.append(Setting(at, part, titles, about, PresenceCell()))
            self._section(model, value, at, said, titles)
            return
        self.made.settings.append(Setting(at, part, titles, about, self._codec(each, said)))

    def _mapping(self, each: ModelField, item: ModelField, model: type[BaseModel] | None, value: Any, at: Path,
                 said: Path) -> None:
        """The sheet of a mapping: a table of things or numbers; for lists, a column of each."""
        keys = self._keys(each)
        titles, about = self.names.option(said, each.option.about, each.name)
        if model is not None:
            self.made.tables.append(self._table(model, at, said, keyed=True, keys=keys, values=value))
        elif get_origin(item.many) is list:
            inside, option = inner(item.many, item.option)
            codec = self._codec(ModelField(each.name, inside, False, option), said)
            for key in dict.fromkeys([*keys, *map(str, value or ())]):
                thing = self.names.thing(key, said)
                self.made.lists.append(ListColumn(
                    (*at, key), {language: f"{titles[language]}: {thing[language]}" for language in LANGUAGES}, about,
                    codec, nullable=False))
        else:
            column = Column((), self.names.value, about, self._codec(item, said))
            known = list(dict.fromkeys([*keys, *map(str, value or ())]))
            self.made.tables.append(SheetTable(at, self.names.sheet(titles), about, [column], True, keys,
                                          {key: self.names.thing(key, said) for key in known}, every=True))

    def _table(self, model: type[BaseModel], at: Path, said: Path, keyed: bool, keys: Sequence[str],
               values: Any) -> SheetTable:
        titles, about = self.names.option(said, "", at[-1])
        known = list(dict.fromkeys([*keys, *map(str, values or ())])) if keyed else []
        return SheetTable(at, self.names.sheet(titles), about, list(self._columns(model, (), said, None)), keyed, keys,
                     {key: self.names.thing(key, said) for key in known}, every=False)

    def _columns(self, model: type[BaseModel], path: Path, said: Path, before: Titles | None) -> Iterator[Column]:
        """The columns of a thing's fields; `before` is the title of the field that they are in."""
        for each in fields_of(model):
            at, words = (*path, each.name), (*said, each.name)
            titles, about = self.names.option(words, each.option.about, each.name)
            if before is not None:
                titles = {language: f"{before[language]}: {titles[language]}" for language in LANGUAGES}
            whole = each.many
            if whole is None:
                if each.model is not None and len(each.kinds) == 1:
                    yield from self._columns(each.model, at, words, titles)
                else:
                    yield Column(at, titles, about, self._codec(each, words), default=each.default)
                continue
            item, option = inner(whole, each.option)
            kind = ModelField(each.name, item, type(None) in members(item), option)
            sizes = each.option.lengths
            keys = self._keys(each) if get_origin(whole) is dict else []
            if 0 < len(keys) <= FEW and _is_plain(kind):
                for key in keys:
                    named, _ = self.names.option((*words, key), "", key)
                    yield Column((*at, key), {language: f"{titles[language]}: {named[language]}"
                                              for language in LANGUAGES}, about, self._codec(kind, words))
            elif get_origin(whole) is dict:
                yield from self._entries(each, kind, at, words, titles, about)
            elif sizes is not None and sizes[0] == sizes[1] <= FEW and _is_plain(kind):
                for i in range(sizes[0]):
                    yield Column((*at, str(i)), {language: f"{title} {i + 1}" for language, title in titles.items()},
                                 about, self._codec(kind, words))
            elif _is_plain(kind):
                yield Column(at, titles, about, JoinedCell(each.nullable, self._codec(kind, words)))
            else:       # sentences, one in a row
                yield Column((), titles, about, Data(), within=at)

    def _entries(self, each: ModelField, item: ModelField, at: Path, words: Path, titles: Titles,
                 about: Titles) -> Iterator[Column]:
        """The columns of a mapping in a thing, with an entry in each row."""
        yield Column((), self.names.key(words, titles), about, Key(), within=at, is_key=True)
        if item.model is None:
            yield Column((), titles, about, Data(), within=at)
            return
        columns = list(self._columns(item.model, (), words, titles))
        if any(column.within is not None for column in columns):    # no lists within lists
            columns = [Column((), titles, about, Data())]
        yield from (replace(column, within=at) for column in columns)

    def _codec(self, each: ModelField, said: Path) -> Codec:
        option, kinds = each.option, each.kinds
        words = [str(word) for word in literals(kinds) if isinstance(word, str)]
        names = words or allowed(option.names)
        titles = {word: self.names.thing(word, said, option.names) for word in names}
        if bool in kinds:
            return FlagCell(each.nullable)
        if int in kinds:
            return NumberCell(each.nullable, titles, option.low, option.high)
        if names:
            return WordCell(each.nullable, titles)
        return Codec(each.nullable) if kinds == [str] else Data(each.nullable)

    @staticmethod
    def _keys(each: ModelField) -> list[str]:
        if each.option.by is not None:
            return allowed(each.option.by)
        return [str(one) for one in literals([get_args(each.many)[0]])]


def _is_plain(each: ModelField) -> bool:
    """Whether a value is one word or number."""
    return each.many is None and each.model is None and any(
        kind in (str, int, bool) or get_origin(kind) is not None for kind in each.kinds)


def _apart(made: SheetLayout) -> SheetLayout:
    """The same layout in which no two sheets, settings' columns or lists have the same title in any language."""
    made.lists = _unlike(made.lists)
    made.tables = [replace(table, columns=_unlike(table.columns)) for table in _unlike(made.tables)]
    return made


T = TypeVar("T", Column, ListColumn, SheetTable)


def _unlike(each: Sequence[T]) -> list[T]:
    """Things with titles; one with another's title has its path in it too."""
    meant: dict[str, set[int]] = {}
    for i, one in enumerate(each):
        for title in one.titles.values():
            meant.setdefault(normal(title), set()).add(i)
    alike = {i for of in meant.values() if len(of) > 1 for i in of}
    return [replace(one, titles={language: numbered(title, i + 1) for language, title in one.titles.items()})
            if i in alike else one for i, one in enumerate(each)]
