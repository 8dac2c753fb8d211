"""The desk's database: variants, long work, and people's opinions, in an SQLite file beside the tables' own."""
from __future__ import annotations

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

from ..text.causes import cause_of
from ..text.spoken import SpokenError
from .messages import SavedVariant
from .studies.queue import OPEN, turn_of

FILE = "desk.sqlite"
VERSION = 1
"""The version of the file's tables. A newer file is refused."""
_TABLES = """
CREATE TABLE variant (id TEXT PRIMARY KEY, parent TEXT, game TEXT NOT NULL, ruleset TEXT NOT NULL, name TEXT NOT NULL,
    note TEXT NOT NULL, changes TEXT NOT NULL, created REAL NOT NULL, deleted INTEGER NOT NULL, figures TEXT);
CREATE TABLE job (id TEXT PRIMARY KEY, kind TEXT NOT NULL, ask TEXT NOT NULL, state TEXT NOT NULL,
    done INTEGER NOT NULL, total INTEGER NOT NULL, sentence TEXT NOT NULL, created REAL NOT NULL, result TEXT);
"""
_LATER = """
CREATE TABLE IF NOT EXISTS opinion (replay TEXT NOT NULL, seat INTEGER NOT NULL, fun INTEGER, fair INTEGER, length TEXT,
    said REAL NOT NULL, PRIMARY KEY (replay, seat));
CREATE TABLE IF NOT EXISTS picture (game TEXT NOT NULL, card TEXT NOT NULL, kind TEXT NOT NULL, width INTEGER NOT NULL,
    height INTEGER NOT NULL, data BLOB NOT NULL, small TEXT NOT NULL, PRIMARY KEY (game, card));
"""
"""Tables that a file of the same version may lack: they were added, and nothing else changed."""
_COLUMNS = {"asker": "TEXT NOT NULL DEFAULT ''", "turn": "INTEGER NOT NULL DEFAULT 0"}
"""Columns that its table of work may lack, too."""
_DATA = ("changes", "figures", "ask", "result")
"""Columns that hold JSON."""


