"""Limits on connections before their requests are parsed: how many an address may have, and how long a request may take
to arrive.

A request that never ends costs its sender nothing, and the server one of a few thousand places.
"""
from __future__ import annotations

import asyncio
import ipaddress
import math
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .callers import address_in, caller_at
from .limits import ConnectionCounter

HEAD = 10.0
"""Seconds from the start of a connection, or from a request's first byte, until the request's head must be complete."""
BODY = 60.0
"""Seconds from then on until its body must be complete."""
LONGEST_HEAD = 32 * 1024
"""The most bytes of a request's head."""

Client = tuple[str, int] | None
"""The client address and port of a connection, as uvicorn gives it."""


class ConnectionLimiter:
    """Counts the connections of one process. A proxy's address has no limit of its own, because many people share
    it."""

    def __init__(self, each: int, in_all: int, proxies: str | None = None) -> None:
        self.each, self.in_all = each, in_all
        self._proxies = [ipaddress.ip_network(part.strip()) for part in (proxies or "").split(",") if part.strip()]
        self._here = ConnectionCounter()

    @property
    def connections(self) -> int:
        return self._here.total

    def enter(self, client: Client) -> bool:
        """Count a connection. False if there are too many."""
        if self.connections >= self.in_all:
            return False
        return self._here.enter(caller_at(client), math.inf if self._is_proxy(client) else self.each)

    def leave(self, client: Client) -> None:
        self._here.leave(caller_at(client))

    def _is_proxy(self, client: Client) -> bool:
        """Whether a connection comes from a proxy's own address. Its IPv6 neighbours do not count as the proxy."""
        address = None if client is None else address_in(client[0])
        return address is not None and any(address in network for network in self._proxies)


def protocols(door: ConnectionLimiter, head: float = HEAD, body: float = BODY) -> dict[str, Any]:
    """The protocol classes for uvicorn: its own, with the limits of a door and with time limits in seconds."""

    class Http(HttpToolsProtocol):
        _counted = False
        _timer: asyncio.TimerHandle | None = None
        _head = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._counted = door.enter(self.client)
            if self._counted:
                self._within(head)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._within(None)
            if self._counted:
                door.leave(self.client)
                self._counted = False
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._head >= 0:         # a head is expected, or has begun
                self._head += len(data)
                if self._timer is None:
                    self._within(head)
            super().data_received(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._timer is None:
                self._within(head)

        def on_headers_complete(self) -> None:
            self._head = -1
            self._within(body)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._head = 0
            self._within(None)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._within(None)
            super().handle_websocket_upgrade()

        def _within(self, seconds: float | None) -> None:
            if self._timer is not None:
                self._timer.cancel()
            self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    class Live(WebSocketsSansIOProtocol):
        _counted = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            # uvicorn drops the HTTP connection that this one comes from without a call, so this one takes over its
            # count.
            self._counted = True

        def connection_lost(self, exc: Exception | None) -> None:
            if self._counted:
                door.leave(self.client)
                self._counted = False
            super().connection_lost(exc)

    return {"http": Http, "ws": Live}
