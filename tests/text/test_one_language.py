"""Every sentence is in one language: it contains no text of a library, and no empty list."""
from __future__ import annotations

import ast
import contextlib
import errno
import inspect
import io
import json
import pickle
import random
import re
import sqlite3
import sys
import typing
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from pydantic import create_model
from pydantic_core import PydanticKnownError, core_schema

from tapete.cli.app import main
from tapete.errors import IllegalMoveError, InputError
from tapete.files.config import parse_json, parse_yaml
from tapete.files.model_errors import sentence_of
from tapete.games import NAMES, find_game
from tapete.referee.session import Session
from tapete.text import causes
from tapete.text.speech import LANGUAGES
from tapete.text.spoken import SpokenError, said

from ..fuzz.test_commands import a_configuration, a_pack, a_save, a_scenario, own_cards, some_words
from ..sweep import sweep
from ..tongues import strange_words, wrong_with

SOURCES = Path("src/tapete")
OURS = {"InputError", "SpokenError", "RecordError", "IllegalMoveError", "Refusal", "Wrong", "CardError", "TapeteError",
        "_Mismatch", "NobodyThere", "LessonOver"}
"""Exceptions whose words are Tapete's own."""
HANDED = {"placed", "_wrong", "_at", "_refused"}
"""What is handed an error and makes a sentence of it by `causes.words_of`."""
RAISED = OURS | HANDED | {"EngineError"}
"""The calls that make sentences for people."""
DATA = {"name", "filename", "lineno", "colno", "code"}
"""The attributes of an error that are not words: names and numbers."""
TELLS = {name for name, each in vars(causes).items()
         if inspect.isfunction(each) and each.__module__ == causes.__name__}
"""What takes a library's error and says in Tapete's own words what it comes to."""


# ---- what goes into sentences ------------------------------------------------------------------

def foreign(text: str) -> Iterator[tuple[int, str]]:
    """Where a caught exception that is none of Tapete's goes into a sentence, but for what is told by `causes`."""
    for handler in ast.walk(ast.parse(text)):
        if not isinstance(handler, ast.ExceptHandler) or handler.name is None:
            continue
        caught = {name.id if isinstance(name, ast.Name) else name.attr for name in ast.walk(handler.type or handler)
                  if isinstance(name, ast.Name | ast.Attribute)}
        if caught <= OURS:
            continue
        for made in ast.walk(handler):
            if isinstance(made, ast.Call) and called(made) in RAISED:
                for each in (*made.args, *(keyword.value for keyword in made.keywords)):
                    handed = called(made) in HANDED and isinstance(each, ast.Name)
                    if not handed and reads(each, handler.name):
                        yield made.lineno, ast.unparse(each)


