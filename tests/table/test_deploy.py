"""Files for hosts: the unit's command, the image's settings, the proxy in front, the locked packages."""
from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import websockets.sync.client
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tapete.files.config import parse_yaml, plain_data
from tapete.table.ops.settings import PREFIX, read_settings

from ..patience import PATIENCE, SOCKET
from .support import UNTRUSTING, die_with_us, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
BIN = Path(sys.executable).parent


def unit() -> list[tuple[str, str]]:
    lines = (DEPLOY / "tapete.service").read_text().splitlines()
    return [tuple(line.split("=", 1)) for line in lines if "=" in line and not line.startswith("#")]    # type: ignore[misc]


def answers(url: str, process: subprocess.Popen[Any]) -> httpx.Response:
    """The first answer of an address with status 200."""
    for _ in range(1200):
        try:
            if (answer := httpx.get(url, timeout=30, verify=UNTRUSTING)).status_code == 200:
                return answer
        except httpx.HTTPError:
            pass
        assert process.poll() is None, "it ended"
        time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    process = subprocess.Popen(command, preexec_fn=die_with_us, **more)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_the_units_command_serves_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    settings = dict(unit())
    environment = dict(pair.split("=", 1) for name, value in unit() if name == "Environment" for pair in value.split())
    (tmp_path / "admin.key").write_text("x" * 43)
    environment = {name: value.replace("/var", str(tmp_path)).replace("%d", str(tmp_path))
                   for name, value in environment.items()}
    program, *arguments = settings["ExecStart"].split()
    assert (program, arguments[:2]) == ("/opt/tapete/bin/tapete", ["serve", "--config"])
    port, ops = free_port(), free_port()
    config = tmp_path / "host.yaml"
    text = (DEPLOY / "host.yaml").read_text()
    config.write_text(text.replace("8000", str(port)).replace("9090", str(ops)) + "workers: 0\n")
    (tmp_path / "lib" / "tapete").mkdir(parents=True)       # StateDirectory
    command = [str(BIN / "tapete"), *arguments[:-1], str(config)]
    with running(command, env={"PATH": "/usr/bin:/bin", **environment}, cwd="/", stdout=subprocess.DEVNULL) as process:
        answers(f"http://127.0.0.1:{ops}/ready", process)
        answers(f"http://127.0.0.1:{port}/api/games", process)
        key = {"Authorization": f"Bearer {'x' * 43}"}
        assert httpx.get(f"http://127.0.0.1:{ops}/admin/house", headers=key, timeout=60).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(int(settings["TimeoutStopSec"])) in (0, -signal.SIGTERM)
    assert (tmp_path / "lib" / "tapete" / "table.db").is_file()


def test_a_mistake_in_the_file_ends_the_unit_for_good(tmp_path: Path) -> None:
    config = tmp_path / "host.yaml"
    config.write_text("port: 0\n")
    done = subprocess.run([str(BIN / "tapete"), "serve", "--config", str(config)], capture_output=True, text=True)
    assert str(done.returncode) == dict(unit())["RestartPreventExitStatus"]
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_one_and_is_hardened(tmp_path: Path) -> None:
    copy = tmp_path / "tapete.service"
    copy.write_text((DEPLOY / "tapete.service").read_text().replace("/opt/tapete/bin/tapete", "/bin/true"))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True)
    assert "tapete.service" not in found.stderr, found.stderr
    judged = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", str(copy)],
                            capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout[-400:]


