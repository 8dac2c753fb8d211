"""A played game as a book: chapters, players' own words, and the same bytes for the same game."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read
from tapete.site.gather import gather
from tapete.tale.build import TaleBook, tell
from tapete.tale.pages import page
from tapete.tale.picture import picture_of

GAME = find_game("high_card")
FIXTURE = Path(__file__).parents[1] / "fixtures" / "carcosa" / "seed-101.jsonl"


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


def book(path: Path, language: str = "en") -> TaleBook:
    return tell(Replay(GAME, read(path)), ["Ana"], language)


def test_what_all_were_told_is_in_it_and_what_one_was_told_is_not(evening: Path) -> None:
    tale = book(evening)
    lines = [line for chapter in tale.chapters for line in chapter.lines]
    said = [line for line in lines if line.who]
    assert [line.text for line in said] == ["<b>one</b> dark night"] and said[0].who in ("Ana", "Guest")
    assert not any("whisper" in line.text for line in lines)
    assert tale.people == ("Ana", "Guest") and "Ana" in tale.ending


@pytest.mark.parametrize("record", ["souls/seed-101.jsonl", "bethlem/seed-201.jsonl", "gloom/seed-201.jsonl"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_whoever_takes_the_lead_again_is_not_told_of_as_if_for_the_first_time(record: str, language: str) -> None:
    path = FIXTURE.parent.parent / record
    records = read(path)
    tale = tell(Replay(find_game(record.split("/")[0]), records), [], language)
    titles = [chapter.title for chapter in tale.chapters]
    assert len(titles) > 3 and len(set(titles)) == len(titles)


def test_chapters_begin_where_the_game_turns_and_lives_are_as_the_game_says(
        evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def befalls(self: Any, happening: Happening) -> list[str]:
        return [f"card {happening.args['card']}"] if happening.what == "PLAY" else []

    monkeypatch.setattr(type(GAME.tale), "opens_chapter", lambda self, happening: happening.what == "TAKE")
    monkeypatch.setattr(type(GAME.tale), "befalls", befalls)
    monkeypatch.setattr(type(GAME.tale), "subjects", tuple(f"card {n}" for n in range(30)))
    tale = book(evening)
    assert tale.chapters[0].title == "How it began" and len(tale.chapters) > 1
    assert any(chapter.picture for chapter in tale.chapters)
    assert len(tale.lives) == 4 and sum(bool(line.who) for life in tale.lives for line in life.lines) == 1


@pytest.mark.parametrize("record", ["carcosa/seed-101", "carcosa/tecnico-201", "gloom/seed-201", "souls/seed-101",
                                    "bethlem/seed-201"])
def test_a_long_game_is_a_book_of_four_to_eight_pages_and_not_its_log(record: str) -> None:
    game = find_game(record.split("/")[0])
    tale = tell(Replay(game, read(FIXTURE.parents[1] / f"{record}.jsonl")), ["Ana", "Ben"], "es")
    told = sum(len(chapter.lines) for chapter in tale.chapters)
    assert 20 < told <= 8 * len(tale.chapters)
    pages = len(re.findall(rb"/Type */Page[^s]", page(tale, game.name, "pdf")))
    assert 4 <= pages <= 8
    titles = [chapter.title for chapter in tale.chapters]
    assert len(set(titles)) == len(titles)              # told with variation
    assert sum(chapter.picture is not None for chapter in tale.chapters) >= 2


@pytest.mark.parametrize("record", ["carcosa/seed-101", "gloom/seed-201", "souls/seed-101", "bethlem/seed-201"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_picture_has_everybody_and_what_lies_before_them(record: str, language: str) -> None:
    tale = tell(Replay(find_game(record.split("/")[0]), read(FIXTURE.parents[1] / f"{record}.jsonl")), [], language)
    drawn = [chapter.picture.board for chapter in tale.chapters if chapter.picture]
    for board in drawn:
        mats = [mat for row in board.rows for mat in row]
        assert sorted({mat.seat for mat in mats if mat.seat is not None}) == list(range(len(tale.people)))
        assert all(person in "".join(mat.title for mat in mats) for person in tale.people)
        assert sum(len(mat.pieces) for mat in mats) >= len(tale.people)
        assert board.status
    assert drawn


def test_a_picture_shows_what_somebody_who_watches_saw() -> None:
    game = find_game("bethlem")
    replay = Replay(game, read(FIXTURE.parents[1] / "bethlem" / "seed-201.jsonl"))
    for _ in replay.steps():
        if replay.session.state.log.told > 60:
            break
    names = [f"P{seat}" for seat in range(len(replay.session.asked))]

    def shown(looks: int) -> int:
        """How many cards can be read."""
        drawn = picture_of(game, speech_of("bethlem", "en"), replay.session.blinded(looks), names)
        return sum(bool(piece.name) for row in drawn.board.rows for mat in row for piece in mat.pieces)

    assert shown(game.spectator) < shown(0)


def test_a_game_without_a_picture_of_its_own_is_drawn_by_its_layout(evening: Path) -> None:
    replay = Replay(GAME, read(evening))
    drawn = picture_of(GAME, speech_of(GAME.name, "en"), replay.session.blinded(GAME.spectator), ["Ana", "Guest"])
    mats = {mat.title: mat for row in drawn.board.rows for mat in row}
    assert all(piece.look == "covered" for piece in mats["Ana"].pieces) and len(mats["Ana"].pieces) == 2


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


def test_a_page_without_a_server_has_what_draws_the_pictures() -> None:
    drawn_by = {"tapete/tale/picture.py", "tapete/games/carcosa/tableau.py"}
    assert drawn_by <= set(gather())