def called(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def reads(node: ast.AST, name: str) -> bool:
    """Whether a text of the exception is read; that it is one of ours may be asked, and what it comes to."""
    if isinstance(node, ast.Call) and called(node) in TELLS:
        return False
    if isinstance(node, ast.IfExp) and "isinstance" in ast.unparse(node.test):
        return reads(node.orelse, name) or "str(" in ast.unparse(node.body)
    if isinstance(node, ast.Attribute) and node.attr in DATA:
        return False
    if isinstance(node, ast.Name) and node.id == name:
        return True
    return any(reads(each, name) for each in ast.iter_child_nodes(node))


def in_english(text: str) -> Iterator[tuple[int, str]]:
    """Where one of our own errors, which can be said in every language, becomes an English text."""
    for handler in ast.walk(ast.parse(text)):
        if not isinstance(handler, ast.ExceptHandler) or handler.name is None or handler.type is None:
            continue
        if not any(getattr(name, "id", "") in {*OURS, "ValueError"} for name in ast.walk(handler.type)):
            continue
        for made in ast.walk(handler):
            text = isinstance(made, ast.FormattedValue) or (isinstance(made, ast.Call) and called(made) == "str")
            if text and any(getattr(each, "id", "") == handler.name for each in ast.iter_child_nodes(made)):
                yield getattr(made, "lineno", 0), ast.unparse(made)


ENGLISH = {
    "env/solo.py",              # for the program that learns
    "press/examples.py",        # of an example that does not go, only that it does not is told
    "gamedef/vocabulary.py",     # of a game's own kind of argument, in its author's words
    "table/people/outgoing.py",        # a note in the server's log
}
"""Files that make an English text of an error of ours. None is added."""


def test_what_can_be_said_in_every_language_is() -> None:
    found = [f"{path.relative_to(SOURCES)}:{line}: {what}" for path in sorted(SOURCES.rglob("*.py"))
             for line, what in in_english(path.read_text(encoding="utf-8"))]
    assert [each for each in found if each.partition(":")[0] not in ENGLISH] == []
    assert ENGLISH - {each.partition(":")[0] for each in found} == set()


def spelt(text: str) -> Iterator[tuple[int, str]]:
    """Where words that stand in the code are handed to a sentence: they are in one language whatever it is in."""
    for made in ast.walk(ast.parse(text)):
        if isinstance(made, ast.Call) and called(made) in RAISED:
            for each in made.keywords:
                if each.arg in SAYING and isinstance(each.value, ast.Constant | ast.JoinedStr | ast.IfExp):
                    words = [str(part.value) for part in ast.walk(each.value) if isinstance(part, ast.Constant)]
                    if any(re.search(r"[a-z]{2}", word) for word in words):
                        yield made.lineno, ast.unparse(each.value)


SAYING = {"what", "why", "wrong", "problem", "reason", "expected"}
"""The arguments of messages that say something; the others name it."""


def test_no_words_that_stand_in_the_code_go_into_a_sentence() -> None:
    found = [f"{path.relative_to(SOURCES)}:{line}: {what}" for path in sorted(SOURCES.rglob("*.py"))
             for line, what in spelt(path.read_text(encoding="utf-8"))]
    assert not found, "make a message of them\n" + "\n".join(found)


def test_no_words_of_a_library_go_into_a_sentence() -> None:
    found = [f"{path.relative_to(SOURCES)}:{line}: {what}" for path in sorted(SOURCES.rglob("*.py"))
             for line, what in foreign(path.read_text(encoding="utf-8"))]
    assert not found, "say what it comes to by a function of tapete.text.causes\n" + "\n".join(found)


def test_what_is_handed_an_error_says_it_by_our_words() -> None:
    """Or hands it on to one that does."""
    found = [(path, node.name, ast.unparse(node)) for path in SOURCES.rglob("*.py")
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.FunctionDef) and node.name in HANDED
             and any(each.arg == "error" for each in node.args.args)]
    assert len(found) > 4
    assert [f"{path}: {name}" for path, name, text in found
            if not any(f"{way}(" in text for way in ("words_of", "self._wrong", "placed", "_fault"))
            or "str(error)" in text] == []


@pytest.mark.parametrize(("text", "found"), [
    ("try: f()\nexcept OSError as e: raise SpokenError('read', why=str(e))", True),
    ("try: f()\nexcept (A, OSError) as e: raise SpokenError('read', why=e.strerror)", True),
    ("try: f()\nexcept OSError as e: raise Refusal('x', why=type(e).__name__)", True),
    ("try: f()\nexcept OSError as e: raise SpokenError('read', why=cause_of(e))", False),
    ("try: f()\nexcept InputError as e: raise SpokenError('read', why=e)", False),
    ("try: f()\nexcept OSError: raise SpokenError('read')", False)])
def test_a_librarys_words_are_found(text: str, found: bool) -> None:
    assert bool(list(foreign(text))) == found


# ---- what each library says --------------------------------------------------------------------

def both(error: InputError) -> str:
    """The fault in the text of an error, in either language."""
    return "; ".join(filter(None, (wrong_with(said(error, language), language) for language in LANGUAGES)))


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_every_error_of_the_system_is_said_in_both_languages(number: int) -> None:
    error = SpokenError("read", path="mine.yaml", why=causes.cause_of(OSError(number, "No such device")))
    assert not both(error)
    assert said(error, "es") != said(error, "en")
    assert "device" not in str(error) or number in (errno.ENODEV, errno.ENXIO)


@pytest.mark.parametrize("error", [
    OSError("library's words"), OSError(None, None), OSError("Multiple exceptions: [Errno 111] Connect call failed"),
    TimeoutError("read timed out"), ConnectionRefusedError(), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad byte"),
    sqlite3.DatabaseError("file is not a database"), sqlite3.OperationalError("disk I/O error"),
    ImportError("No module named 'zzz'", name="zzz"), AttributeError("module has no zzz"), ValueError("cannot be"),
    KeyError("zzz"), MemoryError(), RuntimeError("")], ids=lambda error: type(error).__name__)
def test_whatever_is_raised_is_said_in_both_languages(error: Exception) -> None:
    wrong = SpokenError("read", path="mine.yaml", why=causes.cause_of(error))
    assert not both(wrong)
    assert said(wrong, "es") != said(wrong, "en")


