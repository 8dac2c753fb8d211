"""Games forked from a moment of another: with hidden things redealt, or unchanged if the game says so."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.files.home import home_of
from tapete.games import find_game
from tapete.referee.session import redealt
from tapete.referee.transcript import Replay, parse, read
from tapete.text.spoken import RecordError

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parents[1] / "fixtures"


def shortest_of(game: str) -> Path:
    """The shortest recorded game: one of another package has its own beside it."""
    folders = (FIXTURES / game, home_of(find_game(game)).parent / "tests" / "fixtures")
    return min((path for folder in folders for path in folder.rglob("*.jsonl")), key=lambda path: path.stat().st_size)


async def _finished(site: Site) -> str:
    code, tokens = await site.table("me", "human", "human", game="high_card", options={"hand": 5})
    await site.play_randomly(code, tokens, 1000, seed=1)
    return str((await site.get(f"/api/tables/{code}"))["replay"])


async def _fork(site: Site, replay: str, moment: int, **more: Any) -> tuple[str, list[str | None]]:
    made = await site.post(f"/api/replays/{replay}/fork", {"moment": moment, "seats": [
        {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}], **more}, status=201)
    tokens = [made["token"]]
    for seat in (1, 2):
        tokens.append((await site.post(f"/api/tables/{made['code']}/seats/{seat}/take", {
            "name": f"P{seat}", "password": more.get("password")}))["token"])
    return made["code"], tokens


async def test_a_forks_future_is_dealt_anew_and_its_record_plays_again(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        replay = await _finished(site)
        body = (await site.http.get(f"/api/replays/{replay}/record")).content
        origin = parse(body, Path("origin"))
        hands, public = set(), set()
        for _ in range(4):
            code, tokens = await _fork(site, replay, 4)
            assert (await site.get(f"/api/tables/{code}"))["fork"] == {
                "moment": 4, "same_future": False, "replay": replay}
            await site.post(f"/api/tables/{code}/start", token=tokens[0])
            room = await site.server.rooms.get(code)
            hands.add(tuple(player.hand for player in room.story.playing.state.players))
            public.add(str((await site.now(code))["view"]))
            told = [event["what"] for event in (await site.now(code, tokens[0]))["events"]]
            assert told[-3:] == ["TABLE_GOES_ON", "TABLE_SEAT", "TABLE_SEAT"]
        assert len(hands) > 1 and len(public) == 1
        refused = await site.post(f"/api/tables/{code}/undo", token=tokens[0], status=409)
        assert refused["error"]["code"] == "nothing_to_undo"        # what went before is another game's
        # A process that knows nothing of it makes the same of the entries.
        now = await site.now(code, tokens[1], since=0)
        site.server.rooms._rooms.clear()
        assert await site.now(code, tokens[1], since=0) == now
        await site.play_randomly(code, tokens, 1000, seed=2)
        forked = (await site.http.get(f"/api/tables/{code}/record")).content
        transcript = parse(forked, Path("record"))
        assert transcript.choices[:4] == origin.choices[:4]
        again = Replay(find_game("high_card"), transcript)
        assert len(list(again.steps())) == len(transcript.choices)
        # A fork of a fork has both deals.
        uploaded = (await site.http.post("/api/records", content=forked)).json()["replay"]
        code, tokens = await _fork(site, uploaded, 6)
        await site.post(f"/api/tables/{code}/start", token=tokens[0])
        await site.play_randomly(code, tokens, 1000, seed=3)
        twice = parse((await site.http.get(f"/api/tables/{code}/record")).content, Path("record"))
        assert [deal["after"] for deal in twice.header["redealt"]] == [4, 6]
        assert list(Replay(find_game("high_card"), twice).steps())


async def test_the_same_future_is_said_to_all_who_join(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        replay = await _finished(site)
        code, tokens = await _fork(site, replay, 4, same_future=True)
        assert (await site.get(f"/api/tables/{code}"))["fork"]["same_future"] is True
        moment = (await site.get(f"/api/replays/{replay}/moments", seat="0", first=4, count=1))["moments"][0]
        assert (await site.now(code, tokens[0]))["menu"] == []      # before the start no seat sees more than a watcher
        assert (await site.now(code, tokens[0]))["view"] == (await site.now(code))["view"] != moment["view"]
        await site.post(f"/api/tables/{code}/start", token=tokens[0])
        assert (await site.now(code, tokens[0]))["view"] == moment["view"]


async def test_a_fork_has_a_password_and_never_less_than_its_origin(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human", game="high_card", password="a")
        while (await site.now(code, tokens[0]))["status"] != "over":
            for token in tokens:
                now = await site.now(code, token)
                if now["menu"]:
                    await site.choose(code, token, now["seq"], now["menu"][0]["action"])
        replay = (await site.get(f"/api/tables/{code}", tokens[0]))["replay"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
        ask = {"moment": 2, "seats": seats}
        assert (await site.post(f"/api/replays/{replay}/fork", ask, status=403))["error"]["code"] == "wrong_password"
        for more in ({}, {"password": "b"}):
            made = await site.post(f"/api/replays/{replay}/fork", ask | more, tokens[0], status=201)
            path = f"/api/tables/{made['code']}/seats/2/take"
            await site.post(path, {"name": "Leo"}, status=403)
            await site.post(path, {"name": "Leo", "password": more.get("password", "a")})


@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem", "high_card"])
def test_what_everybody_sees_stays_in_a_new_deal(game: str) -> None:
    """At moments of a recorded game of each: the same for who watches, and a sound state to play on from."""
    path = shortest_of(game)
    replay = Replay(find_game(game), read(path))
    dealt = differed = 0
    for number, _ in enumerate(replay.steps()):
        session = replay.session
        if number % 9 or session.over:
            continue
        played = session.game
        try:
            fresh = redealt(played, session.state, 1000 + number)
        except InputError:
            continue
        dealt += 1
        differed += played.view(fresh) != played.view(session.state)
        seat = int(played.rules.chooser(fresh))
        assert seat >= 0 and _menu(played, fresh) == _menu(played, _seen(played, fresh, seat))
        assert fresh == redealt(played, session.state, 1000 + number)
    assert dealt and differed


def test_who_has_been_shown_what_there_is_to_choose_from_is_not_dealt_other_cards() -> None:
    """Two of Motemey's cards have been shown to a soul, who is to pick one."""
    replay = Replay(find_game("carcosa"), read(FIXTURES / "carcosa" / "seed-102.jsonl"))
    for number, _ in enumerate(replay.steps(), 1):
        if number == 12:
            break
    assert {replay.session.game.grammar.text(action).split()[0] for action in replay.session.legal()} == {"pick"}
    with pytest.raises(InputError, match="cannot be dealt again"):
        redealt(replay.session.game, replay.session.state, 7)


def _seen(game: Any, state: Any, seat: int) -> Any:
    seen = game.State.copy(state)
    game.rules.blind(seen, seat)
    return seen


def _menu(game: Any, state: Any) -> list[int]:
    menu = game.Menu.plain()
    game.rules.legal(state, menu)
    return list(menu.actions[:menu.n])


def test_a_record_with_another_deal_than_it_says_is_refused() -> None:
    path = shortest_of("high_card")
    lines = path.read_bytes().split(b"\n", 1)
    import json
    header = json.loads(lines[0])
    for deals, where in (([{"after": 1, "seed": 5, "state": "0" * 16}], "new deal"),
                         ([{"after": 10_000, "seed": 5, "state": "0"}], "more choices"),
                         ([{"after": 2, "seed": 5, "state": "0"}, {"after": 1, "seed": 5, "state": "0"}], "follows"),
                         ([7], "objects")):
        body = json.dumps({**header, "redealt": deals}).encode() + b"\n" + lines[1]
        with pytest.raises(RecordError, match=where):
            list(Replay(find_game("high_card"), parse(body, Path("record"))).steps())
