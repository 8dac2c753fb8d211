"""Stand-in for FastAPI: the annotations of routes, stored unchanged for `tapete.site.calls`, which reads them."""
from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import Field

from .websockets import WebSocket, WebSocketDisconnect

__all__ = ["APIRouter", "Depends", "Header", "Path", "Query", "Request", "Response", "Route", "Said", "WebSocket",
           "WebSocketDisconnect"]


@dataclass(frozen=True)
class Depends:
    """The function that a parameter's value comes from."""

    dependency: Callable[..., Any]


@dataclass(frozen=True)
class Said:
    """A parameter in the address or in a header, and its constraints."""

    where: str
    alias: str | None
    field: Any


def _said(where: str) -> Callable[..., Any]:
    def made(default: Any = ..., *, alias: str | None = None, description: str = "", **asked: Any) -> Said:
        return Said(where, alias, Field(**asked))
    return made


Header, Path, Query = _said("header"), _said("path"), _said("query")


@dataclass
class Response:
    """An answer."""

    content: Any = b""
    status_code: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    media_type: str | None = None

    @property
    def body(self) -> bytes:
        return self.content.encode() if isinstance(self.content, str) else bytes(self.content)


@dataclass
class Request:
    """A request of the page to its own worker."""

    app: Any
    headers: Mapping[str, str]
    query_params: Mapping[str, str]
    path_params: Mapping[str, str]
    content: bytes
    base_url: str
    client: tuple[str, int] | None = None

    async def body(self) -> bytes:
        return self.content


@dataclass(frozen=True)
class Route:
    """A route: its method, its addresses, and its handler."""

    method: str
    pattern: re.Pattern[str]
    handler: Callable[..., Any]
    status: int
    dependencies: Sequence[Depends]


class APIRouter:
    """Stores the routes of a module, in the order in which they are tried."""

    def __init__(self, prefix: str = "", tags: Sequence[str] = ()) -> None:
        self.prefix = prefix
        self.routes: list[Route] = []

    def _keep(self, method: str, path: str, status: int, dependencies: Sequence[Depends]) -> Callable[..., Any]:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.prefix + path))

        def kept(handler: Callable[..., Any]) -> Callable[..., Any]:
            self.routes.append(Route(method, pattern, handler, status, dependencies))
            return handler
        return kept

    def get(self, path: str, *, status_code: int = 200, dependencies: Sequence[Depends] = (),
            **documents: Any) -> Callable[..., Any]:
        return self._keep("GET", path, status_code, dependencies)

    def post(self, path: str, *, status_code: int = 200, dependencies: Sequence[Depends] = (),
             **documents: Any) -> Callable[..., Any]:
        return self._keep("POST", path, status_code, dependencies)

    def websocket(self, path: str, *, dependencies: Sequence[Depends] = ()) -> Callable[..., Awaitable[None]]:
        return self._keep("LIVE", path, 200, dependencies)
