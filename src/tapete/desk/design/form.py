"""A game as a form: every option of a ruleset, from its single declaration, with the rules that read it."""
from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, Literal, Union, cast, get_args, get_origin

from pydantic import BaseModel

from ...gamedef.game import Game
from ...gamedef.options import Declared, Option, declared
from ...gamedef.options import Names as Allowed
from ...games import find_game
from ...ledger.ledger import LedgerRule, ledgers, read_ledger, rulesets_of
from ...ledger.option_names import OptionNames
from ...ledger.wording import title_of, wording
from ..messages import BenchField, DeskForm, FieldShape, FormField, FormSection, FormWord, RuleOf
from .names import desk_speech

Path = tuple[str, ...]


@cache
def form_of(name: str, ruleset: str, language: str) -> DeskForm:
    """`sections` and `values` of a ruleset, as the page receives them. Raises InputError if there is no such game."""
    return _Former(find_game(name), ruleset, language).form()


@cache
def fields_of_things(name: str, ruleset: str, path: str, language: str) -> list[BenchField] | None:
    """The fields of each thing that a designer writes in the field of a path, by name; None if that field has no such
    things."""
    return _Former(find_game(name), ruleset, language).of_things(path)


def sections_in(sections: Sequence[FormSection]) -> Iterator[FormSection]:
    """Every section, including nested ones."""
    for section in sections:
        yield section
        yield from sections_in(section["sections"])


def fields_in(form: DeskForm) -> dict[str, FormField]:
    """Every field of a form by its path."""
    return {field["path"]: field for section in sections_in(form["sections"]) for field in section["fields"]}


def value_at(values: Any, path: str) -> Any:
    """The value at a dotted path, through mappings and lists. For a word in a row of words, whether it is there. Raises
    KeyError if the path does not exist."""
    for part in path.split(".") if path else []:
        if isinstance(values, Mapping):
            values = values[next((key for key in values if str(key) == part), part)]
        elif isinstance(values, list) and part.isdecimal() and int(part) < len(values):
            values = values[int(part)]
        elif is_words(values):
            values = part in values
        else:
            raise KeyError(path)
    return values


def is_words(values: Any) -> bool:
    """Whether a value is a row of words."""
    return isinstance(values, list) and values != [] and all(isinstance(each, str) for each in values)


