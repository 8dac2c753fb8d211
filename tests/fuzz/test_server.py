"""Fuzzing of the server: it answers every request in every state of a table, and none makes it fail.

A sample here; `make check-long` asks a hundred thousand times and sends twenty thousand frames.
"""
from __future__ import annotations

import json
import logging
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import websockets

from tapete.errors import LONGEST
from tapete.table.http.app import create_app

from ..patience import SOCKET
from ..table.support import Site, serving, settings_for
from .mutate import ODD, WORDS, as_json, mangled, mutated
from .world import METHODS, RECORD, WORLDS, World, make_world

pytestmark = pytest.mark.anyio
SHARE = int(os.environ.get("FUZZ", "100000"))
PART = 2000
FRAMES = 400
"""In a part; a fifth as many in all as requests."""
ON_POSTGRESQL = 4000


# ---- asking ------------------------------------------------------------------------------------

def a_request(world: World, chance: random.Random) -> dict[str, Any]:
    """What httpx asks for: nearly right, wrong in some way, or anything."""
    method, path = chance.choice(world.operations)
    code, tokens = chance.choice(world.tables)
    known = {"code": code, "replay": chance.choice(world.replays), "game": chance.choice(WORLDS)[0],
             "seat": str(chance.randrange(3))}
    for name, value in known.items():
        odd = chance.choice(WORDS)[:60] if chance.random() < 0.05 else value
        path = path.replace(f"{{{name}}}", quote(odd.encode("utf-8", "replace"), safe="") or "-")
    if chance.random() < 0.03:
        path += chance.choice(("/", "/x", "%00", "%ff", "//", "/..", "?", "%2e%2e"))
    headers = {}
    token = chance.choice([*tokens, *tokens, None, "x" * 43, "", "é", "Bearer"])
    if token is not None:
        headers["Authorization"] = f"Bearer {token}".encode("latin-1", "replace")
    for name, values in (("Accept-Language", ["es", "en;q=0.1", "*", ",,,", "x" * 400, "\xff"]),
                         ("Table-Password", ["abc", "%", "%ff%00", "%ED%A0%80", "x" * 500]),
                         ("Content-Type", ["application/json", "text/plain", "application/x-www-form-urlencoded", "x",
                                           "multipart/form-data; boundary=x", "application/json; charset=utf-16"]),
                         ("Origin", ["null", "http://[", "https://evil.example", ""]),
                         ("Host", ["", "[", "localhost:99999999", "evil.example", "\xff"])):
        if chance.random() < (0.3 if name == "Table-Password" else 0.05):
            headers[name] = chance.choice(values).encode("latin-1")
    asked = {"method": chance.choice(METHODS).upper() if chance.random() < 0.02 else method.upper(),
             "url": path, "headers": headers, "params": a_query(path, chance)}
    if method != "get" or chance.random() < 0.02:
        asked["content"] = a_body(world, path, code, tokens, chance)
        headers.setdefault("Content-Type", b"application/json")
    return asked


def a_query(path: str, chance: random.Random) -> dict[str, str]:
    sound: dict[str, list[str]] = {
        "lang": ["es", "en"], "since": ["0", "1", "5"], "before": ["3"], "count": ["1", "60"], "first": ["0", "4"],
        "seat": ["all", "0", "1"], "action": ["move F1_R2", "search", "pass"], "ruleset": ["canon-0.4", "base"]}
    if path.endswith(("/book", "/story")):
        sound["format"] = ["html", "text", "record"]        # a PDF takes a second
    query = {}
    for name, values in sound.items():
        if chance.random() < (0.9 if name == "action" and path.endswith("/why") else 0.15):
            value = chance.choice(values)
            query[name] = value if chance.random() < 0.6 else str(chance.choice(ODD + WORDS))[:2000]
    return {name: value.encode("utf-8", "replace").decode() for name, value in query.items()}


def a_body(world: World, path: str, code: str, tokens: list[str | None], chance: random.Random) -> bytes:
    if path == "/api/records":
        lines = RECORD.read_bytes().splitlines(keepends=True)[:chance.choice((1, 3, 6))]
        at = chance.randrange(len(lines))
        lines[at] = as_json(mutated(json.loads(lines[at]), chance)) + b"\n"
        return mangled(b"".join(lines), chance) if chance.random() < 0.3 else b"".join(lines)
    data = sound_body(world, path, code, chance)
    if chance.random() < 0.6:
        data = mutated(data, chance)
    content = as_json(data)
    return mangled(content, chance) if chance.random() < 0.15 else content


def sound_body(world: World, path: str, code: str, chance: random.Random) -> Any:
    """A body that would do."""
    room = world.site.server.rooms.here(code)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}]
    match path.rsplit("/", 1)[1]:
        case "tables":
            game, count = chance.choice(WORLDS)
            some = {"carcosa": {"end": {"keys": 3}, "events": {"COMIDA_SERVIDA": {"table": {"always": "lose 1"}}}},
                    "gloom": {"pack": "clasico", "stories": {"out": 2}}, "bethlem": {"events": []},
                    "souls": {"own": [], "copies": {"BOMB": 1}, "slots": {"shop": 2}}}[game]
            return {"game": game, "ruleset": None, "options": some, "seats": [*seats, {"kind": "open", "role": None}]
                    [:count] + [{"kind": "open"}] * (count - 3), "listed": False, "password": "abc",
                    "clock": {"seconds": 60}, "calls": 8}
        case "take": return {"name": "Eva", "password": "abc", "role": None}
        case "bot": return {"bot": "easy"}
        case "transfer": return {"code": "ABCDEFGHJK"}
        case "consent": return {"proposal": "x", "agree": True}
        case "stops": return {"stops": [], "passing": True}
        case "chat": return {"text": "hola"}
        case "fork": return {"moment": 1, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "listed": False}
        case "choices":
            if room is None or room.story.session is None or room.story.session.over:
                return {"seq": 1, "action": "pass"}
            seat = room.story.session.to_move
            action = room.game.grammar.text(chance.choice(room.story.session.legal()))
            return {"seq": room.story.events.seq(seat), "action": action, "note": chance.choice((None, "so it was"))}
        case _: return {}


