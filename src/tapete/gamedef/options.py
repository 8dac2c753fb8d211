"""A game's options, each declared once: its name, its type, its allowed values and its purpose.

    class PigOptions(Strict):
        goal: Annotated[int, Option("points that win", 1, 100)]
        first: Annotated[Literal["lot"] | int, Option("who begins", 0, 4)]
        doubles: Annotated[bool, Option("whether a double pays twice")]

From the declarations come the check of a YAML file, the JSON schema (`schema.py`) and the tables of the documents
(`option_rows`). `record_of` makes the fields of the record that the rules read, and `fill` fills it.

In the record, a yes or no is 1 or 0. A word of a `Literal` is its index; beside a number, words are −1, −2... Null is
0, a name is its number, and a section is a record of its own.
"""
from __future__ import annotations

import difflib
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import InitErrorDetails, PydanticCustomError, core_schema

from ..errors import DefectError
from ..kernel.record import Field, flag, i1, i2, i4, record, u1, u2
from ..text.plain_text import as_typed, by_typed_key
from ..text.spoken import SpokenError
from .by_players import others_of

MANY = 60
"""If there are more names than this, a message shows only the nearest."""
Names = Sequence[str] | Mapping[str, int] | type[IntEnum]


@dataclass(frozen=True)
class Option:
    """The declaration of an option, besides its name and its type."""

    about: str
    """Its purpose, as the documents show it."""
    low: int | None = None
    high: int | None = None
    """The range of a number, or of each number in a list or a mapping."""
    names: Names | None = None
    """The words that it, or each item of a list, may be. The record has their numbers. An empty word in a list is a
    number that is not allowed.
    """
    by: Names | None = None
    """The allowed keys of a mapping. The record has an array indexed by their numbers."""
    size: int | tuple[int, int] | None = None
    """The length of a list: exactly, or from and to."""
    once: bool = False
    """For a list: each item at most once."""
    chosen: bool = False
    """For a list of names, each at most once: the record has a yes or no for each name."""
    field: str = ""
    """Its name in the record, if it is another."""
    own: bool = False
    """Whether the game itself writes it into its record, in any form."""
    flat: bool = False
    """For a section: its fields are directly in the record around it."""
    filled: bool = False
    """Whether the program fills it in. People neither set it nor see it."""
    only: tuple[str, tuple[str, ...]] | None = None
    """For a field of a designer's own thing: another field, and the words there with which this one says something."""
    icon: bool = False
    """Whether it is the name of a drawing of `tapete.icons`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return core_schema.no_info_after_validator_function(self._checked, handler(source))

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Any:
        made = handler(schema)
        made["description"] = self.about
        each = made
        while isinstance(within := each.get("items") or each.get("additionalProperties"), dict):
            each = within
        for key, limit in (("minimum", self.low), ("maximum", self.high)):
            if limit is not None and each.get("type") == "integer":
                each[key] = limit
        if self.names is not None and each.get("type") == "string":
            each["enum"] = list(_numbers(self.names))
        return made

    @property
    def lengths(self) -> tuple[int, int] | None:
        """The length of a list, from and to; None: any length."""
        return (self.size, self.size) if isinstance(self.size, int) else self.size

    def _typed(self, value: Any) -> Any:
        """A value whose words are normalised if the program knows them. People's own words stay as they are."""
        if isinstance(value, str):
            return value if self.names is None else as_typed(value)
        if isinstance(value, Mapping):
            return {key: self._typed(each)
                    for key, each in (value if self.by is None else by_typed_key(value)).items()}
        return [self._typed(each) for each in value] if isinstance(value, list) else value

    def _checked(self, value: Any) -> Any:
        value = self._typed(value) if self.names is not None or self.by is not None else value
        wrong = next(self._wrong(value, ()), None)
        if wrong:
            raise ValidationError.from_exception_data("option", [wrong])
        return value

    def _wrong(self, value: Any, at: tuple[Any, ...]) -> Iterator[InitErrorDetails]:
        """What is wrong with a value, each error with its place within the option."""
        if isinstance(value, Mapping):
            for key, each in value.items():
                if self.by is not None and key not in _numbers(self.by):
                    yield _said(_unknown(key, self.by), key, (*at, key))
                yield from self._wrong(each, (*at, key))
        elif isinstance(value, list):
            least, most = self.lengths or (0, len(value))
            if not least <= len(value) <= most:
                yield _said(SpokenError("option-length" if least == most else "option-lengths", least=least, most=most,
                                        n=len(value)), value, at)
            for i, each in enumerate(value):
                yield from self._wrong(each, (*at, i))
            if (self.chosen or self.once) and len(set(value)) < len(value):
                yield _said(SpokenError("option-once"), value, at)
        elif isinstance(value, str):
            if self.names is not None and value not in _numbers(self.names):
                yield _said(_unknown(value, self.names), value, at)
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low is not None and value < self.low:
                yield {"type": "greater_than_equal", "ctx": {"ge": self.low}, "input": value, "loc": at}
            if self.high is not None and value > self.high:
                yield {"type": "less_than_equal", "ctx": {"le": self.high}, "input": value, "loc": at}


