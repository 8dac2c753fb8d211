"""The paths of a view, such as `souls.0.sanity`, with which scenarios set a state.

If a field of the view only shows a field of the record, its declaration says so, and a scenario can set it:

    class SoulView(BaseModel):
        sanity: Annotated[int, Given()]                         # the record's field with this name
        turn: Annotated[int, Given("turn_no", low=1)]           # a field with another name
        place: Annotated[str, Given(kind=Place)]                # by its name
        holder: Annotated[int | None, Given(nothing=NOBODY)]    # null is a number of its own
        states: Annotated[dict[str, int], Given(by=State)]      # each by its key
        objects: Annotated[list[str], Given(kind=Card, count="n_objects")]

`view_from` fills a view from the same declarations. Anything else needs a setter of the game's own (`Paths.path`).
"""
from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, TypeVar, get_args, get_origin

import numpy as np
from pydantic import BaseModel

from ..text.causes import words_of
from ..text.spoken import SpokenError, as_written
from .kinds import Kind, Seats, whole, yes_or_no

Setter = Callable[..., None]
LONGEST = 256
"""Most items of a list with repeated ones."""
View = TypeVar("View", bound=BaseModel)


def no_path() -> SpokenError:
    return SpokenError("no-path-to-set")


def none_here() -> SpokenError:
    return SpokenError("none-in-this-game")


@dataclass(frozen=True)
class Given:
    """How the record stores a field of a view, and that a scenario may set it."""

    field: str = ""
    """The field's name in the record, if it is another."""
    low: int | Callable[[Any], int] | None = None
    high: int | Callable[[Any], int] | None = None
    """The range of a number, or a function of the state that returns it.

    By default 0 to what the record's field can hold.
    """
    kind: Kind | None = None
    """For a name: the kind of the thing."""
    nothing: int | None = None
    """The record's number for null; None: the field may not be null."""
    by: Kind | None = None
    """For a mapping: the kind of its keys, whose numbers index the record's array. If the array holds numbers, the
    mapping is set as a whole, and a key that it lacks is 0.
    """
    count: str = ""
    """For a list: the record's field with its length. Each item is named by `kind`, and there are at most `high`.
    Without `count`, a 0 follows the last item.
    """
    bits: bool = False
    """For a list: the record has a number with a bit for each item, as `kind` reads them."""
    flat: bool = False
    """Its inner fields are fields of the record around it."""
    within: bool = False
    """Only its inner fields can be set, not the field itself."""


