"""Choosing, receiving events, and asking."""
from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_a_choice_is_told_to_everybody(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        async with site.live(code, tokens[0]) as ana, site.live(code, tokens[1], lang="es") as eva, \
                site.live(code) as watcher:
            first = [await page.next() for page in (ana, eva, watcher)]
            assert [now["seat"] for now in first] == [0, 1, None]
            mover = first[0]["to_move"]
            menu = first[mover]["menu"]
            assert first[1 - mover]["menu"] == [] == first[2]["menu"]
            move = next(item for item in menu if item["kind"] == "MOVE")
            assert move["action"] == f"move {move['args'][0]}"
            answer = await site.choose(code, tokens[mover], 1, move["action"])
            assert answer == {"seq": 2}
            after = [await page.next() for page in (ana, eva, watcher)]
            assert all(now["seq"] == 2 for now in after)
            assert after[2]["events"][0]["what"] == "MOVED"
            assert after[1]["events"][0]["sentence"] != after[0]["events"][0]["sentence"]       # in Spanish


async def test_the_same_choice_sent_twice_happens_once(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        now = await site.now(code)
        seat, token = now["to_move"], tokens[now["to_move"]]
        move, other = [item["action"] for item in (await site.now(code, token))["menu"] if item["kind"] == "MOVE"][:2]
        answers = await asyncio.gather(*(site.choose(code, token, now["seq"], move) for _ in range(5)))
        assert answers == [{"seq": now["seq"] + 1}] * 5
        assert (await site.now(code))["seq"] == now["seq"] + 1
        late = await site.choose(code, token, now["seq"], other, status=409)
        assert late["error"]["code"] == "late"
        early = await site.choose(code, token, now["seq"] + 7, other, status=409)
        assert early["error"]["code"] == "late"
        wrong = await site.choose(code, tokens[1 - seat], now["seq"], move, status=409)
        assert wrong["error"]["code"] == "late"


async def test_what_cannot_be_done_is_refused_with_its_rule(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        now = await site.now(code)
        seat = now["to_move"]
        refused = await site.choose(code, tokens[seat], 1, "move F3_R4", status=422)
        assert refused["error"] == {"code": "illegal", "rule": "carcosa.board.stairs",
                                    "sentence": "One changes floors only from stair to stair, one floor at a time."}
        why = await site.get(f"/api/tables/{code}/why", tokens[seat], action="move F3_R4", lang="es")
        assert (why["legal"], why["rule"]) == (False, "carcosa.board.stairs")
        assert why["sentence"] != refused["error"]["sentence"]
        assert (await site.get(f"/api/tables/{code}/why", tokens[seat], action="end turn"))["legal"]
        refused = await site.choose(code, tokens[1 - seat], 1, "end turn", status=403)
        assert refused["error"]["code"] == "not_your_turn"
        refused = await site.choose(code, tokens[seat], 1, "dance", status=422)
        assert refused["error"]["code"] == "no_action"
        refused = await site.choose(code, None, 1, "end turn", status=401)
        assert refused["error"]["code"] == "no_token"
        refused = await site.choose(code, "x" * 43, 1, "end turn", status=401)
        assert refused["error"]["code"] == "no_token"
        assert await site.now(code) == now


async def test_before_the_start_nothing_can_be_chosen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (token, _) = await site.table("me", "open")
        assert (await site.choose(code, token, 0, "end turn", status=409))["error"]["code"] == "waiting"
        await site.get(f"/api/tables/{code}/why", token, status=409, action="end turn")


async def test_a_page_that_comes_back_hears_what_it_missed(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 10, seed=1)
        whole = await site.now(code, tokens[0], since=0)
        assert [event["index"] for event in whole["events"]] == list(range(len(whole["events"])))
        async with site.live(code, tokens[0], since=4) as back:
            missed = (await back.next())["events"]
        assert missed == [event for event in whole["events"] if event["seq"] > 4]
        page = await site.get(f"/api/tables/{code}/events", tokens[0], before=12, count=5)
        assert page == whole["events"][7:12]
        latest = await site.now(code, tokens[0])
        assert latest["events"] == whole["events"][-40:]
        assert latest["events_before"] == max(0, len(whole["events"]) - 40)


async def test_bots_play_on_until_a_person_must_choose(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, (token, *_) = await site.table("me", "bot", "bot", "bot")
        async with site.live(code, token) as page:
            now = await page.next()
            for _ in range(30):
                while not now["menu"] and now["status"] != "over":
                    now = await page.next()
                if now["status"] == "over":
                    break
                await site.choose(code, token, now["seq"], now["menu"][0]["action"])
                now = await page.next()
            assert now["seq"] > 40


async def test_bots_answer_at_one_pace(sqlite: str) -> None:
    async with serving(settings_for(sqlite, pace=0.25)) as site:
        code, _ = await site.table("bot", "bot")
        async with site.live(code) as page:
            await page.next()
            times = []
            for _ in range(8):
                await page.next()
                times.append(time.monotonic())
        gaps = [b - a for a, b in pairwise(times)]
        assert all(0.24 < gap < 0.49 for gap in gaps), gaps


async def test_a_pause_stops_everything(database: str) -> None:
    async with serving(settings_for(database, pace=0.05)) as site:
        code, (token, *_) = await site.table("me", "bot")
        path = f"/api/tables/{code}"
        await site.post(path + "/resume", token=token, status=409)
        await site.post(path + "/pause", token=token)
        now = await site.now(code, token)
        assert (now["status"], now["menu"]) == ("paused", [])
        await asyncio.sleep(0.2)
        assert (await site.now(code, token))["seq"] == now["seq"]
        if now["to_move"] == 0:
            refused = await site.choose(code, token, now["seq"], "end turn", status=409)
            assert refused["error"]["code"] == "paused"
        await site.post(path + "/resume", token=token)
        assert (await site.now(code))["status"] == "playing"
        await site.post(path + "/pause", status=401)


async def test_a_clock_that_runs_out_lets_the_game_go_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", clock={"seconds": 3600})
        now = await site.now(code, tokens[0])
        assert now["clock"]["seat"] == now["to_move"]
        assert 3000 < now["clock"]["left"] <= 3600
        room = await site.server.rooms.get(code)
        room.row.clock = 0          # nobody waits an hour for a test
        async with site.live(code) as page:
            await page.next()
            await site.choose(code, tokens[now["to_move"]], 1, "end turn")
            assert (await page.until(4))[-1]["seq"] >= 4


async def test_what_is_said_reaches_everybody(database: str) -> None:
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        path = f"/api/tables/{code}/chat"
        async with site.live(code, tokens[1]) as eva:
            await eva.next()
            await site.post(path, {"text": "  ¿Vamos\nal pasillo? "}, tokens[0])
            heard = await eva.next("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ana", "¿Vamos al pasillo?")
        assert [line["text"] for line in await site.get(path)] == ["¿Vamos al pasillo?"]
        await site.post(path, {"text": "x"}, None, status=401)
        await site.post(path, {"text": "\u202e"}, tokens[0], status=422)


async def test_everybody_sees_who_is_there(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        async with site.live(code) as watcher:
            async with site.live(code, tokens[1]) as eva:
                await eva.next()
                seats = (await watcher.next("presence"))["seats"]
                while not seats[1]["present"]:
                    seats = (await watcher.next("presence"))["seats"]
            while seats[1]["present"]:
                seats = (await watcher.next("presence"))["seats"]


async def test_a_page_has_nothing_to_say_but_who_it_is(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        async with site.live(code, tokens[0], nonsense=1) as page:
            assert (await page.next("error"))["error"]["code"] == "bad_request"
        async with site.live("AAAAAA", tokens[0]) as page:
            assert (await page.next("error"))["error"]["code"] == "no_table"
        async with site.live(code, "x" * 43) as page:
            assert (await page.next("error"))["error"]["code"] == "no_token"


async def test_an_idle_table_is_forgotten_and_taken_up_again(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 12, seed=3)
        before = await site.now(code, tokens[0], since=0)
        (await site.server.rooms.get(code)).touched -= 10_000
        await site.server.rooms.forget_idle(site.server.scheduler.watches)
        assert site.server.rooms.here(code) is None
        assert await site.now(code, tokens[0], since=0) == before


async def test_a_write_that_fails_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        now = await site.now(code)
        token = tokens[now["to_move"]]

        async def fail(*args: object) -> None:
            raise OSError("the disk is full")
        with monkeypatch.context() as patch:
            patch.setattr(site.server.journal, "_write", fail)
            refused = await site.choose(code, token, 1, "end turn", status=503)
        assert refused["error"]["code"] == "no_database"
        assert "disk" not in str(refused)
        assert await site.now(code) == now
        await site.choose(code, token, 1, "end turn")


async def test_whole_games_over_http(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human", "human")
        assert await _finish(site, code, tokens) > 20
        now = await site.now(code, tokens[2])
        assert now["status"] == "over"
        assert now["outcome"]["sentence"]
        assert now["menu"] == []
        assert (await site.choose(code, tokens[0], now["seq"], "end turn", status=409))["error"]["code"] == "over"


async def _finish(site: Site, code: str, tokens: list[str | None]) -> int:
    return await site.play_randomly(code, tokens, 100_000, seed=5)
