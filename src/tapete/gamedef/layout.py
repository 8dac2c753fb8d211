"""The layout of a game's table: how a page draws the view of a game that has no page of its own.

    layout = Layout(
        status=(Counter("round"), Badge("bidder", Seat)),
        table=(Zone("middle", Pile("deck", Card), Cards("row", Card)),),
        seat=(Counter("players.*.points", of="goal"), Cards("players.*.hand", Card)),
        faces={Card: {"KNAVE": Face(sign="J", hue=20)}})

Each part shows the value at a path of the view. `*` in a path stands for a seat, or for each item in turn. The label of
a part is the message `field-<label>`, by default with the last name of its path: `field-points`. A page can show only
what view and layout contain, because it has nothing else. A game without a layout gets one made from its view.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from .. import icons
from ..errors import InputError
from .kinds import Kind

Shape = Literal["card", "disc", "tile"]
LONGEST_SIGN = 3


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

    def holds(self) -> tuple[type, ...]:
        return (list, int, str, NoneType)

    def paths(self) -> Iterator[tuple[str, tuple[type, ...]]]:
        yield self.path, self.holds()
        if self.count:
            yield self.count, (int,)


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
    """Parts that are together on the table, under the message `field-<label>`; no heading if the label is empty."""

    label: str
    parts: tuple[LayoutPart, ...]

    def __init__(self, label: str, *parts: LayoutPart) -> None:
        object.__setattr__(self, "label", label)
        object.__setattr__(self, "parts", parts)


@dataclass(frozen=True)
class Face:
    """How a thing is drawn: a sign of up to three letters, an icon, or SVG paths on a square of 24."""

    sign: str = ""
    line: str = ""
    """Drawn as lines."""
    ink: str = ""
    """Filled."""
    icon: str = ""
    """The name of a drawing of game-icons.net, such as `dragon-head`: `tapete.icons.drawn()` has all of them."""
    hue: int | None = None
    """Its hue, 0 to 359: 20 is red, 90 yellow, 150 green, 250 blue, 310 purple. None: made from its name."""


@dataclass(frozen=True)
class Layout:
    """Where each thing is on the page. When the game is found, a path that its view does not have is an InputError."""

    table: Sequence[Zone | LayoutPart] = ()
    """In the middle, for all."""
    seat: Sequence[LayoutPart] = ()
    """In front of each seat; each path has a `*`."""
    status: Sequence[LayoutPart] = ()
    """The state of the game, in one line."""
    faces: Mapping[Kind, Mapping[str, Face]] = field(default_factory=dict)
    """How things are drawn, by their kind and id."""
    hue: int | None = None
    """The table's hue, like that of a face. None: made from the game's name."""

    def parts(self) -> Iterator[LayoutPart]:
        """All parts, in every zone."""
        for each in (*self.status, *self.table, *self.seat):
            yield from each.parts if isinstance(each, Zone) else (each,)

    def check(self, game: str, view: type[BaseModel], lore: Any = None, acts: Collection[str] = ()) -> None:
        """InputError if a part does not fit the view, an id is not of its kind, or a choice is not one of the game's.
        """
        for part in self.parts():
            said = f"{game}: layout, {type(part).__name__} {part.path!r}"
            for path, holds in part.paths():
                if part in self.seat and "*" not in path and not (isinstance(part, Counter) and path == part.of):
                    raise InputError(f"{said}: expected a path with * for the seat")
                found = _kinds(_type_at(said, view, path))
                if object not in holds and not any(issubclass(one, holds) for one in found):
                    raise InputError(f"{said}: at {path} there is {_listed(found)}; expected {_listed(holds)}")
            for name in getattr(part, "acts", ()):
                if name not in acts:
                    raise InputError(f"{said}: there is no choice '{name}'; there are {', '.join(acts)}")
            if isinstance(part, Places):
                _check_places(said, part, lore)
        for kind, faces in self.faces.items():
            _check_faces(f"{game}: layout, faces of {kind.name}", kind, faces, lore)


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


def _check_faces(said: str, kind: Kind, faces: Mapping[str, Face], lore: Any) -> None:
    for name, face in faces.items():
        if name not in kind.ids(lore):
            raise InputError(f"{said}: there is no '{name}'; there are {', '.join(filter(None, kind.ids(lore)))}")
        if len(face.sign) > LONGEST_SIGN:
            raise InputError(f"{said}: the sign of {name} has more than {LONGEST_SIGN} letters: '{face.sign}'")
        if face.icon and face.icon not in icons.drawn():
            raise InputError(f"{said}: the icon of {name} is no drawing of the set: '{face.icon}'; expected a name "
                             f"such as {', '.join(icons.near(face.icon))}")
