"""Backup and restore of a whole database, while it is in use.

An SQLite backup is an SQLite file, made by SQLite's own backup function. A PostgreSQL backup is an archive of
`pg_dump`, which sees one moment of the database however long it takes.
"""
from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..live.ownership import lock_file
from ..store.address import environment
from ..store.migrate import revisions
from .backup_checksum import check_seal, seal
from .database_form import FIRST, MARK, check_schema, tables_of
from .settings import Settings

PRIVATE = 0o600
_OURS = {"TABLE", "TABLE DATA", "SEQUENCE", "SEQUENCE OWNED BY", "SEQUENCE SET", "DEFAULT", "CONSTRAINT", "INDEX",
         "FK CONSTRAINT"}
"""The kinds of parts of a PostgreSQL archive that are restored. Our databases have no others."""
_ENTRY = re.compile(r"\d+; \d+ \d+ ([A-Z ]+) (\S+) (\S+)(?: (\S+))? \S+")


def back_up(settings: Settings, to: Path) -> None:
    """Write a backup of the database. Raises InputError, and leaves no file, if it fails."""
    if to.exists():
        raise SpokenError("there-already", path=str(to))
    with _beside(to) as made:
        if settings.postgres:
            _run("pg_dump", make_url(settings.database), "--format=custom", "--no-owner", "--no-privileges",
                 "--file", str(made))
        else:
            _copy(_file(settings, must_be=True), made)
            check_schema(made)
        seal(made)
        made.replace(to)


def restore(settings: Settings, copy: Path, replace: bool = False) -> None:
    """Replace the database with a backup. Raises InputError, with nothing changed, if a server uses the database. The
    same if the file is not a backup, or has changed since it was written. The same if a database exists and `replace`
    is false."""
    if not copy.is_file():
        raise SpokenError("no-file", path=str(copy))
    try:
        check_seal(copy)
    except OSError as error:
        raise SpokenError("read", path=str(copy), why=cause_of(error)) from None
    if settings.postgres:
        _restore_postgres(make_url(settings.database), copy, replace)
        return
    to = _file(settings, must_be=False)
    with lock_file(to):
        if to.exists() and not replace:
            raise SpokenError("there-replace", path=str(to))
        to = to.resolve()       # replace the file that a link names, and keep the link
        _check_room(copy, to.parent)
        with _beside(to) as made:
            _copy(copy, made)
            check_schema(made)
            _fold(to)
            made.replace(to)


# ---- SQLite ------------------------------------------------------------------------------------

def _file(settings: Settings, must_be: bool) -> Path:
    path = Path(make_url(settings.database).database or "")
    if must_be and not path.is_file():
        raise SpokenError("no-database", path=str(path))
    if not path.parent.is_dir():
        raise SpokenError("no-such-folder", path=str(path.parent))
    return path


@contextmanager
def _beside(to: Path) -> Iterator[Path]:
    """A private temporary file in the same folder, to be moved into place when it is complete."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
    except OSError as error:
        raise SpokenError("write", path=str(to), why=cause_of(error)) from None
    os.close(handle)
    os.chmod(name, PRIVATE)
    try:
        yield Path(name)
    except OSError as error:
        raise SpokenError("write", path=str(to), why=cause_of(error)) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _copy(source: Path, to: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as here, \
                closing(sqlite3.connect(to)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")     # a single file that is easy to move
    except sqlite3.Error as error:
        raise SpokenError("copied", path=str(source), why=cause_of(error)) from None


def _check_room(copy: Path, folder: Path) -> None:
    """Raise InputError if a folder has no room for a copy, because a full disk stops other programs too."""
    needed, free = copy.stat().st_size, shutil.disk_usage(folder).free
    if needed > free:
        raise SpokenError("no-room", path=str(folder), needed=needed >> 20, free=free >> 20)


def _fold(older: Path) -> None:
    """Move the contents of a log beside a file into the file.

    If the log remains, SQLite reads it into the file that replaces this one. If the log is deleted without this, its
    contents are lost in case the older file stays after all.
    """
    logs = [Path(f"{older}{end}") for end in ("-wal", "-shm", "-journal")]
    if not any(each.exists() for each in logs):
        return
    try:
        with closing(sqlite3.connect(f"{older.as_uri()}?mode=rw", uri=True, timeout=30)) as db:
            db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        # If the file is not a database, or a damaged one, its log is useless too.
        if getattr(error, "sqlite_errorname", "") not in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise SpokenError("copied", path=str(older), why=cause_of(error)) from None
    for each in logs:
        each.unlink(missing_ok=True)


# ---- PostgreSQL --------------------------------------------------------------------------------

def _restore_postgres(url: URL, copy: Path, replace: bool) -> None:
    entries = _entries(copy)
    used = _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", "--command", """
        SELECT CASE WHEN to_regclass('alembic_version') IS NULL THEN 'empty' ELSE 'there' END""").strip()
    if used == "there":
        alive = _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", "--command",
                     "SELECT count(*) FROM servers WHERE until > extract(epoch FROM clock_timestamp())").strip()
        if alive != "0":
            raise SpokenError("database-in-use")
        if not replace:
            raise SpokenError("database-full")
    # A single transaction, so that all of it is restored or nothing. The restoring user becomes the owner.
    with tempfile.NamedTemporaryFile("w", suffix=".list") as chosen:
        chosen.write(entries)
        chosen.flush()
        _run("pg_restore", url, "--single-transaction", "--clean", "--if-exists", "--no-owner", "--no-privileges",
             "--use-list", chosen.name, "--dbname", environment(url).get("PGDATABASE", ""), str(copy))
    _run("psql", url, "--no-psqlrc", "--quiet", "--command", "DELETE FROM servers")


def _entries(copy: Path) -> str:
    """The entries of an archive that make up our database, as `pg_restore` lists them. Raises InputError if the archive
    is not ours."""
    parts = [(found, line) for line in _run("pg_restore", None, "--list", str(copy)).splitlines()
             if (found := _ENTRY.fullmatch(line))]
    tables = {found[3] for found, _ in parts if (found[1], found[2]) == ("TABLE", "public")}
    if not {MARK, *FIRST} <= tables:
        raise SpokenError("no-copy", path=str(copy))
    said = _run("pg_restore", None, "--data-only", "--table", MARK, "--file", "-", str(copy))
    has = re.search(r"^COPY [^\n]+;\n([^\n]*)\n\\\.$", said, re.MULTILINE)
    if has is None:
        raise SpokenError("no-copy", path=str(copy))
    if has[1] not in revisions():
        raise SpokenError("newer-database", name=str(copy), has=has[1])
    ours = tables_of(has[1])
    if not ours <= tables:
        raise SpokenError("no-copy", path=str(copy))
    return "".join(f"{line}\n" for found, line in parts if found[1] in _OURS and found[2] == "public")


def _run(program: str, url: URL | None, *arguments: str) -> str:
    """Run one of PostgreSQL's programs on a database, and return its output. Raises InputError with the program's
    message if it fails."""
    found = shutil.which(program)
    if found is None:
        raise SpokenError("no-postgres-client", program=program)
    where = {} if url is None else environment(url)
    done = subprocess.run([found, *arguments], env={**os.environ, **where}, capture_output=True, text=True,
                          errors="replace")
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise SpokenError("program-said", program=program, said=said[0]) if said else SpokenError(
            "program-failed", program=program)
    return done.stdout
