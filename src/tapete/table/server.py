"""One server process: everything that it is made of, begun and ended together."""
from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from .archive import Archive
from .bots import Bots
from .driver import Driver
from .limits import Buckets
from .metrics import Metrics
from .ownership import Alone, Ownership, Shared
from .rooms import Rooms
from .settings import Settings
from .store.journal import Journal
from .store.migrate import migrate
from .store.store import Store

log = logging.getLogger("tapete.table")

SWEEP = 5.0
"""Seconds between looks at tables that nobody looks at, at turns that have stopped, and at the store's log."""


class Server:
    """The parts of one process. `start` before the first request, `stop` after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_urlsafe(9)
        self.store = Store(settings.database, self.id)
        self.journal = Journal(self.store)
        self.rooms = Rooms(self.store, self.journal)
        self.buckets = Buckets(settings.limits)
        self.bots = Bots(settings.workers)
        self.archive = Archive()
        self.ownership: Ownership = (Shared if settings.postgres else Alone)(settings.database, self.store, self.rooms,
                                                                            self.id)
        self.driver = Driver(self.rooms, self.bots, settings.pace, settings.grace, self.ownership.mine)
        self.metrics = Metrics(self)
        self.ready = False
        """Whether it has begun, and is not ending."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the database up to date, and take up the tables that are being played."""
        await migrate(self.store)
        self.journal.start()
        self.bots.start()
        await self.ownership.start()
        self._tasks = [asyncio.create_task(self._sweep(), name="sweep"),
                       asyncio.create_task(self.metrics.watch_loop(), name="lag")]
        self.ready = True

    async def stop(self) -> None:
        self.ready = False
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.driver.stop()
        await self.ownership.stop()
        await self.bots.stop()
        self.archive.stop()
        await self.journal.stop()
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for room in self.rooms:
                if not room.lock.locked():
                    self.driver.look(room)
            self.rooms.forget_idle(self.driver.watches)
            await self.store.checkpoint()