class DeskStore:
    """The file. Every call opens it: it is small, seldom read, and several processes may use it.

    Raises InputError if it is not usable, or is of a later version of Tapete.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            with self._open() as db:
                found = int(db.execute("PRAGMA user_version").fetchone()[0])
                if found == 0:
                    db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
                db.executescript(_LATER)
                self._add_columns(db)
        except (OSError, sqlite3.Error) as error:
            raise SpokenError("desk-store", path=str(self.path), why=cause_of(error)) from error
        if found > VERSION:
            raise SpokenError("desk-newer", path=str(self.path))

    @staticmethod
    def _add_columns(db: sqlite3.Connection) -> None:
        db.execute("BEGIN IMMEDIATE")       # several processes may start at once
        there = {row["name"] for row in db.execute("PRAGMA table_info(job)")}
        for name, kind in _COLUMNS.items():
            if name not in there:
                db.execute(f"ALTER TABLE job ADD COLUMN {name} {kind}")

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=20)) as db, db:
            db.row_factory = sqlite3.Row
            yield db

    # ---- variants ------------------------------------------------------------------------------

    def add_variant(self, **columns: Any) -> SavedVariant:
        """Store a variant under a new id."""
        row = {"id": secrets.token_urlsafe(9), "created": time.time(), "deleted": 0, **columns}
        self._insert("variant", row)
        return self.variant(row["id"]) or cast(SavedVariant, row)

    def variants(self) -> list[SavedVariant]:
        """All variants, including deleted ones, the oldest first."""
        with self._open() as db:
            return [cast(SavedVariant, _read(row)) for row in db.execute("SELECT * FROM variant ORDER BY created, id")]

    def variant(self, which: str) -> SavedVariant | None:
        return cast(SavedVariant | None, self._one("variant", which))

    def change_variant(self, which: str, **columns: Any) -> SavedVariant | None:
        self._update("variant", which, columns)
        return self.variant(which)

    # ---- jobs ----------------------------------------------------------------------------------

    def add_job(self, kind: str, ask: Mapping[str, Any], asker: str) -> str | None:
        """Add work to the queue. Returns its id, or None, without adding it, if the asker already has their share of
        the queue."""
        with self._open() as db:
            db.execute("BEGIN IMMEDIATE")       # concurrent requests are handled one after the other
            turn = turn_of(map(_read, db.execute("SELECT * FROM job WHERE state IN ('waiting', 'running') "
                                                 "ORDER BY created, id")), asker)
            if turn is None:
                return None
            which = secrets.token_urlsafe(9)
            self._insert_in(db, "job", {
                "id": which, "kind": kind, "ask": ask, "state": "waiting", "done": 0, "total": 0, "sentence": "",
                "created": time.time(), "result": None, "asker": asker, "turn": turn})
            return which

    def jobs(self) -> list[dict[str, Any]]:
        """All work, the oldest first."""
        with self._open() as db:
            return [_read(row) for row in db.execute("SELECT * FROM job ORDER BY created, id")]

    def job(self, which: str) -> dict[str, Any] | None:
        return self._one("job", which)

    def change_job(self, which: str, **columns: Any) -> bool:
        """Change a piece of work that waits or runs. Returns False, without changing anything, if it has ended since.
        The asker is stored only while it is open."""
        if columns.get("state", OPEN[0]) not in OPEN:
            columns["asker"] = ""
        return self._update("job", which, columns, "AND state IN ('waiting', 'running')")

    # ---- what people said ----------------------------------------------------------------------

    def say_opinion(self, replay: str, seat: int, **said: Any) -> None:
        """Store a seat's opinion of a finished game, in place of its earlier one."""
        with self._open() as db:
            db.execute("INSERT OR REPLACE INTO opinion (replay, seat, fun, fair, length, said) "
                       "VALUES (?, ?, ?, ?, ?, ?)",
                       (replay, seat, said.get("fun"), said.get("fair"), said.get("length"), time.time()))

    def opinions(self, replays: Iterable[str]) -> list[dict[str, Any]]:
        """The opinions of these games."""
        wanted = set(replays)
        with self._open() as db:
            return [dict(row) for row in db.execute("SELECT * FROM opinion ORDER BY replay, seat")
                    if row["replay"] in wanted]

    # ---- custom pictures on cards ---------------------------------------------------------------

    def put_picture(self, game: str, card: str, most: int, **columns: Any) -> bool:
        """Store a card's picture in place of the one before. Returns False, without storing it, if the game has too
        many."""
        with self._open() as db:
            others = db.execute("SELECT COUNT(*) FROM picture WHERE game = ? AND card != ?", (game, card)).fetchone()[0]
            if others >= most:
                return False
            db.execute("INSERT OR REPLACE INTO picture (game, card, kind, width, height, data, small) "
                       "VALUES (:game, :card, :kind, :width, :height, :data, :small)",
                       {"game": game, "card": card, **columns})
            return True

    def drop_picture(self, game: str, card: str) -> bool:
        with self._open() as db:
            return db.execute("DELETE FROM picture WHERE game = ? AND card = ?", (game, card)).rowcount == 1

    def small_pictures(self, game: str) -> dict[str, str]:
        """A game's pictures, each as a small data URL, by card."""
        with self._open() as db:
            return {row["card"]: row["small"] for row in db.execute(
                "SELECT card, small FROM picture WHERE game = ? ORDER BY card", (game,))}

    def pictures(self, game: str) -> dict[str, tuple[str, int, int, bytes]]:
        """A game's pictures as they are stored, by card."""
        with self._open() as db:
            return {row["card"]: (row["kind"], row["width"], row["height"], row["data"]) for row in db.execute(
                "SELECT card, kind, width, height, data FROM picture WHERE game = ? ORDER BY card", (game,))}

    # ---- rows ----------------------------------------------------------------------------------

    def _one(self, table: str, which: str) -> dict[str, Any] | None:
        with self._open() as db:
            row = db.execute(f"SELECT * FROM {table} WHERE id = ?", (which,)).fetchone()
            return None if row is None else _read(row)

    def _insert(self, table: str, row: Mapping[str, Any]) -> None:
        with self._open() as db:
            self._insert_in(db, table, row)

    @staticmethod
    def _insert_in(db: sqlite3.Connection, table: str, row: Mapping[str, Any]) -> None:
        places = ", ".join("?" * len(row))
        db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", _written(row))

    def _update(self, table: str, which: str, columns: Mapping[str, Any], only: str = "") -> bool:
        with self._open() as db:
            done = db.execute(f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ? {only}",
                              (*_written(columns), which))
            return done.rowcount == 1


def _written(row: Mapping[str, Any]) -> list[Any]:
    return [json.dumps(value, ensure_ascii=False) if name in _DATA and value is not None else value
            for name, value in row.items()]


def _read(row: sqlite3.Row) -> dict[str, Any]:
    found = {name: json.loads(row[name]) if name in _DATA and row[name] is not None else row[name]
             for name in row.keys()}     # noqa: SIM118 - a row iterates over its values
    if "deleted" in found:
        found["deleted"] = bool(found["deleted"])
    return found
