"""How a board stands, for a book: who and what lies together, in rows. A game says it in a few words of its own; it is
drawn alike for all, on a page and on paper."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Look = Literal["", "covered", "gone", "seat", "foe"]


@dataclass(frozen=True)
class Piece:
    """A card, a figure: its name, and what its number or sign is. `gone`: dead or destroyed; `seat`: somebody's own
    figure; `foe`: what is against all."""

    name: str
    sign: str = ""
    look: Look = ""


@dataclass(frozen=True)
class Mat:
    """What lies in one place, or before one player; `seat` is theirs."""

    title: str
    pieces: Sequence[Piece] = ()
    note: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Tableau:
    """A board: its rows from top to bottom, each with its mats from left to right."""

    rows: Sequence[Sequence[Mat]]
    status: str = ""