def test_every_setting_of_the_image_and_of_compose_is_one() -> None:
    image = dict(re.findall(r"(TAPETE_\w+)=(\S+)", (DEPLOY / "Containerfile").read_text()))
    compose = plain_data(parse_yaml((DEPLOY / "compose.yaml").read_text(), "compose.yaml"))
    given = {name: re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", r"0123456789-0123456789", value).replace(
        "https://0123456789-0123456789", "https://table.example")
        for name, value in compose["services"]["table"]["environment"].items()}
    assert image and all(name.startswith(PREFIX) for name in {**image, **given})
    settings = read_settings({}, {**image, **given}, None)
    assert settings.host == "0.0.0.0" and settings.postgres and settings.key() and settings.log == "json"
    # What only the host may reach stays within its container.
    assert settings.ops_host == "127.0.0.1" and f":{settings.ops_port}/ready" in (DEPLOY / "Containerfile").read_text()
    assert "ports" not in compose["services"]["table"] and "ports" not in compose["services"]["db"]


def test_compose_names_nothing_that_it_does_not_have() -> None:
    compose = plain_data(parse_yaml((DEPLOY / "compose.yaml").read_text(), "compose.yaml"))
    for name, service in compose["services"].items():
        assert set(service.get("networks", [])) <= set(compose["networks"]), name
        assert set(service.get("depends_on", [])) <= set(compose["services"]), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"], name
        assert "build" in service or re.search(r":\d+$", service["image"]), f"{name}: of no version"
    build = compose["services"]["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    proxy = compose["services"]["table"]["environment"]["TAPETE_PROXY"]
    assert compose["networks"]["front"]["ipam"]["config"][0]["subnet"] == proxy
    assert compose["networks"]["back"]["internal"] is True


def caddyfile() -> str:
    """Our file, for a Caddy that listens at no port of its own."""
    return (DEPLOY / "Caddyfile").read_text().replace("{\n", "{\n\tadmin off\n", 1)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed (Debian: apt install caddy)")
def test_behind_caddy_one_plays_and_cannot_say_to_come_from_elsewhere(tmp_path: Path) -> None:
    port, ops, front = free_port(), free_port(), free_port()
    environment = {**os.environ, "HOME": str(tmp_path), "TAPETE_SITE": f"http://127.0.0.1:{front}",
                   "TAPETE_UPSTREAM": f"127.0.0.1:{port}", "XDG_DATA_HOME": str(tmp_path)}
    serve = [str(BIN / "tapete"), "serve", "--port", str(port), "--ops-port", str(ops), "--workers", "0",
             "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db", "--proxy", "127.0.0.1", "--log-requests"]
    config = tmp_path / "Caddyfile"
    config.write_text(caddyfile())
    log = tmp_path / "log"
    plain = {name: value for name, value in environment.items() if not name.startswith("TAPETE_")}
    with log.open("w") as lines, running(serve, env=plain, stdout=subprocess.DEVNULL, stderr=lines) as server:
        answers(f"http://127.0.0.1:{ops}/ready", server)
        caddy = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
        with running(caddy, env=environment, stderr=subprocess.DEVNULL) as proxy:
            site = f"http://127.0.0.1:{front}"
            answers(site + "/api/games", proxy)
            ask = {"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = httpx.post(site + "/api/tables", json=ask, timeout=60).json()
            address = f"ws://127.0.0.1:{front}/api/tables/{made['code']}/live"
            with websockets.sync.client.connect(address, **SOCKET) as page:
                page.send(json.dumps({"type": "hello", "token": made["token"]}))
                assert json.loads(page.recv(PATIENCE))["type"] == "presence"
            httpx.get(site + "/api/games", headers={"X-Forwarded-For": "203.0.113.9"}, timeout=60)
            assert "tapete_requests" not in httpx.get(site + "/metrics", timeout=60).text
            assert httpx.post(site + "/api/records", content=b"x" * 3_000_000, timeout=60).status_code == 413
    assert "address=127.0.0.1" in log.read_text() and "203.0.113.9" not in log.read_text()


@contextmanager
def named_servers(count: int) -> Iterator[list[ThreadingHTTPServer]]:
    """Servers that answer every question with their own ports."""
    class Named(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(str(self.server.server_address[1]).encode())

        def log_message(self, *_: Any) -> None:
            pass

    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(count)]
    for server in servers:
        Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield servers
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed (Debian: apt install caddy)")
def test_caddy_keeps_a_table_at_one_process_and_at_another_where_that_is_down(tmp_path: Path) -> None:
    front = free_port()
    config = tmp_path / "Caddyfile"
    config.write_text(caddyfile())
    caddy = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    with named_servers(2) as servers:
        ports = [str(server.server_address[1]) for server in servers]
        environment = {**os.environ, "HOME": str(tmp_path), "TAPETE_SITE": f"http://127.0.0.1:{front}",
                       "TAPETE_UPSTREAM": " ".join(f"127.0.0.1:{port}" for port in ports)}
        with running(caddy, env=environment, stderr=subprocess.DEVNULL) as proxy:
            def at(path: str) -> str:
                return answers(f"http://127.0.0.1:{front}{path}", proxy).text
            tables = {f"TABLE{number}": at(f"/api/tables/TABLE{number}/now") for number in range(24)}
            assert set(tables.values()) == set(ports)
            assert all(at(f"/api/tables/{code}/{path}") == port for code, port in tables.items()
                       for path in ("now", "board", "history?count=3"))
            servers[0].shutdown()
            servers[0].server_close()
            assert {at(f"/api/tables/{code}/now") for code in tables} == {ports[1]}


# ---- what is installed --------------------------------------------------------------------------

def locked(name: str) -> dict[str, tuple[str, int]]:
    """The packages of a lock file: version, and how many hashes."""
    text = (DEPLOY / name).read_text()
    found = re.findall(r"^([A-Za-z0-9._-]+)==(\S+)((?: \\\n +--hash=sha256:[0-9a-f]{64})*)$", text, re.M)
    return {canonicalize_name(package): (version, hashes.count("--hash")) for package, version, hashes in found}


def test_the_lock_has_all_that_the_table_needs_within_its_ranges_and_names_no_place() -> None:
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]
    have = locked("requirements.lock")
    for text in [*project["dependencies"], *project["optional-dependencies"]["table"]]:
        need = Requirement(text)
        if need.marker is None or need.marker.evaluate({"python_version": "3.11", "sys_platform": "linux"}):
            version, _ = have[canonicalize_name(need.name)]
            assert need.specifier.contains(version), f"{text}: make lock"
    build = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["build-system"]["requires"]
    native = project["optional-dependencies"]["native"]
    assert {canonicalize_name(Requirement(each).name) for each in (*build, *project["dependencies"], *native)} <= set(
        locked("build.lock"))
    assert not {canonicalize_name(Requirement(each).name) for each in native} & set(have), "no host compiles"
    for name in ("requirements.lock", "build.lock"):
        text = (DEPLOY / name).read_text()
        assert locked(name) and all(hashes for _, hashes in locked(name).values())
        assert len(re.findall(r"^[A-Za-z]", text, re.M)) == len(locked(name))
        assert "://" not in text and "--index" not in text and "--find-links" not in text


@pytest.mark.long
def test_the_images_steps_install_what_serves(tmp_path: Path) -> None:
    """What the Containerfile runs, in an empty home: needs the package index and, unless the page is built, npm."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHON": sys.executable,
                   **{name: value for name, value in os.environ.items() if name.startswith("PIP_")}}
    subprocess.run([str(DEPLOY / "install.sh"), str(tmp_path / "tapete")], check=True, env=environment, cwd=tmp_path)
    port, ops = free_port(), free_port()
    serve = [str(tmp_path / "tapete" / "bin" / "tapete"), "serve", "--port", str(port), "--ops-port", str(ops),
             "--workers", "0"]
    with running(serve, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        answers(f"http://127.0.0.1:{ops}/ready", process)
        page = answers(f"http://127.0.0.1:{port}/", process)
        assert page.headers["content-type"].startswith("text/html")
        assert answers(f"http://127.0.0.1:{port}/api/games/carcosa/rulebook", process).json()
