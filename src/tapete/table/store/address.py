"""Reads a PostgreSQL address in one way for everything that connects to it."""
from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ...text.spoken import SpokenError

CONNECT = 4.0
"""Seconds within which a database must answer when a server starts."""
LATER = 30.0
"""Seconds within which it must accept a further connection, even under load."""
_NUMBERS = {"timeout": float, "command_timeout": float, "statement_cache_size": int,
            "max_cached_statement_lifetime": int, "max_cacheable_statement_size": int}
_TEXTS = {"user", "password", "database", "ssl", "passfile", "target_session_attrs", "krbsrvname", "gsslib"}
_OF_SQLALCHEMY = {"prepared_statement_cache_size"}
"""The parameters that an address may have besides host and port."""
_VARIABLES = {"user": "PGUSER", "password": "PGPASSWORD", "database": "PGDATABASE", "ssl": "PGSSLMODE",
              "passfile": "PGPASSFILE", "target_session_attrs": "PGTARGETSESSIONATTRS", "krbsrvname": "PGKRBSRVNAME",
              "gsslib": "PGGSSLIB"}


def is_postgres(address: str) -> bool:
    return address.startswith("postgresql")


def arguments(address: str | URL) -> dict[str, Any]:
    """The arguments of `asyncpg.connect`, from an address as SQLAlchemy reads it. Raises SpokenError if it is not
    valid."""
    try:
        url = make_url(address)
        unknown = sorted(set(url.query) - {"host", "port", *_NUMBERS, *_TEXTS, *_OF_SQLALCHEMY})
        if unknown:
            raise SpokenError("database-unknown", given=unknown[0],
                              known=", ".join(sorted({"host", "port", *_NUMBERS, *_TEXTS, *_OF_SQLALCHEMY})))
        given = PGDialect_asyncpg().create_connect_args(url)[1]     # type: ignore[no-untyped-call]
        found = {name: _NUMBERS.get(name, _same)(value) for name, value in given.items() if name not in _OF_SQLALCHEMY}
    except (ArgumentError, AssertionError, TypeError):      # SQLAlchemy names the missing part, but in English
        raise SpokenError("database-hosts") from None
    except SpokenError:
        raise
    except ValueError:
        raise SpokenError("database-number") from None
    ports = found.get("port", ())
    if any(not 0 < port < 65536 for port in (ports if isinstance(ports, list) else [ports] if ports != () else [])):
        raise SpokenError("database-number")
    return {"timeout": LATER} | found


def _same(value: Any) -> Any:
    return value


async def connect(address: str | URL) -> Any:
    """A direct connection of asyncpg."""
    return await asyncpg.connect(**arguments(address))


async def probe(address: str | URL) -> None:
    """Connect once. Returns, or raises an error, within `CONNECT` seconds, even if the address sets other limits."""
    asked = arguments(address)
    hosts = asked.get("host") or []
    async with asyncio.timeout(CONNECT):
        for host in hosts if isinstance(hosts, list) else [hosts]:
            if not host.startswith("/"):
                await _look_up(host)
        connection = await asyncpg.connect(**asked)
        try:
            await connection.execute("SELECT 1")
        finally:
            connection.terminate()


async def _look_up(host: str) -> None:
    """Look up a host name, in a daemon thread.

    If no name server answers, the lookup takes longer than we wait. A process that ends would wait for the threads of
    its event loop.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[None] = loop.create_future()

    def tell(error: OSError | None) -> None:
        if not found.done():
            found.set_result(None) if error is None else found.set_exception(error)

    def look() -> None:
        try:
            socket.getaddrinfo(host, None)
        except OSError as error:
            answer: OSError | None = error
        else:
            answer = None
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, answer)
    threading.Thread(target=look, daemon=True, name="look up").start()
    await found


def environment(address: str | URL) -> dict[str, str]:
    """Environment variables for PostgreSQL's own programs, so that no password is on a command line."""
    asked = arguments(address)
    told = {variable: asked.get(name) for name, variable in _VARIABLES.items()}
    told |= {"PGHOST": _joined(asked.get("host")), "PGPORT": _joined(asked.get("port"))}
    return {name: str(value) for name, value in told.items() if value}


def _joined(value: Any) -> str | None:
    return ",".join(map(str, value)) if isinstance(value, list) else None if value is None else str(value)


def name_of(address: str | URL) -> str:
    """A database's name for people, without user and password."""
    url = make_url(address)
    if not is_postgres(url.drivername):
        return url.database or ""
    asked = arguments(url)
    hosts, ports = (_joined(asked.get(name)) for name in ("host", "port"))
    where = hosts or "localhost"
    return f"{where}{f':{ports}' if ports and not where.startswith('/') else ''}/{asked.get('database') or ''}"
