"""At a table no question with a single answer is asked, and undo goes past it."""
from __future__ import annotations

import asyncio
import random

import pytest

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_what_has_one_answer_answers_itself_and_is_not_taken_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await site.post("/api/tables", {"game": "carcosa", "seats": [
            {"kind": "me", "name": "Ana", "role": "TANK"}, {"kind": "open", "role": "BRAWLER"}]}, status=201)
        code, path = made["code"], f"/api/tables/{made['code']}"
        tokens = [made["token"], (await site.post(f"{path}/seats/1/take", {"name": "Eva"}))["token"]]
        await site.post(path + "/start", token=tokens[0])
        chance, chosen, by_themselves = random.Random(5), set[int](), 0
        room = await site.server.rooms.get(code)
        while by_themselves < 3:
            seat, now = await site.asked(code, tokens)
            assert now["status"] == "playing"
            assert len(now["menu"]) > 1 or now["view"]["waiting"]["choice"] == "PURCHASE"  # seen alone
            by_themselves = len(room.story.choices) - len(chosen)
            mine = [i for i in chosen if room.story.choices[i].seat == seat and not room.story.choices[i].only]
            assert room.story.may_undo(seat) == max(mine, default=None)
            assert now["undo"] == (room.story.last_of(seat) is not None)
            chosen.add(len(room.story.choices))
            await site.choose(code, tokens[seat], now["seq"], chance.choice(now["menu"])["action"])
        assert all(played.only for i, played in enumerate(room.story.choices) if i not in chosen)
        await site.server.rooms.keep()
        kept = [played.only for played in room.story.choices]
        site.server.rooms._rooms.clear()
        assert [played.only for played in (await site.server.rooms.get(code)).story.choices] == kept


async def test_a_call_does_not_wait_for_the_only_answer_of_the_only_person(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        chance = random.Random(2)
        async with asyncio.timeout(120):
            for _ in range(8):
                if await _answered_itself(site, chance):
                    return
    raise AssertionError("in eight games nothing had one answer")


async def _answered_itself(site: Site, chance: random.Random) -> bool:
    """Play a game of Bethlem with bots; whether something that had one answer answered itself."""
    code, tokens = await site.table("me", *["bot"] * 5, game="bethlem")
    room = await site.server.rooms.get(code)
    while (now := await site.now(code, tokens[0]))["status"] == "playing":
        if any(played.only and played.seat == 0 for played in room.story.choices):
            return True
        if now["menu"]:
            assert len(now["menu"]) > 1
            await site.choose(code, tokens[0], now["seq"], chance.choice(now["menu"])["action"])
        else:
            await asyncio.sleep(0.005)
    return False
