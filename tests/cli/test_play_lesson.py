"""First lessons at the terminal: the guide's words, choices that it did not ask for, and the game that continues from
there."""
from __future__ import annotations

import random
import re
import secrets
from itertools import product
from typing import Any

import pytest

from tapete.cli.common import seat_names
from tapete.games import speech_of
from tapete.referee.lesson import Lesson, LessonDice, need_lesson
from tapete.referee.typed import typed_grammar
from tapete.text.speech import LANGUAGES

GAMES = ("carcosa", "gloom", "souls", "bethlem")


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the lesson dice fall as they like; here the same each time."""
    monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(1))


def menus(lesson: Lesson) -> list[list[int]]:
    """The options each time that the learner must choose."""
    session, found = lesson.begin(LessonDice(lesson.dice, lambda sides: 1)), []
    for line in lesson.lines:
        if line.asked:
            found.append(session.legal())
        session.play(line.choices[0], line.seat)
    return found


def taken(lesson: Lesson, wrong: bool) -> list[str]:
    """What somebody types who takes the lesson to its end, each time `wrong` by something else first if there is."""
    asked = [line for line in lesson.lines if line.asked]
    typed = []
    for line, menu in zip(asked, menus(lesson), strict=True):
        others = [number for number, action in enumerate(menu, 1) if action not in line.choices]
        if wrong and others:
            typed.append(str(others[-1]))
        typed.append(typed_grammar(lesson.game).text(line.choices[-1]))
    return typed


def play(tapete: Any, game: str, language: str, typed: list[str]) -> str:
    """The output, without its line breaks."""
    code, out, err = tapete("play", game, "--lesson", "--lang", language, typed="\n".join(typed) + "\n")
    assert (code, err) == (0, "")
    return " ".join(out.split())


def names_of(lesson: Lesson, language: str) -> list[str]:
    speech = speech_of(lesson.game.name, language)
    roles = lesson.begin(LessonDice(lesson.dice, lambda sides: 1)).roles
    return [f"{name} ({speech.say('play-seat-human')})" if seat == lesson.you else name
            for seat, name in enumerate(seat_names(speech, roles))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_to_its_end_and_an_ordinary_game_goes_on(tapete: Any, game: str, language: str) -> None:
    lesson, speech = need_lesson(game), speech_of(game, language)
    typed = taken(lesson, wrong=False)
    out = play(tapete, game, language, [*typed, "1", "1", "1", "s"])
    names, place = names_of(lesson, language), 0
    for number in range(len(lesson.outline.steps)):
        first = next(i for i, line in enumerate(lesson.lines) if line.step == number and line.asked)
        for line in lesson.guide(first, language, names, at="terminal").lines:
            place = out.index(" ".join(line.split()), place)
    end = lesson.guide(len(lesson.lines), language, names, at="terminal").lines
    for line in end:
        place = out.index(" ".join(line.split()), place)
        assert out.count(" ".join(line.split())) == 1
    prompt = speech.say("play-prompt", name=names[lesson.you])
    assert out.count(prompt) == len(typed) + 4
    assert out.count(prompt, place) == 4, "the end is said when the learner is asked for the first time after it"
    assert speech.say("play-lesson-other") not in out and "→" not in out[place:]
    assert out.endswith(speech.say("play-not-saved"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_guide_has_not_asked_for_is_answered_and_not_done(tapete: Any, game: str, language: str) -> None:
    lesson, speech = need_lesson(game), speech_of(game, language)
    asked, could = [line for line in lesson.lines if line.asked], menus(lesson)
    out, names, place, wrongs = play(tapete, game, language, [*taken(lesson, wrong=True), "s"]), names_of(
        lesson, language), 0, 0
    for line, menu in zip(asked, could, strict=True):
        if set(menu) <= set(line.choices):
            continue
        wrong = lesson.guide(lesson.lines.index(line), language, names, at="terminal").wrong
        said = " ".join(wrong) or speech.say("play-lesson-other")
        place = out.index(" ".join(said.split()), place) + 1
        wrongs += 1
    assert wrongs >= 4
    for text in lesson.guide(len(lesson.lines), language, names, at="terminal").lines:
        assert " ".join(text.split()) in out, "the lesson is taken to its end in spite of them"


def test_a_lesson_can_be_left_and_what_it_forbade_is_done(tapete: Any) -> None:
    lesson, speech = need_lesson("carcosa"), speech_of("carcosa", "en")
    out = play(tapete, "carcosa", "en", ["move F1_R2", "l", "move F1_R2", "s"])
    refused = " ".join(lesson.guide(0, "en", names_of(lesson, "en"), at="terminal").wrong)
    left = out.index(speech.say("play-lesson-left"))
    assert out.index(refused) < left and out.count(refused) == 1
    assert lesson.guide(0, "en", at="terminal").lines[1] not in out[left:]
    prompt = speech.say("play-prompt", name=names_of(lesson, "en")[0])
    assert out.count(prompt) == 4 and "l = leave the lesson" not in out


def test_the_guide_can_be_heard_in_the_other_language(tapete: Any) -> None:
    lesson = need_lesson("gloom")
    out = play(tapete, "gloom", "en", ["?", "i", "s"])
    assert "l = leave the lesson" in out
    for language in ("en", "es"):
        for line in lesson.guide(0, language, names_of(lesson, language), at="terminal").lines:
            assert out.count(" ".join(line.split())) == 1


@pytest.mark.parametrize("option", [("--seed", 4), ("--save", "game.jsonl"), ("--roles", "TANK,HEALER"),
                                    ("--ruleset", "canon-0.4"), ("--seats", "human,greedy"), ("--real-dice",)])
def test_a_lesson_lays_its_own_table(tapete: Any, option: tuple[object, ...]) -> None:
    code, out, err = tapete("play", "carcosa", "--lesson", *option)
    assert (code, out) == (2, "")
    assert f"{option[0]}: a lesson lays its own table" in err and err.count("\n") == 1


def test_a_game_without_a_lesson_says_so(tapete: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from tapete.cli.game import play as command
    monkeypatch.setattr(command, "lesson_of", lambda name: None)
    code, _, err = tapete("play", "carcosa", "--lesson")
    assert (code, err) == (2, "tapete: carcosa: has no first lesson\n")


OF_THE_PAGE = re.compile(r"\b(p[uú]ls\w+|press\w*|click\w*|tap|botón|button|aro|ring|borde|edge|figura|figure)\b", re.I)
"""Actions and views that only the browser has."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_at_the_terminal_speaks_of_nothing_of_the_page(game: str) -> None:
    lesson = need_lesson(game)
    for language, number in product(LANGUAGES, range(len(lesson.lines) + 1)):
        guide = lesson.guide(number, language, at="terminal")
        for text in (*guide.lines, *guide.wrong):
            assert not OF_THE_PAGE.search(text), text


def test_a_long_menu_does_not_push_the_table_off_the_screen(tapete: Any) -> None:
    """A lesson shows what it asks for; all of it comes when it is asked for."""
    menu = menus(need_lesson("gloom"))[0]
    speech = speech_of("gloom", "es")
    out = play(tapete, "gloom", "es", ["s"])
    assert speech.say("play-lesson-more", n=len(menu) - 1) in out and "discard hand" not in out
    assert "discard hand" in play(tapete, "gloom", "es", ["t", "s"])
