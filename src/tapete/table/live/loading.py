"""Load rooms from the store: from snapshots if they fit, else from the entries, and never in the event loop."""
from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple, Unpack

from ...runtime.workers import aside
from ..refusals import Refusal
from ..store.models import EntryRow, SnapshotRow, TableRow, columns
from ..story import replayed as again
from ..story.snapshot import fits, snapshot_of
from ..story.snapshot_types import Unsound
from .room import Room
from .worker_pool import Budget, PoolDown, WorkerPool, asker

if TYPE_CHECKING:
    from ..store.store import Store

Given = TypeVarTuple("Given")
R = TypeVar("R")

log = logging.getLogger("tapete.table")

FEW = 8
"""Entries that a thread carries out beside the loop. More entries go to a worker process."""
EVERY = 32
"""Entries after which a room gets a new snapshot."""
BUDGET = Budget(seconds=120, each=200, in_all=5000)


class Loader:
    """Loads and saves the rooms of one process."""

    def __init__(self, store: Store, processes: int = 1) -> None:
        self.store = store
        self.workshop = WorkerPool("players of kept games", processes, BUDGET)
        self.stuck: set[str] = set()
        """The codes of tables whose last loading failed."""

    async def room(self, code: str) -> Room:
        """The room of a table as the store has it now. Raises Refusal `no_table`, `stuck` or `left_behind`."""
        try:
            row, kept, entries = await self._read(code)
            room = await self._sure(row, kept, entries)
        except Refusal as refusal:
            if refusal.code in ("stuck", "left_behind"):
                log.error("a table cannot be loaded (%s)", refusal.code)
                self.stuck.add(code)
            raise
        self.stuck.discard(code)
        return room

    async def _read(self, code: str) -> tuple[TableRow, SnapshotRow | None, Sequence[EntryRow]]:
        """A table, a snapshot that fits it or None, and the entries after the snapshot."""
        try:
            found = await self.store.load_snapshot(code)
            if found is None:
                raise Refusal("no_table", code=code)
            row, kept, entries = found
            if kept is None:
                return row, None, entries
            if entries and entries[0].seq == kept.seq and fits(kept, row, entries[0].state):
                return row, kept, entries[1:]
            return row, None, await self.store.entries(code)
        except Refusal:
            raise
        except ValueError:      # a column is not the JSON that it should be
            raise Refusal("stuck", code=code) from None

    async def _sure(self, row: TableRow, kept: SnapshotRow | None, entries: Sequence[EntryRow]) -> Room:
        """The room of a table. If its snapshot and the later entries do not make one, it is made from all entries."""
        try:
            return await self._room(row, kept, entries)
        except Unsound:
            pass
        except Refusal as refusal:
            if kept is None or refusal.code != "stuck":
                raise
        log.warning("a snapshot was passed over: it is not what the entries before it make")
        return await self._room(row, None, await self.store.entries(row.code))

    async def _room(self, row: TableRow, kept: SnapshotRow | None, entries: Sequence[EntryRow]) -> Room:
        if len(entries) > FEW or any(entry.kind == "undo" for entry in entries):
            made = await self._work(again.played, again.row_of(row), None if kept is None else columns(kept),
                                    [columns(entry) for entry in entries])
            return Room(row, await aside(again.story_of, row, SnapshotRow(**made), []))
        story = await aside(again.story_of, row, kept, list(entries))
        return Room(row, story, 0 if kept is None else kept.seq)

    # ---- taking back -----------------------------------------------------------------------------

    async def state_after(self, room: Room, choices: int) -> bytes:
        """The packed state of a room's game after so many choices."""
        story = room.story
        return await self._work(again.state_after, again.row_of(room.row), story.setup_dice, story.redeals,
                                story.choices[:choices])

    async def showed(self, room: Room, first: int) -> bool:
        """Whether a choice from `first` on showed anybody something hidden."""
        story = room.story
        return await self._work(again.showed, again.row_of(room.row), story.setup_dice, story.redeals, story.choices,
                                first)

    async def takes_back(self, room: Room, first: int, language: str, names: tuple[str, ...]) -> str | None:
        """The label of choice `first`, if it and all later choices can be undone; else None."""
        story = room.story
        return await self._work(again.takes_back, again.row_of(room.row), story.setup_dice, story.redeals,
                                story.choices, first, language, names)

    async def _work(self, work: Callable[[Unpack[Given]], R], *given: *Given) -> R:
        try:
            return await self.workshop.ask(asker.get(), work, *given)
        except PoolDown:
            raise Refusal("busy") from None

    # ---- keeping ---------------------------------------------------------------------------------

    async def keep(self, room: Room) -> None:
        """Store a snapshot of a room as it is now, so that it need not be played again."""
        async with room.lock:
            if room.story.session is None or room.snapshot_seq == room.story.seq:
                return
            snapshot = await aside(snapshot_of, room.row, room.story)
            await self.store.keep(snapshot)
            room.snapshot_seq = snapshot.seq
