"""A table of a game that asks several seats at once: all choose when they like, and nobody sees a choice, or that it is
made, before all have chosen."""
from __future__ import annotations

import asyncio
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from sqlalchemy import select

from tapete import games
from tapete.table.store.models import TurnRow

from .support import Site, serving, settings_for
from .test_days import noted
from .test_time import Virtual

pytestmark = pytest.mark.anyio

GAME = "sealed_at_once"
TOGETHER = "Everybody chooses at the same time, and nobody sees it before all have."


@pytest.fixture(autouse=True)
def _no_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own round would look between two looks of a test's."""
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    here = {GAME: EntryPoint(GAME, "tests.sealed.at_once:GAME", "tapete.games")}
    installed = games._installed() | here
    monkeypatch.setattr(games, "_installed", lambda: installed)


async def seen_by_others(site: Site, code: str, tokens: list[str | None]) -> list[Any]:
    """All that the others' pages and a watcher's show now."""
    return [await site.now(code, token) for token in [*tokens, None]]


async def test_each_is_asked_at_once_and_nobody_sees_who_has_chosen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human", game=GAME)
        nows = await seen_by_others(site, code, tokens)
        assert [now["to_move"] for now in nows] == [0, 1, 2, None]
        assert [len(now["menu"]) for now in nows] == [3, 3, 3, 0]
        assert nows[3]["question"] == TOGETHER
        await site.choose(code, tokens[1], nows[1]["seq"], "bid 2")
        mine = await site.now(code, tokens[1])
        assert mine["menu"] == [] and mine["question"] == TOGETHER and mine["view"]["laid"] == [0, 2, 0]
        assert await seen_by_others(site, code, [tokens[0], tokens[2]]) == [nows[0], nows[2], nows[3]]
        await site.choose(code, tokens[1], mine["seq"], "bid 1", status=403)
        await site.choose(code, tokens[0], nows[0]["seq"], "bid 1")
        await site.choose(code, tokens[2], nows[2]["seq"], "bid 1")     # from the moment before the others chose
        after = await seen_by_others(site, code, tokens)
        assert [now["view"]["points"] for now in after] == [[0, 1, 0]] * 4
        assert [event["sentence"] for event in after[3]["events"]][-3:] == [
            "Ana had bid 1.", "P1 had bid 2.", "P2 had bid 1."]
        assert not any(now["undo"] for now in after)


async def test_pages_hear_nothing_of_a_choice_before_all_have_chosen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", game=GAME)
        async with site.live(code, tokens[1]) as page, site.live(code, None) as watcher:
            began = [await each.next() for each in (page, watcher)]
            await site.choose(code, tokens[0], (await site.now(code, tokens[0]))["seq"], "bid 3")
            await site.choose(code, tokens[1], began[0]["seq"], "bid 2")
            for each, first in zip((page, watcher), began, strict=True):
                now = await each.next()
                assert now["seq"] == first["seq"] + 1 and now["view"]["points"] == [1, 0]


async def test_bots_do_not_wait_for_people(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        site.server.rooms.looked_at = lambda room: True     # type: ignore[method-assign]
        code, tokens = await site.table("me", "bot", "bot", game=GAME)
        room = await site.server.rooms.get(code)
        async with site.live(code, tokens[0]) as page:
            now = await page.next()
            while room.story.playing.asking != (0,):
                await asyncio.sleep(0.005)
            assert (await site.now(code, tokens[0]))["seq"] == now["seq"]
            await site.choose(code, tokens[0], now["seq"], "bid 3")
            assert (await page.next())["view"]["round"] == 1


class Standing(Virtual):
    """A time that passes only when the test says so."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


async def test_all_have_the_same_clock(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        driver, time = site.server.scheduler, Standing()
        driver.time = time
        site.server.rooms.looked_at = lambda room: True     # type: ignore[method-assign]
        code, tokens = await site.table("me", "human", "human", game=GAME, clock={"seconds": 60})
        room = await site.server.rooms.get(code)
        time.at = 40
        await site.choose(code, tokens[0], (await site.now(code, tokens[0]))["seq"], "bid 3")
        nows = [await site.now(code, token) for token in tokens]
        assert room.story.playing.asking == (1, 2)
        assert [now["clock"] for now in nows] == [None, *({"seat": seat, "seconds": 60, "left": 20} for seat in (1, 2))]
        for seat in (2, 1):
            await site.choose(code, tokens[seat], nows[seat]["seq"], "bid 3")
        assert [(await site.now(code, token))["clock"]["left"] for token in tokens] == [60] * 3


async def test_a_table_goes_on_where_some_had_chosen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human", game=GAME)
        await site.choose(code, tokens[2], (await site.now(code, tokens[2]))["seq"], "bid 2")
    async with serving(settings_for(sqlite)) as site:
        nows = await seen_by_others(site, code, tokens)
        assert [len(now["menu"]) for now in nows] == [3, 3, 0, 0]
        for seat in (1, 0):
            await site.choose(code, tokens[seat], nows[seat]["seq"], "bid 1")
        assert (await site.now(code))["view"]["points"] == [0, 0, 1]


async def test_all_who_are_asked_at_once_are_waited_for(sqlite: str) -> None:
    """In a game over days: each is noted, and who has chosen is not any more. A second question notes them again."""
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", "human", game=GAME, clock={"seconds": 2 * 86_400})

        async def waited() -> list[int]:
            return sorted(seat for found, seat in await noted(site) if found == code)
        assert await waited() == [0, 1, 2]
        first = await moments(site)
        nows = [await site.now(code, token) for token in tokens]
        await site.choose(code, tokens[1], nows[1]["seq"], "bid 2")
        assert await waited() == [0, 2]
        assert await moments(site) == {0: first[0], 2: first[2]}, "the others are not told again"
        await site.choose(code, tokens[0], nows[0]["seq"], "bid 1")
        await site.choose(code, tokens[2], nows[2]["seq"], "bid 1")
        assert await waited() == [0, 1, 2]
        second = await moments(site)
        assert all(second[seat] > first[seat] for seat in (0, 1, 2))


async def moments(site: Site) -> dict[int, int]:
    async with site.server.store.reading() as db:
        return {turn.seat: turn.moment for turn in await db.scalars(select(TurnRow))}
