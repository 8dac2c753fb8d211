"""The name of a file, or another text from outside, cannot change the sentence or the terminal that shows it."""
from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.errors import InputError
from tapete.table.refusals import Refusal
from tapete.text.speech import LANGUAGES, Speech
from tapete.text.spoken import SpokenError

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks of direction that hold until another ends them."""
EVERY = [chr(n) for n in range(0x110000)
         if unicodedata.category(chr(n)) in ("Cc", "Cs", "Zl", "Zp") or chr(n) in TURNING]
"""What rewrites a terminal or a line: controls, ends of lines, halves of letters and what turns letters round."""


def of(name: str) -> list[str]:
    """Sentences of every sort that show a name."""
    wrong = SpokenError("no-such-path", path=name)
    return [str(InputError(f"{name} is wrong")), *(said for language in LANGUAGES for said in (
        wrong.sentence(language), SpokenError("in-file", name="a", wrong=wrong).sentence(language),
        Refusal("bad_request", what=wrong).sentence(language), Refusal("bad_request", what=name).sentence(language),
        Speech(language, [SpokenError.home]).say("check-fine", file=name)))]


def test_no_sentence_holds_a_character_that_rewrites_it() -> None:
    assert len(EVERY) > 2100
    for start in range(0, len(EVERY), 300):
        name = "a" + "b".join(EVERY[start:start + 300]).replace("\n", "").replace("\t", "")
        for sentence in of(name):
            assert not [f"U+{ord(letter):04X}" for letter in sentence if letter in EVERY]


def test_letters_of_every_other_sort_stay_as_they_are() -> None:
    for name in ("año.yaml", "漢字.yaml", "שלום", "مرحبا\u200f", "e\u0301.yaml", "👨‍👩‍👧.yaml"):
        assert all(name in sentence for sentence in of(name))


NAMES = ["\x1b[2J\x1b[31mred", "line\rback", "turn\u202egnp.exe", "\u2067in\u2069", "bell\x07", "\x9b31m", "a\nb"]
COMMANDS = [["check", "carcosa", "{}"], ["scenario", "{}"], ["replay", "{}"], ["lab", "report", "{}", "-o", "x.html"],
            ["play", "carcosa", "--seats", "human,human", "--config", "{}"],
            ["lab", "compare", "carcosa", "{}", "--games", "1", "--out", "x"], ["chronicle", "{}", "--out", "x.html"]]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words[:2]))
@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("there", [True, False])
def test_a_command_shows_the_name_of_a_file_without_obeying_it(command: list[str], name: str, there: bool,
                                                               tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if there:
        Path(f"{name}.yaml").write_text("zz: [\n", encoding="utf-8")
    result = CliRunner().invoke(app, [each.format(f"{name}.yaml") for each in command])
    shown = result.output + (str(result.exception) if isinstance(result.exception, InputError) else "")
    assert result.exit_code != 0 and shown.strip()
    assert not [ascii(letter) for letter in shown if letter in EVERY and letter != "\n"]
    assert not any(f"{name}.yaml".endswith(line) for line in shown.splitlines() if "\n" in name and line)


def test_a_file_that_is_right_is_shown_so_too(tmp_path: Path) -> None:
    for i, name in enumerate(NAMES):
        folder = tmp_path / str(i)
        folder.mkdir()
        path = folder / f"{name}.yaml"
        path.write_text("end: {keys: 3}\n", encoding="utf-8")
        shown = CliRunner().invoke(app, ["check", "carcosa", str(path)])
        assert shown.exit_code == 0
        assert not [ascii(letter) for letter in shown.output if letter in EVERY and letter != "\n"]