def _said(wrong: SpokenError, value: Any, at: tuple[Any, ...]) -> InitErrorDetails:
    return {"type": PydanticCustomError("option", "{error}", {"error": wrong}), "input": value, "loc": at}


def _unknown(value: Any, names: Names) -> SpokenError:
    known = list(_numbers(names))
    near = difflib.get_close_matches(str(value), known, n=3)
    if len(known) <= MANY:
        return SpokenError("option-not-here", given=_shown(value), known=", ".join(known))
    return SpokenError("option-not-here-of-many", given=_shown(value), known=", ".join(near or known[:3]), n=len(known))


def _how_many(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} to {most}"


def _numbers(names: Names) -> Mapping[str, int]:
    if isinstance(names, type):
        return {name: int(member) for name, member in names.__members__.items()}
    return names if isinstance(names, Mapping) else {name: i for i, name in enumerate(names) if name}


def _places(names: Names | None) -> int:
    """The length of an array that is indexed by the numbers of names."""
    return len(names) if isinstance(names, Sequence) else 1 + max(_numbers(names or ()).values())


# ---- declarations ------------------------------------------------------------------------------

@dataclass(frozen=True)
class Declared:
    """An option as a model declares it."""

    name: str
    kind: Any
    option: Option

    @property
    def field(self) -> str:
        return self.option.field or self.name

    @property
    def words(self) -> tuple[str, ...]:
        """The words that it may be, instead of a number or beside one."""
        return tuple(word for kind in _kinds(self.kind) if get_origin(kind) is Literal for word in get_args(kind))

    @property
    def section(self) -> type[BaseModel] | None:
        """The model of its value, or of each item in a list or a mapping."""
        kinds = [get_args(kind)[-1] if get_origin(kind) in (list, dict) else kind for kind in _kinds(self.kind)]
        found = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
        return found[0] if found else None


def declared(model: type[BaseModel]) -> Iterator[Declared]:
    """The options of a model, in order. DefectError for an option without a declaration."""
    for name, info in model.model_fields.items():
        said = [each for each in info.metadata if isinstance(each, Option)]
        if not said:
            raise DefectError(f"{model.__name__}.{name}: nothing is said of this option")
        yield Declared(name, info.annotation, said[0])


def described(model: type[BaseModel], path: Sequence[str]) -> tuple[str, list[str], list[str]]:
    """For the option at a path: its purpose, the names on its path, and the keys of mappings on the way.

    All are empty if nothing is declared.
    """
    said, words, keys, rest = "", [], [], list(path)
    while rest and (info := model.model_fields.get(rest[0])) is not None:
        told = [each for each in info.metadata if isinstance(each, Option)]
        if not told:
            break
        words.append(rest[0])
        said, here = told[0].about, Declared(rest.pop(0), info.annotation, told[0])
        if here.section is None:
            break
        model = here.section
        if rest and rest[0] not in model.model_fields:      # one of several sections, by name
            keys.append(rest.pop(0))
    return said, words, [*keys, *rest] if said else []


def _kinds(kind: Any) -> list[Any]:
    if get_origin(kind) in (Union, types.UnionType):
        return [each for part in get_args(kind) for each in _kinds(part)]
    return [kind]


# ---- the record --------------------------------------------------------------------------------

def record_of(model: type[BaseModel], **more: Any) -> Any:
    """The record of a model's options, with `more` fields that the game fills itself."""
    fields = {**dict(_fields(model)), **more}
    return record(type(model.__name__.removesuffix("Options") + "Numbers", (), {
        "__annotations__": fields, "__doc__": model.__doc__, "__module__": model.__module__}))


def _fields(model: type[BaseModel]) -> Iterator[tuple[str, Field]]:
    for each in declared(model):
        if each.option.own:
            continue
        if each.option.flat and each.section:
            yield from _fields(each.section)
        else:
            yield each.field, _field(each)


