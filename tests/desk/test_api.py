"""The desk's requests: access, games, forms, checks, and saved variants."""
from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tapete.desk.store import FILE, DeskStore
from tapete.errors import InputError
from tapete.games import game_names
from tapete.table.ops.lan import at_home
from tapete.table.ops.moderation import desk_access
from tapete.table.ops.settings import Settings, read_settings
from tapete.table.refusals import table_speech

from ..table.support import Site, serving, settings_for
from .conftest import page_of

pytestmark = pytest.mark.anyio
KEY = "the key of this desk, and no other"
NEW: dict[str, Any] = {"game": "carcosa", "name": "Three keys", "changes": {"end.keys": 3}}


def local(sqlite: str, **more: Any) -> Settings:
    return settings_for(sqlite, desk="local", **more)


# ---- who is let in -----------------------------------------------------------------------------

async def test_without_a_desk_every_request_is_404_with_a_sentence(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        for path in ("games", "form?game=carcosa", "variants", "jobs"):
            told = await site.get(f"/api/desk/{path}", status=404)
            assert told["error"]["code"] == "no_desk" and "desk" in told["error"]["sentence"]
        assert (await site.get("/api/house"))["desk"] == "off"
        async with page_of(site) as page:
            told = await page.told()
            assert told["state"] == "refused" and "desk" in told["sentence"]
        assert site.desk is None


async def test_a_desk_with_a_key_lets_in_whoever_knows_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="key", desk_key=KEY)) as site:
        assert (await site.get("/api/house"))["desk"] == "key"
        for headers in ({}, {"Desk-Key": KEY[:-1]}, {"Desk-Key": ""}):
            answer = await site.http.get("/api/desk/games", headers=headers)
            assert answer.status_code == 401 and answer.json()["error"]["code"] == "desk_key"
        assert (await site.http.get("/api/desk/games", headers={"Desk-Key": KEY})).status_code == 200
        async with page_of(site) as page:
            await page.ask()
            assert (await page.told())["sentence"] == "The desk asks for its key."
            assert (await page.until(await page.ask(key=KEY, seconds=0.001), "done"))[-1]["games"] > 0


@pytest.mark.parametrize(("address", "door"), [
    ("127.0.0.1", "open"), ("::1", "open"), ("192.168.1.7", "open"), ("::ffff:10.0.0.1", "open"),
    ("93.184.216.34", "off"), ("2606:2800:220:1::1", "off"), ("-", "off")])
def test_a_local_desk_is_for_ones_own_networks(address: str, door: str) -> None:
    assert desk_access(Settings(database="sqlite+aiosqlite:///x.db", desk="local"), address) == door


def test_a_desk_is_turned_on_at_home_unless_the_host_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    for addresses, desk in ((["192.168.1.7"], "local"), (["93.184.216.34"], "off")):
        monkeypatch.setattr("tapete.table.ops.lan.own_addresses", lambda addresses=addresses: addresses)
        settings = Settings(database="sqlite+aiosqlite:///x.db")
        assert settings.desk == "off" and at_home(settings, table_speech("en"))[0].desk == desk
        settings = Settings(database="sqlite+aiosqlite:///x.db", desk="off")
        assert at_home(settings, table_speech("en"))[0].desk == "off"


def test_a_key_is_needed_where_it_is_asked_for_and_never_said() -> None:
    with pytest.raises(InputError, match="desk_key"):
        read_settings({"desk": "key"}, {"TAPETE_DATABASE": "sqlite+aiosqlite:///x.db"}, None)
    settings = read_settings({"desk": "key"}, {"TAPETE_DATABASE": "sqlite+aiosqlite:///x.db", "TAPETE_DESK_KEY": KEY},
                             None)
    assert KEY not in repr(settings)


# ---- games and forms ---------------------------------------------------------------------------

async def test_games_and_their_forms_are_told_in_both_languages(sqlite: str) -> None:
    async with serving(local(sqlite)) as site:
        assert (await site.get("/api/house"))["desk"] == "open"
        games = await site.get("/api/desk/games")
        assert [game["name"] for game in games] == game_names()
        for game in games:
            assert game["agents"][0] == {"name": "greedy", "title": "Rules of thumb", "slow": False}
            assert 1 <= game["players"][0] <= game["usual"] <= game["players"][1]
            for ruleset in game["rulesets"]:
                form = await site.get("/api/desk/form", game=game["name"], ruleset=ruleset["name"])
                assert form["sections"] and form["values"]
        spanish = await site.get("/api/desk/form", game="carcosa", lang="es")
        assert "Llaves que hacen falta para escapar" in str(spanish)
        assert (await site.get("/api/desk/form", game="chess", status=404))["error"]["code"] == "no_game"
        assert (await site.get("/api/desk/form", game="carcosa", ruleset="x", status=404))["error"]["code"] == \
            "no_ruleset"


