"""`tapete changes`: what a configuration changes, in words."""
from __future__ import annotations

import json
from pathlib import Path

from .test_sheet import _file, tapete


def test_a_file_is_told_beside_the_ruleset_and_beside_another(tmp_path: Path) -> None:
    one, other = tmp_path / "one.yaml", tmp_path / "other.yaml"
    one.write_text("end: {keys: 3}\nsanity: {house: 2}\n")
    other.write_text("end: {keys: 3}\n")
    code, out, _ = tapete("changes", "carcosa", "--config", one, "--lang", "en")
    assert code == 0
    assert "- Keys needed to escape: 3 instead of 4\n" in out
    assert "- At the end of each round every soul loses 2 sanity to the House.\n  - Before: At the end" in out
    beside = tapete("changes", "carcosa", "--config", one, "--beside", other, "--lang", "en")[1]
    assert "Keys needed" not in beside and "- Lost by all at the end of a round: 2 instead of 1\n" in beside
    found = json.loads(tapete("changes", "carcosa", "--config", one, "--beside", other, "--json")[1])
    assert [each["path"] for each in found["values"]] == ["sanity.house"]
    assert [each["id"] for each in found["rules"]] == ["carcosa.round.house"]


def test_a_spreadsheet_is_told_like_any_other_file(tmp_path: Path) -> None:
    file = _file(tmp_path / "a.xlsx")
    assert tapete("changes", "carcosa", "--config", file, "--lang", "es")[1] == "No cambia nada.\n"


def test_what_cannot_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    code, out, err = tapete("changes", "carcosa", "--config", tmp_path / "none.yaml", "--lang", "en")
    assert (code, out) == (2, "") and "none.yaml" in err and len(err.splitlines()) == 1
