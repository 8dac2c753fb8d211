"""Examples, long work, playing, printing and reporting."""
from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tapete.desk import printed
from tapete.desk.design.by_players import whose
from tapete.desk.examples import example
from tapete.desk.http import routes_work
from tapete.desk.http.told import _tune
from tapete.desk.store import DeskStore
from tapete.desk.studies import sensitivity
from tapete.desk.studies.jobs import Jobs
from tapete.desk.studies.played import key_of, play_part
from tapete.desk.studies.sensitivity import numbers_of, sound_steps
from tapete.desk.studies.tuning import tune
from tapete.desk.studies.work import Progress
from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.simulate import make_study
from tapete.referee.transcript import Replay, parse

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio


def _study(players: int = 2, agent: str = "greedy") -> Any:
    game = find_game("carcosa")
    rules = game.ruleset()
    return make_study(game, rules, game.options(rules), [None] * players, [agent], 1, 1)


# ---- examples ----------------------------------------------------------------------------------

@pytest.mark.parametrize("kind", ["typical", "shortest", "longest", "closest"])
def test_an_example_is_the_very_game_that_was_played(kind: str) -> None:
    study = _study()
    rows = play_part(key_of(study), 1, 40)
    told = example(key_of(study), rows, kind)
    row = rows[rows["seed"] == told["seed"]][0]
    assert told["choices"] == row["choices"]
    replay = Replay(find_game("carcosa"), parse(told["body"].encode(), Path("example")))
    assert sum(1 for _ in replay.steps()) == row["choices"] and replay.session.over
    if kind in ("shortest", "longest"):
        assert row["rounds"] == (rows["rounds"].min() if kind == "shortest" else rows["rounds"].max())