async def test_a_check_says_what_is_wrong_where_and_gives_the_file(sqlite: str) -> None:
    async with serving(local(sqlite)) as site:
        sound = await site.post("/api/desk/check", {"game": "carcosa", "changes": {"end.keys": 3}})
        assert sound["sound"] and sound["yaml"] == "end:\n  keys: 3\n"
        assert sound["changes"] == [{"path": "end.keys", "title": "Keys needed to escape", "base": 4, "value": 3}]
        wrong = await site.post("/api/desk/check", {"game": "carcosa", "changes": {"end.keys": 99}}, lang="es")
        assert wrong["faults"] == [{"path": "end.keys", "sentence": "se espera 20 como mucho, no 99"}]
        await site.post("/api/desk/check", {"game": "carcosa", "changes": {"x": float("1e308")}})
        await site.post("/api/desk/check", {"game": "carcosa", "spoon": 1}, status=422)


# ---- variants ----------------------------------------------------------------------------------

async def test_variants_are_kept_as_a_tree_over_a_restart(sqlite: str, tmp_path: Path) -> None:
    async with serving(local(sqlite)) as site:
        parent = await site.post("/api/desk/variants", NEW, status=201)
        child = await site.post("/api/desk/variants", {**NEW, "name": "Two", "parent": parent["id"], "note": "harder?",
                                                       "changes": {"end.keys": 2},
                                                       "figures": {"games": 10, "seeds": [1, 10], "measures": []}},
                                status=201)
        assert child["parent"] == parent["id"] and child["figures"]["seeds"] == [1, 10]
    async with serving(local(sqlite)) as site:
        assert await site.get("/api/desk/variants") == [parent, child]
        await _patch(site, child["id"], {"name": "Two keys", "note": ""})
        assert (await site.http.delete(f"/api/desk/variants/{child['id']}")).json()["deleted"]
        assert [each["deleted"] for each in await site.get("/api/desk/variants")] == [False, True]
        back = await _patch(site, child["id"], {"deleted": False})
        assert (back["name"], back["deleted"]) == ("Two keys", False)
        text = (await site.http.get(f"/api/desk/variants/{child['id']}.yaml")).text
        assert text == "# Two keys: carcosa canon-0.4\nend:\n  keys: 2\n"
        brought = await site.post("/api/desk/variants/file", {"name": "b", "game": "carcosa", "yaml": text},
                                  status=201)
        assert brought["changes"] == {"end.keys": 2}
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


async def _patch(site: Site, which: str, body: Any, status: int = 200) -> Any:
    answer = await site.http.patch(f"/api/desk/variants/{which}", json=body, params={"lang": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_what_makes_no_variant_is_refused(sqlite: str) -> None:
    async with serving(local(sqlite)) as site:
        for body in ({**NEW, "changes": {"end.kees": 3}}, {**NEW, "name": ""}, {**NEW, "parent": "none"},
                     {**NEW, "game": "chess"}):
            answer = await site.http.post("/api/desk/variants", json=body)
            assert 400 <= answer.status_code < 500 and answer.json()["error"]["sentence"]
        for yaml in ("end: {keys: 99}", "end: [", "- 1", "a: &a [*a]"):
            answer = await site.http.post("/api/desk/variants/file", json={"name": "x", "game": "carcosa",
                                                                           "yaml": yaml})
            assert answer.status_code == 422, answer.text
        kept = await site.post("/api/desk/variants", NEW, status=201)
        child = await site.post("/api/desk/variants", {**NEW, "parent": kept["id"]}, status=201)
        await _patch(site, kept["id"], {"parent": child["id"]}, status=422)
        await _patch(site, kept["id"], {"name": None}, status=422)
        await _patch(site, "none", {"name": "x"}, status=404)
        assert len(await site.get("/api/desk/variants")) == 2


def test_a_file_of_a_later_version_or_no_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    DeskStore(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(InputError, match="later version"):
        DeskStore(tmp_path)
    (tmp_path / FILE).write_bytes(b"no database, but more bytes than a header of one has" * 10)
    with pytest.raises(InputError, match="cannot keep anything"):
        DeskStore(tmp_path)
