"""A game at home: the devices of the local network are let in, and told how."""
from __future__ import annotations

import ipaddress
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tapete.table.ops import lan as home
from tapete.table.ops.settings import Settings
from tapete.table.refusals import table_speech

from .support import free_port, serving, settings_for

ENGLISH = table_speech("en")


def test_own_addresses_are_none_of_this_machine_alone() -> None:
    assert all(not ipaddress.ip_address(each).is_loopback for each in home.own_addresses())


@pytest.mark.parametrize(("addresses", "passwords"), [
    (["192.168.1.7", "10.0.0.3"], False), (["192.168.1.7", "93.184.216.34"], True), ([], False)])
def test_a_network_that_is_not_private_asks_for_passwords(monkeypatch: pytest.MonkeyPatch, addresses: list[str],
                                                          passwords: bool) -> None:
    monkeypatch.setattr(home, "own_addresses", lambda: addresses)
    settings, said = home.at_home(Settings(database="sqlite+aiosqlite:///x.db", port=8123), ENGLISH)
    assert settings.host == "0.0.0.0" and settings.passwords is passwords
    assert all(f"http://{each}:8123" in said for each in addresses)
    assert sum(said.count(block) for block in "█▀▄") >= 100 * len(addresses), "a picture for each"
    assert ("Careful" in said) is passwords
    assert settings.public == (f"http://{addresses[0]}:8123" if addresses else None)


def test_what_a_host_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "own_addresses", lambda: ["93.184.216.34"])
    own = Settings(database="sqlite+aiosqlite:///x.db", host="93.184.216.34", public="https://t.example",
                   passwords=False)
    settings, _ = home.at_home(own, ENGLISH)
    assert (settings.host, settings.public, settings.passwords) == (own.host, own.public, False)


@pytest.mark.anyio
async def test_a_table_that_people_come_to_needs_a_password_where_it_is_asked_for(sqlite: str) -> None:
    async with serving(settings_for(sqlite, passwords=True, sites=("http://192.168.1.7:8000",))) as site:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
        refused = await site.post("/api/tables", {"game": "carcosa", "seats": seats}, status=422)
        assert refused["error"]["code"] == "needs_password"
        await site.post("/api/tables", {"game": "carcosa", "seats": seats, "password": "hali"}, status=201)
        await site.table("me", "bot")
        told = await site.get("/api/house")
        assert told["passwords"] and told["sites"] == ["http://192.168.1.7:8000"]
        assert "<svg" in (await site.http.get("/api/house/qr.svg")).text
    async with serving(settings_for(sqlite)) as site:
        await site.get("/api/house/qr.svg", status=404)


def test_serve_at_home_answers_at_every_address_that_it_prints(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-u", "-m", "tapete.cli", "serve", "--home", "--port", str(port),
                                "--lang", "en", "--workers", "0", "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db"],
                               stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = []
        while not (said and said[-1].startswith("Tapete: ")):
            said.append(process.stdout.readline())
        sites = [line.strip() for line in said if line.startswith("http://")]
        for address in [f"http://127.0.0.1:{port}", *sites]:
            _answers(f"{address}/api/house")
    finally:
        process.kill()
        process.wait()


def _answers(address: str) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=5) as answer:
                assert answer.status == 200
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
