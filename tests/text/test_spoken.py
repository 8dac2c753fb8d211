"""Errors in input are described in the reader's language, and no sentence is made where that is impossible."""
import ast
import io
import pickle
import re
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from tapete.cli.app import main
from tapete.errors import IllegalMoveError, InputError
from tapete.gamedef.kinds import whole
from tapete.games import find_game
from tapete.referee.transcript import read_die
from tapete.table.refusals import Refusal
from tapete.text.spoken import SpokenError, said

SOURCES = Path("src/tapete")
RAISED, SPOKEN = {"InputError", "EngineError"}, {"SpokenError", "RecordError", "NobodyThere"}
ENGLISH = {
    "gamedef/layout.py", "text/speech.py", "tooling/reference.py",      # for authors of games or of these documents
}
"""Files that say what is wrong in English alone. None is added."""


def literals(text: str, errors: Collection[str] = RAISED) -> list[int]:
    """The lines in which an error is made of a text that stands there."""
    return [node.lineno for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors and node.args
            and has_words(node.args[0])]


def has_words(node: ast.AST) -> bool:
    """Whether words stand in an expression, but for what is handed to a function and what is looked up."""
    if isinstance(node, ast.Call | ast.Subscript | ast.Attribute | ast.Compare):
        return False
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and re.search(r"[a-z]{2}", node.value) is not None
    return any(has_words(each) for each in ast.iter_child_nodes(node))


@pytest.mark.parametrize("text", ['raise InputError("no")', "raise InputError(f'{x} is wrong')",
                                  "raise InputError('no such' if x else 'too many')",
                                  "raise InputError('cut off: ' + y)"])
def test_a_text_that_is_raised_is_found(text: str) -> None:
    assert literals(text)


def test_errors_are_said_in_the_readers_language() -> None:
    found = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py")
             if literals(path.read_text(encoding="utf-8"))}
    assert found - ENGLISH == set(), "raise SpokenError, with a message wrong-... in text/es.ftl and text/en.ftl"
    assert ENGLISH - found == set(), "these say it in both languages now: take them out of ENGLISH"


NO_WORDS = re.compile(r"\[/?[a-z ]*\]|tapete")
"""How a line is drawn, and what the program is called: in every language the same."""


def printed(text: str) -> list[int]:
    """The lines in which something is printed with words that stand there."""
    return [node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)
            and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("print", "echo")
            and any(has_words(ast.parse(NO_WORDS.sub("", ast.unparse(each)))) for each in node.args)]


@pytest.mark.parametrize(("text", "found"), [
    ("print('two passed')", True), ("print(f'{n} passed')", True), ("typer.echo('done')", True),
    ("console.print('no' if x else speech.say('y'))", True), ("print(f'tapete: {x}')", False),
    ("console.print(f'[bold]{x}[/]')", False),
    ("print(speech.say('two-passed'))", False)])
def test_a_text_that_is_printed_is_found(text: str, found: bool) -> None:
    assert bool(printed(text)) == found


OF_NO_READER = {
    # Errors that only people who write a game or an agent in Python meet.
    "example/high_card/view.py", "gamedef/observation.py", "gamedef/result.py", "games/souls/language/compiler.py",
    # What is caught where it is asked, and refused there in the reader's language.
    "files/json_bounds.py", "lab/study.py",
}
"""Files that raise a ValueError with words of their own."""


def test_what_a_scenario_or_a_choice_has_wrong_is_said_in_the_readers_language() -> None:
    found = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py")
             if literals(path.read_text(encoding="utf-8"), {"ValueError"})}
    assert found - OF_NO_READER == set(), "raise SpokenError, or the game's Wrong, with a message in both files"
    assert OF_NO_READER - found == set(), "these say it in both languages now: take them out of OF_NO_READER"


def test_commands_speak_the_readers_language() -> None:
    found = {path.name: lines for path in (SOURCES / "cli").rglob("*.py")
             if (lines := printed(path.read_text(encoding="utf-8")))}
    assert not found, "say it by a message of text/es.ftl and text/en.ftl"


def test_what_checks_data_says_it_in_the_readers_language() -> None:
    """Pydantic asks for a ValueError, and a SpokenError is one."""
    found = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py")
             if "validator" in (text := path.read_text(encoding="utf-8")) and literals(text, {"ValueError"})}
    assert found == set(), "raise SpokenError, with a message wrong-... in text/es.ftl and text/en.ftl"