def test_an_authors_own_words_are_said_as_they_stand_and_pythons_are_not() -> None:
    def said_by(work: Callable[[], Any]) -> str:
        with pytest.raises(Exception) as raised:
            work()
        return said(causes.words_of(raised.value), "es")

    def fails(error: Exception) -> None:
        raise error

    def fails_for_another() -> None:
        try:
            int("zz")
        except ValueError:
            raise ValueError("the card is asleep") from None

    assert said_by(lambda: fails(ValueError("the card is asleep"))) == "the card is asleep"
    assert said_by(fails_for_another) == "the card is asleep"
    assert said_by(lambda: fails(SpokenError("missing", where="zz"))) == "falta zz"
    others: list[Callable[[], Any]] = [lambda: int("zz"), lambda: errno.errorcode[-1], lambda: list[int]()[3],
                                       lambda: json.loads("{"), lambda: fails(ValueError())]
    for work in others:
        assert said_by(work) == "su contenido no es el que se espera"


CONTEXT: dict[str, Any] = {
    "ge": 1, "gt": 1, "le": 1, "lt": 1, "multiple_of": 3, "min_length": 1, "max_length": 1, "actual_length": 2,
    "field_type": "List", "expected": "'zz' or 'yy'", "pattern": "^z$", "error": "input is too short",
    "class_name": "Zz", "class": "Zz", "method_name": "zz", "attribute": "zz", "encoding": "utf-8",
    "encoding_error": "invalid utf-8 sequence", "tz_expected": 1, "tz_actual": 2, "discriminator": "'zz'", "tag": "zz",
    "expected_tags": "'aa', 'bb'", "expected_schemes": "'zz' or 'yy'", "expected_version": 4, "max_digits": 2,
    "decimal_places": 2, "whole_digits": 2}


def pydantics() -> Iterator[Any]:
    """An account of every mistake that Pydantic knows of."""
    for kind in typing.get_args(core_schema.ErrorType):
        context = dict(CONTEXT)
        if kind in ("value_error", "assertion_error"):
            continue        # what an author's own check raises: the words are the author's
        while True:
            try:
                message = PydanticKnownError(kind, context).message()
                break
            except TypeError as error:      # of a context: it names what is wrong there
                name = re.findall(r"'(\w+)'", str(error))[-1]
                context[name] = 1 if context.get(name) != 1 else "zz"
        yield {"type": kind, "loc": ("zz", 0), "msg": message, "ctx": context, "input": object()}


@pytest.mark.parametrize("named", [True, False])
def test_every_mistake_that_pydantic_knows_is_said_in_our_words(named: bool) -> None:
    model = create_model("Zz", zz=(list[int], ...)) if named else None
    wrong = []
    for each in pydantics():
        error = sentence_of(model, list(each["loc"]), each)
        wrong += [f"{each['type']}: {found}" for found in [both(error)] if found]
        if each["msg"] in str(error) or not isinstance(error, SpokenError):
            wrong.append(f"{each['type']}: {error}")
    assert not wrong, "\n".join(wrong)


YAMLS = [
    "a: [1", "a: 'x", 'a: "x', "a: b: c", "a:\n\tb: 1", "- a\nb: 1", "a: *x", "a: &x 1\nb: &x 2\n", "a: !zz 1",
    "a: @x", "a: `x`", "a: %x", "? [a]: 1", "a: 1\na: 2", "{a: 1", "a: |3\n x", 'a: "\\q"', "a: !!int zz",
    "%YAML 9.9\n---\na: 1", "--- a\n--- b", "a: \x07", "\x00", "a: \ufffe", "a: !!binary zz", "a: !!set {a, b}",
    "a: 2001-99-99", "&a [*a]", "a: .nan", "a: 99999999999999999999", "[" * 40, "a: !!python/object:os.system x",
    "]", "}", ":", "- - -\n -", "a: >\n", "a: [1, 2", "key: [a, b}", "!", "a: {b", "<<: 1", "a: !<", "%TAG",
    "%x y\n---\n1", "a: 1\n b: 2", "a\nb: c", "'a': 'b' c", "a: \"\n---\n\"", "? a\n? b\n- c", "a: 2001-01-01"]
JSONS = [
    "", "{", "[", "[1", '{"a"', '{"a":', '{"a": 1,}', "{'a': 1}", "zz", '"a', '"\\q"', '"\\u12"', '"\x01"', "1 2",
    "[1 2]", '{"a" 1}', "NaN", "Infinity", "1e999", "9" * 30, "[1,]", "\ufeff{}", '"\\ud800"', "-", "{1: 2}",
    '{"a": 1 "b": 2}']


