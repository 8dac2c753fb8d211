"""The layout of a game's table: how a page draws the view of a game that has no page of its own.

    layout = Layout(
        status=(Counter("round"), Badge("bidder", Seat)),
        table=(Zone("middle", Pile("deck", Card), Cards("row", Card)),),
        seat=(Counter("players.*.points", of="goal"), Cards("players.*.hand", Card)),
        faces={Card: {"KNAVE": Face(sign="J", hue=20)}})

Each part shows the value at a path of the view. `*` in a path stands for a seat, or for each item in turn. The label of
a part is the message `field-<label>`, by default with the last name of its path: `field-points`. A page can show only
what view and layout contain, because it has nothing else. A game without a layout gets one made from its view.

A page does not show a number that is 0, a row or a pile without things, or a zone in which nothing is shown. A part
with `always` is shown then too. A number with a maximum (`of`) is always shown, because its empty places say something.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from ..errors import InputError
from ..text.spoken import SpokenError
from .faces import MOST_PICTURES, Face, check_faces
from .kinds import Kind

Shape = Literal["card", "disc", "tile"]


@dataclass(frozen=True)
class LayoutPart:
    """A part of the layout, which shows something from the view."""

    path: str
    """`deck`, `players.*.hand`."""

    @property
    def name(self) -> str:
        """Its name in the code, if no label is set: the last name of its path."""
        if not self.path:
            return type(self).__name__.lower()
        return [step for step in self.path.split(".") if step != "*" and not step.isdigit()][-1]

    def holds(self) -> tuple[type, ...]:
        """The types that its path may have."""
        return (int, float, str, bool, NoneType)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        """All paths that it reads, each with the types allowed there."""
        yield self.path, self.holds()


@dataclass(frozen=True)
class Counter(LayoutPart):
    """A number: points, coins, a round."""

    of: int | str = ""
    """The maximum: a number, or the path of one. A page draws that many places, and fills as many as the number says.
    """
    label: str = ""
    always: bool = False
    """Show it also if it is 0."""

    def holds(self) -> tuple[type, ...]:
        return (int, float, NoneType)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        yield self.path, self.holds()
        if isinstance(self.of, str) and self.of:
            yield self.of, (int, NoneType)


@dataclass(frozen=True)
class Badge(LayoutPart):
    """A word: the name of a thing, or a seat's player. A yes or no shows its label if it is yes."""

    kind: Kind | None = None
    label: str = ""


@dataclass(frozen=True)
class Track(LayoutPart):
    """A row of steps from `low` to `high` with a marker at the number.

    On the table, a path with `*` gives one marker for each seat.
    """

    low: int = 0
    high: int = 10
    label: str = ""

    def holds(self) -> tuple[type, ...]:
        return (int, NoneType)


@dataclass(frozen=True)
class CardMark(LayoutPart):
    """What is known of each thing in a row: a list in the order of the row, drawn on the things."""

    kind: Kind | None = None
    label: str = ""
    unless: str = ""
    """The id that says nothing, and is not drawn. Neither is a null."""

    def holds(self) -> tuple[type, ...]:
        return (list,)


@dataclass(frozen=True)
class Cards(LayoutPart):
    """Things side by side: a hand, a row, discs.

    A null in a list is a covered thing; a single null is an empty place. `count`: the path of the number of things, if
    the list leaves covered ones out. `acts`: the names of the choices about the things here; if empty, all choices that
    name them.
    """

    kind: Kind | None = None
    shape: Shape = "card"
    count: str = ""
    label: str = ""
    acts: Sequence[str] = ()
    place: Kind | None = None
    """The kind of the places in one's own row: its first thing is at the first place, also if it is covered."""
    marks: Sequence[CardMark] = ()
    """What is known of each thing here."""
    takes: Sequence[str] = ()
    """The names of the choices that bring a thing here. Dragging the thing here makes the choice."""
    always: bool = False
    """Show the row also if it is empty."""

    def holds(self) -> tuple[type, ...]:
        return (list, int, str, NoneType)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        yield self.path, self.holds()
        if self.count:
            yield self.count, (int,)
        for mark in self.marks:
            yield from mark.paths()


@dataclass(frozen=True)
class Pile(LayoutPart):
    """Things on top of each other: a number, or a list whose last item is on top.

    `top`: the path of the top item, if it can be seen. `acts`: as for `Cards`.
    """

    kind: Kind | None = None
    top: str = ""
    shape: Shape = "card"
    label: str = ""
    acts: Sequence[str] = ()
    takes: Sequence[str] = ()
    """As for `Cards`."""
    always: bool = False
    """Show it also if nothing is on it."""

    def holds(self) -> tuple[type, ...]:
        return (int, list)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        yield self.path, self.holds()
        if self.top:
            yield self.top, (int, str, NoneType)


