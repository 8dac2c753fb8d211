"""One server process: all its parts, started and stopped together."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import partial

from ..http.connection_limits import ConnectionLimiter
from ..live import clock
from ..live.ownership import Alone, Ownership, Shared
from ..live.place import Place
from ..live.presence import Presence
from ..live.turns import Turns
from ..people import profiles as people
from ..people.notices import Notifier
from ..refusals import Refusal
from ..store.journal import Journal
from ..store.lasting import continue_clock
from ..store.migrate import migrate
from ..store.store import Store
from ..store.trouble import ERRORS, why
from .admin import Admin
from .logs import unheard
from .metrics import Metrics
from .retention import RetentionResult, retain
from .settings import Settings

log = logging.getLogger("tapete.table")

LAST = 5.0
"""Seconds in which an ending process stores snapshots of its tables."""
NOTED = 20.0
"""Seconds between writes of the tables that somebody looks at."""
AT_ONCE = 500
"""Tables in one such write."""
SWEEP = 5.0
"""Seconds between rounds: idle tables, turns, notices, and SQLite's log."""
RETAIN = 3600.0
"""Seconds between retention rounds."""


class Server(Place):
    """The parts of one process. Call `start` before the first request, `stop` after the last."""

    def __init__(self, settings: Settings) -> None:
        name = secrets.token_urlsafe(9)
        store = Store(settings.database, name)
        super().__init__(settings, store, Journal(store), name, lambda room: self.ownership.mine(room))
        self.door = ConnectionLimiter(settings.limits.connections_each, settings.limits.connections, settings.proxy)
        self.ownership: Ownership = (Shared if settings.postgres else Alone)(settings.database, self.store, self.rooms,
                                                                            self.id)
        self.presence = Presence(settings, self.store, self.rooms)
        self.rooms.recorded.append(partial(people.record, self.store))
        self.notifier = Notifier(settings, self.store, self.rooms)
        self.turns = Turns(self.store, self.rooms, self.ownership)
        self.admin = Admin(self.store, self.rooms)
        self._retains_at = time.monotonic() + RETAIN / 60
        self.metrics = Metrics(settings.limits, self._gauges())
        self.ready = False
        """Whether it has started, and is not ending."""
        self._tasks: list[asyncio.Task[None]] = []
        self._noted = clock.now()

    def _gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        rooms = self.rooms
        return {
            "tables_in_memory": ("Tables in memory", lambda: sum(1 for _ in rooms)),
            "sockets": ("WebSockets that listen to a table", lambda: sum(len(room.lives) for room in rooms)),
            "journal_queue": ("Choices that wait to be on the disk", lambda: self.journal.waiting),
            "archive_queue": ("Work on records: waiting or being done", lambda: self.archive.asked),
            "loading_queue": ("Tables' games being played again or waiting for it",
                              lambda: rooms.loader.workshop.asked),
            "tables_stuck": ("Tables that could not be loaded when that was last tried",
                             lambda: len(rooms.loader.stuck)),
            "connections": ("Connections from outside", lambda: self.door.connections),
            "bots_queue": ("Choices and hints of bots: waiting or being thought about", lambda: self.bots.asked),
            "bots_deaths": ("How often the bots' processes have ended and were replaced", lambda: self.bots.deaths),
            "buckets": ("Addresses and seats whose limits are partly used up", lambda: len(self.buckets)),
            "ready": ("Whether this process serves (1) or begins or ends (0)", lambda: self.ready)}

    def refused(self, code: str) -> None:
        self.metrics.refused(code)

    async def start(self) -> None:
        """Start the process, and migrate the database. Raises InputError if the database cannot be used. Tables are
        loaded when somebody visits them, or one by one after this."""
        asyncio.get_running_loop().set_exception_handler(unheard)
        try:
            self.ownership.hold()
            await migrate(self.store)
            await continue_clock(self.store)
            await self.house.refresh()
            self.journal.start()
            self.bots.start()
            await self.notifier.start()
            await self.ownership.start()
        except Refusal as refusal:      # the database answered, but does not do what a server needs
            await self.stop()
            raise why(refusal.__context__ or refusal, self.store.engine.url) from None
        except ERRORS as error:
            await self.stop()
            raise why(error, self.store.engine.url) from None
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
        await self.notifier.stop()
        await self.scheduler.stop()
        await self.rooms.keep_all(LAST)
        await self.ownership.stop()
        await self.rooms.loader.workshop.stop()
        await self.bots.stop()
        await self.archive.stop()
        await self.journal.stop()
        await self.store.close()

    async def look_round(self) -> None:
        """Read the host's announcement and bans, and apply them to the connected pages."""
        if not await self.house.refresh():
            return
        self.rooms.say_to_all(self.notice())
        for room in self.rooms:
            for live in list(room.lives):
                if self.house.is_banned(live.caller):
                    live.dismiss()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._saw()
                async for room in self.rooms.in_turn():
                    if not room.lock.locked():
                        self.scheduler.look(room)
                await self.presence.look()
                await self.turns.look()
                await self.notifier.look()
                await self.rooms.keep()
                await self.rooms.forget_idle(self.scheduler.watches)
                await self.store.checkpoint()
                await self.look_round()
                await self._retain()
            except Refusal:     # the database does not answer, which is logged already
                continue
            except Exception:
                log.exception("the server's round was not finished")

    async def _saw(self) -> None:
        """Store which tables somebody looks at, and learn which ones are looked at through other processes."""
        now = clock.now()
        if now - self._noted < NOTED:
            return
        seen = [room.code for room in self.rooms if room.lives or room.looked > self._noted]
        for first in range(0, len(seen), AT_ONCE):
            await self.store.saw(seen[first:first + AT_ONCE])
        self._noted = now
        if isinstance(self.ownership, Shared):
            await self.ownership.hear_of_viewers(self.rooms.rest / 2)

    async def _retain(self) -> None:
        """Run a retention round from time to time, if the settings ask for it."""
        settings = self.settings
        for_ever = settings.keep_days is None and settings.keep_record_days is None
        if for_ever or time.monotonic() < self._retains_at:
            return
        self._retains_at = time.monotonic() + RETAIN
        done = await retain(self.admin, settings.keep_days, settings.keep_record_days)
        if done != RetentionResult():
            log.info("kept for long enough", extra={"fields": asdict(done)})
