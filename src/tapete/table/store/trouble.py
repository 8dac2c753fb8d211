"""Explains in a sentence why a database cannot be used, from the error of the database, its driver or the machine."""
from __future__ import annotations

import socket

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ...text.causes import cause_of
from ...text.spoken import SpokenError
from .address import CONNECT, name_of

ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The exceptions that mean a database failure."""
_STRANGE = (asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.ConnectionDoesNotExistError,
            ConnectionResetError)
"""The exceptions that occur if the other side is not PostgreSQL."""
_SAID = {"file is not a database": "not-sqlite", "malformed": "damaged", "readonly": "readonly",
         "unable to open": "unopened", "locked": "busy", "database or disk is full": "disk",
         "disk I/O error": "disk-error"}
"""Our message keys by SQLite's texts."""
_STATES = {"28P01": "password", "28000": "password", "3D000": "none", "53300": "crowded", "55P03": "busy",
           "25006": "readonly", "42501": "forbidden", "53100": "disk", "57P01": "begins", "57P02": "begins",
           "57P03": "begins"}
"""Our message keys by PostgreSQL's codes."""


def why(error: BaseException, url: str | URL) -> SpokenError:
    """The sentence that says why a database cannot be used."""
    cause = getattr(error, "orig", None) or error
    state = str(getattr(cause, "sqlstate", None) or "")
    said = str(cause)
    if state in _STATES:
        return _failure(_STATES[state], url)
    if isinstance(cause, TimeoutError):
        return SpokenError("database-silent", name=name_of(url), seconds=round(CONNECT))
    if isinstance(cause, socket.gaierror):
        return _failure("no-host", url)
    if isinstance(cause, _STRANGE) or type(cause) is ConnectionError:       # answered neither yes nor no to TLS
        return _failure("no-postgres", url)
    if isinstance(cause, ConnectionRefusedError | FileNotFoundError):      # a missing socket is a missing file
        return _failure("refused", url)
    if isinstance(cause, OSError):
        return SpokenError("in-file", name=name_of(url), wrong=cause_of(cause))
    for theirs, ours in _SAID.items():
        if theirs in said:
            return _failure(ours, url)
    return SpokenError("database-trouble", name=name_of(url), code=state or type(cause).__name__)


def _failure(what: str, url: str | URL) -> SpokenError:
    return SpokenError(f"database-{what}", name=name_of(url))
