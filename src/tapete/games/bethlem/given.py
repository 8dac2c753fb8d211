"""Names of seats and cards in scenarios and views; the record counts them from 1, 0 for none. `lore` is the state."""
from __future__ import annotations

from typing import Any

from ...gamedef.kinds import Kind, Named, Seats, whole
from .names import PLACE_NAMES, ROW, SEATS, UNKNOWN, Card


class PlayerKind(Seats):
    """A seat that holds cards, which a narrator's does not."""

    def read(self, lore: Any, value: Any) -> int:
        return whole(super().read(lore, value), 0, lore.n_players - 1)


class SeatedKind(PlayerKind):
    def id(self, lore: Any, value: int) -> int:
        return value - 1

    def read(self, lore: Any, value: Any) -> int:
        return super().read(lore, value) + 1


class RowKind(Kind):
    def read(self, lore: Any, value: Any) -> int:
        return whole(super().read(lore, value), 0, lore.n_rows - 1)


class PieceKind(Named):
    """The card at a place."""

    def ids(self, lore: Any) -> tuple[str, ...]:
        return PLACE_NAMES if lore is None else PLACE_NAMES[:ROW * lore.n_rows]

    def id(self, lore: Any, value: int) -> str:
        return str(PLACE_NAMES[lore.place_of[value - 1]])

    def read(self, lore: Any, value: Any) -> int:
        return int(lore.at[super().read(lore, value)]) + 1


Player = PlayerKind(SEATS)
Seated = SeatedKind(SEATS)
Row = RowKind("row")
Piece = PieceKind("place", PLACE_NAMES)


def piece_at(state: Any, place: str | None) -> int:
    """The piece at a place, counted from 1; 0 for null."""
    return 0 if place is None else Piece.read(state, place)


def place_name(state: Any, piece: int) -> str | None:
    """The place of a piece that is counted from 1, 0 for none."""
    return Piece.id(state, piece) if piece else None


def card_name(card: int) -> str | None:
    return Card(card).name if card and card != UNKNOWN else None


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(16) if bits >> seat & 1]