@dataclass(frozen=True)
class Places(LayoutPart):
    """Places and the ways between them. The path gives the things there: a mapping by place, or a list in the order of
    `spots`.

    The path may be empty if no things are there. `who`: the path of each seat's place, `players.*.place`.
    """

    kind: Kind | None = None
    """The kind of the places."""
    spots: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The position of each place by id: right and down, in any unit."""
    ways: Sequence[tuple[str, str]] = ()
    things: Kind | None = None
    """The kind of the things there."""
    who: str = ""
    label: str = ""

    def holds(self) -> tuple[type, ...]:
        return (dict, list)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        if self.path:
            yield self.path, self.holds()
        if self.who:
            yield self.who, (str, int, NoneType)


@dataclass(frozen=True)
class Sheet(LayoutPart):
    """Anything at a path, field by field."""

    label: str = ""

    def holds(self) -> tuple[type, ...]:
        return (object,)


@dataclass(frozen=True, init=False)
class Zone:
    """Parts that are together on the table, under the message `field-<label>`; no heading if the label is empty.

    `takes`: as for `Cards`, for things that are dragged onto any of the parts.
    """

    label: str
    parts: tuple[LayoutPart, ...]
    takes: Sequence[str]

    def __init__(self, label: str, *parts: LayoutPart, takes: Sequence[str] = ()) -> None:
        object.__setattr__(self, "label", label)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "takes", takes)


@dataclass(frozen=True)
class Layout:
    """Where each thing is on the page. When the game is found, a path that its view does not have is an InputError."""

    table: Sequence[Zone | LayoutPart] = ()
    """In the middle, for all."""
    seat: Sequence[LayoutPart] = ()
    """In front of each seat; each path has a `*`."""
    status: Sequence[LayoutPart] = ()
    """The state of the game, in one line."""
    faces: Mapping[Kind, Mapping[str, Face | str]] = field(default_factory=dict)
    """How things are drawn, by their kind and id. A text is an icon, or a picture if it ends in `.svg` or `.png`."""
    hue: int | None = None
    """The table's hue, like that of a face. None: made from the game's name."""

    def parts(self) -> Iterator[LayoutPart]:
        """All parts, in every zone."""
        for each in (*self.status, *self.table, *self.seat):
            yield from each.parts if isinstance(each, Zone) else (each,)

    def check(self, game: str, view: type[BaseModel], lore: Any = None,
              acts: Mapping[str, Collection[str]] | None = None, home: Path | None = None) -> None:
        """InputError if a part does not fit the view, an id is not of its kind, a choice is not one of the game's, or a
        face cannot be drawn.

        `acts`: the names of the kinds that each choice of the game names, by the choice. `home`: the folder of the
        game's module, for its pictures.
        """
        acts = acts or {}
        for part in self.parts():
            said = f"{game}: layout, {type(part).__name__} {part.path!r}"
            for path, holds in part.paths():
                if part in self.seat and "*" not in path and not (isinstance(part, Counter) and path == part.of):
                    raise InputError(f"{said}: expected a path with * for the seat")
                found = _kinds(_type_at(said, view, path))
                if object not in holds and not any(issubclass(one, holds) for one in found):
                    raise InputError(f"{said}: at {path} there is {_listed(found)}; expected {_listed(holds)}")
            _check_acts(said, (*getattr(part, "acts", ()), *getattr(part, "takes", ())), acts)
            if isinstance(part, Places):
                _check_places(said, part, lore)
            if isinstance(part, Cards) and part.place is not None:
                _check_place(said, part, part.place, self.seat, acts)
        for zone in self.table:
            if isinstance(zone, Zone):
                _check_acts(f"{game}: layout, Zone {zone.label!r}", zone.takes, acts)
        drawn = sum(check_faces(game, kind, faces, lore, home) for kind, faces in self.faces.items())
        if drawn > MOST_PICTURES:
            raise SpokenError("face-pictures", game=game, most=MOST_PICTURES >> 10, given=drawn >> 10)


def _type_at(said: str, view: type[BaseModel], path: str) -> Any:
    """The type of the value at a path."""
    here: Any = view
    for step in path.split("."):
        inner = next((_stripped(one) for one in _members(here) if _stripped(one) is not NoneType), NoneType)
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            if step not in inner.model_fields:
                raise InputError(f"{said}: {inner.__name__} has no field '{step}'; it has "
                                 f"{', '.join(inner.model_fields)}")
            here = inner.model_fields[step].annotation
        elif get_origin(inner) is list and (step == "*" or step.isdigit()):
            here = get_args(inner)[0]
        elif get_origin(inner) is dict:
            here = get_args(inner)[1]
        else:
            raise InputError(f"{said}: there is nothing called '{step}' in {_listed(_kinds(inner))}")
    return here


def _stripped(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _members(kind: Any) -> tuple[Any, ...]:
    """The types that a value may have."""
    plain = _stripped(kind)
    return get_args(plain) if get_origin(plain) in (Union, UnionType) else (plain,)


def _kinds(annotation: Any) -> tuple[type, ...]:
    """The same types as classes: any list type becomes `list`."""
    plain = (_stripped(one) for one in _members(annotation))
    return tuple(type(get_args(one)[0]) if get_origin(one) is Literal else get_origin(one) or one for one in plain)


def _listed(kinds: Sequence[type]) -> str:
    return " or ".join("nothing" if kind is NoneType else kind.__name__ for kind in kinds)


def _check_places(said: str, part: Places, lore: Any) -> None:
    known = set(part.spots) if part.kind is None else {name for name in part.kind.ids(lore) if name}
    for name in [*part.spots, *(end for way in part.ways for end in way)]:
        if name not in known or name not in part.spots:
            raise InputError(f"{said}: '{name}' has no spot, or is no {part.kind.name if part.kind else 'place'}")


def _check_acts(said: str, names: Collection[str], acts: Collection[str]) -> None:
    for name in names:
        if name not in acts:
            raise InputError(f"{said}: there is no choice '{name}'; there are {', '.join(acts)}")


def _check_place(said: str, part: Cards, place: Kind, seat: Sequence[LayoutPart],
                 acts: Mapping[str, Collection[str]]) -> None:
    if part not in seat:
        raise InputError(f"{said}: only a row in front of a seat has places to choose; expected it in seat=")
    if not any(place.name in kinds for kinds in acts.values()):
        raise InputError(f"{said}: no choice names a {place.name}")
