"""Runs a host's command through a running server, or directly on the database.

A server must learn of changes at its tables. PostgreSQL notifies the processes that share it. The one process on an
SQLite file gets the command through its own API, or no process runs.
"""
from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from pydantic import TypeAdapter
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from ...errors import InputError
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..http.hostnames import in_address
from ..http.schema import Language, Status
from ..live.ownership import Alone
from ..live.rooms import Rooms
from ..store.address import probe
from ..store.journal import Journal
from ..store.lasting import continue_clock
from ..store.migrate import config
from ..store.store import Store
from ..store.trouble import ERRORS, why
from .admin import Admin, BanFacts, Deleted, HouseFacts, RecordFacts, TableFacts
from .settings import Settings

T = TypeVar("T")
PATIENCE = 60.0


class AdminMethods(Protocol):
    """The methods that both ways have; see Admin."""

    async def house(self) -> HouseFacts: ...
    async def tables(self, status: Status | None = None, most: int = 100) -> list[TableFacts]: ...
    async def table(self, code: str) -> TableFacts: ...
    async def records(self, most: int = 100) -> list[RecordFacts]: ...
    async def close(self, code: str) -> TableFacts: ...
    async def delete(self, code: str, keep_record: bool = False) -> Deleted: ...
    async def delete_record(self, record: str) -> Deleted: ...
    async def forget_seat(self, code: str, number: int) -> Deleted: ...
    async def forget_secret(self, secret: str) -> Deleted: ...
    async def bans(self) -> list[BanFacts]: ...
    async def ban(self, network: str, reason: str = "", days: float | None = None) -> BanFacts: ...
    async def unban(self, network: str) -> None: ...
    async def announce(self, texts: dict[Language, str] | None) -> HouseFacts: ...
    async def allow_new_tables(self, allowed: bool) -> HouseFacts: ...


class RemoteAdmin:
    """A running server, through its API. Raises InputError with the server's sentence for what it refuses."""

    def __init__(self, url: str, key: str, language: str) -> None:
        self.url, self.key, self.language = url.rstrip("/"), key, language

    def ask(self, method: str, path: str, answer: type[T] | Any, body: Any = None, **query: Any) -> T:
        given = {name: str(value).lower() if isinstance(value, bool) else value
                 for name, value in query.items() if value is not None}
        request = Request(f"{self.url}/admin/{path}?{urlencode({'lang': self.language, **given})}", method=method,
                          data=None if body is None else json.dumps(body).encode(),
                          headers={"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"})
        try:
            # Without any proxy from the environment, because only the server may get the key.
            with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as found:
                return TypeAdapter(answer).validate_json(found.read())  # type: ignore[no-any-return]
        except HTTPError as error:
            raise _refused(error) from None
        except URLError as error:
            raise NobodyThere("no-server", url=self.url, why=cause_of(error)) from None
        except (OSError, ValueError) as error:
            raise SpokenError("no-host-port", url=self.url, why=cause_of(error)) from None

    async def house(self) -> HouseFacts:
        return self.ask("GET", "house", HouseFacts)

    async def tables(self, status: Status | None = None, most: int = 100) -> list[TableFacts]:
        return self.ask("GET", "tables", list[TableFacts], status=status, most=most)

    async def table(self, code: str) -> TableFacts:
        return self.ask("GET", f"tables/{quote(code, '')}", TableFacts)

    async def records(self, most: int = 100) -> list[RecordFacts]:
        return self.ask("GET", "records", list[RecordFacts], most=most)

    async def close(self, code: str) -> TableFacts:
        return self.ask("POST", f"tables/{quote(code, '')}/close", TableFacts)

    async def delete(self, code: str, keep_record: bool = False) -> Deleted:
        return self.ask("DELETE", f"tables/{quote(code, '')}", Deleted, keep_record=keep_record)

    async def delete_record(self, record: str) -> Deleted:
        return self.ask("DELETE", f"records/{quote(record, '')}", Deleted)

    async def forget_seat(self, code: str, number: int) -> Deleted:
        return self.ask("POST", "forget", Deleted, {"code": code, "seat": number})

    async def forget_secret(self, secret: str) -> Deleted:
        return self.ask("POST", "forget", Deleted, {"secret": secret})

    async def bans(self) -> list[BanFacts]:
        return self.ask("GET", "bans", list[BanFacts])

    async def ban(self, network: str, reason: str = "", days: float | None = None) -> BanFacts:
        return self.ask("POST", "bans", BanFacts, {"network": network, "reason": reason, "days": days})

    async def unban(self, network: str) -> None:
        self.ask("POST", "unban", dict[str, Any], {"network": network})

    async def announce(self, texts: dict[Language, str] | None) -> HouseFacts:
        return self.ask("POST", "announce", HouseFacts, {"texts": texts})

    async def allow_new_tables(self, allowed: bool) -> HouseFacts:
        return self.ask("POST", "new-tables", HouseFacts, {"allowed": allowed})


class NobodyThere(SpokenError):
    """No server answers at the address."""


def _refused(answer: HTTPError) -> InputError:
    """The error for a server's refusal. The server was asked for the sentence in the reader's language."""
    try:
        return InputError(str(json.loads(answer.read())["error"]["sentence"]))
    except (ValueError, KeyError, TypeError):
        return SpokenError("server-answered", code=str(answer.code))


@asynccontextmanager
async def direct(settings: Settings) -> AsyncIterator[Admin]:
    """Admin on the database itself. Raises InputError if a server uses its SQLite file, or if it is not of this
    program's version."""
    if not settings.postgres and not Path(make_url(settings.database).database or "").is_file():
        raise SpokenError("no-database", path=str(make_url(settings.database).database))
    store = Store(settings.database, "admin")
    rooms = Rooms(store, Journal(store))
    alone = None if settings.postgres else Alone(settings.database, store, rooms, "admin")
    try:
        if alone is not None:
            alone.hold()
        try:
            if settings.postgres:
                await probe(store.engine.url)
            async with store.engine.connect() as connection:
                await connection.run_sync(_check_version)
            await continue_clock(store)
        except ERRORS as error:
            raise why(error, store.engine.url) from None
        yield Admin(store, rooms)
    finally:
        if alone is not None:
            await alone.stop()
        await rooms.loader.workshop.stop()
        await store.close()


def _check_version(connection: Connection) -> None:
    here = MigrationContext.configure(connection).get_current_revision()
    mine = ScriptDirectory.from_config(config(connection)).get_current_head()
    if here != mine:
        raise SpokenError("database-version" if here else "database-no-version", here=str(here), mine=str(mine))


async def at_desk(settings: Settings, url: str | None, language: str, work: Callable[[AdminMethods], Awaitable[T]],
                  say: Callable[[str], None]) -> T:
    """Do some work through the server if one answers, else on the database. `say` gets the message key of the way
    taken."""
    key = settings.key()
    if url is None and settings.ops_port is not None and key is not None:
        there = f"http://{in_address(settings.ops_host)}:{settings.ops_port}"
        try:
            done = await work(RemoteAdmin(there, key, language))
        except NobodyThere:
            say("admin-no-server")
        else:
            say("admin-by-server")
            return done
    elif url is not None:
        if key is None:
            raise SpokenError("no-admin-key")
        return await work(RemoteAdmin(url, key, language))
    async with direct(settings) as admin:
        say("admin-by-database")
        return await work(admin)
