"""Who was called what at a table, and when: what happened is told with the names of those it happened to."""
from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ..referee.transcript import SEAT_CHANGES
from .chronicle import SEATS
from .room import Room
from .seats import likeness
from .store.models import Seat, Table

BOTS = ("Abril", "Bruno", "Celia", "Dimas", "Elvira", "Fermín", "Greta", "Hugo", "Inés", "Jacinto", "Katia", "León",
        "Mina", "Nicanor", "Olalla", "Plácido", "Quima", "Ramiro", "Sabina", "Tadeo", "Úrsula", "Víctor", "Wanda",
        "Ximena", "Yago", "Zoilo", "Amparo", "Baldo", "Clío", "Desmond", "Edith", "Fulvio")
"""What bots are called where seats have no roles to go by."""

Cast = tuple[str, ...]
"""By seat: the name of whoever sits there, or has sat there last; empty where the role or the number must do."""


def bot_name(table: Table, seat: int) -> str:
    """What a bot in a seat is called: the same as long as the table stands, and like nobody else there."""
    half = len(BOTS) // 2
    first = (crc32(table.code.encode()) + seat) % half
    people = {likeness(each.name) for each in table.seats if each.kind == "human" and each.name}
    return BOTS[first + half if likeness(BOTS[first]) in people else first]


def _called(room: Room, kind: str, seat: int, name: str | None) -> str:
    if kind == "bot":
        return "" if room.game.roles else bot_name(room.row, seat)
    return name or ""


def periods(room: Room) -> tuple[Sequence[int], Sequence[Cast]]:
    """The happenings from which on the seats were called something else, the first one 0, and what they were called.

    Whoever has got up is called by their name until somebody else plays for them.
    """
    changes = [(number, told.a, SEAT_CHANGES[told.b], told.note) for number in room.chronicle.numbers_of(SEATS)
               for told in [room.chronicle[number]] if SEAT_CHANGES[told.b] != "host"]
    cast = [_at_first(room, seat, next((each for each in changes if each[1] == seat.seat), None))
            for seat in room.seats]
    starts, found = [0], [tuple(cast)]
    for number, seat, change, note in changes:
        if change == "came":
            cast[seat] = note
        elif change in ("bot", "bot_for"):
            cast[seat] = _called(room, "bot", seat, None)
        starts.append(number + 1)
        found.append(tuple(cast))
    # What is not told yet shows all the same, for who sits there now is no secret.
    last = [_called(room, seat.kind, seat.seat, seat.name) or cast[seat.seat] for seat in room.seats]
    return [*starts, room.chronicle.shown], [*found, tuple(last)]


def _at_first(room: Room, seat: Seat, change: tuple[int, int, str, str] | None) -> str:
    """What a seat was called before its first change, which names whoever got up."""
    if change is None:
        return _called(room, seat.kind, seat.seat, seat.name)
    kind = "bot" if change[2] == "opened" else "human" if change[2] in ("left", "freed", "bot_for") else "open"
    return _called(room, kind, seat.seat, change[3])
