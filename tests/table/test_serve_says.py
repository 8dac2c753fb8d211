"""`tapete serve` prints an address when the server answers there, and not before."""
from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from tapete.table.http.hostnames import address_of

SERVE = [sys.executable, "-m", "tapete.cli", "serve", "--lang", "en"]
LOOPBACKS = [host for host, family in (("127.0.0.1", socket.AF_INET), ("::1", socket.AF_INET6))
             if family == socket.AF_INET or socket.has_ipv6]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::", "::1", "fe80::1", "2001:db8::7", "table.example"])
def test_an_address_is_one_that_a_browser_reads(host: str) -> None:
    parts = urlsplit(address_of(host, 8123))
    assert (parts.port, parts.path) == (8123, "/")
    assert parts.hostname == ("localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host)


@pytest.fixture(params=LOOPBACKS)
def taken(request: pytest.FixtureRequest) -> Iterator[tuple[str, int]]:
    """A port at a loopback address, which somebody has."""
    host = request.param
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as sock:
        yield host, sock.getsockname()[1]


def test_a_server_that_cannot_listen_names_no_address(taken: tuple[str, int], tmp_path: Path) -> None:
    host, port = taken
    tried = subprocess.run([*SERVE, "--host", host, "--port", str(port), "--database",
                            f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"], capture_output=True, text=True)
    assert tried.returncode == 2
    assert "http://" not in tried.stdout + tried.stderr
    assert "port" in tried.stderr


def test_a_server_whose_database_is_none_names_no_address(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    path.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    tried = subprocess.run([*SERVE, "--port", str(free("127.0.0.1")), "--database", f"sqlite+aiosqlite:///{path}"],
                           capture_output=True, text=True)
    assert tried.returncode == 2
    assert "http://" not in tried.stdout + tried.stderr


@pytest.mark.parametrize("host", LOOPBACKS)
def test_the_address_that_is_said_answers(host: str, tmp_path: Path) -> None:
    port = free(host)
    with subprocess.Popen([*SERVE, "--host", host, "--port", str(port), "--database",
                           f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"], stdout=subprocess.PIPE,
                          text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http://"))
            assert address == address_of(host, port)
            with urlopen(f"{address}docs") as answer:
                assert answer.status == 200
        finally:
            server.terminate()


def free(host: str) -> int:
    """A port that nobody has."""
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as sock:
        return int(sock.getsockname()[1])
