"""A design as a spreadsheet: downloaded from the desk, and shown before its changes are taken."""
from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import SecretStr

from tapete.files.config import parse_yaml, plain_data
from tapete.games import find_game
from tapete.sheets.book import BookCell, BookSheet
from tapete.sheets.grids import grids_in
from tapete.sheets.xlsx import as_xlsx

from ..sheets.support import filled, grids
from ..sheets.test_hostile import HOSTILE
from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
KEY = "a key that is long enough"
CARCOSA: dict[str, Any] = {"game": "carcosa", "ruleset": "canon-0.4", "lang": "es"}


def sheet(cells: dict[str, Any]) -> bytes:
    game = find_game("carcosa")
    return as_xlsx([BookSheet(each.name, [[BookCell(cell) for cell in row] for row in each.rows], [9])
                    for each in filled(grids(game, game.ruleset()), "Números", cells)], "es")


async def read(site: Site, data: bytes, name: str = "mine.xlsx", status: int = 200, **headers: str) -> Any:
    answer = await site.http.put("/api/desk/sheets", params={**CARCOSA, "name": name}, content=data, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize(("kind", "ending"), [("xlsx", ".xlsx"), ("ods", ".ods"), ("csv", ".zip")])
async def test_a_design_is_downloaded_and_comes_back_as_the_same_changes(sqlite: str, kind: str, ending: str) -> None:
    changes = {"end.keys": 3, "turn.actions": 2, "deck.BLUNT": 7, "deck.VIAL": 9, "by_players.3.end.keys": 2}
    async with serving(settings_for(sqlite, desk="local")) as site:
        answer = await site.http.get("/api/desk/sheets", params={**CARCOSA, "changes": json.dumps(changes),
                                                                 "kind": kind})
        assert answer.status_code == 200, answer.text
        assert f'filename="carcosa-canon-0.4{ending}"' in answer.headers["content-disposition"]
        assert {grid.name for grid in grids_in(answer.content, f"x{ending}", "x")} >= {"Números", "Mazo"}
        told = await read(site, answer.content, f"x{ending}")
        assert told["wrong"] == []
        game, rules = find_game("carcosa"), find_game("carcosa").ruleset()
        checked = (await site.http.post("/api/desk/check", json={
            "game": "carcosa", "changes": told["changes"]})).json()
        first = (await site.http.post("/api/desk/check", json={"game": "carcosa", "changes": changes})).json()
        assert checked["sound"] and first["sound"]
        assert game.options(rules, plain_data(parse_yaml(checked["yaml"], "x"))) == game.options(
            rules, plain_data(parse_yaml(first["yaml"], "x")))


async def test_changes_are_shown_and_none_is_taken_if_one_is_wrong(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await read(site, sheet({"D33": 3}))
        assert told["changes"] == {"end.keys": 3} and told["wrong"] == []
        assert told["sheets"] == [{"sheet": "Números", "lines": [{
            "kind": "changed", "sentence": "D33: Llaves que hacen falta para escapar: 3 en lugar de 4"}]}]
        told = await read(site, sheet({"D33": 3, "D20": "muy abajo"}))
        assert told["changes"] == {}
        assert [one["sentence"] for one in told["wrong"]] == [
            "mine.xlsx, hoja «Números», celda D20: «muy abajo» no es un número entero"]


@pytest.mark.parametrize("name", ["a zip bomb.xlsx", "entities.ods", "the last cell.xlsx", "half a file.xlsx",
                                  "old.xls", "many sheets.xlsx"])
async def test_a_hostile_file_is_refused_and_the_server_goes_on(sqlite: str, name: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await read(site, HOSTILE[name][0], name, 422)
        assert len(told["error"]["sentence"]) > 20
        assert (await read(site, sheet({})))["changes"] == {}


async def test_sheets_are_for_whoever_has_the_desks_key(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="key", desk_key=SecretStr(KEY))) as site:
        await read(site, sheet({}), status=401)
        await read(site, bytes(5_000_000), status=413, **{"Desk-Key": KEY})
        await read(site, sheet({}), **{"Desk-Key": KEY})
    async with serving(settings_for(sqlite, desk="off")) as site:
        await read(site, sheet({}), status=404)
