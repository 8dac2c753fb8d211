"""A table's password keeps strangers from its story, and private words are shown only to their recipients."""
from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

PASSWORD = "sésamo"
WATCHES = {"Table-Password": quote(PASSWORD)}


async def _finished(site: Site, **more: Any) -> tuple[str, list[str | None], str]:
    """A finished game of two in which every choice has words: of each pair the second is whispered."""
    code, tokens = await site.table("me", "human", game="high_card", options={"hand": 2}, listed=True, **more)
    number = 0
    while (now := await site.now(code, tokens[0]))["status"] != "over":
        token = tokens[0] if now["menu"] else tokens[1]
        mine = now if now["menu"] else await site.now(code, token)
        await site.choose(code, token, mine["seq"], mine["menu"][0]["action"], note=f"word {number}")
        number += 1
    return code, tokens, (await site.get(f"/api/tables/{code}", tokens[0]))["replay"]


async def _paths(code: str, replay: str) -> list[str]:
    story = [f"/api/replays/{replay}{each}" for each in (
        "/record", "/book", "/curve", "/chance", "/moments", "/moments?seat=0")]
    return [*story, f"/api/tables/{code}/record"]


async def test_without_the_password_there_is_neither_a_name_nor_a_story(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, tokens, replay = await _finished(site, password=PASSWORD)
        waiting = await site.post("/api/tables", {"game": "high_card", "listed": True, "password": PASSWORD, "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "open"}]}, status=201)
        stranger = await site.http.get(f"/api/tables/{code}")
        lobby = await site.http.get("/api/tables")
        assert waiting["code"] in lobby.text
        for told in (stranger, lobby):
            assert "Ana" not in told.text and "P1" not in told.text and replay not in told.text
        assert stranger.json()["has_password"] and stranger.json()["seats"] == []
        assert [table["free"] for table in lobby.json() if table["code"] == waiting["code"]] == [1]
        seen = f"/api/replays/{replay}/moments?seat=watch"
        for path in [*await _paths(code, replay), f"/api/replays/{replay}", seen]:
            refused = await site.get(path, status=403)
            assert refused["error"]["code"] == "wrong_password", path
        # A person with the password sees what a spectator saw. A person who sat there sees everything.
        for path in (f"/api/replays/{replay}", seen):
            assert (await site.http.get(path, headers=WATCHES)).status_code == 200
        for path in await _paths(code, replay):
            answer = await site.http.get(path, headers=WATCHES)
            assert answer.json()["error"]["code"] == "not_open", path
            answer = await site.http.get(path, headers={"Authorization": f"Bearer {tokens[1]}"})
            assert answer.status_code == 200, path
        assert (await site.get(f"/api/replays/{replay}", "nobody's token", status=401))["error"]["code"] == "no_token"
        # The table may go; the lock stays.
        async with site.server.store.writing() as db:
            from sqlalchemy import delete

            from tapete.table.store.models import TableRow
            await db.execute(delete(TableRow).where(TableRow.code == code))
        await site.get(f"/api/replays/{replay}", status=403)
        assert (await site.get(f"/api/replays/{replay}", tokens[0]))["seat"] == 0


@pytest.mark.parametrize("password", [None, PASSWORD])
async def test_private_words_go_only_to_whom_they_were_told(sqlite: str, password: str | None) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens, replay = await _finished(site, password=password)
        events = [(await site.now(code, token, since=0))["events"] for token in tokens]
        told = [[event["args"]["note"] for event in each if event["what"] == "TABLE_NOTED"] for each in events]
        for token, words in ((tokens[0], told[0]), (tokens[1], told[1]), *([(None, None)] if password is None else [])):
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            for path in (f"/api/replays/{replay}/moments?count=60", f"/api/replays/{replay}/record",
                         f"/api/tables/{code}/record"):
                text = (await site.http.get(path, headers=headers)).text
                found = [f"word {number}" for number in range(4) if f"word {number}" in text]
                assert found == (["word 0", "word 2"] if words is None else words), path


async def test_the_seed_is_told_to_nobody_before_the_end(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game="high_card", password=PASSWORD)
        room = await site.server.rooms.get(code)
        for token in (*tokens, None):
            for path in ("", "/now", "/events", "/record", "/chat"):
                headers = WATCHES if token is None else {"Authorization": f"Bearer {token}"}
                answer = await site.http.get(f"/api/tables/{code}{path}", headers=headers)
                assert str(room.row.seed) not in answer.text