@pytest.mark.parametrize("read", [parse_yaml, parse_json])
def test_no_reader_of_texts_says_what_its_library_says(read: Callable[[str, str], Any]) -> None:
    wrong, refused = [], 0
    for text in YAMLS if read is parse_yaml else JSONS:
        try:
            read(text, "mine")
        except InputError as error:
            refused += 1
            wrong += [f"{text[:30]!r}: {found}" for found in [both(error)] if found]
            if not isinstance(error, SpokenError):
                wrong.append(f"{text[:30]!r}: {error}")
    assert refused > 15
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_that_is_forbidden_is_refused_in_the_readers_language(name: str) -> None:
    game = find_game(name)
    session = Session(game, game.ruleset(), game.options(game.ruleset()),
                      [None] * (game.configuration.usual_seats or game.most), 3)
    legal, wrong, refused = set(session.legal()), list[str](), dict[str, tuple[IllegalMoveError, str]]()
    for action in islice(game.grammar.every(), 0, 20_000, 7):
        if action in legal or len(refused) > 20:
            continue
        for seat in (None, (session.to_move + 1) % len(session.asked)):
            try:
                session.check_legal(action, seat)
            except IllegalMoveError as error:
                refused[error.rule] = error, game.grammar.text(action)
    for error, text in refused.values():
        assert said(error, "es") != said(error, "en") == str(error)
        again = pickle.loads(pickle.dumps(error))
        assert (said(again, "es"), str(again), again.rule) == (said(error, "es"), str(error), error.rule)
        wrong += [found for language in LANGUAGES
                  for found in [wrong_with(said(error, language).removeprefix(f"{text}: "), language)] if found]
    assert refused
    assert not wrong, "\n".join(wrong)


def test_a_list_without_anything_in_it_is_said_to_hold_nothing() -> None:
    error = SpokenError("no-key", where="zz", known="")
    assert [said(error, language) for language in LANGUAGES] == [
        "no se conoce zz; se espera uno de (ninguno)", "zz is not known; expected one of (none)"]
    assert not both(error)
    assert str(SpokenError("whole-number", what="--seed", text="")) == "--seed '': expected a whole number"


# ---- the messages ------------------------------------------------------------------------------

OF_LANGUAGES = {"wrong-language", "wrong-ledger-values-differ", "wrong-announce"}
"""What names languages by their codes, `es` and `en`."""


