"""Four Souls at the table: its cards' faces, a bot's pass, bots before their rules are compiled."""
from __future__ import annotations

import asyncio

import pytest

from tapete.games import find_game
from tapete.referee.session import Session

from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_every_card_has_a_face_in_both_languages(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        faces = await site.get("/api/games/souls/cards")
        game = find_game("souls")
        assert set(faces) >= set(game.roles)
        for card, face in faces.items():
            assert face["name"]["es"], card
            assert face["name"]["en"], card
            for ability in face["abilities"]:
                assert ability["text"]["es"] != ability["text"]["en"]
                assert all(way["es"] and way["en"] for way in ability["ways"])
        assert (await site.get("/api/games/carcosa/cards")) == {}
        souls = next(each for each in await site.get("/api/games") if each["name"] == "souls")
        assert [offer["path"] for offer in souls["offers"]][-3:] == ["rooms", "draft", "solo.on"]
        assert [role["label"] for role in souls["roles"]] == [faces[role]["name"]["en"] for role in game.roles]


async def test_the_stack_names_the_ability_that_waits(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await site.post("/api/tables", {"game": "souls", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}]}, status=201)
        code, token = made["code"], made["token"]
        faces = await site.get("/api/games/souls/cards")
        seen, now = 0, await site.now(code, token)
        while seen <= 3 and now["status"] != "over":
            for item in now["view"]["stack"]:
                if item["ability"] is not None:
                    ability = faces[item["card"]]["abilities"][item["ability"]]
                    assert item["way"] is None or item["way"] < len(ability["ways"])
                    seen += 1
            if now["menu"]:
                used = [item for item in now["menu"] if item["kind"] in ("PLAY", "TAP")]
                await site.choose(code, token, now["seq"], (used or now["menu"])[0]["action"])
            await asyncio.sleep(0.005)
            now = await site.now(code, token)
        assert seen > 3


async def test_bots_that_search_play_as_the_easy_ones_until_they_are_ready(sqlite: str) -> None:
    async with serving(settings_for(sqlite, workers=1, pace=0.0)) as site:
        made = await site.post("/api/tables", {"game": "souls", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "strong"}]}, status=201)
        choices = 0
        while choices < 3:
            now = await site.now(made["code"], made["token"])
            if len(now["menu"]) > 1:
                await site.choose(made["code"], made["token"], now["seq"], now["menu"][0]["action"])
                choices += 1
            await asyncio.sleep(0.005)
        # The first of all games is compiled or read from the disk for longer than this takes, and this is the last.
        assert not site.server.bots.is_ready("souls")


def test_a_chance_to_respond_weighs_little_whatever_comes_of_it() -> None:
    game = find_game("souls")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 2, 1)
    weighed = set()
    for _ in range(40):
        seen, legal = session.blinded(game.spectator), session.legal()
        weighed.add((game.interaction.timeout_choice(seen) in legal, game.interaction.bot_time(seen)))
        session.play(legal[0])
    assert weighed == {(True, 0.25), (False, 1.0)}
