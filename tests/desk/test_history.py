"""What differs between two designs of the desk, and a variant's changelog."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.desk.design import history

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
CARCOSA: dict[str, Any] = {"game": "carcosa", "ruleset": "canon-0.4"}


async def _keep(site: Site, name: str, changes: dict[str, Any], parent: str | None = None, note: str = "") -> str:
    answer = await site.http.post("/api/desk/variants", json={**CARCOSA, "name": name, "changes": changes, "note": note,
                                                              "parent": parent})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_a_design_is_told_beside_the_ruleset_and_beside_another(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        ask: dict[str, Any] = {**CARCOSA, "changes": {"end.keys": 3, "by_players.2.sanity.house": 2}}
        alone = await site.http.post("/api/desk/differences", params={"lang": "es"}, json=ask)
        assert [each["sentence"] for each in alone.json()["values"]] == [
            "Llaves que hacen falta para escapar: 3 en lugar de 4",
            "Lo que pierden todas al final de la ronda, con 2 jugadores: 2 en lugar de 1"]
        assert "carcosa.end.victory" in [each["id"] for each in alone.json()["rules"]]
        beside = await site.http.post("/api/desk/differences", json={
            **ask, "beside": {"ruleset": "canon-0.4", "changes": {"end.keys": 3}}})
        assert [each["path"] for each in beside.json()["values"]] == ["by_players.2.sanity.house"]


@pytest.mark.parametrize("ask", [
    {"changes": {"no.such": 1}}, {"changes": {"deck.VIAL": 3}}, {"beside": {"changes": {"no.such": 1}}},
    {"beside": {"ruleset": "none", "changes": {}}}, {"beside": 3}])
async def test_what_makes_no_game_is_refused_in_a_sentence(sqlite: str, ask: dict[str, Any]) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        answer = await site.http.post("/api/desk/differences", json={**CARCOSA, **ask})
        assert 400 <= answer.status_code < 500 and answer.json()["error"]["sentence"]


async def test_a_changelog_goes_back_to_the_ruleset_without_deleted_versions(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        one = await _keep(site, "Easy", {"end.keys": 3}, note="too hard\nfor two")
        two = await _keep(site, "Wrong way", {"end.keys": 3, "sanity.house": 5}, one)
        three = await _keep(site, "Less easy", {"end.keys": 3, "sanity.house": 2}, two)
        await site.http.delete(f"/api/desk/variants/{two}")
        answer = await site.http.get(f"/api/desk/variants/{three}/changelog.md", params={"lang": "en"})
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        title, last, first = answer.text.split("\n\n## ")
        assert title == "# Changes of “Less easy” (canon-0.4)"
        assert last.startswith("Less easy (") and "2 instead of 1" in last and "too hard" not in last
        assert first.startswith("Easy (") and "too hard for two\n\n- Keys needed to escape: 3 instead of 4" in first
        monkeypatch.setattr(history, "MOST_VERSIONS", 1)
        short = await site.http.get(f"/api/desk/variants/{three}/changelog.md", params={"lang": "en"})
        assert "3 instead of 4" not in short.text and "2 instead of 1" in short.text
        assert (await site.http.get("/api/desk/variants/none/changelog.md")).status_code == 404


async def test_a_desk_that_lets_nobody_in_tells_nothing(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for answer in (await site.http.post("/api/desk/differences", json=CARCOSA),
                       await site.http.get("/api/desk/variants/x/changelog.md")):
            assert answer.status_code == 404
