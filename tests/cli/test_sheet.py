"""`tapete sheet`, and spreadsheets as the configuration of every command."""
from __future__ import annotations

import inspect
import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import typer

from tapete.cli.app import COMMANDS, main
from tapete.cli.game import play
from tapete.cli.lab import commands as lab
from tapete.games import find_game
from tapete.sheets.book import BookCell, BookSheet
from tapete.sheets.xlsx import as_xlsx

from ..sheets.support import filled, grids

CARCOSA = find_game("carcosa")


def tapete(*args: object) -> tuple[int, str, str]:
    """A command's exit code and what it prints on both streams."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.argv = sys.argv, ["tapete", *map(str, args)]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main()
        code: Any = 0
    except SystemExit as ended:
        code = ended.code
    finally:
        sys.argv = before
    return int(code or 0), out.getvalue(), err.getvalue()


def _file(path: Path, cells: dict[str, Any] | None = None, sheet: str = "Números") -> Path:
    sheets = filled(grids(CARCOSA, CARCOSA.ruleset()), sheet, cells or {})
    path.write_bytes(as_xlsx([BookSheet(each.name, [[BookCell(cell) for cell in row] for row in each.rows], [9])
                              for each in sheets], "es"))
    return path


@pytest.mark.parametrize("name", ["mine.xlsx", "mine.ods", "mine.zip", "mine"])
def test_sheets_are_written_read_and_taken(tmp_path: Path, name: str) -> None:
    file, config = tmp_path / name, tmp_path / "own.yaml"
    config.write_text("end: {keys: 3}\n")
    assert tapete("sheet", "carcosa", "--config", config, "-o", file, "--lang", "es")[0] == 0
    code, out, _ = tapete("sheet", "carcosa", "--read", file, "--to", tmp_path / "back.yaml", "--lang", "en")
    assert code == 0
    assert "Keys needed to escape: 3 instead of 4" in out
    assert (tmp_path / "back.yaml").read_text() == "end:\n  keys: 3\n"


def test_an_untouched_file_says_so(tmp_path: Path) -> None:
    assert "no cambian nada" in tapete("sheet", "carcosa", "--read", _file(tmp_path / "a.xlsx"), "--lang", "es")[1]


def test_what_is_wrong_is_said_and_nothing_is_taken(tmp_path: Path) -> None:
    file = _file(tmp_path / "a.xlsx", {"D3": "muchas", "D4": 3})
    code, out, _ = tapete("sheet", "carcosa", "--read", file, "--to", tmp_path / "back.yaml", "--lang", "es")
    assert code == 2
    assert "hoja «Números», celda D3: «muchas» no es" in out
    assert not (tmp_path / "back.yaml").exists()


@pytest.mark.parametrize("args, what", [
    ((), "--read"), (("-o", "a.xlsx", "--read", "a.xlsx"), "--read"), (("-o", "a.pdf"), ".xlsx"),
    (("-o", "a.csv"), ".zip"), (("--to", "b.yaml", "-o", "a.xlsx"), "--read"), (("--read", "none.xlsx"), "none.xlsx")])
def test_a_question_that_makes_no_sense_is_refused(args: tuple[str, ...], what: str) -> None:
    code, _, err = tapete("sheet", "carcosa", *args, "--lang", "es")
    assert code == 2 and what in err and len(err.splitlines()) == 1


def test_a_missing_library_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tapete.sheets.sheets", None)
    code, _, err = tapete("sheet", "carcosa", "-o", tmp_path / "a.xlsx", "--lang", "es")
    assert code == 2 and "pip install 'tapete[sheet]'" in err


TAKES: dict[str, tuple[Any, ...]] = {
    "play": ("play", "carcosa", "--seats", "greedy,greedy", "--config"),
    "simulate": ("simulate", "carcosa", "--players", "2", "--games", "2", "--config"),
    "press": ("press", "carcosa", "--out", "OUT", "--what", "nothing", "--config"),
    "export": ("export", "carcosa", "--out", "OUT", "--config"),
    "check": ("check", "carcosa"),
    "changes": ("changes", "carcosa", "--config"),
    "sheet": ("sheet", "carcosa", "-o", "OUT", "--config"),
    "lab compare": ("lab", "compare", "carcosa"),
    "lab ladder": ("lab", "ladder", "carcosa", "--config"),
    "lab profile": ("lab", "profile", "carcosa", "--out", "OUT", "--config"),
    "lab sweep": ("lab", "sweep", "carcosa", "--set", "end.keys=3,4", "--out", "OUT", "--config"),
    "lab tournament": ("lab", "tournament", "carcosa", "--agents", "greedy,random", "--config"),
    "lab tune": ("lab", "tune", "carcosa", "--set", "end.keys=3,4", "--target", "0.3", "--out", "OUT", "--config"),
}
"""Each command that takes a configuration."""


def _takes_config(command: Any) -> bool:
    return bool({"config", "configs"} & {*inspect.signature(command).parameters})


def test_each_command_with_a_configuration_is_known() -> None:
    found = {name for name, command in COMMANDS.items() if _takes_config(command)} - {"serve", "desk"}
    found |= {f"lab {each.name or each.callback.__name__}" for each in lab.app.registered_commands
              if each.callback and _takes_config(each.callback)}
    assert found | {"check"} == TAKES.keys(), "serve and desk take their own settings; any other takes a spreadsheet"
    assert isinstance(lab.app, typer.Typer) and _takes_config(play.play)


@pytest.mark.parametrize("command", TAKES)
def test_each_command_reads_a_spreadsheet(tmp_path: Path, command: str) -> None:
    """What is wrong in it is said with its cell by every command, so every command reads it."""
    file = _file(tmp_path / "a.xlsx", {"D3": "muchas"})
    args = [str(tmp_path / "out.xlsx") if each == "OUT" else each for each in TAKES[command]]
    code, out, err = tapete(*args, file, "--lang", "es")
    assert code == 2
    assert "celda D3: «muchas» no es un número entero" in out + err, out + err
