"""Replays of tables' games from their entries. A worker process runs these slow calculations, so that no request
waits."""
from __future__ import annotations

import logging
from typing import Any

from ...games import find_game, speech_for
from ..http.refusals import Refusal
from ..live.room import Played, Room
from ..store.models import Entry, Seat, Snapshot, Table, columns
from .rebuild import retrace, session_after, take
from .snapshot import room_from, snapshot_of
from .snapshot_reader import Unsound
from .undo import showed_something
from .versions import check_played_here

log = logging.getLogger("tapete.table")

Row = dict[str, Any]
"""A row's values by column, in a form that can be sent between processes."""


def row_of(table: Table) -> Row:
    return {**columns(table), "seats": [columns(seat) for seat in table.seats]}


def table_of(row: Row) -> Table:
    return Table(**{**row, "seats": [Seat(**seat) for seat in row["seats"]]})


def played(row: Row, kept: Row | None, entries: list[Row]) -> Row:
    """The snapshot of a table after all its entries. `entries` are those after `kept`. Raises the same errors as
    `room_of`."""
    table = table_of(row)
    room = room_of(table, None if kept is None else Snapshot(**kept), [Entry(**entry) for entry in entries])
    return columns(snapshot_of(room))


def room_of(table: Table, kept: Snapshot | None, entries: list[Entry]) -> Room:
    """The room from a snapshot and the entries after it. Raises Refusal `stuck` if the entries cannot be played,
    Unsound if the snapshot is at fault."""
    try:
        if kept is None:
            return retrace(table, entries)
        check_played_here(table)
        room = room_from(table, kept)
        for entry in entries:
            take(room, entry)
        return room
    except (Refusal, Unsound):
        raise
    except Exception as error:      # a broken row or entry is the table's trouble, not a defect of ours
        log.error("a table's entries make no room (%s)", type(error).__name__)
        raise Refusal("stuck", code=table.code) from None


def state_after(row: Row, laid: list[tuple[int, int]], deals: list[tuple[int, int]], choices: list[Played]) -> bytes:
    """The packed state of a table's game after these choices."""
    session = session_after(_room(row, laid, deals, choices), len(choices))
    return session.game.State.to_bytes(session.state)


def showed(row: Row, laid: list[tuple[int, int]], deals: list[tuple[int, int]], choices: list[Played],
           first: int) -> bool:
    """Whether one of a game's choices from `first` on showed anybody something hidden."""
    before = session_after(_room(row, laid, deals, choices), first)
    for choice in choices[first:]:
        if showed_something(before, choice.action):
            return True
        if before.dice is None:
            before.play(choice.action, choice.seat)
    return False


def takes_back(row: Row, laid: list[tuple[int, int]], deals: list[tuple[int, int]], choices: list[Played], first: int,
               language: str, names: tuple[str, ...]) -> str | None:
    """The label of choice `first` in its seat's menu. None if it, or a later choice, showed anybody something
    hidden."""
    if showed(row, laid, deals, choices, first):
        return None
    before, choice = session_after(_room(row, laid, deals, choices), first), choices[first]
    return before.game.wording.label(speech_for(before.game, language), before.blinded(choice.seat), choice.action,
                                     names)


def _room(row: Row, laid: list[tuple[int, int]], deals: list[tuple[int, int]], choices: list[Played]) -> Room:
    room = Room(table_of(row), find_game(row["game"]))
    room.laid, room.deals, room.played = laid, deals, choices
    return room
