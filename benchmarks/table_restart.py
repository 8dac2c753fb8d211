"""How soon a server answers that is started on a database of many tables.

    python benchmarks/table_restart.py [--tables 10000] [--choices 60]

One table is played, saved, and copied. Then a server is started on the copies, and asked for the lobby and for a table.
"""
from __future__ import annotations

import argparse
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

HERE = Path(__file__).resolve().parent
COPIED = {"tables": "code", "seats": "code", "entries": "code", "snapshots": "code"}


class Server:
    """`tapete serve` on a database."""

    def __init__(self, path: Path) -> None:
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = int(sock.getsockname()[1])
        self.begun = time.perf_counter()
        self.process = subprocess.Popen([sys.executable, "-m", "tapete.cli", "serve", "--workers", "0", "--port",
                                         str(self.port), "--database", f"sqlite+aiosqlite:///{path}"],
                                        cwd=HERE.parent, stdout=subprocess.DEVNULL)

    def ask(self, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", data, headers), timeout=120) as answer:
                    return json.load(answer)
            except ConnectionError:
                time.sleep(0.01)
            except OSError as error:
                if not isinstance(getattr(error, "reason", None), ConnectionError):
                    raise
                time.sleep(0.01)

    def processor(self) -> float:
        """The processor seconds that it has used."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def play(path: Path, choices: int) -> str:
    """A table at which so many choices were made by two people; its code."""
    server = Server(path)
    try:
        made = server.ask("/api/tables", {"game": "carcosa", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]})
        table = f"/api/tables/{made['code']}"
        tokens = [made["token"], server.ask(f"{table}/seats/1/take", {"name": "B"})["token"]]
        server.ask(f"{table}/start", {}, tokens[0])
        for _ in range(choices):
            nows = [server.ask(f"{table}/now", token=token) for token in tokens]
            seat = next((seat for seat, now in enumerate(nows) if now["menu"]), None)
            if seat is None:
                break
            server.ask(f"{table}/choices", {"seq": nows[seat]["seq"], "action": nows[seat]["menu"][-1]["action"]},
                       tokens[seat])
        return str(made["code"])
    finally:
        server.stop()


def copy(path: Path, code: str, tables: int) -> None:
    """As many tables like this one, each seen just now."""
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET seen = ?", (time.time(),))
        for table, key in COPIED.items():
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(name for name in names if name != key)
            for number in range(tables - 1):
                db.execute(f"INSERT INTO {table} ({key}, {others}) SELECT ?, {others} FROM {table} WHERE {key} = ?",
                           (f"C{number:05}", code))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--choices", type=int, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.db"
        code = play(path, arguments.choices)
        copy(path, code, arguments.tables)
        server = Server(path)
        try:
            server.ask("/api/tables")
            lobby, used = time.perf_counter() - server.begun, server.processor()
            server.ask("/api/tables/C00000")
            table = time.perf_counter() - server.begun
        finally:
            server.stop()
    print(json.dumps({"tables": arguments.tables, "seconds_until_the_lobby": round(lobby, 2),
                      "processor_seconds_until_the_lobby": round(used, 2),
                      "seconds_until_a_table": round(table, 2)}))


if __name__ == "__main__":
    main()
