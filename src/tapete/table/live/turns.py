"""Stores which seats the tables of this process wait for, so that absent people get a notice. Watches the clocks of
games played over days."""
from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import delete, select

from ..store.models import TurnRow, columns
from ..store.store import Store
from .ownership import Ownership
from .room import SLOW, Room
from .rooms import Rooms

OFTEN = 60.0
"""Seconds between checks of the clocks of tables that are not in memory."""
AHEAD = 120.0
"""Seconds before its clock ends at which such a table is loaded."""


class Turns:
    """The waiting seats, checked from time to time. A wait that ends before the next check is never written, so quick
    games cost nothing."""

    def __init__(self, store: Store, rooms: Rooms, ownership: Ownership) -> None:
        self.store, self.rooms, self.ownership = store, rooms, ownership
        self._kept: dict[str, tuple[int, int] | None] = {}
        """By table that this process drives: the seat and moment in the store."""
        self._before: dict[str, int] = {}
        """By table: the seat that it waited for at the last check."""
        self._looked = float("-inf")

    async def look(self) -> None:
        """Note who is waited for, and load the tables whose clocks are about to end."""
        await self._note()
        if time.monotonic() - self._looked >= OFTEN:
            self._looked = time.monotonic()
            for code in await self.store.overdue(SLOW, AHEAD):
                if self.rooms.here(code) is None and code not in self.rooms.loader.stuck:
                    await self.ownership.take_up(code)

    async def _note(self) -> None:
        mine = [room.code for room in self.rooms if self.ownership.mine(room)]      # other processes write theirs
        self._kept = {code: self._kept[code] for code in mine if code in self._kept}
        self._before = {code: self._before[code] for code in mine if code in self._before}
        await self._read([code for code in mine if code not in self._kept])
        new, gone = [], []
        async for room in self.rooms.in_turn():
            if room.code not in self._kept or room.lock.locked() or not self.ownership.mine(room):
                continue
            seat, kept = room.awaited(), self._kept.get(room.code)
            stands = seat is not None and kept is not None and kept[0] == seat and not _others_chose(room, kept)
            if not stands and kept is not None:
                gone.append(room.code)
            if seat is not None and not stands and self._before.get(room.code) == seat:
                story = room.story
                new.append(TurnRow(code=room.code, seat=seat, moment=story.moment, since=story.moment_at, told=False))
            if seat is None:
                self._before.pop(room.code, None)
            else:
                self._before[room.code] = seat
        await self._write(new, gone)

    async def _read(self, codes: Sequence[str]) -> None:
        if not codes:
            return
        async with self.store.reading() as db:
            rows = (await db.scalars(select(TurnRow).where(TurnRow.code.in_(codes)))).all()
        self._kept |= dict.fromkeys(codes) | {row.code: (row.seat, row.moment) for row in rows}

    async def _write(self, new: Sequence[TurnRow], gone: Sequence[str]) -> None:
        if not new and not gone:
            return
        async with self.store.writing() as db:
            if gone:
                await db.execute(delete(TurnRow).where(TurnRow.code.in_(gone)))
            if new:
                rows = [columns(turn) for turn in new]
                insert = self.store.insert(TurnRow)
                await db.execute(insert.on_conflict_do_update(
                    index_elements=["code"], set_={name: insert.excluded[name] for name in rows[0]}), rows)
        self._kept |= dict.fromkeys(gone) | {turn.code: (turn.seat, turn.moment) for turn in new}


def _others_chose(room: Room, kept: tuple[int, int]) -> bool:
    """Whether somebody else has chosen since a table began to wait for a seat. Then it waits for that seat a second
    time."""
    return any(choice.seat != kept[0] and choice.seq > kept[1] for choice in room.story.choices)