class _Former:
    """Makes the form of one ruleset in one language. A place has two paths: the option's path in the configuration, and
    the path of its texts, which leaves out keys of mappings."""

    def __init__(self, game: Game, ruleset: str, language: str) -> None:
        found = game.ruleset(ruleset)
        self.game, self.options = game, game.options(found)
        self.values = game.configuration.written(found)
        self.names, self.language, self.title = OptionNames(game, language), language, found.title[language]
        self.rules, self.bounds = _rules_of(game, found.name, language), game.configuration.bounds
        self.first: dict[int, Path] = {}
        """For an option type that is used in several places, the first path with its texts."""

    def form(self) -> DeskForm:
        root = self._section(type(self.options), self.values, (), (), (self.title, ""))
        first: FormSection = {**root, "title": desk_speech(self.language).say("desk-whole-game"), "sections": []}
        return {"sections": [first, *root["sections"]] if first["fields"] else root["sections"], "values": self.values}

    def _section(self, model: type[BaseModel], values: Any, path: Path, words: Path,
                 said: tuple[str, str]) -> FormSection:
        fields, sections = list[FormField](), list[FormSection]()
        for each in declared(model):
            if each.option.filled:
                continue
            at, spoken = (*path, each.name), (*words, each.name)
            value = values.get(each.name) if isinstance(values, Mapping) else None
            inner = self._inner(each, value, at, spoken)
            if inner is None:
                fields.append(self._field(each, at, spoken))
            else:
                sections.append(inner)
        return {"path": ".".join(path), "title": said[0], "about": said[1], "fields": fields, "sections": sections}

    def _inner(self, each: Declared, value: Any, path: Path, words: Path) -> FormSection | None:
        """The section of an option: one of options, or one with a section for each key or place. None for a field."""
        model, kinds = each.section, kinds_of(each.kind)
        if model is None or str in kinds or self._is_written(each.kind, words):
            return None
        said = self.names.option(words, each.option.about)
        if any(get_origin(kind) in (dict, list) for kind in kinds):
            inner = [(str(key), self.names.thing(str(key), words), one) for key, one in value.items()] \
                if isinstance(value, Mapping) else \
                [(str(i), str(i + 1), one) for i, one in enumerate(value or [])]
            return {"path": ".".join(path), "title": said[0], "about": said[1], "fields": [],
                    "sections": [self._section(model, one, (*path, key), words, (title, ""))
                                 for key, title, one in inner]}
        if value is None:       # a part that the ruleset leaves out: a file adds it as a whole
            return {"path": ".".join(path), "title": said[0], "about": said[1], "fields": [], "sections": [],
                    "nullable": True}
        made = self._section(model, value, path, words, said)
        return {**made, "nullable": True} if types.NoneType in kinds else made

    def _field(self, each: Declared, path: Path, words: Path) -> FormField:
        name, about = self.names.option(words, each.option.about)
        rules = [rule for options, rule in self.rules if any(_within(option, ".".join(words)) for option in options)]
        field: FormField = {
            "path": ".".join(path), "name": name, "about": about, **self._kind(each.kind, each.option, words),
            "bound": ".".join(path) in self.bounds, "rules": rules}
        return {**field, "nullable": True} if types.NoneType in kinds_of(each.kind) else field

    def _kind(self, kind: Any, option: Option, words: Path) -> FieldShape:
        """The type of a value; for a list or a mapping, the type of its entries."""
        kinds = [one for one in kinds_of(kind) if one is not types.NoneType]
        literal = [word for one in kinds if get_origin(one) is Literal for word in get_args(one)]
        whole = next((one for one in kinds if get_origin(one) in (list, dict)), None)
        if option.names is not None:
            self.first.setdefault(id(option.names), words)
        if self._is_written(kind, words):
            return {"kind": "data", "sample": self._sample(words), "bench": True}
        if get_origin(whole) is list:
            row: FieldShape = {"kind": "row", "of": self._kind(get_args(whole)[0], option, words),
                    "once": option.once or option.chosen, "chosen": option.chosen}
            return {**row, "length": option.lengths} if option.lengths else row
        if get_origin(whole) is dict:
            key, value = get_args(whole)
            keys = list(allowed(option.by)) if option.by is not None else [str(one) for one in get_args(key)]
            table: FieldShape = {"kind": "table", "of": self._kind(value, option, words)}
            return {**table, "keys": self._places(self._titled(keys, words))} if keys else table
        if bool in kinds:
            return {"kind": "flag"}
        if int in kinds:
            number: FieldShape = {"kind": "number", "low": option.low, "high": option.high}
            return {**number, "words": self._titled(literal, words)} if literal else number
        known = literal or (list(allowed(option.names)) if option.names is not None else [])
        if known and not any(isinstance(one, type) and issubclass(one, BaseModel) for one in kinds):
            return {"kind": "word", "words": self._titled(known, words, self.first.get(id(option.names), words))}
        if any(one is not str for one in kinds):        # cards, written as in a file
            data: FieldShape = {"kind": "data", "sample": self._sample(words)}
            return {**data, "begins": True} if self.game.own_cards.starting_points(".".join(words)) else data
        return {"kind": "text", "icon": True} if option.icon else {"kind": "text"}

    def of_things(self, path: str) -> list[BenchField] | None:
        """The fields of each thing that a designer writes at a path; None if the things there have no fields. Their
        paths are the names of the fields."""
        model: type[BaseModel] | None = type(self.options)
        for name in (words := tuple(path.split("."))):
            each = next((one for one in declared(model) if one.name == name), None) if model is not None else None
            model = each.section if each is not None else None
        if model is None or each is None or not self._is_written(each.kind, words):
            return None
        fields = [self._of_thing(model, one, words) for one in declared(model)]
        deciding = {field["only"][0] for field in fields if "only" in field}
        # What it is called and what it is come first; others depend on them.
        return sorted(fields, key=lambda field: (field["path"] not in {"title", "name"}, field["path"] not in deciding,
                                                 "icon" not in field))

    def _of_thing(self, model: type[BaseModel], each: Declared, words: Path) -> BenchField:
        field = cast(BenchField, self._field(each, (each.name,), (*words, each.name)))
        info, only = model.model_fields[each.name], each.option.only
        if not info.is_required():
            field["usual"] = info.get_default(call_default_factory=True)
        if only is not None and only[0] in model.model_fields:
            field["only"] = (only[0], list(only[1]))
        return field

    def _is_written(self, kind: Any, words: Path) -> bool:
        """Whether named sections are cards that designers write, with none in the ruleset."""
        return any(get_origin(one) is dict for one in kinds_of(kind)) and self._sample(words) != ""

    def _sample(self, words: Path) -> str:
        """A valid text to begin with, for a named entry; empty if the game has none."""
        folder, name, stands = self.names.home / "samples", "-".join(words), self.values.get(words[0])
        files = [*([folder / f"{name}-{stands}.yaml"] if isinstance(stands, str) else []), folder / f"{name}.yaml"]
        return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")

    def _places(self, keys: Sequence[FormWord]) -> list[FormWord]:
        """Keys without a name, among keys with one, are places for custom cards: `spare` until somebody has written
        one."""
        nameless = [key["title"] == key["value"] and not key["value"].isdecimal() for key in keys]
        return [{**key, "spare": True} if spare and not all(nameless) else key
                for key, spare in zip(keys, nameless, strict=True)]

    def _titled(self, values: Sequence[Any], words: Path, first: Path = ()) -> list[FormWord]:
        """Values with their names at this place, or at the first place where they occurred."""
        def title(value: str) -> str:
            return next((name for path in (words, first) if (name := self.names.thing(value, path)) != value), value)
        return [{"value": str(value), "title": title(str(value))} for value in values]


def kinds_of(kind: Any) -> list[Any]:
    """The members of a union, or the single type."""
    if get_origin(kind) in (Union, types.UnionType):
        return [each for part in get_args(kind) for each in kinds_of(part)]
    return [kind]


def allowed(names: Allowed | None) -> list[str]:
    """The words that a declaration allows."""
    if isinstance(names, type) and issubclass(names, IntEnum):
        return list(names.__members__)
    return [str(name) for name in names or () if name]


def _within(option: str, path: str) -> bool:
    """Whether a rule that names an option reads the field at a path."""
    return option == path or option.startswith(f"{path}.") or path.startswith(f"{option}.")


def _rules_of(game: Game, ruleset: str, language: str) -> list[tuple[list[str], RuleOf]]:
    """The rules that read options, each with its name and text; empty for a game without a ledger."""
    if game.name not in ledgers() or ruleset not in rulesets_of(game.name):
        return []
    worded = wording(game.name, language)

    def told(rule: LedgerRule) -> RuleOf:
        text = worded(rule.es if language == "es" else rule.en)
        return {"id": rule.id, "title": title_of(text), "wording": text}
    return [(rule.options, told(rule)) for rule in read_ledger(game.name, ruleset).rule
            if rule.options and rule.kind != "note"]
