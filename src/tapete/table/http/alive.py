"""Health check for a proxy: whether a process answers, under any host name and at any rate.

The answer reveals nothing, so it has no limit, no count and no line in the log.
"""
from __future__ import annotations

from .guard import App, Receive, Scope, Send

PATH = "/api/alive"


class Alive:
    """ASGI middleware, the outermost one."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self.app(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
