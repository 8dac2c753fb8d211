"""Addresses that people give for notifications: resolvable names, public addresses, and refusals for all others."""
from __future__ import annotations

import ast
import ipaddress
import logging
from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete.errors import InputError
from tapete.table.http.hostnames import check_machine
from tapete.table.ops.settings import Machine, Settings, Site, read_settings
from tapete.table.people.outgoing import is_public

from .support import serving
from .test_days import ANA
from .test_notices import Browser, ask, channels, ours

pytestmark = pytest.mark.anyio

SOURCE = Path(tapete.__file__).parent

# ---- addresses -----------------------------------------------------------------------------------

APART = (
    # IANA's registry of special purposes of IPv4, but for what it calls globally reachable, and multicast.
    "0.0.0.0/8", "0.0.0.0/32", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32", "192.0.0.170/32", "192.0.0.171/32",
    "192.0.2.0/24", "192.88.99.0/24", "192.88.99.2/32", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
    "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32",
    # The same of IPv6, all that is no unicast of the world, and IPv4 in other clothes than a translator's.
    "::1/128", "::/128", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001::/32",
    "2001:1::1/128", "2001:1::2/128", "2001:1::3/128", "2001:2::/48", "2001:3::/32", "2001:4:112::/48", "2001:10::/28",
    "2001:20::/28", "2001:30::/28", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10",
    "fec0::/10", "ff00::/8", "200::/7", "4000::/3", "8000::/3", "e000::/4", "f000::/5", "fe00::/9")


@pytest.mark.parametrize("block", APART)
def test_what_is_set_apart_is_no_address_of_the_world(block: str) -> None:
    network = ipaddress.ip_network(block)
    middle = network.network_address + network.num_addresses // 2
    for address in (network.network_address, network.broadcast_address, middle):
        assert not is_public(str(address)), address
        if isinstance(address, ipaddress.IPv4Address):
            for clothes in (f"::ffff:{address}", f"64:ff9b::{address}", f"::{address}"):
                assert not is_public(clothes), clothes


def test_nothing_is_of_the_world_that_ipaddress_does_not_call_so() -> None:
    for first in (*range(0x0, 0x10000, 0x40), 0xFEC0, 0xFE80, 0x2000, 0x2002, 0x3FFF):
        address = ipaddress.IPv6Address(first << 112 | 0x5DB8D822 << 80 | 1)
        assert not is_public(str(address)) or (address.is_global and not address.is_site_local)
    for first in range(256):
        v4 = ipaddress.IPv4Address(first << 24 | 0x010203)
        assert is_public(str(v4)) == (v4.is_global and first < 224)


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "2a00:1450:4003::1", "2400:cb00::1",
                                     "::ffff:93.184.216.34", "64:ff9b::93.184.216.34"])
def test_what_is_of_the_world_is_reached(address: str) -> None:
    assert is_public(address)


# ---- names ---------------------------------------------------------------------------------------

GOOD = ("example.org", "example.org.", "localhost", "a", "a-b.c_d.example", "x" * 63 + ".example", "93.184.216.34",
        "::1", ".".join(["x" * 63] * 3 + ["x" * 61]))
BAD = ("x" * 64, "x" * 64 + ".example.org", "a." + "x" * 64, "a..b", ".a", "a..", ".", "", ".".join(["x" * 63] * 4),
       "x." * 127, "ñandú.example", "例え.example", "a b", "a\tb", "a/b", "a%00b", "*.example")


def test_a_machines_name_is_one_that_can_be_looked_up() -> None:
    for name in GOOD:
        assert check_machine(name) == name
        if not name.startswith(":"):
            name.encode("idna")
    for name in BAD:
        with pytest.raises(InputError):
            check_machine(name)


@pytest.mark.parametrize("name", [each for each in BAD if each not in ("a b", "a\tb", "a/b")])
async def test_a_name_that_cannot_be_looked_up_is_a_sentence_and_no_line_in_the_log(
        name: str, sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    mail = {"mail": "smtp://127.0.0.1:9", "mail_from": "tapete@table.example"}
    async with serving(ours(sqlite, notices_inside=False, **mail)) as site:
        with caplog.at_level(logging.INFO, "tapete"):
            bodies: list[dict[str, Any]] = [
                {"kind": "webhook", "service": "slack", "address": f"https://{name}/hook"},
                {"kind": "mail", "address": f"ana@{name}"},
                {"kind": "push", "subscription": Browser().subscription(f"https://{name}/push")}]
            for body in bodies:
                for language in ("es", "en"):
                    answer = await site.http.post("/api/mine/notices", json=body, headers=ANA,
                                                  params={"lang": language})
                    assert answer.status_code == 422, (name, body)
                    said = answer.json()["error"]["sentence"]
                    assert [word in said for word in ("se espera", "expected")] == [language == "es", language == "en"]
            await site.server.notifier.all_sent()
        assert await channels(site, ANA) == []
    assert [line for line in caplog.records if line.levelno >= logging.WARNING or line.exc_info] == []


async def test_a_name_that_nobody_has_is_tried_and_leaves_no_traceback(
        sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(ours(sqlite, notices_inside=False)) as site:
        with caplog.at_level(logging.INFO, "tapete"):
            await ask(site, ANA, kind="webhook", service="slack", address="https://" + "x" * 63 + ".invalid/hook")
            await site.server.notifier.all_sent()
    assert [line.getMessage() for line in caplog.records if line.exc_info] == []


def test_every_setting_that_names_a_machine_is_looked_at() -> None:
    """All that a setting calls a machine or a site, and those that hold one within."""
    within = {"mail": "smtp://{}:25", "mail_from": "tapete@{}"}
    known = {name for name, field in Settings.model_fields.items()
             if any(each in str(field.rebuild_annotation()) for each in ("check_machine", "_site"))} | within.keys()
    assert {"host", "ops_host", "names", "public", "origins", "mail", "mail_from"} == known
    assert "check_machine" in str(Machine) and "_site" in str(Site)
    for name in ("x" * 64, "a..b", "ñandú.example"):
        for key in sorted(known):
            value = within.get(key, "https://{}" if key in ("public", "origins") else "{}").format(name)
            text = f'["{value}"]' if key in ("names", "origins") else value
            with pytest.raises(InputError) as refused:
                read_settings({}, {f"TAPETE_{key.upper()}": text, "TAPETE_PUBLIC": "https://table.example", **(
                    {"TAPETE_PUBLIC": value} if key == "public" else {})}, None)
            assert "expected" in str(refused.value), key


LOOKS_UP = {
    "table/people/outgoing.py": "what people name: looked at by `check_url`",
    "table/ops/run.py": "where to listen: settings, looked at",
    "table/store/address.py": "the database's machine: a setting",
    "table/ops/lan.py": "the machine's own name: it may be one that cannot be looked up",
}


def test_nothing_else_looks_up_names() -> None:
    found = set()
    for path in sorted((SOURCE / "table").rglob("*.py")) + sorted((SOURCE / "desk").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("getaddrinfo", "gethostbyname", "open_connection",
                                                                 "create_connection"):
                found.add(path.relative_to(SOURCE).as_posix())
    assert found == LOOKS_UP.keys()
