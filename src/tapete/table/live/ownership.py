"""Which process drives a table: plays its bots and runs its clock.

Any process may serve any table, because the store decides the order of entries. Only one process drives it. Processes
that share a PostgreSQL database say every few seconds that they are alive. If one is silent, others take over its
tables, and those with bots continue at once.
"""
from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import delete, extract, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...text.spoken import SpokenError
from ..refusals import Refusal
from ..store import address
from ..store.migrate import make_private
from ..store.models import EntryRow, ServerRow, TableRow
from ..store.store import ANEW, CHANNEL, Store
from ..store.trouble import ERRORS
from . import clock
from .room import Room
from .rooms import Rooms

log = logging.getLogger("tapete.table")

BEAT = 1.0
"""Seconds between two heartbeats."""
ALIVE = 5.0
"""Seconds without a heartbeat after which a process counts as dead."""
SOME = 50
"""Tables taken over at once."""
BREATH = 0.02
"""Seconds between the loading of two tables, so that players are served meanwhile."""


class Ownership(ABC):
    """Decides which tables this process drives."""

    def __init__(self, database: str, store: Store, rooms: Rooms, server: str) -> None:
        self.database, self.store, self.rooms, self.server = database, store, rooms, server

    @abstractmethod
    def mine(self, room: Room) -> bool:
        """Whether this process drives a table."""

    @abstractmethod
    def hold(self) -> None:
        """Make sure, before anything is read or written, that no other process has an exclusive resource. Raises
        InputError."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to drive the tables that no process drives."""

    @abstractmethod
    async def stop(self) -> None:
        """Leave the tables to other processes."""

    async def take_up(self, code: str) -> None:
        """Load a table so that its bots and clocks continue."""
        try:
            room = await self.rooms.get(code)
            if room.story.seq == 0:       # an earlier process died between making the table and dealing
                await self.rooms.start(room)
        except Refusal as refusal:
            log.error("a table cannot be taken up (%s)", refusal.code)
        except Exception as error:
            log.error("a table cannot be taken up (%s)", type(error).__name__)
        else:
            async with room.lock:
                self.rooms.tell(room)


class Alone(Ownership):
    """The only process on an SQLite file. Raises InputError at the start if there is another one."""

    _lock: ExitStack | None = None
    _taking_up: asyncio.Task[None] | None = None

    def mine(self, room: Room) -> bool:
        return True

    def hold(self) -> None:
        with ExitStack() as held:
            held.enter_context(lock_file(Path(make_private(self.database))))
            self._lock = held.pop_all()

    async def start(self) -> None:
        self._taking_up = asyncio.create_task(self._take_up_in_turn(), name="take up")

    async def _take_up_in_turn(self) -> None:
        """Load tables one by one while others are served, the most recently seen first."""
        for code in await self.store.played(self.rooms.rest):
            await self.take_up(code)
            await asyncio.sleep(BREATH)

    async def stop(self) -> None:
        if self._taking_up is not None:
            self._taking_up.cancel()
            await asyncio.gather(self._taking_up, return_exceptions=True)
        if self._lock is not None:
            self._lock.close()


