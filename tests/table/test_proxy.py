"""Caddy with our file before one process and before two: no person's traffic affects others."""
from __future__ import annotations

import inspect
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, fields
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from tapete.table.http.alive import PATH as ALIVE
from tapete.table.http.connection_limits import BODY, HEAD
from tapete.table.http.guard import SWALLOWED
from tapete.table.http.limits import Limits
from tapete.table.ops import run

from ..patience import PATIENCE
from ..sweep import sweep
from .support import UNTRUSTING, free_port, serving, settings_for
from .test_deploy import BIN, DEPLOY, answers, caddyfile, running

needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None,
                                 reason="Caddy is not installed (Debian: apt install caddy)")
LIMITS = Limits()
LARGEST = max(LIMITS.body, LIMITS.upload, LIMITS.picture)
SHORT = 5.0
"""Seconds that a request may take where a test waits for their end."""
QUICK = f"""
import sys
from tapete.table.http import connection_limits as connections
connections.protocols.__defaults__ = ({SHORT}, {SHORT})
from tapete.cli.app import main
sys.exit(main())
"""


@dataclass
class Behind:
    """Processes behind a proxy."""

    port: int
    processes: list[subprocess.Popen[Any]] = field(default_factory=list)
    logs: list[Path] = field(default_factory=list)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def others(self, times: int = 6) -> None:
        """Others are answered what they ask for, at all kinds of addresses."""
        with httpx.Client(base_url=self.base, timeout=PATIENCE, verify=UNTRUSTING) as http:
            for number in range(times):
                table = {"game": "carcosa", "seats": [{"kind": "open"}] * 2}
                found = [http.get("/api/house"), http.get("/api/games"), http.post("/api/tables", json=table),
                         http.get(f"/api/tables/AAAA{number}A/nothing")]
                assert [each.status_code for each in found] == [200, 200, 201, 404]

    def settled(self, tables: int = 30) -> None:
        """Caddy knows which processes are down. Until then it repeats a request without a body, but Caddy 2.6 answers
        502 to one with a body. Of so many tables each process has some, and such a request waits until Caddy knows."""
        with httpx.Client(base_url=self.base, timeout=PATIENCE, verify=UNTRUSTING) as http:
            for number in range(tables):
                assert http.get(f"/api/tables/BBBB{number:02}/nothing").status_code == 404

    @contextmanager
    def asked_by_others(self) -> Iterator[None]:
        """Others ask all the time, and are answered."""
        stop, failed = threading.Event(), list[BaseException]()

        def ask() -> None:
            try:
                while not stop.is_set():
                    self.others(1)
            except BaseException as error:      # raised where the test hears it
                failed.append(error)

        beside = threading.Thread(target=ask)
        beside.start()
        try:
            yield
        finally:
            stop.set()
            beside.join()
        assert not failed, failed

    def send(self, head: str, *parts: bytes) -> bytes:
        """The answer to a request that is sent byte for byte; empty if the connection is cut."""
        with self.begin(f"{head}\nConnection: close", *parts) as line:
            return heard(line)

    def begin(self, head: str, *parts: bytes) -> socket.socket:
        """A connection on which a request has been begun."""
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        line.settimeout(PATIENCE)
        with suppress(ConnectionError):
            line.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n")
            for part in parts:
                line.sendall(part)
        return line

    def begin_head(self) -> socket.socket:
        """A connection on which not even the head is whole."""
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: 127")
        return line

    def said(self) -> str:
        return "".join(log.read_text() for log in self.logs)


def heard(line: socket.socket) -> bytes:
    """All that is said on a connection until its end."""
    got = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            got += part
    return got


