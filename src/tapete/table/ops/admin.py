"""Administration of a database's tables by the host, with or without a running server.

A host sees the status of a table and never anything hidden: no seed, no state, no choices, no words.
"""
from __future__ import annotations

import ipaddress
import json
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

from pydantic import BaseModel
from sqlalchemy import ColumnElement, case, delete, func, or_, select, update

from ..http.callers import counted
from ..http.schema import Language, Notice, Status
from ..live import clock
from ..live.rooms import Rooms
from ..people import profiles as people
from ..people.secrets import clean_code, hashed
from ..refusals import Refusal
from ..store.models import BanRow, ChatRow, EntryRow, HolderRow, ReplayRow, SeatRow, SnapshotRow, TableRow, WordRow
from ..store.store import ANEW, Store
from .moderation import NO_NEW_TABLES, NOTICE

WIDEST = {4: 8, 6: 16}
"""The shortest prefix in bits that a ban may have, by IP version. A shorter one is a mistake."""
ERASED = "…"
"""The text that replaces deleted words, so that the numbering after them stays."""


class TableFacts(BaseModel):
    """The status of a table, for the host."""

    code: str
    game: str
    ruleset: str
    version: int
    status: Status
    seats: list[str]
    """human, bot or open"""
    entries: int
    """The number of its entries: choices, undone choices, and the like."""
    chat: int
    listed: bool
    has_password: bool
    replay: str | None
    created: float
    updated: float
    last: float
    """When something last happened at it."""
    pages: int | None = None
    """The WebSockets of the process that answers; None if it does not have the table in memory."""


class RecordFacts(BaseModel):
    id: str
    game: str
    bytes: int
    created: float


class BanFacts(BaseModel):
    network: str
    reason: str
    created: float
    until: float | None


class HouseFacts(BaseModel):
    notice: Notice | None
    new_tables: bool
    tables: dict[Status, int]
    records: int


class Deleted(BaseModel):
    """The result of a deletion: what was deleted, and what remains."""

    tables: list[str] = []
    records: list[str] = []
    seats: list[str] = []
    """Seats that lost their name, their holder and their words: CODE/number from 1."""
    lines: int = 0
    """Deleted lines of chat."""
    notes: int = 0
    """Deleted words beside choices."""
    games: int = 0
    """Finished games that no longer name the person."""
    stays: list[str] = []
    """Keys of sentences about what remains, `admin-stays-...`."""


