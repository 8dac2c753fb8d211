"""Callers: the names by which the server counts, limits, bans and compares addresses.

One IPv6 subscriber has 2**64 addresses or more, so a limit per address would not limit anybody.
"""
from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import NewType

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

Caller = NewType("Caller", str)
"""An IPv4 address, the 64-bit network of an IPv6 address, or `-`. Made only by `caller_at` and `caller_of`."""
Thing = NewType("Thing", str)
"""A counted thing that is not an address: a table, a seat, a recipient. Made only by `thing`."""

NOBODY = Caller("-")
"""All callers without a readable address."""
ALONE, SITE = 64, 48
"""Prefix length in bits of the network that counts as one caller, and of the wider network that is counted too."""
MANY = 16
"""How many times a caller's quota a wider network has."""
MAPPED, NAT64, SIX_TO_FOUR = map(ipaddress.IPv6Network, ("::ffff:0:0/96", "64:ff9b::/96", "2002::/16"))


def caller_at(client: tuple[str, int] | None) -> Caller:
    """The caller of an ASGI scope, request, socket or connection, from its `client`."""
    return NOBODY if client is None else caller_of(client[0])


@lru_cache(maxsize=10_000)
def caller_of(text: str) -> Caller:
    """The caller at an address."""
    address = address_in(text)
    if address is None:
        return NOBODY
    if address.version == 4 or address.is_loopback:
        return Caller(str(address))
    return Caller(str(ipaddress.ip_network((address, ALONE), strict=False)))


def thing(*parts: object) -> Thing:
    """The name of a counted thing, from parts that identify it. No address looks like it."""
    return Thing(" ".join(["the", *map(str, parts)]))


@lru_cache(maxsize=10_000)
def shares(who: str) -> tuple[tuple[str, int], ...]:
    """The names under which the server counts a caller's actions, each with a multiple of the quota. An IPv6 caller
    also counts under the wider network."""
    network = network_of(who)
    if network is None or network.prefixlen != ALONE:
        return (who, 1),
    return (who, 1), (str(network.supernet(new_prefix=SITE)), MANY)


@lru_cache(maxsize=10_000)
def network_of(who: str) -> Network | None:
    """The network of a caller's addresses; None for anything else."""
    try:
        return ipaddress.ip_network(who)
    except ValueError:
        return None


def address_in(text: str) -> Address | None:
    """The address in a text, with an IPv4 address in IPv6 form as IPv4; None if the text has none."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found if isinstance(found, ipaddress.IPv4Address) else _inner(found) or found


def counted(network: Network) -> Network:
    """The network that a ban of a network covers. It includes all addresses of each caller in it."""
    if isinstance(network, ipaddress.IPv4Network):
        return network
    for outer, begins in ((MAPPED, 96), (NAT64, 96), (SIX_TO_FOUR, 16)):
        inner = _inner(network.network_address)
        if inner is not None and network.subnet_of(outer):
            return ipaddress.IPv4Network((inner, min(32, network.prefixlen - begins)), strict=False)
    if network.prefixlen <= ALONE or network.is_loopback:
        return network
    return network.supernet(new_prefix=ALONE)


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address within an IPv6 address; None if there is none.

    A private IPv4 address counts only if it is mapped. Otherwise callers from outside could write an address that looks
    like one of the server's own networks.
    """
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else address.sixtofour
    return inner if inner is not None and inner.is_global and not inner.is_multicast else None
