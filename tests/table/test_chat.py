"""Who reads and writes a table's chat: its setting, for people at the table, spectators, and people who were there."""
from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import pytest

from tapete.table.http.authority import CHAT, Asker, TableState, refusal

from .support import Process, Site, serving, settings_for

pytestmark = pytest.mark.anyio
PASSWORD = "open"


async def _table(site: Site, **more: Any) -> tuple[str, dict[Asker, dict[str, str]]]:
    """A table that is being played, and what each who may ask sends along."""
    code, tokens = await site.table("me", "human", "human", game="high_card", **more)
    await site.post(f"/api/tables/{code}/seats/2/leave", token=tokens[2])
    held = {Asker.HOST: tokens[0], Asker.SEAT: tokens[1], Asker.FORMER: tokens[2]}
    headers = {asker: {"Authorization": f"Bearer {token}"} for asker, token in held.items()}
    headers[Asker.WATCHER] = {"Table-Password": PASSWORD} if more.get("password") else {}
    if more.get("password"):
        headers[Asker.STRANGER] = {}
    return code, headers


@pytest.mark.parametrize("password", [None, PASSWORD])
@pytest.mark.parametrize("chat", CHAT)
async def test_every_cell_of_the_setting_is_as_it_is_written(sqlite: str, chat: str, password: str | None) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, askers = await _table(site, chat=chat, password=password)
        path, wrong = f"/api/tables/{code}/chat", []
        for (asker, headers), deed in itertools.product(askers.items(), ("chat", "read_chat")):
            answer = await (site.http.get(path, headers=headers) if deed == "read_chat" else
                            site.http.post(path, json={"text": "hello", "name": "Zoe"}, headers=headers))
            told = "" if answer.is_success else answer.json()["error"]["code"]
            if told != (expected := refusal(deed, asker, TableState.RUNNING, password is not None, chat)):
                wrong.append((asker.value, deed, told, expected))
        assert not wrong
        written = [(line["seat"], line["name"]) for line in (
            await site.http.get(path, headers=askers[Asker.HOST])).json()]
        assert set(written) == {(0, "Ana"), (1, "P1"), *([(None, "Zoe")] * (chat == "all"))}
        info = (await site.http.get(f"/api/tables/{code}", headers=askers[Asker.HOST])).json()
        assert info["chat"] == chat


@pytest.mark.parametrize("chat", CHAT)
async def test_what_is_said_reaches_the_pages_of_those_who_may_read_it(sqlite: str, chat: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game="high_card", chat=chat)
        async with site.live(code) as watcher, site.live(code, tokens[1]) as eva:
            await watcher.next()
            await eva.next()
            await site.post(f"/api/tables/{code}/chat", {"text": "psst"}, tokens[0])
            assert (await eva.next("chat"))["text"] == "psst"
            await site.post(f"/api/tables/{code}/pause", token=tokens[0])   # which the watcher is told in any case
            heard: list[Any] = []
            async with asyncio.timeout(180):
                while not heard or heard[-1].get("status") != "paused":
                    heard.append(json.loads(await watcher.ws.recv()))
            assert [each["text"] for each in heard if each["type"] == "chat"] == ["psst"] * (chat != "seats")


async def test_what_only_those_who_sit_there_may_read_comes_to_no_other_process_s_watchers(postgres: str) -> None:
    first, second = Process(postgres), Process(postgres)
    try:
        async with first.site() as here, second.site() as there:
            code, tokens = await here.table("me", "human", chat="seats")
            async with there.live(code) as watcher, there.live(code, tokens[1]) as eva:
                await watcher.next()
                await eva.next()
                await here.post(f"/api/tables/{code}/chat", {"text": "psst"}, tokens[0])
                assert (await eva.next("chat", seconds=10))["text"] == "psst"
                with pytest.raises(TimeoutError):
                    await watcher.next("chat", seconds=0.5)
    finally:
        first.kill()
        second.kill()


async def test_whoever_watches_says_under_which_name_and_takes_nobody_s(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game="high_card", chat="all")
        path = f"/api/tables/{code}/chat"
        for ask, status, said in (({"text": "hello"}, 422, "bad_request"), ({"text": "x", "name": "Añá"}, 200, ""),
                                  ({"text": "hello", "name": " ANA "}, 409, "name_taken"),
                                  ({"text": "hello", "name": "p1"}, 409, "name_taken")):
            answer = await site.http.post(path, json=ask)
            assert (answer.status_code, said) == (status, "" if status == 200 else answer.json()["error"]["code"]), ask
        line = await site.post(path, {"text": "hello", "name": "Somebody else"}, tokens[1])
        assert (line["seat"], line["name"]) == (1, "P1"), "a seat speaks under its own name"


async def test_the_setting_goes_with_the_same_people_to_their_next_game(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (token, *_) = await site.table("me", "bot", game="high_card", options={"hand": 2}, chat="seats")
        async with asyncio.timeout(180):
            while (now := await site.now(code, token))["status"] != "over":
                if now["menu"]:
                    await site.choose(code, token, now["seq"], now["menu"][0]["action"])
                await asyncio.sleep(0)
        again = await site.post(f"/api/tables/{code}/rematch", token=token)
        assert (await site.get(f"/api/tables/{again['code']}"))["chat"] == "seats"


async def test_a_setting_that_is_none_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        ask = {"game": "high_card", "seats": [{"kind": "me"}, {"kind": "open"}], "chat": "nobody"}
        refused = await site.post("/api/tables", ask, status=422)
        assert "chat" in refused["error"]["sentence"]
