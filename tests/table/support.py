"""A server for requests, and people who sit at its tables."""
from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import os
import random
import select
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from tapete.desk.desk import Desk
from tapete.table.http.app import create_app
from tapete.table.http.connection_limits import protocols
from tapete.table.http.limits import Limits, RateLimit
from tapete.table.live.loading import FEW
from tapete.table.ops.server import Server
from tapete.table.ops.settings import Settings

from ..patience import SOCKET
from .described import hold_message, hold_to_description

GAMES = ("src/tapete/example", "tests/plugins")
"""Where the games are that tests play besides: see `pythonpath` in pyproject.toml."""
UNTRUSTING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of our own addresses, which are plain: httpx would read everybody's certificates for each client."""
MANY = RateLimit(1_000_000, 1_000_000)
UNLIMITED = Limits(requests=MANY, tables=MANY, secrets=MANY, chat=MANY, hints=MANY, uploads=MANY, sockets=MANY)


def settings_for(database: str, **changes: Any) -> Settings:
    return Settings(**{"database": database, "workers": 0, "pace": 0.0, "limits": UNLIMITED, **changes})


@dataclass
class Site:
    """A running server: its address, a client, and, in this process, its inside."""

    base: str
    http: httpx.AsyncClient
    server: Server
    desk: Desk | None = None

    async def post(self, path: str, body: Any = None, token: str | None = None, status: int = 200,
                   lang: str = "en") -> Any:
        answer = await self.http.post(path, json=body, headers=_bearer(token), params={"lang": lang})
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, token: str | None = None, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, headers=_bearer(token), params={"lang": "en", **query})
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *kinds: str, game: str = "carcosa", **more: Any) -> tuple[str, list[str | None]]:
        """A table with seats `me`, `bot`, `open` or `human` (open, then taken); its code and the seats' tokens."""
        seats = [{"kind": "open" if kind == "human" else kind, "bot": "easy"} for kind in kinds]
        for seat in seats:
            if seat["kind"] == "me":
                seat["name"] = "Ana"
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more}, status=201)
        tokens: list[str | None] = [None] * len(kinds)
        if made["seat"] is not None:
            tokens[made["seat"]] = made["token"]
        for seat, kind in enumerate(kinds):
            if kind == "human":
                taken = await self.post(f"/api/tables/{made['code']}/seats/{seat}/take",
                                        {"name": f"P{seat}", "password": more.get("password")})
                tokens[seat] = taken["token"]
        if "human" in kinds and "open" not in kinds:
            await self.post(f"/api/tables/{made['code']}/start", token=next(t for t in tokens if t))
        return made["code"], tokens

    async def now(self, code: str, token: str | None = None, **query: Any) -> Any:
        return await self.get(f"/api/tables/{code}/now", token, **query)

    async def choose(self, code: str, token: str | None, seq: int, action: str, status: int = 200,
                     **more: str) -> Any:
        return await self.post(f"/api/tables/{code}/choices", {"seq": seq, "action": action, **more}, token, status)

    async def play_randomly(self, code: str, tokens: list[str | None], choices: int, seed: int) -> int:
        """Choose at random for the people of a table without bots; how many choices there were, beside those that
        had one answer. Afterwards somebody is asked, or the game is over."""
        chance = random.Random(seed)
        for number in range(choices):
            seat, now = await self.asked(code, tokens)
            if now["status"] == "over":
                return number
            await self.choose(code, tokens[seat], now["seq"], chance.choice(now["menu"])["action"])
        await self.asked(code, tokens)
        return choices

    async def asked(self, code: str, tokens: list[str | None], seconds: float = 180) -> tuple[int, Any]:
        """The seat of a table without bots that has something to choose, and its Now; where the game is over, that."""
        async with asyncio.timeout(seconds):
            while True:
                now = await self.now(code)
                seat = now["to_move"]
                if now["status"] == "over":
                    return -1, now
                if seat is not None:
                    own = await self.now(code, tokens[seat])
                    if own["menu"]:
                        return seat, own
                await asyncio.sleep(0.005)

    @asynccontextmanager
    async def live(self, code: str, token: str | None = None, **hello: Any) -> AsyncIterator[Live]:
        address = self.base.replace("http", "ws") + f"/api/tables/{code}/live"
        async with websockets.connect(address, **SOCKET) as ws:
            await ws.send(json.dumps({"type": "hello", "lang": "en", "token": token, **hello}))
            yield Live(ws)