def test_no_message_has_words_of_the_other_language() -> None:
    wrong = []
    for path in sorted(SOURCES.rglob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            key, equals, text = line.partition(" = ")
            if equals and key.startswith(("wrong-", "refused-")) and "->" not in text and key not in OF_LANGUAGES:
                plain = re.sub(r"\{[^{}]*\}", " X ", text)
                wrong += [f"{path}: {key}: {', '.join(found)}" for found in [strange_words(plain, path.stem)] if found]
    assert not wrong, "\n".join(wrong)


# ---- the commands ------------------------------------------------------------------------------

MISUSES = [
    "nonsense", "play", "play nonsense", "play carcosa --nonsense", "play carcosa --seed", "play carcosa --seats x",
    "play carcosa --seats human,human --config nowhere.yaml", "play carcosa extra words", "play --lang",
    "play carcosa -x", "play carcosa --seats human,human --ruleset zz", "play carcosa --seats human,human --seed zz",
    "play carcosa --seats human,human --save /nowhere/at.jsonl", "play carcosa --seats human,human --config .",
    "play carcosa --seats human,human --roles zz,zz", "play carcosa --seats human,human --real-dice=zz",
    "simulate carcosa --games x", "simulate carcosa --mode zz",
    "simulate carcosa --out /nowhere/x.parquet --games 1", "simulate carcosa --workers 0 --games 1",
    "simulate carcosa --form zz --games 1", "simulate carcosa --engine zz --games 1", "replay",
    "replay nowhere.jsonl", "replay .", "replay nowhere.jsonl --zz", "chronicle nowhere.jsonl --out x.html",
    "press carcosa --what zz --out x", "press carcosa --paper zz --out x", "press", "export",
    "rules --ruleset zz carcosa", "scenario", "scenario nowhere", "scenario nowhere.yaml", "check",
    "check nowhere.yaml", "serve --port zz", "serve --database zz://", "serve --config nowhere.yaml", "doctor --zz",
    "games --zz", "games zz", "new", "new 1x", "lab", "lab zz", "lab profile", "lab profile carcosa --out",
    "lab sweep carcosa --set zz --out x", "lab tune carcosa", "lab report nowhere",
    "lab tournament carcosa --agents greedy --out x", "lab compare carcosa --games 1 --out x nowhere.yaml", "admin",
    "admin zz", "admin status --database zz", "learn", "learn zz", "learn train carcosa --rounds x", "--zz",
    "lab profile carcosa --games 5 --hope-games zz --out x"]


GROUPS = {"lab", "admin", "learn"}
"""Commands that have others behind them, and show their help where none is named."""


def answered(words: list[str], language: str) -> tuple[Any, str, str]:
    """A command's exit code, and what it said on standard output and on standard error."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["tapete", *words])
        patch.setattr(sys, "stdin", io.StringIO())
        patch.setenv("LC_ALL", "es_ES.UTF-8" if language == "es" else "en_GB.UTF-8")
        code: Any = 0
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                main()
        except SystemExit as stop:
            code = stop.code
    return code, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_is_misused_answers_in_one_language(language: str, tmp_path: Path,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wrong, refused = [], 0
    for line in MISUSES:
        code, out, err = answered(line.split(), language)
        if line.startswith("scenario "):        # a file that cannot be run has its line among the others
            err = f"tapete: {out.splitlines()[0]}\n" if out else err
        refused += code == 2
        for sentence in filter(None, err.splitlines()):
            wrong += [f"{line}: {found}" for found in [wrong_with(sentence, language)] if found]
        if code == 2 and not re.fullmatch(r"tapete: .*\n", err) and line not in GROUPS:
            wrong.append(f"{line}: no sentence: {err[:200]!r}")
    assert refused > 40
    assert not wrong, "\n".join(wrong)


@cache
def cases() -> list[Any]:
    made = [make(random.Random(f"{make.__name__} {seed}")) for seed in range(60)
            for make in (a_configuration, a_pack, a_save, a_scenario, own_cards, some_words)]
    return [case for case in made if case.words[0] != "simulate"]


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["es"]))
def test_whatever_a_command_is_given_it_answers_in_one_language(language: str, tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    given = cases()
    monkeypatch.chdir(tmp_path)
    wrong, refused = [], 0
    for case in given:
        for name, content in case.files.items():
            Path(name).write_bytes(content)
        words = [*case.words, *(["--lang", language] if case.words[0] == "play" and "--lang" not in case.words else [])]
        if "--lang" in case.words:
            continue
        code, _, err = answered(words, language)
        refused += code == 2
        wrong += [f"{' '.join(case.words)[:60]}: {found}" for sentence in err.splitlines()
                  for found in [wrong_with(sentence, language)] if found]
    assert refused > 100
    assert not wrong, "\n".join(wrong)


LAID = {"game": "carcosa", "ruleset": "canon-0.4", "seats": ["TANK", "HEALER"], "seed": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_that_fails_says_so_in_one_language(language: str, tmp_path: Path) -> None:
    wrong, failed = list[str](), 0
    for i, (key, value) in enumerate([
            ("when", ["1: search"]), ("when", ["0: zz"]), ("when", ["0: move F9_Z9"]), ("when", ["0 search"]),
            ("when", ["7: search"]), ("when", ["0: move F3_R1"]), ("dice", ["d6=9"]),
            ("dice", ["zz"]), ("dice", ["d6=1"]), ("then", {"zz": 1}),
            ("then", {"souls.0.sanity": "zz"}), ("given", {"zz": 1}), ("given", {"souls.0.sanity": "zz"}),
            ("given", {"souls.9.sanity": 1}), ("options", {"zz": 1}), ("seats", []), ("seats", ["ZZ", "TANK"]),
            ("ruleset", "zz"), ("game", "zz"), ("zz", 1), ("seed", "zz"), ("legal", ["1: search"]),
            ("refused", ["0: search"])]):
        path = tmp_path / f"{i}.yaml"
        path.write_text(json.dumps({"rules": ["carcosa.turn.order"], **LAID, "when": [], "then": {}, key: value}),
                        encoding="utf-8")
        code, out, err = answered(["scenario", str(path)], language)
        failed += code != 0
        wrong += [f"{key} {value}: {found}" for sentence in (out + err).splitlines()
                  for found in [wrong_with(sentence, language)] if found]
    assert failed > 15
    assert not wrong, "\n".join(wrong)
