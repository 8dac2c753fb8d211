"""The layout of tokens and dice on sheets of paper to cut."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..paper import Drawing, Printed, Token
from ..text.spoken import SpokenError
from .dice import chits, net
from .paper import Paper

GAP = 4.0
FOOT = 8.0
"""Mm that are folded under a standee, front and back."""
EDGE = 4.0
"""Mm kept free at the top of a page for its title, besides the margin."""


@dataclass(frozen=True)
class CutPiece:
    """A piece on a sheet, by its top left corner: a token (or its back, `reverse`) or the net of a die."""

    width: float
    height: float
    token: Token | None = None
    net: Drawing | None = None
    reverse: bool = False
    x: float = 0
    y: float = 0


def cut_out(printed: Printed, paper: Paper) -> list[list[CutPiece]]:
    """Every copy of every token and die, page by page, in the game's order.

    Raises InputError for a token larger than the paper.
    """
    pieces = [piece for token in printed.tokens for _ in range(token.copies) for piece in _pieces(token)]
    for die in printed.dice:
        if (drawing := net(die)) is not None:
            pieces += [CutPiece(drawing.width, drawing.height, net=drawing) for _ in range(die.copies)]
    pieces += [CutPiece(chit.size, chit.size, chit) for die in printed.dice for chit in chits(die)]
    return _shelves(pieces, paper)


def _pieces(token: Token) -> list[CutPiece]:
    high = token.size
    if token.shape == "standee":
        high = 2 * (token.size * token.drawing.height / token.drawing.width + FOOT)
    front = CutPiece(token.size, high, token)
    return [front] if token.back is None else [front, CutPiece(token.size, high, token, reverse=True)]


def _shelves(pieces: Sequence[CutPiece], paper: Paper) -> list[list[CutPiece]]:
    """Rows of pieces, each as high as its highest piece."""
    wide, high = paper.width - 2 * paper.margin, paper.height - 2 * paper.margin - EDGE
    pages: list[list[CutPiece]] = [[]]
    x = y = row = 0.0
    for piece in pieces:
        if piece.width > wide or piece.height > high:
            size = {"width": f"{piece.width:.0f}", "height": f"{piece.height:.0f}"}
            raise SpokenError("too-large", what=piece.token.id, **size) if piece.token else SpokenError(
                "too-large-die", **size)
        if x + piece.width > wide:
            x, y, row = 0.0, y + row + GAP, 0.0
        if y + piece.height > high:
            pages.append([])
            x = y = row = 0.0
        pages[-1].append(CutPiece(piece.width, piece.height, piece.token, piece.net, piece.reverse,
                                  paper.margin + x, paper.margin + EDGE + y))
        x, row = x + piece.width + GAP, max(row, piece.height)
    return [page for page in pages if page]
