"""What stands before every request: sizes, rates, origins; and the headers that every answer carries."""
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
from ..live.worker_pool import asker, leaving
from ..ops.server import Server
from ..ops.settings import Settings
from .access import pick_language
from .callers import caller_at
from .refusals import Refusal

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
"""The only place where more than a record may be sent, by whoever may use the desk."""
SWALLOWED = 4
"""The server reads and throws away a body that is too large, up to this many times the largest limit. A client that
gets an answer while it still sends may never read it."""


class Named:
    """ASGI middleware around an application that answers to these names alone."""

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
        if "\0" in scope["path"]:       # nothing has such a name, and PostgreSQL cannot even be asked for it
            raise Refusal("not_found")
        self.server.buckets.take("sockets" if scope["type"] == "websocket" else "requests", caller)
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            if _host_of(origin) != headers.get("host") and origin not in self.server.settings.origins:
                raise Refusal("wrong_origin")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes | None:
        """The body, read to its end; None if the client has gone. Refusal if it is too large, whatever length it
        states, or if it is a picture from somebody whom the desk does not let in."""
        limits, path = self.server.settings.limits, scope["path"]
        most, refusal = limits.upload if path == "/api/records" else limits.body, None
        if path.startswith(PICTURES) and self.server.settings.desk != "off":
            try:
                check_key(self.server, caller_at(scope.get("client")), headers.get("desk-key"))
                most = limits.picture
            except Refusal as wrong:
                refusal = wrong
        swallowed = SWALLOWED * max(limits.body, limits.upload, limits.picture)
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
    """The names that a server is known by, in small letters; addresses in numbers are no names."""
    machine = socket.gethostname().lower()
    public = urlsplit(settings.public).hostname if settings.public else None
    return frozenset(("localhost", machine, f"{machine}.local", *map(str.lower, settings.names), public or "localhost"))


def check_host(headers: Headers, names: Collection[str]) -> None:
    """Refusal unless a request names a server of these names."""
    host = headers.get("host", "")
    if not is_known(host, names):
        raise Refusal("wrong_host", host=host[:100])


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names a server of these names, or an address in numbers, which nobody can make their own;
    with a port or without, and nothing else: links are made of it.

    A page of another site whose name leads here would be one of ours to the browser.
    """
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host or parts.port == 0:      # `port` is a ValueError where it is none
            return False
        name = (parts.hostname or "").rstrip(".")
        if name in names:
            return True
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return False


def with_headers(scope: Scope, send: Send) -> Send:
    """What sends an answer with the headers that every answer carries."""
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
    """Answer a request with a refusal, where no route does."""
    server.metrics.refused(refusal.code)
    query = dict(pair.split("=", 1) for pair in scope["query_string"].decode("latin-1").split("&") if "=" in pair)
    body = orjson.dumps(refusal.answer(pick_language(query.get("lang"), headers.get("accept-language"))))
    await send({"type": "http.response.start", "status": refusal.status,
                "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})


def _host_of(origin: str) -> str:
    """The host and port of an origin; Refusal for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        raise Refusal("wrong_origin") from None


async def _gone(receive: Receive) -> None:
    """Wait until whoever sent a request, which has been read to its end, goes or is answered."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _first(message: Message, receive: Receive) -> Receive:
    """What receives a message, and then what comes."""
    waiting = [message]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()
    return receiving