@contextmanager
def behind(count: int, folder: Path, *, quick: bool = False) -> Iterator[Behind]:
    """Servers, each with its own database, and Caddy with our file in front of them. With a single server Caddy does
    not retry. While the server counts as down, Caddy refuses each request at once."""
    found = Behind(free_port())
    home = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    with ExitStack() as stack:
        ports, ready = [], []
        for number in range(count):
            port, ops, log = free_port(), free_port(), folder / f"log {number}"
            program = [sys.executable, "-c", QUICK] if quick else [str(BIN / "tapete")]
            serve = [*program, "serve", "--port", str(port), "--ops-port", str(ops), "--workers", "0", "--database",
                     f"sqlite+aiosqlite:///{folder}/t{number}.db", "--proxy", "127.0.0.1", "--desk", "local"]
            env = {**home, "TAPETE_LIMITS": json.dumps({name: {"burst": 10**6, "per_second": 10**6}
                                                        for name in ("requests", "tables")})}
            lines = stack.enter_context(log.open("w"))
            process = running(serve, env=env, stdout=subprocess.DEVNULL, stderr=lines)
            found.processes.append(stack.enter_context(process))
            found.logs.append(log)
            ports.append(port)
            ready.append(f"http://127.0.0.1:{ops}/ready")
        for address, process in zip(ready, found.processes, strict=True):
            answers(address, process)
        config = folder / "Caddyfile"
        text = caddyfile()
        if count == 1:
            text = re.sub(r"lb_try_duration \w+", "lb_try_duration 0s", text)
        for name in ("read_header", "read_body") if quick else ():
            text = re.sub(rf"{name} \w+", f"{name} {SHORT + 1}s", text)
        config.write_text(text)
        caddy = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
        env = {**home, "TAPETE_SITE": found.base, "TAPETE_UPSTREAM": " ".join(f"127.0.0.1:{port}" for port in ports)}
        answers(found.base + "/api/house", stack.enter_context(running(caddy, env=env, stderr=subprocess.DEVNULL)))
        yield found


# ---- mischief ------------------------------------------------------------------------------------

HOST = "Host: 127.0.0.1\nContent-Type: application/json"
MISCHIEF: dict[str, Callable[[Behind], object]] = {}


def mischief(do: Callable[[Behind], object]) -> None:
    MISCHIEF[do.__name__.strip("_")] = do


