"""An answer that comes later is about the moment of its question, whatever happens meanwhile.

Every seat asks for hints, bots think, people choose, take back, sleep and return, and the table is unloaded and loaded
again, in random orders. Each computation is slow enough for anything to happen before its answer.
"""
from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from tapete.agents.hints import HintAnalysis
from tapete.agents.mcts import ActionValue
from tapete.games import speech_of
from tapete.table.live.bots import by_thumb
from tapete.table.live.moment import Asked
from tapete.table.live.room import Room
from tapete.table.refusals import Refusal
from tapete.table.view import view_builder

from ..sweep import sweep
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

GAMES = [("carcosa", "canon-0.4"), ("gloom", "reglamento"), ("souls", "base"), ("bethlem", "base-1"),
         ("bethlem", "propias-1")]
ACCEPTED = {"late", "not_your_turn", "over", "paused"}


class Slow:
    """Bots that answer when they are let, in any order."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.waiting: list[asyncio.Future[None]] = []

    async def _wait(self) -> None:
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]

    def let_one(self) -> None:
        going = [each for each in self.waiting if not each.done()]
        if going:
            self.chance.choice(going).set_result(None)

    async def hints(self, asked: Asked) -> HintAnalysis:
        await self._wait()
        return HintAnalysis([ActionValue(action, 1, 0.5, 0.4, 0.6) for action in asked.legal])

    async def choose(self, asked: Asked, bot: str, style: str) -> int:
        await self._wait()
        return by_thumb(asked)

    def is_ready(self, game: str) -> bool:
        return True

    async def stop(self) -> None:
        for each in self.waiting:
            each.cancel()


def _own(room: Room, seat: int) -> dict[str, str]:
    """The labels that a seat may be told at its moment, by action; none where it is not asked."""
    if room.over or not room.asks(seat):
        return {}
    speech, names = speech_of(room.game.name, "en"), view_builder.names_of(room, "en")
    menu = view_builder.menu_of(room.game, speech, room.story.playing.blinded(seat), names)
    return {item["action"]: item["label"] for item in menu}


async def _ask(site: Site, code: str, token: str | None, seat: int, own: dict[tuple[int, int], dict[str, str]]) -> bool:
    """Ask for a hint; whether there was one. It must be of a moment in which the seat was asked, and of that alone."""
    answer = await site.http.post(f"/api/tables/{code}/hint", params={"lang": "en"},
                                  headers={"Authorization": f"Bearer {token}"})
    if answer.status_code != 200:
        assert answer.json()["error"]["code"] in ACCEPTED, answer.text
        return False
    hints = answer.json()
    told = {hint["action"]: hint["label"] for hint in hints["hints"]}
    assert told == own[seat, hints["seq"]]
    return True


@pytest.mark.parametrize("game, ruleset", GAMES)
@pytest.mark.parametrize("seed", sweep([1, 2], kept=[1]))
async def test_what_is_answered_later_is_of_the_askers_own_moment(
        sqlite: str, game: str, ruleset: str, seed: int, monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture) -> None:
    chance, heard, own = random.Random(seed), 0, dict[tuple[int, int], dict[str, str]]()
    note = Room.note

    def noting(room: Room, entry: Any, news: Any) -> None:
        note(room, entry, news)
        for seat in range(4):
            own[seat, room.story.events.seq(seat)] = _own(room, seat)

    monkeypatch.setattr(Room, "note", noting)
    async with serving(settings_for(sqlite)) as site:
        server = site.server
        slow: Any = Slow(chance)
        server.bots = server.scheduler.bots = slow
        server.scheduler.look = lambda room: None      # type: ignore[method-assign]
        server.rooms.changed.clear()
        code, tokens = await site.table("me", "human", "human", "human", game=game, ruleset=ruleset)
        asking: list[asyncio.Task[bool]] = []
        driving: list[asyncio.Task[None]] = []

        async def ask(seat: int) -> None:
            """Have a seat ask, until that is thought about or refused."""
            before = len(slow.waiting)
            asking.append(asyncio.create_task(_ask(site, code, tokens[seat], seat, own)))
            while len(slow.waiting) == before and not asking[-1].done():
                await asyncio.sleep(0.001)

        for _ in range(90):
            room = await server.rooms.get(code)
            if room.over:
                break
            match chance.choice(["ask", "ask", "answer", "answer", "choose", "bot", "forget"]):
                case "ask":
                    await ask(chance.choice([room.story.playing.to_move, chance.randrange(4)]))
                case "answer": slow.let_one()
                case "choose": await _choose(server.rooms, room, chance)
                case "bot":
                    if not room.story.held:
                        driving.append(asyncio.create_task(_drive(server.scheduler, room, room.story.playing.to_move)))
                case "forget": server.rooms._rooms.pop(code, None)
            for _ in range(chance.randrange(4)):
                await asyncio.sleep(0.002)

        async def all_answered() -> None:
            while not all(task.done() for task in (*asking, *driving)):
                slow.let_one()
                await asyncio.sleep(0.001)

        await all_answered()
        room = await server.rooms.get(code)
        while room.story.held and not room.over:
            await _choose(server.rooms, room, chance)
        if not room.over:               # one at least is heard, however slow all was
            await ask(room.story.playing.to_move)
            await all_answered()
        heard = sum([await task for task in asking])
        for task in driving:
            await task
    assert heard
    assert not [each.getMessage() for each in caplog.records if each.exc_info]      # a bot that failed


async def _choose(rooms: Any, room: Room, chance: random.Random) -> None:
    if room.story.held:
        await rooms.show(room, room.story.seq)
    else:
        seat, action = room.story.playing.to_move, chance.choice(room.story.playing.legal())
        with suppress(Refusal):         # a bot has been quicker
            await rooms.choose(room, seat, room.story.events.seq(seat), room.game.grammar.text(action))


async def _drive(driver: Any, room: Room, seat: int) -> None:
    """A bot in a seat, as the driver has it choose."""
    async def think(asked: Asked) -> int:
        return int(await driver.bots.choose(asked, "easy", "level"))
    await driver._watch(room, partial(driver._answer, room, seat, think))


async def test_a_hint_that_comes_late_is_nobodys(sqlite: str) -> None:
    """By the time that it is there the seat has chosen; or somebody else sits in it."""
    async with serving(settings_for(sqlite)) as site:
        slow: Any = Slow(random.Random(1))
        site.server.bots = slow
        code, tokens = await site.table("me", "human")
        room = await site.server.rooms.get(code)
        seat = room.story.playing.to_move
        path = f"/api/tables/{code}"
        for happens in ("choice", "transfer"):
            asking = asyncio.create_task(site.post(path + "/hint", token=tokens[seat], status=409))
            while not any(not each.done() for each in slow.waiting):
                await asyncio.sleep(0.001)
            if happens == "choice":
                now = await site.now(code, tokens[seat])
                await site.choose(code, tokens[seat], now["seq"], now["menu"][0]["action"])
            else:
                passed = await site.post(f"{path}/seats/{seat}/pass", token=tokens[seat])
                taken = await site.post(path + "/transfer", {"code": passed["code"]})
                tokens[seat] = taken["token"]
            slow.let_one()
            assert (await asking)["error"]["code"] == "late"
            seat = room.story.playing.to_move
