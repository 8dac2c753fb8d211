"""Connections before anything of them is understood: how many an address may have, and how long one may take to ask.

A request that never ends costs whoever sends it nothing, and the server one of a few thousand places.
"""
from __future__ import annotations

import asyncio
import ipaddress
import math
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .callers import address_in, caller_at
from .limits import Present

HEAD = 10.0
"""Seconds from a connection's beginning, or a request's first byte, until the request's head is there."""
BODY = 60.0
"""Seconds from then on until its body is there."""
LONGEST_HEAD = 32 * 1024
"""Bytes of a request's head."""

Client = tuple[str, int] | None
"""Whose a connection is, as uvicorn says it."""


class Door:
    """Counts the connections of one process. Those of a proxy's address are many people's, and not counted by it."""

    def __init__(self, each: int, in_all: int, proxies: str | None = None) -> None:
        self.each, self.in_all = each, in_all
        self._proxies = [ipaddress.ip_network(part.strip()) for part in (proxies or "").split(",") if part.strip()]
        self._here = Present()

    @property
    def connections(self) -> int:
        return self._here.total

    def enter(self, client: Client) -> bool:
        """Count a connection; False where there are too many."""
        if self.connections >= self.in_all:
            return False
        return self._here.enter(caller_at(client), math.inf if self._is_proxy(client) else self.each)

    def leave(self, client: Client) -> None:
        self._here.leave(caller_at(client))

    def _is_proxy(self, client: Client) -> bool:
        """Whether a connection comes from a proxy's own address: its neighbours are not believed."""
        address = None if client is None else address_in(client[0])
        return address is not None and any(address in network for network in self._proxies)


def protocols(door: Door, head: float = HEAD, body: float = BODY) -> dict[str, Any]:
    """What uvicorn is to speak HTTP and WebSocket by: its own ways, past a door, within some seconds."""

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
            if self._head >= 0:         # a head is awaited, or has begun
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
            # The connection that this one was made of is forgotten without a word: its place is this one's now.
            self._counted = True

        def connection_lost(self, exc: Exception | None) -> None:
            if self._counted:
                door.leave(self.client)
                self._counted = False
            super().connection_lost(exc)

    return {"http": Http, "ws": Live}
