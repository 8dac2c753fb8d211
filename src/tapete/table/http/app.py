"""The application: the API, its documentation page, and the web page of the table."""
from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from starlette.exceptions import HTTPException

from ... import __version__
from ...desk.desk import Desk
from ...desk.http import routes as desk
from ...desk.http import routes_bench as desk_bench
from ...desk.http import routes_history as desk_history
from ...desk.http import routes_people as desk_people
from ...desk.http import routes_pictures as desk_pictures
from ...desk.http import routes_sheets as desk_sheets
from ...desk.http import routes_work as desk_work
from ...desk.studies.live import DeskQuestion
from ...desk.studies.messages import DeskAnswer
from ...errors import InputError
from ...text.spoken import SpokenError
from ..ops.server import Server
from ..ops.settings import Settings
from ..refusals import Refusal, not_understood
from .access import pick_language
from .alive import Alive
from .guard import Guard
from .request_log import Observer
from .routes import notices, people
from .routes.every import ROUTERS
from .schema import ErrorAnswer
from .schema_play import Hello, LiveMessage

log = logging.getLogger("tapete.table")

_DOCS = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tapete: the API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/begin.js"></script></body></html>"""
_DOCS_BEGIN = 'SwaggerUIBundle({url: "/openapi.json", dom_id: "#ui"});'

REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer, "description": "Refused"}}
API = APIRouter(responses=REFUSALS)
"""All routes of the API, parsed once. FastAPI would parse them again for each application that includes their
routers."""
for _router in (*ROUTERS, people.router, notices.router, desk.router, desk_work.router, desk_people.router,
                desk_pictures.router, desk_history.router, desk_sheets.router, desk_bench.router):
    API.include_router(_router)

SOCKETS: Mapping[str, tuple[JsonSchemaMode, Any]] = {
    "hello": ("validation", Hello), "table": ("serialization", LiveMessage),
    "question": ("validation", DeskQuestion), "desk": ("serialization", DeskAnswer)}
"""What WebSockets receive and send. OpenAPI has no place for them but among the schemas."""

_ABOUT = """Play Tapete's games over HTTP and WebSocket; the web page uses nothing else.

A seat is held by a token: `Authorization: Bearer <token>`. To watch a table that has a password, send it as
`Table-Password`, percent-encoded. Sentences come in the language of `?lang=` or `Accept-Language`: `es` or `en`.

`/api/tables/{code}/live` is a WebSocket: send a `Hello` as JSON, and listen. It sends `LiveNow` whenever the
table has changed, `LiveChat`, `LivePresence`, `LiveProposal`, `LiveThinking`, and `LiveError` before it refuses.
After a lost connection, say in `since` which `seq` you saw last.

`/api/desk/live` is a WebSocket, too: send a `DeskQuestion`, and it answers with `DeskAnswer`, again and again."""


def create_app(settings: Settings) -> FastAPI:
    """The ASGI application of one server process."""
    server = Server(settings)
    designing = None if settings.desk == "off" else Desk(settings.desk_folder)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        if not server.ready:
            await server.start()
        try:
            if designing is not None:
                await designing.start()
            yield
        finally:
            if designing is not None:
                await designing.stop()
            await server.stop()

    app = FastAPI(title="Tapete", version=__version__, description=_ABOUT, lifespan=running, docs_url=None,
                  redoc_url=None)
    app.state.server, app.state.desk = server, designing
    app.router.routes.extend(API.routes)
    refuse_in_sentences(app)
    _document(app)
    _serve_page(app, settings.page)
    app.add_middleware(Guard, server=server)
    app.add_middleware(Observer, server=server)
    app.add_middleware(Alive)
    return app


def api_description(*more: APIRouter) -> dict[str, Any]:
    """The OpenAPI description of a server, and of further routes."""
    app = create_app(Settings(database="sqlite+aiosqlite:///unused.db"))
    for router in more:
        app.include_router(router, responses=REFUSALS)
    return app.openapi()


# ---- refusals ----------------------------------------------------------------------------------

def refuse_in_sentences(app: FastAPI) -> None:
    """Make an application answer each refusal with a code and a sentence."""
    def answer(request: Request, refusal: Refusal) -> Response:
        app.state.server.refused(refusal.code)
        language = pick_language(request.query_params.get("lang"), request.headers.get("accept-language"))
        return JSONResponse(refusal.answer(language), refusal.status)

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return answer(request, refusal)

    @app.exception_handler(InputError)
    async def wrong(request: Request, error: InputError) -> Response:
        return answer(request, Refusal("bad_request", what=error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(request, not_understood(error.errors()))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        codes = {404: "not_found", 405: "no_method"}
        refusal = Refusal(codes[error.status_code]) if error.status_code in codes else \
            Refusal("bad_request", what=SpokenError("http-body" if error.status_code == 400 else "http-refused"))
        response = answer(request, refusal)
        response.headers.update(error.headers or {})
        return response


# ---- pages -------------------------------------------------------------------------------------

def _document(app: FastAPI) -> None:
    """The API's page at /docs, from files of our own host, and the live messages in /openapi.json."""
    plain: Callable[[], dict[str, Any]] = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            _, live = TypeAdapter.json_schemas(
                [(name, mode, TypeAdapter(kind)) for name, (mode, kind) in SOCKETS.items()],
                ref_template="#/components/schemas/{model}")
            schema["components"]["schemas"] |= {name: each for name, each in live["$defs"].items()
                                                if name not in schema["components"]["schemas"]}
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi       # type: ignore[method-assign]
    app.mount("/docs/assets", StaticFiles(directory=str(files("fastapi_swagger") / "resources")))

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(_DOCS)

    @app.get("/docs/begin.js", include_in_schema=False)
    async def begin() -> Response:
        return Response(_DOCS_BEGIN, media_type="text/javascript")


def page_folder() -> Path | None:
    """The folder of the built page; None if it is not built."""
    folder = Path(__file__).parents[1] / "static"
    return folder if (folder / "index.html").is_file() else None


def _serve_page(app: FastAPI, folder: Path | None) -> None:
    """Serve the web page: its files, and its index for every other address."""
    if folder is None:
        return
    page = StaticFiles(directory=folder)

    @app.get("/{path:path}", include_in_schema=False)
    async def serve(request: Request, path: str) -> Response:
        if path.startswith(("api/", "docs/")):
            raise Refusal("not_found")
        try:
            response = await page.get_response(path or "index.html", request.scope)
        except HTTPException:
            if path.startswith("assets/") or ("/" not in path and "." in path):
                raise Refusal("not_found") from None
            response = await page.get_response("index.html", request.scope)
        # Vite names the files in assets by their content, so they never change.
        lasting = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
