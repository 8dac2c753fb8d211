"""The names of seats, also after a player has left."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import speech_of
from tapete.referee.words import seat_names

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _sentences(site: Site, code: str, token: str | None) -> list[str]:
    return [event["sentence"] for event in (await site.now(code, token, since=0))["events"]]


@pytest.mark.parametrize("game", ["high_card", "carcosa"])
async def test_whoever_has_left_stays_in_what_they_did(sqlite: str, game: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, eva) = await site.table("me", "human", game=game)
        await site.play_randomly(code, [ana, eva], 4, seed=4)
        before = await _sentences(site, code, ana)
        assert any("P1" in each for each in before)
        await site.post(f"/api/tables/{code}/seats/1/leave", token=eva)
        assert (await _sentences(site, code, ana))[:len(before)] == before
        seat = (await site.get(f"/api/tables/{code}", ana))["seats"][1]
        assert (seat["kind"], seat["name"], seat["left"]) == ("open", None, "P1")
        await site.post(f"/api/tables/{code}/seats/1/bot", {"bot": "easy"}, ana)
        after = await _sentences(site, code, ana)
        assert after[:len(before)] == before
        assert (await site.get(f"/api/tables/{code}", ana))["seats"][1]["left"] is None


async def test_whoever_leaves_after_the_end_stays_in_the_story(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, eva) = await site.table("me", "human", game="high_card")
        await site.play_randomly(code, [ana, eva], 400, seed=4)
        before = await _sentences(site, code, ana)
        await site.post(f"/api/tables/{code}/seats/1/leave", token=eva)
        assert await _sentences(site, code, ana) == before


async def test_bots_without_a_role_have_names_that_nobody_else_has(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, *_) = await site.table("me", "bot", "bot", "bot", game="gloom")

        def bots(info: Any) -> list[str]:
            return [seat["name"] for seat in info["seats"] if seat["kind"] == "bot"]

        named = bots(await site.get(f"/api/tables/{code}", ana))
        assert len({*named}) == 3 and all(named)
        assert bots(await site.get(f"/api/tables/{code}", ana)) == named
    async with serving(settings_for(sqlite)) as site:
        seats = [{"kind": "open"}, *({"kind": "bot", "bot": "easy"} for _ in range(3))]
        made = await site.post("/api/tables", {"game": "gloom", "seats": seats}, status=201)
        path = f"/api/tables/{made['code']}"
        first = bots(await site.get(path))[0]
        await site.post(f"{path}/seats/0/take", {"name": first.lower()})
        assert first not in bots(await site.get(path))


async def test_somebody_without_a_name_is_a_guest(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await site.post("/api/tables", {"game": "gloom", "seats": [
            {"kind": "me"}, {"kind": "bot", "bot": "easy"}]}, status=201)
        now = await site.get(f"/api/tables/{made['code']}/now", made["token"])
        assert now["question"].startswith("Guest, which family")


def test_guests_have_numbers_where_there_are_several() -> None:
    speech = speech_of("carcosa", "en")
    assert seat_names(speech, ["Ana", ""], ["", ""]) == ("Ana", "Guest")
    assert seat_names(speech, ["", "Ana", "", ""], ["", "TANK", "TANK", ""]) == (
        "Guest 1", "Ana", "Tank", "Guest 4")


def test_one_person_has_one_name_and_the_role_tells_two_of_a_name_apart() -> None:
    speech = speech_of("carcosa", "en")
    assert seat_names(speech, ["Ana", "Eva", "Eva"], ["TANK", "SCOUT", "HEALER"]) == (
        "Ana", "Eva (Scout)", "Eva (Healer)")


async def test_a_bot_with_a_role_is_called_by_its_name_in_sentences(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, _) = await site.table("me", "bot", game="carcosa")
        bot = (await site.get(f"/api/tables/{code}", ana))["seats"][1]["name"]
        await site.play_randomly(code, [ana, None], 6, seed=4)
        said = await _sentences(site, code, ana)
        assert any(bot in each for each in said), said
        assert not any(bracket in each for each in said for bracket in (f"{bot} (", "P0 (")), said
