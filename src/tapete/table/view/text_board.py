"""A game's board as lines of text, for terminals. It uses the same layout as the page."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ...gamedef.game import Game
from ...text.speech import Speech
from .board import SEAT, BoardInfo, PartInfo, drawn

HIDDEN = "?"


def table_of(game: Game, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
    """A blinded state as something that Rich can print: the game's own drawing, else its layout with a line per
    seat."""
    own = game.presentation.board(speech, state, names, width)
    if own is not None:
        return own
    board, view = _board(game, speech), game.view(state).model_dump(mode="json")
    bare = [part for zone in board.table if not zone.label for part in zone.parts]
    lines = [_line(board, view, names, [*board.status, *bare], None),
             *(_line(board, view, names, zone.parts, None, zone.label) for zone in board.table if zone.label),
             *(_line(board, view, names, board.seat, seat, name) for seat, name in enumerate(names))]
    return "\n".join(line for line in lines if line)


@lru_cache(maxsize=8)
def _board(game: Game, speech: Speech) -> BoardInfo:
    return drawn(game, speech)


def _line(board: BoardInfo, view: Any, names: Sequence[str], parts: Sequence[PartInfo], seat: int | None,
          before: str = "") -> str:
    said = " · ".join(text for part in parts for text in part_said(board, view, names, part, seat))
    return f"{before}: {said}" if said and before not in ("", parts[0].label) else said


def part_said(board: BoardInfo, view: Any, names: Sequence[str], part: PartInfo, seat: int | None) -> Iterator[str]:
    value = at(view, part.path, seat)
    if isinstance(value, bool):
        if value:
            yield part.label
    elif value not in (None, [], {}):
        most = at(view, part.of, seat) if isinstance(part.of, str) else part.of
        yield f"{part.label} {said(board, names, part.kind, value)}{f'/{most}' if most else ''}"
        yield from marks_said(board, view, names, part, seat)


def marks_said(board: BoardInfo, view: Any, names: Sequence[str], part: PartInfo, seat: int | None) -> Iterator[str]:
    """What is known of the things in a row: a text for each list of marks, in the row's order."""
    for mark in part.marks:
        yield f"{mark.label} {said(board, names, mark.kind, at(view, mark.path, seat))}"


def said(board: BoardInfo, names: Sequence[str], kind: str | None, value: Any) -> str:
    if value is None:
        return HIDDEN
    if isinstance(value, list):
        return " ".join(said(board, names, kind, each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{board.fields.get(key, key)} {said(board, names, kind, each)}"
                         for key, each in value.items())
    if kind == SEAT:
        return str(names[value])
    return board.things.get(kind or "", {}).get(str(value), str(value))


def at(view: Any, path: str, seat: int | None) -> Any:
    """The value at a path of the view. `*` is the seat; without a seat, the values of all seats."""
    for step in path.split("."):
        if step == "*" and seat is None:
            return [at(each, path.partition("*.")[2], None) for each in view]
        view = view[seat if step == "*" else int(step) if isinstance(view, list) else step]
        if view is None:
            return None
    return view
