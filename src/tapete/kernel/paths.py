"""The paths of a view, `souls.0.sanity`: what scenarios say is given.

A field of the view that only shows a field of the record is set by saying so where it is declared:

    class SoulView(BaseModel):
        sanity: Annotated[int, Given()]                         # the record's field of this name
        turn: Annotated[int, Given("turn_no", low=1)]           # of another
        place: Annotated[str, Given(kind=Place)]                # by its name
        holder: Annotated[int | None, Given(nothing=NOBODY)]    # null is a number of its own
        states: Annotated[dict[str, int], Given(by=State)]      # each by its key
        objects: Annotated[list[str], Given(kind=Card, count="n_objects")]

What needs more than that is a setter of the game's own (`Paths.path`).
"""
from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, get_args, get_origin

import numpy as np
from pydantic import BaseModel

from ..errors import InputError
from .kinds import Kind, Seats, whole

Setter = Callable[..., None]
NO_PATH = "there is no such path that can be set"
NONE_HERE = "there is none in this game"


@dataclass(frozen=True)
class Given:
    """How a field of a view lies in the record, and that a scenario may set it."""

    field: str = ""
    """What it is called there, if not by its own name."""
    low: int | Callable[[Any], int] | None = None
    high: int | Callable[[Any], int] | None = None
    """The range of a number, if it is less than the record's field can hold from 0 on; or what says it of a state."""
    kind: Kind | None = None
    """Of a name: what it names."""
    nothing: int | None = None
    """What null is in the record; None: it may not be null."""
    by: Kind | None = None
    """Of a mapping: what its keys name, by whose numbers the record's array goes."""
    count: str = ""
    """Of a list: the record's field that says how many there are; each is named by `kind`, `high` at most."""
    flat: bool = False
    """What lies within are fields of the record around it."""
    within: bool = False
    """Only what lies within can be set, not this itself."""


class Paths:
    """What sets the paths of a game's view: setters of the game's own, and else what the view says is given.

    A setter gets the state, the game's `lore`, each part that `*` stands for, and the value; what will not do it says
    with a ValueError, IndexError or KeyError, or, where a value is of another kind than any that will do, with the
    TypeError that comes of using it.
    """

    def __init__(self) -> None:
        self._setters: list[tuple[str, re.Pattern[str], Setter]] = []

    def path(self, pattern: str, *parts: Kind, value: Kind | None = None,
             values: Kind | None = None) -> Callable[[Setter], Setter]:
        """Register what sets a path; `*` stands for one part. The first that fits is taken.

        `parts` are the kinds of the parts, `value` is that of the value, `values` that of each in a list of different
        ones: the setter then gets their numbers.
        """
        regex = re.compile(re.escape(pattern).replace(r"\*", r"([^.]+)"))

        def register(setter: Setter) -> Setter:
            @wraps(setter)
            def read(state: Any, lore: Any, *given: Any) -> None:
                *names, last = given
                numbers = [_read(kind, state, lore, name) for kind, name in zip(parts, names, strict=True)]
                if values is not None:
                    last = values.read_all(lore, last)
                elif value is not None:
                    last = _read(value, state, lore, last)
                setter(state, lore, *numbers, last)

            self._setters.append((pattern, regex, read if parts or value or values else setter))
            return setter
        return register

    def set(self, *given: Any, path: str, value: Any) -> None:
        """Set a path by the setters alone; InputError if path or value will not do."""
        if not self._set(given, path, value):
            raise InputError(f"{path}: {NO_PATH}")

    def edit(self, state: Any, lore: Any, view: BaseModel, path: str, value: Any) -> None:
        """Set a path in a plain state; `view` is the referee's. InputError if path or value will not do."""
        if self._set((state, lore), path, value):
            return
        try:
            _set_given(state, lore, view, path.split("."), value)
        except (ValueError, IndexError, KeyError) as error:
            raise InputError(f"{path}: {error}") from error

    def _set(self, given: tuple[Any, ...], path: str, value: Any) -> bool:
        for _, regex, setter in self._setters:
            match = regex.fullmatch(path)
            if match:
                try:
                    setter(*given, *match.groups(), value)
                except (ValueError, IndexError, KeyError, TypeError) as error:
                    raise InputError(f"{path}: {error}") from error
                return True
        return False

    def rows(self, view: type[BaseModel]) -> Iterator[tuple[str, str, str]]:
        """Every path of a view: what it is, and what a scenario may do with it, "" for no more than to read it."""
        own = {pattern: inspect.getdoc(setter) or "yes" for pattern, _, setter in self._setters}
        for path, kind, may_be_set in _paths(view, "", False):
            set_by = own.pop(path, "yes" if may_be_set else "")
            yield path, kind, set_by.replace("\n", " ")
        for pattern, said in own.items():
            yield pattern, "", said.replace("\n", " ")


