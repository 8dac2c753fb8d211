"""A refusal of a file names the file and the line of the error."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.text.speech import LANGUAGES

OPTIONS = sorted(Path("src/tapete/games").glob("*/options.py"))


def said(words: list[str], language: str) -> list[str]:
    result = CliRunner().invoke(app, [*words, "--lang", language])
    assert result.exit_code == 2, (result.output, result.exception)
    return result.output.splitlines()


# ---- tapete check ------------------------------------------------------------------------------

WRONG = {
    "carcosa": [
        ('end:\n  keys: 4\n  keys_left_defeat: "= keyz - 1"', 3),
        ('end:\n  keys: 4\n  keys_left_defeat: "= keys +"', 3),
        ('end:\n  keys: "= keys_left_defeat"\n  keys_left_defeat: "= keys"', 2),
        ('end:\n  keys: 4\n  keys_left_defeat: "= keys - 100"', 3),
        ('by_players:\n  2:\n    end:\n      keys: "= zz"', 4),
        ("deck:\n  TREASURE_RING: 50", 1), ("end: {keys: 3}\ndeck: {KEY: 50}", 2), ("cards_per_room: 3", 1),
        ("motemey:\n  KEY: 32", 1), ("deal:\n  by_kind: true\n  events: 9\n  objects: 9", 1),
        ("deal:\n  by_kind: true\n  events: 3\n  objects: 2", 1), ("deck:\n  COMPASS: 20\n  KEY: '= rest'", 3),
        ("crown: {in_play: true}\nking:\n  roulette: [1, 1, 1, 1]", 3),
        ("end: {keys: 3}\ndeck: {TREASURE_STAIRS: 2}", 2)],
    "gloom": [("hand: 60", 1), ('hand: "= plaiz"', 1), ("plays: 1\nfirst_turn_plays: 9", 2),
              ("stories:\n  out: 3\n  chosen: [zz]", 3), ("hand: 5\npack: zz", 2)],
    "bethlem": [("talk: 1\ncards:\n  4: []", 3), ("one_of:\n  4: [DANIEL]", 2), ("talk: 1\none_of:\n  9: [RABIA]", 3),
                ('talk: "= zz"', 1)],
    "souls": [("turns: 9\nstart:\n  cents: 99999", 3), ('price: "= zz"', 1), ("draft: true\nsolo:\n  on: true", 1)]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "text", "line"), [(game, *each) for game, texts in WRONG.items() for each in texts])
def test_a_configuration_is_refused_with_its_file_and_line(game: str, text: str, line: int, language: str,
                                                           tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    place = f"mine.yaml, {'línea' if language == 'es' else 'line'} {line}: "
    lines = said(["check", game, str(path)], language)
    assert all("mine.yaml" in each for each in lines), lines
    assert any(place in each for each in lines), lines


def reached(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The checks of whole options, and what they call in the same file."""
    made = {each.name: each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}
    waiting = [each for each in made.values()
               if any("model_validator" in ast.unparse(one) for one in each.decorator_list)]
    seen = set[str]()
    while waiting:
        here = waiting.pop()
        if here.name not in seen:
            seen.add(here.name)
            yield here
            waiting += [made[name] for call in ast.walk(here) if isinstance(call, ast.Call)
                        for name in [getattr(call.func, "id", "")] if name in made]


def test_every_check_of_whole_options_says_which_of_them_it_is_about() -> None:
    """Pydantic knows no place for it, so the error has to."""
    found = [(path, each) for path in OPTIONS for function in reached(ast.parse(path.read_text(encoding="utf-8")))
             for each in ast.walk(function) if isinstance(each, ast.Raise) and each.exc is not None]
    assert len(found) > 8
    assert [f"{path}:{each.lineno}" for path, each in found
            if not re.search(r"\.of\(|_wrong\(|_at\(|ValidationError", ast.unparse(each))] == []


# ---- YAML --------------------------------------------------------------------------------------

@pytest.mark.parametrize("value", ["!!int abc", "!!int ''", "2001-99-99", "2001-02-30", "2001-01-01 25:00:00",
                                   "!!float x", "!!bool x", "!!int [1]", "!!float {a: 1}", "!!map 1", "!!seq x"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_not_of_its_own_kind_is_refused_with_its_line(value: str, language: str) -> None:
    with pytest.raises(InputError) as raised:
        parse_yaml(f"a: 1\nb:\n  - x\n  - {value}\nc: 2\n", "mine.yaml")
    assert re.match(r"mine\.yaml, (línea|line) 4: ", raised.value.sentence(language)), raised.value.sentence(language)


# ---- scenarios ---------------------------------------------------------------------------------

LAID = {"game": "carcosa", "ruleset": "canon-0.4", "rules": "[carcosa.turn.order]", "seats": "[TANK, HEALER]",
        "seed": "1"}


@pytest.mark.parametrize(("key", "value", "within"), [
    ("game", "zz", 0), ("ruleset", "zz", 0), ("rules", "[]", 0), ("seats", "[TANK]", 0), ("seats", "[TANK, ZZ]", 0),
    ("seed", "-1", 0), ("seed", "4611686018427387904", 0), ("seed", "99999999999999999999", 0), ("seed", "zz", 0),
    ("options", "\n  end:\n    keys: 999", 2), ("options", '\n  end:\n    keys: "= zz"', 2),
    ("options", "\n  deck:\n    KEY: 50", 1), ("given", "\n  souls.0.sanity: 1\n  souls.0.zz: 1", 2),
    ("given", "\n  souls.0.sanity: 1\n  souls.1.sanity: 99", 2), ("dice", "\n  - d6=1\n  - d6=9", 2),
    ("when", "\n  - 0 search", 1), ("then", "\n  zz: 1", 1), ("refused", "\n  - '0: zz'", 1), ("zz", "1", 0)])
def test_a_scenario_is_refused_with_the_line_of_what_is_wrong(key: str, value: str, within: int,
                                                              tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    lines = [f"{name}: {each}" for name, each in {**LAID, key: value}.items()]
    path.write_text("\n".join(lines), encoding="utf-8")
    line = next(i for i, each in enumerate(lines, 1) if each.startswith(f"{key}:")) + within
    assert any(f"mine.yaml, line {line}: " in each for each in said(["scenario", str(path)], "en")), \
        said(["scenario", str(path)], "en")