class Paths:
    """Setters for the paths of a game's view: the game's own setters, and then the fields declared with `Given`.

    A setter gets the state, the game's `lore`, each part that `*` stands for, and the value. It refuses a value with a
    ValueError, IndexError or KeyError. If the value has the wrong type, it may raise the TypeError that comes from
    using it.
    """

    def __init__(self, first: Sequence[str] = (), last: Sequence[str] = ()) -> None:
        """`first` and `last` are patterns of paths that are set before and after all others, in this order, because
        other values follow from some paths. `*` stands for one part.
        """
        self._setters: list[tuple[str, re.Pattern[str], Setter]] = []
        self._first, self._last = [[_regex(pattern) for pattern in each] for each in (first, last)]

    def in_order(self, paths: Iterable[str]) -> list[str]:
        """The paths in the order in which they are set. It does not depend on the order in which they were written."""
        return sorted(sorted(paths), key=self._rank)

    def _rank(self, path: str) -> int:
        for i, regex in enumerate(self._first):
            if regex.fullmatch(path):
                return i
        return next((len(self._first) + 1 + i for i, regex in enumerate(self._last) if regex.fullmatch(path)),
                    len(self._first))

    def path(self, pattern: str, *parts: Kind, value: Kind | None = None,
             values: Kind | None = None, repeated: bool = False) -> Callable[[Setter], Setter]:
        """Register the setter of a path; `*` stands for one part. The first pattern that fits is used.

        `parts` are the kinds of the parts, and `value` is the kind of the value. `values` is the kind of each item in a
        list, of different ones unless they may be `repeated`. The setter then gets their numbers.
        """
        regex = _regex(pattern)

        def register(setter: Setter) -> Setter:
            @wraps(setter)
            def read(state: Any, lore: Any, *given: Any) -> None:
                *names, last = given
                numbers = [_read(kind, state, lore, name) for kind, name in zip(parts, names, strict=True)]
                if values is not None:
                    read_list = list_of(values, lore, last, LONGEST) if repeated else values.read_all(lore, last)
                    last = [_within(values, state, each) for each in read_list]
                elif value is not None:
                    last = _read(value, state, lore, last)
                setter(state, lore, *numbers, last)

            self._setters.append((pattern, regex, read if parts or value or values else setter))
            return setter
        return register

    def field(self, pattern: str, field: str, *parts: Kind, value: Kind | None = None, values: Kind | None = None,
              about: str = "") -> None:
        """Register a path that is a field of the record, `own.virus.*`. Its `*` are those of the path, in their order.

        With `values` the field has a bit for each.
        """
        *way, last = field.split(".")

        def set_field(state: Any, _: Any, *given: Any) -> None:
            numbers = iter(given)
            holder = state
            for step in way:
                holder = holder[next(numbers)] if step == "*" else getattr(holder, step)
            key = next(numbers) if last == "*" else last
            number = next(numbers) if values is None else sum(1 << each for each in next(numbers))
            if isinstance(key, int):
                holder[key] = number
            else:
                setattr(holder, key, number)

        set_field.__doc__ = about
        self.path(pattern, *parts, value=value, values=values)(set_field)

    def pile(self, pattern: str, find: Callable[..., tuple[Any, Kind]], *parts: Kind) -> None:
        """Register the setters of a pile's cards, `decks.*.cards`, and of its top cards, `decks.*.top`.

        `find` takes a state and the parts' numbers, and returns the pile and the kind of its cards.
        """
        def set_cards(state: Any, lore: Any, *given: Any) -> None:
            """It holds these, from the top down, and no others."""
            pile, kind = find(state, *given[:-1])
            fill_pile(pile, list_of(kind, lore, given[-1], len(pile.cards)))

        def set_top(state: Any, lore: Any, *given: Any) -> None:
            """From the top down, in the places of as many; the rest stays."""
            pile, kind = find(state, *given[:-1])
            found = list_of(kind, lore, given[-1], len(pile.cards))
            pile.n = max(pile.n, len(found))
            pile.cards[pile.n - len(found):pile.n] = found[::-1]
            pile.seen[pile.n - len(found):pile.n] = [0] * len(found)

        self.path(f"{pattern}.cards", *parts)(set_cards)
        self.path(f"{pattern}.top", *parts)(set_top)

    def set(self, *given: Any, path: str, value: Any) -> None:
        """Set a path with the game's own setters only; InputError if path or value is wrong."""
        if not self._set(given, path, value):
            raise _at(path, no_path())

    def edit(self, state: Any, lore: Any, view: BaseModel, path: str, value: Any) -> None:
        """Set a path in a plain state. `view` is the referee's view. InputError if path or value is wrong."""
        if self._set((state, lore), path, value):
            return
        try:
            _set_given(state, lore, view, path.split("."), value)
        except (ValueError, IndexError, KeyError) as error:
            raise _at(path, error) from error

    def _set(self, given: tuple[Any, ...], path: str, value: Any) -> bool:
        for _, regex, setter in self._setters:
            match = regex.fullmatch(path)
            if match:
                try:
                    setter(*given, *match.groups(), value)
                except (ValueError, IndexError, KeyError, TypeError) as error:
                    raise _at(path, error) from error
                return True
        return False

    def rows(self, view: type[BaseModel]) -> Iterator[tuple[str, str, str]]:
        """Every path of a view: its type, and what a scenario may do with it; "" if it can only be read."""
        own = {pattern: inspect.getdoc(setter) or "yes" for pattern, _, setter in self._setters}
        for path, kind, may_be_set in _paths(view, "", False):
            set_by = own.pop(path, "yes" if may_be_set else "")
            yield path, kind, set_by.replace("\n", " ")
        for pattern, said in own.items():
            yield pattern, "", said.replace("\n", " ")