@contextmanager
def lock_file(path: Path) -> Iterator[None]:
    """Hold an SQLite file exclusively. Raises InputError if another process has it."""
    lock = FileLock(f"{path}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        held = lock.acquire()
    except Timeout:
        raise SpokenError("file-in-use", path=str(path)) from None
    with held:
        yield


class Shared(Ownership):
    """One of several processes on a PostgreSQL database."""

    def __init__(self, database: str, store: Store, rooms: Rooms, server: str) -> None:
        super().__init__(database, store, rooms, server)
        self._tasks: list[asyncio.Task[None]] = []
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._mine_now: asyncio.Queue[str] = asyncio.Queue()
        """Tables that this process has taken over and not yet loaded."""
        self._signs: dict[str, tuple[float, float]] = {}
        """By process: its heartbeat in the database, and when this process first saw that heartbeat."""
        rooms.visited.append(self._wake)

    def mine(self, room: Room) -> bool:
        return room.row.server == self.server

    def hold(self) -> None:
        """Do nothing, because processes share the database."""

    async def start(self) -> None:
        await self._beat()
        first = await self._connected()
        self._tasks = [asyncio.create_task(self._listen(first), name="listen"),
                       asyncio.create_task(self._beat_on(), name="beat"),
                       asyncio.create_task(self._take_up_in_turn(), name="take up")]

    async def stop(self) -> None:
        for task in [*self._tasks, *self._refreshing.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if not self._tasks:
            return
        with suppress(Refusal):         # if the database does not answer, the missing heartbeat says it
            async with self.store.writing() as db:
                await db.execute(delete(ServerRow).where(ServerRow.id == self.server))

    # ---- being alive, and taking over ----------------------------------------------------------

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
                for code in await self._claim():
                    self._refresh_soon(code)        # another process's copy may be in memory or loading
                    self._mine_now.put_nowait(code)
            except Exception as error:
                log.error("the database does not answer (%s)", type(error).__name__)
            await asyncio.sleep(BEAT)

    async def _take_up_in_turn(self) -> None:
        """Load tables in a task beside the heartbeat. A table that is busy or unreadable must not stop the heartbeat,
        nor the other tables."""
        while True:
            code = await self._mine_now.get()
            if self.rooms.here(code) is None:
                await self.take_up(code)
            await asyncio.sleep(BREATH)

    async def _wake(self, room: Room) -> None:
        """Drive a table that rests, now that somebody looks at it here. No other process knows that."""
        if self.mine(room) or room.row.status != "playing" or clock.since(room.row.seen) < self.rooms.rest:
            return
        async with self.store.changing(room.code) as (_, row):
            if row is None or clock.since(row.seen) < self.rooms.rest:
                return
            row.server, row.seen = self.server, clock.now()
        await self.rooms.refresh(room.code)

    async def hear_of_viewers(self, seconds: float) -> None:
        """For tables that nobody has looked at here for `seconds`, ask the store whether somebody has looked
        elsewhere."""
        quiet = [room for room in self.rooms
                 if self.mine(room) and not room.lives and clock.since(room.looked) > seconds]
        for first in range(0, len(quiet), SOME):
            some = quiet[first:first + SOME]
            seen = await self.store.seen([room.code for room in some])
            for room in some:
                room.looked = max(room.looked, min(seen.get(room.code, 0.0), clock.now()))

    async def _beat(self) -> None:
        """Write this process's heartbeat, by the database's clock, because the clocks of machines differ."""
        async with self.store.writing() as db:
            until = _clock() + ALIVE
            insert = self.store.insert(ServerRow).values(id=self.server, until=until)
            await db.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"until": until}))

    async def _alive(self, db: AsyncSession) -> list[str]:
        """The processes whose heartbeat has changed within `ALIVE` seconds, by this process's own count.

        A process is dead if its heartbeat had ended when this one first saw it. Processes that are long dead are
        deleted.
        """
        now, before = clock.passed(), self._signs
        rows = (await db.execute(select(ServerRow.id, ServerRow.until, ServerRow.until > _clock()))).all()
        self._signs = {row[0]: before[row[0]] if row[0] in before and before[row[0]][0] == row[1] else
                       (row[1], now if row[0] in before or row[2] else float("-inf")) for row in rows}
        dead = [server for server, (_, at) in self._signs.items() if now - at > 60 * ALIVE]
        if dead:
            await db.execute(delete(ServerRow).where(ServerRow.id.in_(dead)))
        return [server for server, (_, at) in self._signs.items() if now - at < ALIVE]

    async def _claim(self) -> list[str]:
        """Take over active tables that no living process drives. Returns their codes."""
        async with self.store.writing() as db:
            alive = await self._alive(db)
            free = (select(TableRow.code).where(TableRow.status == "playing",
                                                TableRow.seen > clock.now() - self.rooms.rest,
                                                or_(TableRow.server.is_(None), TableRow.server.not_in(alive)))
                    .order_by(TableRow.seen.desc()).limit(SOME).with_for_update(skip_locked=True))
            codes = list((await db.scalars(free)).all())
            if codes:
                await db.execute(update(TableRow).where(TableRow.code.in_(codes)).values(server=self.server))
            for code in sorted(codes):      # a process that was only slow, and counted as dead, must learn of it
                await self.store.tell(db, code)
        return codes

    # ---- hearing of the others -----------------------------------------------------------------

    async def _connected(self) -> Any:
        """A connection that listens for messages of the other processes."""
        connection = await address.connect(self.database)
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    async def _listen(self, connection: Any) -> None:
        while True:
            try:
                if connection is None:
                    connection = await self._connected()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                for code in self.rooms.known():     # changes sent while nobody listened
                    self._refresh_soon(code)
                if not connection.is_closed():
                    await lost.wait()
                log.error("the connection to the database was lost; trying again")
            except ERRORS as error:
                log.error("cannot listen to the database (%s)", type(error).__name__)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
                connection = None
            await asyncio.sleep(BEAT)

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        told = json.loads(payload)
        if told["from"] == self.server:
            return
        room = self.rooms.here(told["code"])
        if told["message"] is None:
            entry = told.get("entry")
            self._refresh_soon(told["code"], None if entry is None else EntryRow(**entry))
        elif told["message"] == ANEW:
            self.rooms.dismiss(told["code"])
        elif room is not None:
            self.rooms.say(room, told["message"])

    def _refresh_soon(self, code: str, entry: EntryRow | None = None) -> None:
        """Refresh a table, if it is in memory, from the given entry. Refresh it again if it changes meanwhile."""
        if code not in self.rooms:
            return
        if code in self._refreshing:
            self._again.add(code)
            return
        task = asyncio.create_task(self._refresh(code, entry))
        self._refreshing[code] = task

    async def _refresh(self, code: str, entry: EntryRow | None) -> None:
        try:
            while True:
                self._again.discard(code)
                try:
                    await self.rooms.refresh(code, entry)
                    entry = None
                except Refusal as refusal:
                    if refusal.code != "no_database":
                        raise
                    await asyncio.sleep(BEAT)       # sending everybody away would load the database more, not less
                    continue
                if code not in self._again:
                    return
        except Refusal:
            self.rooms.dismiss(code)    # gone or unreadable: pages that connect again get an error or a new room
        except Exception:
            log.exception("a table cannot be refreshed")
            self.rooms.dismiss(code)
        finally:
            self._refreshing.pop(code, None)


def _clock() -> Any:
    return extract("epoch", func.clock_timestamp())
