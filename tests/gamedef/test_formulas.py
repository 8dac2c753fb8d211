"""Formulas: options computed from others, in every place that takes a configuration."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.gamedef.by_players import at_table, others_of
from tapete.gamedef.formulas import formulas_in, with_formulas_resolved
from tapete.gamedef.options import option_rows
from tapete.games import NAMES, find_game
from tapete.lab.tuning.design import DesignSettings, parse_axis, points_of
from tapete.text.spoken import SpokenError

BASE = {"keys": 4, "left": 3, "deck": {"KEY": 5, "FOG": 10, "RING": 1}, "rooms": {"price": 2}, "name": "= a name",
        "own": {}}


@pytest.mark.parametrize(("over", "path", "value"), [
    ({"keys": 6, "left": "= keys - 1"}, "left", 5), ({"left": "=keys//2*-3+10"}, "left", 4),
    ({"deck": {"KEY": 7, "FOG": "= rest"}}, "deck.FOG", 8), ({"deck": {"FOG": "= rest", "MASK": 2}}, "deck.FOG", 8),
    ({"deck": {"RING": "= 2 * KEY", "FOG": "= rest"}}, "deck.FOG", 1), ({"rooms": {"price": "= keys + deck.RING"}},
                                                                       "rooms.price", 5),
    ({"left": "= rooms.price", "rooms": {"price": "= keys"}, "keys": 9}, "left", 9)])
def test_a_formula_is_reckoned_from_what_the_configuration_says(over: Any, path: str, value: int) -> None:
    found = with_formulas_resolved(BASE, over)
    for part in path.split("."):
        found = found[part]
    assert found == value


def test_only_where_a_ruleset_has_a_number_is_a_text_a_formula() -> None:
    over = {"name": "= 3", "own": {"x": "= 3"}, "more": "= 3", "rooms": {"price": "= 3", "more": "= 4"}}
    assert list(formulas_in({**BASE, "rooms": {"price": 2, "open": "x"}}, over)) == [("rooms", "price")]
    assert with_formulas_resolved(BASE, {"name": "= 3"}) == {"name": "= 3"}


@pytest.mark.parametrize(("over", "sentence"), [
    ({"left": "= __import__('os')"}, "left: '= __import__('os')' is no formula"), ({"left": "= 1 +"}, "no formula"),
    ({"left": "= rest"}, "no number rest"), ({"left": "= nothing.there"}, "no number nothing.there"),
    ({"left": "= keys", "keys": "= left"}, "comes back to itself"), ({"left": "= 1 // 0"}, "no formula"),
    ({"left": "= 2 ** 99"}, "no formula"), ({"left": "= True"}, "no formula"),
    ({"left": f"= {'(' * 300}"}, "no formula"),
    ({"left": "= name"}, "no number name"), ({"deck": {"FOG": "= rest", "KEY": "= rest"}}, "comes back to itself")])
def test_what_is_no_formula_is_said_with_its_place(over: Any, sentence: str) -> None:
    with pytest.raises(SpokenError) as refused:
        with_formulas_resolved(BASE, over)
    assert sentence in str(refused.value)


def test_every_game_takes_formulas_and_a_sweep_ties_each_of_its_points(tmp_path: Path) -> None:
    game = find_game("carcosa")
    file = tmp_path / "mine.yaml"
    file.write_text('deck: {KEY: 6, EVENTO_MOTEMEY: "= rest"}\nend: {keys: 5, keys_left_defeat: "= keys - 1"}\n')
    options: Any = game.options(game.ruleset(), file)
    assert (options.deck["EVENTO_MOTEMEY"], options.end.keys_left_defeat) == (3, 4)
    for name, path in (("gloom", "hand"), ("souls", "hand_limit"), ("bethlem", "spy_seen")):
        other = find_game(name)
        assert getattr(other.options(other.ruleset(), {path: "= 2 + 3"}), path) == 5
    base = {"end": {"keys_left_defeat": "= keys - 1"}, "deck": {"EVENTO_MOTEMEY": "= rest"}}
    frame = DesignSettings(game, game.ruleset(), base, [None] * 2, ["greedy"], 1, 10)
    studies = [frame.study_at(point) for point in points_of([parse_axis("end.keys=3,4"), parse_axis("deck.KEY=4..6")],
                                                            None, 1)]
    assert [(each.options["end"]["keys_left_defeat"], sum(each.options["deck"].values())) for each in studies] == [
        (2, 105)] * 3 + [(3, 105)] * 3
    file.write_text('end:\n  keys_left_defeat: "= keyz"\n')
    with pytest.raises(InputError, match=r"end\.keys_left_defeat: there is no number keyz"):
        game.options(game.ruleset(), file)


@pytest.mark.parametrize("name", NAMES)
def test_what_only_bounds_a_study_is_an_option(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        options = game.options(ruleset)
        assert game.configuration.bounds <= {path for path,
                                             *_ in option_rows(type(options), options.model_dump(mode="json"))}


def test_a_rulesets_own_formula_holds_until_a_number_stands_in_its_place() -> None:
    game = find_game("carcosa")

    def left(over: Any) -> tuple[int, ...]:
        options: Any = game.options(game.ruleset(), over)
        return tuple(at_table(options, seats).end.keys_left_defeat for seats in (2, 3))

    assert left({}) == (3, 3) and left({"end": {"keys": 3}}) == (2, 2)
    assert left({"end": {"keys": 3, "keys_left_defeat": 3}}) == (3, 3)
    assert left({"by_players": {2: {"end": {"keys": 3}}}}) == (2, 3)
    with pytest.raises(InputError, match=r"end\.keys: expected a whole number, got 'three'"):
        left({"end": {"keys": "three"}})
    with pytest.raises(InputError, match=r"end\.keys: expected at most 20, got 99"):
        left({"end": {"keys": 99}})


@pytest.mark.parametrize("over", [
    {}, {"end": {"keys": 3}}, {"end": {"keys": 3, "keys_left_defeat": 3}}, {"end": {"keys_left_defeat": 5}},
    {"by_players": {2: {"end": {"keys": 3, "keys_left_defeat": 3}}, 3: {"king": {"floor": 2}}}}])
def test_options_are_made_again_from_what_differs(over: Any) -> None:
    game = find_game("carcosa")
    options = game.options(game.ruleset(), over)
    again = game.options(game.ruleset(), game.configuration.config_of(game.ruleset(), options))
    assert again == options and others_of(again) == others_of(options)
