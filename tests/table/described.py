"""Compares a server's answers with its OpenAPI description, which also gives the page its types: all keys and types."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from tapete.table.http.app import API, SOCKETS
from tapete.table.http.described import Described
from tapete.table.http.schema import ErrorAnswer


def _routes(router: Any) -> Iterator[APIRoute]:
    for route in router.routes:
        if hasattr(route, "original_router"):
            yield from _routes(route.original_router)
        elif isinstance(route, APIRoute):
            yield route


ROUTES = [*_routes(API)]
REFUSED: TypeAdapter[Any] = TypeAdapter(ErrorAnswer)
MESSAGES: dict[str, TypeAdapter[Any]] = {name: TypeAdapter(kind) for name, (_, kind) in SOCKETS.items()}


def kind_of(model: Any) -> Any:
    """The described type of a `response_model`; None where it says nothing of what is in it."""
    if get_origin(model) is Annotated:
        marks = [mark for mark in get_args(model)[1:] if isinstance(mark, Described)]
        return marks[0].kind if marks else None
    return None if model is Any else model


def route_of(asked: httpx.Request) -> int:
    """The number of the route that answers a request."""
    return next(number for number, route in enumerate(ROUTES)
                if asked.method in route.methods and route.path_regex.match(asked.url.path))


@cache
def adapter_of(number: int) -> TypeAdapter[Any] | None:
    kind = kind_of(ROUTES[number].response_model)
    return None if kind is None else TypeAdapter(kind)


async def hold_to_description(answer: httpx.Response) -> None:
    """A hook of a client. ValidationError for a key or a type that the description does not have."""
    if answer.headers.get("content-type") != "application/json" or not answer.request.url.path.startswith("/api/"):
        return
    found = REFUSED if answer.is_error else adapter_of(route_of(answer.request))
    if found:
        found.validate_json(await answer.aread(), strict=True, extra="forbid")


def hold_message(socket: str, text: str | bytes) -> None:
    """The same of a message that a WebSocket sends: `table` or `desk`."""
    MESSAGES[socket].validate_json(text, strict=True, extra="forbid")
