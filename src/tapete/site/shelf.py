"""A store in memory that saves its contents elsewhere: in a page, in the browser's storage.

It has the methods of the database's store that `Rooms` and the routes use. Each change is passed to `save` before
anybody is told of it, and `open` reads it again when the page is reloaded.
"""
from __future__ import annotations

import json
import logging
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

from ..files.json_bounds import read_json
from ..games import game_names
from ..table.live import clock
from ..table.store.models import (
    ChatRow,
    EntryRow,
    HolderRow,
    ReplayRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TurnRow,
    columns,
)
from ..table.store.rows import EntryTaken, ListedTable

log = logging.getLogger("tapete.table")

Save = Callable[[Mapping[str, str | None]], Awaitable[None]]
"""Saves texts by key, all of them or none. None deletes one."""

MOST = 60
"""The most tables that are saved, the most recently changed ones."""


class MemoryStore:
    """Tables with their entries, chat and replays. Rows are returned as copies, as from a database."""

    postgres = False

    def __init__(self, save: Save) -> None:
        self.save = save
        self._tables: dict[str, TableRow] = {}
        self._entries: dict[str, list[EntryRow]] = {}
        self._snapshots: dict[str, SnapshotRow] = {}
        self._chat: dict[str, list[ChatRow]] = {}
        self._replays: dict[str, ReplayRow] = {}

    # ---- what was kept -------------------------------------------------------------------------

    async def open(self, kept: Mapping[str, str]) -> None:
        """Load what was saved, and delete the oldest tables. Tables of games that this page lacks stay saved, because
        the page may have them again later. Unreadable tables stay saved too, and do not stop the others."""
        here, passed = set(game_names()), set()
        for key in sorted(kept):        # so that entries come in order
            try:
                if not self._take(key, read_json(kept[key]), here):
                    passed.add(_code(key))
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
                log.warning("table %s stays as it was kept and is not shown: its %s cannot be read (%s)", _code(key),
                            key.partition("/")[0], type(error).__name__)
                passed.add(_code(key))
        for shelf in (self._tables, self._entries, self._snapshots, self._chat, self._replays):
            for code in [*shelf]:
                if code in passed or (shelf is not self._replays and code not in self._tables):
                    del shelf[code]
        old = sorted(self._tables, key=lambda code: -self._tables[code].updated)[MOST:]
        gone: dict[str, str | None] = {key: None for key in kept if _code(key) in old}
        for code in old:
            for shelf in (self._tables, self._entries, self._snapshots, self._chat):
                shelf.pop(code, None)
        if gone:
            await self.save(gone)

    def _take(self, key: str, value: dict[str, Any], games: Container[str]) -> bool:
        """Load one item. False if it belongs to a game that is not here."""
        what, code = key.partition("/")[0], _code(key)
        if what in ("table", "replay") and value["game"] not in games:
            return False
        match what:
            case "table":
                self._tables[code] = TableRow(**{
                    **value, "updated": float(value["updated"]), "seats": [SeatRow(**each) for each in value["seats"]],
                    "holders": [HolderRow(**each) for each in value["holders"]]})
            case "entry": self._entries.setdefault(code, []).append(EntryRow(**value))
            case "chat": self._chat.setdefault(code, []).append(ChatRow(**value))
            case "snapshot": self._snapshots[code] = SnapshotRow(**{**value, "body": b64decode(value["body"])})
            case "replay": self._replays[code] = ReplayRow(**value)
        return True

    @staticmethod
    def _table(table: TableRow) -> dict[str, str | None]:
        value = {**columns(table), "seats": [columns(each) for each in table.seats],
                 "holders": [columns(each) for each in table.holders]}
        return {f"table/{table.code}": json.dumps(value, ensure_ascii=False)}

    @staticmethod
    def _entry(entry: EntryRow) -> dict[str, str | None]:
        return {f"entry/{entry.code}/{entry.seq:06}": json.dumps(columns(entry), ensure_ascii=False)}

    # ---- tables --------------------------------------------------------------------------------

    async def add(self, table: TableRow, entries: Sequence[EntryRow] = ()) -> bool:
        """Save a new table. False if its code is taken."""
        if table.code in self._tables:
            return False
        table.seen = clock.now()
        saved = self._table(table)
        for entry in entries:
            saved |= self._entry(entry)
        await self.save(saved)
        self._tables[table.code], self._entries[table.code] = deepcopy(table), list(entries)
        return True

    @asynccontextmanager
    async def changing(self, code: str) -> AsyncIterator[tuple[list[EntryRow], TableRow | None]]:
        """A table for a change, and the list for its new entries; None if there is none. An exception changes
        nothing."""
        table = await self.table(code)
        entries: list[EntryRow] = []
        yield entries, table
        if table is not None:
            table.updated = clock.now()
            saved = self._table(table)
            for entry in entries:
                saved |= self._entry(entry)
            await self.save(saved)
            self._tables[code] = deepcopy(table)
            self._entries[code] += entries

    async def append(self, to: list[EntryRow], entries: Iterable[EntryRow]) -> None:
        """Append entries in a change of their table. Raises Taken if another entry was first."""
        for entry in entries:
            if entry.seq != len(self._entries[entry.code]) + len(to) + 1:
                raise EntryTaken
            to.append(entry)

    async def happened(self, entry: EntryRow, ends: bool) -> bool:
        """Append what has happened at a table. False if another entry has its number."""
        kept = self._entries[entry.code]
        if entry.seq != len(kept) + 1:
            return False
        saved, table = self._entry(entry), deepcopy(self._tables[entry.code])
        if ends:
            table.status, table.proposal, table.updated = "over", None, clock.now()
            saved |= self._table(table)
        await self.save(saved)
        kept.append(entry)
        self._tables[entry.code] = table
        return True

    async def load(self, code: str, after: int = 0) -> tuple[TableRow, Sequence[EntryRow]] | None:
        table = await self.table(code)
        return None if table is None else (table, self._entries[code][after:])

    async def table(self, code: str) -> TableRow | None:
        return deepcopy(self._tables.get(code))

    async def load_snapshot(self, code: str) -> tuple[TableRow, SnapshotRow | None, Sequence[EntryRow]] | None:
        table = await self.table(code)
        if table is None:
            return None
        kept = self._snapshots.get(code)
        return table, kept, self._entries[code][max(0, kept.seq - 1) if kept else 0:]

    async def entries(self, code: str) -> Sequence[EntryRow]:
        return list(self._entries[code])

    async def keep(self, snapshot: SnapshotRow) -> None:
        value = {**columns(snapshot), "body": b64encode(snapshot.body).decode()}
        await self.save({f"snapshot/{snapshot.code}": json.dumps(value)})
        self._snapshots[snapshot.code] = snapshot

    async def lobby(self, most: int = 100) -> list[ListedTable]:
        """Always empty, because nobody else could join a table on one device. The page knows its own tables."""
        return []

    async def held(self, player: str, most: int) -> list[tuple[TableRow, int, TurnRow | None]]:
        """The tables at which a key (given as its hash) holds a seat. Unfinished tables are first, then the most
        recently changed."""
        rows: list[tuple[TableRow, int, TurnRow | None]] = [
            (deepcopy(table), each.seat, None) for table in self._tables.values()
            for each in table.holders if each.player == player and not each.left]
        return sorted(rows, key=lambda row: (row[0].status == "over", -row[0].updated))[:most]

    async def has_played(self, player: str, game: str) -> bool:
        return any(table.game == game and table.status == "over" and not each.left
                   for table in self._tables.values() for each in table.holders if each.player == player)

    async def house(self) -> tuple[dict[str, Any], list[str]]:
        return {}, []

    # ---- talk and replays ----------------------------------------------------------------------

    async def add_chat(self, line: ChatRow, message: dict[str, Any]) -> ChatRow:
        lines = self._chat.setdefault(line.code, [])
        line.id = len(lines) + 1
        await self.save({f"chat/{line.code}/{line.id:06}": json.dumps(columns(line), ensure_ascii=False)})
        lines.append(line)
        return line

    async def chat(self, code: str, most: int = 200) -> Sequence[ChatRow]:
        return self._chat.get(code, [])[-most:]

    async def add_replay(self, replay: ReplayRow) -> str:
        same = next((each.id for each in self._replays.values() if each.sha256 == replay.sha256), None)
        if same is None:
            await self.save({f"replay/{replay.id}": json.dumps(columns(replay), ensure_ascii=False)})
            self._replays[replay.id] = replay
        return same or replay.id

    async def replay(self, replay_id: str) -> ReplayRow | None:
        return self._replays.get(replay_id)


def _code(key: str) -> str:
    """The code of the table, or the id of the replay, that a key belongs to."""
    return key.partition("/")[2].partition("/")[0]


class MemoryJournal:
    """A journal that appends to a shelf."""

    def __init__(self, shelf: MemoryStore) -> None:
        self.shelf = shelf

    async def append(self, entry: EntryRow, ends: bool = False) -> bool:
        """Append an entry. Returns whether it was saved."""
        return await self.shelf.happened(entry, ends)
