"""Who asks: the name under which an address is counted, made to wait, banned, compared and remembered.

One subscriber of IPv6 has 2**64 addresses or more, so each of them alone would bound nobody.
"""
from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import NewType

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

Caller = NewType("Caller", str)
"""An address of IPv4, the network of 64 bits of one of IPv6, or `-`. Made by `caller_at` and `caller_of` alone."""
Thing = NewType("Thing", str)
"""What is counted and is no address: a table, a seat, a recipient. Made by `thing` alone."""

NOBODY = Caller("-")
"""All who have no address that can be read."""
ALONE, SITE = 64, 48
"""Bits of the network that counts as one caller, and of the wider one that is counted beside it."""
MANY = 16
"""How many times a caller's quota a wider network has."""
MAPPED, NAT64, SIX_TO_FOUR = map(ipaddress.IPv6Network, ("::ffff:0:0/96", "64:ff9b::/96", "2002::/16"))


def caller_at(client: tuple[str, int] | None) -> Caller:
    """Who asks, by the client of an ASGI scope, a request, a socket or a connection."""
    return NOBODY if client is None else caller_of(client[0])


@lru_cache(maxsize=10_000)
def caller_of(text: str) -> Caller:
    """Who asks from an address."""
    address = address_in(text)
    if address is None:
        return NOBODY
    if address.version == 4 or address.is_loopback:
        return Caller(str(address))
    return Caller(str(ipaddress.ip_network((address, ALONE), strict=False)))


def thing(*parts: object) -> Thing:
    """What is counted by itself; the parts say which it is. No address reads like it."""
    return Thing(" ".join(["the", *map(str, parts)]))


@lru_cache(maxsize=10_000)
def shares(who: str) -> tuple[tuple[str, int], ...]:
    """Under what something that somebody does is counted, and how many times the quota that has: a caller of IPv6
    under the wider network, too."""
    network = network_of(who)
    if network is None or network.prefixlen != ALONE:
        return (who, 1),
    return (who, 1), (str(network.supernet(new_prefix=SITE)), MANY)


@lru_cache(maxsize=10_000)
def network_of(who: str) -> Network | None:
    """The addresses of a caller; None for all that is none."""
    try:
        return ipaddress.ip_network(who)
    except ValueError:
        return None


def address_in(text: str) -> Address | None:
    """An address as a number; one of IPv4 in IPv6's clothes as what it is. None for what is no address."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found if isinstance(found, ipaddress.IPv4Address) else _inner(found) or found


def counted(network: Network) -> Network:
    """The network that a ban of a network concerns: all addresses of each caller in it."""
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
    """The address of IPv4 of which one of IPv6 is made. Whoever is not of IPv4's world has none but a mapped one:
    a way of writing makes nobody somebody of the server's own networks."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else address.sixtofour
    return inner if inner is not None and inner.is_global and not inner.is_multicast else None
