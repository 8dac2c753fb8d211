"""A mistake in a package stops every command with one sentence: no trace, no compiler, exit code 2."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tapete.cli.new import project
from tapete.files.atomic import write_folder

ROOT = Path(__file__).parents[2]
NAME = "mistaken"
FIELD = ("rules.py", "s.leader = best", "s.leadr = best",
         "rules.py:106:5: the record Table has no field leadr; leader was probably meant")
LOOP = ("rules.py", "best = 0\n", "best = 0\n    while best < 4:\n        s.prize = 1\n", "this loop has no end")
FLOAT = ("rules.py", ".points += s.prize", ".points += s.prize / 2", "may be a fraction")
IMPORT = ("rules.py", "    roll,\n", "", "roll is not imported")
POINTS = ("game.py", "def points(self", "def point(self", "must define points")
MESSAGE = ("text/en.ftl", "told-TAKE = ", "told-TAKEN = ", "no message told-TAKE in text/en.ftl")


@dataclass(frozen=True)
class Mistaken:
    """A made project with a mistake, installed."""

    folder: Path
    said: str

    def run(self, *command: str) -> tuple[int, str, str]:
        """The exit code, and what is printed on both channels."""
        done = subprocess.run([sys.executable, *command], cwd=self.folder, text=True, capture_output=True, check=False,
                              env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (
                                  self.folder, ROOT, ROOT / "src"))), "LC_ALL": "en_GB.UTF-8"})
        return done.returncode, done.stdout, done.stderr

    def tapete(self, *command: str) -> tuple[int, str, str]:
        return self.run("-m", "tapete.cli", *command)


Make = Callable[[tuple[str, str, str, str]], Mistaken]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def made(mistake: tuple[str, str, str, str]) -> Mistaken:
        file, old, new, said = mistake
        folder = tmp_path / NAME
        write_folder(folder, project(NAME))
        path = folder / NAME / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        info = folder / f"{NAME}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[tapete.games]\n{NAME} = {NAME}.game:GAME\n")
        return Mistaken(folder, said)
    return made


@pytest.mark.parametrize("mistake", [FIELD, LOOP, FLOAT, IMPORT, POINTS, MESSAGE], ids=lambda each: each[3][:30])
def test_a_game_is_not_played(make: Make, mistake: tuple[str, str, str, str]) -> None:
    code, out, wrong = make(mistake).tapete("play", NAME, "--seats", "random,random", "--seed", "1")
    assert (code, out, len(wrong.splitlines())) == (2, "", 1), wrong
    assert mistake[3] in wrong


def test_a_game_is_not_simulated_and_nothing_is_compiled(make: Make) -> None:
    code, out, wrong = make(FIELD).tapete("simulate", NAME, "--players", "2", "--games", "10")
    assert (code, out) == (2, "")
    assert wrong == f"tapete: {NAME}/{FIELD[3]}\n"


def test_several_mistakes_are_counted_and_then_all_told(make: Make) -> None:
    mistaken = make(FIELD)
    words = mistaken.folder / NAME / "vocabulary.py"
    words.write_text(words.read_text().replace("SCORE = 21", "SCOR = 21"))
    code, _, wrong = mistaken.tapete("play", NAME, "--seats", "random,random")
    assert code == 2 and f"(2 more mistakes: tapete check {NAME})" in wrong
    code, out, wrong = mistaken.tapete("check", NAME)
    assert (code, len(out.splitlines()), wrong) == (2, 3, "")
    assert f"{NAME}/{FIELD[3]}" in out.splitlines()
    code, out, _ = mistaken.tapete("check", "--json", "--lang", "es")
    found = json.loads(out)
    assert code == 2 and {each["line"] for each in found} == {87, 106, 130}
    assert all(Path(each["file"]).is_file() and each["column"] > 0 for each in found)
    assert any("no tiene el campo leadr" in each["sentence"] for each in found)


def test_the_kit_and_the_check_say_the_same(make: Make) -> None:
    mistaken = make(LOOP)
    code, out, _ = mistaken.tapete("check")
    assert code == 2 and LOOP[3] in out
    code, out, _ = mistaken.run("-m", "pytest", "-p", "no:cacheprovider", "-q", "-x")
    assert code and LOOP[3] in out and "DID NOT FINISH" not in out


def test_an_error_while_a_package_loads_is_one_sentence(make: Make) -> None:
    mistaken = make(("game.py", "GAME = HighCard()".replace("HighCard", NAME.capitalize()),
                     f"GAME = {NAME.capitalize()}()\nassert GAME.name == 'other', 'named wrongly'", ""))
    code, out, wrong = mistaken.tapete("play", NAME, "--seats", "random,random")
    assert (code, out, len(wrong.splitlines())) == (2, "", 1), wrong
    assert "game.py, line 174" in wrong and "named wrongly" in wrong


def test_what_is_neither_a_game_nor_a_folder_is_refused(make: Make) -> None:
    code, out, wrong = make(FIELD).tapete("check", "nowhere")
    assert (code, out, len(wrong.splitlines())) == (2, "", 1)
    assert "nowhere: expected a game" in wrong