@dataclass
class Live:
    """A page's WebSocket."""

    ws: Any

    async def next(self, kind: str = "now", seconds: float = 180) -> Any:
        """The next message of a kind."""
        async with asyncio.timeout(seconds):
            while True:
                text = await self.ws.recv()
                hold_message("table", text)
                message = json.loads(text)
                if message["type"] == kind:
                    return message

    async def until(self, seq: int, seconds: float = 180) -> list[Any]:
        """The Nows up to a seq."""
        nows = []
        async with asyncio.timeout(seconds):
            while not nows or nows[-1]["seq"] < seq:
                nows.append(await self.next(seconds=seconds))
        return nows


def client_of(base: str) -> httpx.AsyncClient:
    """A client of a server. Each answer must be as the server describes it."""
    return httpx.AsyncClient(base_url=base, timeout=180, verify=UNTRUSTING,
                             event_hooks={"response": [hold_to_description]})


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Site]:
    """A server of this process, on a port of its own."""
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_level="error", ws_per_message_deflate=False,
                            timeout_graceful_shutdown=1, **protocols(app.state.server.door))
    runner = uvicorn.Server(config)
    task = asyncio.create_task(runner.serve())
    while not runner.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    port = runner.servers[0].sockets[0].getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    try:
        async with client_of(base) as http:
            yield Site(base, http, app.state.server, app.state.desk)
    finally:
        runner.should_exit = True
        await task


# ---- servers in processes of their own ---------------------------------------------------------

def die_with_us() -> None:
    """In a child: have the kernel end it when these tests are killed, which could not end it themselves."""
    set_death_signal = 1
    ctypes.CDLL(None).prctl(set_death_signal, signal.SIGQUIT)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@cache
def beginner(environment: tuple[tuple[str, str], ...] | None) -> subprocess.Popen[str]:
    """What begins servers in an environment, or in ours with the tests' own games, for as long as the tests last."""
    root = Path(__file__).parents[2]
    ours = {**os.environ, "PYTHONPATH": os.pathsep.join(str(root / each) for each in GAMES)}
    return subprocess.Popen([sys.executable, "-m", "tests.table.launch"], cwd=root, text=True,
                            env=ours if environment is None else dict(environment),
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=die_with_us)


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(self, database: str, port: int | None = None, pace: float = 0.05,
                 environment: dict[str, str] | None = None, few: int = FEW) -> None:
        """`few`: the entries of a table that it plays again itself, where more are a further process's."""
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        begins = beginner(None if environment is None else tuple(environment.items()))
        assert begins.stdin is not None and begins.stdout is not None
        begins.stdin.write(f"{database} {self.port} {pace} {few}\n")
        begins.stdin.flush()
        self.pid = int(begins.stdout.readline())
        self.process = os.pidfd_open(self.pid)
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                httpx.get(self.base + "/api/house", verify=UNTRUSTING).raise_for_status()
                return
            except httpx.HTTPError:
                assert not self._is_dead(0), "the server did not start"
                time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.process, signal.SIGKILL)
        assert self._is_dead(60)

    def _is_dead(self, seconds: float) -> bool:
        """Whether it has died in so many seconds."""
        return bool(select.select([self.process], [], [], seconds)[0])

    @asynccontextmanager
    async def site(self) -> AsyncIterator[Site]:
        async with client_of(self.base) as http:
            yield Site(self.base, http, None)  # type: ignore[arg-type]


def visit(folder: Path, environment: dict[str, str], language: str,
          look: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Have somebody look at a server of an environment of its own, where more games are installed."""
    async def looking(base: str) -> None:
        async with httpx.AsyncClient(base_url=base, params={"lang": language}, timeout=60, verify=UNTRUSTING) as http:
            await look(http)

    server = Process(f"sqlite+aiosqlite:///{folder / 'table.db'}", environment=environment)
    try:
        asyncio.run(looking(server.base))
    finally:
        server.kill()


async def begin_table(http: httpx.AsyncClient, game: str, bots: int) -> tuple[str, int]:
    """Sit down with easy bots. Returns the table's address and the seat. The client now sends that seat's token."""
    seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": "easy"}] * bots]
    made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    http.headers["Authorization"] = f"Bearer {made['token']}"
    return f"/api/tables/{made['code']}", made["seat"]
