"""Load test of the table: the time from a choice to everybody's screen, and the memory of a table.

    python benchmarks/table_load.py [--tables 500] [--rate 200] [--seconds 30] [--idle 2000]
    python benchmarks/table_load.py --clients 2 --servers 2 --db postgresql+asyncpg://USER@/NAME?host=/FOLDER

It starts servers on this machine and seats clients at their tables over real WebSockets. The clients choose at a steady
rate, independent of the answers (an open loop). For each choice it measures the time until the last of the table's four
pages has it. Clients are separate processes, each with its share of tables and rate; with several servers a table's
pages are at different ones. Servers and clients share the machine's processors.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import websockets

HERE = Path(__file__).resolve().parent
SEATS = 4
COMING = 50
"""Pages of a client process that connect at the same time."""
SERVE = """
import sys
from tapete.table.http.limits import Limits, RateLimit
from tapete.table.ops.run import run
from tapete.table.ops.settings import Settings
many = RateLimit(1_000_000, 1_000_000)
limits = Limits(requests=many, tables=many, secrets=many, chat=many, hints=many, uploads=many, sockets=many,
                sockets_each=1_000_000, connections_each=1_000_000)
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), workers=0, pace=0.01, limits=limits))
"""


class Http:
    """Requests over kept connections, with no more work than it takes."""

    def __init__(self, port: int, connections: int = 64) -> None:
        self.port, self.free = port, asyncio.Queue[Any]()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        connection = await self.free.get()
        try:
            if connection is None:
                connection = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = connection
            if reader.at_eof():     # the server closes what is not used for half a minute
                reader, writer = connection = await asyncio.open_connection("127.0.0.1", self.port)
            data = orjson.dumps(body)
            bearer = f"Authorization: Bearer {token}\r\n" if token else ""
            writer.write(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{bearer}Content-Type: application/json\r\n"
                         f"Content-Length: {len(data)}\r\n\r\n".encode() + data)
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            answer = orjson.loads(await reader.readexactly(length))
            if not head.startswith(b"HTTP/1.1 2"):
                raise RuntimeError(f"{path}: {answer}")
            return answer
        finally:
            self.free.put_nowait(connection)


@dataclass
class Table:
    """A table with four pages: the last view of each, and the choice that is on its way."""

    code: str
    tokens: list[str]
    menus: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    seqs: list[int] = field(default_factory=lambda: [0] * SEATS)
    over: bool = False
    sent: float | None = None
    waits_for: int = 0
    took: list[float] = field(default_factory=list)

    async def watch(self, port: int, seat: int, coming: asyncio.Semaphore) -> None:
        """One page, which comes when one of so many may."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.code}/live"
        async with coming:
            ws = await websockets.connect(address, compression=None, ping_interval=None, max_queue=None,
                                          open_timeout=60)
        async with ws:
            await ws.send(json.dumps({"type": "hello", "token": self.tokens[seat], "lang": "es"}))
            async for message in ws:
                if '"type":"now"' not in message[-40:]:
                    continue
                self.see(seat, orjson.loads(message))

    def see(self, seat: int, now: Any) -> None:
        self.menus[seat] = [item["action"] for item in now["menu"]]
        self.seqs[seat] = now["seq"]
        self.over = now["status"] == "over"
        if self.sent is not None and min(self.seqs) >= self.waits_for:
            self.took.append(time.perf_counter() - self.sent)
            self.sent = None

    @property
    def ready(self) -> bool:
        return self.sent is None and not self.over and len(set(self.seqs)) == 1 and any(self.menus)

    def choose(self, http: Http, chance: random.Random) -> asyncio.Task[Any]:
        """Send a choice for the seat that must move. Its time starts now."""
        seat = next(seat for seat in range(SEATS) if self.menus[seat])
        action, seq = chance.choice(self.menus[seat]), self.seqs[seat]
        self.waits_for, self.sent = seq + 1, time.perf_counter()
        choice = {"seq": seq, "action": action}
        return asyncio.create_task(http.post(f"/api/tables/{self.code}/choices", choice, self.tokens[seat]))


@dataclass(frozen=True)
class Share:
    """The work of one client process; `rate` in choices a second."""

    ports: list[int]
    by_table: bool      # all pages of a table at one of the servers
    tables: int
    rate: float
    seconds: float
    seed: int

    def port(self, table: int, seat: int) -> int:
        """The server that a page is at: any of them, or its table's."""
        return self.ports[(table + (0 if self.by_table else seat)) % len(self.ports)]


@dataclass(frozen=True)
class Played:
    """The result: for each choice, the seconds until all pages had it."""

    took: list[float]
    choices: int
    missed: int
    seconds: float


