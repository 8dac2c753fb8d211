"""A table begun by an earlier version of its rules goes on with it, or its story can be read and kept."""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tapete.gamedef.ruleset import Ruleset
from tapete.games import find_game
from tapete.referee.transcript import Replay, parse
from tapete.table.story.versions import options_of

from .support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
Older = Callable[[int, dict[int, Path]], None]
NOW = find_game("carcosa").ruleset().version


@pytest.fixture
def carcosa_at(monkeypatch: pytest.MonkeyPatch) -> Older:
    """Have Carcosa's first ruleset be at a version, with these older ones."""
    game = find_game("carcosa")
    first, *others = game.rulesets

    def be_at(version: int, older: dict[int, Path]) -> None:
        monkeypatch.setattr(type(game), "rulesets", (replace(first, version=version, older=older), *others))
        options_of.cache_clear()
    return be_at


def canon() -> Ruleset:
    return find_game("carcosa").ruleset()


async def forget(site: Site) -> None:
    """As if the server had been started again."""
    site.server.rooms._rooms.clear()


async def test_a_table_goes_on_by_the_version_by_which_it_was_begun(sqlite: str, carcosa_at: Older) -> None:
    numbers = canon().path
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 6, seed=1)
        before = await site.now(code)
        carcosa_at(NOW + 1, {NOW: numbers})
        await forget(site)
        assert await site.now(code) == before
        await site.play_randomly(code, tokens, 6, seed=2)
        room = await site.server.rooms.get(code)
        assert (room.row.version, room.story.playing.ruleset.version) == (NOW, NOW)
        fresh, _ = await site.table("me", "human")
        assert (await site.server.rooms.get(fresh)).story.playing.ruleset.version == NOW + 1
        refused = await site.get(f"/api/tables/{code}/story", status=409)
        assert refused["error"]["code"] == "not_over"       # what is hidden stays so while it can go on


async def test_the_story_of_a_table_left_behind_can_be_read_and_kept(sqlite: str, carcosa_at: Older) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human", listed=True)
        await site.play_randomly(code, tokens, 8, seed=1)
        room = await site.server.rooms.get(code)
        chosen = [room.game.grammar.text(each.action) for each in room.story.choices]
        carcosa_at(NOW + 2, {NOW + 1: canon().path})
        await forget(site)
        refused = (await site.get(f"/api/tables/{code}/now", status=410))["error"]
        assert refused["code"] == "left_behind"
        assert refused["sentence"] == (f"Table {code} was begun by canon-0.4 version {NOW}, which this server no longer"
                                       f" plays. Its story can still be read and downloaded: /api/tables/{code}/story")
        assert (await site.get("/api/tables"))[0]["stuck"] == refused["sentence"]
        told = (await site.http.get(f"/api/tables/{code}/story?lang=en")).text.splitlines()
        assert told[0].startswith(f"carcosa, canon-0.4 version {NOW}, seed ")
        assert [line.split(": ", 1)[1].split(", dice")[0] for line in told[1:-1]] == chosen
        assert told[1].split(": ")[0] in ("1. Ana", "1. P1")
        kept = await site.http.get(f"/api/tables/{code}/story?format=record")
        assert kept.headers["content-disposition"] == f'attachment; filename="carcosa-{code}.jsonl"'
    carcosa_at(NOW, {})       # a person with the program that plays them can go on with the record
    replay = Replay(find_game("carcosa"), parse(kept.content, Path("kept.jsonl")))
    assert [line["do"] for line in replay.steps()] == chosen


async def test_a_choice_that_was_taken_back_is_not_in_the_story(sqlite: str, carcosa_at: Older) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 3, seed=3)
        await site.post(f"/api/tables/{code}/host", {"seat": 1}, tokens[0])
        room = await site.server.rooms.get(code)
        await site.server.rooms.undo(room, 0, room.story.moment, 2)
        chosen = [room.game.grammar.text(each.action) for each in room.story.choices]
        assert len(chosen) == 2
        carcosa_at(NOW + 1, {})
        kept = (await site.http.get(f"/api/tables/{code}/story?format=record")).text.splitlines()
        assert [json.loads(line)["do"] for line in kept[1:]] == chosen
        assert json.loads(kept[0])["reseated"] == [{"after": 2, "seat": 1, "change": "host"}]
        told = (await site.http.get(f"/api/tables/{code}/story?lang=en")).text.splitlines()
        assert told[3] == "The person in seat 2 is the host now."


async def test_what_a_later_version_began_stays_hidden(sqlite: str, carcosa_at: Older) -> None:
    """A program that was put back to an earlier one does not give away a game that the later one goes on with."""
    async with serving(settings_for(sqlite)) as site:
        carcosa_at(NOW + 1, {})
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 2, seed=1)
        carcosa_at(NOW, {})
        await forget(site)
        assert (await site.get(f"/api/tables/{code}/now", status=409))["error"]["code"] == "stuck"
        assert (await site.get(f"/api/tables/{code}/story", status=409))["error"]["code"] == "not_over"


async def test_the_story_of_a_table_with_a_password_needs_it(sqlite: str, carcosa_at: Older) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (ana, _) = await site.table("me", "human", password="abc")
        carcosa_at(NOW + 1, {})
        await forget(site)
        assert (await site.http.get(f"/api/tables/{code}/story")).status_code == 403
        answer = await site.http.get(f"/api/tables/{code}/story", headers={"Table-Password": "abc"})
        assert answer.status_code == 200
        for token, status in ((ana, 200), ("nobody's", 403)):
            answer = await site.http.get(f"/api/tables/{code}/story", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == status
        assert (await site.get("/api/tables/AAAAAA/story", status=404))["error"]["code"] == "no_table"
