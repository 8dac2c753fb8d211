"""The API is what /openapi.json says, whatever it is asked: schemathesis makes up the questions."""
from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tapete.table.app import create_app

from .support import serving, settings_for

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@schemathesis.serializer("application/jsonl")
def as_bytes(context: Any, value: Any) -> bytes:
    """A record, made up: bytes as they are."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@dataclass
class Running:
    """A server in a thread, with a table that is played, and a replay."""

    base: str
    code: str
    token: str
    replay: str


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('api') / 'table.db'}"
    ready, done = threading.Event(), threading.Event()
    found: list[Running] = []

    async def run() -> None:
        async with serving(settings_for(database)) as site:
            code, tokens = await site.table("me", "human")
            record = Path("tests/fixtures/carcosa/seed-102.jsonl").read_bytes()
            replay = (await site.http.post("/api/records", content=record)).json()["replay"]
            found.append(Running(site.base, code, str(tokens[0]), replay))
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    done.set()
    thread.join()


schema = schemathesis.openapi.from_dict(create_app(settings_for("sqlite+aiosqlite:///unused.db")).openapi())


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: Any, running: Running) -> None:
    """Asked of a table and a replay that are there, by somebody who sits at it."""
    known = {"code": running.code, "replay": running.replay, "game": "carcosa"}
    for name in case.path_parameters or {}:
        if name in known:
            case.path_parameters[name] = known[name]
    answer = case.call(running.base, headers={"Authorization": f"Bearer {running.token}"})
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_strangers_and_strange_addresses_are_answered_too(case: Any, running: Running) -> None:
    """Without a seat, of whatever comes to mind."""
    case.validate_response(case.call(running.base), checks=[*CHECKS, negative_data_rejection])
