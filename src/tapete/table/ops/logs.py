"""Log lines, as text or as JSON, each with the id of its request.

Logs hold no secrets. A URL is logged as its route (`/api/tables/{code}/now`), without its query. An exception is logged
as its type and place, without its message, which may hold a choice, a seed or a query's values.
"""
from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import orjson

from .settings import Settings

log = logging.getLogger("tapete.table")

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the request that is being answered."""
ACCESS = logging.getLogger("tapete.access")


def configure(settings: Settings) -> None:
    """Configure logging to standard error for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.log == "json" else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tapete").setLevel(logging.INFO)
    ACCESS.setLevel(logging.INFO if settings.log_requests else logging.WARNING)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of a log line, by name."""
    found: dict[str, Any] = {"time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                             "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
    if request := REQUEST.get():
        found["request"] = request
    found |= getattr(record, "fields", {})
    if record.exc_info and record.exc_info[1] is not None:
        found["exception"] = told(record.exc_info[1])
    return found


def told(error: BaseException | None) -> list[dict[str, Any]]:
    """An exception and its causes, the outermost first: their types and places."""
    found = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        found.append({"type": type(error).__qualname__,
                      "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(frames)]})
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an exception that no task awaits. asyncio's own line would show the exception's message and the arguments of
    functions."""
    log.error("something failed that nobody waits for", exc_info=context.get("exception"))


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return orjson.dumps(facts(record), default=str).decode()


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = facts(record)
        line = f"{said.pop('time')} {said.pop('level').upper():<7} {said.pop('logger')}: {said.pop('message')}"
        errors = said.pop("exception", [])
        line += "".join(f" {name}={value}" for name, value in said.items())
        return line + "".join(f"\n  {error['type']}" + "".join(f"\n    {place}" for place in error["at"])
                              for error in errors)
