"""Databases to test with: a file, and a PostgreSQL of our own."""
from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def _program(name: str) -> str | None:
    """A program of PostgreSQL's; Debian keeps those of the server off the path."""
    found = shutil.which(name)
    if found:
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(places[-1]) if places else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The folder of the socket of a PostgreSQL server that lives as long as the tests."""
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    if initdb is None or pg_ctl is None:
        if os.environ.get("TAPETE_NEEDS_POSTGRES"):
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = tempfile.mkdtemp(prefix="tapete-pg-")
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:       # PostgreSQL refuses to run as root
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        as_whom = {"user": "nobody", "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}
    data = f"{folder}/data"
    subprocess.run([initdb, "-D", data, "-U", "tapete", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
                   check=True, stdout=subprocess.DEVNULL, **as_whom)
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=200"
    subprocess.run([pg_ctl, "-D", data, "-w", "-o", options, "-l", f"{folder}/log", "start"], check=True,
                   stdout=subprocess.DEVNULL, **as_whom)
    yield folder
    subprocess.run([pg_ctl, "-D", data, "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL, **as_whom)
    shutil.rmtree(folder)


@pytest.fixture
def postgres(cluster: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"t{os.urandom(6).hex()}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(host=cluster, user="tapete", database="postgres")
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run(f"CREATE DATABASE {name}"))
    yield f"postgresql+asyncpg://tapete@/{name}?host={cluster}"
    asyncio.run(run(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Both databases, one after the other."""
    address: str = request.getfixturevalue(request.param)
    return address