def chunks(size: int) -> Iterator[bytes]:
    for _ in range(size // 65536 + 1):
        yield b"10000\r\n" + b"x" * 65536 + b"\r\n"
    yield b"0\r\n\r\n"


@mischief
def too_large_by_its_length(at: Behind) -> None:
    """The sender of a body that is a little too large is told so; one that is far too large may be cut off."""
    for path, most in (("/api/tables", LIMITS.body), ("/api/records", LIMITS.upload),
                       ("/api/desk/pictures/carcosa/KEY", LIMITS.picture)):
        method = "PUT" if "pictures" in path else "POST"
        answer = httpx.request(method, at.base + path, content=b"x" * (most + 1), timeout=PATIENCE)
        assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large", path
    answer = httpx.post(at.base + "/api/records", content=b"x" * 3_000_000, timeout=PATIENCE)
    assert answer.status_code == 413
    size = SWALLOWED * LARGEST + 1_000_000
    got = at.send(f"POST /api/records HTTP/1.1\n{HOST}\nContent-Length: {size}", *[b"x" * 1_000_000] * (size // 10**6))
    assert got == b"" or b" 413 " in got.split(b"\r\n")[0]


@mischief
def too_large_without_a_length(at: Behind) -> None:
    for path, most in (("/api/tables", LIMITS.body), ("/api/records", LIMITS.upload)):
        got = at.send(f"POST {path} HTTP/1.1\n{HOST}\nTransfer-Encoding: chunked", *chunks(most + 1))
        assert b" 413 " in got.split(b"\r\n")[0] and b"too_large" in got, path
    far = chunks(SWALLOWED * LARGEST + 10**6)
    got = at.send(f"POST /api/records HTTP/1.1\n{HOST}\nTransfer-Encoding: chunked", *far)
    assert got == b"" or b" 413 " in got.split(b"\r\n")[0]


@mischief
def a_broken_chunk(at: Behind) -> None:
    broken = (b"zz\r\nx\r\n0\r\n\r\n", b"5\r\nhello world\r\n0\r\n\r\n", b"5\r\nhello\r\n-1\r\n\r\n",
              b"5\r\nhello\r\nffffffffffffffffff\r\n", b"5;" + b"x" * 100_000)
    for method, body in (("GET", broken[0]), *(("POST", each) for each in broken)):
        got = at.send(f"{method} /api/records HTTP/1.1\n{HOST}\nTransfer-Encoding: chunked", body)
        assert b" 200 " not in got.split(b"\r\n")[0]


@mischief
def a_body_that_is_shorter_than_it_says(at: Behind) -> None:
    for method, path in (("POST", "/api/records"), ("PUT", "/api/desk/pictures/carcosa/KEY"), ("GET", "/api/house")):
        for _ in range(3):
            with at.begin(f"{method} {path} HTTP/1.1\n{HOST}\nContent-Length: 50000", b"x" * 20_000):
                pass


@mischief
def a_line_that_is_cut_while_it_is_answered(at: Behind) -> None:
    for _ in range(3):
        line = at.begin(f"GET /openapi.json HTTP/1.1\n{HOST}")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        line.close()


@mischief
def heads_that_are_none(at: Behind) -> None:
    for head in ("GET /", "\0\0\0", f"GET /api/house HTTP/1.1\n{HOST}\nContent-Length: -1",
                 f"GET /api/house HTTP/1.1\n{HOST}\nContent-Length: 3\nTransfer-Encoding: zipped",
                 f"GET /api/house HTTP/1.1\n{HOST}\nX: {'x' * 500_000}", f"GET /{'x' * 50_000} HTTP/1.1\n{HOST}",
                 f"GET /api/tables/AAAAAA/live HTTP/1.1\n{HOST}\nConnection: Upgrade\nUpgrade: websocket"):
        at.send(head)


def slow(at: Behind) -> Iterator[socket.socket]:
    """Requests of all kinds that are begun and go on no further."""
    for head, parts in (
            (f"POST /api/records HTTP/1.1\n{HOST}\nContent-Length: 50000", [b"x" * 100]),
            (f"POST /api/tables/AAAAAA/chat HTTP/1.1\n{HOST}\nTransfer-Encoding: chunked", [b"5\r\nhello\r\n"]),
            (f"PUT /api/desk/pictures/carcosa/KEY HTTP/1.1\n{HOST}\nContent-Length: 3000000", [b"x" * 100_000]),
            (f"POST /api/records HTTP/1.1\n{HOST}\nContent-Length: 3000000", [b"x" * 100_000]),
            (f"GET /api/house HTTP/1.1\n{HOST}\nContent-Length: 50", [b"x"])):
        yield at.begin(f"{head}\nConnection: close", *parts)


# ---- tests ---------------------------------------------------------------------------------------

@needs_caddy
@pytest.mark.parametrize("count", sweep([1, 2], kept=[1]))
def test_whatever_one_sends_others_notice_nothing(count: int, tmp_path: Path) -> None:
    with behind(count, tmp_path) as at:
        at.others()
        for name, do in MISCHIEF.items():
            with at.asked_by_others():
                do(at)
                at.others(3)
            assert "Traceback" not in at.said() and "a request broke" not in at.said(), name
        if count == 2:
            at.processes[0].kill()
            at.processes[0].wait()
            at.settled()
            at.others()
            MISCHIEF["a_broken_chunk"](at)
            at.others()


@needs_caddy
def test_an_honest_picture_of_any_size_that_is_allowed_comes_through(tmp_path: Path) -> None:
    chance = random.Random(1)

    def noise(side: int) -> bytes:
        out = BytesIO()
        Image.frombytes("RGB", (side, side), chance.randbytes(3 * side * side)).save(out, "png")
        return out.getvalue()

    with behind(1, tmp_path) as at:
        for side in (1000, 2000):
            data = noise(side)
            assert 3 * side * side < len(data) <= LIMITS.picture
            answer = httpx.put(at.base + "/api/desk/pictures/carcosa/KEY", content=data, timeout=PATIENCE)
            assert answer.status_code == 200, answer.text
            at.others(1)
        answer = httpx.put(at.base + "/api/desk/pictures/carcosa/KEY", content=iter([data, b"x" * 1_000_000]),
                           timeout=PATIENCE)
        assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large"


@needs_caddy
@pytest.mark.parametrize("count", sweep([1, 2], kept=[1]))
def test_whoever_is_slow_is_cut_off_and_others_notice_nothing(count: int, tmp_path: Path) -> None:
    with behind(count, tmp_path, quick=True) as at, ExitStack() as stack:
        held = [stack.enter_context(line) for _ in range(3) for line in slow(at)]
        held += [stack.enter_context(at.begin_head()) for _ in range(3)]
        at.others(2)
        for line in held:
            assert b" 200 " not in heard(line).split(b"\r\n")[0]
        at.others()
        assert "Traceback" not in at.said()


@needs_caddy
def test_the_proxy_sets_no_limit_of_its_own_and_judges_a_process_by_nothing_that_people_send() -> None:
    adapted = subprocess.run(["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
                             capture_output=True, text=True, check=True)

    def inside(node: Any) -> Iterator[dict[str, Any]]:
        if isinstance(node, dict):
            yield node
        for each in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
            yield from inside(each)

    handlers = [node for node in inside(json.loads(adapted.stdout)) if "handler" in node]
    assert {node["handler"] for node in handlers} == {"subroute", "headers", "encode", "reverse_proxy"}
    (proxy,) = [node for node in handlers if node["handler"] == "reverse_proxy"]
    assert proxy["health_checks"].keys() == {"active"} and proxy["health_checks"]["active"]["uri"] == ALIVE
    second = 10**9
    (server,) = json.loads(adapted.stdout)["apps"]["http"]["servers"].values()
    assert HEAD * second < server["read_header_timeout"] and BODY * second < server["read_timeout"]
    # While a process is found to be down, requests for it are tried again until another has them.
    assert proxy["load_balancing"]["try_duration"] > 2 * proxy["health_checks"]["active"]["interval"]
    kept = int(inspect.getsource(run).split("timeout_keep_alive=")[1].split(",")[0])
    assert proxy["transport"]["keep_alive"]["idle_timeout"] < kept * second


@pytest.mark.anyio
async def test_a_proxy_hears_that_a_process_is_alive_whatever_its_address_has_done(sqlite: str) -> None:
    from tapete.table.http.limits import RateLimit
    limits = Limits(requests=RateLimit(1, 0.0001))
    async with serving(settings_for(sqlite, limits=limits)) as site:
        await site.http.get("/nothing")
        assert (await site.http.get("/nothing")).status_code == 429
        for host in ("table:8000", "localhost", "evil.example"):
            answer = await site.http.get(ALIVE, headers={"Host": host})
            assert answer.status_code == 204 and answer.content == b""
        await site.server.admin.ban("127.0.0.0/8")
        await site.server.look_round()
        assert (await site.http.get(ALIVE)).status_code == 204
        assert (await site.http.get("/nothing")).status_code == 403


def test_every_limit_of_bytes_is_among_those_that_bodies_have() -> None:
    source = inspect.getsource(Limits)
    about = {each.name: source.split(f"    {each.name}: ")[1].split('"""')[1] for each in fields(Limits)}
    assert {name for name, text in about.items() if text.startswith("Bytes")} == {"body", "upload", "picture"}
    assert LIMITS.picture == LARGEST