def _regex(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", r"([^.]+)"))


def _read(kind: Kind, state: Any, lore: Any, value: Any) -> int:
    return _within(kind, state, kind.read(lore, value))


def _within(kind: Kind, state: Any, number: int) -> int:
    return whole(number, 0, state.n_seats - 1) if isinstance(kind, Seats) else number


def _set_given(state: Any, lore: Any, view: BaseModel, parts: list[str], value: Any) -> None:
    here, seen, given = state, view, Given(within=True)
    holder: Any = None
    key: Any = None
    code: Any = None
    for i, part in enumerate(parts):
        holder = here
        if here is None:        # the view makes it from other things
            raise no_path()
        if isinstance(seen, BaseModel):
            info = type(seen).model_fields.get(part)
            if info is None:
                raise no_path()
            last = i == len(parts) - 1
            given = _given(info) or Given(within=True)
            if last and (given.within or given.flat):
                raise no_path()
            seen, key = getattr(seen, part), given.field or part
            if seen is None and given.nothing is None:
                raise none_here()
            here = here if given.flat else getattr(here, key, None)
            code = holder._layout[key].code if key in holder._layout else None
        elif isinstance(seen, list):
            key = whole(int(part) if part.isdigit() else part, 0, len(seen) - 1)
            seen, here = seen[key], here[key]
        elif isinstance(seen, Mapping) and given.by is not None:
            key = given.by.read(lore, part)
            seen, here = seen.get(part), here[key]
        else:
            raise none_here() if seen is None else no_path()
    if isinstance(here, list) and (given.count or (given.kind and isinstance(seen, list))):
        items = list_of(given.kind or Kind(), lore, value, _limit(given.high, state, len(here)))
        here[:] = items + [0] * (len(here) - len(items))
        if given.count:
            setattr(holder, given.count, len(items))
        return
    if given.by is not None and isinstance(seen, Mapping):
        here[:] = _by_keys(state, given, lore, value, code, here)
        return
    if given.within or isinstance(here, list) or hasattr(here, "__slots__"):
        raise no_path()
    number = _number(state, given, lore, seen, value, code)
    if isinstance(key, int):
        holder[key] = number
    else:
        setattr(holder, key, number)


def _at(path: str, error: Exception) -> SpokenError:
    return SpokenError("at", where=path, wrong=words_of(error))


def _by_keys(state: Any, given: Given, lore: Any, value: Any, code: Any, here: Any) -> list[int]:
    """An array of numbers: those that a mapping names have its values, and all others are 0."""
    if given.by is None or not isinstance(value, Mapping) or not all(isinstance(each, int) for each in here):
        raise no_path()
    named = {given.by.read(lore, key): _number(state, given, lore, 0, number, code) for key, number in value.items()}
    return [named.get(i, 0) for i in range(len(here))]


def list_of(kind: Kind, lore: Any, value: Any, most: int) -> list[int]:
    """The numbers of the things that a scenario lists, at most `most`; ValueError for anything else."""
    if not isinstance(value, list) or len(value) > most:
        raise SpokenError("list-of-most", most=most, kind=kind.name, given=as_written(value))
    return [kind.read(lore, item) for item in value]


def fill_pile(pile: Any, cards: list[int], seen: int = 0) -> None:
    """Make a pile hold exactly these cards, from the top down. `seen` has a bit for each seat that has seen them."""
    rest, pile.n = [0] * (len(pile.cards) - len(cards)), len(cards)
    pile.cards[:], pile.seen[:] = cards[::-1] + rest, [seen] * len(cards) + rest


def _limit(limit: int | Callable[[Any], int] | None, state: Any, otherwise: int) -> int:
    return otherwise if limit is None else limit(state) if callable(limit) else limit


def _number(state: Any, given: Given, lore: Any, seen: Any, value: Any, code: Any) -> int:
    if value is None and given.nothing is not None:
        return given.nothing
    if given.bits:
        return sum(1 << item for item in (given.kind or Kind()).read_all(lore, value))
    if given.kind is not None:
        return given.kind.read(lore, value)
    if isinstance(seen, bool):
        return yes_or_no(value)
    return whole(value, _limit(given.low, state, 0), _limit(given.high, state, int(np.iinfo(code).max)))


def view_from(view: type[View], record: Any, lore: Any = None, **more: Any) -> View:
    """The view of a record: its `Given` fields as declared, and `more` for all other fields."""
    return view(**{name: _show(given, record, getattr(record, given.field or name), kind, lore)
                   for name, given, kind in given_fields(view) if name not in more}, **more)


@cache
def given_fields(view: type[BaseModel]) -> tuple[tuple[str, Given, Any], ...]:
    """The fields of a view that are declared with `Given`: name, declaration, and type without null."""
    fields = ((name, _given(info), _without_null(info.annotation)) for name, info in view.model_fields.items())
    return tuple((name, given, kind) for name, given, kind in fields
                 if given is not None)


def _show(given: Given, record: Any, value: Any, kind: Any, lore: Any) -> Any:
    if given.nothing is not None and value == given.nothing:
        return None
    if given.by is not None:
        return {given.by.id(lore, key): number for key, number in enumerate(value) if number}
    if given.kind is None:
        return bool(value) if kind is bool else value
    if given.bits:
        return [given.kind.id(lore, bit) for bit in range(value.bit_length()) if value >> bit & 1]
    if isinstance(value, list):
        held = value[:getattr(record, given.count)] if given.count else filter(None, value)
        return [given.kind.id(lore, each) for each in held]
    return given.kind.id(lore, value)


def _given(info: Any) -> Given | None:
    return next((each for each in info.metadata if isinstance(each, Given)), None)


def _paths(view: type[BaseModel], path: str, inside: bool) -> Iterator[tuple[str, str, bool]]:
    for name, info in view.model_fields.items():
        given = _given(info)
        yield from _below(path + name, info.annotation, given is not None and not given.within, given)


def _below(path: str, kind: Any, may_be_set: bool, given: Given | None) -> Iterator[tuple[str, str, bool]]:
    parts = [each for each in get_args(kind) if each is not type(None)]
    each = _without_null(parts[-1]) if parts else None
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield from _paths(kind, f"{path}.", False)
    elif get_origin(kind) in (list, dict) and isinstance(each, type) and issubclass(each, BaseModel):
        yield from _paths(each, f"{path}.*.", False)
    elif len(parts) == 1 and isinstance(each, type) and issubclass(each, BaseModel):
        yield from _paths(each, f"{path}.", False)
    elif given is not None and given.by is not None:
        yield path, _called(kind), True
        yield f"{path}.*", _called(parts[-1]), True
    else:
        yield path, _called(kind), may_be_set


def _without_null(kind: Any) -> Any:
    """The one type that a value may have besides null; the type itself if there are several."""
    parts = [each for each in get_args(kind) if each is not type(None)]
    return parts[0] if len(parts) == 1 and type(None) in get_args(kind) else kind


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
