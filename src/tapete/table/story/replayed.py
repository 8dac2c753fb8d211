"""Replays of tables' games from their entries. A worker process runs these slow calculations, so that no request
waits."""
from __future__ import annotations

import logging
from typing import Any

from ...games import speech_for
from ...referee.session import Session
from ..refusals import Refusal
from ..store.models import EntryRow, SeatRow, SnapshotRow, TableRow, columns
from .rebuild import rebuild, session_after, take
from .setup import GameSetup
from .snapshot import snapshot_of, story_from
from .snapshot_types import Unsound
from .story import PastChoice, TableStory
from .undo import reveals_hidden
from .versions import check_played_here

log = logging.getLogger("tapete.table")

Row = dict[str, Any]
"""A row's values by column, in a form that can be sent between processes."""
Die = tuple[int, int]
Redeal = tuple[int, int]
"""A new deal of hidden things: after how many choices, and the seed."""


def row_of(table: TableRow) -> Row:
    return {**columns(table), "seats": [columns(seat) for seat in table.seats]}


def table_of(row: Row) -> TableRow:
    return TableRow(**{**row, "seats": [SeatRow(**seat) for seat in row["seats"]]})


def played(row: Row, kept: Row | None, entries: list[Row]) -> Row:
    """The snapshot of a table after all its entries. `entries` are those after `kept`. Raises the same errors as
    `story_of`."""
    table = table_of(row)
    story = story_of(table, None if kept is None else SnapshotRow(**kept), [EntryRow(**entry) for entry in entries])
    return columns(snapshot_of(table, story))


def story_of(table: TableRow, kept: SnapshotRow | None, entries: list[EntryRow]) -> TableStory:
    """The story from a snapshot and the entries after it. Raises Refusal `stuck` if the entries cannot be played,
    Unsound if the snapshot is at fault."""
    try:
        if kept is None:
            return rebuild(table, entries)
        check_played_here(table)
        story = story_from(table, kept)
        for entry in entries:
            take(table, story, entry)
        return story
    except (Refusal, Unsound):
        raise
    except Exception as error:      # a broken row or entry is the table's trouble, not a defect of ours
        log.error("a table's entries make no room (%s)", type(error).__name__)
        raise Refusal("stuck", code=table.code) from None


def state_after(row: Row, dice: list[Die], redeals: list[Redeal], choices: list[PastChoice]) -> bytes:
    """The packed state of a table's game after these choices. `dice` are those of the setup."""
    session = _session(row, dice, redeals, choices)
    return session.game.State.to_bytes(session.state)


def showed(row: Row, dice: list[Die], redeals: list[Redeal], choices: list[PastChoice], first: int) -> bool:
    """Whether one of a game's choices from `first` on showed anybody something hidden."""
    before = _session(row, dice, redeals, choices[:first])
    for choice in choices[first:]:
        before.game.interaction.let_choose(before.state, choice.seat)
        if reveals_hidden(before, choice.action):
            return True
        if before.dice is None:
            before.play(choice.action, choice.seat)
    return False


def takes_back(row: Row, dice: list[Die], redeals: list[Redeal], choices: list[PastChoice], first: int,
               language: str, names: tuple[str, ...]) -> str | None:
    """The label of choice `first` in its seat's menu. None if it, or a later choice, showed anybody something
    hidden."""
    if showed(row, dice, redeals, choices, first):
        return None
    before, choice = _session(row, dice, redeals, choices[:first]), choices[first]
    return before.game.wording.label(speech_for(before.game, language), before.blinded(choice.seat), choice.action,
                                     names)


def _session(row: Row, dice: list[Die], redeals: list[Redeal], choices: list[PastChoice]) -> Session:
    return session_after(GameSetup.of(table_of(row)), dice, redeals, choices)
