"""The fields of a model of options or of cards, as columns and rows need them."""
from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from ..gamedef.options import Option


@dataclass(frozen=True)
class ModelField:
    """A field of a model: its name, its type without null, and its declaration."""

    name: str
    kind: Any
    nullable: bool
    option: Option
    default: Any = None
    """Its value where nothing is said; None if something must be, too."""

    @property
    def kinds(self) -> list[Any]:
        """The members of its type, if that is a union; else the type."""
        return [each for each in members(self.kind) if each is not types.NoneType]

    @property
    def model(self) -> type[BaseModel] | None:
        """Its model, if it is a section."""
        return next((each for each in self.kinds if is_model(each)), None)

    @property
    def many(self) -> Any:
        """Its type as a list or a mapping; None if it is neither."""
        return next((each for each in self.kinds if get_origin(each) in (list, dict)), None)


def fields_of(model: type[BaseModel]) -> Iterator[ModelField]:
    """The fields that people set, in order."""
    for name, info in model.model_fields.items():
        option = next((each for each in info.metadata if isinstance(each, Option)), None) or _undeclared(
            info.metadata, info.annotation)
        if not option.filled:
            kinds = members(info.annotation)
            default = None if info.is_required() else info.get_default(call_default_factory=True)
            yield ModelField(name, info.annotation, types.NoneType in kinds, option, default)


def members(kind: Any) -> list[Any]:
    """The members of a union, or the single type; without what is annotated."""
    kind = bare(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return [each for part in get_args(kind) for each in members(part)]
    return [kind]


def bare(kind: Any) -> Any:
    """A type without its annotations."""
    return bare(get_args(kind)[0]) if get_origin(kind) is Annotated else kind


def is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def inner(kind: Any, option: Option) -> tuple[Any, Option]:
    """The type of the items of a list or a mapping, and what is said of each."""
    item = get_args(kind)[-1]
    said = option if option.about or option.names is not None or option.low is not None else _undeclared(
        [each for one in _annotations(item) for each in one], item)
    return item, said


def _annotations(kind: Any) -> Iterator[list[Any]]:
    if get_origin(kind) is Annotated:
        first, *more = get_args(kind)
        yield more
        yield from _annotations(first)
    elif get_origin(kind) in (Union, types.UnionType):
        for part in get_args(kind):
            yield from _annotations(part)


def _undeclared(metadata: list[Any], kind: Any) -> Option:
    """What Pydantic's own annotations say."""
    said = [*metadata, *(each for one in _annotations(kind) for each in one)]
    said += [each for one in said for each in getattr(one, "metadata", ())]
    low, high, least, most = (
        next((found for each in said if isinstance(found := getattr(each, name, None), int)), None)
        for name in ("ge", "le", "min_length", "max_length"))
    return Option("", low, high, size=(least, most) if least is not None and most is not None else None)


def literals(kinds: list[Any]) -> list[Any]:
    """The words that a type allows."""
    return [word for each in kinds if get_origin(each) is Literal for word in get_args(each)]
