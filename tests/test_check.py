"""`tapete check`: everything that is wrong with what somebody has written, at once, or what it says."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tapete.cli.app import main

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
    """What the command ends with, and its lines."""
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
