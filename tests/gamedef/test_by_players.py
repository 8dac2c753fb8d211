"""Options by number of players: one configuration for all tables, checked for each."""
from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tapete.errors import DefectError, InputError
from tapete.files.config import plain_data, read_yaml
from tapete.gamedef.by_players import at_table, others_of
from tapete.gamedef.ruleset import Ruleset
from tapete.gamedef.schema import config_schema
from tapete.games import find_game, game_names
from tapete.lab.simulate import make_study
from tapete.lab.study import pack_blank
from tapete.lab.tuning.design import DesignSettings
from tapete.referee.session import Session
from tapete.site.variants import read_variant

CONFIG = """\
end: {keys: 4, keys_left_defeat: "= keys - 1"}
by_players:
  2: {end: {keys: 3}}
  3:
    king:
      floor: 2
"""
GAME = find_game("carcosa")
BY_GAME = {"carcosa": {"end": {"keys": 3}}, "gloom": {"hand": 4}, "souls": {"souls_to_win": 3},
           "bethlem": {"stalemate": 9}}


def read(tmp_path: Path, text: str):
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return GAME.options(GAME.ruleset(), path)


def test_each_number_of_players_has_its_own(tmp_path: Path) -> None:
    options = read(tmp_path, CONFIG)
    two, three, four = (at_table(options, seats) for seats in (2, 3, 4))
    assert [(each.end.keys, each.end.keys_left_defeat, each.king.floor) for each in (two, three, four)] == [
        (3, 2, 1), (4, 3, 2), (4, 3, 1)]
    assert not any(map(others_of, (two, three, four)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_as_by_what_holds_there_alone(tmp_path: Path, seats: int) -> None:
    alone = [{"end": {"keys": 3, "keys_left_defeat": 2}}, {"king": {"floor": 2}}, {}][seats - 2]
    one, other = (Session(GAME, GAME.ruleset(), options, [None] * seats, 7)
                  for options in (read(tmp_path, CONFIG), GAME.options(GAME.ruleset(), alone)))
    assert one.options == other.options
    assert GAME.State.pack(one.state).tobytes() == GAME.State.pack(other.state).tobytes()


@pytest.mark.parametrize("name", game_names())
def test_every_game_and_ruleset_takes_them(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        counts = list(game.counts(game.options(ruleset)))
        with_most = {"by_players": {str(counts[-1]): BY_GAME.get(name, {})}}
        study = make_study(game, ruleset, game.options(ruleset, with_most), [None] * counts[-1], ["random"], 1, 1)
        assert study.options == game.options(ruleset, BY_GAME.get(name)).model_dump(mode="json")
        assert pack_blank(study) is not None
        fewer = make_study(game, ruleset, game.options(ruleset, with_most), [None] * counts[0], ["random"], 1, 1)
        assert fewer.options == game.options(ruleset).model_dump(mode="json")


@pytest.mark.parametrize(("text", "said"), [
    ("by_players:\n  2: {end: {keys: 30}}\n", "mine.yaml, line 2: end.keys: expected at most 20, got 30"),
    ("by_players:\n  2: {end: {kees: 3}}\n", "with 2 players: .*mine.yaml, line 2: end.kees is not known"),
    ("end:\n  keys: 3\nby_players:\n  2:\n    king:\n      floor: 9\n",
     "with 2 players: .*mine.yaml, line 6: king.floor"),
    ("by_players: {5: {}}\n", "mine.yaml, line 1: by_players.5: expected a number of players from 2 to 4"),
    ("by_players: {two: {}}\n", "by_players.two: expected a number of players"),
    ("by_players: 3\n", "by_players: expected options for numbers of players, 2 to 4"),
    ("by_players: {2: 3}\n", "by_players: expected options"),
    ("by_players: {2: {by_players: {}}}\n", "by_players: expected options"),
    ("deck: {KEY: 6, COMPASS: 7}\nby_players: {3: {deck: {KEY: 5}}}\n", "with 3 players: .*108"),
])
def test_a_mistake_is_told_with_the_number_that_it_is_in(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        read(tmp_path, text)


def test_no_game_begins_by_the_options_of_any_number(tmp_path: Path) -> None:
    with pytest.raises(DefectError, match="not yet the options of a table"):
        GAME.blank(read(tmp_path, CONFIG), [None, None])


def test_a_ruleset_may_have_them_and_a_configuration_has_the_last_word(tmp_path: Path) -> None:
    game = find_game("gloom")
    path = tmp_path / "own.yaml"
    path.write_text("hand: 5\nby_players: {2: {hand: 7}}\n", encoding="utf-8")
    ruleset = Ruleset("own", 1, path, {"es": "", "en": ""})
    assert [at_table(game.options(ruleset), seats).hand for seats in (2, 3)] == [7, 5]
    assert [at_table(game.options(ruleset, {"hand": 4}), seats).hand for seats in (2, 3)] == [4, 4]
    assert others_of(game.options(ruleset, {"hand": 4})) == {}
    study = make_study(game, ruleset, game.options(ruleset), [None, None], ["random"], 1, 1)
    assert at_table(game.options(ruleset, study.options), 2).hand == 7


def test_an_axis_turns_a_number_of_some_players_only() -> None:
    frames = [DesignSettings(GAME, GAME.ruleset(), {}, [None] * seats, ["greedy"], 1, 1) for seats in (2, 3)]
    got = [frame.study_at({"by_players.3.end.keys": 2, "end.keys_left_defeat": 1}).options["end"] for frame in frames]
    assert [each["keys"] for each in got] == [4, 2]


def test_a_variant_in_a_link_keeps_them() -> None:
    variant = read_variant(GAME, GAME.ruleset(), {"mine.yaml": CONFIG})
    assert variant.options["by_players"] == {"2": {"end": {"keys": 3}},
                                             "3": {"king": {"floor": 2}}}
    json.dumps(variant.options)


def test_the_schema_knows_them(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(CONFIG, encoding="utf-8")
    schema = config_schema(type(GAME.options(GAME.ruleset())))
    told = json.loads(json.dumps(plain_data(read_yaml(path))))
    assert not list(Draft202012Validator(schema).iter_errors(told))
    told["by_players"]["2"]["end"]["kees"] = 3
    assert list(Draft202012Validator(schema).iter_errors(told))


def test_the_number_of_players_is_an_axis_by_what_holds_with_each() -> None:
    frame = DesignSettings(GAME, GAME.ruleset(), {"by_players": {2: {"end": {"keys": 2, "keys_left_defeat": 1}}}},
                           [None] * 4,
                           ["greedy"], 1, 1)
    studies = [frame.study_at({"players": seats}) for seats in (2, 3)]
    assert [(len(study.roles), study.options["end"]["keys"]) for study in studies] == [(2, 2), (3, 4)]
    for values, roles, said in (({"players": 9}, [None] * 4, "2 to 4"), ({"players": "two"}, [None] * 4, "players=two"),
                                ({"players": 2}, ["TANK", None, None, None], "--roles")):
        with pytest.raises(InputError, match=said):
            DesignSettings(GAME, GAME.ruleset(), {}, roles, ["greedy"], 1, 1).study_at(values)
