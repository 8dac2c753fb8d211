"""All rows of a database, for any tables."""
from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import MetaData, select
from sqlalchemy.ext.asyncio import create_async_engine

Rows = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By table and primary key: a row's values by column."""

OF_A_MOMENT = {"alembic_version", "servers", "snapshots"}
"""Tables with nothing of people's: how far the form is, who serves now, and what spares playing a game again."""
TOUCHED = {("tables", "seen"), ("tables", "server"), ("seats", "seen")}
"""Columns that say when somebody looked last, and which process plays the bots."""
SAID_BY_ITSELF = "clock"
"""The word in which a server keeps how its time stands."""


async def rows_of(database: str) -> Rows:
    """The rows of all tables that a database has, in whatever form it is."""
    engine, found, meta = create_async_engine(database), dict[str, dict[str, Mapping[str, Any]]](), MetaData()
    try:
        async with engine.connect() as connection:
            await connection.run_sync(meta.reflect)
            for table in meta.sorted_tables:
                keys = [column.name for column in table.primary_key]
                rows = (await connection.execute(select(table))).mappings()
                found[table.name] = {"/".join(str(row[key]) for key in keys): _plain(row) for row in rows}
    finally:
        await engine.dispose()
    return found


def _plain(row: Mapping[Any, Any]) -> Mapping[str, Any]:
    return {str(name): base64.b64encode(value).decode() if isinstance(value, bytes) else value
            for name, value in row.items()}


def lost(before: Rows, after: Rows, touched: Sequence[tuple[str, str]] = ()) -> Iterator[str]:
    """Which rows and values of a database are gone or changed."""
    for table, rows in before.items():
        if table in OF_A_MOMENT:
            continue
        for key, row in rows.items():
            if (table, key) == ("words", SAID_BY_ITSELF):
                continue
            now = after.get(table, {}).get(key)
            if now is None and table == "turns":    # since version 0013 one for each seat that is asked
                now = after.get(table, {}).get(f"{key}/{row['seat']}")
            if now is None:
                yield f"{table} {key} is gone"
                continue
            for column, value in row.items():
                if (table, column) not in {*TOUCHED, *touched} and now.get(column) != value:
                    yield f"{table} {key}: {column} was {str(value)[:200]} and is {str(now.get(column))[:200]}"
