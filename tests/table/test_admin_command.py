"""`tapete admin` as a host types it: through a running server, and on the database itself."""
from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tapete.cli.app import main

from .support import UNTRUSTING, die_with_us, free_port

KEY = "the key of whoever keeps this server"
Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """A command's exit code, output, and standard error."""
    monkeypatch.setenv("TAPETE_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/table.db")
    monkeypatch.setenv("TAPETE_ADMIN_KEY", KEY)

    def run(*arguments: str, lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tapete", "admin", "--lang", lang, *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err
    return run


@pytest.fixture
def server(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A running server's address; its port for its host is in the environment."""
    port, ops = free_port(), free_port()
    monkeypatch.setenv("TAPETE_OPS_PORT", str(ops))
    process = subprocess.Popen([sys.executable, "-m", "tapete.cli", "serve", "--port", str(port), "--workers", "0"],
                               stdout=subprocess.DEVNULL, preexec_fn=die_with_us)
    try:
        for _ in range(1200):
            try:
                if httpx.get(f"http://127.0.0.1:{ops}/ready", timeout=30, verify=UNTRUSTING).status_code == 200:
                    break
            except httpx.HTTPError:
                assert process.poll() is None
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(60)


def ask(server: str, path: str, body: Any = None, **headers: str) -> Any:
    return httpx.request("GET" if body is None else "POST", server + path, json=body, headers=headers, timeout=120)


def test_everything_goes_through_the_server_that_runs(typed: Typed, server: str, tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}]
    first, second, third = (ask(server, "/api/tables", {"game": "carcosa", "seats": seats}).json() for _ in range(3))
    code, said, err = typed("tables")
    assert code == 0 and first["code"] in said and "Ana" not in said and err == "(Through the server.)\n"
    code, said, _ = typed("--json", "table", first["code"])
    assert json.loads(said)["seats"] == ["human", "bot"]
    assert typed("close", first["code"])[::2] == (2, "tapete: Nothing has been done: confirm it, or say --yes.\n")
    assert "status: over" in typed("close", first["code"], "--yes")[1]
    assert typed("close", first["code"], "--yes")[0] == 2
    code, said, _ = typed("--json", "records")
    [record] = json.loads(said)
    assert first["code"] in typed("--json", "delete-record", record["id"], "--yes")[1]
    code, said, _ = typed("delete", second["code"], "--yes", lang="es")
    assert code == 0 and said.startswith("Borrado: mesas 1,") and "- lo que alguien haya descargado" in said
    assert ask(server, f"/api/tables/{second['code']}").status_code == 404
    assert "tables 1" in typed("forget", "--seat", f"{third['code']}/1", "--yes")[1]
    assert typed("ban", "203.0.113.0/24", "--reason", "noise", "--days", "2")[1] == "203.0.113.0/24 is refused.\n"
    assert "noise" in typed("bans")[1]
    assert typed("unban", "203.0.113.0/24")[0] == 0
    assert "¡A las diez!" in typed("announce", "--es", "¡A las diez!")[1]
    assert ask(server, "/api/house").json()["notice"]["texts"] == {"es": "¡A las diez!"}
    assert typed("announce", "--clear")[0] == 0
    assert "cannot be made" in typed("new-tables", "off")[1]
    assert ask(server, "/api/tables", {"game": "carcosa", "seats": seats}).status_code == 503
    assert "can be made" in typed("new-tables", "on")[1]
    assert "Tables: 0" in typed("status")[1]
    assert typed("backup", str(tmp_path / "copy"))[0] == 0
    for wrong in (("table", "ZZZZZZ"), ("ban", "everybody"), ("unban", "203.0.113.9"), ("delete-record", "x", "--yes"),
                  ("forget", "--seat", "A", "--yes"), ("forget", "--seat", "ZZZZZZ/1", "--yes"), ("announce",),
                  ("new-tables", "maybe"), ("tables", "--status", "lost"), ("restore", str(tmp_path / "copy")),
                  ("backup", str(tmp_path / "copy")), ("retain", "--yes")):
        code, said, err = typed(*wrong)
        sentence = err.splitlines()[-1]
        assert (code, said) == (2, "") and sentence.startswith("tapete: ") and len(sentence) > 20, wrong
    monkeypatch.setenv("TAPETE_ADMIN_KEY", "x" * 20)
    assert typed("tables")[::2] == (2, "tapete: That is not the key of whoever keeps the server.\n")
    # Without the port the command would work on the file, which the server has.
    monkeypatch.delenv("TAPETE_OPS_PORT")
    code, _, err = typed("tables")
    assert code == 2 and "another server uses this file" in err


def test_where_no_server_answers_that_is_said(typed: Typed, server: str, tmp_path: Path,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_OPS_PORT", str(free_port()))     # where nobody answers
    code, _, err = typed("tables")
    assert code == 2 and "(No server answers.)" in err and "another server uses this file" in err
    assert typed("--url", f"http://127.0.0.1:{free_port()}", "tables")[0] == 2
    assert typed("--url", server, "tables")[0] == 2         # the address that people use
    monkeypatch.setenv("TAPETE_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/other.db")
    code, _, err = typed("tables")
    assert code == 2 and "no such database" in err


def test_a_key_that_is_made_is_a_good_one(typed: Typed) -> None:
    code, said, _ = typed("key")
    assert code == 0 and len(said.strip()) >= 40 and said != typed("key")[1]
