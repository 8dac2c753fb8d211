"""A board for a book: the things that are together, in rows. A game describes it in its own words, and all games are
drawn alike, on a page and on paper.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Look = Literal["", "covered", "gone", "seat", "foe"]


@dataclass(frozen=True)
class TableauPiece:
    """A card or a figure: its name, and its number or sign. `gone`: dead or destroyed; `seat`: a player's own figure;
    `foe`: an enemy of all.
    """

    name: str
    sign: str = ""
    look: Look = ""


@dataclass(frozen=True)
class Mat:
    """The things in one place, or in front of one player, whose seat is `seat`."""

    title: str
    pieces: Sequence[TableauPiece] = ()
    note: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Tableau:
    """A board: its rows from top to bottom, each with its mats from left to right."""

    rows: Sequence[Sequence[Mat]]
    status: str = ""