async def test_an_example_opens_in_the_replay(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        changes = json.dumps({"end.keys": 3})
        told = await site.get("/api/desk/examples", game="carcosa", players=2, changes=changes, kind="shortest")
        shown = await site.get(f"/api/replays/{told['replay']}")
        assert 0 <= told["moment"] <= told["choices"]
        assert shown["choices"] == told["choices"] and str(told["seed"]) in told["sentence"]
        again = await site.get("/api/desk/examples", game="carcosa", players=2, changes=changes, kind="shortest")
        assert again == told
        await site.get("/api/desk/examples", game="carcosa", players=2, kind="funny", status=422)
        await site.get("/api/desk/examples", game="carcosa", players=2, changes="{", status=422)


# ---- long work ---------------------------------------------------------------------------------

async def _done(site: Site, job: str, *states: str, seconds: float = 240) -> Any:
    end = time.monotonic() + seconds
    while True:
        found = next(each for each in await site.get("/api/desk/jobs") if each["id"] == job)
        if found["state"] in states:
            return found
        assert time.monotonic() < end and found["state"] in ("waiting", "running"), found
        await asyncio.sleep(0.2)


SMALL = {"game": "carcosa", "changes": {"end.keys": 3}, "players": 2, "games": 20}
SEARCH = {**SMALL, "kind": "tune", "players": [2], "may": ["sanity.house", "turn.actions"], "trials": 12,
          "target": {"measure": "win_rate", "value": 0.5}}


async def test_sensitivity_says_what_a_step_of_each_number_changes(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        made = await site.post("/api/desk/jobs", {"kind": "sensitivity", **SMALL}, status=201)
        found = await _done(site, made["id"], "done")
        paths = {each["path"] for each in found["result"]}
        assert {"end.keys", "sanity.house", "king.presence.0", "roles.TANK.sanity"} <= paths
        assert "deck.KEY" not in paths, "the decks must stay as large as they are"
        effects = [max(abs(step["difference"]) for step in (each["down"], each["up"]) if step)
                   for each in found["result"]]
        assert effects == sorted(effects, reverse=True) and effects[0] > 0
        keys = next(each for each in found["result"] if each["path"] == "end.keys")
        assert (keys["value"], keys["down"]["value"], keys["up"]["value"]) == (3, 2, 4)
        assert keys["down"]["difference"] >= 0 >= keys["up"]["difference"] and keys["title"] == "Keys needed to escape"
        assert found["done"] == found["total"] > 0 and found["title"] == "Which numbers matter: Carcosa, Wins with 2"


def test_what_seems_to_matter_is_looked_at_by_more_games(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sensitivity, "FIRST", 10)
    monkeypatch.setattr(sensitivity, "CLOSER", 3)
    ask = {"game": "carcosa", "ruleset": "canon-0.4", "changes": {"end.keys": 2}, "players": 2, "games": 40}
    progress = Progress()
    with Local(1) as engine:
        found = sensitivity.sensitivity(ask, tmp_path, engine, progress)
    assert [each["games"] for each in found[:4]] == [40, 40, 40, 10] and len(found) > 50
    assert "end.keys" in [each["path"] for each in found[:3]]
    effects = [max(abs(step["difference"]) for step in (each["down"], each["up"]) if step) for each in found]
    assert effects[:3] == sorted(effects[:3], reverse=True) and effects[3:] == sorted(effects[3:], reverse=True)
    assert progress.done <= progress.total
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    early = [each["result"] for each in told if "result" in each]
    assert len(early) == 1 and {each["games"] for each in early[0]} == {10}, "a first look before the work is done"
    assert {each["path"] for each in early[0]} == {each["path"] for each in found}


async def test_work_goes_on_after_a_restart_and_can_be_stopped(sqlite: str, tmp_path: Path) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        first = await site.post("/api/desk/jobs", SEARCH, status=201)
        second = await site.post("/api/desk/jobs", {"kind": "sensitivity", **SMALL, "games": 20_000}, status=201)
        folder = tmp_path / "desk" / first["id"]
        while not list(folder.glob("*.parquet")):
            await asyncio.sleep(0.05)
    kept = {path.name: path.stat().st_mtime_ns for path in folder.glob("*.parquet")}
    async with serving(settings_for(sqlite, desk="local")) as site:
        await _done(site, first["id"], "done")
        assert kept.items() <= {path.name: path.stat().st_mtime_ns for path in folder.glob("*.parquet")}.items()
        await _done(site, second["id"], "running")
        answer = await site.http.delete(f"/api/desk/jobs/{second['id']}", params={"lang": "en"})
        assert answer.json()["state"] == "stopped" and answer.json()["sentence"] == "Stopped."
        assert not (tmp_path / "desk" / second["id"]).exists()
        third = await site.post("/api/desk/jobs", {**SEARCH, "trials": 2}, status=201)
        await _done(site, third["id"], "done")
        await _done(site, second["id"], "stopped")
        assert (await site.http.delete("/api/desk/jobs/none")).status_code == 404


SAYS = """import json, sys
for line in ({"done": 1, "total": 9, "left": None}, {"result": [{"path": "end.keys", "games": 200}]}):
    print(json.dumps(line), flush=True)
sys.stdin.read()
"""


async def test_what_work_has_found_so_far_is_told_while_it_goes_on(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = asyncio.create_subprocess_exec

    async def other(python: str, *work: str, **how: Any) -> Any:
        return await begin(python, "-c", SAYS, **how)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
    store = DeskStore(tmp_path)
    jobs = Jobs(store, tmp_path / "desk")
    await jobs.start()
    which = await jobs.add("sensitivity", {}, "10.0.0.1")
    async with asyncio.timeout(180):
        while not (found := store.job(which) or {})["result"]:
            await asyncio.sleep(0.01)
    assert found["state"] == "running" and found["result"] == [{"path": "end.keys", "games": 200}]
    await jobs.cancel(which)
    assert (store.job(which) or {})["state"] == "stopped"
    await jobs.stop()


class Noted(Jobs):
    """Work that is noted and not done."""

    def __init__(self, store: DeskStore, folder: Path, noted: list[str]) -> None:
        super().__init__(store, folder)
        self.noted = noted

    async def _do(self, which: str, ask: Mapping[str, Any]) -> None:
        self.noted.append(which)
        await asyncio.sleep(0)
        assert await self._change(which, state="done")


async def test_of_processes_that_share_a_folder_one_works_and_the_next_when_it_ends(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.desk.studies.jobs.AGAIN", 0.01)
    store, noted, others = DeskStore(tmp_path), list[str](), list[str]()
    one, other = Noted(store, tmp_path / "desk", noted), Noted(store, tmp_path / "desk", others)
    await one.start()
    first = await one.add("tune", {}, "10.0.0.1")
    await _ended(store, first)
    await other.start()
    second = await other.add("tune", {}, "10.0.0.1")        # it is brought to the other and done by the one
    await _ended(store, second)
    assert (noted, others) == ([first, second], [])
    await one.stop()
    third = await one.add("tune", {}, "10.0.0.1")
    await _ended(store, third)
    await other.stop()
    assert (noted, others) == ([first, second], [third])


async def _ended(store: DeskStore, which: str) -> None:
    async with asyncio.timeout(180):
        while (store.job(which) or {})["state"] != "done":
            await asyncio.sleep(0.01)


async def test_what_was_stopped_stays_so_and_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it is stopped after it was taken up and before its process is there."""
    begun: list[Any] = []

    async def begin(*command: Any, **how: Any) -> None:
        begun.append(command)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    store = DeskStore(tmp_path)
    jobs = Jobs(store, tmp_path / "desk")
    which = await jobs.add("tune", {}, "10.0.0.1")
    await jobs.cancel(which)
    await jobs._do(which, {"kind": "tune"})
    assert not begun and (store.job(which) or {})["state"] == "stopped"
    for later in ("running", "done", "failed"):
        assert not store.change_job(which, state=later)
    assert (store.job(which) or {})["state"] == "stopped"


async def test_tuning_aims_at_several_numbers_of_players_at_once(sqlite: str) -> None:
    ask = {"kind": "tune", **SMALL, "players": [2, 3], "games": 20, "trials": 4, "most": 1,
           "target": {"measure": "win_rate", "value": 0.5}, "may": ["end.keys", "sanity.house", "turn.actions"],
           "also": [{"measure": "rounds", "low": 5, "high": 40}]}
    async with serving(settings_for(sqlite, desk="local")) as site:
        made = await site.post("/api/desk/jobs", ask, status=201)
        found = await _done(site, made["id"], "done")
        assert 1 <= len(found["result"]) <= 4
        distances = [each["distance"] for each in found["result"]]
        assert distances == sorted(distances)
        for each in found["result"]:
            assert [of["players"] for of in each["players"]] == [2, 3]
            assert {one["path"] for one in each["moved"]} <= set(ask["may"]) and len(each["moved"]) <= 1
            assert each["seeds"] == [81, 160] and each["games"] == 80, "measured on seeds that no trial has played"
            sound = await site.post("/api/desk/check", {"game": "carcosa", "changes": each["changes"]})
            assert sound["sound"]
        again = await site.post("/api/desk/jobs", ask, status=201)
        assert (await _done(site, again["id"], "done"))["result"] == found["result"], "the same ask, the same answers"


def test_each_number_of_players_is_tuned_to_values_of_its_own(tmp_path: Path) -> None:
    """Of the same few numbers, which one value for all does not do; what was changed for some before stays theirs."""
    ask = {"kind": "tune", "game": "carcosa", "ruleset": "canon-0.4", "players": [2, 4], "games": 30, "trials": 8,
           "may": ["end.keys", "sanity.house"], "most": 1, "target": {"measure": "win_rate", "value": 0.5},
           "changes": {"by_players.4.end.keys": 5}}
    with Local(1) as engine:
        found = tune({**ask, "apart": True}, tmp_path, engine, Progress())
        one_value = tune(ask, tmp_path, engine, Progress())
    assert found[0]["distance"] < one_value[0]["distance"]
    moved = found[0]["moved"]
    assert {whose(one["path"])[0] for one in moved} == {"2", "4"}
    assert len({whose(one["path"])[1] for one in moved}) == 1
    for one in moved:
        assert found[0]["changes"][one["path"]] == one["value"] != one["base"]
    assert _tune(ask, found, "en")[0]["moved"][0]["title"].endswith("with 2 players")


WIN = {"measure": "win_rate", "value": 1}
REFUSED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"players": [2]}, "expected a list for tune"), ({"kind": "tune", "players": [2]}, "expected what to aim at"),
    ({"kind": "tune", "players": [2], "target": WIN}, "numbers that may be moved"),
    ({"kind": "tune", "players": [2], "may": ["end.keys"], "target": {"measure": "strongest", "value": 1}},
     "strongest is not measured here; expected one of win_rate, rounds"),
    ({"kind": "tune", "players": [2], "may": ["end.keys"], "target": WIN,
      "also": [{"measure": "roles/NOBODY", "low": 0, "high": 1}]}, "roles/NOBODY is not measured here"),
    ({"kind": "tune", "players": [2], "may": ["king.belt"], "target": WIN}, "king.belt: there is no such number"),
    ({"agent": "learned"}, "does not play at the desk"), ({"changes": {"end.keys": 99}}, "at most 20"),
    ({"players": 9}, "9 players"))


async def test_work_that_cannot_be_done_is_refused_before_it_begins(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        for more, sentence in REFUSED:
            told = await site.post("/api/desk/jobs", {"kind": "sensitivity", **SMALL, **more}, status=422)
            assert sentence in told["error"]["sentence"]
        assert await site.get("/api/desk/jobs") == []


def test_long_work_without_the_labs_packages_says_which_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_work, "find_spec", lambda name: None if name == "pyarrow" else name)
    with pytest.raises(InputError, match="needs pyarrow: pip install"):
        routes_work._whole(routes_work.JobAsk(kind="sensitivity", **SMALL), "en")


def test_numbers_of_tables_and_rows_can_be_turned() -> None:
    found = {path: value for path, value, *_ in numbers_of({"game": "carcosa", "ruleset": "canon-0.4",
                                                            "changes": {"king.presence": [7]}})}
    assert found["king.presence.0"] == 7 and found["deck.KEY"] == 5 and found["rooms.ritual.0.actor"] == 2


def test_what_bounds_a_study_is_no_number_that_matters_and_a_filler_lets_cards_be_turned() -> None:
    ask = {"game": "carcosa", "ruleset": "canon-0.4", "changes": {"deck.EVENTO_MOTEMEY": "= rest"}}
    found = {path for path, *_ in numbers_of(ask)}
    assert "end.keys" in found and not found & {"end.max_rounds", "deck.EVENTO_MOTEMEY"}
    steps = {(path, value): study for path, value, study in sound_steps(ask, 2, 1)}
    assert {("deck.KEY", 4), ("deck.KEY", 6)} <= set(steps)
    assert steps["deck.KEY", 6].options["deck"]["EVENTO_MOTEMEY"] == 3
    assert not {path for path, *_ in numbers_of({"game": "souls",
                                                 "ruleset": "base"})} & find_game("souls").configuration.bounds


# ---- playing, printing, reporting --------------------------------------------------------------

def test_a_folder_for_the_web_holds_the_game_by_its_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def files(games: Any, language: str | None, config: Path | None = None) -> dict[str, bytes]:
        given.append((games, language, config and (config.name, parse_yaml(config.read_text(), config.name))))
        return {"index.html": b"x", "python/a.zst": b"y"}
    monkeypatch.setattr(printed, "site_files", files)
    name, data = printed.folder("carcosa", "canon-0.4", {"end.keys": 3}, "es")
    assert name == "carcosa-web.zip" and ZipFile(BytesIO(data)).namelist() == [
        "carcosa/index.html", "carcosa/python/a.zst"]
    printed.folder("carcosa", "canon-0.4", {}, "en")
    assert given == [(["carcosa"], "es", ("carcosa.yaml", {"end": {"keys": 3}})), (["carcosa"], "en", None)]
    with pytest.raises(InputError, match=r"canon-0\.4 alone"):
        printed.folder("carcosa", "tecnico-0.1", {}, "en")


async def test_a_variant_is_played_at_a_table(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        kept = await site.post("/api/desk/variants", {"game": "carcosa", "name": "x", "changes": {"end.keys": 2}},
                               status=201)
        made = await site.post("/api/desk/play", {"variant": kept["id"], "players": 3, "name": "Ana"}, status=201)
        seated = made["table"]
        assert made["url"] == f"/t/{seated['code']}" and seated["seat"] == 0
        room = await site.server.rooms.get(seated["code"])
        _, options = room.options()
        assert options.model_dump()["end"]["keys"] == 2
        made = await site.post("/api/desk/play", {"game": "carcosa", "players": 4, "open_seats": 2}, status=201)
        table = await site.get(f"/api/tables/{made['table']['code']}", made["table"]["token"])
        assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "open", "bot"]
        await site.post("/api/desk/play", {"players": 2}, status=422)
        await site.post("/api/desk/play", {"game": "carcosa", "players": 2, "changes": {"end.keys": 99}}, status=422)


async def test_a_variant_is_printed(sqlite: str) -> None:
    pytest.importorskip("typst")
    async with serving(settings_for(sqlite, desk="local")) as site:
        asked = {"game": "carcosa", "changes": json.dumps({"end.keys": 3}), "lang": "en"}
        board = await site.http.get("/api/desk/print", params={**asked, "what": "board"})
        assert board.headers["content-type"] == "application/pdf" and board.content.startswith(b"%PDF")
        cards = await site.http.get("/api/desk/print", params={**asked, "what": "cards"})
        again = await site.http.get("/api/desk/print", params={**asked, "what": "cards"})
        assert cards.content == again.content
        if cards.headers["content-type"] == "application/zip":
            assert all(name.endswith(".pdf") for name in ZipFile(BytesIO(cards.content)).namelist())
        wrong = ({"what": "spoon"}, {"paper": "a3"}, {"bleed": 7}, {"url": "file:///etc"}, {"size": "huge"},
                 {"thickness": 3})
        for each in wrong:
            assert (await site.http.get("/api/desk/print", params={**asked, **each})).status_code == 422


def test_a_variant_is_printed_as_the_press_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Any] = []

    def prints(job: Any, parts: Any, with_pictures: bool) -> Any:
        jobs.append((job, parts, with_pictures))
        return [("a.pdf", b"x"), ("b.png", b"y")]
    monkeypatch.setattr(printed, "print_job", prints)
    wish = printed.PrintSettings("cards", "letter", "mini", 3, True, True, "https://example.org/cards", 0.4, True)
    name, data = printed.pages("carcosa", "canon-0.4", {"end.keys": 3}, wish, "en")
    ((job, parts, pictures),) = jobs
    assert name == "carcosa.zip" and ZipFile(BytesIO(data)).namelist() == ["a.pdf", "b.png"]
    assert (job.paper.name, job.size.name, job.bleed, job.for_players) == ("letter", "mini", 3, True)
    assert (job.pictures_at, parts, pictures) == ("https://example.org/cards/", ("cards",), True)
    assert job.config == {"end": {"keys": 3}} and (job.stock.thickness, job.stock.sleeved) == (0.4, True)
    printed.pages("carcosa", "canon-0.4", {}, printed.PrintSettings(), "en")
    assert (jobs[1][0].paper.name, jobs[1][0].bleed, jobs[1][0].pictures_at, jobs[1][2]) == ("a4", 0, "", False)


async def test_a_variant_has_its_report(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        page = await site.http.get("/api/desk/report", params={"game": "carcosa", "players": 2, "lang": "en"})
        assert page.status_code == 200 and page.text.startswith("<!DOCTYPE html>") and "Carcosa" in page.text
