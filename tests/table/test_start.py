"""If something keeps a server from starting, it soon says so in one sentence in the reader's language, exit code 2."""
from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event

from tapete.errors import InputError
from tapete.table.http.app import create_app
from tapete.table.ops import run as running
from tapete.table.ops.backup import back_up, restore
from tapete.table.ops.remote_admin import direct
from tapete.table.ops.settings import read_settings
from tapete.table.store import address, migrate, store
from tapete.table.store.store import Store

from ..patience import PATIENCE
from ..sweep import sweep
from .cluster import PASSWORD, Cluster
from .support import free_port, serving, settings_for

pytestmark = pytest.mark.anyio

SOON = 10.0
STARTING = 3.0
"""Seconds of these that remain for Python and its packages."""


def test_the_waits_of_a_start_are_over_soon() -> None:
    """By what the program itself waits for, one after the other: a slow machine is no reason to fail here."""
    assert address.CONNECT + migrate.LOCKED < SOON - STARTING
    assert store.OPENED + store.BUSY <= SOON - STARTING


# ---- an address is read once -----------------------------------------------------------------------

def _said(refused: BaseException, *words: str) -> tuple[str, str]:
    """What is said in English and in Spanish; one sentence each, and no secret."""
    english, spanish = (refused.sentence(language) for language in ("en", "es"))      # type: ignore[attr-defined]
    for sentence in (english, spanish):
        assert len(sentence.splitlines()) == 1 and PASSWORD not in sentence and "Traceback" not in sentence
        assert "{" not in sentence and "()" not in sentence
    assert english != spanish
    for word in words:
        assert word in english, english
    return english, spanish


def _start(database: str, **more: Any) -> BaseException:
    """Why a server does not start, as it says it."""
    async def start() -> None:
        async with asyncio.timeout(PATIENCE):
            server = create_app(settings_for(database, **more)).state.server
            await server.start()
            await server.stop()
    with pytest.raises(InputError) as refused:
        asyncio.run(start())
    return refused.value


@pytest.fixture
def made(own_cluster: Cluster) -> Iterator[str]:
    """A database of its own in a PostgreSQL that listens at an unusual port."""
    name = f"t{os.urandom(6).hex()}"
    own_cluster.say(f"CREATE DATABASE {name}")
    yield name
    own_cluster.say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def _forms(cluster: Cluster, name: str) -> dict[str, str]:
    """The ways in which an address may say the same."""
    return {
        "socket and port in the query": f"tapete@/{name}?host={cluster.folder}&port={cluster.port}",
        "host and port in the query": f"tapete:{PASSWORD}@/{name}?host=127.0.0.1&port={cluster.port}",
        "host with its port in the query": f"tapete:{PASSWORD}@/{name}?host=127.0.0.1:{cluster.port}",
        "host and port": f"tapete:{PASSWORD}@127.0.0.1:{cluster.port}/{name}",
        "name and password in the query": f"/{name}?host=127.0.0.1&port={cluster.port}&user=tapete"
                                          f"&password={PASSWORD}",
        "one of two hosts": f"tapete:{PASSWORD}@/{name}?host=127.0.0.1:{free_port()}&host=127.0.0.1:{cluster.port}",
        "more": f"tapete:{PASSWORD}@127.0.0.1:{cluster.port}/{name}?ssl=prefer&prepared_statement_cache_size=0"
                "&command_timeout=60",
    }


@pytest.mark.parametrize("form", sweep([
    "socket and port in the query", "host and port in the query", "host with its port in the query", "host and port",
    "name and password in the query", "one of two hosts", "more"], kept=["socket and port in the query", "more"]))
async def test_all_who_connect_read_an_address_alike(own_cluster: Cluster, made: str, tmp_path: Path,
                                                     form: str) -> None:
    """The engine, the listener, the migrations, the host's commands, and PostgreSQL's own programs."""
    database = f"postgresql+asyncpg://{_forms(own_cluster, made)[form]}"
    settings = settings_for(database)
    async with asyncio.timeout(PATIENCE), serving(settings) as one, serving(settings) as two:
        code, tokens = await one.table("me", "human")
        async with two.live(code, tokens[0]) as page:
            await page.next()
            seat, now = await one.asked(code, tokens)
            await one.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"])
            await page.next()                               # told by the one, heard by the other
        async with direct(settings) as admin:
            assert [each.code for each in await admin.tables()] == [code]
    await asyncio.to_thread(back_up, settings, tmp_path / "copy")
    await asyncio.to_thread(restore, settings, tmp_path / "copy", True)
    async with serving(settings) as again:
        assert (await again.now(code))["status"] == "playing"


def test_nobody_reads_an_address_besides() -> None:
    """Only one file asks what is in a database's address for PostgreSQL, and only its arguments reach a connection."""
    root = Path(address.__file__).parents[2]
    for path in root.rglob("*.py"):
        source = path.read_text("utf-8")
        if path.name != "address.py":
            assert "asyncpg.connect" not in source, path
            assert ".query" not in source or "make_url" not in source, path