async def sit_down(http: Http) -> Table:
    """A table with four people, begun."""
    seats = [{"kind": "me", "name": "A"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    made = await http.post("/api/tables", {"game": "carcosa", "seats": seats})
    tokens = [made["token"]]
    for seat in range(1, SEATS):
        taken = await http.post(f"/api/tables/{made['code']}/seats/{seat}/take", {"name": f"P{seat}"})
        tokens.append(taken["token"])
    await http.post(f"/api/tables/{made['code']}/start", {}, tokens[0])
    return Table(made["code"], tokens)


def resident(process: int) -> float:
    """A process's memory in MiB."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(process: int) -> float:
    """The processor seconds that a process has used."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(share: Share, sat: Any) -> Played:
    """A client process's tables: sit down, connect their pages, and choose at a steady rate."""
    https = [Http(port) for port in share.ports]
    sitting = [await sit_down(https[number % len(https)]) for number in range(share.tables)]
    await asyncio.to_thread(sat.wait)
    coming = asyncio.Semaphore(COMING)
    pages = [asyncio.create_task(table.watch(share.port(number, seat), seat, coming))
             for number, table in enumerate(sitting) for seat in range(SEATS)]
    while not all(table.ready for table in sitting):
        await asyncio.sleep(0.05)
        for page in pages:
            if page.done():
                page.result()       # why it is not connected
    await asyncio.to_thread(sat.wait)
    await asyncio.to_thread(sat.wait)
    chance, choices, missed, tasks = random.Random(share.seed), 0, 0, set()
    order = list(enumerate(sitting))
    chance.shuffle(order)
    due = begun = time.perf_counter()
    while (now := time.perf_counter()) < begun + share.seconds:
        if now < due:
            await asyncio.sleep(due - now)
        due += 1 / share.rate
        turn = choices % share.tables
        number, table = next((each for each in order[turn:] + order[:turn] if each[1].ready), (0, None))
        if table is None:
            missed += 1
            continue
        choices += 1
        task = table.choose(https[number % len(https)], chance)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    elapsed = time.perf_counter() - begun
    await asyncio.to_thread(sat.wait)
    await asyncio.gather(*tasks)
    await asyncio.sleep(1)
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    return Played([each for table in sitting for each in table.took], choices, missed, elapsed)


def play_in_a_process(share: Share, sat: Any, answers: Any) -> None:
    answers.put(asyncio.run(play(share, sat)))


def load(ports: list[int], servers: list[int], clients: int, tables: int, rate: float, seconds: float,
         by_table: bool) -> dict[str, Any]:
    """Choices at a steady rate at so many tables, from so many client processes."""
    spawn = multiprocessing.get_context("spawn")
    sat, answers = spawn.Barrier(clients + 1), spawn.Queue()
    before = sum(map(resident, servers))
    shares = [Share(ports, by_table, tables // clients + (number < tables % clients), rate / clients, seconds, number)
              for number in range(clients)]
    running = [spawn.Process(target=play_in_a_process, args=(share, sat, answers), daemon=True) for share in shares]
    for each in running:
        each.start()
    try:
        meet(sat, running)
        without_pages = sum(map(resident, servers))
        meet(sat, running)
        with_pages = sum(map(resident, servers))
        used, begun = sum(map(processor, servers)), time.perf_counter()
        meet(sat, running)
        meet(sat, running)
        used, elapsed = sum(map(processor, servers)) - used, time.perf_counter() - begun
        played = [answers.get(timeout=120) for _ in running]
    finally:
        for each in running:
            each.kill()
    took = sorted(each for some in played for each in some.took)
    choices = sum(some.choices for some in played)
    return {"servers": len(servers), "clients": clients, "tables": tables, "pages": tables * SEATS,
            "choices_per_second": round(sum(some.choices / some.seconds for some in played), 1),
            "seen_by_all": len(took), "choices": choices, "no_table_ready": sum(some.missed for some in played),
            **{f"ms_{name}": round(took[min(int(len(took) * part), len(took) - 1)] * 1000, 1)
               for name, part in (("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1))},
            "server_processors": round(used / elapsed, 2),
            "kib_per_table": round((without_pages - before) * 1024 / tables, 1),
            "kib_per_page": round((with_pages - without_pages) * 1024 / (tables * SEATS), 1)}


def meet(sat: Any, running: list[Any]) -> None:
    """Wait until all clients are as far as this; RuntimeError if one has died."""
    waiting = threading.Thread(target=sat.wait, daemon=True)
    waiting.start()
    while waiting.is_alive():
        waiting.join(0.2)
        if any(each.exitcode for each in running):
            sat.abort()
            raise RuntimeError("a client failed; see above")


async def idle(http: Http, server: int, tables: int) -> dict[str, Any]:
    """So many tables that wait for a person after their bots have chosen."""
    before = resident(server)
    seats = [{"kind": "me", "name": "A"}, *({"kind": "bot", "bot": "easy"} for _ in range(SEATS - 1))]
    for _ in range(tables):
        await http.post("/api/tables", {"game": "carcosa", "seats": seats})
    await asyncio.sleep(5)
    after = resident(server)
    return {"idle_tables": tables, "mib_before": round(before), "mib_after": round(after),
            "kib_per_idle_table": round((after - before) * 1024 / tables, 1)}


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    ports = [8799 + number for number in range(arguments.servers)]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as end:
        database = arguments.db or f"sqlite+aiosqlite:///{folder}/table.db"
        servers = []
        for port in ports:      # one after the other: the first brings the database up to date
            server = subprocess.Popen([sys.executable, "-c", SERVE, database, str(port)], cwd=HERE.parent)
            end.callback(server.wait)
            end.callback(server.kill)
            servers.append(server.pid)
            wait_for(port, server)
        result = load(ports, servers, arguments.clients, arguments.tables, arguments.rate, arguments.seconds,
                      arguments.by_table)
        if arguments.idle:
            result |= asyncio.run(idle(Http(ports[0]), servers[0], arguments.idle))
        return result


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until a server listens; RuntimeError if it ended."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if server.poll() is not None:
                raise RuntimeError("the server did not start") from None
            time.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="choices a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=2000, help="tables that only wait; 0 leaves them out")
    parser.add_argument("--db", help="another database than a temporary SQLite file")
    parser.add_argument("--servers", type=int, default=1, help="server processes on one PostgreSQL")
    parser.add_argument("--by-table", action="store_true", help="all pages of a table at one of the servers")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not (arguments.db or "").startswith("postgresql"):
        parser.error("several servers share a PostgreSQL: name it with --db")
    if not 1 <= arguments.clients <= arguments.tables:
        parser.error("--clients: expected 1 to as many as there are tables")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(json.dumps(measure(arguments), indent=2))


if __name__ == "__main__":
    main()
