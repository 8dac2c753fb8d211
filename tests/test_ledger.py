"""What the check of the ledgers notices."""
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tapete import ledger
from tapete.data import data_folder
from tapete.errors import InputError

BOOK = "tecnico-0.1"


@pytest.fixture
def problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], list[str]]:
    """The problems of the book's ledger after something in its file has been replaced."""
    for name in ("rules", "scenarios"):
        shutil.copytree(data_folder(name), tmp_path / name)
    monkeypatch.setattr(ledger, "data_folder", lambda name: tmp_path / name)

    def after(old: str, new: str) -> list[str]:
        path = tmp_path / "rules" / "carcosa" / f"{BOOK}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return [problem for coverage in ledger.check_ledger("carcosa") for problem in coverage.problems]
    return after


@pytest.mark.parametrize(("old", "new", "said"), [
    ('"2.1" = ["carcosa.board.adjacency"]', "", "carcosa.board.adjacency: neither holds in tecnico-0.1 nor has"),
    ('"2.1" = ["carcosa.board.adjacency"]', "", "section 2.1 of tecnico-0.1: no rule comes from it"),
    ('instead_of = ["carcosa.round.order"]\n', "", "carcosa.round.order: neither holds in tecnico-0.1 nor has"),
    ('instead_of = ["carcosa.round.order"]', 'instead_of = ["carcosa.round.house"]',
     "carcosa.round.house: both holds in"),
    ('"2" = ["carcosa.board.floors"]', '"2" = ["carcosa.board.flaws"]', "carcosa.board.flaws: is no rule of canon-0.4"),
    ('id = "carcosa.crown.kept"', 'id = "carcosa.crown.keeps"', "carcosa.crown.kept: in the code but in no ledger"),
    ('id = "carcosa.crown.kept"', 'id = "carcosa.crown.keeps"', "crown/kept_at_bottom.yaml but no rule of tecnico-0.1"),
    ('options = ["crown.threshold", "crown.growth"]', 'options = ["crown.height"]',
     "tecnico-0.1 has no option crown.height"),
    ('sections = ["9.2"]', 'sections = ["9.9"]', "carcosa.turn.loop: section 9.9 is in no source"),
])
def test_what_is_missing_or_wrong_is_a_problem(problems: Callable[[str, str], list[str]], old: str, new: str,
                                               said: str) -> None:
    assert any(said in problem for problem in problems(old, new))


def test_a_rule_that_holds_in_another_ruleset_has_that_ones_sections() -> None:
    canon, book = ({rule.id: rule for rule in ledger.read_ledger("carcosa", name).rule} for name in (None, BOOK))
    assert canon["carcosa.round.house"].sections == ["8.2"]
    assert book["carcosa.round.house"].sections == ["6"]
    assert "carcosa.crown.bought" not in canon
    assert "carcosa.king.presence" not in book


def test_a_ledger_that_is_not_there() -> None:
    assert ledger.rulesets_of("carcosa") == ["canon-0.4", BOOK]
    with pytest.raises(InputError, match=r"canon-9\.toml: cannot be read"):
        ledger.read_ledger("carcosa", "canon-9")


def test_every_card_that_a_game_lists_needs_a_scenario(problems: Callable[[str, str], list[str]], tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    game = ledger.find_game("carcosa")
    monkeypatch.setattr(type(game), "cards", lambda _, ruleset: ["VIAL", "BLUNT"] if ruleset.name == BOOK else [])
    path = next(path for path in sorted((tmp_path / "scenarios" / "carcosa").rglob("*.yaml"))
                if f"ruleset: {BOOK}" in path.read_text(encoding="utf-8"))
    path.write_text(path.read_text(encoding="utf-8") + "\ncards: [VIAL, SPOON]\n", encoding="utf-8")
    said = [problem for coverage in ledger.check_ledger("carcosa") for problem in coverage.problems]
    file = path.relative_to(tmp_path / "scenarios" / "carcosa")
    assert said == [f"card BLUNT: no scenario of {BOOK} shows it",
                    f"card SPOON: shown by {file} but no card of {BOOK}"]