@pytest.mark.parametrize(("wrong", "named"), [
    ("tapete@host:port/name", "port"), ("tapete@/name?host=a&port=b", "port"),
    ("tapete@h/name?sslmode=require", "sslmode"), ("tapete@h/name?timeout=long", "number"),
    ("tapete@/name?host=a:1&host=b", "host"), ("tapete@h:70000/name", "port")])
def test_an_address_that_says_nothing_is_refused_before_anything_starts(wrong: str, named: str) -> None:
    with pytest.raises(InputError) as refused:
        read_settings({"database": f"postgresql+asyncpg://{wrong}"}, {}, None)
    _said(refused.value, "--database", named)


# ---- what keeps a server from starting -------------------------------------------------------------

@contextmanager
def _listening(answer: Callable[[socket.socket], None]) -> Iterator[int]:
    """A port at which something listens that is no PostgreSQL."""
    with socket.create_server(("127.0.0.1", 0)) as sock:
        held: list[socket.socket] = []

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    held.append(sock.accept()[0])
                    answer(held[-1])
        threading.Thread(target=serve, daemon=True).start()
        yield int(sock.getsockname()[1])
        for each in held:
            each.close()
        sock.shutdown(socket.SHUT_RDWR)


def _greets(client: socket.socket) -> None:
    client.recv(8)
    client.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    client.close()


def _there(cluster: Cluster, name: str, **parts: Any) -> str:
    said = {"user": "tapete", "password": PASSWORD, "host": "127.0.0.1", "port": cluster.port} | parts
    return "postgresql+asyncpg://{user}:{password}@{host}:{port}/{name}".format(name=name, **said)


def _bring_up(database: str) -> None:
    async def bring() -> None:
        async with serving(settings_for(database)):
            pass
    asyncio.run(bring())


POSTGRES = {
    "nobody listens": "refuses", "no socket": "refuses", "no such host": "no machine", "wrong password": "password",
    "no such person": "password", "no such database": "no database", "never answers": "does not answer",
    "is no PostgreSQL": "not PostgreSQL", "hangs up": "not PostgreSQL", "newer": "newer version",
    "another migrates": "busy", "read only": "cannot be written", "nobody may connect": "password",
    "no room for another": "connections", "may make no tables": "may not"}


@pytest.mark.parametrize("cause", POSTGRES)
def test_a_postgres_that_cannot_be_used_is_a_sentence(own_cluster: Cluster, made: str, cause: str) -> None:
    database, own = _there(own_cluster, made), own_cluster
    with ExitStack() as stack:
        match cause:
            case "nobody listens": database = _there(own, made, port=free_port())
            case "no socket": database = f"postgresql+asyncpg://tapete@/{made}?host={own.folder}/nowhere"
            case "no such host": database = _there(own, made, host="nowhere.invalid")
            case "wrong password": database = _there(own, made, password="another")
            case "no such person": database = _there(own, made, user="nobody_here")
            case "no such database": database = _there(own, "nothing_here")
            case "never answers": database = _there(own, made, port=stack.enter_context(_listening(lambda _: None)))
            case "is no PostgreSQL": database = _there(own, made, port=stack.enter_context(_listening(_greets)))
            case "hangs up":
                database = _there(own, made, port=stack.enter_context(_listening(lambda client: client.close())))
            case "newer":
                _bring_up(database)
                _in(own, made, "UPDATE alembic_version SET version_num = '9999'")
            case "another migrates":
                stack.enter_context(_held(own, made, f"SELECT pg_advisory_lock({migrate._LOCK})"))
            case "read only":
                _bring_up(database)
                own.say(f"ALTER DATABASE {made} SET default_transaction_read_only = on")
            case "nobody may connect":
                own.say("DROP ROLE IF EXISTS eve; CREATE ROLE eve NOLOGIN PASSWORD 'another'")
                database = _there(own, made, user="eve", password="another")
            case "no room for another":
                own.say(f"ALTER DATABASE {made} CONNECTION LIMIT 0")
                own.say("DROP ROLE IF EXISTS full_up; CREATE ROLE full_up LOGIN PASSWORD 'another'")
                database = _there(own, made, user="full_up", password="another")
            case "may make no tables":
                own.say("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD 'another'")
                database = _there(own, made, user="guest", password="another")
        _said(_start(database), POSTGRES[cause])


