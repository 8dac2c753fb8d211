"""Undo: with everybody's consent, and never past a revealed secret."""
from __future__ import annotations

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.kernel.log import EVERYBODY
from tapete.referee.session import Session
from tapete.table.story.undo import reveals_hidden

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which somebody comes to the corridor before it is over."""
    monkeypatch.setattr("tapete.table.live.chance.fresh_seed", lambda: 7)


async def _to_the_corridor(site: Site, code: str, tokens: list[str | None]) -> tuple[int, int]:
    """Somebody walks from a room into the corridor, which shows nothing; the seat, and the seq before it."""
    while True:
        seat, now = await site.asked(code, tokens)
        menu = now["menu"]
        walks = [item for item in menu if item["kind"] == "MOVE"]
        corridor = [item["action"] for item in walks if item["args"][0].endswith("_P")]
        spy = any(soul["role"] == "SCOUT" for soul in now["view"]["souls"])
        assert not spy
        there = corridor or [item["action"] for item in walks] or [menu[-1]["action"]]
        await site.choose(code, tokens[seat], now["seq"], there[0])
        if corridor and (await site.now(code))["events"][-1]["what"] == "MOVED":
            return seat, now["seq"]


async def _two_of_whom_one_has_walked(site: Site) -> tuple[str, list[str | None], int]:
    """A table for two at which somebody has walked into the corridor: its code, the seats' tokens, and who it was."""
    made = await site.post("/api/tables", {"game": "carcosa", "seats": [
        {"kind": "me", "name": "Ana", "role": "TANK"}, {"kind": "open", "role": "BRAWLER"}]}, status=201)
    path = f"/api/tables/{made['code']}"
    eva = (await site.post(f"{path}/seats/1/take", {"name": "Eva"}))["token"]
    await site.post(path + "/start", token=eva)
    tokens = [made["token"], eva]
    seat, _ = await _to_the_corridor(site, made["code"], tokens)
    return made["code"], tokens, seat


