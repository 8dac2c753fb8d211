"""Bringing a database to the form that this program knows, with Alembic."""
from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from .store import Store

_LOCK = 7_426_573
"""The advisory lock under which one of several processes migrates a PostgreSQL; the number means nothing."""


async def migrate(store: Store) -> None:
    """Run the migrations that the database has not had yet."""
    async with store.engine.begin() as connection:
        if store.postgres:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade)


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
