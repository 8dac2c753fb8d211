"""An unusable file does not stop the others: each has its line, the rest runs, and the exit code says so."""
from __future__ import annotations

import inspect
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.ledger import coverage as ledger_check
from tapete.ledger.coverage import check_ledger

SCENARIOS = {
    "a_malformed": "game: [\n",
    "b_options": "game: carcosa\nruleset: canon-0.4\nrules: [x]\nseats: [any, any]\noptions: {end: {keys: 999}}\n",
    "c_no_game": "game: chess\nruleset: x\nrules: [x]\nseats: [any]\n",
    "d_given": "game: carcosa\nruleset: canon-0.4\nrules: [x]\nseats: [any, any]\ngiven: {souls.0.sanity: 99}\n",
    "e_binary": "\udcff",
    "f_fails": "game: carcosa\nruleset: canon-0.4\nrules: [x]\nseats: [any, any]\nthen: {souls.0.sanity: 99}\n",
}
FILES = {"a_malformed": "end: [\n", "b_options": "end: {keys: 999}\n", "c_unknown": "kees: 3\n", "d_binary": "\udcff"}


@pytest.fixture
def good() -> str:
    return next(Path("scenarios/carcosa/events").glob("*.yaml")).read_text(encoding="utf-8")


def lay_out(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_bytes(text.encode("utf-8", "surrogateescape"))


def said(*words: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, [*words, "--lang", "en"])
    return result.exit_code, result.stdout.splitlines()


def test_scenarios_beside_files_that_cannot_be_run(tmp_path: Path, good: str) -> None:
    lay_out(tmp_path / "some", {**SCENARIOS, "z_good": good})
    code, lines = said("scenario", str(tmp_path / "nowhere"), str(tmp_path / "some"))
    assert code == 2
    for name in SCENARIOS:
        assert sum(name in line for line in lines if not line.startswith(" ")) == 1, (name, lines)
    assert sum("nowhere" in line for line in lines) == 1
    assert any(line.startswith("ok") and "z_good" in line for line in lines)
    assert lines[-1] == "1 passed, 1 failed, 6 not run"


def test_scenarios_that_only_fail_have_another_exit_code(tmp_path: Path, good: str) -> None:
    lay_out(tmp_path, {"f_fails": SCENARIOS["f_fails"], "z_good": good})
    code, lines = said("scenario", str(tmp_path))
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")


def test_files_of_ones_own_beside_others_that_cannot_be_used(tmp_path: Path) -> None:
    lay_out(tmp_path, {**FILES, "z_good": "end: {keys: 3}\n"})
    code, lines = said("check", "carcosa", *(str(path) for path in sorted(tmp_path.iterdir())), "nowhere.yaml")
    assert code == 2
    for name in (*FILES, "z_good", "nowhere"):
        assert any(name in line for line in lines), (name, lines)


def test_a_game_that_cannot_be_measured_stops_no_other_file(tmp_path: Path) -> None:
    """Two seats are what `--games` plays with; this file's game has none for two."""
    lay_out(tmp_path, {"a": "by_players: {2: {end: {keys: 999}}}\n", "z_good": "end: {keys: 3}\n"})
    code, lines = said("check", "carcosa", str(tmp_path / "a.yaml"), str(tmp_path / "z_good.yaml"), "--games", "2")
    assert code == 2 and any("z_good" in line for line in lines)


def test_a_ledger_counts_a_scenario_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "scenarios"
    shutil.copytree("scenarios/carcosa/events", folder)
    lay_out(folder, {"a_malformed": "game: [\n"})
    monkeypatch.setattr(ledger_check, "scenario_folder", lambda name: folder)
    problems = [str(problem) for problem in check_ledger("carcosa")[0].problems]
    assert any("a_malformed.yaml, line 2" in problem for problem in problems)


WHOLE = {"compare", "report"}
"""Commands that make one thing of all their files: each of these must do."""


def test_every_command_of_several_files_is_tried_here() -> None:
    several = {name for name, callback in _commands(app) if any(
        "list[Path]" in str(each.annotation) for each in inspect.signature(callback).parameters.values())}
    assert several - WHOLE == {"scenario", "check"}, "one file that cannot be used must stop no other"


def _commands(of: Any) -> Iterator[tuple[str, Any]]:
    yield from ((command.name or command.callback.__name__, command.callback) for command in of.registered_commands)
    for group in of.registered_groups:
        yield from _commands(group.typer_instance)
