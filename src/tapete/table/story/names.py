"""Who was called what at a table, and when: what happened is told with the names of those it happened to."""
from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ...agents.characters import BY_NAME, CHARACTERS, HALF, Character
from ...referee.transcript import SEAT_CHANGES
from ..live.room import Room
from ..people.secrets import likeness
from ..store.models import Seat, Table
from .chronicle import SEATS

Cast = tuple[str, ...]
"""By seat: the name of whoever sits there, or has sat there last; empty where the role or the number must do."""


def character_at(table: Table, seat: int) -> Character:
    """Who a bot in a seat is: whom the host has chosen, else somebody by the table's lot, the same as long as it
    stands; called like nobody else there."""
    chosen = {each.seat: CHARACTERS.index(BY_NAME[each.name]) % HALF for each in table.seats
              if each.kind == "bot" and each.name in BY_NAME}
    lot, taken = crc32(table.code.encode()), set(chosen.values())
    for other in range(seat + 1):
        if other not in chosen:
            chosen[other] = next(at for k in range(HALF) if (at := (lot + other + k) % HALF) not in taken)
            taken.add(chosen[other])
    at = chosen[seat]
    people = {likeness(each.name) for each in table.seats if each.kind == "human" and each.name}
    return CHARACTERS[at + HALF if likeness(CHARACTERS[at].name) in people else at]


def style_at(table: Table, seat: Seat) -> str | None:
    """The style of whoever sits there: of a bot that searches."""
    return None if seat.bot in (None, "easy") else character_at(table, seat.seat).style


def _called(room: Room, kind: str, seat: int, name: str | None) -> str:
    if kind == "bot":
        return "" if room.game.roles else name or character_at(room.row, seat).name
    return name or ""


def _is_called(room: Room, seat: Seat) -> str:
    """What whoever sits there now is called."""
    return _called(room, seat.kind, seat.seat, None if seat.kind == "bot" else seat.name)


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
    last = [_is_called(room, seat) or cast[seat.seat] for seat in room.seats]
    return [*starts, room.chronicle.shown], [*found, tuple(last)]


def _at_first(room: Room, seat: Seat, change: tuple[int, int, str, str] | None) -> str:
    """What a seat was called before its first change, which names whoever got up."""
    if change is None:
        return _is_called(room, seat)
    kind = "bot" if change[2] == "opened" else "human" if change[2] in ("left", "freed", "bot_for") else "open"
    return _called(room, kind, seat.seat, change[3])
