"""Files of every release: this program opens each with the same result, or refuses it in a sentence."""
from __future__ import annotations

import ast
import json
import lzma
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any
from warnings import catch_warnings
from zipfile import ZipFile

import numpy as np
import pytest

from tapete.agents import parse_agent
from tapete.agents.fitted_weights import LEAN, read_fits, setup_fingerprint, weights_for
from tapete.agents.learned import fingerprint, net_for, read_weights
from tapete.desk.store import DeskStore
from tapete.errors import InputError
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.table.ops.settings import read_settings

from ..freeze import things
from ..freeze.databases import thawed
from ..freeze.designs import RULESETS, differing
from ..freeze.shelf import tables_told
from ..freeze.told import WORDED, lacking, plain
from ..needs import need_extra

RELEASES = sorted(path.parent for path in Path("tests/fixtures/released").glob("*/kept"))
ROOT = Path(__file__).parents[2]


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def kept(request: pytest.FixtureRequest) -> Path:
    """The folder of what people had at a release."""
    return Path(request.param) / "kept"


def told_in(path: Path) -> Any:
    return json.loads(lzma.decompress(path.read_bytes()))


def test_each_release_has_everything(kept: Path) -> None:
    """A kind of thing that the script makes is there, and opened by a test."""
    assert {path.name for path in kept.iterdir()} == {
        "backup-postgres", "backup-sqlite.xz", "configurations.json.xz", "desk.sqlite.xz", "fitted.json", "host.yaml",
        "links.json", "own", "package.jsonl", "package.zip", "page.json.xz", "postgres.json.xz", "postgres.sql.xz",
        "sqlite.db.xz", "sqlite.json.xz", "surface.json", "training", "variants"}


# ---- configurations ----------------------------------------------------------------------------

@pytest.mark.parametrize("game", RULESETS)
def test_a_configuration_says_what_it_said(kept: Path, game: str) -> None:
    for folder, games in told_in(kept / "configurations.json.xz").items():
        assert games[game]
        assert list(lacking(games[game], json.loads(json.dumps(differing(game, kept / folder))))) == [], folder


@pytest.mark.parametrize("game", RULESETS)
def test_a_game_by_a_configuration_can_be_played(kept: Path, game: str) -> None:
    found = find_game(game)
    ruleset, chance = found.ruleset(RULESETS[game]), random.Random(5)
    for folder in ("own", "variants"):
        options = found.options(ruleset, kept / folder / f"{game}.yaml")
        session = Session(found, ruleset, options, [None] * 4, 5)
        for _ in range(60):
            if not session.over:
                session.play(chance.choice(session.legal()), session.to_move)
        assert not found.rules.broken(session.state)


def test_a_hosts_settings_are_read(kept: Path) -> None:
    settings = read_settings({}, {"TAPETE_DATABASE": "sqlite+aiosqlite:///x.db"}, kept / "host.yaml")
    assert (settings.ops_port, settings.log, settings.proxy) == (9090, "json", "127.0.0.1")


def test_a_desk_has_what_it_had(kept: Path, tmp_path: Path) -> None:
    said = told_in(kept / "sqlite.json.xz")["desk"]
    thawed(kept / "desk.sqlite.xz", tmp_path / "desk.sqlite")
    store = DeskStore(tmp_path)
    variants = {each["id"]: each for each in store.variants()}
    assert len(variants) == len(RULESETS) + 2
    for game, which in said["variants"].items():
        assert (variants[which]["game"], variants[which]["ruleset"]) == (game, RULESETS[game])
    child = variants[said["child"]]
    assert (child["parent"], child["changes"], child["note"], child["figures"]["games"]) == (
        said["variants"]["carcosa"], {"end.keys": 2}, "harder?", 10)
    assert [each for each, one in variants.items() if one["deleted"]] == [said["deleted"]]
    assert [(job["kind"], job["state"]) for job in store.jobs()] == [("sensitivity", "stopped")]
    tables = told_in(kept / "sqlite.json.xz")["told"]["tables"]
    [opinion] = store.opinions([tables["carcosa over"]["info"]["replay"]])
    assert (opinion["fun"], opinion["fair"], opinion["length"]) == (4, 2, "right")
    assert [(card, width) for card, (_, width, _, _) in store.pictures("carcosa").items()] == [("KEY", 80)]


# ---- weights -----------------------------------------------------------------------------------

def test_fitted_weights_are_gone_by_or_refused_where_their_game_has_changed(kept: Path, tmp_path: Path) -> None:
    file, game = shutil.copy(kept / "fitted.json", tmp_path), find_game("gloom")
    was = Path(file).read_bytes()
    [fit] = read_fits(Path(file), game).values()
    now = game.ruleset(fit.ruleset)
    if (now.version, setup_fingerprint(game, now, 2), {*fit.weights}) == (fit.version, fit.beginning,
                                                                          {LEAN, *game.observation.features}):
        assert weights_for(game, 2, str(file)) == json.loads(was)["players"]["2"]["weights"]
    else:
        with pytest.raises(InputError) as refused:
            weights_for(game, 2, str(file))
        assert "\n" not in str(refused.value) and str(file) in str(refused.value)
    assert Path(file).read_bytes() == was


