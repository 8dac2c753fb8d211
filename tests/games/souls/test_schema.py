"""The JSON schema of Four Souls' card files: it accepts every card of the game, and refuses invalid ones."""
from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.files.config import plain_data, read_yaml
from tapete.games.souls.language.cards import cards_of
from tapete.games.souls.language.library import FOLDER
from tapete.games.souls.language.schema import cards_schema
from tapete.games.souls.language.terms import TERMS

FILES = sorted(FOLDER.glob("*.yaml"))
SCENARIOS = Path(__file__).parents[3] / "scenarios" / "souls"
ROLL = {"roll": {"1-2": "loot 1", "6": {"target": "player", "do": "target loots 1"}}}
GOOD = {"deck": "treasure", "cards": [
    {"id": "FIRECRACKER", "name": {"en": "Firecracker"}, "type": "active",
     "abilities": [{"tap": ["deal 1 damage to target", ROLL], "target": "monster"}]}]}


@cache
def schema() -> Draft202012Validator:
    made = cards_schema()
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


def as_json(tree: Any) -> Any:
    """A tree as JSON has it: keys are texts."""
    return json.loads(json.dumps(plain_data(tree)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_card_that_comes_with_the_game_fits(path: Path) -> None:
    assert [error.json_path for error in schema().iter_errors(as_json(read_yaml(path)))] == []


def test_every_card_of_ones_own_in_a_scenario_fits() -> None:
    files = [own for path in sorted(SCENARIOS.rglob("*.yaml"))
             for own in read_yaml(path).get("options", {}).get("own", [])]
    assert len(files) > 5
    assert [error.json_path for own in files for error in schema().iter_errors(as_json(own))] == []


def lines(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for each in node.values() if isinstance(node, dict) else node:
            yield from lines(each)


def test_a_line_fits_the_schema_where_it_is_a_term_and_nowhere_else() -> None:
    """Of the lines of all cards, whole and with any one word left out."""
    pattern = re.compile(cards_schema()["$defs"]["term"]["pattern"])
    cards = [card for path in FILES for card in as_json(read_yaml(path))["cards"]]
    said = {line for card in cards for line in lines(card.get("abilities", []))}
    words = [line.split() for line in said]
    every = said | {" ".join(line[:i] + line[i + 1:]) for line in words for i in range(len(line))}
    is_term = {line: any(term.form.regex.fullmatch(f"{line} ") for term in TERMS) for line in every}
    assert sum(is_term.values()) > 150 and not all(is_term.values())
    assert {line: pattern.search(line) is not None for line in every} == is_term


@pytest.mark.parametrize(("at", "value"), [
    (("deck",), "treasures"), (("cards", 0, "id"), "firecracker"), (("cards", 0, "type"), "basic"),
    (("cards", 0, "life"), 99), (("cards", 0, "colour"), "red"), (("cards", 0, "name"), 3),
    (("cards", 0, "abilities", 0, "tap", 0), "deal 1 damag to target"),
    (("cards", 0, "abilities", 0, "target"), "monstre"), (("cards", 0, "abilities", 0, "targets"), "monster"),
    (("cards", 0, "abilities", 0, "tap", 1, "roll", "0-7"), "loot 1"),
    (("cards", 0, "abilities", 0, "tap", 1, "rol"), {}),
    (("cards", 0, "abilities", 0, "if"), "it is Tuesday"), (("cards", 0, "abilities", 0), {"when": "a turn starts"}),
    (("cards", 0, "abilities", 0), {"pay": "3 teeth", "do": "loot 1"}),
    (("cards", 0, "abilities", 0), {"static": "you have +1 charm"}),
    (("cards", 0, "abilities", 0), {"tap": {"choose one": ["loot 1"]}})], ids=str)
def test_what_is_no_card_is_refused_by_the_schema_and_by_the_program(at: tuple[Any, ...], value: Any) -> None:
    assert schema().is_valid(GOOD) and cards_of(GOOD, "good")
    wrong: Any = deepcopy(GOOD)
    spot = wrong
    for key in at[:-1]:
        spot = spot[key]
    spot[at[-1]] = value
    assert not schema().is_valid(wrong)
    with pytest.raises(InputError):
        cards_of(wrong, "wrong")


def test_the_command_writes_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tapete", "check", "souls", "--card-schema"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert not stop.value.code
    assert json.loads(capsys.readouterr().out) == cards_schema()
    monkeypatch.setattr(sys, "argv", ["tapete", "check", "carcosa", "--card-schema", "--lang", "en"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2 and "carcosa" in capsys.readouterr().err
