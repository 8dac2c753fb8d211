"""Studies are listed by their folders, from the desk and from terminals."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tapete.cli.app import main
from tapete.lab.study_folders import FILE, add_study_folder, study_folders


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def tapete(monkeypatch: Any, capsys: Any, *args: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args)])
    with pytest.raises(SystemExit) as stop:
        main()
    printed = capsys.readouterr()
    return int(stop.value.code or 0), printed.out, printed.err


@pytest.mark.usefixtures("english")
def test_what_a_terminal_begins_is_listed_with_its_folder(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    assert "No study has been begun" in tapete(monkeypatch, capsys, "runs")[1]
    code, _, _ = tapete(monkeypatch, capsys, "tournament", "high_card", "--agents", "random,greedy", "--players", 2,
                        "--games", 20, "--out", tmp_path / "contest")
    assert code == 0
    add_study_folder("why", "carcosa", tmp_path / "open", desk=True)
    (tmp_path / "open").mkdir()
    monkeypatch.setenv("COLUMNS", "240")
    code, out, _ = tapete(monkeypatch, capsys, "runs")
    lines = out.splitlines()
    assert code == 0
    assert any("tournament" in line and "done" in line and str(tmp_path / "contest") in line for line in lines)
    assert any("why it is so" in line and "not finished" in line and "Carcosa" in line for line in lines)
    assert [one["kind"] for one in json.loads(tapete(monkeypatch, capsys, "runs", "--json")[1])] == [
        "why", "tournament"]


def test_folders_that_are_gone_or_noted_twice_and_lines_cut_off_are_no_runs(tmp_path: Path) -> None:
    for name in ("a", "b", "a"):
        (tmp_path / name).mkdir(exist_ok=True)
        add_study_folder("sweep", "carcosa", tmp_path / name)
    with (tmp_path / "data" / "tapete" / FILE).open("a") as file:
        file.write('{"kind": "swe')
    assert [one.path.name for one in study_folders()] == ["a", "b"]
    (tmp_path / "b").rmdir()
    (found,) = study_folders()
    assert not found.done and not found.reported and study_folders(lambda one: one.desk) == []
    (tmp_path / "a" / "sweep.json").write_text("[]")
    assert found.done and found.reported
