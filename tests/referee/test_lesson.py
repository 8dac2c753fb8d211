"""First lessons: each game of ours has a complete one, and an impossible one is refused with its line."""
from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.referee.lesson import RELEASED, Lesson, LessonDice, check_lesson, lesson_of, need_lesson
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read
from tapete.text.speech import LANGUAGES

GAMES = ("carcosa", "gloom", "souls", "bethlem")
SIX = "dice: [d4=3, d4=3, d4=1, d4=4, d4=4, d4=2, d6=3,"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_that_can_be_taken(game: str) -> None:
    lesson = need_lesson(game)
    check_lesson(lesson)
    asked = [line for line in lesson.lines if line.asked]
    assert len(asked) >= 6 and {line.seat for line in asked} == {lesson.you}
    kinds = {lesson.game.grammar.text(line.choices[0]).split()[0] for line in asked}
    assert len(kinds) >= 2, f"only {kinds} are tried"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_speaks_both_languages(game: str, language: str) -> None:
    lesson = need_lesson(game)
    guides = [lesson.guide(number, language, ["Ada", "Bo", "Cai", "Dan"]) for number in range(len(lesson.lines) + 1)]
    texts = [text for guide in guides for text in (*guide.lines, *guide.wrong)]
    assert not [text for text in texts if "{" in text or "_" in text]
    assert [guide.step for guide in guides] == sorted(guide.step for guide in guides)
    assert guides[-1].done and not guides[-1].actions
    other = lesson.guide(0, "en" if language == "es" else "es")
    assert other.lines != guides[0].lines and len(other.lines) == len(guides[0].lines)


