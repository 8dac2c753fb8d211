"""The API agrees with /openapi.json for every request; schemathesis generates the requests."""
from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tapete.table.http.app import create_app

from ..fuzz.world import make_world
from ..patience import PATIENCE
from .support import serving, settings_for

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@schemathesis.serializer("application/jsonl")
def as_bytes(context: Any, value: Any) -> bytes:
    """A record, made up: bytes as they are."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@dataclass
class Running:
    """A server in a thread, with tables in every state, and by turns those who ask: each seat, and a stranger."""

    base: str
    turns: Iterator[tuple[str, str | None, str]]
    """A table, the token of the client, a replay."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('api') / 'table.db'}"
    ready, done = threading.Event(), threading.Event()
    found: list[Running] = []

    async def run() -> None:
        async with serving(settings_for(database)) as site:
            world = await make_world(site)
            found.append(Running(site.base, cycle((code, token, replay) for replay in world.replays
                                                  for code, tokens in world.tables for token in (*tokens, None))))
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(180)
    yield found[0]
    done.set()
    thread.join()


said = create_app(settings_for("sqlite+aiosqlite:///unused.db")).openapi()
schema, strange = schemathesis.openapi.from_dict(said), schemathesis.openapi.from_dict(said)
BOUNDS = os.environ.get("BOUNDS") == "1"
"""Whether each bound of each argument is asked for as well, thousands of questions: `make check-long` does."""
schema.config.phases.coverage.enabled = BOUNDS
strange.config.phases.coverage.enabled = False
"""They are asked by those who have a seat: a stranger is mostly sent away before any argument is read."""
for each in (schema, strange):
    rejected = each.config.checks.negative_data_rejection
    rejected.expected_statuses = [*rejected.expected_statuses, "413"]       # what is wrong may be too much as well


def is_as_made_up(case: Any) -> bool:
    """Whether what was made up to be wrong is what is asked: tables, replays and those who ask are put in."""
    ours = [case.meta.components.get(place) for place in (ParameterLocation.PATH, ParameterLocation.HEADER)]
    return not any(part and part.mode.is_negative for part in ours)


@schema.parametrize()
@settings(max_examples=12 if BOUNDS else 6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: Any, running: Running) -> None:
    """Asked of tables and replays that are there, in all states, by those who sit there and by others."""
    code, token, replay = next(running.turns)
    known = {"code": code, "replay": replay, "game": "carcosa"}
    for name in case.path_parameters or {}:
        if name in known:
            case.path_parameters[name] = known[name]
    headers = {"Table-Password": "abc"} if token is None else {"Authorization": f"Bearer {token}"}
    answer = case.call(running.base, headers=headers, timeout=PATIENCE)
    case.validate_response(answer, checks=[*CHECKS, *[negative_data_rejection] * is_as_made_up(case)])


@strange.parametrize()
@settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_strangers_and_strange_addresses_are_answered_too(case: Any, running: Running) -> None:
    """Without a seat, of whatever comes to mind."""
    case.validate_response(case.call(running.base, timeout=PATIENCE), checks=[*CHECKS, negative_data_rejection])
