"""Who may sit where in a running game: nobody sees hidden cards, nobody is thrown out, and every change is told."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapete.files.config import parse_yaml, plain_data
from tapete.files.home import home_of
from tapete.games import find_game
from tapete.table.people.secrets import likeness

from ..patience import PATIENCE
from .conftest import Later
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

ABSENCE = 60.0

ANA, EVA, LEO = ({"Player-Key": f"the-key-of-{name}-in-her-browser"} for name in ("ana", "eva", "leo"))


async def _ask(site: Site, path: str, body: Any, key: dict[str, str], token: str | None = None) -> Any:
    headers = key if token is None else {**key, "Authorization": f"Bearer {token}"}
    return (await site.http.post(path, json=body, headers=headers, params={"lang": "en"})).json()


async def _told(site: Site, code: str) -> list[str]:
    return [event["sentence"] for event in (await site.now(code, since=0))["events"] if event["what"] == "TABLE_SEAT"]


async def test_a_bots_hand_cannot_be_looked_at_from_a_second_tab(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await _ask(site, "/api/tables", {"game": "high_card", "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]}, ANA)
        path = f"/api/tables/{made['code']}"
        eva = (await _ask(site, path + "/seats/2/take", {"name": "Eva"}, EVA))["token"]
        await site.post(path + "/start", token=made["token"])
        asked = (await site.post(path + "/seats/1/free", token=made["token"]))["proposal"]
        assert asked["waits_for"] == [2] and "seat 2" in asked["sentence"]
        assert (await site.get(path))["seats"][1]["kind"] == "bot"
        await site.post(path + "/consent", {"proposal": asked["id"], "agree": True}, eva)
        peeked = await _ask(site, path + "/seats/1/take", {"name": "Zoe"}, ANA)
        assert peeked["error"]["code"] == "another_seat"
        await site.post(path + "/seats/0/leave", token=made["token"])
        assert (await _ask(site, path + "/seats/1/take", {"name": "Zoe"}, ANA))["error"]["code"] == "another_seat"
        zoe = await _ask(site, path + "/seats/1/take", {"name": "Zoe"}, LEO)
        assert zoe["asks"]
        await site.now(made["code"], zoe["token"], status=401)
        proposal = (await site.now(made["code"], eva))["proposal"]
        await site.post(path + "/consent", {"proposal": proposal["id"], "agree": False}, eva)
        assert (await site.get(path))["seats"][1]["kind"] == "open"
        assert await _told(site, made["code"]) == [
            "The bot of seat 2 gets up; the seat is free.", "Ana gets up; seat 1 is free.", "Eva is the host now."]


async def test_nobody_who_is_there_is_thrown_out(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, eva) = await site.table("me", "human")
        path = f"/api/tables/{code}"
        for deed in ("free", "bot"):
            for token, seat in ((ana, 1), (eva, 0)):
                refused = await site.post(f"{path}/seats/{seat}/{deed}", {}, token, status=409)
                assert refused["error"]["code"] == "present"
        assert [seat["kind"] for seat in (await site.get(path))["seats"]] == ["human", "human"]
    async with serving(settings_for(sqlite, absence=0.0)) as site:
        code, (ana, _) = await site.table("me", "open")
        eva = (await site.post(f"/api/tables/{code}/seats/1/take", {"name": "Eva"}))["token"]
        refused = await site.post(f"/api/tables/{code}/seats/0/free", token=eva, status=409)
        assert refused["error"]["code"] == "host_stays"
        assert (await site.get(f"/api/tables/{code}"))["host"] == 0


async def test_one_name_and_one_seat_for_each_unless_all_are_told(sqlite: str) -> None:
    assert likeness("Ana\u200b") == likeness("ＡＮＡ") == likeness(" ana ") != likeness("Anna")
    async with serving(settings_for(sqlite)) as site:
        for several in (False, True):
            made = await _ask(site, "/api/tables", {"game": "carcosa", "several": several, "seats": [
                {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]}, ANA)
            path = f"/api/tables/{made['code']}"
            assert (await site.get(path))["several"] is several
            taken = await _ask(site, path + "/seats/1/take", {"name": "ana "}, EVA)
            assert taken["error"]["code"] == "name_taken"
            own = await _ask(site, path + "/seats/1/take", {"name": "Ana"}, ANA)
            assert own["seat"] == 1 if several else own["error"]["code"] == "another_seat"


async def test_whoever_holds_several_seats_is_in_all_of_them(sqlite: str, later: Later) -> None:
    """Their page looks on from one seat at a time: nobody is told that they are away from others, or frees those."""
    async with serving(settings_for(sqlite, absence=ABSENCE)) as site:
        made = await _ask(site, "/api/tables", {"game": "high_card", "several": True, "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]}, ANA)
        path = f"/api/tables/{made['code']}"
        await _ask(site, path + "/seats/1/take", {"name": "Ana"}, ANA)
        eva = (await _ask(site, path + "/seats/2/take", {"name": "Eva"}, EVA))["token"]
        await site.post(path + "/start", token=made["token"])
        async with site.live(made["code"], made["token"]) as page:
            await page.next()
            later(ABSENCE + 1)
            assert [seat["present"] for seat in (await site.get(path))["seats"]] == [True, True, False]
            refused = await site.post(path + "/seats/1/free", token=eva, status=409)
            assert refused["error"]["code"] == "present"
        room = await site.server.rooms.get(made["code"])
        async with asyncio.timeout(PATIENCE):
            while room.present:
                await asyncio.sleep(0.01)
        later(ABSENCE + 1)
        assert [seat["present"] for seat in (await site.get(path))["seats"]] == [False, False, False]
        await site.post(path + "/seats/1/free", token=eva)


async def test_a_pause_gives_no_time_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game="high_card", clock={"seconds": 1000})
        room, driver = await site.server.rooms.get(code), site.server.scheduler
        driver._turns[code].since -= 900
        for _ in range(3):
            await site.post(f"/api/tables/{code}/pause", token=tokens[0])
            assert (await site.now(code, tokens[0]))["clock"]["left"] < 101
            await site.post(f"/api/tables/{code}/resume", token=tokens[1])
            assert (await site.now(code, tokens[0]))["clock"]["left"] < 101
            await site.post(f"/api/tables/{code}/stops", {"stops": []}, tokens[1])
            left = driver.left(room)
            assert left is not None and left < 101


async def test_the_options_that_differ_are_told_with_their_names(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "open", options={"end": {"keys": 3}})
        differs = (await site.get(f"/api/tables/{code}"))["differs"]
        assert [(each["path"], each["value"], each["usual"]) for each in differs] == [
            ("end.keys", 3, 4), ("end.keys_left_defeat", 2, 3)]
        assert differs[0]["said"] == "3"
        assert differs[0]["label"] == "Keys needed to escape" and differs[0]["rule"] == "carcosa.end.victory"
        spanish = (await site.get(f"/api/tables/{code}", lang="es"))["differs"]
        assert [(each["label"], each["rule"]) for each in spanish] == [
            ("Llaves que hacen falta para escapar", "carcosa.end.victory"),
            ("Si quedan tan pocas llaves, una vez destruida alguna, se pierde", "carcosa.end.defeat_keys")]


async def test_options_by_number_of_players_are_those_of_the_table(sqlite: str) -> None:
    options = {"end": {"keys": 3}, "by_players": {"2": {"end": {"keys": 5}}, "3": {"king": {"floor": 2}}}}
    async with serving(settings_for(sqlite)) as site:
        for seats, told in ((2, {"end.keys": 5, "end.keys_left_defeat": 4}),
                            (3, {"end.keys": 3, "end.keys_left_defeat": 2, "king.floor": 2}),
                            (4, {"end.keys": 3, "end.keys_left_defeat": 2})):
            code, _ = await site.table("me", *["bot"] * (seats - 1), options=options)
            differs = (await site.get(f"/api/tables/{code}"))["differs"]
            assert {each["path"]: each["value"] for each in differs} == told
            room = await site.server.rooms.get(code)
            assert room.story.playing.options.model_dump()["end"]["keys"] == told["end.keys"]
        wrong = {"end": {"keys": 3}, "by_players": {"2": {"end": {"keys": 99}}}}
        refused = await _ask(site, "/api/tables", {"game": "carcosa", "options": wrong, "seats": [
            {"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}, ANA)
        assert refused["error"]["sentence"].startswith("with 2 players: options: end.keys: expected at most 20, got 99")


async def test_what_the_program_fills_in_itself_is_told_to_nobody(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "open", game="gloom", options={"pack": "clasico"})
        assert [each["path"] for each in (await site.get(f"/api/tables/{code}"))["differs"]] == ["pack"]


async def test_a_pack_of_ones_own_is_told_by_its_name_and_not_card_by_card(sqlite: str) -> None:
    """Eight hundred and ninety things were said not to be as usual: each word of each card of the box."""
    text = home_of(find_game("gloom")).joinpath("samples", "pack-abismo.yaml").read_text(encoding="utf-8")
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "open", game="gloom", options={"pack": plain_data(parse_yaml(text, "pack"))})
        card, box = (await site.get(f"/api/tables/{code}"))["differs"]
        assert (card["label"], card["path"], box["path"], box["label"]) == ("Lost the keys", "pack.1", "pack", "Cards")
        assert "-10" in card["said"].replace("−", "-") and box["said"].startswith("my_box")


async def test_a_table_with_cards_of_its_own_tells_them_and_its_rules_have_its_numbers(sqlite: str) -> None:
    """What everybody at it sees: its cards in their language, its glossary and the rules as they are played there."""
    clock = {"title": {"es": "Reloj parado", "en": "Stopped clock"}, "kind": "event",
             "table": {"0-3": "lose 1", "4+": "gain 1"}}
    options = {"cards": {"OWN_1": clock}, "deck": {"OWN_1": 3, "VIAL": 5}, "end": {"keys": 3}}
    async with serving(settings_for(sqlite)) as site:
        code, _ = await site.table("me", "bot", options=options)
        for language, title, line, keys in (("es", "Reloj parado", "0–3: Pierdes 1 de cordura.", "3 llaves"),
                                            ("en", "Stopped clock", "0–3: Lose 1 sanity.", "3 keys")):
            first, *others = (await site.get(f"/api/tables/{code}", lang=language))["differs"]
            assert first["label"] == title and line in first["said"]
            assert [each["path"] for each in others] == ["deck.VIAL", "deck.OWN_1", "end.keys",
                                                          "end.keys_left_defeat"]     # not its text again
            assert [each["label"].rpartition(": ")[2] for each in others[:2]] == ["Vial", title]
            terms = {term["name"]: term for term in await site.get(f"/api/tables/{code}/glossary", lang=language)}
            assert terms["OWN_1"]["label"] == title and line in terms["OWN_1"]["text"]
            usual = await site.get("/api/games/carcosa/glossary", lang=language)
            assert "OWN_1" not in {term["name"] for term in usual}
            book = await site.get(f"/api/tables/{code}/rulebook", lang=language)
            won = next(rule for chapter in book["chapters"] for rule in chapter["rules"]
                       if rule["id"] == "carcosa.end.victory")
            assert keys in won["text"]
        assert (await site.now(code))["view"]["own"]["OWN_1"]["title"]["es"] == "Reloj parado"