def _in(cluster: Cluster, name: str, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(host=cluster.folder, port=cluster.port, user="tapete", database=name)
        await connection.execute(statement)
        await connection.close()
    asyncio.run(run())


@contextmanager
def _held(cluster: Cluster, name: str, statement: str) -> Iterator[None]:
    """Somebody else's connection that has done a statement and stays."""
    done, end = threading.Event(), threading.Event()

    async def run() -> None:
        connection = await asyncpg.connect(host=cluster.folder, port=cluster.port, user="tapete", database=name)
        await connection.execute(statement)
        done.set()
        await asyncio.to_thread(end.wait)
        await connection.close()
    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert done.wait(PATIENCE)
    try:
        yield
    finally:
        end.set()
        thread.join()


SQLITE = {
    "no folder": "no folder", "a folder": "cannot be opened", "no database": "is no SQLite database",
    "damaged": "is damaged", "newer": "newer version", "locked": "busy", "read only": "cannot be written",
    "another program listens there": "another server", "no room": "no room"}


@pytest.mark.parametrize("cause", SQLITE)
def test_a_file_that_cannot_be_used_is_a_sentence(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  cause: str) -> None:
    path = Path(sqlite.removeprefix("sqlite+aiosqlite:///"))
    with ExitStack() as stack:
        match cause:
            case "no folder": path = tmp_path / "nowhere" / "table.db"
            case "a folder":
                path = tmp_path / "folder.db"
                path.mkdir()
            case "no database": path.write_bytes(b"no database at all\n" * 1000)
            case "damaged":
                whole = bytearray(path.read_bytes())
                whole[100:4096] = bytes(range(256)) * 16
                path.write_bytes(whole)
            case "newer": _of_sqlite(path, "UPDATE alembic_version SET version_num = '9999'")
            case "locked":
                other = stack.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
                other.execute("PRAGMA locking_mode = EXCLUSIVE")
                other.execute("BEGIN EXCLUSIVE")
            case "read only": _each_connection(monkeypatch, "PRAGMA query_only = ON")
            case "no room":
                path = tmp_path / "new.db"
                _each_connection(monkeypatch, "PRAGMA max_page_count = 8")
            case "another program listens there": stack.enter_context(_used(sqlite))
        _said(_start(f"sqlite+aiosqlite:///{path}"), SQLITE[cause])


def _of_sqlite(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()


def _each_connection(monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    """Have SQLite itself refuse what a disk or its owner would."""
    begin = Store.__init__

    def init(store: Store, *given: Any) -> None:
        begin(store, *given)

        @event.listens_for(store.engine.sync_engine, "connect")
        def connected(connection: Any, _: Any) -> None:
            connection.cursor().execute(pragma)
    monkeypatch.setattr(Store, "__init__", init)


@contextmanager
def _used(database: str) -> Iterator[None]:
    """Another server on the file."""
    begun, end = threading.Event(), threading.Event()

    async def use() -> None:
        async with serving(settings_for(database)):
            begun.set()
            await asyncio.to_thread(end.wait)
    thread = threading.Thread(target=lambda: asyncio.run(use()))
    thread.start()
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        end.set()
        thread.join()


@pytest.mark.parametrize(("host", "said"), [("127.0.0.1", "another program listens there"),
                                            ("nowhere.invalid", "listen"),
                                            ("192.0.2.1", "listen")])
def test_a_port_that_cannot_be_had_is_a_sentence(host: str, said: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(InputError) as refused:
        running.listening(host, taken.getsockname()[1], "ops_port")
    _said(refused.value, "ops_port", said)


# ---- as the person who types it reads it -----------------------------------------------------------

TYPED = {
    "port": ["--port", "TAKEN"], "ops": ["--ops-port", "TAKEN"], "host": ["--host", "192.0.2.1"],
    "no file": ["--admin-key-file", "/nowhere/key"], "no settings": ["--config", "/nowhere/host.yaml"],
    "no folder": ["--database", "sqlite+aiosqlite:////nowhere/table.db"],
    "wrong scheme": ["--database", "mysql://x"], "silent": ["--database", "postgresql+asyncpg://a@127.0.0.1:SILENT/b"],
    "unknown": ["--database", "postgresql+asyncpg://a@nowhere.invalid/b"],
    "disk": ["--database", "sqlite+aiosqlite:///FULL/table.db"]}


@pytest.mark.parametrize(("cause", "language"), sweep(
    [(cause, ("es", "en")[number % 2]) for number, cause in enumerate(TYPED)],
    kept=[(cause, ("es", "en")[number % 2]) for number, cause in enumerate(TYPED) if number % 3 == 0]))
def test_a_server_that_does_not_start_says_why_and_ends(tmp_path: Path, cause: str, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, _listening(lambda _: None) as silent:
        known = {"TAKEN": str(taken.getsockname()[1]), "SILENT": str(silent), "FULL": str(tmp_path)}
        given = list(TYPED[cause])
        for name, value in known.items():
            given = [each.replace(name, value) for each in given]
        if "--database" not in given:
            given += ["--database", f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"]
        if "--port" not in given:
            given += ["--port", str(free_port())]

        def small_disk() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        ended = subprocess.run([sys.executable, "-B", "-m", "tapete.cli", "serve", "--workers", "0", "--lang", language,
                                *given], capture_output=True, text=True, timeout=PATIENCE,
                               preexec_fn=small_disk if cause == "disk" else None)
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1 and ended.stderr.startswith("tapete: "), ended.stderr
