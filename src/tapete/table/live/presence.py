"""Who is connected, shared between the processes of a database, and the expiry of proposals."""
from __future__ import annotations

import time

from ..ops.settings import Settings
from ..store.store import Store
from .room import Room, standing
from .rooms import Rooms


class Presence:
    """The presence work of one process, for the pages that are connected to it."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.settings, self.store, self.rooms = settings, store, rooms
        self._told = float("-inf")

    async def look(self) -> None:
        """Tell the other processes which seats are connected here, and all pages which proposals have expired."""
        now = time.monotonic()
        if self.settings.postgres and now - self._told >= self.settings.absence / 3:
            self._told = now
            await self.store.see(sorted({(room.code, seat) for room in self.rooms for seat in room.present}))
        async for room in self.rooms.in_turn():
            self._lapse(room)

    def _lapse(self, room: Room) -> None:
        lapsed = room.row.proposal is not None and standing(room.row, room.story.moment) is None
        if lapsed and not room.lock.locked():
            room.row.proposal = None        # only in memory: the store's own proposal has its time in it
            room.cache.forget_views()
            self.rooms.tell(room)
