"""Making tables, and who sits where."""
from __future__ import annotations

from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from urllib.parse import quote

import pytest
from websockets import ConnectionClosed

from tapete.agents.characters import BY_NAME

from .support import serving, settings_for

pytestmark = pytest.mark.anyio


async def test_a_table_with_bots_begins_at_once(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, tokens = await site.table("me", "bot", "bot")
        table = await site.get(f"/api/tables/{code}")
        assert table["status"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "bot"]
        assert all(seat["role"] for seat in table["seats"])
        assert table["link"].endswith(f"/t/{code}")
        now = await site.now(code, tokens[0])
        assert now["seat"] == 0
        assert now["view"]["round"] == 1


async def test_people_come_by_the_code_and_somebody_starts(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        made = await site.post("/api/tables", {"game": "carcosa", "listed": True, "seats": [
            {"kind": "me", "name": "Ana", "role": "TANK"}, {"kind": "open"}, {"kind": "open", "role": "SCOUT"}]},
            status=201)
        path = f"/api/tables/{made['code']}"
        assert [table["code"] for table in await site.get("/api/tables")] == [made["code"]]
        assert (await site.now(made["code"]))["view"] is None
        refused = await site.post(path + "/start", token=made["token"], status=409)
        assert refused["error"]["code"] == "seats_open"
        lower = made["code"].lower()
        eva = await site.post(f"/api/tables/{lower}/seats/1/take", {"name": " Eva\u202e \n", "role": "PSYCHIC"})
        again = await site.post(path + "/seats/1/take", {"name": "Leo"}, status=409)
        assert again["error"]["sentence"] == "Seat 2 is taken."
        refused = await site.post(path + "/seats/2/take", {"name": "Leo", "role": "HEALER"}, status=409)
        assert refused["error"]["code"] == "role_taken"
        await site.post(path + "/seats/2/bot", {"bot": "easy"}, token=eva["token"])
        await site.post(path + "/start", token=eva["token"])
        table = await site.get(path)
        bot = table["seats"][2]["name"]
        assert bot in BY_NAME
        assert [(seat["name"], seat["role"]) for seat in table["seats"]] == [
            ("Ana", "TANK"), ("Eva", "PSYCHIC"), (bot, "SCOUT")]
        refused = await site.post(path + "/start", token=eva["token"], status=409)
        assert refused["error"]["code"] == "started"


@pytest.mark.parametrize("ask, code", [
    ({"game": "chess", "seats": [{"kind": "me"}]}, "no_game"),
    ({"game": "carcosa", "seats": [{"kind": "me"}]}, "bad_options"),
    ({"game": "carcosa", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_seats"),
    ({"game": "carcosa", "seats": [{"kind": "me", "role": "WIZARD"}, {"kind": "bot"}]}, "bad_options"),
    ({"game": "carcosa", "ruleset": "canon-9", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad_options"),
    ({"game": "carcosa", "options": {"end": {"keyz": 3}}, "seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad_options"),
    ({"game": "carcosa", "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "bot"}]}, "bad_request"),
    ({"game": "carcosa", "seats": [{"kind": "me", "chair": 1}, {"kind": "bot"}]}, "bad_request"),
])
async def test_a_table_that_cannot_be_is_refused_in_a_sentence(sqlite: str, ask: object, code: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        status = 404 if code == "no_game" else 422
        refused = await site.post("/api/tables", ask, status=status)
        assert refused["error"]["code"] == code
        assert refused["error"]["sentence"]
        assert await site.get("/api/tables") == []


async def test_options_change_the_game(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await site.post("/api/tables", {"game": "carcosa", "options": {"end": {"keys": 3}},
                                               "seats": [{"kind": "me"}, {"kind": "bot"}]}, status=201)
        room = await site.server.rooms.get(made["code"])
        assert room.story.playing.options.model_dump()["end"]["keys"] == 3


async def test_a_seat_goes_to_another_device_once(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, (token, *_) = await site.table("me", "bot")
        path = f"/api/tables/{code}"
        await site.post(path + "/seats/1/pass", token=token, status=403)
        passing = await site.post(path + "/seats/0/pass", token=token)
        async with site.live(code, token) as old:
            await old.next()
            moved = await site.post(path + "/transfer", {"code": passing["code"].lower()})
            assert moved["seat"] == 0
            with pytest.raises(ConnectionClosed):
                await old.next("error")
        assert (await site.now(code, token, status=401))["error"]["code"] == "no_token"
        assert (await site.now(code, moved["token"]))["seat"] == 0
        await site.post(path + "/transfer", {"code": passing["code"]}, status=403)


async def test_the_others_decide_about_somebody_who_left(either_database: str) -> None:
    async with serving(settings_for(either_database, absence=0.0)) as site, AsyncExitStack() as pages:
        code, (ana, eva, leo) = await site.table("me", "human", "human")
        path = f"/api/tables/{code}"
        for token in (ana, eva):
            await (await pages.enter_async_context(site.live(code, token))).next()
        asked = await site.post(path + "/seats/2/bot", {"bot": "easy"}, token=ana)
        proposal = asked["proposal"]
        assert proposal["waits_for"] == [1]
        assert "P2" in proposal["sentence"]
        assert (await site.post(path + "/seats/2/free", token=eva, status=409))["error"]["code"] == "proposal_pending"
        await site.post(path + "/consent", {"proposal": "other", "agree": True}, token=eva, status=409)
        await site.post(path + "/consent", {"proposal": proposal["id"], "agree": False}, token=eva)
        assert (await site.now(code, leo))["proposal"] is None
        assert (await site.post(path + "/seats/2/bot", {"bot": "easy"}, token=ana, status=409))["error"]["code"] == (
            "proposed_in_vain")
        proposal = (await site.post(path + "/seats/2/free", token=ana))["proposal"]
        await site.post(path + "/consent", {"proposal": proposal["id"], "agree": True}, token=eva)
        await site.now(code, leo, status=401)
        taken = await site.post(path + "/seats/2/take", {"name": "Noa"})
        assert taken["asks"]
        await site.now(code, taken["token"], status=401)
        for token in (ana, eva):
            asked = (await site.now(code, token))["proposal"]
            assert "Noa" in asked["sentence"] and asked["by"] is None
            await site.post(path + "/consent", {"proposal": asked["id"], "agree": True}, token=token)
        assert (await site.now(code, taken["token"]))["seat"] == 2
        told = [event["sentence"] for event in (await site.now(code))["events"] if event["what"] == "TABLE_SEAT"]
        assert told == ["P2 was away; seat 3 is free.", "Noa sits down in seat 3."]


async def test_whoever_leaves_makes_room(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, (ana, eva) = await site.table("me", "human")
        path = f"/api/tables/{code}"
        await site.post(path + "/seats/0/leave", token=eva, status=403)
        await site.post(path + "/seats/1/leave", token=eva)
        assert [s["kind"] for s in (await site.get(path))["seats"]] == ["human", "open"]
        await site.post(path + "/seats/1/bot", {"bot": "easy"}, token=ana)      # nobody else to be asked
        assert [s["kind"] for s in (await site.get(path))["seats"]] == ["human", "bot"]


async def test_a_password_keeps_others_out(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, _) = await site.table("me", "open", password="sésamo")
        path = f"/api/tables/{code}"
        assert (await site.get(path))["has_password"]
        for wrong in ({}, {"password": "x"}):
            refused = await site.post(path + "/seats/1/take", {"name": "Eva", **wrong}, status=403)
            assert refused["error"]["code"] == "wrong_password"
        await site.now(code, status=403)
        answer = await site.http.get(path + "/now", headers={"Table-Password": quote("sésamo")})
        assert answer.status_code == 200
        async with site.live(code) as stranger:
            assert (await stranger.next("error"))["error"]["code"] == "wrong_password"
        async with site.live(code, password="sésamo") as watcher:
            assert (await watcher.next())["seat"] is None
        await site.post(path + "/seats/1/take", {"name": "Eva", "password": "sésamo"})
        assert (await site.now(code, ana))["seat"] == 0


async def test_no_secret_is_kept_as_it_is(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (token, _) = await site.table("me", "bot", password="sésamo")
        passing = await site.post(f"/api/tables/{code}/seats/0/pass", token=token)
    everything = b"".join(path.read_bytes() for path in _files(sqlite))
    assert code.encode() in everything
    for secret in (token, "sésamo", passing["code"]):
        assert str(secret).encode() not in everything


def _files(database: str) -> list[Path]:
    path = Path(database.removeprefix("sqlite+aiosqlite:///"))
    return list(path.parent.glob(path.name + "*"))


async def test_the_qr_code_is_of_the_link(sqlite: str) -> None:
    async with serving(settings_for(sqlite, public="https://mesa.example")) as site:
        code, _ = await site.table("me", "bot")
        assert (await site.get(f"/api/tables/{code}"))["link"] == f"https://mesa.example/t/{code}"
        answer = await site.http.get(f"/api/tables/{code}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


async def test_games_say_what_there_is_to_choose(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        game = (await site.get("/api/games"))[0]
        assert game["players"] == {"fewest": 2, "most": 4, "usual": 4}
        assert [bot["name"] for bot in game["bots"]] == ["easy"]        # no processes for those that search
        assert all(role["label"] and role["about"] for role in game["roles"])
        for lang, ruleset in product(("es", "en"), ("canon-0.4", "tecnico-0.1")):
            book = await site.get("/api/games/carcosa/rulebook", lang=lang, ruleset=ruleset)
            assert book["ruleset"] == ruleset
            ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
            terms = await site.get("/api/games/carcosa/glossary", lang=lang, ruleset=ruleset)
            assert {rule for term in terms for rule in term["rules"]} <= set(ids)
            assert all(term["label"] and term["text"] for term in terms)
            texts = " ".join(rule["text"] for chapter in book["chapters"] for rule in chapter["rules"])
            assert "HAY_CADAVER" not in texts
        assert (await site.get("/api/games/carcosa/rulebook"))["ruleset"] == "canon-0.4"
        await site.get("/api/games/carcosa/rulebook", status=404, ruleset="canon-9")
        await site.get("/api/games/chess/rulebook", status=404)
