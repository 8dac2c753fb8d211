"""Agents set against each other at the desk, and figures played again by another."""
from __future__ import annotations

import pytest

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
