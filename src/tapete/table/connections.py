"""Connections before anything of them is understood: how many an address may have, and how long one may take to ask.

A request that never ends costs whoever sends it nothing, and the server one of a few thousand places.
"""
from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD = 10.0
"""Seconds from a connection's beginning, or a request's first byte, until the request's head is there."""
BODY = 60.0
"""Seconds from then on until its body is there."""
LONGEST_HEAD = 32 * 1024
"""Bytes of a request's head."""


class Door:
    """Counts the connections of one process. Those of a proxy's address are many people's, and not counted by it."""

    def __init__(self, each: int, in_all: int, proxies: str | None = None) -> None:
        self.each, self.in_all = each, in_all
        self._proxies = [ipaddress.ip_network(part.strip()) for part in (proxies or "").split(",") if part.strip()]
        self._of: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        return self._of.total()

    def enter(self, address: str) -> bool:
        """Count a connection; False where there are too many."""
        if self.connections >= self.in_all or (self._of[address] >= self.each and not self._is_proxy(address)):
            return False
        self._of[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False


def protocols(door: Door, head: float = HEAD, body: float = BODY) -> dict[str, Any]:
    """What uvicorn is to speak HTTP and WebSocket by: its own ways, past a door, within some seconds."""

    class Http(HttpToolsProtocol):
        _address: str | None = None
        _timer: asyncio.TimerHandle | None = None
        _head = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else "-"
            if door.enter(address):
                self._address = address
                self._within(head)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._within(None)
            if self._address is not None:
                door.leave(self._address)
                self._address = None
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
        _address: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            # The connection that this one was made of is forgotten without a word: its place is this one's now.
            self._address = self.client[0] if self.client else "-"

        def connection_lost(self, exc: Exception | None) -> None:
            if self._address is not None:
                door.leave(self._address)
                self._address = None
            super().connection_lost(exc)

    return {"http": Http, "ws": Live}
