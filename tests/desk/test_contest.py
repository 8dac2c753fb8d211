"""Agents compared at the desk, and figures played again by another agent."""
from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.study_folders import add_study_folder, study_folders
from tapete.lab.sweep import write_json
from tapete.lab.tournament import Tournament

from ..table.support import serving, settings_for
from .test_work import _done

pytestmark = pytest.mark.anyio

SMALL = {"game": "carcosa", "players": 2, "changes": {"end.keys": 2}}


async def test_a_tournament_is_held_at_the_desk(sqlite: str) -> None:
    ask = {"kind": "tournament", **SMALL, "agents": ["random", "greedy"], "games": 60}
    async with serving(settings_for(sqlite, desk="local")) as site:
        made = await site.post("/api/desk/jobs", ask, status=201)
        found = await _done(site, made["id"], "done")
        assert found["title"] == "Tournament: Carcosa with 2" and found["done"] == found["total"] == 120
        best, worst = found["result"]["standings"]
        assert (best["agent"], best["agent_title"], worst["agent_title"]) == ("greedy", "Rules of thumb", "By chance")
        assert best["mean"] > worst["mean"] and best["games"] == 60
        (pair,) = found["result"]["differences"]
        assert pair["difference"] == pytest.approx(best["mean"] - worst["mean"]) and pair["sure"]
        for wrong, said in (({"agents": ["greedy"]}, "two"), ({"agents": ["greedy", "genius"]}, "genius")):
            told = await site.post("/api/desk/jobs", {**ask, **wrong}, status=422)
            assert said in told["error"]["sentence"]


async def test_figures_that_do_not_hold_for_another_are_warned_of(sqlite: str) -> None:
    ask = {"kind": "check", **SMALL, "agent": "greedy", "by": "random", "games": 200}
    async with serving(settings_for(sqlite, desk="local")) as site:
        made = await site.post("/api/desk/jobs", ask, status=201)
        result = (await _done(site, made["id"], "done"))["result"]
        assert result["differs"] and result["sentence"].startswith("Beware: in 20 games")
        won = next(each for each in result["measures"] if each["name"] == "win_rate")
        assert won["title"] == "Wins" and won["differs"] and won["first"]["mean"] > won["other"]["mean"]
        for wrong in ({"by": "greedy"}, {"by": None}, {"by": "genius"}):
            await site.post("/api/desk/jobs", {**ask, **wrong}, status=422)


async def test_what_a_terminal_has_begun_is_seen_at_the_desk_with_its_report(
        sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    game = find_game("high_card")
    rules = game.ruleset()
    folder = tmp_path / "agents"
    folder.mkdir()
    add_study_folder("tournament", "high_card", folder)
    async with serving(settings_for(sqlite, desk="local")) as site:
        (open_run,) = await site.get("/api/desk/runs", lang="en")
        assert not open_run["done"] and open_run["title"] == "High card: tournament, in agents"
        early = await site.http.get(f"/api/desk/runs/{open_run['id']}")
        assert early.status_code == 404, "there is no page of it yet"
        with Local(1) as engine:
            table = Tournament(game, rules, game.options(rules), [None, None], ["random", "greedy"], 1, 20, folder
                               ).play(engine)
        write_json(folder / "tournament.json", asdict(table))
        (run,) = await site.get("/api/desk/runs", lang="es")
        assert run["done"] and run["reported"] and run["title"].endswith("torneo, en agents")
        page = await site.http.get(f"/api/desk/runs/{run['id']}", params={"lang": "en"})
        assert page.status_code == 200 and "greedy" in page.text
        made = await site.post("/api/desk/jobs", {"kind": "check", **SMALL, "by": "random", "games": 20}, status=201)
        await _done(site, made["id"], "done")
        assert len(await site.get("/api/desk/runs")) == 1, "the desk's own work stands among its work"
        assert [one.kind for one in study_folders()] == ["check", "tournament"], "and is seen at a terminal"
