"""Finished games: watched, downloaded, checked, played on."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.referee.transcript import Replay, parse

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _finished(site: Site) -> tuple[str, str, list[str | None]]:
    """A table whose game is over, and its replay."""
    code, tokens = await site.table("me", "human", "human")
    await site.play_randomly(code, tokens, 100_000, seed=11)
    return code, (await site.get(f"/api/tables/{code}"))["replay"], tokens


async def test_a_finished_game_can_be_watched_shared_and_checked(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human", "human")
        await site.play_randomly(code, tokens, 5, seed=1)
        refused = await site.get(f"/api/tables/{code}/record", tokens[0], status=409)
        assert refused["error"]["code"] == "not_over"
        code, replay, tokens = await _finished(site)
        answer = await site.http.get(f"/api/tables/{code}/record")
        transcript = parse(answer.content, Path("record"))
        checked = Replay(find_game("carcosa"), transcript)
        assert len(list(checked.steps())) == len(transcript.choices) > 10
        told = await site.get(f"/api/replays/{replay}")
        assert told["choices"] == len(transcript.choices)
        assert told["names"][0].startswith("Ana (")
        assert told["outcome"]["sentence"]
        curve = await site.get(f"/api/replays/{replay}/curve")
        assert len(curve["values"]) == told["moments"]
        assert curve["values"][-1] == (1.0 if told["outcome"]["won"] else 0.0)
        assert 1 <= len(curve["turning_points"]) <= 5


async def test_a_replay_shows_what_each_seat_saw(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human")
        seen = [await site.now(code, tokens[1])]
        for step in range(100_000):
            if not await site.play_randomly(code, tokens, 1, seed=step):
                break
            seen.append(await site.now(code, tokens[1], since=seen[-1]["seq"]))
        replay = (await site.get(f"/api/tables/{code}"))["replay"]
        moments, first = [], 0
        while first is not None:
            page = await site.get(f"/api/replays/{replay}/moments", seat="1", first=first, count=60)
            moments += page["moments"]
            first = page["next"]
        assert [moment["view"] for moment in moments] == [now["view"] for now in seen]
        assert [[e["sentence"] for e in m["events"]] for m in moments[1:]] == [
            [e["sentence"] for e in now["events"]] for now in seen[1:]]
        assert [e["index"] for m in moments for e in m["events"]] == list(range(sum(len(m["events"]) for m in moments)))
        everything = await site.get(f"/api/replays/{replay}/moments", seat="all", first=0, count=1)
        assert None not in everything["moments"][0]["view"]["decks"]["F1_R1"]["top"]
        assert None in moments[0]["view"]["decks"]["F1_R1"]["top"]
        for query in ({"seat": "3"}, {"first": len(moments)}):
            await site.get(f"/api/replays/{replay}/moments", status=404, **query)
        await site.get(f"/api/replays/{replay}/moments", status=422, seat="x")
        await site.get("/api/replays/nothing", status=404)


async def test_a_record_is_uploaded_if_it_is_right(database: str) -> None:
    async with serving(settings_for(database)) as site:
        _, replay, _ = await _finished(site)
        body = (await site.http.get(f"/api/replays/{replay}/record")).content
        kept = [(await site.http.post("/api/records", content=body)).json()["replay"] for _ in range(2)]
        assert kept[0] == kept[1] != replay     # kept once, and apart from the table's own
        fixture = Path("tests/fixtures/carcosa/seed-102.jsonl").read_bytes()
        other = (await site.http.post("/api/records", content=fixture)).json()["replay"]
        assert (await site.get(f"/api/replays/{other}"))["seats"]
        lines = fixture.splitlines(keepends=True)
        edited = json.loads(lines[5])
        edited["state"] = "0" * 16
        damages = {b"": "empty", b"\xff": "UTF-8", b"{}\n": "line 1", lines[0]: "not finished",
                   b"".join([*lines[:5], json.dumps(edited).encode() + b"\n", *lines[6:]]): "line 6",
                   b'{"tapete":1,"game":"chess"}\n': "line 1"}
        for damaged, where in damages.items():
            refused = await site.http.post("/api/records", content=damaged, params={"lang": "en"})
            assert refused.status_code == 422, damaged
            assert where in refused.json()["error"]["sentence"], refused.text
        large = await site.http.post("/api/records", content=b"x" * 2_000_000)
        assert large.status_code == 413


async def test_a_game_goes_on_from_a_moment_of_a_replay(database: str) -> None:
    async with serving(settings_for(database)) as site:
        _, replay, _ = await _finished(site)
        asked = {"moment": 7, "same_future": True, "seats": [
            {"kind": "me", "name": "Leo"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]}
        made = await site.post(f"/api/replays/{replay}/fork", asked, status=201)
        moment = (await site.get(f"/api/replays/{replay}/moments", seat="0", first=7, count=1))["moments"][0]
        room = await site.server.rooms.get(made["code"])
        assert room.playing.game.view(room.before(7).blinded(0)).model_dump(mode="json") == moment["view"]
        async with site.live(made["code"], made["token"]) as page:
            now = await page.next()
            for _ in range(10):
                while now["to_move"] != 0 and now["status"] != "over":
                    now = await page.next()
                if now["status"] == "over":
                    break
                await site.choose(made["code"], made["token"], now["seq"], now["menu"][0]["action"])
                now = await page.next()
        await site.post(f"/api/replays/{replay}/fork", {**asked, "seats": asked["seats"][:2]}, status=422)
        refused = await site.post(f"/api/replays/{replay}/fork", {**asked, "moment": 99_999}, status=404)
        assert refused["error"]["code"] == "no_moment"


async def test_a_game_with_real_dice_goes_on_with_fair_ones(sqlite: str, tmp_path: Path) -> None:
    """Its dice are on record from then on, so that a restart has the same game."""
    body = _with_real_dice(tmp_path)
    async with serving(settings_for(sqlite)) as site:
        replay = (await site.http.post("/api/records", content=body)).json()["replay"]
        made = await site.post(f"/api/replays/{replay}/fork", {
            "moment": 9, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}, status=201)
        code = made["code"]
        eva = await site.post(f"/api/tables/{code}/seats/1/take", {"name": "Eva"})
        await site.post(f"/api/tables/{code}/start", token=eva["token"])
        tokens = [made["token"], eva["token"]]
        await site.play_randomly(code, tokens, 25, seed=2)
        before = await site.now(code, tokens[0], since=0)
        site.server.rooms._rooms.clear()
        assert await site.now(code, tokens[0], since=0) == before
        await site.play_randomly(code, tokens, 100_000, seed=3)
        answer = await site.http.get(f"/api/tables/{code}/record")
        checked = Replay(find_game("carcosa"), parse(answer.content, Path("record")))
        assert list(checked.steps())


def _with_real_dice(tmp_path: Path) -> bytes:
    """A finished record whose dice were typed in."""
    import random

    from tapete.agents.seat import SeatedAgent
    from tapete.referee.session import Session
    from tapete.referee.transcript import Recorder
    game, chance = find_game("carcosa"), random.Random(4)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None, None], 4, lambda sides: chance.randint(1, sides))
    recorder = Recorder(tmp_path / "dice.jsonl", session, ["human", "human"], typed_dice=True)
    agents = [SeatedAgent("random", seat, 4) for seat in range(2)]
    while not session.over:
        seat = session.to_move
        action = agents[seat].choose(session, recorder.number)
        session.play(action, seat)
        recorder.add(seat, action)
    return (tmp_path / "dice.jsonl").read_bytes()