def _field(each: Declared) -> Field:
    option, kind = each.option, each.kind
    if get_origin(kind) is list and option.chosen:
        return flag[_places(option.names)]
    if get_origin(kind) is list:
        return _field(Declared(each.name, get_args(kind)[0], option))[(option.lengths or (0, 0))[1]]
    if get_origin(kind) is dict:
        return _field(Declared(each.name, get_args(kind)[1], option))[_places(option.by)]
    if each.section:
        made = record_of(each.section)
        return Field(made.dtype, (), made)
    if kind is bool or (each.words and len(each.words) == 2 and int not in _kinds(kind)):
        return flag
    if option.names is not None:
        return _narrowest(min(0, *_numbers(option.names).values()), max(_numbers(option.names).values()))
    if int in _kinds(kind):
        if option.low is None or option.high is None:
            raise DefectError(f"{each.name}: nothing is said of the range of this number")
        return _narrowest(min(option.low, -len(each.words)), option.high)
    if each.words:
        return u1
    raise DefectError(f"{each.name}: an option of this kind the game itself must put into its record (own=True)")


def _narrowest(low: int, high: int) -> Field:
    for field, least, most in ((i1, -128, 127), (u1, 0, 255), (i2, -32768, 32767), (u2, 0, 65535)):
        if least <= low and high <= most:
            return field
    return i4


def fill(target: Any, options: BaseModel) -> None:
    """Write options into the plain record made from their model, except those that the game writes itself.

    DefectError if the options still differ by number of seats; `at_table` returns those of one table.
    """
    if others_of(options):
        raise DefectError(f"{type(options).__name__}: these are not yet the options of a table")
    for each in declared(type(options)):
        value = getattr(options, each.name)
        if each.option.own or value is None:
            continue
        if each.section and isinstance(value, BaseModel):
            fill(target if each.option.flat else getattr(target, each.field), value)
        elif isinstance(value, list | Mapping):
            _fill_row(getattr(target, each.field), each, value)
        else:
            setattr(target, each.field, _number(each, value))


def _fill_row(row: Any, each: Declared, value: Any) -> None:
    if isinstance(value, Mapping):
        keys = _numbers(each.option.by or ())
        items = [(keys[key], item) for key, item in value.items()]
    elif each.option.chosen:
        items = [(_number(each, item), 1) for item in value]
    else:
        items = list(enumerate(value))
    for i, item in items:
        if isinstance(item, BaseModel):
            fill(row[i], item)
        else:
            row[i] = item if each.option.chosen else _number(each, item)


def _number(each: Declared, value: Any) -> int:
    if not isinstance(value, str):
        return int(value)
    if each.option.names is not None:
        return _numbers(each.option.names)[value]
    return each.words.index(value) if int not in _kinds(each.kind) else -1 - each.words.index(value)


# ---- the documents -----------------------------------------------------------------------------

def option_rows(model: type[BaseModel], values: Any, path: str = "") -> Iterator[tuple[str, str, str, str]]:
    """Each option as a row of a table: its path, its allowed values, its value in a ruleset, and its purpose."""
    for each in declared(model):
        value = values[each.name] if isinstance(values, Mapping) and each.name in values else None
        if each.section and isinstance(value, Mapping | list):
            many = any(get_origin(kind) in (list, dict) for kind in _kinds(each.kind))
            yield f"{path}{each.name}", "", "", each.option.about
            yield from option_rows(each.section, _by_option(each.section, value) if many else value,
                                   f"{path}{each.name}.{'*.' if many else ''}")
        else:
            shown = "" if each.option.filled else _shown(value)     # it would differ with every change of a card
            yield f"{path}{each.name}", _range(each), shown, each.option.about


def _by_option(section: type[BaseModel], values: Any) -> Mapping[str, Any]:
    """Several sections, in a list or by name, transposed: for each option its values in all of them."""
    if isinstance(values, Mapping):
        return {name: {key: each[name] for key, each in values.items()} for name in section.model_fields}
    return {name: [each[name] for each in values] for name in section.model_fields}


def _range(each: Declared) -> str:
    option = each.option
    parts = [str(word) for word in (*each.words, *_numbers(option.names or ()))]
    if each.kind is bool:
        parts.append("true, false")
    if option.low is not None or option.high is not None:
        parts.append(f"{option.low} to {option.high}")
    if type(None) in _kinds(each.kind):
        parts.append("null")
    return ", ".join(parts) + (f"; {_how_many(*option.lengths)} of them" if option.lengths else "")


def _shown(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {f'({_shown(each)})' if isinstance(each, Mapping | list) else _shown(each)}"
                         for key, each in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(_shown(each) for each in value) or "[]"
    return str(value)
