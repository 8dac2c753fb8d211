"""Callers are counted, delayed and banned under one name: an address of IPv4, a network of IPv6."""
from __future__ import annotations

import ast
import ipaddress
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import websockets

import tapete
from tapete.table.http.callers import MANY as QUOTAS
from tapete.table.http.callers import NOBODY, caller_at, caller_of, shares, thing
from tapete.table.http.connection_limits import ConnectionLimiter
from tapete.table.http.limits import FailureLimiter, Limits, RateLimit
from tapete.table.live.worker_pool import Budget, WorkerPool
from tapete.table.ops.admin import network_in
from tapete.table.ops.moderation import is_inside
from tapete.table.refusals import Refusal

from ..patience import SOCKET
from .support import MANY, Site, serving, settings_for

pytestmark = pytest.mark.anyio

SOURCE = Path(tapete.__file__).parent
BURST = 2
SLOW = RateLimit(BURST, 0.0001)
KEY = "the key of this server's desk"

NOT_BY_ADDRESS = {
    "hints": "by seat", "body": "of one request", "upload": "of one request", "picture": "of one request",
    "watchers": "of one table", "seat_sockets": "of one seat", "live_sockets": "in all", "connections": "in all",
}
"""The limits that no address has to itself, and whose they are."""


def of_one_network() -> Iterator[str]:
    return (f"2001:db8:7:1::{number:x}" for number in itertools.count(1))


def of_many_networks() -> Iterator[str]:
    return (f"2001:db8:7:{number:x}::1" for number in itertools.count(0x100))


# ---- every limit ---------------------------------------------------------------------------------

Ask = Callable[[Site, str, int, AsyncExitStack], Awaitable[bool]]
"""Has an address ask for something, for the so manyth time; whether it is heard."""
ASKS: dict[str, Ask] = {}


def by_address(limit: str) -> Callable[[Ask], Ask]:
    def kept(ask: Ask) -> Ask:
        ASKS[limit] = ask
        return ask
    return kept


async def heard(status: int, site: Site, method: str, path: str, address: str, **sent: Any) -> bool:
    """Whether somebody is answered with this status, and not that they ask for too much."""
    headers = {"X-Forwarded-For": address, **sent.pop("headers", {})}
    answer = await site.http.request(method, path, headers=headers, **sent)
    assert answer.status_code in (status, 429), answer.text
    return answer.status_code == status


@by_address("requests")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    return await heard(404, site, "GET", "/api/nothing", address)


@by_address("tables")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    table = {"game": "carcosa", "seats": [{"kind": "open"}] * 2}
    return await heard(201, site, "POST", "/api/tables", address, json=table)


@by_address("secrets")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    return await heard(401, site, "GET", "/api/desk/games", address, headers={"Desk-Key": f"wrong {number}"})


@by_address("chat")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    if number == 0:
        site.code, _ = await site.table("me", "open", chat="all")      # type: ignore[attr-defined]
    return await heard(200, site, "POST", f"/api/tables/{site.code}/chat", address,      # type: ignore[attr-defined]
                       json={"text": "x", "name": "Watcher"})


@by_address("notices")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    browser = {"Player-Key": f"a browser's key {number:06}"}
    return await heard(201, site, "POST", "/api/mine/notices", address, headers=browser, json={
        "kind": "webhook", "service": "slack", "address": f"http://127.0.0.1:9/{number}"})


@by_address("uploads")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    return await heard(422, site, "POST", "/api/records", address, content=b"no record")


async def _listens(site: Site, address: str, stack: AsyncExitStack) -> bool:
    try:
        await stack.enter_async_context(websockets.connect(
            site.base.replace("http", "ws") + "/api/tables/AAAAAA/live", **SOCKET,
            additional_headers={"X-Forwarded-For": address}))
    except websockets.InvalidStatus:
        return False
    return True


@by_address("sockets")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    async with AsyncExitStack() as own:
        return await _listens(site, address, own)


@by_address("sockets_each")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    return await _listens(site, address, stack)


@by_address("connections_each")
async def _(site: Site, address: str, number: int, stack: AsyncExitStack) -> bool:
    return site.server.door.enter((address, number))


def test_every_limit_is_somebodys() -> None:
    assert ASKS.keys().isdisjoint(NOT_BY_ADDRESS)
    assert {each.name for each in fields(Limits)} == ASKS.keys() | NOT_BY_ADDRESS.keys()


