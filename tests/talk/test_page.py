"""The page about language models shows what the program does."""
from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.lab.simulate import make_study, run_study
from tapete.talk import seat as talk_seat
from tapete.talk.lines import close_all
from tapete.talk.records import read_heads
from tapete.talk.seat import OPTIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "language-models.md").read_text(encoding="utf-8")


def test_the_transcript_is_what_the_stand_in_was_asked_and_answered(tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = find_game("bethlem")
    ruleset, agent = game.ruleset(), f"program:command={sys.executable} {ROOT / 'examples' / 'text_agent.py'}"
    agents = [agent, *["greedy"] * 4]
    run_study(make_study(game, ruleset, game.options(ruleset, {"talk": 1}), [None] * 5, agents, 9, 1))
    close_all()
    talk_seat._programs.clear()
    (_, lines), = read_heads(Path("talk"))
    spoken = next(line for line in lines if line["words"])
    shown = re.search(r"is asked this:\n\n```\n(.*?)```", PAGE, re.S)
    answered = re.search(r"```json\n(.*?)```", PAGE, re.S)
    assert shown is not None and shown[1] == spoken["asked"]["text"] + "\n"
    assert answered is not None and answered[1] == spoken["answers"][0]["line"] + "\n"


def test_the_program_of_the_page_prints_what_it_says() -> None:
    found = re.search(r"```python\n(.*?)```\n\n    (\{.*?)\n", PAGE, re.S)
    assert found is not None
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(found[1], "language-models.md", "exec"), {})
    assert out.getvalue().strip() == found[2]


def test_the_tables_of_the_page_are_those_of_the_program() -> None:
    found = re.findall(r"^\| `(\w+)` \| (?:`(\w+)`|(\d*)) ?\|", PAGE, re.M)
    rows = {name: word or number for name, word, number in found}
    assert {name: value for name, value in rows.items() if name in OPTIONS} == OPTIONS
    assert {"command", "pass"} <= set(rows)
