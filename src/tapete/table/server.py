"""One server process: everything that it is made of, begun and ended together."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from typing import Any

from .admin import Admin
from .archive import Archive
from .bots import Bots
from .connections import Door
from .driver import Driver
from .house import House
from .limits import Buckets, Misses, Recent
from .metrics import Metrics
from .ownership import Alone, Ownership, Shared
from .presence import Presence
from .refusals import Refusal
from .retention import Kept, retain
from .rooms import Rooms
from .schema import LiveNotice
from .seats import CODE_LENGTH, PUBLIC_CODE_LENGTH
from .settings import Settings
from .store.journal import Journal
from .store.migrate import migrate
from .store.store import Store

log = logging.getLogger("tapete.table")

LAST = 5.0
"""Seconds in which a process that ends keeps its tables as they stand."""
NOTED = 20.0
"""Seconds between notes of who is looked at."""
AT_ONCE = 500
"""Tables of one such note."""
SWEEP = 5.0
"""Seconds between looks at tables that nobody looks at, at turns that have stopped, and at the store's log."""
RETAIN = 3600.0
"""Seconds between looks at what has been kept for long enough."""


class Server:
    """The parts of one process. `start` before the first request, `stop` after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_urlsafe(9)
        self.store = Store(settings.database, self.id)
        self.journal = Journal(self.store)
        self.rooms = Rooms(self.store, self.journal)
        self.rooms.rest = settings.rest
        self.buckets = Buckets(settings.limits)
        self.door = Door(settings.limits.connections_each, settings.limits.connections, settings.proxy)
        self.missed_by, self.missed_at = Misses(5, 900.0), Misses(10, 30.0)
        """Secrets tried in vain, by address and by table. A table's own wait is short: it is everybody's."""
        self.trusted = Recent()
        """Addresses that have said a table's secret: they do not wait for what others try."""
        self.strangers = Misses(60, 900.0)
        """Codes of tables that there are not, by address."""
        self.met = Recent()
        """Addresses that have been at a table."""
        self.sockets: Counter[str] = Counter()
        """WebSockets by address."""
        self.bots = Bots(settings.workers)
        self.archive = Archive()
        self.ownership: Ownership = (Shared if settings.postgres else Alone)(settings.database, self.store, self.rooms,
                                                                            self.id)
        self.presence = Presence(settings, self.store, self.rooms)
        self.driver = Driver(self.rooms, self.bots, settings.pace, settings.grace, self.ownership.mine)
        self.house = House(self.store)
        self.admin = Admin(self.store, self.rooms)
        self._retains_at = time.monotonic() + RETAIN / 60
        self.metrics = Metrics(self)
        self.ready = False
        """Whether it has begun, and is not ending."""
        self._tasks: list[asyncio.Task[None]] = []
        self._noted = time.monotonic()

    @property
    def code_length(self) -> int:
        """Characters of a new table's code."""
        return PUBLIC_CODE_LENGTH if self.settings.public else CODE_LENGTH

    @contextmanager
    def trying(self, address: str, code: str) -> Iterator[Callable[[], None]]:
        """Around a try of a table's secret by an address; what is given is called where it was the right one.

        Refusal where a try must be waited for: a miss is the address's and the table's.
        """
        self.buckets.take("secrets", f"{address} {code}")
        known = (address, code) in self.trusted
        self.missed_by.take(address)
        try:
            if not known:
                self.missed_at.take(code)
        except Refusal:
            self.missed_by.forgive(address)     # it was not heard
            raise

        def found() -> None:
            self.buckets.give_back("secrets", f"{address} {code}")
            self.missed_by.forgive(address)
            if not known:
                self.missed_at.forgive(code)
            self.trusted.add((address, code))
        yield found

    async def start(self) -> None:
        """Bring the database up to date; InputError where it cannot be used. Tables are loaded when somebody comes,
        or in turn after this."""
        try:
            self.ownership.hold()
            await migrate(self.store)
            await self.house.refresh()
            self.journal.start()
            self.bots.start()
            await self.ownership.start()
        except BaseException:
            await self.stop()
            raise
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
        await self.rooms.keep_all(LAST)
        await self.ownership.stop()
        await self.rooms.loader.workshop.stop()
        await self.bots.stop()
        await self.archive.stop()
        await self.journal.stop()
        await self.store.close()

    async def look_round(self) -> None:
        """Hear what the host has said, and pass it on to the pages."""
        if not await self.house.refresh():
            return
        self.rooms.say_to_all(self.notice())
        for room in self.rooms:
            for live in list(room.lives):
                if self.house.is_banned(live.address):
                    live.dismiss()

    def notice(self) -> dict[str, Any]:
        """What is announced, as a page is sent it."""
        return LiveNotice(notice=self.house.notice).model_dump(mode="json")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._saw()
                for room in self.rooms:
                    if not room.lock.locked():
                        self.driver.look(room)
                await self.presence.look()
                await self.rooms.keep()
                await self.rooms.forget_idle(self.driver.watches)
                await self.store.checkpoint()
                await self.look_round()
                await self._retain()
            except Refusal:     # the database does not answer, and has said so
                continue

    async def _saw(self) -> None:
        """Note which tables are looked at, and hear which ones are looked at elsewhere."""
        now = time.monotonic()
        if now - self._noted < NOTED:
            return
        seen = [room.code for room in self.rooms if room.lives or room.looked > self._noted]
        for first in range(0, len(seen), AT_ONCE):
            await self.store.saw(seen[first:first + AT_ONCE])
        self._noted = now
        if isinstance(self.ownership, Shared):
            await self.ownership.hear_of_looks(self.rooms.rest / 2)

    async def _retain(self) -> None:
        """Let go of what has been kept for as long as the settings say, from time to time."""
        settings = self.settings
        for_ever = settings.keep_days is None and settings.keep_record_days is None
        if for_ever or time.monotonic() < self._retains_at:
            return
        self._retains_at = time.monotonic() + RETAIN
        done = await retain(self.admin, settings.keep_days, settings.keep_record_days)
        if done != Kept():
            log.info("kept for long enough", extra={"fields": asdict(done)})
