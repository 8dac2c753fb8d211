"""No line of the log contains a secret, whatever fails: no code (which lets people in), no token, seed or choice."""
from __future__ import annotations

import ast
import asyncio
import gc
import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import websockets

import tapete.table
from tapete.table.live import connection as live
from tapete.table.live.ownership import Shared
from tapete.table.live.room import Room
from tapete.table.ops.logs import TextFormatter
from tapete.table.ops.server import SWEEP

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

SAID = {"refusal.code", "self.name", "type(error).__name__",
        "job.kind", "len(left)", "place"}
"""The values that a line may have besides its own words: kinds of mistakes, counts, and the place in the host's own
policy where it stopped."""
LEVELS = {"debug", "info", "warning", "error", "exception", "critical", "log"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every line that the table's code may write: the kind and the call."""
    for path in sorted(Path(tapete.table.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS:
                if ast.unparse(node.func.value) in ("log", "ACCESS", "logging"):
                    yield node.func.attr, node


def message(call: ast.Call) -> str:
    assert isinstance(call.args[0], ast.Constant), f"a line is put together: {ast.unparse(call)}"
    return str(call.args[0].value)


def test_lines_are_made_of_their_own_words_and_of_kinds() -> None:
    found = list(calls())
    assert len(found) > 10
    for _, call in found:
        message(call)
        given = {ast.unparse(each) for each in call.args[1:]}
        assert given <= SAID, ast.unparse(call)
        assert {each.arg for each in call.keywords} <= {"extra", "exc_info"}, ast.unparse(call)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, by anybody, as the server writes it."""
    handler = logging.StreamHandler(stream := io.StringIO())
    handler.setFormatter(TextFormatter())
    root, own = logging.getLogger(), logging.getLogger("tapete")
    before = root.level, own.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    own.setLevel(logging.DEBUG)
    quiet = [logging.getLogger(name) for name in ("aiosqlite", "httpcore", "httpx", "websockets.client", "asyncio")]
    levels = [each.level for each in quiet]
    for each in quiet:      # a server does not turn these on, and httpx is not its own
        each.setLevel(logging.WARNING)
    try:
        yield stream
    finally:
        root.removeHandler(handler)
        root.setLevel(before[0])
        own.setLevel(before[1])
        for each, level in zip(quiet, levels, strict=True):
            each.setLevel(level)


async def until(written: io.StringIO, words: str) -> None:
    async with asyncio.timeout(180):
        while words not in written.getvalue():
            await asyncio.sleep(0.01)


async def test_whatever_fails_no_secret_is_in_its_line(postgres: str, written: io.StringIO,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(postgres)) as site:
        code, tokens = await site.table("me", "human", "bot", password="open sesame")
        now = await site.now(code, tokens[0])
        action = (now["menu"] or (await site.now(code, tokens[1]))["menu"])[0]["action"]
        room = await site.server.rooms.get(code)
        secrets = [code, *filter(None, tokens), action, "open sesame", str(room.row.seed), "Ana"]
        for words, fail in FAILURES.items():
            with monkeypatch.context() as patch:
                await fail(site, room, patch, RuntimeError(f"{room} {secrets}"))
                await until(written, words)
        text = written.getvalue()
    for secret in secrets:
        assert secret not in text, next(line for line in text.splitlines() if secret in line)
    assert {message(call) for kind, call in calls() if kind == "exception"} <= set(FAILURES)


# ---- each line's failure -----------------------------------------------------------------------

def raising(error: Exception) -> Any:
    async def breaks(*given: object, **more: object) -> None:
        raise error
    return breaks


async def _a_request(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(site.server.store, "chat", raising(error))
    await site.http.get(f"/api/tables/{room.code}/chat", headers={"Table-Password": "open%20sesame"})


async def _a_socket(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(live, "visit", raising(error))
    with pytest.raises(websockets.ConnectionClosedError):
        async with site.live(room.code) as page:
            await page.next()


async def _a_bot(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(site.server.scheduler, "_work", lambda *given: (raising(error), "bot"))
    site.server.scheduler._turns.clear()
    site.server.scheduler.look(room)
    await asyncio.sleep(0)


async def _a_word(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(site.server.notifier, "_send", raising(error))
    site.server.notifier._queue.put_nowait(None)     # type: ignore[arg-type]


async def _a_refresh(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(site.server.rooms, "refresh", raising(error))
    owner = site.server.ownership
    assert isinstance(owner, Shared)
    owner._refresh_soon(room.code)
    await owner._refreshing[room.code]


async def _listening(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(asyncpg, "connect", raising(OSError(str(error))))
    owner = site.server.ownership
    assert isinstance(owner, Shared)
    async with asyncio.timeout(180), asyncio.TaskGroup() as group:
        listens = group.create_task(owner._listen(None))
        await asyncio.sleep(0.05)
        listens.cancel()


async def _the_round(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    patch.setattr(site.server.presence, "look", raising(error))
    assert SWEEP < 10


async def _a_task(site: Site, room: Room, patch: pytest.MonkeyPatch, error: Exception) -> None:
    task = asyncio.create_task(raising(error)(room.code))
    await asyncio.wait({task})
    del task
    gc.collect()


FAILURES = {"a request broke": _a_request, "a WebSocket broke": _a_socket, "a bot or a clock failed": _a_bot,
            "a table cannot be refreshed": _a_refresh, "cannot listen to the database": _listening,
            "the server's round was not finished": _the_round, "something failed that nobody waits for": _a_task,
            "word could not be sent": _a_word}
