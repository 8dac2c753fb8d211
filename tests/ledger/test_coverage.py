"""The errors that the check of the ledgers notices."""
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tapete.compiler.call_graph import reached
from tapete.errors import InputError
from tapete.files.package_data import data_folder
from tapete.games import find_game
from tapete.kernel.rule import IDS
from tapete.ledger import coverage as ledger_check
from tapete.ledger import ledger
from tapete.ledger.wording import wording
from tapete.referee.scenario import load

BOOK = "tecnico-0.1"


LOADED: dict[tuple[str, str], Any] = {}


def load_once(path: Path) -> Any:
    """The scenario of a file. Most tests read the same thousand files."""
    key = path.name, path.read_text(encoding="utf-8")
    if key not in LOADED:
        LOADED[key] = load(path)
    return LOADED[key]


@pytest.fixture
def problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], list[str]]:
    """The problems of the book's ledger after something in its file has been replaced."""
    shutil.copytree(data_folder("rules"), tmp_path / "rules")
    (tmp_path / "scenarios").symlink_to(data_folder("scenarios"))
    monkeypatch.setattr(ledger, "ledger_folder", lambda game: tmp_path / "rules")
    monkeypatch.setattr(ledger_check, "scenario_folder", lambda game: tmp_path / "scenarios" / game)
    monkeypatch.setattr(ledger_check, "load", load_once)

    def after(old: str, new: str, file: str = f"{BOOK}.toml") -> list[str]:
        path = tmp_path / "rules" / "carcosa" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return [str(problem) for coverage in ledger_check.check_ledger("carcosa") for problem in coverage.problems]
    return after


