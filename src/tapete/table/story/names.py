"""The names of the seats at a table over time. An event is told with the names of that moment."""
from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ...agents.characters import BY_NAME, CHARACTERS, HALF, BotCharacter
from ...referee.transcript import SEAT_CHANGES
from ..people.secrets import likeness
from ..store.models import SeatRow, TableRow
from .event_log import SEATS
from .story import TableStory

Cast = tuple[str, ...]
"""By seat: the name of the person or bot in it, or of the last one there. Empty if the role or the number stands in."""


def character_at(table: TableRow, seat: int) -> BotCharacter:
    """The character of the bot in a seat: the host's choice, or one drawn from the table's code. It stays the same
    while the table exists, and nobody else there has its name."""
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


def style_at(table: TableRow, seat: SeatRow) -> str | None:
    """The playing style of the bot in a seat; None unless the bot searches."""
    return None if seat.bot in (None, "easy") else character_at(table, seat.seat).style


def periods(row: TableRow, story: TableStory) -> tuple[Sequence[int], Sequence[Cast]]:
    """The event numbers from which names apply (the first is 0), and the names from each on.

    Somebody who got up keeps their name until somebody else plays in the seat.
    """
    changes = [(number, told.a, SEAT_CHANGES[told.b], told.note) for number in story.events.numbers_of(SEATS)
               for told in [story.events[number]] if SEAT_CHANGES[told.b] != "host"]
    cast = [_at_first(row, seat, next((each for each in changes if each[1] == seat.seat), None))
            for seat in row.seats]
    starts, found = [0], [tuple(cast)]
    for number, seat, change, note in changes:
        if change == "came":
            cast[seat] = note
        elif change in ("bot", "bot_for"):
            cast[seat] = _called(row, "bot", seat, None)
        starts.append(number + 1)
        found.append(tuple(cast))
    # The present names hold also for events not told yet, because who sits there now is no secret.
    last = [_is_called(row, seat) or cast[seat.seat] for seat in row.seats]
    return [*starts, story.events.shown], [*found, tuple(last)]


def _called(row: TableRow, kind: str, seat: int, name: str | None) -> str:
    """What somebody in a seat is called."""
    if kind == "bot":
        return name or character_at(row, seat).name
    return name or ""


def _is_called(row: TableRow, seat: SeatRow) -> str:
    """The present name of a seat."""
    return _called(row, seat.kind, seat.seat, None if seat.kind == "bot" else seat.name)


def _at_first(row: TableRow, seat: SeatRow, change: tuple[int, int, str, str] | None) -> str:
    """The name of a seat before its first change. The change's note names the person who got up."""
    if change is None:
        return _is_called(row, seat)
    kind = "bot" if change[2] == "opened" else "human" if change[2] in ("left", "freed", "bot_for") else "open"
    return _called(row, kind, seat.seat, change[3])
