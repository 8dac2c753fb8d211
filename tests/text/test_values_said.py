"""Values in sentences: numbers in the reader's format, all others as in the person's file."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.files.config import parse_yaml
from tapete.games import NAMES
from tapete.text.speech import LANGUAGES, Speech
from tapete.text.spoken import SpokenError, as_written

from ..sweep import sweep
from .test_one_language import RAISED, SOURCES, called

GROUPS_THOUSANDS = {"lab/report/numbers.py", "desk/studies/figures.py"}
"""The files that write large numbers by the reader's language."""


# ---- the sources -------------------------------------------------------------------------------

def arguments(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """The values that sentences contain."""
    for made in ast.walk(tree):
        if isinstance(made, ast.Call) and called(made) in {*RAISED, "say"}:
            yield from ((made.lineno, each.value) for each in made.keywords)


def in_pythons_words(text: str) -> Iterator[tuple[int, str]]:
    """Where a value goes into a sentence as Python writes it: `None`, `True`, a point for a decimal comma."""
    for line, value in arguments(ast.parse(text)):
        for part in ast.walk(value):
            python = isinstance(part, ast.Call) and getattr(part.func, "id", "") == "repr"
            shaped = isinstance(part, ast.FormattedValue) and (
                part.conversion == ord("r") or re.search(r",|\.[1-9]|%", ast.unparse(part.format_spec or part)[1:])
                if part.format_spec or part.conversion != -1 else False)
            if python or shaped:
                yield line, ast.unparse(value)


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("*.py")):
        name = str(path.relative_to(SOURCES))
        if not name.startswith("testing/"):
            yield name, path.read_text(encoding="utf-8")


def test_no_value_goes_into_a_sentence_as_python_writes_it() -> None:
    found = [f"{name}:{line}: {what}" for name, text in sources() for line, what in in_pythons_words(text)]
    assert not found, "say it by `as_written`, or by `Numbers`\n" + "\n".join(found)


def test_no_thousands_are_grouped_the_english_way_for_every_language() -> None:
    found = [f"{name}:{each.lineno}: {ast.unparse(each)}" for name, text in sources() if name not in GROUPS_THOUSANDS
             for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FormattedValue)
             and each.format_spec is not None and "," in ast.unparse(each.format_spec)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("text", "found"), [
    ("SpokenError('a', given=repr(x))", True), ("say('a', given=f'{x!r}')", True), ("say('a', n=f'{x:,}')", True),
    ("say('a', n=f'{x:.1%}')", True), ("say('a', n=f'{x:.0f}')", False), ("say('a', n=x)", False),
    ("SpokenError('a', given=as_written(x))", False), ("other(given=repr(x))", False)])
def test_pythons_words_are_found(text: str, found: bool) -> None:
    assert bool(list(in_pythons_words(text))) == found


# ---- what is said ------------------------------------------------------------------------------

def test_large_numbers_are_written_as_the_language_does() -> None:
    with pytest.raises(SpokenError) as raised:
        parse_yaml(f"[{'1, ' * 200_001}]", "mine")
    assert "200,000" in raised.value.sentence("en")
    assert "200.000" in raised.value.sentence("es")


@pytest.mark.parametrize(("value", "written"), [
    (None, "null"), (True, "true"), (False, "false"), (3, "3"), (1.5, "1.5"), ("a", "'a'"), ("it's", '"it\'s"'),
    ([None, "a", 1], "[null, 'a', 1]"), ({"a": True, 2: []}, "{a: true, 2: []}"), ("a\u202eb", "'a\\u202eb'"),
    ((1, 2), "[1, 2]"), (float("inf"), ".inf"), (float("nan"), ".nan")])
def test_values_are_written_as_a_file_would(value: object, written: str) -> None:
    assert as_written(value) == written


PYTHON = re.compile(r"\b(None|True|False|NoneType|dict|tuple)\b|\.(str|int|Pack|bool|float)\b|\[(int|str)")
"""Values that only people who write Python know."""
VALUES = ["null", "true", "-1", "1.5", "zz", "[]", "{}", "[null]", "[true, {a: null}]", "{a: null}", "{a: {b: [1]}}"]


def keys_of(game: str) -> list[str]:
    found = CliRunner().invoke(app, ["check", game, "nowhere.yaml", "--lang", "en", "--schema"])
    assert found.exit_code == 0
    return sorted(parse_yaml(found.stdout, "schema")["properties"])


@pytest.mark.parametrize("game, language", sweep(
    [(game, language) for game in NAMES for language in LANGUAGES],
    kept=[(game, LANGUAGES[i % len(LANGUAGES)]) for i, game in enumerate(NAMES)]))
def test_whatever_an_option_is_given_python_is_not_mentioned(game: str, language: str, tmp_path: Path) -> None:
    """Every option of every game, with values of every sort."""
    files = []
    for key in keys_of(game):
        for i, value in enumerate(VALUES):
            path = tmp_path / f"{key}-{i}.yaml"
            path.write_text(f"{key}: {value}\n", encoding="utf-8")
            files.append(str(path))
    told = CliRunner().invoke(app, ["check", game, *files, "--lang", language])
    assert told.exit_code == 2, told.exception
    plain = re.sub(r"'[^']*'", "", told.output)
    wrong = [line for line in plain.splitlines() if PYTHON.search(line) or ".." in line]
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_that_fails_writes_values_as_its_file_does(language: str, tmp_path: Path) -> None:
    path = tmp_path / "it.yaml"
    path.write_text("game: carcosa\nruleset: canon-0.4\nrules: [carcosa.turn.order]\nseats: [TANK, HEALER]\n"
                    "then:\n  outcome: false\n  souls.0.sanity: null\n  souls.0.states: {a: true}\n", encoding="utf-8")
    said = CliRunner().invoke(app, ["scenario", str(path), "--lang", language]).output
    assert "null" in said and "{a: true}" in said
    assert not PYTHON.search(said), said


def test_one_of_a_thing_is_not_said_as_many() -> None:
    for key in ("expected-items", "expected-items-most", "expected-long", "expected-long-most"):
        one, two = (SpokenError(key, min_length=n, max_length=n) for n in (1, 2))
        for language, many in (("es", ("elementos", "caracteres")), ("en", ("items", "characters", "things"))):
            assert not any(word in one.sentence(language) for word in many), one.sentence(language)
            assert any(word in two.sentence(language) for word in many), two.sentence(language)


@pytest.mark.parametrize("given", ["\ufdd0", "a\ufdd0b", "\ufdd1", "\ufffe"])
def test_no_character_of_a_person_is_taken_for_nothing(given: str) -> None:
    error = SpokenError("no-key", where=given, known="a")
    for language in LANGUAGES:
        assert Speech(language, [SpokenError.home]).say("nothing-there") not in error.sentence(language)
        assert "\ufdd0" not in error.sentence(language)
