"""The page on how to play: each game of ours has one, for each ruleset, and its pictures are possible positions."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.referee import teach
from tapete.text.speech import LANGUAGES

RULESETS = [(name, ruleset.name) for name in ("carcosa", "gloom", "souls", "bethlem")
            for ruleset in find_game(name).rulesets]


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_how_it_is_played(game: str, ruleset: str, language: str) -> None:
    parts = teach.how_to(game, ruleset, language)
    assert [part.about for part in parts] == list(teach.SECTIONS)
    lines = [line for part in parts for line in part.lines]
    assert not [line for line in lines if "{" in line or "None" in line], "a number that no option has"
    asked = parts[-1].lines
    assert 5 <= len(asked) <= 8 and all("? " in line for line in asked)
    board = parts[2].picture
    assert board is not None and board.view and all(text for _, text in board.marks)


def test_a_page_that_no_game_can_show_is_refused_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (find_game("carcosa").lessons.folder / "how.yaml").read_text(encoding="utf-8")
    (tmp_path / "how.yaml").write_text(source.replace("king.floor: 3", "king.floor: 9"), encoding="utf-8")
    monkeypatch.setattr(type(find_game("carcosa").lessons), "folder", tmp_path)
    teach.read_how.cache_clear()
    teach.how_to.cache_clear()
    try:
        with pytest.raises(InputError, match=r"how\.yaml, line \d+: .*king\.floor"):
            teach.how_to("carcosa", "canon-0.4", "en")
    finally:
        teach.read_how.cache_clear()
        teach.how_to.cache_clear()


def test_a_sheet_is_printed_of_it() -> None:
    from tapete.press.paper import paper_of, size_of
    from tapete.press.printing import PrintJob, print_job

    game = find_game("gloom")
    ruleset = game.ruleset()
    options = game.options(ruleset, {"plays": 3})
    job = PrintJob(game, ruleset, {"plays": 3}, options, "en", paper_of("a4"), size_of("standard"))
    [(name, made)] = print_job(job, ("how",))
    assert name == "gloom-how-to-play.pdf" and made.startswith(b"%PDF")
    assert any("3 plays" in line for _, lines in teach.told(game, ruleset, options, "en") for line in lines)
