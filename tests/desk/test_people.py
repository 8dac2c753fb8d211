"""Games that people played with a design, compared with the bots'."""
from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from tapete.desk.people import hesitations
from tapete.desk.studies.played import key_of, play_part
from tapete.desk.studies.sensitivity import study_of
from tapete.table.store.models import EntryRow, ReplayRow, ResultRow

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


async def _leave(site: Site, name: str, keys: int, won: bool, bots: bool = False) -> None:
    """A finished game at a table, as it is kept."""
    study = study_of({"game": "carcosa", "ruleset": "canon-0.4"}, {"end.keys": keys}, 2, 1)
    header = {"game": study.game, "ruleset": study.ruleset, "version": study.version, "seats": ["a", "b"],
              "options": study.options}
    body = "\n".join(json.dumps(line) for line in (header, {"end": ["x"], "cause": "y", "choices": 200 + keys})) + "\n"
    store = site.server.store
    await store.add_replay(ReplayRow(id=name, sha256=name, game="carcosa", names=[], body=body, created=time.time(),
                                     code=f"t{name}"))
    async with store.writing() as db:
        db.add_all([ResultRow(replay=name, seat=seat, at=0.0, game="carcosa", ruleset=study.ruleset, won=won,
                              rated=False,
                              bot="easy" if bots or seat else None) for seat in range(2)])


async def test_only_games_of_this_design_with_somebody_at_the_table_count(sqlite: str) -> None:
    ask: dict[str, Any] = {"game": "carcosa", "players": 2, "changes": json.dumps({"end.keys": 3}), "lang": "en"}
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await site.get("/api/desk/people", **ask)
        assert told["games"] == 0 and "Nobody" in told["sentence"] and told["won"] is None
        await _leave(site, "one", 3, won=True)
        await _leave(site, "two", 3, won=False)
        await _leave(site, "other", 4, won=True)
        await _leave(site, "bots", 3, won=True, bots=True)
        told = await site.get("/api/desk/people", **ask)
        assert (told["games"], told["won"]["mean"], told["choices"]["mean"], told["few"]) == (2, 0.5, 203, True)
        assert "2 games" in told["sentence"] and "That is few" in told["sentence"] and "Bots" not in told["sentence"]
        study = study_of({"game": "carcosa", "ruleset": "canon-0.4"}, {"end.keys": 3}, 2, 1)
        rows = play_part(key_of(study), 1, 3)
        assert site.desk is not None
        site.desk.shelf.put(replace(study, games=2000), rows)
        told = await site.get("/api/desk/people", **ask)
        assert f"Bots need {round(rows['choices'].mean())}" in told["sentence"]
        assert (await site.get("/api/desk/people", **{**ask, "players": 3}))["games"] == 0
        await site.get("/api/desk/people", **{**ask, "game": "nothing"}, status=404)


async def test_what_people_say_at_the_end_is_told_by_means_and_replaced(sqlite: str) -> None:
    ask: dict[str, Any] = {"game": "carcosa", "players": 2, "changes": json.dumps({"end.keys": 3}), "lang": "en"}
    async with serving(settings_for(sqlite, desk="local")) as site:
        await _leave(site, "one", 3, won=True)
        await _leave(site, "two", 4, won=True)
        assert site.desk is not None
        assert (await site.get("/api/desk/people", **ask))["said"] is None
        site.desk.store.say_opinion("one", 0, fun=1, fair=None, length=None)
        site.desk.store.say_opinion("one", 0, fun=5, fair=2, length="long")
        site.desk.store.say_opinion("one", 1, fun=4, fair=None, length="right")
        site.desk.store.say_opinion("two", 0, fun=1, fair=1, length="short")
        said = (await site.get("/api/desk/people", **ask))["said"]
        assert (said["people"], said["fun"], said["fair"], said["length"]) == (2, 4.5, 2.0, {"long": 1, "right": 1})
        assert "fun, 4.5 of 5; fair, 2 of 5; too long for 1 of 2, too short for 0." in said["sentence"]


async def test_only_whoever_sits_at_a_finished_game_says_what_they_thought(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        code, tokens = await site.table("me", "human", options={"end": {"max_rounds": 1}})
        path = f"/api/desk/opinions/{code}"

        async def say(status: int, seat: int | None, **said: Any) -> None:
            headers = {} if seat is None else {"Authorization": f"Bearer {tokens[seat]}"}
            answer = await site.http.put(path, json=said, headers=headers)
            assert answer.status_code == status, answer.text
        await say(409, 0, fun=3)        # it has only begun
        await site.play_randomly(code, tokens, 200, 1)
        await say(401, None, fun=3)
        await say(422, 0, fun=6)
        await say(204, 0, fun=3, length="long")
        await say(204, 0, fun=4)
        assert site.desk is not None
        kept = site.desk.store.opinions([(await site.get(f"/api/tables/{code}"))["replay"]])
        assert [(one["seat"], one["fun"], one["length"]) for one in kept] == [(0, 4, None)]
    async with serving(settings_for(sqlite)) as site:       # where nobody designs, nobody is asked
        await say(404, 0, fun=3)


def test_where_people_thought_longest_is_found_by_the_clock_of_what_happened() -> None:
    def entry(seq: int, kind: str, at: float, seat: int | None = None, do: str | None = None) -> EntryRow:
        return EntryRow(code="t", seq=seq, kind=kind, seat=seat, do=do, at=at)
    entries = [entry(1, "start", 0), entry(2, "choice", 9, 0), entry(3, "choice", 99, 1), entry(4, "choice", 130, 0),
               entry(5, "undo", 131, 0, "2"), entry(6, "choice", 181, 0), entry(7, "choice", 5000, 0)]
    found = hesitations(entries, {"t": "r"}, {("r", 0)})
    assert found == [{"replay": "r", "moment": 2, "seconds": 50}], "no bot's time, none of whoever was away"
