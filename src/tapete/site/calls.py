"""Calls the table's routes without HTTP. Each route's parameters are filled from its annotations, and the answer is
bytes."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import BaseModel, TypeAdapter, ValidationError

from ..errors import InputError
from ..table.http.access import pick_language
from ..table.live.place import Place
from ..table.refusals import Refusal, not_understood
from ..text.spoken import SpokenError

if TYPE_CHECKING:
    from .standins.fastapi import Depends, Request, Response, Route, Said, WebSocket
else:
    from fastapi import Depends, Request, Response, Route, Said, WebSocket


class Calls:
    """The routes of some modules, for one place."""

    def __init__(self, place: Place, routers: Sequence[Any], base: str) -> None:
        self.app, self.base = SimpleNamespace(state=SimpleNamespace(server=place)), base
        self.routes: list[Route] = [route for router in routers for route in router.routes]

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Response:
        """The answer to a request. A refusal is an answer, too."""
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        heard = {name.lower(): value for name, value in headers.items()}
        try:
            route, found = self._route(method, parts.path)
            request = Request(self.app, heard, query, found, body, self.base)
            return await _answer(route, request)
        except InputError as error:
            refusal = error if isinstance(error, Refusal) else Refusal("bad_request", what=error)
            language = pick_language(query.get("lang"), heard.get("accept-language"))
            return Response(_json(dict[str, Any]).dump_json(refusal.answer(language)), refusal.status,
                            media_type="application/json")

    async def listen(self, address: str, socket: WebSocket) -> None:
        """Serve one socket until it ends."""
        route, found = self._route("LIVE", address)
        await route.handler(socket, **found)

    def _route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        others = False
        for route in self.routes:
            match = route.pattern.fullmatch(path)
            if match and route.method == method:
                return route, {name: unquote(value) for name, value in match.groupdict().items()}
            others = others or match is not None
        raise Refusal("no_method" if others else "not_found")


async def _answer(route: Route, request: Request) -> Response:
    known: dict[Any, Any] = {}
    for each in route.dependencies:
        await _resolve(each.dependency, request, known)
    result = await _resolve(route.handler, request, known)
    if isinstance(result, Response):
        return result
    return Response(_json(_hints(route.handler)["return"]).dump_json(result), route.status,
                    media_type="application/json")


async def _resolve(maker: Callable[..., Any], request: Request, known: dict[Any, Any]) -> Any:
    """The result of a function for this request, computed once per request."""
    if maker not in known:
        given = {name: await _given(name, kind, default, request, known) for name, kind, default in _asks(maker)}
        made = maker(**given)
        known[maker] = await made if inspect.isawaitable(made) else made
    return known[maker]


async def _given(name: str, kind: Any, default: Any, request: Request, known: dict[Any, Any]) -> Any:
    marks = kind.__metadata__ if get_origin(kind) is Annotated else ()
    for mark in marks:
        if isinstance(mark, Depends):
            return await _resolve(mark.dependency, request, known)
        if isinstance(mark, Said):
            return _said(name, get_args(kind)[0], mark, default, request)
    if kind is Request:
        return request
    if inspect.isclass(kind) and issubclass(kind, BaseModel):
        return _checked(("body",), lambda: kind.model_validate_json(request.content or b"null"))
    return _said(name, kind, Said("path" if name in request.path_params else "query", None, None), default, request)


def _said(name: str, kind: Any, mark: Said, default: Any, request: Request) -> Any:
    """A parameter's value from the address or a header, validated."""
    called = mark.alias or (name.replace("_", "-") if mark.where == "header" else name)
    texts = {"path": request.path_params, "query": request.query_params, "header": request.headers}[mark.where]
    if called not in texts:
        if default is inspect.Parameter.empty:
            raise Refusal("bad_request", what=SpokenError("missing", where=f"{mark.where}.{called}"))
        return default
    adapter = _json(kind if mark.field is None else Annotated[kind, mark.field])
    return _checked((mark.where, called), lambda: adapter.validate_python(texts[called]))


def _checked(where: tuple[str, ...], work: Callable[[], Any]) -> Any:
    try:
        return work()
    except ValidationError as error:
        raise not_understood(error.errors(), *where) from None


@cache
def _asks(maker: Callable[..., Any]) -> list[tuple[str, Any, Any]]:
    """A function's parameters: name, type, default."""
    hints = _hints(maker)
    return [(name, hints[name], each.default) for name, each in inspect.signature(maker).parameters.items()]


@cache
def _hints(maker: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(maker, include_extras=True)


_adapters: dict[Any, TypeAdapter[Any]] = {}


def _json(kind: Any) -> TypeAdapter[Any]:
    key = repr(kind)
    if key not in _adapters:
        _adapters[key] = TypeAdapter(kind)
    return _adapters[key]
