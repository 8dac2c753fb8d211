"""Journal of entries with group commit: waiting entries are written in one transaction, and only then is anybody told.

A disk needs some milliseconds to make a write durable, however small. While one transaction is written, new entries
gather for the next one.
"""
from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from .models import EntryRow, columns
from .store import Store

MOST = 200
"""The most entries of one transaction."""
ALONE = {"choice", "show"}
"""Kinds of entries that change nothing else of a table. Other processes with the table need not read it again."""


@dataclass
class _Waiting:
    entry: EntryRow
    ends: bool
    written: asyncio.Future[bool]


class Journal:
    """Appends entries to the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on(), name="journal")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def waiting(self) -> int:
        """How many entries wait for a transaction."""
        return self._queue.qsize()

    async def append(self, entry: EntryRow, ends: bool = False) -> bool:
        """Append an entry. Returns True once it is on the disk; False, with nothing changed, if another entry has its
        number.

        `ends`: whether the game is over with it.
        """
        waiting = _Waiting(entry, ends, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        # The entry is written even if the caller is cancelled before the answer.
        return await asyncio.shield(waiting.written)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST:
                batch.append(self._queue.get_nowait())
            try:
                async with self.store.appending() as db:
                    written = await self._write(db, batch)
            except Exception as error:      # each waiting caller gets the error
                for waiting in batch:
                    if not waiting.written.done():
                        waiting.written.set_exception(error)
                continue
            for waiting in batch:
                if not waiting.written.done():
                    waiting.written.set_result((waiting.entry.code, waiting.entry.seq) in written)

    async def _write(self, db: AsyncConnection, batch: list[_Waiting]) -> set[tuple[str, int]]:
        # Sorted by table, so that two processes never wait for each other's tables.
        batch = sorted(batch, key=lambda waiting: (waiting.entry.code, waiting.entry.seq))
        insert = self.store.insert(EntryRow).on_conflict_do_nothing().returning(EntryRow.code, EntryRow.seq)
        rows = await db.execute(insert, [columns(waiting.entry) for waiting in batch])
        written = {(row.code, row.seq) for row in rows}
        for waiting in batch:
            if (waiting.entry.code, waiting.entry.seq) in written:
                if waiting.ends:
                    await self.store.finish(db, waiting.entry.code)
                alone = waiting.entry.kind in ALONE and not waiting.ends
                await self.store.tell(db, waiting.entry.code, entry=waiting.entry if alone else None)
        return written
