"""Checks before every request: sizes, rates, origins, hosts. Also the headers of every answer."""
from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders

from ...desk.http.access import check_key
from ...text.plain_text import LARGEST_FILE
from ..live.worker_pool import asker, leaving
from ..ops.server import Server
from ..ops.settings import Settings
from ..refusals import Refusal
from .access import pick_language
from .callers import caller_at

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
                               "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PICTURES = "/api/desk/pictures/"
SHEETS = "/api/desk/sheets"
"""The only paths that take bodies larger than a record, from people who may use the desk."""
SWALLOWED = 4
"""The server reads and discards a body that is too large, up to this many times the largest limit. A client that gets
an answer while it still sends may never read it."""


class TrustedHosts:
    """ASGI middleware for an application that answers only to these host names."""

    def __init__(self, app: App, server: Server, names: Collection[str]) -> None:
        self.app, self.server, self.names = app, server, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            try:
                check_host(headers, self.names)
            except Refusal as refusal:
                await answer(scope, headers, refusal, with_headers(scope, send), self.server)
                return
        await self.app(scope, receive, send)


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, server: Server) -> None:
        self.app, self.server, self.names = app, server, names_of(server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
            if scope["type"] == "http":
                leaving.set(partial(_gone, receive))
                body = await self._body(scope, headers, receive)
                if body is None:
                    return
                receive = _first({"type": "http.request", "body": body, "more_body": False}, receive)
                send = with_headers(scope, send)
            await self.app(scope, receive, send)
        except Refusal as refusal:
            if scope["type"] == "websocket":
                self.server.metrics.refused(refusal.code)
                await send({"type": "websocket.close", "code": 1008})
            else:
                await answer(scope, headers, refusal, with_headers(scope, send), self.server)

    def _check(self, scope: Scope, headers: Headers) -> None:
        caller = caller_at(scope.get("client"))
        asker.set(caller)
        self.server.house.check(caller)
        check_host(headers, self.names)
        if "\0" in scope["path"]:       # nothing has such a name, and PostgreSQL refuses the character
            raise Refusal("not_found")
        self.server.buckets.take("sockets" if scope["type"] == "websocket" else "requests", caller)
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            if _host_of(origin) != headers.get("host") and origin not in self.server.settings.origins:
                raise Refusal("wrong_origin")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes | None:
        """The whole body; None if the client has gone. Raises Refusal if the body is too large, even if its stated
        length is not. Raises Refusal for a picture from somebody whom the desk does not let in."""
        limits, path = self.server.settings.limits, scope["path"]
        most, refusal = limits.upload if path == "/api/records" else limits.body, None
        if path.startswith((PICTURES, SHEETS)) and self.server.settings.desk != "off":
            try:
                check_key(self.server, caller_at(scope.get("client")), headers.get("desk-key"))
                most = limits.picture if path.startswith(PICTURES) else LARGEST_FILE
            except Refusal as wrong:
                refusal = wrong
        swallowed = SWALLOWED * max(limits.body, limits.upload, limits.picture, LARGEST_FILE)
        said = headers.get("content-length", "0")
        size = int(said) if said.isdigit() else 0
        if size > most:
            refusal = refusal or Refusal("too_large", most=most)
        if refusal is not None and (size > swallowed or "expect" in headers):
            raise refusal
        body, length, more = bytearray(), 0, True
        while more and length <= swallowed:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            part, more = message.get("body", b""), message.get("more_body", False)
            length += len(part)
            if length > most:
                refusal = refusal or Refusal("too_large", most=most)
            if refusal is None:
                body += part
        if refusal is not None:
            raise refusal
        return bytes(body)


def names_of(settings: Settings) -> frozenset[str]:
    """The host names of a server, in lower case. Numeric addresses are not names."""
    machine = socket.gethostname().lower()
    public = urlsplit(settings.public).hostname if settings.public else None
    return frozenset(("localhost", machine, f"{machine}.local", *map(str.lower, settings.names), public or "localhost"))


def check_host(headers: Headers, names: Collection[str]) -> None:
    """Raise Refusal unless a request's Host header names this server."""
    host = headers.get("host", "")
    if not is_known(host, names):
        raise Refusal("wrong_host", host=host[:100])


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a Host header is allowed: one of the server's names, or a numeric address, which nobody can register. It
    may have a port and nothing else, because links are made from it.

    Without this check a browser would treat another site's page as ours, if that site's name leads here.
    """
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host or parts.port == 0:      # `port` raises ValueError if it is not one
            return False
        name = (parts.hostname or "").rstrip(".")
        if name in names:
            return True
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return False


def with_headers(scope: Scope, send: Send) -> Send:
    """A `send` that adds the headers of every answer."""
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)
    return sending


async def answer(scope: Scope, headers: Headers, refusal: Refusal, send: Send, server: Server) -> None:
    """Answer a request with a refusal, if no route does."""
    server.metrics.refused(refusal.code)
    query = dict(pair.split("=", 1) for pair in scope["query_string"].decode("latin-1").split("&") if "=" in pair)
    body = orjson.dumps(refusal.answer(pick_language(query.get("lang"), headers.get("accept-language"))))
    await send({"type": "http.response.start", "status": refusal.status,
                "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})


def _host_of(origin: str) -> str:
    """The host and port of an origin. Raises Refusal if it is not an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        raise Refusal("wrong_origin") from None


async def _gone(receive: Receive) -> None:
    """Wait until the client disconnects or has its answer. The request has been read to its end."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _first(message: Message, receive: Receive) -> Receive:
    """A `receive` that returns `message` first, and then the following messages."""
    waiting = [message]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()
    return receiving