def _read(kind: Kind, state: Any, lore: Any, value: Any) -> int:
    number = kind.read(lore, value)
    return whole(number, 0, state.n_seats - 1) if isinstance(kind, Seats) else number


def _set_given(state: Any, lore: Any, view: BaseModel, parts: list[str], value: Any) -> None:
    here, seen, given = state, view, Given(within=True)
    holder: Any = None
    key: Any = None
    code: Any = None
    for i, part in enumerate(parts):
        holder = here
        if isinstance(seen, BaseModel):
            info = type(seen).model_fields.get(part)
            if info is None:
                raise ValueError(NO_PATH)
            last = i == len(parts) - 1
            given = _given(info) or Given(within=True)
            if last and (given.within or given.flat or given.by):
                raise ValueError(NO_PATH)
            seen, key = getattr(seen, part), given.field or part
            if seen is None and given.nothing is None:
                raise ValueError(NONE_HERE)
            here = here if given.flat else getattr(here, key, None)
            code = holder._layout[key].code if key in holder._layout else None
        elif isinstance(seen, list):
            key = whole(int(part) if part.isdigit() else part, 0, len(seen) - 1)
            seen, here = seen[key], here[key]
        elif isinstance(seen, Mapping) and given.by is not None:
            key = given.by.read(lore, part)
            seen, here = seen.get(part), here[key]
        else:
            raise ValueError(NONE_HERE if seen is None else NO_PATH)
    if given.count and isinstance(here, list):
        items = list_of(given.kind or Kind(), lore, value, _limit(given.high, state, len(here)))
        here[:] = items + [0] * (len(here) - len(items))
        setattr(holder, given.count, len(items))
        return
    if given.within or isinstance(here, list) or hasattr(here, "__slots__"):
        raise ValueError(NO_PATH)
    number = _number(state, given, lore, seen, value, code)
    if isinstance(key, int):
        holder[key] = number
    else:
        setattr(holder, key, number)


def list_of(kind: Kind, lore: Any, value: Any, most: int) -> list[int]:
    """The things of a kind, so many at most, that a scenario names; ValueError for what is no such list."""
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"expected a list of at most {most}, each a {kind.name}, got {value!r}")
    return [kind.read(lore, item) for item in value]


def _limit(limit: int | Callable[[Any], int] | None, state: Any, otherwise: int) -> int:
    return otherwise if limit is None else limit(state) if callable(limit) else limit


def _number(state: Any, given: Given, lore: Any, seen: Any, value: Any, code: Any) -> int:
    if value is None and given.nothing is not None:
        return given.nothing
    if given.kind is not None:
        return given.kind.read(lore, value)
    if isinstance(seen, bool):
        if not isinstance(value, bool):
            raise ValueError(f"expected true or false, got {value!r}")
        return int(value)
    return whole(value, _limit(given.low, state, 0), _limit(given.high, state, int(np.iinfo(code).max)))


def _given(info: Any) -> Given | None:
    return next((each for each in info.metadata if isinstance(each, Given)), None)


def _paths(view: type[BaseModel], path: str, inside: bool) -> Iterator[tuple[str, str, bool]]:
    for name, info in view.model_fields.items():
        given = _given(info)
        yield from _below(path + name, info.annotation, given is not None and not given.within, given)


def _below(path: str, kind: Any, may_be_set: bool, given: Given | None) -> Iterator[tuple[str, str, bool]]:
    parts = [each for each in get_args(kind) if each is not type(None)]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield from _paths(kind, f"{path}.", False)
    elif get_origin(kind) in (list, dict) and isinstance(parts[-1], type) and issubclass(parts[-1], BaseModel):
        yield from _paths(parts[-1], f"{path}.*.", False)
    elif len(parts) == 1 and isinstance(parts[0], type) and issubclass(parts[0], BaseModel):
        yield from _paths(parts[0], f"{path}.", False)
    elif given is not None and given.by is not None:
        yield f"{path}.*", _called(parts[-1]), True
    else:
        yield path, _called(kind), may_be_set


_CALLED: dict[Any, str] = {int: "a number", str: "a name", bool: "true or false", type(None): "null"}


def _called(kind: Any) -> str:
    """A type in words."""
    if kind in _CALLED:
        return _CALLED[kind]
    parts = get_args(kind)
    if get_origin(kind) is list:
        return f"a list, each {_called(parts[0])}"
    if get_origin(kind) is dict:
        return f"a mapping from names, each to {_called(parts[1])}"
    return " or ".join(_called(part) for part in parts)
