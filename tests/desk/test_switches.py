"""Switches that a search may change beside numbers: flags, and things that are in or out."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.desk.design.changes import check, config_of
from tapete.desk.design.switches import switches_of, switches_told
from tapete.desk.http.told import _tune
from tapete.desk.studies.tuning import tune
from tapete.desk.studies.work import Progress
from tapete.errors import InputError
from tapete.lab.engines.engine import Local

from ..table.support import serving, settings_for

pytestmark = pytest.mark.anyio
BETHLEM = {"game": "bethlem", "ruleset": "base-1", "changes": {}}


def test_a_thing_of_a_row_is_taken_out_put_in_or_another_in_its_place() -> None:
    usual = config_of("bethlem", "base-1", {"night.calls.LARRY": False})["night"]["calls"]
    assert "LARRY" not in usual and len(usual) == 28
    cards = config_of("bethlem", "base-1", {"cards.7.HOSTILIDAD": "CUENTACUENTOS"})["cards"]["7"]
    assert "HOSTILIDAD" not in cards and cards[29] == "CUENTACUENTOS" and len(cards) == 35
    first = config_of("bethlem", "base-1", {"night.first_round_only.MARY": True})["night"]["first_round_only"]
    assert first[-1] == "MARY" and len(first) == 4
    for wrong in ({"night.calls.LARRY": True}, {"night.calls.NOBODY": False}, {"night.calls.LARRY": 3},
                  {"night.first_round_only.MARY": False}):
        with pytest.raises(InputError):
            config_of("bethlem", "base-1", wrong)
    fault, = check("bethlem", "base-1", {"cards.7.HOSTILIDAD": False}, "en")["faults"]
    assert "7 players" in fault["sentence"]


def test_what_cannot_be_left_out_alone_has_others_in_its_place() -> None:
    found = dict(switches_of(BETHLEM, [7]))
    assert found["night.calls.LARRY"] == (True, False)
    assert found["cards.7.HOSTILIDAD"] == (True, "CUENTACUENTOS"), "seven of each kind, and one personality is left"
    assert "cards.7.DANIEL" not in found and not [path for path in found if path.startswith("cards.6.")]
    assert found["bipolar_shown"] == (True, False) and found["night.first_round_only.MARY"] == (False, True)
    told = {one["path"]: one for one in switches_told(BETHLEM, [7], "es")}
    assert told["cards.7.HOSTILIDAD"]["others"] == "Cuentacuentos"
    assert told["night.not_in_first_round.PACTO"]["name"] == "Se despierta el pacto de sangre."
    assert told["bipolar_shown"]["name"] == ""


def test_a_search_leaves_things_out_and_aims_between_two_values(tmp_path: Path) -> None:
    ask = {**BETHLEM, "players": [7], "games": 200, "trials": 16, "most": 2,
           "target": {"measure": "sides/MUTINEERS", "low": 0.22, "high": 0.6},
           "may": ["night.calls.LARRY", "night.calls.ELECTROSHOCK", "night.calls.LOBOTOMIA", "talk"]}
    with Local(1) as engine:
        found = tune(ask, tmp_path, engine, Progress())
    moved = [one for one in found[0]["moved"] if one["path"].startswith("night.calls.")]
    assert moved and moved[0]["base"] is True and moved[0]["value"] is False
    assert found[0]["distance"] < 0.02, "any value between will do"
    config_of("bethlem", "base-1", found[0]["changes"])
    told = _tune(ask, found, "es")[0]["moved"]
    assert {(one["base"], one["value"]) for one in told if one["path"].startswith("night.")} == {("dentro", "fuera")}
    assert any("Larry" in one["title"] or "electroshock" in one["title"] or "lobotomía" in one["title"]
               for one in told)


async def test_the_page_is_told_what_may_be_moved(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await site.get("/api/desk/switches", game="gloom", players=3)
        assert told and all(one["name"] == "" for one in told)
        await site.get("/api/desk/switches", game="gloom", players=3, changes=json.dumps({"no.such": 1}), status=422)
        await site.get("/api/desk/switches", game="gloom", players=19, status=422)
        ask = {"kind": "tune", "game": "gloom", "players": [3], "may": ["moves_obey"]}
        for target in ({"measure": "turns", "low": 3}, {"measure": "turns"}, {"measure": "turns", "value": 3, "low": 1,
                                                                              "high": 4}):
            await site.post("/api/desk/jobs", {**ask, "target": target}, status=422)
        none = await site.post("/api/desk/jobs", {**ask, "may": ["moves_obey.X"], "target": {
            "measure": "turns", "value": 3}}, status=422)
        assert "moves_obey.X" in none["error"]["sentence"]
