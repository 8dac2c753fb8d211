"""A player's own words beside a choice, and choices for which a person need not be asked; played with High card."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _mover(site: Site, code: str, tokens: list[str | None]) -> tuple[int, Any]:
    seat = (await site.now(code))["to_move"]
    return seat, await site.now(code, tokens[seat])


async def test_words_reach_whom_they_are_for_and_nobody_else(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", "human", game="high_card")
        leader, now = await _mover(site, code, tokens)
        assert all(item["note"] for item in now["menu"])
        await site.choose(code, tokens[leader], now["seq"], now["menu"][0]["action"], note="  for all \n of you ")
        second, now = await _mover(site, code, tokens)
        await site.choose(code, tokens[second], now["seq"], now["menu"][0]["action"], note="only for you")
        third = 3 - leader - second
        heard = {}
        for who, token in ((leader, tokens[leader]), (second, tokens[second]), (third, tokens[third]), (None, None)):
            events = (await site.now(code, token, since=0))["events"]
            assert [event["index"] for event in events] == list(range(len(events)))
            heard[who] = [event["args"]["note"] for event in events if event["what"] == "TABLE_NOTED"]
        assert heard == {leader: ["for all of you", "only for you"], second: ["for all of you", "only for you"],
                         third: ["for all of you"], None: ["for all of you"]}


async def test_words_are_in_the_replay_and_survive_the_server(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", game="high_card", options={"hand": 2})
        n = 0
        while (await site.now(code))["status"] != "over":
            seat, now = await _mover(site, code, tokens)
            await site.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"], note=f"word {n}")
            n += 1
    async with serving(settings_for(database)) as site:
        events = (await site.now(code, tokens[0], since=0))["events"]
        assert sum(event["what"] == "TABLE_NOTED" for event in events) == n == 4
        replay = (await site.get(f"/api/tables/{code}"))["replay"]
        heard = []
        for token in (None, *tokens):
            moments = (await site.get(f"/api/replays/{replay}/moments", token))["moments"]
            heard.append([event["sentence"].split("word ")[1][0] for moment in moments for event in moment["events"]
                          if event["what"] == "TABLE_NOTED"])
        assert heard == [["0", "2"], ["0", "1", "2", "3"], ["0", "1", "2", "3"]]    # half are whispered to the other
        book = await site.http.get(f"/api/replays/{replay}/book", params={"lang": "en"})
        assert book.headers["content-type"].startswith("text/html") and "word 0" in book.text
        pdf = await site.http.get(f"/api/replays/{replay}/book", params={"format": "pdf"})
        assert pdf.content.startswith(b"%PDF") and pdf.headers["content-type"] == "application/pdf"
        outcome = (await site.now(code, tokens[0]))["outcome"], (await site.now(code, tokens[1]))["outcome"]
        assert {each["won"] for each in outcome} == {True, False} or all(each["won"] for each in outcome)
        assert (await site.now(code))["outcome"]["won"] is None


async def test_words_where_none_fit_are_refused(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        seat, now = await _mover(site, code, tokens)
        action = now["menu"][0]["action"]
        assert now["menu"][0]["note"] is False
        refused = await site.choose(code, tokens[seat], now["seq"], action, status=422, note="once upon a time")
        assert refused["error"]["code"] == "no_note"
        for wrong in ("", "   ", "x" * 301):
            await site.choose(code, tokens[seat], now["seq"], action, status=422, note=wrong)
        assert (await site.now(code))["seq"] == now["seq"]


async def test_a_person_is_not_asked_where_they_do_not_stop(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", game="high_card", options={"hand": 2})
        first = (await site.now(code, tokens[0]))["stops"]
        assert first == {"stops": [{"name": "last", "label": "With a single card left", "on": True}], "passing": False,
                         "presets": [{"name": "few", "stops": []}, {"name": "usual", "stops": ["last"]}]}
        assert (await site.now(code))["stops"] is None
        for token in tokens:
            await site.post(f"/api/tables/{code}/stops", {"stops": []}, token)
        for _ in range(2):
            seat, now = await _mover(site, code, tokens)
            await site.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"])
        async with asyncio.timeout(180):
            while (await site.now(code))["status"] != "over":
                await asyncio.sleep(0.01)


async def test_what_passes_by_itself_is_not_offered_meanwhile(database: str) -> None:
    async with serving(settings_for(database, pace=0.5)) as site:
        code, tokens = await site.table("me", "human", game="high_card", options={"hand": 2})
        for token in tokens:
            await site.post(f"/api/tables/{code}/stops", {"stops": []}, token)
        for _ in range(2):
            seat, now = await _mover(site, code, tokens)
            await site.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"])
        now = await site.now(code)
        assert now["status"] == "playing" and now["to_move"] is not None
        assert (await site.now(code, tokens[now["to_move"]]))["menu"] == []
        stops = [each["name"] for each in (await site.now(code, tokens[0]))["stops"]["stops"]]
        await site.post(f"/api/tables/{code}/stops", {"stops": stops}, tokens[now["to_move"]])
        assert (await site.now(code, tokens[now["to_move"]]))["menu"] != []


async def test_passing_ends_with_the_turn(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", game="high_card", options={"hand": 3})
        _, now = await _mover(site, code, tokens)
        for token in tokens:
            await site.post(f"/api/tables/{code}/stops", {"passing": True}, token)
        async with asyncio.timeout(180):
            while (await site.now(code))["view"]["round"] == now["view"]["round"]:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        _, now = await _mover(site, code, tokens)
        assert now["seq"] == 3 and now["stops"]["passing"] is False


async def test_a_stop_that_is_none_is_refused(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", game="high_card")
        refused = await site.post(f"/api/tables/{code}/stops", {"stops": ["tea"]}, tokens[0], status=422)
        assert refused["error"]["code"] == "no_stop"
