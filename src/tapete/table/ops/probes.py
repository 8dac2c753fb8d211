"""Operations application: health, readiness, metrics, and the admin API.

It is separate from the public application, and listens on its own port.
"""
from __future__ import annotations

import asyncio

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from ... import __version__
from ..http.app import refuse_in_sentences
from ..http.guard import TrustedHosts, names_of
from ..http.routes import admin
from ..people.secrets import hashed
from .server import Server

PATIENCE = 2.0
"""Seconds within which the database must answer."""


def create_ops(server: Server, key: str | None = None) -> FastAPI:
    """The application that only the host reaches. Without a key it has no admin API."""
    app = FastAPI(title="Tapete: operations", version=__version__, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.server = server
    refuse_in_sentences(app)
    # A page of another site whose name leads here must not read the host's data.
    app.add_middleware(TrustedHosts, server=server,
                       names=names_of(server.settings) | {server.settings.ops_host.lower()})
    if key is not None:
        app.state.key = hashed(key)
        app.include_router(admin.router)

    @app.get("/health")
    async def health() -> Response:
        """Whether the process answers at all. If not, it should be restarted."""
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/ready")
    async def ready() -> Response:
        """Whether people may be sent here: it has started, is not ending, and its database answers."""
        wrong = [] if server.ready else ["the server is starting or stopping"]
        if not wrong and not await _database_answers(server):
            wrong.append("the database does not answer")
        return JSONResponse({"ready": not wrong, "reasons": wrong}, 503 if wrong else 200)

    @app.get("/metrics")
    async def metrics() -> Response:
        """All metrics, for Prometheus."""
        return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return app


async def _database_answers(server: Server) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), server.store.reading() as db:
            await db.execute(text("SELECT count(*) FROM tables WHERE code = ''"))
    except Exception:       # with any error, people cannot play here
        return False
    return True
