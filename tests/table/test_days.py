"""Games over days: clocks that run while nobody looks, whose turn it is, and coming back with another device."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from tapete.table.store.models import EntryRow, TurnRow

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

DAY = 86_400


@pytest.fixture(autouse=True)
def _no_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own round would look between two looks of a test's."""
    monkeypatch.setattr("tapete.table.ops.server.SWEEP", 1e6)


ANA, BRUNO = ({"Player-Key": f"the-key-of-the-browser-{name}"} for name in ("ana", "bruno"))


async def _post(site: Site, path: str, body: Any, headers: dict[str, str], status: int = 200) -> Any:
    answer = await site.http.post(path, json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


async def two(site: Site, **more: Any) -> tuple[str, list[str]]:
    """Ana and Bruno at a table of the example's game; its code and their tokens. Ana is to move."""
    made = await _post(site, "/api/tables", {"game": "high_card", "options": {"hand": 3}, "seats": [
        {"kind": "me", "name": "Ana"}, {"kind": "open"}], **more}, ANA, 201)
    taken = await _post(site, f"/api/tables/{made['code']}/seats/1/take",
                        {"name": "Bruno", "password": more.get("password")}, BRUNO)
    await site.post(f"/api/tables/{made['code']}/start", token=made["token"])
    assert (await site.now(made["code"], made["token"]))["menu"]
    return made["code"], [made["token"], taken["token"]]


async def mine(site: Site, headers: dict[str, str]) -> list[Any]:
    answer = await site.http.get("/api/mine", headers=headers)
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def noted(site: Site) -> list[Any]:
    """Whom the tables are known to wait for, after as many looks as it takes to be sure."""
    for _ in range(2):
        while any(room.lock.locked() for room in site.server.rooms):      # what is being changed is looked at later
            await asyncio.sleep(0.01)
        await site.server.turns.look()
    async with site.server.store.reading() as db:
        return [(turn.code, turn.seat) for turn in await db.scalars(select(TurnRow))]


async def aged(site: Site, code: str, seconds: float) -> None:
    """Let so much time have gone since what happened last, with nobody there."""
    site.server.rooms.dismiss(code)
    async with site.server.store.writing() as db:
        await db.execute(update(EntryRow).where(EntryRow.code == code).values(at=time.time() - seconds))


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(180):
        while not await true():
            await asyncio.sleep(0.01)


async def test_a_clock_of_days_runs_while_nobody_looks(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, _ = await two(site, clock={"seconds": 2 * DAY})
        await aged(site, code, DAY)
        await site.server.turns.look()
        assert site.server.rooms.here(code) is None         # nobody keeps it in memory for a day
        await aged(site, code, 2 * DAY)
        site.server.turns._looked = float("-inf")
        await site.server.turns.look()

        async def moved() -> bool:
            found = await site.server.store.entries(code)
            return [entry.seat for entry in found if entry.kind == "choice"] == [0]
        await until(moved)
        room = site.server.rooms.here(code)
        assert room is not None and not site.server.scheduler.watches(room)
        assert site.server.scheduler.left(room) == pytest.approx(2 * DAY, abs=60)


async def test_a_pause_holds_a_clock_of_days(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, _) = await two(site, clock={"seconds": 2 * DAY})
        await aged(site, code, DAY)
        await site.post(f"/api/tables/{code}/pause", token=ana)
        room = site.server.rooms.here(code)
        assert room is not None and site.server.scheduler.left(room) == pytest.approx(DAY, abs=60)
        await site.post(f"/api/tables/{code}/resume", token=ana)
        assert (await site.now(code, ana))["clock"]["left"] == pytest.approx(DAY, abs=60)
        site.server.rooms.dismiss(code)
        assert await site.server.store.overdue(3600, 0) == []
        assert await site.server.store.overdue(3600, DAY + 60) == [code]


async def test_a_game_that_calls_everybody_by_night_is_not_played_over_days(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        seats = [{"kind": "me", "name": "Ana"}, *({"kind": "open"} for _ in range(5))]
        told = await site.post("/api/tables", {"game": "bethlem", "seats": seats, "clock": {"seconds": DAY}},
                               status=422)
        assert told["error"]["code"] == "no_days"
        await site.post("/api/tables", {"game": "bethlem", "seats": seats, "clock": {"seconds": 60}}, status=201)


async def test_whoever_takes_a_table_over_knows_what_was_noted_of_it(postgres: str) -> None:
    """And tells nobody again what they were told before."""
    async with serving(settings_for(postgres)) as here, serving(settings_for(postgres)) as there:
        code, (ana, _) = await two(here)
        await there.now(code, ana)
        await there.server.turns.look()         # it is another's: what is noted of it changes without a word
        assert await noted(here) == [(code, 0)]
        async with here.server.store.writing() as db:
            await db.execute(update(TurnRow).values(told=True))
        await _driven_by(there, code)
        assert await noted(there) == [(code, 0)]
        async with there.server.store.reading() as db:
            assert [turn.told for turn in await db.scalars(select(TurnRow))] == [True]

        await _driven_by(here, code)
        now = await here.now(code, ana)
        await here.choose(code, ana, now["seq"], now["menu"][0]["action"])
        assert await noted(here) == [(code, 1)]
        await _driven_by(there, code)
        assert await noted(there) == [(code, 1)]


async def _driven_by(site: Site, code: str) -> None:
    """Have a process drive a table that another one drove."""
    async with site.server.store.changing(code) as (_, row):
        assert row is not None
        row.server = site.server.store.origin
    await site.server.rooms.refresh(code)


async def test_my_games_say_whose_turn_it_is_also_of_tables_that_nobody_has_in_memory(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        first, (ana, _) = await two(site)
        second, _ = await two(site, clock={"seconds": DAY}, password="open")
        assert {(game["table"]["code"], game["yours"]) for game in await mine(site, ANA)} == {
            (first, True), (second, True)}
        assert not any(game["yours"] for game in await mine(site, BRUNO))
        assert sorted(await noted(site)) == sorted([(first, 0), (second, 0)])

        now = await site.now(first, ana)
        await site.choose(first, ana, now["seq"], now["menu"][0]["action"])
        assert sorted(await noted(site)) == sorted([(first, 1), (second, 0)])
        for code in (first, second):
            site.server.rooms.dismiss(code)
        games = await mine(site, ANA)
        assert [(game["table"]["code"], game["yours"]) for game in games] == [(second, True), (first, False)]
        assert games[0]["left"] == pytest.approx(DAY, abs=60) and games[1]["left"] is None
        assert [seat["name"] for seat in games[0]["table"]["seats"]] == ["Ana", "Bruno"]
        assert [(game["table"]["code"], game["seat"], game["yours"]) for game in await mine(site, BRUNO)] == [
            (first, 1, True), (second, 1, False)]
        assert all(site.server.rooms.here(code) is None for code in (first, second))    # none is loaded for it
        assert await mine(site, {}) == [] and await mine(site, {"Player-Key": "somebody-elses-key-altogether"}) == []


async def test_another_device_with_the_same_key_has_the_seat(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, _) = await two(site)
        assert await _post(site, f"/api/tables/{code}/reclaim", {}, {"Player-Key": "x" * 30}) == []
        assert await _post(site, f"/api/tables/{code}/reclaim", {}, {}) == []
        async with site.live(code, ana) as page:
            await page.next()
            found = await _post(site, f"/api/tables/{code}/reclaim", {}, ANA)
            assert [(seated["seat"], seated["asks"]) for seated in found] == [(0, False)]
            with pytest.raises(Exception, match="1000"):
                await page.next()
        assert (await site.now(code, found[0]["token"]))["menu"]
        await site.get(f"/api/tables/{code}/now", ana, status=401)
        room = site.server.rooms.here(code)
        assert room is not None and len(room.row.holders) == 2
        await site.post(f"/api/tables/{code}/seats/0/leave", token=found[0]["token"])
        assert await _post(site, f"/api/tables/{code}/reclaim", {}, ANA) == []
        assert [game["table"]["code"] for game in await mine(site, ANA)] == []
