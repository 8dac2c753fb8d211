"""The WebSocket of a page whose table is in the same browser: two queues, so no message can be lost."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any


class WebSocketState(Enum):
    CONNECTING = 0
    CONNECTED = 1
    DISCONNECTED = 2


class WebSocketDisconnect(Exception):
    def __init__(self, code: int = 1000, reason: str | None = None) -> None:
        super().__init__(code, reason)


class WebSocket:
    """A socket. `say` is called with each message for the page, and with None when nothing more comes."""

    def __init__(self, app: Any, say: Callable[[str | None], None]) -> None:
        self.app, self._say = app, say
        self.client: tuple[str, int] | None = None
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """Receive a message from the page."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Note that the page has gone."""
        self.client_state = WebSocketState.DISCONNECTED
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self._heard.get()

    async def send_text(self, text: str) -> None:
        if self.client_state == WebSocketState.CONNECTED:
            self._say(text)

    async def close(self, code: int = 1000) -> None:
        if self.application_state == WebSocketState.CONNECTED:
            self.application_state = WebSocketState.DISCONNECTED
            self._say(None)