@pytest.mark.parametrize("limit", ASKS)
async def test_a_network_of_ipv6_has_no_more_than_an_address_and_a_wider_one_sixteen_times_that(
        limit: str, sqlite: str) -> None:
    tight: Any = SLOW if isinstance(getattr(Limits(), limit), RateLimit) else BURST
    rates = [each.name for each in fields(Limits) if isinstance(each.default, RateLimit)]
    limits = Limits(**{**dict.fromkeys(rates, MANY), limit: tight})
    numbers = itertools.count()
    async with serving(settings_for(sqlite, limits=limits, desk="key", desk_key=KEY, notices_inside=True)) as site, \
            AsyncExitStack() as stack:
        async def asks(addresses: Iterator[str], times: int) -> int:
            return sum([await ASKS[limit](site, next(addresses), next(numbers), stack) for _ in range(times)])

        assert await asks(itertools.repeat("203.0.113.7"), 8) == BURST
        assert await asks(of_one_network(), 40) == BURST
        assert await asks(of_many_networks(), 40) == (QUOTAS - 1) * BURST
        assert await asks((f"::ffff:203.0.113.{8 - number % 2}" for number in itertools.count()), 8) == BURST
        assert await asks(iter(["2001:db8:8::1", "203.0.113.9"]), 2) == 2
        if limit == "connections_each":
            site.server.door.in_all = 10**6


@asynccontextmanager
async def _shop(each: int) -> AsyncIterator[WorkerPool]:
    shop = WorkerPool("test", 1, Budget(seconds=60, each=each, in_all=10**6))
    try:
        yield shop
    finally:
        await shop.stop()


async def test_work_that_waits_is_counted_by_network_too() -> None:
    async with _shop(BURST) as shop:
        def enters(addresses: Iterator[str], times: int) -> int:
            return sum(shop._asked.enter(caller_of(next(addresses)), BURST) for _ in range(times))
        assert (enters(of_one_network(), 40), enters(of_many_networks(), 40)) == (BURST, (QUOTAS - 1) * BURST)


def test_misses_of_a_network_are_waited_for_by_all_of_it() -> None:
    clock = [0.0]
    misses = FailureLimiter(free=3, longest=64.0, now=lambda: clock[0])

    def tries(addresses: Iterator[str], times: int) -> int:
        done = 0
        for _ in range(times):
            try:
                misses.take(caller_of(next(addresses)))
            except Refusal:
                continue
            done += 1
        return done

    assert tries(of_one_network(), 200) == 4
    assert tries(of_many_networks(), 200) == 16 * 3 + 1 - 4
    # In the long run a network has one try in the longest wait, and one of 48 bits sixteen.
    clock[0] = 1e6
    narrow, wide = of_one_network(), of_many_networks()
    heard_of_narrow = heard_of_wide = 0
    for _ in range(4000):
        clock[0] += 1
        heard_of_narrow += tries(narrow, 1)
    assert 4000 / 64 <= heard_of_narrow <= 4000 / 64 + 12
    clock[0] = 1e7
    for _ in range(4000):
        clock[0] += 1
        heard_of_wide += tries(wide, 1)
    assert 16 * 4000 / 64 <= heard_of_wide <= 16 * (4000 / 64 + 12)
    misses.forgive(thing("nobody"))


# ---- who is who ----------------------------------------------------------------------------------

@pytest.mark.parametrize(("address", "who"), [
    ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
    ("::ffff:203.0.113.7", "203.0.113.7"), ("::FFFF:127.0.0.1", "127.0.0.1"), ("::1", "::1"),
    ("127.0.0.1", "127.0.0.1"),
    ("64:ff9b::93.184.216.34", "93.184.216.34"), ("2002:5db8:d822:9::1", "93.184.216.34"),
    ("64:ff9b::10.0.0.1", "64:ff9b::/64"), ("2002:7f00:1::1", "2002:7f00:1::/64"), ("fe80::1%eth0", "fe80::/64"),
    ("", "-"), ("-", "-"), ("unknown", "-"), ("203.0.113.7:443", "-"), ("page", "-"), ("1" * 4000, "-")])
def test_an_address_is_counted_as(address: str, who: str) -> None:
    assert caller_of(address) == who and caller_at((address, 1)) == who


def test_what_is_no_address_is_counted_by_itself() -> None:
    assert caller_at(None) == NOBODY
    for each in (NOBODY, caller_of("203.0.113.7"), caller_of("::1"), thing("recipient", "https://x/::1/64"),
                 thing("2001:db8::/64"), "AAAAAA", "desk"):
        assert shares(each) == ((each, 1),)
    assert shares(caller_of("2001:db8:1:2::3")) == (("2001:db8:1:2::/64", 1), ("2001:db8:1::/48", QUOTAS))


@pytest.mark.parametrize("address", ["64:ff9b::10.0.0.1", "64:ff9b::127.0.0.1", "2002:7f00:1::1", "2002:a00:1::1",
                                     "2606:4700::1", "203.0.114.7", "", "64:ff9b::93.184.216.34"])
def test_a_way_of_writing_makes_nobody_somebody_of_our_own_networks(address: str) -> None:
    assert not is_inside(caller_of(address))


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.7", "fd00::1", "fe80::1%eth0"])
def test_our_own_networks_are_known(address: str) -> None:
    assert is_inside(caller_of(address))


@pytest.mark.parametrize(("given", "kept"), [
    ("2001:db8:1:2::5", "2001:db8:1:2::/64"), ("2001:db8:1:2::/80", "2001:db8:1:2::/64"),
    ("2001:db8::/48", "2001:db8::/48"), ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
    ("64:ff9b::93.184.216.34", "93.184.216.34/32"), ("2002:5db8:d822::/48", "93.184.216.34/32"),
    ("2002:5db8:d822:1::1", "93.184.216.34/32"), ("2002:5db8::/32", "93.184.0.0/16"), ("::1", "::1/128"),
    ("203.0.113.7", "203.0.113.7/32")])
