"""Games without mistakes pass the check: the examples, and the game of docs/add-a-game.md.

The conformance kit checks Tapete's own.
"""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.cli.new import EXAMPLE
from tapete.lint.package import check_package, packages_in
from tapete.text.spoken import SpokenError

from ..skull import installed

ROOT = Path(__file__).parents[2]
SOUND = (EXAMPLE, ROOT / "examples/hanabi")


@pytest.mark.parametrize("folder", SOUND, ids=lambda each: each.name)
def test_a_sound_game_has_no_findings(folder: Path) -> None:
    for package in packages_in(folder):
        assert [each.written("en") for each in check_package(package)] == []


def test_the_game_of_the_page_has_no_findings(tmp_path: Path) -> None:
    installed(tmp_path)
    (tmp_path / "skull/bare.py").unlink()
    assert [each.written("en") for each in check_package(tmp_path / "skull")] == []


def test_a_line_may_be_ignored(tmp_path: Path) -> None:
    package = tmp_path / "one"
    package.mkdir()
    (package / "__init__.py").write_text("print(one)\nprint(two)     # tapete: ignore\n")
    assert [each.line for each in check_package(package)] == [1]


def test_a_word_that_nothing_says_needs_no_message(tmp_path: Path) -> None:
    package = tmp_path / "skull"
    installed(tmp_path)
    words = package / "vocabulary.py"
    words.write_text(words.read_text(encoding="utf-8").replace(
        "    WON = tells(9, seat=Seat)", "    WON = tells(9, seat=Seat)\n    OUT = tells(10, seat=Seat)"))
    assert not any("told-OUT" in each.written("en") for each in check_package(package))
    rules = package / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("tell(s, Told.WON", "tell(s, Told.OUT"))
    assert any("told-OUT" in each.written("en") for each in check_package(package))


def test_a_folder_without_a_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpokenError, match=r"no package with a game"):
        packages_in(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project\n")
    with pytest.raises(SpokenError, match=r"no package with a game"):
        packages_in(tmp_path)


def test_a_project_names_its_packages(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project.entry-points."tapete.games"]\none = "one.game:GAME"\n')
    (tmp_path / "src/one").mkdir(parents=True)
    (tmp_path / "src/one/__init__.py").write_text("")
    assert packages_in(tmp_path) == [tmp_path / "src/one"]
