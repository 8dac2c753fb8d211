"""First lessons at a table: a guide, choices that must fit it, others that do what it says, and a game after it."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapete.referee.lesson import need_lesson

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
GAMES = ("carcosa", "gloom", "souls", "bethlem")


async def _begin(site: Site, game: str) -> tuple[str, str]:
    made = await site.post(f"/api/games/{game}/lesson", {"name": "Ana"}, status=201)
    return made["code"], made["token"]


async def _asked(site: Site, code: str, token: str) -> Any:
    """The Now in which the learner is to do something, or the lesson is at its end."""
    async with asyncio.timeout(180):
        while True:
            now = await site.now(code, token)
            if now["lesson"] is None or now["lesson"]["done"] or now["lesson"]["actions"]:
                return now
            await asyncio.sleep(0.01)


async def _take(site: Site, code: str, token: str) -> list[Any]:
    """Do what the guide says up to the end; the Nows in which it said something."""
    told = [await _asked(site, code, token)]
    while not told[-1]["lesson"]["done"]:
        now = told[-1]
        await site.choose(code, token, now["seq"], now["lesson"]["actions"][0])
        told.append(await _asked(site, code, token))
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_taken_to_its_end_and_a_game_goes_on(sqlite: str, game: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        assert next(each["lesson"] for each in await site.get("/api/games") if each["name"] == game) > 0
        code, token = await _begin(site, game)
        assert await site.get("/api/tables") == []
        watched = await site.now(code)
        assert watched["lesson"] is None
        told = await _take(site, code, token)
        steps = need_lesson(game).outline.steps
        assert [now["lesson"]["step"] for now in told] == list(range(len(steps) + 1))
        for now in told[:-1]:
            assert all(any(item["action"] == action for item in now["menu"]) for action in now["lesson"]["actions"])
        before = await site.now(code, token)
        await asyncio.sleep(0.1)
        assert (await site.now(code, token))["seq"] == before["seq"], "bots wait until the lesson is left"
        await site.post(f"/api/tables/{code}/lesson/leave", token=token)
        async with asyncio.timeout(180):
            while not (now := await site.now(code, token))["menu"]:
                await asyncio.sleep(0.01)
        assert now["lesson"] is None
        await site.choose(code, token, now["seq"], now["menu"][0]["action"])


async def test_what_the_guide_does_not_say_is_not_done(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "carcosa")
        now = await _asked(site, code, token)
        other = next(item["action"] for item in now["menu"] if item["action"] not in now["lesson"]["actions"])
        refused = await site.choose(code, token, now["seq"], other, status=409)
        assert refused["error"]["code"] == "lesson_other"
        assert "room 1 on the first floor" in refused["error"]["sentence"]
        assert (await site.now(code, token))["seq"] == now["seq"]
        await site.post(f"/api/tables/{code}/lesson/leave", token=token)
        assert (await site.now(code, token))["lesson"] is None
        await site.choose(code, token, now["seq"], other)


async def test_a_page_hears_that_the_lesson_is_left(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "carcosa")
        async with site.live(code, token) as page:
            assert (await page.next())["lesson"]["step"] == 0
            await site.post(f"/api/tables/{code}/lesson/leave", token=token)
            assert (await page.next())["lesson"] is None


async def test_it_goes_on_where_it_was_when_the_server_comes_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "carcosa")
        for _ in range(3):
            now = await _asked(site, code, token)
            await site.choose(code, token, now["seq"], now["lesson"]["actions"][0])
        now = await _asked(site, code, token)
    async with serving(settings_for(sqlite)) as site:
        again = await _asked(site, code, token)
        assert again["lesson"] == now["lesson"] and again["view"] == now["view"]
        assert (await _take(site, code, token))[-1]["lesson"]["done"]


async def test_what_was_done_can_be_taken_back_and_falls_out_the_same(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "carcosa")
        now = await _asked(site, code, token)
        while now["lesson"]["actions"] != ["meditate"]:
            await site.choose(code, token, now["seq"], now["lesson"]["actions"][0])
            now = await _asked(site, code, token)
        await site.choose(code, token, now["seq"], "meditate")
        after = await _asked(site, code, token)
        await site.post(f"/api/tables/{code}/undo", token=token)
        again = await _asked(site, code, token)
        assert again["lesson"] == now["lesson"]
        await site.choose(code, token, again["seq"], "meditate")
        assert (await _asked(site, code, token))["view"] == after["view"]


async def test_its_replay_is_right_and_can_be_played_on_from(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "gloom")
        await _take(site, code, token)
        await site.post(f"/api/tables/{code}/lesson/leave", token=token)
        async with asyncio.timeout(120):
            while (now := await site.now(code, token))["status"] != "over":
                if now["menu"]:
                    deaths = [item for item in now["menu"] if item["kind"] == "PLAY"] or now["menu"]
                    await site.choose(code, token, now["seq"], deaths[0]["action"])
                await asyncio.sleep(0)
        replay = (await site.get(f"/api/tables/{code}", token))["replay"]
        moments = (await site.get(f"/api/replays/{replay}/moments", token))["moments"]
        assert "MISKATONIC" in {seat["family"] for seat in moments[0]["view"]["seats"]}
        ask = {"moment": 5, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}]}
        made = await site.post(f"/api/replays/{replay}/fork", ask, token, status=201)
        assert (await site.now(made["code"], made["token"]))["lesson"] is None


async def test_a_lesson_of_no_game_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        refused = await site.post("/api/games/chess/lesson", {}, status=404)
        assert refused["error"]["code"] == "no_game"


async def test_a_lesson_that_has_been_written_anew_is_an_ordinary_game(sqlite: str,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, token = await _begin(site, "carcosa")
        assert (await _asked(site, code, token))["lesson"] is not None
    monkeypatch.setattr(need_lesson("carcosa"), "fingerprint", "another")
    async with serving(settings_for(sqlite)) as site:
        now = await site.now(code, token)
        assert now["lesson"] is None and now["menu"]
