"""The JSON schema of configurations: it accepts and refuses the same as the program."""
from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.files.config import plain_data, read_yaml
from tapete.gamedef.schema import config_schema
from tapete.games import NAMES, find_game

SCENARIOS = Path(__file__).parents[2] / "scenarios"
TIES = {"carcosa": [{"deck": {"KEY": 6, "EVENTO_MOTEMEY": "= rest"}, "end": {"keys_left_defeat": "= keys - 1"}},
                    {"roles": {"TANK": {"sanity": "= end.keys"}}}, {}],
        "gloom": [{"hand": "= 2 + 3"}, {"stories": {}}], "souls": [{"hand_limit": "= price"}, {"start": {"cents": 1}}],
        "bethlem": [{"spy_seen": "= 2 - 1"}]}
WRONG = {"carcosa": [{"end": {"kees": 3}}, {"end": {"keys": "3"}}, {"king": {"presence": ["= 3"]}}, {"end": 3},
                     {"turn": {"actions": 1.5}}],
         "gloom": [{"hand": "five"}, {"hnd": 5}], "souls": [{"choose": "= played"}, {"start": {"cents": None}}],
         "bethlem": [{"spy_seen": True}]}


@cache
def schema_of(name: str) -> Draft202012Validator:
    game = find_game(name)
    schema = config_schema(type(game.options(game.ruleset())))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def wrong_in(name: str, config: Any) -> list[str]:
    """The schema's objections to a configuration in JSON, where keys are texts."""
    return [f"{error.json_path}: {error.message}" for error in
            schema_of(name).iter_errors(json.loads(json.dumps(plain_data(config))))]


@pytest.mark.parametrize("name", NAMES)
def test_every_configuration_that_is_taken_fits(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        assert wrong_in(name, read_yaml(ruleset.path)) == [], ruleset.name
        assert wrong_in(name, game.options(ruleset).model_dump(mode="json")) == [], ruleset.name
    for config in TIES[name]:
        game.options(game.ruleset(), config)
        assert wrong_in(name, config) == [], config
    checked = 0
    for path in sorted((SCENARIOS / name).rglob("*.yaml")):
        if config := read_yaml(path).get("options"):
            assert wrong_in(name, config) == [], path
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("name", NAMES)
def test_what_is_refused_does_not_fit(name: str) -> None:
    game = find_game(name)
    for config in WRONG[name]:
        with pytest.raises(InputError):
            game.options(game.ruleset(), config)
        assert wrong_in(name, config), config


def test_the_schema_is_printed_for_editors(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tapete", "check", "carcosa", "--schema"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert not stop.value.code
    assert json.loads(capsys.readouterr().out) == schema_of("carcosa").schema
    monkeypatch.setattr(sys, "argv", ["tapete", "check", "carcosa", "--lang", "en"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert not stop.value.code and "nothing is wrong" in capsys.readouterr().out
