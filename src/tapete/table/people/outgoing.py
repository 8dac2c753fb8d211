"""HTTP requests to addresses that people have given. They never reach the host's own networks (SSRF), and answers are
not read.

The address that is checked is the one that is connected to, even if the name resolves differently later. Redirects and
proxies are not followed.
"""
from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import httpcore

from ...errors import InputError
from ...text.spoken import SpokenError
from ..http.callers import MAPPED, NAT64, Address
from ..http.hostnames import check_machine

PATIENCE = 10.0
"""Seconds for the whole of a request."""
UNICAST = ipaddress.IPv6Network("2000::/3")
"""All public IPv6 unicast addresses. The others are private, multicast or not assigned yet."""
SPECIAL = tuple(map(ipaddress.ip_network, (
    "192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""Reserved networks of IANA that some versions of `ipaddress` treat as public: protocols, relays, tunnels to other
addresses (Teredo, 6to4) and documentation."""


class NotSent(Exception):
    """Something could not be delivered. `gone`: this address will never accept it."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def is_public(text: str) -> bool:
    """Whether a numeric address is public and of a single machine. An IPv4 address that is mapped or translated into
    IPv6 counts as itself. The answer is the same on every version of Python."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address in MAPPED or address in NAT64:
            address = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        elif address not in UNICAST:
            return False
    return (address.is_global and not address.is_multicast and not address.is_reserved
            and not any(address in network for network in SPECIAL))


def check_url(url: str, private: bool) -> str:
    """A URL that may be requested, unchanged. Raises SpokenError for any other. `private`: allow http and any port."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise SpokenError("word-url") from None
    if not url.isascii() or any(c <= " " for c in url) or not host or "@" in parts.netloc or parts.fragment:
        raise SpokenError("word-url")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise SpokenError("word-https")
    if port not in (None, 443) and not private:
        raise SpokenError("word-port")
    check_machine(host)
    return url


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects only to public addresses."""

    def __init__(self, private: bool) -> None:
        self.private, self.inner = private, httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,
                          socket_options: Iterable[Any] | None = None) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or (not self.private and not all(is_public(address) for address in addresses)):
            raise NotSent("the address is within a network of its own", gone=True)
        return await self.inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, path: str, timeout: float | None = None,
                                  socket_options: Iterable[Any] | None = None) -> httpcore.AsyncNetworkStream:
        raise NotSent("no address of the network", gone=True)

    async def sleep(self, seconds: float) -> None:
        await self.inner.sleep(seconds)


class Outgoing:
    """Posts to such addresses. `private`: the host lets people name machines of its own networks, too."""

    def __init__(self, private: bool) -> None:
        self.private = private

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send a POST request. Raises NotSent if it was not accepted."""
        try:
            check_url(url, self.private)
        except InputError as error:
            raise NotSent(str(error), gone=True) from None
        try:
            async with (asyncio.timeout(PATIENCE),
                        httpcore.AsyncConnectionPool(network_backend=_Checked(self.private)) as pool,
                        pool.stream("POST", url, headers=list(headers.items()), content=body) as answer):
                status = answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise NotSent(type(error).__name__) from None
        if not 200 <= status < 300:
            raise NotSent(f"status {status}", gone=status in (404, 410))
