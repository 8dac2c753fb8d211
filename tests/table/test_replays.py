"""Finished games: watched, downloaded, checked, played on."""
from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game
from tapete.referee.transcript import SEAT_CHANGES, Replay, parse
from tapete.table.live.room import Room
from tapete.table.story.rebuild import session_after
from tapete.table.story.setup import GameSetup
from tapete.text.spoken import RecordError

from ..fuzz.world import RECORD
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _finished(site: Site) -> tuple[str, str, list[str | None]]:
    """A table whose game is over, and its replay."""
    code, tokens = await site.table("me", "human", "human")
    await site.play_randomly(code, tokens, 100_000, seed=11)
    return code, (await site.get(f"/api/tables/{code}"))["replay"], tokens


async def test_a_finished_game_can_be_watched_shared_and_checked(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
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
        assert told["names"][0] == "Ana"
        assert told["outcome"]["sentence"]
        curve = await site.get(f"/api/replays/{replay}/curve")
        assert len(curve["values"]) == told["moments"]
        assert curve["values"][-1] == (1.0 if told["outcome"]["won"] else 0.0)
        assert 1 <= len(curve["turning_points"]) <= 5


async def test_a_replay_shows_what_each_seat_saw(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is asked here, so that each moment is looked at."""
    monkeypatch.setattr(Room, "automatic", lambda room, seat: None)
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


async def test_a_record_is_uploaded_if_it_is_right(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
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


async def test_a_game_goes_on_from_a_moment_of_a_replay(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        _, replay, _ = await _finished(site)
        asked = {"moment": 7, "same_future": True, "seats": [
            {"kind": "me", "name": "Leo"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]}
        made = await site.post(f"/api/replays/{replay}/fork", asked, status=201)
        moment = (await site.get(f"/api/replays/{replay}/moments", seat="0", first=7, count=1))["moments"][0]
        room = await site.server.rooms.get(made["code"])
        story = room.story
        session = session_after(GameSetup.of(room.row), story.setup_dice, story.redeals, story.choices[:7])
        assert session.game.view(session.blinded(0)).model_dump(mode="json") == moment["view"]
        # Seats count their moments from 0 again. A choice of the other game must not count as a repeated choice of
        # this one.
        assert all(seq < room.story.events.seq(seat) for seq, seat, _ in room.story.answered)
        async with site.live(made["code"], made["token"]) as page:
            chosen = -1
            for _ in range(10):
                now = await page.next()
                while now["status"] != "over" and (now["seq"] <= chosen or now["to_move"] != 0 or len(now["menu"]) < 2):
                    now = await page.next()         # what has one answer answers itself
                if now["status"] == "over":
                    break
                await site.choose(made["code"], made["token"], now["seq"], now["menu"][0]["action"])
                chosen = now["seq"]
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


async def test_a_record_says_who_came_and_went_and_no_names(either_database: str) -> None:
    async with serving(settings_for(either_database, absence=0.0)) as site:
        code, (ana, eva) = await site.table("me", "human", game="high_card", options={"hand": 3})
        path = f"/api/tables/{code}"
        await site.play_randomly(code, [ana, eva], 2, seed=1)
        await site.post(path + "/seats/1/bot", {"bot": "easy"}, token=ana)
        async with site.live(code, ana) as page:
            while (now := await page.next())["status"] != "over":
                if now["menu"]:
                    await site.choose(code, ana, now["seq"], now["menu"][0]["action"])
        replay = (await site.get(path, ana))["replay"]
        record = (await site.http.get(f"/api/replays/{replay}/record")).text
        assert json.loads(record.splitlines()[0])["reseated"] == [{"after": 2, "seat": 1, "change": "bot_for"}]
        assert "P1" not in record
        moments = (await site.get(f"/api/replays/{replay}/moments", seat="watch"))["moments"]
        told = {moment["moment"]: [event["sentence"] for event in moment["events"] if event["what"] == "TABLE_SEAT"]
                for moment in moments}
        assert {number: said for number, said in told.items() if said} == {2: ["A bot plays on in seat 2."]}
        uploaded = await site.http.post("/api/records", content=record)
        assert uploaded.status_code == 201
        indexes = [event["index"] for moment in moments for event in moment["events"]]
        assert indexes == list(range(len(indexes)))


async def test_every_change_of_seats_that_a_table_told_is_in_its_record(either_database: str) -> None:
    """The story of the table, by the sentences that all were told, and that of its replay."""
    async with serving(settings_for(either_database, absence=0.0)) as site, AsyncExitStack() as pages:
        code, (ana, eva, _, leo) = await site.table("me", "human", "bot", "human", game="high_card",
                                                    options={"hand": 3})
        path = f"/api/tables/{code}"
        assert eva and leo

        async def agreed(asked: Any, *tokens: str | None) -> None:
            for token in tokens:
                await site.post(path + "/consent", {"proposal": asked["proposal"]["id"], "agree": True}, token)

        here = [await pages.enter_async_context(site.live(code, token)) for token in (ana, eva)]
        for page in here:
            await page.next()
        await site.post(path + "/host", {"seat": 1}, ana)
        await agreed(await site.post(path + "/seats/2/free", token=ana), eva)
        noa = (await site.post(path + "/seats/2/take", {"name": "Noa"}))["token"]
        await agreed(await site.now(code, ana), ana, eva)
        await agreed(await site.post(path + "/seats/3/bot", {"bot": "easy"}, ana), eva)
        await agreed(await site.post(path + "/seats/2/free", token=ana), eva)
        await site.post(path + "/seats/1/leave", token=eva)
        await site.post(path + "/seats/1/bot", {"bot": "easy"}, ana)
        await site.now(code, noa, status=401)
        await site.post(path + "/seats/2/bot", {"bot": "easy"}, ana)
        async with asyncio.timeout(180):
            while (now := await site.now(code, ana))["status"] != "over":
                if now["menu"]:
                    await site.choose(code, ana, now["seq"], now["menu"][0]["action"])
                await asyncio.sleep(0)
        events = (await site.get(path + "/events", ana, count=200))
        told = [re.sub("Ana|P1|P3|Noa", "N", event["sentence"]) for event in events if event["what"] == "TABLE_SEAT"]
        record = (await site.http.get(f"{path}/record", headers={"Authorization": f"Bearer {ana}"})).text
        kept = json.loads(record.splitlines()[0])["reseated"]
        assert [(each["seat"], each["change"]) for each in kept] == [
            (1, "host"), (2, "opened"), (2, "came"), (3, "bot_for"), (2, "freed"), (1, "left"), (0, "host"),
            (1, "bot"), (2, "bot")]
        assert {each["change"] for each in kept} == set(SEAT_CHANGES)
        assert len(told) == len(kept) and not re.search("P1|P3|Noa", record)
        replay = (await site.get(path, ana))["replay"]
        moments = (await site.get(f"/api/replays/{replay}/moments", ana))["moments"]
        again = [event["sentence"] for moment in moments for event in moment["events"] if event["what"] == "TABLE_SEAT"]
        assert len(again) == len(told) and not re.search("P1|P3|Noa", " ".join(again))


@pytest.mark.parametrize("changes, said", [
    ([1], "reseated should be a list of objects"),
    ([{"after": 0, "seat": 2, "change": "came"}], "reseated: there is no seat 2 among 2"),
    ([{"after": 0, "seat": 0, "change": "won"}], "reseated: expected one of came, left"),
    ([{"after": 1, "seat": 0, "change": "came"}, {"after": 0, "seat": 0, "change": "left"}],
     "reseated after 0 choices follows 1"),
    ([{"after": 65, "seat": 0, "change": "came"}], "reseated speaks of more choices than there are"),
    ([{"after": 0, "seat": 0, "change": "came"}] * 10_001, "reseated 10001 times"),
])
def test_who_came_and_went_must_make_sense(changes: object, said: str) -> None:
    header, *lines = RECORD.read_text().splitlines()
    body = "\n".join([json.dumps({**json.loads(header), "reseated": changes}), *lines]) + "\n"
    with pytest.raises(RecordError, match=said):
        parse(body.encode(), Path("record"))
