"""Reports of comparisons, searches by few changes, and ladders: a page with charts and texts, for any game."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tapete.cli.new import project
from tapete.lab.report.numbers import Numbers
from tapete.lab.report.page import make_page
from tapete.lab.study_folders import study_folders

from .test_report import LANGUAGES, Reader, page_of, rows_of, run

pytestmark = pytest.mark.xdist_group("carcosa")
GAMES = {"high_card": ("hand=2..4", "hand: 2\n", "seat-0"),
         "carcosa": ("end.keys=2..4", "end: {keys: 2, keys_left_defeat: 1}\n", "win_rate")}


@pytest.fixture(scope="module", params=GAMES)
def folders(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A game with a comparison, a search and a ladder of it, as the commands leave them."""
    game, root = str(request.param), tmp_path_factory.mktemp("told")
    option, text, aim = GAMES[game]
    (root / "other.yaml").write_text(text, encoding="utf-8")
    common = ("--games", 60, "--players", 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(root / "data"))
        assert run("lab", "compare", game, root / "other.yaml", *common, "--check", "random", "--out",
                   root / "compare") == 0
        assert run("lab", "ladder", game, "--agents", "random,greedy", *common, "--out", root / "ladder") == 0
        assert run("lab", "tune", game, "--set", option, "--aim", aim, "--target", 0.4, "--most", 1, "--trials", 4,
                   "--games", 40, "--players", "2,3", "--check", "random", "--out", root / "few") == 0
        assert {one.path.name for one in study_folders() if one.reported} == {"compare", "ladder", "few"}
    return game, root


def told(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["compare", "few", "ladder"])
def test_a_page_is_whole_in_both_languages(folders: tuple[str, Path], name: str, language: str) -> None:
    html, seen = page_of(language, folders[1] / name)
    assert not seen.open and not seen.loads and len(seen.ids) == len(set(seen.ids))
    assert not re.search(r"report-|lab-|\bnan\b|\bNone\b", "".join(seen.sections)) and "{" not in seen.sections[0]
    assert seen.drawn and f"tapete {'simulate' if name == 'few' else f'lab {name}'} {folders[0]} " in html
    assert make_page([folders[1] / name], language).html == html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_configuration_and_every_difference_is_there_with_its_interval(folders: tuple[str, Path],
                                                                            language: str) -> None:
    game, root = folders
    data, numbers = told(root / "compare", "compare.json"), Numbers(language)
    html, seen = page_of(language, root / "compare")
    cells = {cell for table in seen.tables for row in table for cell in row}
    for of in data["shown"].values():
        for measure, one in of.items():
            value = numbers.number(one["mean"], 1) if measure == "rounds" else numbers.of100(one["mean"])
            assert value in cells and value in seen.drawn
    for one in data["differences"]:
        value = numbers.plus(one["difference"], 2) if one["measure"] == "rounds" else numbers.signed(one["difference"])
        assert value in cells and value in seen.drawn
    assert "other.yaml" in html and ("hand: 2" in html or "keys: 2" in html)
    assert all(numbers.of100(one["mean"]) in cells for one in data["by_another"].values())
    assert game != "carcosa" or "other" in seen.sections[0]     # two keys are surely easier than four


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_there_by_each_number_of_players(folders: tuple[str, Path], language: str) -> None:
    data, numbers = told(folders[1] / "few", "few.json"), Numbers(language)
    _, seen = page_of(language, folders[1] / "few")
    best, *others = data["answers"]
    aim = data["target"]["measure"]
    for seats in ("2", "3"):
        assert numbers.of100(best["players"][seats][aim]["mean"]) in seen.sections[0]
        for one in (best, *others):
            assert numbers.of100(one["players"][seats][aim]["mean"]) in seen.drawn
    assert numbers.of100(0.4) in seen.sections[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_is_there_with_how_far_it_is_above_the_last(folders: tuple[str, Path], language: str) -> None:
    data, numbers = told(folders[1] / "ladder", "ladder.json"), Numbers(language)
    _, seen = page_of(language, folders[1] / "ladder")
    rows = [row for row in rows_of(seen, "agente" if language == "es" else "agent") if len(row) > 3]
    assert [(row[0], row[2]) for row in rows] == [(one["agent"], numbers.of100(one["mean"])) for one in data["rungs"]]
    assert rows[0][-2] == "" and numbers.signed(data["rungs"][1]["above"]["difference"]) in rows[1][-2]


def test_a_folder_that_lacks_what_a_page_needs_is_refused_in_a_sentence(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "compare.json").write_text('{"shown": {}, "differences": []}', encoding="utf-8")
    assert run("lab", "report", tmp_path, "-o", tmp_path / "a.html", "--lang", "en") == 2
    assert "compare.json" in capsys.readouterr().err and not (tmp_path / "a.html").exists()


def test_a_new_game_has_all_pages_without_code_of_its_own_for_them(tmp_path: Path) -> None:
    """What `tapete new` makes declares what a profile counts, and nothing of a report."""
    made = project("low_card")
    assert any(b"Catalogue(" in text for text in made.values())
    assert not any(b"report" in path.encode() or b"lab.report" in text for path, text in made.items())
    root = tmp_path / "results"
    assert run("lab", "profile", "high_card", "--games", 60, "--hope-games", 4, "--playouts", 10, "--plain-games", 1,
               "--players", 2, "--out", root) == 0
    for language in LANGUAGES:
        seen = Reader(make_page([root], language).html)
        assert len(seen.sections) > 5 and seen.drawn
        assert not re.search(r"report-|kind-|figures?-|\bnan\b", "".join(seen.sections))
