"""PostgreSQL servers that belong to the tests."""
from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from ..needs import missing
from ..patience import PATIENCE
from .support import die_with_us, free_port

PASSWORD = "of-the-tests"


def find_program(name: str) -> str:
    """A program of PostgreSQL's; Debian keeps those of the server off the path."""
    found = shutil.which(name)
    places = sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")))
    if found is None and not places:
        missing("PostgreSQL", "on Debian, apt install postgresql")
    return found or places[-1]


class Cluster:
    """A PostgreSQL server: at a socket in `folder`, at the usual port, or with `port` at the loopback, too, for clients
    with the password."""

    def __init__(self, tcp: bool = False) -> None:
        self._server = find_program("postgres")
        initdb = find_program("initdb")
        self.port = free_port() if tcp else 5432
        self.folder = tempfile.mkdtemp(prefix="tapete-pg-")
        self._as_whom: dict[str, Any] = {}
        if os.geteuid() == 0:       # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._as_whom = {"user": "nobody", "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}
        more = ["--auth-host=trust"]
        if tcp:
            word = Path(self.folder) / "password"
            word.write_text(PASSWORD)
            word.chmod(0o644)
            more = ["--auth-host=scram-sha-256", f"--pwfile={word}"]
        subprocess.run([initdb, "-D", f"{self.folder}/data", "-U", "tapete", "--auth-local=trust", "-E", "UTF8",
                        "--locale=C", "-N", *more], check=True, stdout=subprocess.DEVNULL, **self._as_whom)
        self._addresses = "127.0.0.1" if tcp else ""
        self.begin()
        asyncio.run(self.answers())

    def begin(self) -> None:
        """Start it. It ends with the thread that does so."""
        with open(f"{self.folder}/log", "a") as log:
            self._running = subprocess.Popen(
                [self._server, "-D", f"{self.folder}/data", "-c", f"listen_addresses={self._addresses}",
                 "-c", "max_connections=200", "-c", f"port={self.port}",
                 "-c", f"unix_socket_directories={self.folder}"],
                stdout=log, stderr=log, preexec_fn=die_with_us, **self._as_whom)

    async def answers(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await (await self._connected()).close()
                    return
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.1)

    async def _connected(self) -> Any:
        return await asyncpg.connect(host=self.folder, port=self.port, user="tapete", database="postgres")

    def say(self, statement: str) -> None:
        """Have a statement done by its owner."""
        async def run() -> None:
            connection = await self._connected()
            await connection.execute(statement)
            await connection.close()
        asyncio.run(run())

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: SIGQUIT as if the machine had failed, SIGINT in order."""
        self._running.send_signal(how)
        self._running.wait()

    def remove(self) -> None:
        self.end()      # at once; nothing here is worth a checkpoint
        shutil.rmtree(self.folder)
