"""The default layout of a game that does not declare one. It is made from the types of its view."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from ...gamedef.game import Game
from ...gamedef.kinds import Kind
from ...gamedef.layout import Badge, Cards, Counter, Layout, LayoutPart, Sheet, Zone
from ...gamedef.paths import Given
from ...referee.session import Session

SAID_ELSEWHERE = frozenset({"outcome", "cause", "waiting"})
"""Fields that the page shows for every game in its own way."""


def guess(game: Game) -> Layout:
    """A layout that shows everything in a game's view. Numbers and words are at the top, each seat's own things with
    the seat, and the rest in the middle."""
    view: type[BaseModel] = get_type_hints(type(game).view)["return"]
    by_seat = seat_lists(game)
    status: list[LayoutPart] = []
    table: list[Zone] = []
    seat: list[LayoutPart] = []
    for field, info in view.model_fields.items():
        if field in SAID_ELSEWHERE | game.scenarios.not_fingerprinted:
            continue
        kind, plain = _given(info), _plain(info.annotation)
        if field in by_seat:
            seat.extend(_parts(f"{field}.*", get_args(plain)[0], kind))
        elif _is_model(plain):
            table.append(Zone(field, *_fields(field, plain)))
        elif get_origin(plain) in (list, dict):
            table.append(Zone("", *_parts(field, plain, kind)))
        else:
            status.extend(_parts(field, plain, kind))
    return Layout(table=table, seat=seat, status=status)


def seat_lists(game: Game) -> set[str]:
    """The lists of a view that have one entry per seat, for any number of seats."""
    options = game.options(game.ruleset(), None)
    found: set[str] | None = None
    for seats in {game.counts(options)[0], game.counts(options)[-1]}:
        session = Session(game, game.ruleset(), options, [None] * seats, 1)
        shown = game.view(session.blinded(game.spectator)).model_dump(mode="json")
        lists = {name for name, value in shown.items() if isinstance(value, list) and len(value) == seats}
        found = lists if found is None else found & lists
    return found or set()


def _fields(path: str, model: type[BaseModel]) -> Iterator[LayoutPart]:
    for name, info in model.model_fields.items():
        yield from _parts(f"{path}.{name}", info.annotation, _given(info))


def _parts(path: str, annotation: Any, kind: Kind | None) -> Iterator[LayoutPart]:
    """The parts that show a field of a type."""
    plain = _plain(annotation)
    if _is_model(plain) and path.endswith("*"):
        yield from _fields(path, plain)
    elif get_origin(plain) is list and not _is_model(_plain(get_args(plain)[0])):
        inner = _plain(get_args(plain)[0])
        yield Sheet(path) if get_origin(inner) in (list, dict) else Cards(path, kind)
    elif _is_model(plain) or get_origin(plain) in (list, dict) or plain is Any:
        yield Sheet(path)
    elif plain in (int, float) and kind is None:
        yield Counter(path)
    else:
        yield Badge(path, kind)


def _plain(annotation: Any) -> Any:
    """A type without annotations and without None."""
    if get_origin(annotation) is Annotated:
        return _plain(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        members = [each for each in get_args(annotation) if each is not NoneType]
        return _plain(members[0]) if len(members) == 1 else str
    if get_origin(annotation) is Literal:
        return str
    return dict if annotation is Mapping else annotation


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def _given(info: FieldInfo) -> Kind | None:
    """The kind that a field declares for scenarios, or None."""
    return next((said.kind for said in info.metadata if isinstance(said, Given)), None)
