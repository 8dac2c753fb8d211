"""Copies of a whole database, made while it is used, and put back.

SQLite's are files of SQLite's, made by its own backup; PostgreSQL's are archives of `pg_dump`, which sees one moment
of the database however long it takes.
"""
from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from ..causes import cause_of
from ..spoken import SpokenError
from .ownership import lock_file
from .settings import Settings

PRIVATE = 0o600
_MARK = "alembic_version"
"""A table that every database of ours has."""


def back_up(settings: Settings, to: Path) -> None:
    """Write a copy of the database; InputError, and no file, where that cannot be done."""
    if to.exists():
        raise SpokenError("there-already", path=str(to))
    with _beside(to) as made:
        if settings.postgres:
            _run("pg_dump", make_url(settings.database), "--format=custom", "--no-owner", "--no-privileges",
                 "--file", str(made))
        else:
            _copy(_file(settings, must_be=True), made)
            _check(made)
        made.replace(to)


def restore(settings: Settings, copy: Path, replace: bool = False) -> None:
    """Make the database what a copy holds. InputError, with nothing changed, if a server uses it, if the copy is
    none, or if there is a database already and it is not to be replaced."""
    if not copy.is_file():
        raise SpokenError("no-file", path=str(copy))
    if settings.postgres:
        _restore_postgres(make_url(settings.database), copy, replace)
        return
    to = _file(settings, must_be=False)
    with lock_file(to):
        if to.exists() and not replace:
            raise SpokenError("there-replace", path=str(to))
        with _beside(to) as made:
            _copy(copy, made)
            _check(made)
            # What a log beside the older file holds is of that one, and would be read into this.
            for beside in (f"{to}-wal", f"{to}-shm"):
                Path(beside).unlink(missing_ok=True)
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
    """A private file in the same folder, to be moved to its place when it is whole."""
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
            there.execute("PRAGMA journal_mode=DELETE")     # one file, that can be carried about
    except sqlite3.Error as error:
        raise SpokenError("copied", path=str(source), why=cause_of(error)) from None


def _check(copy: Path) -> None:
    """InputError unless a file is a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as db:
            whole = db.execute("PRAGMA integrity_check").fetchone()[0]
            known = db.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (_MARK,)).fetchone()[0]
    except sqlite3.Error as error:
        raise SpokenError("copy-no-database", why=cause_of(error)) from None
    if whole != "ok" or not known:
        raise SpokenError("copy-not-whole" if known else "copy-not-ours")


# ---- PostgreSQL --------------------------------------------------------------------------------

def _restore_postgres(url: URL, copy: Path, replace: bool) -> None:
    if _MARK not in _run("pg_restore", None, "--list", str(copy)):
        raise SpokenError("no-copy", path=str(copy))
    used = _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", "--command", """
        SELECT CASE WHEN to_regclass('alembic_version') IS NULL THEN 'empty' ELSE 'there' END""").strip()
    if used == "there":
        alive = _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", "--command",
                     "SELECT count(*) FROM servers WHERE until > extract(epoch FROM clock_timestamp())").strip()
        if alive != "0":
            raise SpokenError("database-in-use")
        if not replace:
            raise SpokenError("database-full")
    # All of it or nothing; and whoever it is restored by has it.
    _run("pg_restore", url, "--single-transaction", "--clean", "--if-exists", "--no-owner", "--no-privileges",
         "--dbname", url.database or "", str(copy))
    _run("psql", url, "--no-psqlrc", "--quiet", "--command", "DELETE FROM servers")


def _run(program: str, url: URL | None, *arguments: str) -> str:
    """Run a program of PostgreSQL's; what it said. InputError with its own sentence if it fails."""
    found = shutil.which(program)
    if found is None:
        raise SpokenError("no-postgres-client", program=program)
    done = subprocess.run([found, *arguments], env=_environment(url), capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise SpokenError("program-said", program=program, said=said[0]) if said else SpokenError(
            "program-failed", program=program)
    return done.stdout


def _environment(url: URL | None) -> dict[str, str]:
    """Where the database is, as PostgreSQL's programs take it: a password is never on a command line."""
    environment = dict(os.environ)
    if url is not None:
        host = url.query.get("host") or url.host
        told = {"PGHOST": host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password,
                "PGDATABASE": url.database}
        environment |= {name: str(value) for name, value in told.items() if value}
    return environment
