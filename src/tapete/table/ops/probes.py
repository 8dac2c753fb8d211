"""What is for whoever keeps the server: health, readiness, metrics, and its administration.

It is an application of its own, on a port of its own, and never a part of the one that the world reaches.
"""
from __future__ import annotations

import asyncio

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from ... import __version__
from ..http.app import refuse_in_sentences
from ..http.guard import Named, names_of
from ..http.routes import admin
from ..people.secrets import hashed
from .server import Server

PATIENCE = 2.0
"""Seconds that the database has to answer."""


def create_ops(server: Server, key: str | None = None) -> FastAPI:
    """The application of a server process that its host alone reaches; without a key it has no administration."""
    app = FastAPI(title="Tapete: operations", version=__version__, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.server = server
    refuse_in_sentences(app)
    # A page of another site whose name leads here must not read what is for the host.
    app.add_middleware(Named, server=server, names=names_of(server.settings) | {server.settings.ops_host.lower()})
    if key is not None:
        app.state.key = hashed(key)
        app.include_router(admin.router)

    @app.get("/health")
    async def health() -> Response:
        """Whether the process answers at all; where it does not, it is to be started anew."""
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/ready")
    async def ready() -> Response:
        """Whether people may be sent here: it has begun, is not ending, and its database answers."""
        wrong = [] if server.ready else ["the server is starting or stopping"]
        if not wrong and not await _database_answers(server):
            wrong.append("the database does not answer")
        return JSONResponse({"ready": not wrong, "reasons": wrong}, 503 if wrong else 200)

    @app.get("/metrics")
    async def metrics() -> Response:
        """Everything counted, for Prometheus."""
        return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return app


async def _database_answers(server: Server) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), server.store.reading() as db:
            await db.execute(text("SELECT count(*) FROM tables WHERE code = ''"))
    except Exception:       # whatever it is, people cannot play here
        return False
    return True