def test_a_ban_of_an_address_is_one_of_all_that_counts_as_it(given: str, kept: str) -> None:
    assert network_in(given) == kept


async def test_a_banned_address_has_no_neighbour_to_come_from(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        async def status(address: str) -> int:
            return (await site.http.get("/api/nothing", headers={"X-Forwarded-For": address})).status_code

        admin = site.server.admin
        await admin.ban("2001:db8:1:2::5")
        await site.server.look_round()
        assert [await status(each) for each in ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", "2001:db8:1:3::5")] == [
            403, 403, 404]
        assert [each.network for each in await admin.bans()] == ["2001:db8:1:2::/64"]
        await admin.unban("2001:db8:1:2::77")
        await site.server.look_round()
        assert await status("2001:db8:1:2::5") == 404


async def test_a_ban_of_before_counts_as_one_of_now_and_can_be_taken_back(sqlite: str) -> None:
    from tapete.table.store.models import BanRow
    async with serving(settings_for(sqlite)) as site:
        async with site.server.store.writing() as db:
            db.add(BanRow(network="2001:db8:1:2::5/128", reason="", created=0.0, until=None))
        await site.server.look_round()
        assert site.server.house.is_banned(caller_of("2001:db8:1:2::6"))
        await site.server.admin.unban("2001:db8:1:2::6")
        await site.server.look_round()
        assert not site.server.house.is_banned(caller_of("2001:db8:1:2::5"))


def test_a_proxy_is_believed_by_its_own_address_alone() -> None:
    door = ConnectionLimiter(each=1, in_all=100, proxies="2001:db8:1:2::5")
    assert [door.enter((f"2001:db8:1:2::{end}", 1)) for end in (5, 5, 5, 6, 7)] == [True, True, True, False, False]


# ---- nothing else reads an address ---------------------------------------------------------------

KNOWN = {"table/http/request_log.py": "the line of a request in the log, by which a host finds whom to ban"}
"""Where an address is read as it is, and what for."""


def files() -> Iterator[tuple[str, ast.Module]]:
    """The modules that serve people."""
    for folder in ("table", "desk", "site"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def reads_client(node: ast.AST) -> bool:
    """Whether it reads the client of a scope, a request, a socket or a connection."""
    match node:
        case ast.Attribute(attr="client", ctx=ast.Load()):
            return True
        case ast.Subscript(slice=ast.Constant(value="client")):
            return True
        case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value="client"), *_]):
            return True
    return False


def test_whatever_reads_an_address_makes_a_caller_of_it() -> None:
    makers, bare = 0, []
    for name, tree in files():
        given = {id(each) for node in ast.walk(tree) if isinstance(node, ast.Call)
                 and ast.unparse(node.func) in ("caller_at", "door.enter", "door.leave") for each in node.args}
        makers += sum(reads_client(node) and id(node) in given for node in ast.walk(tree))
        bare += [f"{name}:{node.lineno}" for node in ast.walk(tree) if reads_client(node) and id(node) not in given
                 and name not in KNOWN]
    assert makers >= 5 and bare == []


def test_nothing_but_its_own_module_names_a_caller_and_nobody_reads_a_proxys_header() -> None:
    wrong = []
    for name, tree in files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("Caller", "Thing"):
                wrong += [] if name == "table/http/callers.py" else [f"{name}:{node.lineno}"]
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.lower() in (
                    "x-forwarded-for", "forwarded", "x-real-ip"):
                wrong.append(f"{name}:{node.lineno}")
    assert wrong == []


def test_documentations_addresses_stay_within_their_networks() -> None:
    """These tests speak of nobody's addresses."""
    for each in itertools.islice(of_many_networks(), 300):
        assert ipaddress.ip_address(each) in ipaddress.ip_network("2001:db8::/32")


# ---- what is right need not wait -----------------------------------------------------------------

WAITS = {
    "table/live/place.py": "a password can be guessed: `trying` says for whom it has to wait all the same",
    "table/http/routes/tables.py": "asking for a seat of a running game, which is no secret",
}
"""Where something that may be right is counted before it is looked at."""


def test_only_misses_of_keys_that_nobody_guesses_are_counted() -> None:
    after, before = 0, set()
    for name, tree in files():
        for block in (getattr(node, "body", None) for node in ast.walk(tree)):
            for place, statement in enumerate(block if isinstance(block, list) else ()):
                match statement:
                    case ast.Expr(value=ast.Call(func=ast.Attribute(attr="take"),
                                                 args=[ast.Constant(value="secrets"), *_])):
                        if any(isinstance(each, ast.Raise) for each in block[place + 1:place + 2]):
                            after += 1
                        else:
                            before.add(name)
    assert after == 2 and before == WAITS.keys()
