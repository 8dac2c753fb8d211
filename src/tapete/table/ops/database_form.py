"""Checks that an SQLite file is a database of Tapete. Its tables must be as the migrations make them, its values as the
program writes them, and it may have nothing else that SQLite would execute.

SQLite would execute a trigger, a view, a check or a computed column. The module looks for them before any query can run
one.
"""
from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

from ...errors import InputError
from ...files.config import parse_json
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..store.migrate import config, revisions

MARK = "alembic_version"
"""The table with the revision, which every database of ours has."""
FIRST = {"tables", "seats", "entries", "chat", "replays"}
"""Tables that every revision has."""
LARGEST = 64 * 1024 * 1024
"""Maximum bytes of one value."""
_COMPUTED = re.compile(r"\b(CHECK|GENERATED|VIRTUAL|AS)\b", re.IGNORECASE)
_KINDS = {"INTEGER": ("integer",), "BIGINT": ("integer",), "BOOLEAN": ("integer",), "FLOAT": ("real", "integer"),
          "VARCHAR": ("text",), "TEXT": ("text",), "JSON": ("text",), "BLOB": ("blob",)}
"""By column type: the kinds of values that SQLite stores in it."""


@dataclass(frozen=True)
class _TableSchema:
    """The structure of a table, as SQLite reports it."""

    columns: tuple[Any, ...]
    keys: tuple[Any, ...]
    indexes: tuple[Any, ...]


def check_schema(copy: Path) -> None:
    """Raise InputError unless a file is a complete database of ours."""
    try:
        with _opened(copy) as db:
            _check_parts(db)
            has = _revision(db)
            if has not in revisions():
                raise SpokenError("newer-database", name=copy.name, has=has)
            for table, form in _schemas(has).items():
                if _table_schema(db, table) != form:
                    raise SpokenError("copy-form", table=table)
            if db.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                raise SpokenError("copy-not-whole")
            for table, form in _schemas(has).items():
                _check_values(db, table, form)
    except sqlite3.Error as error:
        raise SpokenError("copy-no-database", why=cause_of(error)) from None


@contextmanager
def _opened(copy: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as db:
        db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
        db.execute("PRAGMA trusted_schema=OFF")
        yield db


def _check_parts(db: sqlite3.Connection) -> None:
    """Raise InputError if the file has a part that SQLite would execute, or lacks a table that every database of ours
    has."""
    parts = db.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master").fetchall()
    tables = {name for kind, name, _ in parts if kind == "table"}
    if not {MARK, *FIRST} <= tables:
        raise SpokenError("copy-not-ours")
    for kind, name, sql in parts:
        runs = kind not in ("table", "index") or (kind == "table" and _COMPUTED.search(_unquoted(sql)))
        if runs or (kind == "index" and any(column is None for _, _, column, *_ in _index(db, name))):
            raise SpokenError("copy-foreign", kind=kind, name=name)


def _unquoted(sql: str) -> str:
    """A statement without its texts and quoted names."""
    return re.sub(r"'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|\[[^\]]*\]", "''", sql)


def _revision(db: sqlite3.Connection) -> str:
    found = db.execute(f"SELECT version_num FROM {MARK} LIMIT 2").fetchall()
    if len(found) != 1 or not isinstance(found[0][0], str):
        raise SpokenError("copy-not-ours")
    return str(found[0][0])


# ---- tables --------------------------------------------------------------------------------------

@cache
def _schemas(revision: str) -> dict[str, _TableSchema]:
    """The tables of a revision, as the migrations make them."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        _upgrade(connection, revision)
        raw: Any = connection.connection.driver_connection
        names = [name for name, in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        forms = {name: _table_schema(raw, name) for name in names if not name.startswith("sqlite_")}
    engine.dispose()
    return forms


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def tables_of(revision: str) -> set[str]:
    """The names of a revision's tables."""
    return set(_schemas(revision))


def _table_schema(db: sqlite3.Connection, table: str) -> _TableSchema:
    """A table's columns, keys and indexes."""
    columns = db.execute("SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(?)", (table,))
    keys = db.execute("SELECT \"table\", \"from\", \"to\", on_delete FROM pragma_foreign_key_list(?) ORDER BY 1, 2, 3",
                      (table,))
    indexes = db.execute("SELECT name, \"unique\", origin, partial FROM pragma_index_list(?) ORDER BY 1", (table,))
    return _TableSchema(tuple(sorted(columns)), tuple(keys),
                        tuple((*each, *_index(db, each[0])) for each in indexes.fetchall()))


def _index(db: sqlite3.Connection, name: str) -> list[Any]:
    """The columns of an index. A computed one has the name None."""
    return db.execute("SELECT seqno, cid, name FROM pragma_index_info(?)", (name,)).fetchall()


# ---- values --------------------------------------------------------------------------------------

def _check_values(db: sqlite3.Connection, table: str, form: _TableSchema) -> None:
    """Raise InputError if a column holds a value that the program never writes in a column of its type."""
    db.create_function("is_json", 1, _is_json, deterministic=True)
    wrong = [_wrong(*column) for column in form.columns]
    if db.execute(f'SELECT 1 FROM "{table}" WHERE {" OR ".join(wrong)} LIMIT 1').fetchone() is not None:
        raise SpokenError("copy-values", table=table)


def _wrong(name: str, kind: str, notnull: int, usual: Any, pk: int, hidden: int) -> str:
    """The SQL condition that is true for values that a column may not hold."""
    word, _, length = kind.rstrip(")").partition("(")
    kinds = (*_KINDS[word], *(() if notnull or pk else ("null",)))
    wrong = f'typeof("{name}") NOT IN ({", ".join(repr(each) for each in kinds)})'
    if "integer" not in kinds:
        wrong += f' OR length("{name}") > {int(length or LARGEST)}'
    if word == "JSON":
        wrong += f' OR NOT is_json("{name}")'
    return f"({wrong})"


def _is_json(value: Any) -> bool:
    if not isinstance(value, str) or value in ("[]", "{}", "null"):
        return True
    try:
        parse_json(value, "")
    except InputError:
        return False
    return True
