"""`tapete check`: all errors in a designer's file at once, or a description of the file."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tapete.cli import check
from tapete.cli.app import main
from tapete.games import find_game
from tapete.games.souls.language.library import FIRST_OWN, NUMBERS
from tapete.games.souls.names import Outcome
from tapete.lab.study import Study

CARDS = """deck: treasure
cards:
  - id: FIRECRACKER
    name: {en: Firecracker, es: Petardo}
    type: active
    abilities: [{tap: deal 1 damage to target, target: monster}]
"""
WRONG_CARDS = """deck: treasure
cards:
  - {id: ONE, name: {en: One}, type: active, abilities: [{tap: kill target, target: item}]}
  - {id: TWO, name: {en: Two}, type: passive, abilities: [{tap: gain 1c}]}
  - {id: THREE, name: {en: Three}, type: active, life: -1, evasion: 9, abilities: [{tap: gain 1c}]}
"""
PACK = """over: abismo
modifiers:
  OWN_SORROW: {name: {en: Was late, es: Llegó tarde}, points: [null, -10, null], icon: ROMANCE}
"""


def checked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
            *words: object) -> tuple[int, list[str]]:
    """The command's exit code and its lines."""
    monkeypatch.setattr(sys, "argv", ["tapete", "check", *map(str, words)])
    with pytest.raises(SystemExit) as stop:
        main()
    return int(stop.value.code or 0), capsys.readouterr().out.splitlines()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.yaml"


def test_all_that_is_wrong_with_cards_is_said_at_once_with_its_place(
        mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(WRONG_CARDS)
    code, lines = checked(monkeypatch, capsys, "souls", mine, "--lang", "es")
    assert code == 2 and len(lines) == 4
    assert [line.partition("línea ")[2][0] for line in lines] == ["3", "4", "5", "5"]
    assert "ONE" in lines[0] and "TWO" in lines[1]
    assert "life" in lines[2] and "evasion" in lines[3]


def test_cards_are_read_out_in_both_languages(
        mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(CARDS)
    code, lines = checked(monkeypatch, capsys, "souls", mine, "--lang", "en")
    assert (code, lines[0]) == (0, f"{mine}: nothing is wrong.")
    assert "Firecracker" in lines[1] and "deal 1 damage" in lines[1]
    assert "Petardo" in lines[2] and "1 de daño" in lines[2]
    assert lines[3] == "  Room taken: cards 1 of 32, abilities 1 of 64, rows of effects 4 of 256 (Firecracker 4)."


def test_all_that_is_wrong_with_a_configuration_is_said_at_once(
        mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text("end:\n  kees: 3\nturn: {actions: many}\n")
    code, lines = checked(monkeypatch, capsys, "carcosa", mine, "--lang", "en")
    assert code == 2 and len(lines) == 2
    assert {line.partition("line ")[2][0] for line in lines} == {"2", "3"}
    mine.write_text(f"own:\n  - {WRONG_CARDS.replace(chr(10), chr(10) + '    ')}")
    code, lines = checked(monkeypatch, capsys, "souls", mine, "--lang", "en")
    assert code == 2 and len(lines) == 4
    mine.write_text("end: {keys: 3}\n")
    assert checked(monkeypatch, capsys, "carcosa", mine, "--lang", "en") == (0, [f"{mine}: nothing is wrong."])


def test_a_pack_is_looked_through_and_read_out(
        mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(PACK)
    code, lines = checked(monkeypatch, capsys, "gloom", mine, "--lang", "en")
    assert code == 0 and len(lines) == 3
    assert "Was late" in lines[1] and "Llegó tarde" in lines[2]
    mine.write_text(PACK.replace("icon: ROMANCE", "icon: LOV, corner: HAT"))
    code, lines = checked(monkeypatch, capsys, "gloom", mine, "--lang", "es")
    assert code == 2 and len(lines) == 2
    assert "'LOV' no es un icono" in lines[0] and "'HAT' no es un icono" in lines[1]


def test_what_a_card_is_worth_is_told_beside_the_others(
        mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The card is held in three of four games, by one of two, who wins twice; another item by the loser of one."""
    souls = find_game("souls")
    number, other = FIRST_OWN, NUMBERS["DRY_BABY"]

    def played(study: Study) -> Any:
        assert study.games == 4 and study.options["own"]
        rows = souls.Summary.array(4)
        for row, holder, winner in zip(rows, (0, 1, 1, None), (0, 1, 0, 0), strict=True):
            row["players"], row["outcome"] = 2, Outcome.SEAT_0 + winner
            row["held"][number] = 0 if holder is None else 1 << holder
        rows["held"][3][other] = 1 << 1
        return rows

    monkeypatch.setattr(check, "run_study", played)
    mine.write_text(CARDS)
    code, lines = checked(monkeypatch, capsys, "souls", mine, "--lang", "en", "--games", "4")
    assert code == 0 and lines[-1] == (
        "  FIRECRACKER: held at the end in 3 of 4 games of two by greedy; in 3 of them one held it and one did not, "
        "where holding it was worth +33 wins in a hundred games (95 %: -98 to +164); holding another item, -100.")
    mine.write_text(CARDS.replace("FIRECRACKER", "SQUIB"))
    monkeypatch.setattr(check, "run_study", lambda study: played(study)[3:])
    code, lines = checked(monkeypatch, capsys, "souls", mine, "--lang", "en", "--games", "4")
    assert lines[-1] == (
        "  SQUIB: held at the end in 0 of 4 games of two by greedy, too few to say what it is worth.")
    assert checked(monkeypatch, capsys, "souls", mine, "--games", "many")[0] == 2