@pytest.fixture
def no_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the scenarios, whose reading takes seconds."""
    monkeypatch.setattr(ledger_check, "scenario_files", lambda paths: [])


@pytest.mark.parametrize(("old", "new", "said"), [
    ('"2.3" = ["carcosa.setup.stairs"]\n"3" =', '"3" =', "section 2.3 of tecnico-0.1: no rule comes from it"),
    ('"2" = ["carcosa.board.floors"]', "", "carcosa.board.floors: neither holds in tecnico-0.1 nor has"),
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


@pytest.mark.parametrize(("old", "new", "said"), [
    # words taken over from the canon, where the option is another
    ('rules = ["carcosa.omens.goblin"]', 'rules = ["carcosa.omens.spider"]',
     "carcosa.omens.goblin: its words are those of canon-0.4, where monsters.strike_on_reveal is true and not false"),
    ('options = ["rooms.shop_tale_more", "tales_in_rooms"]', 'options = ["tales_in_rooms"]',
     "carcosa.rooms.tale_price: has the value of rooms.shop_tale_more and does not name it among its options"),
    ('options = ["turn.loop_cycles", "turn.loop_at_bottom", "sanity.bottom"]',
     'options = ["turn.loop_at_bottom", "sanity.bottom"]',
     "turn.loop_cycles: differs from canon-0.4 and no entry of"),
    ("aturde {actions.blunt_rounds} ronda", "aturde 1 ronda", "es and en have the values of different options"),
    ("tienen como mucho {turn.limited} acción", "tienen como mucho 1 acción", "where it should say {turn.limited}"),
    ('options = ["turn.loop_cycles", "turn.loop_at_bottom", "sanity.bottom"]',
     'options = ["turn.loop_at_bottom", "sanity.bottom"]',
     "option turn.loop_cycles: no entry names it"),
    # reasons that are another source's
    ("El libro nombra la tabla y la deja por cerrar; se toma la del canon, que", "El canon",
     "carcosa.king.presence_table: its reason (es) speaks of another source than that of tecnico-0.1"),
    ('rules = ["carcosa.round.monsters"]', 'rules = ["carcosa.round.rotation"]',
     "carcosa.round.monsters: its reason (en) speaks of another source than that of tecnico-0.1"),
    ('rules = ["carcosa.keys.pool"]', 'rules = ["carcosa.king.start"]',
     "carcosa.king.start: is changed in tecnico-0.1 and does not hold there"),
])
def test_words_and_reasons_are_true_of_their_own_ruleset(problems: Callable[[str, str], list[str]], no_scenarios: None,
                                                         old: str, new: str, said: str) -> None:
    assert any(said in problem for problem in problems(old, new))


@pytest.mark.parametrize(("old", "new", "said"), [
    ('"carcosa.setup.sanctuary"', '"carcosa.setup.chapel"', "section 3.1, row 1: carcosa.setup.chapel is no"),
    ('["The House costs all one", "carcosa.round.house", "carcosa.round.steps"]', '["The House costs all one"]',
     "section 6, row 4: has neither a rule nor a note"),
    ('"carcosa.round.house", ', "", "carcosa.round.house: no sentence says it, so it is no rule"),
    ('"10.1" = [', '"10.9" = [', "section 10.1: has no sentence in the table"),
    ('"10.1" = [', '"10.9" = [', "section 10.9 of the table of sentences is in no source"),
    ('["The Crown begins there", ', '["The Crown begins there", "carcosa.crown.kept", ',
     "carcosa.crown.kept: a sentence of 3.1 says it, which is not among its sections"),
    ('"carcosa.crown.kept"],\n]', '"carcosa.actions.trade_free"],\n]', "carcosa.crown.kept: no sentence of 4.3"),
])
def test_a_sentence_has_an_entry_and_a_rule_a_sentence(problems: Callable[..., list[str]], no_scenarios: None,
                                                       old: str, new: str, said: str) -> None:
    assert any(said in problem for problem in problems(old, new, f"sentences/{BOOK}.toml"))


def test_a_ruleset_needs_a_table_of_sentences(problems: Callable[..., list[str]], no_scenarios: None,
                                              tmp_path: Path) -> None:
    (tmp_path / "rules" / "carcosa" / "sentences" / "canon-0.4.toml").unlink()
    assert any("canon-0.4.toml: cannot be read" in problem for problem in problems("libro", "libro"))


def test_a_wording_has_the_values_of_its_rulesets_options() -> None:
    canon, book = ({rule.id: rule for rule in ledger.read_ledger("carcosa", name).rule} for name in (None, BOOK))
    assert canon["carcosa.turn.actions"].es.startswith("Cada alma recibe 2 acciones por ronda")
    assert "stuns it for 2 rounds" in canon["carcosa.objects.blunt"].en
    assert "for 1 round" in book["carcosa.objects.blunt_costs"].en


@pytest.mark.parametrize("name", ledger.ledgers())
def test_what_people_read_has_names_and_no_ids(name: str) -> None:
    for language in ("es", "en"):
        worded = wording(name, language)
        for ruleset in ledger.rulesets_of(name):
            for rule in ledger.read_ledger(name, ruleset).rule:
                for text in (rule.es if language == "es" else rule.en, dict(rule.why or {}).get(language, "")):
                    assert not re.search(r"\b(F\d|R\d|[A-Z]+_[A-Z_]+)\b|[{}]", worded(text)), (rule.id, worded(text))


def test_a_rule_may_be_decided_in_one_ruleset_and_said_in_another() -> None:
    canon, book = ({rule.id: rule for rule in ledger.read_ledger("carcosa", name).rule} for name in (None, BOOK))
    assert (canon["carcosa.king.decree_loss"].kind, book["carcosa.king.decree_loss"].kind) == ("ruling", "rule")
    assert book["carcosa.king.decree_loss"].why is None
    assert (canon["carcosa.roles.sanity"].kind, book["carcosa.roles.sanity"].kind) == ("rule", "ruling")
    assert "canon" in (book["carcosa.roles.sanity"].why or {})["es"]


def test_a_function_that_bears_a_rule_must_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgotten(s: Any) -> None:
        """Carries out a rule that others carry out too, and is called by nobody."""

    find_game("gloom")
    bearers = [*IDS["gloom.setup.families"], forgotten]
    monkeypatch.setitem(IDS, "gloom.setup.families", bearers)
    assert [str(problem) for coverage in ledger_check.check_ledger("gloom") for problem in coverage.problems] == [
        "gloom.setup.families: forgotten carries it out, but no rule of the game calls it"]


def test_calls_are_followed_through_modules_closures_and_rows_of_rules() -> None:
    def inner() -> None: ...
    def row_of() -> None: ...
    row = (row_of,)

    def outer() -> Any:
        return [inner() for _ in row]

    assert {inner, row_of, outer} <= reached([outer]) and lonely not in reached([outer])
    assert reached([by_module]) == {by_module, ledger.ledgers, *reached([ledger.ledgers])}


def by_module() -> None:
    ledger.ledgers()


def lonely() -> None: ...


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
    (tmp_path / "scenarios").unlink()
    shutil.copytree(data_folder("scenarios") / "carcosa", tmp_path / "scenarios" / "carcosa")
    monkeypatch.setattr(game.scenarios, "cards", lambda ruleset: ["VIAL", "BLUNT"] if ruleset.name == BOOK else [])
    path = next(path for path in sorted((tmp_path / "scenarios" / "carcosa").rglob("*.yaml"))
                if f"ruleset: {BOOK}" in path.read_text(encoding="utf-8"))
    path.write_text(path.read_text(encoding="utf-8") + "\ncards: [VIAL, SPOON]\n", encoding="utf-8")
    said = [str(problem) for coverage in ledger_check.check_ledger("carcosa") for problem in coverage.problems]
    file = path.relative_to(tmp_path / "scenarios" / "carcosa")
    assert said == [f"card BLUNT: no scenario of {BOOK} shows it",
                    f"card SPOON: shown by {file} but no card of {BOOK}"]