def _begun(lesson: Lesson) -> Session:
    return lesson.begin(LessonDice(lesson.dice, lambda sides: 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_the_same_each_time(game: str) -> None:
    assert _begun(need_lesson(game)).digest() == _begun(need_lesson(game)).digest()


def test_its_record_says_how_the_table_was_laid(tmp_path: Path) -> None:
    lesson = need_lesson("gloom")
    session = _begun(lesson)
    recorder = Recorder(tmp_path / "lesson.jsonl", session, ["human", "greedy"], typed_dice=True)
    for line in lesson.lines:
        session.play(line.choices[0], line.seat)
        recorder.add(line.seat, line.choices[0])
    transcript = read(recorder.path)
    assert transcript.header["given"]["seats.0.family"] == "MISKATONIC"
    for _ in Replay(lesson.game, transcript).steps():
        pass
    lines = recorder.path.read_text().splitlines()
    header = json.loads(lines[0])
    given: dict[str, Any]
    for given in ({"seats.0.family": "NOBODY"}, {"nowhere": 1}, {"seats.0.skips": {}}, {"seats.0.hand": [[]]}):
        recorder.path.write_text("\n".join([json.dumps(header | {"given": given}), *lines[1:], ""]))
        with pytest.raises(InputError, match="line 1"):
            Replay(lesson.game, read(recorder.path))


@pytest.fixture
def altered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Lesson]:
    """Carcosa's lesson with something else in the place of something."""
    source = (find_game("carcosa").lessons.folder / "lesson.yaml").read_text(encoding="utf-8")

    def alter(old: str, new: str) -> Lesson:
        assert old in source
        (tmp_path / "lesson.yaml").write_text(source.replace(old, new, 1), encoding="utf-8")
        return Lesson(find_game("carcosa"), tmp_path / "lesson.yaml")

    return alter


WRONG: Any = {
    "a choice that is not legal": ("do: [search]", "do: [move F3_R1]", r"line \d+: 0: move F3_R1: .*"),
    "no choice at all": ("do: [search]", "do: [dance]", r"line \d+: 'dance'"),
    "a place where no game can stand": ("king.floor: 3", "king.floor: 9", r"line \d+: king\.floor"),
    "a die too few": ("d4=2, d4=2, d4=1]", "d4=2, d4=2]", r"line \d+: a d4 is rolled, but .* used up"),
    "a die too many": (SIX, SIX.replace("d6=3,", "d6=3, d6=3,"), r"expected|rolled"),
    "a thing that is not there": ('show: ["deck:F1_R1"]', 'show: ["monster:DUENDE"]', r"line \d+: DUENDE is not"),
    "a name that nothing has": ("{card-KEY}", "{card-DOOR}", r"line \d+: .*card-DOOR.*the game has no such message"),
    "an option that is none": ("{turn.actions}", "{turn.dances}", r"line \d+: .*turn.dances.* no such option"),
    "somebody else's turn": ('"1: move F2_R2"', '"0: move F2_R2"', r"line \d+: 0: move F2_R2: .*"),
    "nobody's turn": ('"1: move F2_R2"', '"move F2_R2"', r"line \d+: 'move F2_R2': expected a seat"),
    "a language too few": ('    en:\n      - "A {card-KEY}', '    fr:\n      - "A {card-KEY}', r"line \d+: .*"),
    "a seat that is none": ("seed: 5", "seed: 5\nyou: 7", r"line \d+: there is no seat 7"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_lesson_that_cannot_be_taken_is_refused(wrong: str, altered: Callable[..., Lesson]) -> None:
    old, new, said = WRONG[wrong]
    with pytest.raises(InputError, match=said):
        check_lesson(altered(old, new))


SPOKEN = {"a sentence": ("¡Una {card-KEY}!", "Una {card-KEY}."), "what lights up": ('show: ["deck:F1_R1"]', "show: []"),
          "its minutes": ("minutes: 5", "minutes: 9"), "an answer": ("The cudgel first:", "First the cudgel:"),
          "the last words": ("You know how to move", "You can move")}
PLAYED = {"a choice": ("do: [search]", "do: [meditate]"), "a later choice": ('"1: move F2_R2"', '"1: meditate"'),
          "a die": (SIX, SIX.replace("d6=3", "d6=4")), "a card": ("[KEY, DIVAN_AMARILLO]", "[DIVAN_AMARILLO, KEY]"),
          "the seed": ("seed: 5", "seed: 6"), "a seat": ("[BRAWLER, HEALER]", "[BRAWLER, any]"),
          "when it ends": ("\nend:", "\nend:\n  when: {round: 3}"),
          "when a step begins": ("    do: [search]", "    when: {round: 1}\n    do: [search]"),
          "an option": ("minutes: 5", "options: {turn: {actions: 3}}")}


@pytest.mark.parametrize("spoken", SPOKEN)
def test_a_table_stays_in_its_lesson_when_words_change(spoken: str, altered: Callable[..., Lesson]) -> None:
    assert altered(*SPOKEN[spoken]).is_known_by(need_lesson("carcosa").fingerprint)


@pytest.mark.parametrize("played", PLAYED)
def test_a_table_leaves_its_lesson_when_what_is_played_changes(played: str, altered: Callable[..., Lesson]) -> None:
    now, other = need_lesson("carcosa"), altered(*PLAYED[played])
    assert not other.is_known_by(now.fingerprint)
    stored = next(old for old, new in RELEASED.items() if new == now.fingerprint)
    assert now.is_known_by(stored) and not other.is_known_by(stored)


def test_a_table_that_stored_the_whole_file_stays_in_the_lesson(altered: Callable[..., Lesson]) -> None:
    lesson = altered("minutes: 5", "minutes: 4")
    stored = hashlib.blake2b(lesson.path.read_bytes(), digest_size=16).hexdigest()
    assert lesson.is_known_by(stored) and not altered("minutes: 5", "minutes: 3").is_known_by(stored)


def test_a_lesson_whose_end_is_an_end_is_refused(altered: Callable[..., Lesson]) -> None:
    lesson = altered("souls.1.place: F2_P", "souls.1.place: F2_P\n  keys.destroyed: 6\n  keys.pool: 6")
    with pytest.raises(InputError):
        check_lesson(lesson)


def test_a_game_may_have_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(find_game("carcosa").lessons), "folder", tmp_path)
    lesson_of.cache_clear()
    try:
        assert lesson_of("carcosa") is None
        with pytest.raises(InputError, match="no first lesson"):
            need_lesson("carcosa")
    finally:
        lesson_of.cache_clear()