class Admin:
    """The functions for a host. Each raises Refusal or InputError, with nothing changed, if it cannot be done."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store, self.rooms = store, rooms

    # ---- looking -------------------------------------------------------------------------------

    async def house(self) -> HouseFacts:
        async with self.store.reading() as db:
            counts = (await db.execute(select(TableRow.status, func.count()).group_by(TableRow.status))).all()
            records = await db.scalar(select(func.count()).select_from(ReplayRow))
            words = {word.name: word.value for word in await db.scalars(select(WordRow))}
        return HouseFacts.model_validate({
            "notice": words.get(NOTICE), "new_tables": not words.get(NO_NEW_TABLES),
            "tables": {row[0]: row[1] for row in counts}, "records": records or 0})

    async def tables(self, status: Status | None = None, most: int = 100) -> list[TableFacts]:
        """Tables, the most recently used first."""
        return await self._facts(most, *([] if status is None else [TableRow.status == status]))

    async def table(self, code: str) -> TableFacts:
        found = await self._facts(1, TableRow.code == clean_code(code))
        if not found:
            raise Refusal("no_table", code=clean_code(code))
        return found[0]

    async def _facts(self, most: int, *which: ColumnElement[bool]) -> list[TableFacts]:
        entries = select(func.count()).where(EntryRow.code == TableRow.code).scalar_subquery()
        chat = select(func.count()).where(ChatRow.code == TableRow.code).scalar_subquery()
        query = select(TableRow, entries, chat, last_touched().label("last")).where(*which)
        async with self.store.reading() as db:
            rows = (await db.execute(query.order_by(last_touched().desc()).limit(most))).all()
        return [TableFacts.model_validate({
            "code": table.code, "game": table.game, "ruleset": table.ruleset, "version": table.version,
            "status": table.status, "seats": [seat.kind for seat in table.seats], "entries": happened, "chat": lines,
            "listed": table.listed, "has_password": table.password is not None, "replay": table.replay,
            "created": table.created,
            "updated": clock.shown(table.updated), "last": clock.shown(last), "pages": self._pages(table.code)})
            for table, happened, lines, last in rows]

    def _pages(self, code: str) -> int | None:
        room = self.rooms.here(code)
        return None if room is None else len(room.lives)

    async def records(self, most: int = 100) -> list[RecordFacts]:
        """Records of games, the newest first."""
        query = select(ReplayRow.id, ReplayRow.game, func.length(ReplayRow.body), ReplayRow.created)
        async with self.store.reading() as db:
            rows = (await db.execute(query.order_by(ReplayRow.created.desc()).limit(most))).all()
        return [RecordFacts(id=row[0], game=row[1], bytes=row[2], created=clock.shown(row[3])) for row in rows]

    # ---- closing and deleting ------------------------------------------------------------------

    async def close(self, code: str) -> TableFacts:
        """End a game in its present state, and store its record. A table that waits for people is deleted."""
        code = clean_code(code)
        async with self.store.changing(code) as (db, row):
            if row is None:
                raise Refusal("no_table", code=code)
            if row.status == "over":
                raise Refusal("over")
            begun = await db.scalar(select(func.count()).where(EntryRow.code == code))
            if begun:
                row.status, row.proposal = "over", None
        found = await self.table(code)
        if not begun:
            await self.delete(code)
            return found
        await self.rooms.refresh(code)
        await self.rooms.get(code)          # loading a finished game stores its record
        return await self.table(code)

    async def delete(self, code: str, keep_record: bool = False) -> Deleted:
        """Delete a table and everything that belongs to it. Its record is deleted too, unless `keep_record`."""
        code = clean_code(code)
        done = Deleted(stays=["downloads", "backups", "logs"])
        async with self.store.writing() as db:
            table = await db.get(TableRow, code, with_for_update=True)
            if table is None:
                raise Refusal("no_table", code=code)
            done.lines = await db.scalar(select(func.count()).where(ChatRow.code == code)) or 0
            done.notes = await db.scalar(select(func.count()).where(EntryRow.code == code,
                                                                    EntryRow.note.is_not(None))) or 0
            replay = table.replay
            await db.execute(delete(TableRow).where(TableRow.code == code))
            done.tables.append(code)
            others = await db.scalar(select(func.count()).where(TableRow.replay == replay)) if replay else 1
            if replay and keep_record:
                done.stays.insert(0, "record")
            elif replay and others:
                done.stays.insert(0, "other-table")
            elif replay:
                await people.forget_seats(db, replay)
                await db.execute(delete(ReplayRow).where(ReplayRow.id == replay))
                done.records.append(replay)
            await self.store.tell(db, code)
        self.rooms.dismiss(code)
        return done

    async def delete_record(self, record: str) -> Deleted:
        """Delete a record of a game, and its table if it still exists."""
        async with self.store.writing() as db:
            if await db.get(ReplayRow, record) is None:
                raise Refusal("no_replay")
            codes = (await db.scalars(select(TableRow.code).where(TableRow.replay == record))).all()
        tables = [table for code in codes for table in (await self.delete(code, keep_record=True)).tables]
        async with self.store.writing() as db:
            await people.forget_seats(db, record)
            await db.execute(delete(ReplayRow).where(ReplayRow.id == record))
        return Deleted(tables=tables, records=[record], stays=["downloads", "backups", "logs"])

    # ---- privacy -------------------------------------------------------------------------------

    async def forget_seat(self, code: str, number: int) -> Deleted:
        """Delete the data of the person in a seat (from 0); see `_forget`."""
        table = await self.store.load(clean_code(code))
        if table is None:
            raise Refusal("no_table", code=clean_code(code))
        if not 0 <= number < len(table[0].seats):
            raise Refusal("no_seat", seat=number + 1)
        return await self._forget([(table[0].code, number)])

    async def forget_secret(self, secret: str) -> Deleted:
        """Delete the data of the person with a browser's key or a seat's token, at every existing table. A token also
        deletes their data in the record of a deleted table. For seats that they left earlier, only the hold can be
        deleted, because their words there cannot be told apart from those of others."""
        kept = hashed(secret)
        async with self.store.reading() as db:
            held = {(seat.code, seat.seat) for seat in await db.scalars(select(SeatRow).where(SeatRow.token == kept))}
            holders = (await db.scalars(select(HolderRow).where(or_(HolderRow.player == kept,
                                                                    HolderRow.token == kept)))).all()
            gone = ReplayRow.code.not_in(select(TableRow.code))
            rows = (await db.execute(select(ReplayRow.id, ReplayRow.holders).where(gone))).all()
        async with self.store.writing() as db:
            games = await people.forget(db, kept)
        held |= {(each.code, each.seat) for each in holders if not each.left}
        records = {row[0]: [seat for seat, token in row[1] if token == kept] for row in rows}
        records = {record: seats for record, seats in records.items() if seats}
        if not holders and not held and not records and not games:
            raise Refusal("no_token")
        done = await self._forget(sorted(held))
        done.games = games
        for record, seats in records.items():
            async with self.store.writing() as db:
                replay = await db.get(ReplayRow, record)
                if replay is not None:
                    own = [seat for seat in seats if seat is not None]
                    _without_people(replay, own, {kept})
                    await people.forget_seats(db, record, own)
                    done.records.append(record)
        async with self.store.writing() as db:
            left = await db.execute(delete(HolderRow).where(HolderRow.id.in_([each.id for each in holders
                                                                              if each.left])))
        if _count(left):
            done.stays.insert(0, "left-seats")
        return done

    async def _forget(self, held: Sequence[tuple[str, int]]) -> Deleted:
        """For the seats of one person: delete name, hold, chat and own words. Their choices remain, without a name. A
        table where nobody else sits is deleted."""
        done = Deleted(stays=["downloads", "backups", "logs"])
        for code in sorted({code for code, _ in held}):
            mine = [seat for at, seat in held if at == code]
            table = await self._without(code, mine, done)
            if table is None:
                gone = await self.delete(code)
                done.tables += gone.tables
                done.records += gone.records
                done.lines += gone.lines
                done.notes += gone.notes
            else:
                self.rooms.dismiss(code)
        if done.seats:
            done.stays.insert(0, "choices")
        return done

    async def _without(self, code: str, mine: Sequence[int], done: Deleted) -> TableRow | None:
        """The table after its seats are emptied; None, with nothing changed, if nobody else sits there."""
        async with self.store.changing(code) as (db, table):
            if table is None or not any(seat.kind == "human" and seat.seat not in mine for seat in table.seats):
                return None
            for seat in table.seats:
                if seat.seat in mine:
                    seat.name = seat.token = seat.transfer = seat.transfer_until = None
                    if seat.kind == "human" and table.status != "over":
                        seat.kind = "open"
                    done.seats.append(f"{code}/{seat.seat + 1}")
            await db.execute(delete(SnapshotRow).where(SnapshotRow.code == code))    # it holds the words, too
            await self.store.tell(db, code, ANEW)
            lines = await db.execute(delete(ChatRow).where(ChatRow.code == code, ChatRow.seat.in_(mine)))
            notes = await db.execute(update(EntryRow).where(EntryRow.code == code, EntryRow.seat.in_(mine),
                                                            EntryRow.note.is_not(None)).values(note=ERASED))
            done.lines += _count(lines)
            done.notes += _count(notes)
            if table.replay is not None:
                replay = await db.get(ReplayRow, table.replay)
                await people.forget_seats(db, table.replay, mine)
                if replay is not None:
                    _without_people(replay, mine, {each.token for each in table.holders if each.seat in mine})
            table.holders = [each for each in table.holders if each.seat not in mine]
            if table.proposal is not None and table.proposal["seat"] in mine:
                table.proposal = None
            return table

    # ---- the whole house -----------------------------------------------------------------------

    async def bans(self) -> list[BanFacts]:
        async with self.store.reading() as db:
            rows = await db.scalars(select(BanRow).order_by(BanRow.created))
            return [BanFacts(network=ban.network, reason=ban.reason, created=ban.created,
                             until=None if ban.until is None else clock.shown(ban.until))
                    for ban in rows]

    async def ban(self, network: str, reason: str = "", days: float | None = None) -> BanFacts:
        """Ban an address or a network, for a number of days or until the ban is lifted."""
        named = network_in(network)
        until = None if days is None else clock.now() + days * 86_400
        values = {"network": named, "reason": reason[:200], "created": time.time(), "until": until}
        async with self.store.writing() as db:
            insert = self.store.insert(BanRow).values(**values)
            await db.execute(insert.on_conflict_do_update(index_elements=["network"], set_=values))
        return BanFacts.model_validate(values | {"until": None if until is None else clock.shown(until)})

    async def unban(self, network: str) -> None:
        named = network_in(network)
        async with self.store.writing() as db:
            # An earlier version of the server stored single IPv6 addresses.
            gone = [each for each in await db.scalars(select(BanRow.network)) if network_in(each) == named]
            await db.execute(delete(BanRow).where(BanRow.network.in_(gone)))
        if not gone:
            raise Refusal("no_ban", network=named)

    async def announce(self, texts: dict[Language, str] | None) -> HouseFacts:
        """Announce something to everybody, in one language or both; None ends the announcement."""
        notice = None if texts is None else Notice(id=secrets.token_urlsafe(6), texts=texts, at=time.time())
        return await self._say(NOTICE, None if notice is None else notice.model_dump())

    async def allow_new_tables(self, allowed: bool) -> HouseFacts:
        """Allow new tables, or stop them before an update. Existing tables continue."""
        return await self._say(NO_NEW_TABLES, not allowed)

    async def _say(self, name: str, value: Any) -> HouseFacts:
        async with self.store.writing() as db:
            insert = self.store.insert(WordRow).values(name=name, value=value)
            await db.execute(insert.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
        return await self.house()


def last_touched() -> ColumnElement[float]:
    """An SQL expression: when something last happened at a table."""
    happened = select(func.max(EntryRow.at)).where(EntryRow.code == TableRow.code).scalar_subquery()
    said = select(func.max(ChatRow.at)).where(ChatRow.code == TableRow.code).scalar_subquery()
    latest: Any = TableRow.updated
    for other in (happened, said):
        # SQLite and PostgreSQL have different functions for the greater of two values.
        latest = case((latest >= func.coalesce(other, 0.0), latest), else_=other)
    found: ColumnElement[float] = latest
    return found


def network_in(text: str) -> str:
    """An address or network in its stored form; for IPv6 at most 64 bits. Raises Refusal if it is not one, or if it is
    too wide."""
    try:
        found = counted(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise Refusal("bad_network", network=text[:60]) from None
    if found.prefixlen < WIDEST[found.version]:
        raise Refusal("wide_network", network=str(found), bits=WIDEST[found.version])
    return str(found)


def _without_people(replay: ReplayRow, seats: Sequence[int], tokens: Collection[str]) -> None:
    """Remove the names, words and holds of some seats from a record."""
    replay.names = ["" if seat in seats else name for seat, name in enumerate(replay.names)]
    replay.body = without_notes(replay.body, seats)
    replay.sha256 = hashed(f"{replay.code}\n{replay.body}")
    replay.holders = [each for each in replay.holders if each[1] not in tokens]


def without_notes(body: str, seats: Sequence[int]) -> str:
    """A record in which the words that some seats said beside their choices are erased."""
    lines = []
    for text in body.splitlines():
        line = json.loads(text)
        if line.get("seat") in seats and "note" in line:
            text = json.dumps(line | {"note": ERASED}, ensure_ascii=False, separators=(",", ":"))
        lines.append(text + "\n")
    return "".join(lines)


def _count(result: Any) -> int:
    return int(result.rowcount)