def keys_raised(folder: Path, by: Collection[str]) -> set[str]:
    """All texts in the first argument of errors in a folder: whole keys, and beginnings of keys."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in by:
                found |= {each.value for each in ast.walk(node.args[0])
                          if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


SAID_IN = {"tapete": (SOURCES, SOURCES / "text", SPOKEN)} | {
    name: (SOURCES / "games" / name, SOURCES / "games" / name / "text/wrong", {"Wrong"})
    for name in ("carcosa", "gloom", "souls", "bethlem")}


@pytest.mark.parametrize(("folder", "texts", "by"), SAID_IN.values(), ids=list(SAID_IN))
def test_every_error_has_its_message_in_both_languages_and_no_message_is_left_over(
        folder: Path, texts: Path, by: Collection[str]) -> None:
    raised = keys_raised(folder, by)
    for language in ("es", "en"):
        there = set(re.findall(r"^wrong-([\w-]+) =", (texts / f"{language}.ftl").read_text(encoding="utf-8"), re.M))
        assert there
        assert {key for key in raised if key not in there and not key.endswith("-")} == set()
        assert {key for key in there if key not in raised and not any(
            key.startswith(each) for each in raised if each.endswith("-"))} == set()


def test_an_error_in_an_error_is_said_in_the_same_language_and_comes_through_processes() -> None:
    error = SpokenError("in-line", name="mine.yaml", line=12345, wrong=SpokenError("missing", where="end"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), said(again, "es")) == ("mine.yaml, line 12345: end is missing",
                                               "mine.yaml, línea 12345: falta end")
    assert said(InputError("as it is"), "es") == "as it is"
    nested = SpokenError("at", where="3", wrong=IllegalMoveError("not now", "turn.order"))
    assert str(pickle.loads(pickle.dumps(nested))) == "3: not now"
    assert Refusal("bad_request", what=error).sentence("es").endswith("falta end.")


@pytest.mark.parametrize(("wrong", "english", "spanish"), [
    (lambda: find_game("carcosa").grammar.parse("move"),
     "'move': move is followed by a place", "«move»: tras move va una palabra más, como en «move F1_P»"),
    (lambda: find_game("carcosa").grammar.parse("move F9"), "'F9' is no place; expected one of F1_P",
     "«F9» no vale aquí; se espera uno de F1_P"),
    (lambda: find_game("carcosa").grammar.parse("mvoe F1_P"), "'mvoe F1_P' is no action; did you mean move?",
     "«mvoe F1_P» no es ninguna acción; ¿quizá move?"),
    (lambda: whole(9, 1, 4), "expected a whole number from 1 to 4, got 9", "se espera un número entero de 1 a 4, no 9"),
    (lambda: read_die("d6=7"), "'d6=7': a d6 shows 1 to 6", "«d6=7»: un d6 da de 1 a 6"),
    (lambda: find_game("carcosa").options(find_game("carcosa").ruleset(), {"king": {"tales": [1]}}),
     "king.tales: expected 4 of them, got 1", "king.tales: se esperan 4, y hay 1"),
])
def test_what_is_written_wrongly_is_said_in_both_languages(wrong: Any, english: str, spanish: str) -> None:
    with pytest.raises(InputError) as refused:
        wrong()
    assert english in said(refused.value, "en") and spanish in said(refused.value, "es")


@pytest.mark.parametrize(("words", "language", "expected"), [
    (["play", "chess"], "es_ES.UTF-8", "tapete: 'chess' no es ningún juego; se espera uno de carcosa"),
    (["play", "chess"], "en_GB.UTF-8", "tapete: 'chess' is no game; expected one of carcosa"),
    (["play", "carcosa", "--seats", "robot,robot", "--lang", "es"], "en_GB.UTF-8", "no es ningún agente"),
    (["play", "carcosa", "--seats", "robot,robot", "--lang=es"], "en_GB.UTF-8", "no es ningún agente"),
    (["simulate", "carcosa", "--games", "x"], "es_ES.UTF-8", "--games 'x': se espera un número entero"),
])
def test_a_command_answers_in_the_language_of_who_gave_it(words: list[str], language: str, expected: str,
                                                          monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["tapete", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("LANG", language)
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    assert expected in capsys.readouterr().err


def test_a_configuration_is_refused_with_its_line_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    game = find_game("carcosa")
    for text, english, spanish in (
            ("end:\n  kees: 3\n", "line 2: end.kees is not known; did you mean keys",
             "línea 2: no se conoce end.kees; ¿quizá keys?"),
            ("end: {keys: three}\n", "line 1: end.keys: expected a whole number, got 'three'",
             "línea 1: end.keys: se espera un número entero, no 'three'")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match=re.escape(english)) as refused:
            game.options(game.ruleset(), path)
        assert spanish in said(refused.value, "es")
