"""Read and write the database. Nothing is acknowledged before its transaction is on the disk."""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import os
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import event, func, or_, select, text, true, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from ..live import clock
from ..refusals import Refusal
from .address import arguments, is_postgres
from .models import (
    BanRow,
    ChatRow,
    EntryRow,
    HolderRow,
    ReplayRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TurnRow,
    WordRow,
    columns,
)
from .rows import EntryTaken, ListedTable
from .trouble import ERRORS

log = logging.getLogger("tapete.table")

COMPLAINTS = 5.0
"""Seconds between two lines in the log about a database that does not answer."""
SOME_SEATS = 500
"""Seats marked as seen in one transaction."""
MOST_TOLD = 7_900
"""Maximum bytes of a PostgreSQL notification. PostgreSQL refuses 8,000."""
MOST_PACKED = 8 * 1024 * 1024
"""Maximum bytes of a snapshot's body. A larger one is not read."""
CHANNEL = "tapete"
"""The channel on which processes that share a PostgreSQL database tell each other of changed tables."""


ANEW = {"type": "anew"}
"""Sent instead of a message for pages: the table was rewritten, and must be loaded again from the start."""


class Store:
    """One database, SQLite or PostgreSQL. `origin` names this process in its messages to the others."""

    def __init__(self, url: str, origin: str) -> None:
        self.postgres, self.origin = is_postgres(url), origin
        if self.postgres:
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True,
                                              hide_parameters=True, connect_args=arguments(url))
        else:
            self.engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
            _make_durable(self.engine)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._file: tuple[str, tuple[int, int]] | None = None
        self._complained = -math.inf
        # SQLite has one writer. Waiting for this lock is fair; waiting inside SQLite is polling.
        self._writing = asyncio.Lock()

    async def checkpoint(self) -> None:
        """Move SQLite's write-ahead log into its file, without blocking the writer."""
        if not self.postgres:
            with self._guarded():
                async with self.engine.connect() as connection:
                    autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
                    await autocommit.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session for reading. All these methods raise Refusal `no_database` if the database does not answer."""
        with self._guarded():
            async with self.sessions() as db:
                yield db

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that is on the disk at the end. An exception rolls it back."""
        with self._guarded():
            if self.postgres:
                async with self.sessions() as db, db.begin():
                    yield db
            else:
                async with self._writing, self.sessions() as db, db.begin():
                    yield db

    @asynccontextmanager
    async def appending(self) -> AsyncIterator[AsyncConnection]:
        """Like `writing`, without ORM objects, for what happens hundreds of times a second."""
        with self._guarded():
            async with contextlib.nullcontext() if self.postgres else self._writing, self.engine.begin() as db:
                yield db

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Turn a database failure into a Refusal. That includes a file that was replaced or deleted, because writes to
        it are lost."""
        try:
            self._check_file()
            yield
            self._check_file()
        except ERRORS as error:
            if isinstance(error, SQLAlchemyError) and not is_database_failure(error):
                raise
            now = time.monotonic()
            if now - self._complained > COMPLAINTS:
                self._complained = now
                log.error("the database does not answer (%s)", type(error).__name__)
            raise Refusal("no_database") from None

    def _check_file(self) -> None:
        if self._file is not None:
            name, made = self._file
            found = os.stat(name)
            if (found.st_dev, found.st_ino) != made or not os.path.exists(f"{name}-wal"):
                raise OSError(f"{name} is another file now")

    def watch_file(self) -> None:
        """From now on check, before and after each operation, that SQLite's file is still the same one."""
        name = "" if self.postgres else self.engine.url.database or ""
        if name:
            found = os.stat(name)
            self._file = name, (found.st_dev, found.st_ino)

    async def tell(self, db: AsyncSession | AsyncConnection, code: str, message: dict[str, Any] | None = None,
                   entry: EntryRow | None = None) -> None:
        """Notify the other processes on commit: that a table has changed (only by `entry`, if given), or a message for
        its pages."""
        if self.postgres:
            told = {"from": self.origin, "code": code, "message": message}
            payload = json.dumps(told | ({"entry": columns(entry)} if entry else {}), ensure_ascii=False)
            if len(payload.encode()) > MOST_TOLD:
                payload = json.dumps(told, ensure_ascii=False)
            await db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    # ---- tables --------------------------------------------------------------------------------

    async def add(self, table: TableRow, entries: Sequence[EntryRow] = ()) -> bool:
        """Store a new table. False if its code is taken."""
        async with self.writing() as db:
            if await db.get(TableRow, table.code) is not None:
                return False
            table.seen = clock.now()
            db.add(table)
            await db.flush()
            db.add_all(entries)
        return True

    @asynccontextmanager
    async def changing(self, code: str) -> AsyncIterator[tuple[AsyncSession, TableRow | None]]:
        """A table, locked for a change in this transaction; None if there is none."""
        async with self.writing() as db:
            table = await db.get(TableRow, code, with_for_update=True)
            yield db, table
            if table is not None:
                table.updated = clock.now()
                await db.flush()
                await self.tell(db, code)

    async def append(self, db: AsyncSession, entries: Iterable[EntryRow]) -> None:
        """Append entries in a change of their table. Raises Taken if another process was first."""
        db.add_all(entries)
        try:
            await db.flush()
        except IntegrityError:
            raise EntryTaken from None

    async def load(self, code: str, after: int = 0) -> tuple[TableRow, Sequence[EntryRow]] | None:
        """A table and its entries after a number; None if there is no such table."""
        async with self.reading() as db:
            table = await db.get(TableRow, code)
            if table is None:
                return None
            entries = await db.scalars(select(EntryRow).where(EntryRow.code == code,
                                                              EntryRow.seq > after).order_by(EntryRow.seq))
            return table, entries.all()

    async def table(self, code: str) -> TableRow | None:
        """A table's row; None if there is no such table."""
        async with self.reading() as db:
            return await db.get(TableRow, code)

    async def see(self, seats: Sequence[tuple[str, int]]) -> None:
        """Note that the people in these seats, each by table and number, are present now."""
        for first in range(0, len(seats), SOME_SEATS):
            async with self.writing() as db:
                some = tuple_(SeatRow.code, SeatRow.seat).in_(seats[first:first + SOME_SEATS])
                await db.execute(update(SeatRow).where(some).values(seen=clock.now()))

    async def load_snapshot(self, code: str) -> tuple[TableRow, SnapshotRow | None, Sequence[EntryRow]] | None:
        """A table, its snapshot, and its entries from the snapshot's on; None if there is no table. An oversized
        snapshot is not read."""
        async with self.reading() as db:
            table = await db.get(TableRow, code)
            if table is None:
                return None
            kept = await db.scalar(select(SnapshotRow).where(SnapshotRow.code == code,
                                                             func.length(SnapshotRow.body) <= MOST_PACKED))
            entries = await db.scalars(select(EntryRow).where(EntryRow.code == code,
                                                              EntryRow.seq >= (kept.seq if kept else 1))
                                       .order_by(EntryRow.seq))
            return table, kept, entries.all()

    async def entries(self, code: str) -> Sequence[EntryRow]:
        """All entries of a table, in order."""
        async with self.reading() as db:
            found = await db.scalars(select(EntryRow).where(EntryRow.code == code).order_by(EntryRow.seq))
            return found.all()

    async def keep(self, snapshot: SnapshotRow) -> None:
        """Store a table's snapshot, unless a later one of this program exists."""
        values = columns(snapshot)
        insert = self.insert(SnapshotRow).values(**values)
        later = or_(SnapshotRow.seq < snapshot.seq, SnapshotRow.program != snapshot.program)
        async with self.appending() as db:
            await db.execute(insert.on_conflict_do_update(index_elements=["code"], set_=values, where=later))

    async def saw(self, codes: Sequence[str]) -> None:
        """Note that somebody looks at these tables now."""
        async with self.appending() as db:
            await db.execute(update(TableRow).where(TableRow.code.in_(codes)).values(seen=clock.now()))

    async def seen(self, codes: Sequence[str]) -> dict[str, float]:
        """When somebody last looked at each of these tables."""
        async with self.reading() as db:
            rows = await db.execute(select(TableRow.code, TableRow.seen).where(TableRow.code.in_(codes)))
            return {row.code: row.seen for row in rows}

    async def played(self, seconds: float) -> Sequence[str]:
        """The active tables that somebody has looked at within `seconds`, the most recently seen first."""
        async with self.reading() as db:
            codes = await db.scalars(select(TableRow.code).where(TableRow.status == "playing",
                                                                 TableRow.seen > clock.now() - seconds)
                                     .order_by(TableRow.seen.desc()))
            return codes.all()

    async def overdue(self, slow: int, within: float) -> Sequence[str]:
        """Tables with a clock of at least `slow` seconds that ends within `within` seconds. With several processes,
        only this one's."""
        mine = TableRow.server == self.origin if self.postgres else true()
        last = select(func.max(EntryRow.at)).where(EntryRow.code == TableRow.code,
                                                   EntryRow.kind != "seat").scalar_subquery()
        async with self.reading() as db:
            rows = await db.execute(select(TableRow.code, TableRow.clock, TableRow.left, last.label("last"))
                                    .where(TableRow.status == "playing", TableRow.clock >= slow, mine))
            ends = {row.code: max(row.last + row.clock, row.left["at"] + row.left["seconds"] if row.left else 0.0)
                    for row in rows if row.last is not None}
        return [code for code, end in ends.items() if end < clock.now() + within]

    async def held(self, player: str, most: int) -> Sequence[tuple[TableRow, int, TurnRow | None]]:
        """The tables at which a key (given as its hash) holds a seat, with the seat. The third is None unless the table
        is known to wait for that seat. Unfinished tables are first, then the most recently changed."""
        async with self.reading() as db:
            rows = await db.execute(
                select(TableRow, HolderRow.seat, TurnRow).join(HolderRow, HolderRow.code == TableRow.code)
                .outerjoin(TurnRow, (TurnRow.code == HolderRow.code) & (TurnRow.seat == HolderRow.seat))
                .where(HolderRow.player == player, HolderRow.left.is_(False))
                .order_by(TableRow.status == "over", TableRow.updated.desc()).limit(most))
            return [(row[0], row[1], row[2]) for row in rows]

    async def lobby(self, most: int = 100, seconds: float = 86_400) -> list[ListedTable]:
        """Listed tables that wait or are being played, the newest first."""
        what = (TableRow.code, TableRow.game, TableRow.ruleset, TableRow.version, TableRow.status, TableRow.clock,
                TableRow.password.is_not(None).label("has_password"))
        async with self.reading() as db:
            rows = await db.execute(select(*what).where(TableRow.listed, TableRow.status != "over",
                                                        TableRow.updated > clock.now() - seconds)
                                    .order_by(TableRow.created.desc()).limit(most))
            found = {row.code: ListedTable(**row._mapping, seats=[]) for row in rows}
            seats = await db.execute(select(SeatRow.code, SeatRow.seat, SeatRow.kind, SeatRow.bot, SeatRow.name,
                                            SeatRow.role)
                                     .where(SeatRow.code.in_(list(found))).order_by(SeatRow.code, SeatRow.seat))
            for seat in seats:
                found[seat.code].seats.append(dict(seat._mapping))
        return list(found.values())

    async def house(self) -> tuple[dict[str, Any], list[str]]:
        """The host's values, by name, and the presently banned networks."""
        async with self.reading() as db:
            words = {word.name: word.value for word in await db.scalars(select(WordRow))}
            bans = await db.scalars(select(BanRow.network).where(or_(BanRow.until.is_(None),
                                                                     BanRow.until > clock.now())))
            return words, list(bans)

    # ---- chat and replays ----------------------------------------------------------------------

    async def add_chat(self, line: ChatRow, message: dict[str, Any]) -> ChatRow:
        async with self.writing() as db:
            db.add(line)
            await db.flush()
            await self.tell(db, line.code, {**message, "id": line.id})
        return line

    async def chat(self, code: str, most: int = 200) -> Sequence[ChatRow]:
        """The last `most` lines, the oldest first."""
        async with self.reading() as db:
            lines = await db.scalars(select(ChatRow).where(ChatRow.code
                                                           == code).order_by(ChatRow.id.desc()).limit(most))
            return list(reversed(lines.all()))

    async def add_replay(self, replay: ReplayRow) -> str:
        """Store a replay. Returns its id, or that of the same record if it was stored before."""
        async with self.writing() as db:
            insert = self.insert(ReplayRow).values(**columns(replay)).on_conflict_do_nothing(index_elements=["sha256"])
            await db.execute(insert)
            kept = await db.scalar(select(ReplayRow.id).where(ReplayRow.sha256 == replay.sha256))
        return str(kept)

    async def has_played(self, player: str, game: str) -> bool:
        """Whether a key, given as its hash, has finished a game."""
        async with self.reading() as db:
            return await db.scalar(select(ResultRow.replay).where(ResultRow.player == player, ResultRow.game == game)
                                   .limit(1)) is not None

    async def replay(self, replay_id: str) -> ReplayRow | None:
        async with self.reading() as db:
            return await db.get(ReplayRow, replay_id)

    def insert(self, model: Any) -> Any:
        return postgresql.insert(model) if self.postgres else sqlite.insert(model)

    async def finish(self, db: AsyncConnection, code: str) -> None:
        """Mark a table's game as over."""
        await db.execute(update(TableRow).where(TableRow.code == code).values(status="over", proposal=None,
                                                                              updated=clock.now()))


WRONG_DATA = "22"
"""PostgreSQL's codes for values of the wrong type begin with this."""


def is_database_failure(error: SQLAlchemyError) -> bool:
    """Whether an error is the database's own, and not caused by the query."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
        return False
    said = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    return isinstance(error, (DBAPIError, PoolTimeout)) and not said.startswith(WRONG_DATA)


OPENED, BUSY = 2.0, 5.0
"""Seconds for which SQLite waits for a file that another program has locked: while opening it, and later."""


def _make_durable(engine: AsyncEngine) -> None:
    """Configure SQLite so that a commit is on the disk, and readers do not wait for the writer."""
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None       # we send BEGIN ourselves, see below
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={round(1000 * OPENED)}", "journal_mode=WAL", "synchronous=FULL",
                       "foreign_keys=ON", f"busy_timeout={round(1000 * BUSY)}", "wal_autocheckpoint=0"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")