async def test_all_people_must_agree(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        made = await site.post("/api/tables", {"game": "carcosa", "seats": [
            {"kind": "me", "name": "Ana", "role": "TANK"}, {"kind": "open", "role": "BRAWLER"},
            {"kind": "open", "role": "HIGH_ROLLER"}]}, status=201)
        code, path = made["code"], f"/api/tables/{made['code']}"
        tokens = [made["token"]]
        for seat in (1, 2):
            tokens.append((await site.post(f"{path}/seats/{seat}/take", {"name": f"P{seat}"}))["token"])
        await site.post(path + "/start", token=tokens[0])
        refused = await site.post(path + "/undo", token=tokens[0], status=409)
        assert refused["error"]["code"] == "nothing_to_undo"
        seat, seq = await _to_the_corridor(site, code, tokens)
        before = await site.now(code, tokens[seat], since=0)
        proposal = (await site.post(path + "/undo", token=tokens[seat]))["proposal"]
        others = [other for other in range(3) if other != seat]
        assert proposal["waits_for"] == others
        async with site.live(code) as watcher:
            assert (await watcher.next())["proposal"]["id"] == proposal["id"]
            await site.post(path + "/consent", {"proposal": proposal["id"], "agree": True}, tokens[others[0]])
            assert (await site.now(code))["seq"] == before["seq"]
            await site.post(path + "/consent", {"proposal": proposal["id"], "agree": True}, tokens[others[1]])
            now = (await watcher.until(before["seq"] + 1))[-1]
        assert now["events"][-1]["what"] == "TABLE_UNDONE"
        assert now["to_move"] == seat
        again = await site.now(code, tokens[seat])
        assert any(item["kind"] == "MOVE" for item in again["menu"])
        soul = again["view"]["souls"][seat]["place"]
        assert soul != before["view"]["souls"][seat]["place"]
        # The same seq with the same choice was taken back: it is not the answer to a new one.
        await site.choose(code, tokens[seat], again["seq"], "end turn")
        room = await site.server.rooms.get(code)
        seen = await site.now(code, tokens[0], since=0)
        site.server.rooms._rooms.clear()
        assert (await site.server.rooms.get(code)) is not room
        assert await site.now(code, tokens[0], since=0) == seen         # the store tells the same story
        assert seq < seen["seq"]


async def test_what_has_shown_something_stays(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, tokens = await site.table("me", "human")
        for _ in range(40):
            seat, now = await site.asked(code, tokens)
            menu = now["menu"]
            search = [item["action"] for item in menu if item["kind"] == "SEARCH"]
            await site.choose(code, tokens[seat], now["seq"], (search or [menu[-1]["action"]])[0])
            if search:
                break
        assert search
        refused = await site.post(f"/api/tables/{code}/undo", token=tokens[seat], status=409)
        assert refused["error"]["code"] == "shown"


def test_what_shows_something_is_found_without_knowing_the_game() -> None:
    """Compared with Carcosa's own log of every choice in whole games."""
    game = find_game("carcosa")
    ruleset = game.ruleset()
    shown, quiet = 0, 0
    for seed in range(3):
        session = Session(game, ruleset, game.options(ruleset), [None] * 3, seed)
        agents = [SeatedAgent("random", seat, seed) for seat in range(3)]
        session.news()
        for number in range(120):
            if session.over:
                break
            seat = session.to_move
            action = agents[seat].choose(session, number)
            before = session.digest()
            known = session.view(game.spectator).decks
            found = reveals_hidden(session, action)
            assert session.digest() == before
            drawn = session.state.dice.count
            told = session.play(action, seat)
            happenings = [game.wording.happening(each.what, each.a, each.b, each.c) for each in told]
            names = {happened.what for happened in happenings}
            if any(happened.what == "REVEALED" and known[happened.args["place"]].top[0] is not None
                   for happened in happenings):
                continue        # everybody knew that card already; what follows may have shown another
            # BOUGHT: the others see which of the two cards it was that only the buyer had seen.
            expected = (bool(names & {"REVEALED", "ROLL", "PEEKED", "LOOKED", "OFFERED", "ENTERED_SPECIAL", "BOUGHT"})
                        or session.state.dice.count > drawn or any(each.seats != EVERYBODY for each in told))
            assert found == expected, (game.grammar.text(action), names)
            shown += found
            quiet += not found
    assert shown > 20
    assert quiet > 20


async def test_an_undo_is_no_longer_proposed_once_somebody_has_chosen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens, seat = await _two_of_whom_one_has_walked(site)
        path = f"/api/tables/{code}"
        proposal = (await site.post(path + "/undo", token=tokens[seat]))["proposal"]
        mover, now = await site.asked(code, tokens)
        await site.choose(code, tokens[mover], now["seq"], now["menu"][0]["action"])
        assert (await site.now(code))["proposal"] is None
        refused = await site.post(path + "/consent", {"proposal": proposal["id"], "agree": True},
                                  tokens[1 - seat], status=409)
        assert refused["error"]["code"] == "no_proposal"


async def test_an_undo_is_offered_with_what_it_takes_back_and_not_where_something_was_seen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens, seat = await _two_of_whom_one_has_walked(site)
        path = f"/api/tables/{code}"
        assert (await site.now(code, tokens[seat]))["undo"]
        offered = await site.get(path + "/undo", tokens[seat])
        assert "corridor" in offered["label"]
        assert "pasillo" in (await site.get(path + "/undo", tokens[seat], lang="es"))["label"]
        searched = False
        while not searched:
            seat, now = await site.asked(code, tokens)
            menu = now["menu"]
            search = [item["action"] for item in menu if item["kind"] == "SEARCH"]
            await site.choose(code, tokens[seat], now["seq"], (search or [menu[-1]["action"]])[0])
            searched = bool(search)
        assert await site.get(path + "/undo", tokens[seat]) == {"label": None}
        refused = await site.post(path + "/undo", token=tokens[seat], status=409)
        assert refused["error"]["code"] == "shown"


async def test_whoever_reads_the_table_anew_is_offered_the_same(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens, seat = await _two_of_whom_one_has_walked(site)
        path = f"/api/tables/{code}"
        before = await site.get(path + "/undo", tokens[seat])
        site.server.rooms._rooms.clear()
        assert await site.get(path + "/undo", tokens[seat]) == before != {"label": None}
