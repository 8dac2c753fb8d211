"""Requests to addresses that people have given: to no machine of a network of the host's own, and nothing is read.

The address that is checked is the one that is connected to, whatever a name says the next time; redirects and proxies
are not followed.
"""
from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import httpcore

PATIENCE = 10.0
"""Seconds for the whole of a request."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotSent(Exception):
    """Something could not be delivered. `gone`: it never will be to this address."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def is_public(text: str) -> bool:
    """Whether an address in numbers is one of the world's, and of a single machine; those of IPv4 within IPv6 as what
    they lead to."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        address = inner or address
    return address.is_global and not address.is_multicast and not address.is_reserved


def check_url(url: str, private: bool) -> str:
    """A URL that may be asked, as it was given; ValueError for any other. `private`: with http, and at any port."""
    parts = urlsplit(url)
    if not url.isascii() or any(c <= " " for c in url) or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise ValueError("expected an address like https://ntfy.sh/topic")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise ValueError("expected an address that begins with https://")
    if parts.port not in (None, 443) and not private:
        raise ValueError("expected an address without a port")
    return url


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone."""

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
        """Send it; NotSent where it was not taken."""
        try:
            check_url(url, self.private)
        except ValueError as error:
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