@asynccontextmanager
async def in_process(database: str) -> AsyncIterator[Site]:
    """The application without a port: an error that it does not answer is raised here."""
    app = create_app(settings_for(database))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=("127.0.0.1", 1))
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    async with app.router.lifespan_context(app), client as http:
        yield Site("http://localhost", http, app.state.server)


def failed(answer: httpx.Response) -> str | None:
    """The fault in an answer; None if there is none."""
    if answer.status_code >= 500:
        return f"{answer.status_code} {answer.text[:200]}"
    if answer.status_code >= 400:
        if len(answer.json()["error"]["sentence"]) > LONGEST:
            return "the sentence is too long"
    if "content-security-policy" not in answer.headers:
        return "no headers"
    return None


async def ask_much(database: str, seeds: range, caplog: pytest.LogCaptureFixture) -> None:
    wrong = {}
    async with in_process(database) as site:
        world = await make_world(site)
        site.server.scheduler.pace = 10_000.0          # bots do not play what is made here
        for seed in seeds:
            chance = random.Random(seed)
            asked = a_request(world, chance)
            caplog.clear()
            try:
                said = failed(await site.http.request(**asked))
            except (httpx.InvalidURL, UnicodeError):        # nothing that can be sent
                continue
            if said is not None:
                wrong[seed] = f"{asked['method']} {asked['url']}: {said}; {caplog.text[-400:]}"
    assert not wrong, "\n".join(f"{seed}: {said}" for seed, said in list(wrong.items())[:20])


async def test_a_sample_of_requests_is_answered(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    await ask_much(sqlite, range(500), caplog)


@pytest.mark.long
@pytest.mark.parametrize("part", range(SHARE // PART))
async def test_all_requests_are_answered(part: int, sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    await ask_much(sqlite, range(1000 + part * PART, 1000 + (part + 1) * PART), caplog)


@pytest.mark.long
async def test_requests_are_answered_on_postgresql(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    await ask_much(postgres, range(1000, 1000 + ON_POSTGRESQL), caplog)


# ---- listening ---------------------------------------------------------------------------------

def frames(token: str | None, chance: random.Random) -> list[str | bytes]:
    """What a page sends: mostly one hello, in some way wrong, and sometimes more after it."""
    hello = {"type": "hello", "token": token, "since": chance.choice((None, 0, 3)), "lang": "es", "password": "abc"}
    sent: list[str | bytes] = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        content = as_json(mutated(hello, chance) if chance.random() < 0.7 else hello)
        if chance.random() < 0.3:
            content = mangled(content, chance)
        if chance.random() < 0.05:
            content *= chance.choice((0, 2, 300))
        sent.append(content if chance.random() < 0.2 else content.decode("utf-8", "replace"))
    return sent


async def send_much(database: str, count: int, first: int, caplog: pytest.LogCaptureFixture) -> None:
    """Send so many frames; the server closes what it refuses, and no connection ends by a failure of its own."""
    wrong, sent, seed = [], 0, first
    async with serving(settings_for(database)) as site:
        world = await make_world(site)
        site.server.scheduler.pace = 10_000.0
        while sent < count:
            chance = random.Random(seed := seed + 1)
            code, tokens = chance.choice(world.tables)
            code = "AAAAAA" if chance.random() < 0.05 else code
            address = site.base.replace("http", "ws") + f"/api/tables/{code}/live"
            caplog.clear()
            try:
                async with websockets.connect(address, max_size=2**22, **SOCKET) as ws:
                    for content in frames(chance.choice([*tokens, None, "x"]), chance):
                        sent += 1
                        await ws.send(content)
                    await ws.send("and no more")        # after the hello, a message ends the connection
                    async for _ in ws:
                        pass
            except websockets.ConnectionClosed as closed:
                # Too large, or no text: the protocol's own refusals.
                if closed.rcvd is not None and closed.rcvd.code not in (1000, 1001, 1007, 1009):
                    wrong.append(f"{seed}: closed with {closed.rcvd.code}")
            failures = [record for record in caplog.records if record.levelno >= logging.ERROR]
            wrong += [f"{seed}: {record.getMessage()[:300]}" for record in failures]
        assert (await site.http.get("/api/games")).status_code == 200
    assert not wrong, "\n".join(wrong[:20])


@pytest.fixture
def heard(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The server's log, which uvicorn does not pass to the root logger."""
    names = ("uvicorn", "uvicorn.error")
    for name in names:
        logging.getLogger(name).addHandler(caplog.handler)
    yield caplog
    for name in names:
        logging.getLogger(name).removeHandler(caplog.handler)


async def test_a_sample_of_frames_is_answered(sqlite: str, heard: pytest.LogCaptureFixture) -> None:
    await send_much(sqlite, 150, 0, heard)


@pytest.mark.long
@pytest.mark.parametrize("part", range(SHARE // 5 // FRAMES))
async def test_all_frames_are_answered(part: int, sqlite: str, heard: pytest.LogCaptureFixture) -> None:
    await send_much(sqlite, FRAMES, 10_000 * (part + 1), heard)
