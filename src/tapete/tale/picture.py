"""The board of any game as a picture for a book: the game's own drawing, else one from its layout."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..gamedef.game import Game
from ..gamedef.tableau import Mat, Tableau, TableauPiece
from ..table.view.board import BoardInfo, PartInfo, drawn
from ..table.view.text_board import at, marks_said, part_said, said
from ..text.speech import Speech

SHOWN = ("cards", "pile")


@dataclass(frozen=True)
class BoardPicture:
    """A board. `label` says what it shows."""

    label: str
    board: Tableau


def picture_of(game: Game, speech: Speech, seen: Any, names: Sequence[str]) -> BoardPicture:
    """The picture of a blinded state."""
    board = game.presentation.tableau(speech, seen, names) or _laid(game, speech, seen, names)
    return BoardPicture(speech.say("tale-picture"), board)


def _laid(game: Game, speech: Speech, seen: Any, names: Sequence[str]) -> Tableau:
    """A board with the zones of a layout, and the things of each seat."""
    board, view = drawn(game, speech), game.view(seen).model_dump(mode="json")
    zones = [_mat(board, view, names, zone.label or (zone.parts[0].label if zone.parts else ""), zone.parts, None)
             for zone in board.table]
    seats = [_mat(board, view, names, name, board.seat, seat) for seat, name in enumerate(names)]
    return Tableau([[zone] for zone in zones if zone.pieces or zone.note] + [[seat] for seat in seats],
                   _notes(board, view, names, board.status, None))


def _mat(board: BoardInfo, view: Any, names: Sequence[str], title: str, parts: Sequence[PartInfo],
         seat: int | None) -> Mat:
    lying = [piece for part in parts if part.part in SHOWN for piece in _pieces(board, view, names, part, seat)]
    rest = [part for part in parts if part.part not in SHOWN]
    known = [text for part in parts for text in marks_said(board, view, names, part, seat)]
    return Mat(title, lying, " · ".join(filter(None, [_notes(board, view, names, rest, seat), *known])), seat)


def _pieces(board: BoardInfo, view: Any, names: Sequence[str], part: PartInfo,
            seat: int | None) -> Iterator[TableauPiece]:
    found = at(view, part.path, seat)
    if part.part == "pile":
        count = len(found) if isinstance(found, list) else found
        top = at(view, part.top, seat) if part.top else found[-1] if isinstance(found, list) and found else None
        yield TableauPiece(part.label if top is None else said(board, names, part.kind, top), str(count),
                           "covered" if top is None else "")
        return
    lying = found if isinstance(found, list) else [found] if found is not None else []
    for one in lying:
        yield TableauPiece("", "?", "covered") if one is None else TableauPiece(said(board, names, part.kind, one))
    more = (at(view, part.count, seat) if part.count else len(lying)) - len(lying)
    yield from [TableauPiece("", "?", "covered")] * more


def _notes(board: BoardInfo, view: Any, names: Sequence[str], parts: Sequence[PartInfo], seat: int | None) -> str:
    return " · ".join(text for part in parts for text in part_said(board, view, names, part, seat))
