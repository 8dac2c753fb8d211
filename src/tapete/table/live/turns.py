"""Stores which seats the tables of this process wait for, so that absent people get a notice. Watches the clocks of
games played over days."""
from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import delete, select, tuple_

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
        self._kept: dict[str, dict[int, int]] = {}
        """By table that this process drives: the seats in the store, with the moment of each."""
        self._before: dict[str, frozenset[int]] = {}
        """By table: the seats that it waited for at the last check."""
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
        new: list[TurnRow] = []
        gone: list[tuple[str, int]] = []
        async for room in self.rooms.in_turn():
            if room.code not in self._kept or room.lock.locked() or not self.ownership.mine(room):
                continue
            awaited, kept, story = room.awaited(), self._kept[room.code], room.story
            stand = {seat for seat in awaited if seat in kept and not _asked_again(room, seat, kept[seat])}
            gone += [(room.code, seat) for seat in kept if seat not in stand]
            new += [TurnRow(code=room.code, seat=seat, moment=story.moment, since=story.moment_at, told=False)
                    for seat in sorted((awaited & self._before.get(room.code, frozenset())) - stand)]
            self._before[room.code] = awaited
        await self._write(new, gone)

    async def _read(self, codes: Sequence[str]) -> None:
        if not codes:
            return
        async with self.store.reading() as db:
            rows = (await db.scalars(select(TurnRow).where(TurnRow.code.in_(codes)))).all()
        self._kept |= {code: {} for code in codes}
        for row in rows:
            self._kept[row.code][row.seat] = row.moment

    async def _write(self, new: Sequence[TurnRow], gone: Sequence[tuple[str, int]]) -> None:
        if not new and not gone:
            return
        async with self.store.writing() as db:
            if gone:
                await db.execute(delete(TurnRow).where(tuple_(TurnRow.code, TurnRow.seat).in_(gone)))
            if new:
                rows = [columns(turn) for turn in new]
                insert = self.store.insert(TurnRow)
                await db.execute(insert.on_conflict_do_update(
                    index_elements=["code", "seat"], set_={name: insert.excluded[name] for name in rows[0]}), rows)
        for code, seat in gone:
            self._kept[code].pop(seat, None)
        for turn in new:
            self._kept[turn.code][turn.seat] = turn.moment


def _asked_again(room: Room, seat: int, moment: int) -> bool:
    """Whether a table that began to wait for a seat at a moment waits for it a second time now: somebody else has
    chosen since. Where several are asked at once, the others may choose while it waits; then the seat has chosen, too.
    """
    since = {choice.seat for choice in room.story.choices if choice.seq > moment}
    at_once = room.game.interaction.asks_at_once(room.story.playing.state)
    return bool(since - {seat}) and (seat in since or not at_once)
