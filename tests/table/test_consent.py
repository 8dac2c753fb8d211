"""Proposals at a table: their lifetime, their end, and who may object. The tests shift the clock."""
from __future__ import annotations

from typing import Any

import pytest

from .conftest import Later
from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio

ABSENCE, STANDS = 60.0, 120.0


async def _refused(site: Site, path: str, body: Any, token: str | None) -> str:
    return str((await site.post(path, body, token, status=409))["error"]["code"])


async def _left(site: Site, later: Later) -> tuple[str, list[str | None], dict[str, Any]]:
    """A table of three whose third has been away for long, and which is asked by the first to give the seat away."""
    code, tokens = await site.table("me", "human", "human", game="high_card")
    later(ABSENCE + 1)
    for token in tokens[:2]:
        await site.now(code, token)
    asked = await site.post(f"/api/tables/{code}/seats/2/bot", {"bot": "easy"}, tokens[0])
    assert asked["proposal"]["waits_for"] == [1]
    return f"/api/tables/{code}", tokens, asked["proposal"]


async def test_a_proposal_lapses_and_waits_longer_each_time(either_database: str, later: Later) -> None:
    async with serving(settings_for(either_database, absence=ABSENCE, proposals=STANDS)) as site:
        path, (ana, eva, _), proposal = await _left(site, later)
        code = path.rsplit("/", 1)[1]
        for wait in (STANDS, 2 * STANDS, 4 * STANDS):
            later(STANDS - 1)
            assert (await site.now(code, eva))["proposal"]["id"] == proposal["id"]
            later(2)
            async with site.live(code, eva) as page:
                assert (await page.next())["proposal"] is None
            agree = {"proposal": proposal["id"], "agree": True}
            assert await _refused(site, path + "/consent", agree, eva) == "no_proposal"
            assert (await site.get(path))["seats"][2]["kind"] == "human"
            later(wait - 4)
            await site.now(code, eva)       # an absent person is not asked
            assert await _refused(site, path + "/seats/2/bot", {"bot": "easy"}, ana) == "proposed_in_vain"
            later(3)
            proposal = (await site.post(path + "/seats/2/bot", {"bot": "easy"}, ana))["proposal"]
        await site.post(path + "/consent", {"proposal": proposal["id"], "agree": True}, eva)
        assert (await site.get(path))["seats"][2]["kind"] == "bot"


async def test_pages_are_told_that_a_proposal_has_lapsed(sqlite: str, later: Later) -> None:
    async with serving(settings_for(sqlite, absence=ABSENCE, proposals=STANDS)) as site:
        path, (_, eva, _), proposal = await _left(site, later)
        async with site.live(path.rsplit("/", 1)[1], eva) as page:
            assert (await page.next())["proposal"]["id"] == proposal["id"]
            later(STANDS + 1)
            assert (await page.next())["proposal"] is None


@pytest.mark.parametrize("how", ["a page", "a request", "a refusal"])
async def test_whoever_comes_back_keeps_the_seat(either_database: str, later: Later, how: str) -> None:
    async with serving(settings_for(either_database, absence=ABSENCE, proposals=STANDS)) as site:
        path, (ana, eva, leo), proposal = await _left(site, later)
        code, agree = path.rsplit("/", 1)[1], {"proposal": proposal["id"], "agree": True}
        if how == "a page":
            async with site.live(code, leo) as page:
                await page.next()
            expected = "no_proposal"
        elif how == "a request":        # is enough to be there, and says nothing about the proposal
            await site.now(code, leo)
            expected = "present"
        else:
            await site.post(path + "/consent", {"proposal": proposal["id"], "agree": False}, leo)
            expected = "no_proposal"
        assert await _refused(site, path + "/consent", agree, eva) == expected
        assert await _refused(site, path + "/seats/2/free", {}, ana) in ("present", "proposal_pending")
        assert (await site.now(code, leo))["seat"] == 2
        assert (await site.get(path))["seats"][2]["kind"] == "human"


async def test_the_host_is_passed_on_and_told(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, (ana, eva, leo) = await site.table("me", "human", "human", game="high_card")
        path = f"/api/tables/{code}"
        assert (await site.get(path))["host"] == 0
        for token in (eva, leo):
            assert (await site.post(path + "/host", {"seat": 1}, token, status=403))["error"]["code"] == "not_host"
        await site.post(path + "/host", {"seat": 1}, ana)
        assert (await site.post(path + "/host", {"seat": 0}, ana, status=403))["error"]["code"] == "not_host"
        site.server.rooms._rooms.clear()
        assert (await site.get(path))["host"] == 1
        await site.post(path + "/seats/1/leave", token=eva)     # then the person who has sat longest
        assert (await site.get(path))["host"] == 0
        assert await _refused(site, path + "/host", {"seat": 1}, ana) == "no_person"
        told = [event["sentence"] for event in (await site.now(code, since=0))["events"]
                if event["what"] == "TABLE_SEAT"]
        assert told == ["P1 is the host now.", "P1 gets up; seat 2 is free.", "Ana is the host now."]


async def test_only_whoever_is_asked_concerned_or_proposes_ends_a_proposal(either_database: str, later: Later) -> None:
    """A fourth, who came back after it was made, may look on; the first takes it back, and the second says no."""
    async with serving(settings_for(either_database, absence=ABSENCE, proposals=STANDS)) as site:
        code, (ana, eva, _, noa) = await site.table("me", "human", "human", "human", game="high_card")
        path, body = f"/api/tables/{code}", {"bot": "easy"}
        for ends in (ana, eva):
            later(8 * STANDS + ABSENCE)
            for token in (ana, eva):
                await site.now(code, token)
            proposal = (await site.post(path + "/seats/2/bot", body, ana))["proposal"]
            assert proposal["waits_for"] == [1]
            no = {"proposal": proposal["id"], "agree": False}
            still = await site.post(path + "/consent", no, noa)
            assert still["proposal"]["id"] == proposal["id"] and still["proposal"]["waits_for"] == [1]
            await site.post(path + "/consent", no, ends)
            assert (await site.now(code, eva))["proposal"] is None
            assert await _refused(site, path + "/consent", {**no, "agree": True}, eva) == "no_proposal"
            assert (await site.get(path))["seats"][2]["kind"] == "human"
            assert await _refused(site, path + "/seats/2/bot", body, ana) == "proposed_in_vain"


async def test_all_who_are_asked_must_agree(either_database: str, later: Later) -> None:
    async with serving(settings_for(either_database, absence=ABSENCE, proposals=STANDS)) as site:
        code, (ana, eva, leo, noa) = await site.table("me", "human", "human", "human", game="high_card")
        path = f"/api/tables/{code}"
        later(ABSENCE + 1)
        for token in (ana, eva, leo):
            await site.now(code, token)
        proposal = (await site.post(path + "/seats/3/free", {}, ana))["proposal"]
        assert proposal["waits_for"] == [1, 2]
        yes = {"proposal": proposal["id"], "agree": True}
        for _ in range(2):          # one who agrees twice is still one
            left = await site.post(path + "/consent", yes, eva)
            assert left["proposal"]["waits_for"] == [2]
        assert (await site.get(path))["seats"][3]["kind"] == "human"
        await site.post(path + "/consent", yes, leo)
        assert (await site.get(path))["seats"][3]["kind"] == "open"
        await site.now(code, noa, status=401)