def test_trained_weights_are_gone_by_or_refused_where_their_game_has_changed(kept: Path, tmp_path: Path) -> None:
    file, game = Path(shutil.copy(kept / "training/round-001.npz", tmp_path)), find_game("carcosa")
    with np.load(file) as arrays:
        made_for, table = str(arrays["fingerprint"]), arrays["table"]
    if made_for == fingerprint(game):
        assert (read_weights(file, game)["table"] == table).all()
        assert net_for(game, [parse_agent(f"learned:weights={file}")]).table.shape == table.shape
    else:
        with pytest.raises(InputError, match="not for the present version of carcosa"):
            read_weights(file, game)
    assert file.read_bytes() == (kept / "training/round-001.npz").read_bytes()


def test_a_training_is_gone_on_with_or_refused_where_its_agents_have_changed(kept: Path, tmp_path: Path) -> None:
    need_extra("learn")
    from tapete.agents import VERSION
    from tapete.learn.train import Training, TrainingPlan
    folder = Path(shutil.copytree(kept / "training", tmp_path / "training"))
    was = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    ruleset = find_game(was["game"]).ruleset(was["ruleset"])
    plan = TrainingPlan(**{each.name: was[each.name] for each in fields(TrainingPlan) if each.name in was})
    if (was["version"], was["agents_version"]) == (ruleset.version, VERSION):
        assert Training(plan, folder).done == 2
    else:
        with pytest.raises(InputError, match="this training was begun by version"):
            Training(plan, folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        path.name: path.read_bytes() for path in (kept / "training").iterdir()}


# ---- a package ---------------------------------------------------------------------------------

def test_the_names_that_a_package_may_import_are_there(kept: Path) -> None:
    surface: Mapping[str, list[str]] = json.loads((kept / "surface.json").read_text(encoding="utf-8"))
    assert {*surface} == {*things.SURFACE} and len(surface["tapete.game"]) > 100
    with catch_warnings(action="ignore", category=DeprecationWarning):
        assert [f"{module}.{name}" for module, names in surface.items() for name in names
                if not hasattr(import_module(module), name)] == []


UNCOMPILED = ("not test_agents_choose_alike_in_states_that_their_seat_cannot_tell_apart"
              " and not test_a_profile_watches_the_games_that_are_played_and_names_what_it_counts")
"""All tests of the kit but those that lower the kernel's searches, which take a minute."""


def test_a_package_runs_unchanged_passes_its_tests_and_replays_its_record(kept: Path, tmp_path: Path) -> None:
    folder, site = tmp_path / "package", tmp_path / "site"
    with ZipFile(kept / "package.zip") as file:
        file.extractall(folder)
    had = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index",
                    "--target", site, folder], check=True)
    paths = os.pathsep.join(map(str, (site, ROOT, ROOT / "src")))
    passed = subprocess.run([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", UNCOMPILED], cwd=folder,
                            env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert passed.returncode == 0 and " passed" in passed.stdout, passed.stdout + passed.stderr
    record = shutil.copy(kept / "package.jsonl", tmp_path)
    things.tapete("replay", record, "--verify", packages=[site])
    things.tapete("play", things.PACKAGE, "--seats", "greedy,random", "--seed", "3", "--save", tmp_path / "another",
                  packages=[site])
    things.tapete("replay", tmp_path / "another", "--verify", packages=[site])
    assert {path: path.read_bytes() for path in had} == had


def imports_of(text: str) -> set[str]:
    """The modules of Tapete's that a source names."""
    tree = ast.parse(text)
    return {name for node in ast.walk(tree) for name in (
        [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level
        else [each.name for each in node.names] if isinstance(node, ast.Import) else [])
        if name.partition(".")[0] == "tapete"}


def test_what_a_package_imports_can_be_imported(kept: Path) -> None:
    with ZipFile(kept / "package.zip") as file:
        named = set().union(*(imports_of(file.read(name).decode()) for name in file.namelist()
                              if name.endswith(".py")))
    assert {*things.SURFACE} <= named
    for name in named:
        import_module(name)


# ---- a page without a server -------------------------------------------------------------------

def test_the_tables_of_a_page_are_told_as_they_were(kept: Path) -> None:
    """By the page's own Python, which a browser runs; tests/browser/test_released.py has a page do it."""
    page = told_in(kept / "page.json.xz")
    assert {each["game"] for each in page["told"].values()} == {*RULESETS}
    assert list(lacking(plain(page["told"], WORDED), json.loads(json.dumps(tables_told(page["rows"]))))) == []
