"""A malformed request is refused like any other error: none makes the server fail."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy.exc import DBAPIError

from ..patience import SOCKET
from .support import serving, settings_for

pytestmark = pytest.mark.anyio
SEATS = [{"kind": "me"}, {"kind": "bot"}]
RECORD = Path("tests/fixtures/carcosa/seed-102.jsonl")


def nested(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = {"end": data}
    return data


def _long_key() -> bytes:
    return json.dumps({"game": "carcosa", "seats": SEATS, "x" * 30_000: 1}).encode()


BODIES = {
    "an unknown key of thirty thousand letters": _long_key(),
    "an option of thirty thousand letters": json.dumps({"game": "carcosa", "seats": SEATS,
                                                        "options": {"y" * 30_000: 1}}).encode(),
    "options nested 900 deep": json.dumps({"game": "carcosa", "seats": SEATS, "options": nested(900)}).encode(),
    "options nested 5000 deep": json.dumps({"game": "carcosa", "seats": SEATS}).encode()[:-1]
    + b', "options": ' + b'{"end":' * 5000 + b"1" + b"}" * 5000 + b"}",
    "a number for Carcosa's events": json.dumps({"game": "carcosa", "seats": SEATS, "options": {"events": 2}}).encode(),
    "half a letter in an option": b'{"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}], '
                                  b'"options": {"\\ud800": 1}}',
    "half a letter as an option's value": b'{"game": "gloom", "seats": [{"kind": "me"}, {"kind": "bot"}], '
                                          b'"options": {"pack": "\\ud800"}}',
    "a number of 400 digits": b'{"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}], '
                              b'"options": {"end": {"keys": ' + b"9" * 400 + b"}}}",
    "a number of 5000 digits": b'{"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}], '
                               b'"options": {"end": {"keys": ' + b"9" * 5000 + b"}}}",
    "no number": b'{"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"end": {"keys": NaN}}}',
    "half a letter as a key": b'{"game": "carcosa", "\\udfff": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    "half a letter as a game": b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    "no UTF-8": b'{"game": "\xff\xfe"}',
}


async def test_a_table_that_cannot_be_made_is_refused_in_a_sentence(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for name, body in BODIES.items():
            answer = await site.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, name
            said = answer.json()["error"]
            assert said["code"] != "internal", name
            assert len(said["sentence"]) <= 1000, name


NOT_UNDERSTOOD = {
    b"{": ("no es JSON", "this is no JSON"),
    b"{}": ("falta game", "game is missing"),
    b'{"game": 3, "seats": []}': ("game: se espera un texto", "game: expected a text"),
    b'{"game": "carcosa", "seats": [{"kind": "me", "chair": 1}]}': ("no se conoce seats.0.chair",
                                                                  "seats.0.chair is not known"),
    b'{"game": "carcosa", "seats": [{"kind": "us"}]}': (
        "seats.0.kind: se espera uno de 'me', 'bot', 'open'", "seats.0.kind: expected 'me', 'bot' or 'open'"),
    b'{"game": "carcosa", "seats": [{"kind": "me"}], "password": "' + b"p" * 101 + b'"}': (
        "password: se espera 100 caracteres como mucho", "password: expected at most 100 characters"),
}
"""What the sentence says of a request, in Spanish and in English; nothing that was sent stands in it again."""


async def test_a_request_is_not_understood_in_its_readers_language(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for body, (spanish, english) in NOT_UNDERSTOOD.items():
            for language, expected in (("es", f"No se entiende la petición: {spanish}."),
                                       ("en", f"The request is not understood: {english}.")):
                answer = await site.http.post("/api/tables", content=body, headers={
                    "Content-Type": "application/json", "Accept-Language": language})
                assert answer.status_code == 422
                assert answer.json()["error"]["sentence"] == expected


def _records() -> dict[str, bytes]:
    """Records that no program wrote."""
    lines = RECORD.read_bytes().splitlines(keepends=True)
    header, choice = json.loads(lines[0]), json.loads(lines[1])

    def with_header(**changes: Any) -> bytes:
        return json.dumps(header | changes).encode() + b"\n" + b"".join(lines[1:])

    def with_choice(**changes: Any) -> bytes:
        return lines[0] + json.dumps(choice | changes).encode() + b"\n" + b"".join(lines[2:])

    return {
        "half a letter in a header": with_header(seats=["\ud800", "human"]),
        "half a letter in a game's name": with_header(game="\ud800"),
        "half a letter in a choice": with_choice(do="\ud800"),
        "half a letter in a note": with_choice(note="\ud800"),
        "half a letter in a key": with_choice(**{"\ud800": 1}),
        "a version of 400 digits": with_header(version=10**400),
        "a seed of 5000 digits": with_header(seed=0).replace(b'"seed": 0', b'"seed": ' + b"9" * 5000),
        "a seat that nobody has": with_choice(seat=10**9),
        "a seat before the first": with_choice(seat=-1),
        "roles that are none": with_header(roles=[1, {}]),
        "roles by the hundred": with_header(roles=[None] * 100),
        "seats that are none": with_header(seats=[3, []]),
        "fewer seats than roles": with_header(seats=[]),
        "dice that are none": with_choice(dice=[{}]),
        "options 900 deep": with_header(options=nested(900)),
        "an option that is none": with_header(options={"events": 2}),
        "brackets without end": b"[" * 200_000,
        "no number": with_header(seed=0).replace(b'"seed": 0', b'"seed": NaN'),
        "a sentence of a hundred thousand letters": with_choice(do="x" * 100_000),
        "zeros": b"\0" * 100,
    }


async def test_a_record_that_no_program_wrote_is_refused_in_a_sentence(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for name, body in _records().items():
            answer = await site.http.post("/api/records", content=body)
            assert answer.status_code == 422, name
            said = answer.json()["error"]
            assert said["code"] == "bad_upload", name
            assert len(said["sentence"]) <= 1000, name


HELLOS = [b"\x00\xff", b"", "",
          '{"type": "hello", "token": "\\ud800"}', "[" * 9000, '{"type": "hello", "since": 1e400}', "\0"]


async def test_a_hello_that_is_none_is_refused_in_a_message(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "bot")
        for hello in HELLOS:
            async with websockets.connect(site.base.replace("http", "ws") + f"/api/tables/{code}/live", **SOCKET) as ws:
                await ws.send(hello)
                assert json.loads(await ws.recv())["error"]["code"] == "bad_request", hello
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ws.recv()
                assert closed.value.rcvd is not None, hello
                assert closed.value.rcvd.code == 1000, hello


async def test_nothing_is_called_by_what_no_database_can_be_asked_for(database: str) -> None:
    async with serving(settings_for(database)) as site:
        paths = (await site.get("/openapi.json"))["paths"]
        for path, methods in paths.items():
            if "{" in path:
                for method in methods:
                    asked = re.sub(r"\{\w+\}", "%00", path)
                    answer = await site.http.request(method.upper(), asked, json={})
                    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found"), asked
        if site.server.store.postgres:      # it refuses, and that is not said to be its trouble
            with pytest.raises(DBAPIError):
                await site.server.store.table("\0")
