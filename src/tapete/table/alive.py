"""What a proxy asks to know whether a process answers at all: by whatever name, as often as it likes.

It tells nobody anything, and so it is bounded by nothing, counted nowhere and no line of the log.
"""
from __future__ import annotations

from .guard import App, Receive, Scope, Send

PATH = "/api/alive"


class Alive:
    """ASGI middleware, the outermost of all."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self.app(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
