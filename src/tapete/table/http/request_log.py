"""Request log: each request's id, its line in the log and the metrics, and the answer to unexpected errors."""
from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders

from ..ops.logs import ACCESS, REQUEST
from ..ops.server import Server
from ..refusals import Refusal
from .guard import App, Message, Receive, Scope, Send, answer, with_headers

log = logging.getLogger("tapete.table")

_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Observer:
    """ASGI middleware around everything that answers people."""

    def __init__(self, app: App, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        request = given if _ID.fullmatch(given) else secrets.token_hex(8)
        mark = REQUEST.set(request)
        try:
            if scope["type"] == "http":
                await self._answered(scope, headers, receive, send, request)
            else:
                await self._listened(scope, receive, send)
        finally:
            REQUEST.reset(mark)

    async def _listened(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a WebSocket broke")
            raise

    async def _answered(self, scope: Scope, headers: Headers, receive: Receive, send: Send, request: str) -> None:
        status, begun = 0, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                MutableHeaders(scope=message)["X-Request-ID"] = request
            await send(message)
        try:
            await self.app(scope, receive, sending)
        except Exception:
            log.exception("a request broke")
            if status:
                raise
            await answer(scope, headers, Refusal("internal"), with_headers(scope, sending), self.server)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # Log the route and never the address, because a table's code opens a seat and a replay's id its story.
        route: Any = scope.get("route")
        kind = getattr(route, "path", None) or "none"
        self.server.metrics.answered(scope["method"], kind, status, seconds)
        if ACCESS.isEnabledFor(logging.INFO):
            ACCESS.info("answered", extra={"fields": {
                "method": scope["method"], "route": kind, "status": status, "ms": round(seconds * 1000, 1),
                "address": scope["client"][0] if scope.get("client") else "-"}})
