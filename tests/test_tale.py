"""A played game as a book: chapters, players' own words, and the same bytes for the same game."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.kernel.game import Happening
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read
from tapete.tale.build import Tale, tell
from tapete.tale.pages import page

GAME = find_game("high_card")
FIXTURE = Path(__file__).parent / "fixtures" / "carcosa" / "seed-101.jsonl"


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Two seats lay two cards each; the first choice comes with words for all, the second with words for one."""
    options, path = GAME.options(GAME.ruleset(), {"hand": 2}), tmp_path / "game.jsonl"
    played = Session(GAME, GAME.ruleset(), options, [None, None], 5)
    recorder = Recorder(path, played, ["human", "human"])
    while not played.over:
        seat, action = played.to_move, played.legal()[0]
        note = {0: "<b>one</b> dark night", 1: "a whisper"}.get(recorder.number)
        played.play(action, seat, note=note)
        recorder.add(seat, action, note)
    return path


def book(path: Path, language: str = "en") -> Tale:
    return tell(Replay(GAME, read(path)), ["Ana"], language)


def test_what_all_were_told_is_in_it_and_what_one_was_told_is_not(evening: Path) -> None:
    tale = book(evening)
    lines = [line for chapter in tale.chapters for line in chapter.lines]
    said = [line for line in lines if line.who]
    assert [line.text for line in said] == ["<b>one</b> dark night"] and said[0].who in ("Ana", "Seat 2")
    assert not any("whisper" in line.text for line in lines)
    assert tale.people == ["Ana", "Seat 2"] and "Ana" in tale.ending


def test_chapters_and_lives_are_as_the_game_says(evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def befalls(self: Any, happening: Happening) -> list[str]:
        return [f"card {happening.args['number']}"] if happening.what == "PLAY" else []

    monkeypatch.setattr(type(GAME), "opens_chapter", lambda self, happening: happening.what == "TAKE")
    monkeypatch.setattr(type(GAME), "befalls", befalls)
    monkeypatch.setattr(type(GAME), "subjects", tuple(f"card {n}" for n in range(30)))
    tale = book(evening)
    assert len(tale.chapters) == 3 and "takes" in tale.chapters[1].title
    assert len(tale.lives) == 4 and sum(bool(line.who) for life in tale.lives for line in life.lines) == 1


def test_html_shows_words_as_they_are(evening: Path) -> None:
    html = page(book(evening), GAME.name, "html").decode()
    assert "&lt;b&gt;one&lt;/b&gt; dark night" in html and "src=" not in html and "http" not in html
    assert 'lang="es"' in page(book(evening, "es"), GAME.name, "html").decode()


def test_pdf_is_the_same_for_the_same_game() -> None:
    game = find_game("carcosa")
    first, second = (page(tell(Replay(game, read(FIXTURE)), [], "es"), game.name, "pdf") for _ in range(2))
    assert first == second and first.startswith(b"%PDF")


def test_a_form_that_is_none_is_refused(evening: Path) -> None:
    with pytest.raises(InputError, match="'docx' is no form of a book"):
        page(book(evening), GAME.name, "docx")
