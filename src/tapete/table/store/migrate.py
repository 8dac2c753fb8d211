"""Migrate a database to this program's revision, with Alembic."""
from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from ...text.causes import cause_of
from ...text.spoken import SpokenError
from .address import name_of, probe
from .store import Store
from .trouble import ERRORS, why

_LOCK = 7_426_573
"""The advisory lock under which one of several processes migrates a PostgreSQL database. The number has no meaning."""
LOCKED = 2.0
"""Seconds to wait for that lock, and for tables that others have locked."""


def make_private(url: str) -> str:
    """The path of SQLite's file, which is made if it is missing and readable only by its owner. Raises InputError if
    that fails."""
    path = make_url(url).database or ""
    folder = os.path.dirname(os.path.abspath(path))
    if not os.path.isdir(folder):
        raise SpokenError("no-folder-of", path=path, folder=folder)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if os.stat(path).st_mode & 0o077:
            os.chmod(path, 0o600)
    except OSError as error:
        raise SpokenError("open", path=path, why=cause_of(error)) from None
    return path


async def migrate(store: Store) -> None:
    """Run the migrations that the database lacks. Raises SpokenError if it cannot be used."""
    url = store.engine.url
    try:
        if store.postgres:
            await probe(url)
        async with store.engine.begin() as connection:
            if store.postgres:
                await connection.execute(text(f"SET LOCAL lock_timeout = {round(1000 * LOCKED)}"))
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            await connection.run_sync(_upgrade, name_of(url))
    except ERRORS as error:
        raise why(error, url) from None
    store.watch_file()


def config(connection: Connection | None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


@cache
def revisions() -> frozenset[str]:
    """The revisions of a database that this program knows."""
    return frozenset(each.revision for each in ScriptDirectory.from_config(config(None)).walk_revisions())


def _upgrade(connection: Connection, name: str) -> None:
    settings = config(connection)
    has = MigrationContext.configure(connection).get_current_revision()
    if has is not None and has not in revisions():
        raise SpokenError("newer-database", name=name, has=has)
    command.upgrade(settings, "head")
