"""A game as a form: every option of every game, and changes checked field by field."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tapete.desk.design.beginnings import beginning_of, beginnings_told
from tapete.desk.design.changes import check, config_of, flat, options_of, with_changes
from tapete.desk.design.form import fields_in, form_of, sections_in, value_at
from tapete.errors import InputError
from tapete.files.config import parse_yaml, plain_data
from tapete.gamedef.formulas import is_formula
from tapete.gamedef.options import option_rows
from tapete.games import NAMES, find_game, game_names
from tapete.ledger.option_names import OptionNames, key_of
from tapete.referee.session import Session

from ..sweep import sweep

GAMES = [(name, ruleset.name) for name in game_names() for ruleset in find_game(name).rulesets]
KINDS = {"number", "flag", "word", "row", "table", "text", "data"}


def changed(path: str, value: Any, game: str = "carcosa", ruleset: str = "canon-0.4", language: str = "en") -> Any:
    return check(game, ruleset, {path: value}, language)


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
def test_every_declared_option_is_in_the_form_once_with_its_value(game: str, ruleset: str) -> None:
    found = find_game(game)
    options = found.options(found.ruleset(ruleset))
    form = form_of(game, ruleset, "en")
    fields, sections = fields_in(form), {section["path"] for section in sections_in(form["sections"])}
    json.dumps(form)
    paths = [field["path"] for section in sections_in(form["sections"]) for field in section["fields"]]
    assert len(paths) == len(set(paths))
    for path, *_ in option_rows(type(options), options.model_dump(mode="json")):
        left_out = any(section.get("nullable") and value_at(form["values"], section["path"]) is None
                       and path.startswith(section["path"]) for section in sections_in(form["sections"]))
        if path == "fingerprint":       # filled in by the program
            assert path not in fields
        elif "*" not in path and not left_out:
            assert path in fields or path in sections or any(each.startswith(f"{path}.") for each in sections), path
    for path, field in fields.items():
        assert field["kind"] in KINDS and field["name"]
        value_at(form["values"], path)


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
@pytest.mark.parametrize("language", ["es", "en"])
def test_every_value_of_a_ruleset_is_what_its_field_allows(game: str, ruleset: str, language: str) -> None:
    form = form_of(game, ruleset, language)
    for path, field in fields_in(form).items():
        _allowed(field, value_at(form["values"], path), path)


def _allowed(field: Any, value: Any, path: str) -> None:
    if value is None:
        assert field.get("nullable"), path
        return
    match field["kind"]:
        case "flag": assert isinstance(value, bool), path
        case "word": assert value in [word["value"] for word in field["words"]], path
        case "row":
            for each in value:
                _allowed(field["of"], each, path)
        case "table":
            for key, each in value.items():
                assert "keys" not in field or str(key) in [word["value"] for word in field["keys"]], path
                _allowed(field["of"], each, path)
        case "number":
            words = [word["value"] for word in field.get("words", ())]
            if is_formula(value):
                return
            assert value in words or (field["low"] is None or field["low"] <= value <= field["high"]), path


@pytest.mark.parametrize(("game", "ruleset"), [(game, ruleset) for game, ruleset in GAMES if game in NAMES])
def test_every_option_says_in_spanish_what_it_is_for(game: str, ruleset: str) -> None:
    """`text/options/es.ftl` of the game."""
    found = find_game(game)
    names, options = OptionNames(found, "es"), found.options(found.ruleset(ruleset))
    lacking = []
    for path, *_ in option_rows(type(options), options.model_dump(mode="json")):
        words = [part for part in path.split(".") if part != "*"]
        if not names.has(words) and not _is_a_key(found, words):
            lacking.append(key_of(words))
    assert lacking == []


def _is_a_key(game: Any, words: list[str]) -> bool:
    """Whether a row of the table speaks of one key of a mapping, which is called what the thing is called."""
    return bool(words) and words[-1] in {thing for things in game.presentation.things.values() for thing in things}


def test_a_game_of_a_package_may_leave_its_options_in_english() -> None:
    assert {path: field["name"] for path, field in fields_in(form_of("high_card", "standard", "es")).items()} == {
        path: field["name"] for path, field in fields_in(form_of("high_card", "standard", "en")).items()}


def test_things_in_decks_and_tables_have_their_names() -> None:
    fields = fields_in(form_of("carcosa", "canon-0.4", "es"))
    deck = {key["value"]: key["title"] for key in fields["deck"]["keys"]}
    assert deck["KEY"] == "Llave" and deck["ARANA"] == "Araña"
    decrees = {word["value"]: word["title"] for word in fields["king.decrees"]["of"]["words"]}
    assert decrees["all lose"] == "Todas las almas pierden cordura"
    titles = {section["path"]: section["title"]
              for section in sections_in(form_of("carcosa", "canon-0.4", "es")["sections"])}
    assert titles["roles.HEALER"] == "Terapeuta" and titles["events.HAY_CADAVER"] == "Hay un cadáver"
    copies = {key["value"]: key["title"] for key in fields_in(form_of("souls", "base", "en"))["copies"]["keys"]}
    assert copies["BOMB"] == "Bomb!" or copies["BOMB"] != "BOMB"


def test_a_row_says_whether_its_order_matters() -> None:
    fields = fields_in(form_of("carcosa", "canon-0.4", "en"))
    assert [(fields[path]["once"], fields[path]["chosen"]) for path in (
        "special_rooms", "round_end.steps", "king.decrees")] == [(True, True), (True, False), (False, False)]


def test_a_field_has_the_rules_that_read_its_option() -> None:
    fields = fields_in(form_of("carcosa", "canon-0.4", "en"))
    assert "carcosa.turn.actions" in " ".join(rule["id"] for rule in fields["turn.actions"]["rules"]) \
        or fields["turn.actions"]["rules"]
    assert all(rule["wording"] and rule["title"] for field in fields.values() for rule in field["rules"])
    assert [rule for field in fields.values() for rule in field["rules"] if "{" in rule["wording"]] == []


# ---- changes -----------------------------------------------------------------------------------

def test_changes_are_the_file_that_a_command_takes() -> None:
    changes = {"end.keys": 3, "deck": {**form_of("carcosa", "canon-0.4", "en")["values"]["deck"], "KEY": 4, "VIAL": 9},
               "king.presence": [1, 2], "rooms.ritual.0.actor": 3, "events.HAY_CADAVER.table": {"0-2": "lose 2",
                                                                                              "3+": "find BLUNT"}}
    told = check("carcosa", "canon-0.4", changes, "en")
    assert told["sound"] and told["faults"] == []
    config = plain_data(parse_yaml(told["yaml"], "told"))
    assert config["end"] == {"keys": 3} and config["deck"] == {"KEY": 4, "VIAL": 9}
    assert config["rooms"]["ritual"][0] == {"actor": 3, "other": 2} and len(config["rooms"]["ritual"]) == 6
    game = find_game("carcosa")
    options: Any = game.options(game.ruleset("canon-0.4"), config)
    assert options.rooms.ritual[0].actor == 3 and options.events["HAY_CADAVER"].table == {
        "0-2": "lose 2", "3+": "find BLUNT"}
    again = flat("carcosa", "canon-0.4", config)
    assert config_of("carcosa", "canon-0.4", again) == config


def test_changes_by_number_of_players_are_the_file_that_a_command_takes() -> None:
    changes = {"end.keys": 3, "end.keys_left_defeat": "= keys - 2", "by_players.2.end.keys": 5,
               "by_players.3.king.presence": [1, 2]}
    told = check("carcosa", "canon-0.4", changes, "en")
    assert told["sound"], told["faults"]
    config = plain_data(parse_yaml(told["yaml"], "told"))
    assert config == {"end": {"keys": 3, "keys_left_defeat": "= keys - 2"},
                      "by_players": {"2": {"end": {"keys": 5}}, "3": {"king": {"presence": [1, 2]}}}}
    assert [(each["title"], each["base"]) for each in told["changes"][2:]] == [
        ("Keys needed to escape, with 2 players", 3),
        ("Lost on his floor, by round, with 3 players", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4])]
    assert told["tied"] == {"end.keys_left_defeat": 1, "by_players.2.end.keys_left_defeat": 3}
    assert flat("carcosa", "canon-0.4", config).items() >= changes.items()


@pytest.mark.parametrize(("changes", "at", "sentence"), [
    ({"by_players.2.end.keys": 99}, "by_players.2.end.keys", "with 2 players: expected at most 20, got 99"),
    ({"by_players.3.deck.KEY": 6}, "", "with 3 players: the room decks hold 109"),
    ({"by_players.3.end.kees": 6}, "by_players.3.end.kees", "there is no such option"),
    ({"by_players.9.end.keys": 3}, "", "by_players.9: expected a number of players from 2 to 4"),
    ({"by_players.two.end.keys": 3}, "", "by_players.two: expected a number of players")])
def test_a_fault_by_number_of_players_is_told_with_it(changes: Any, at: str, sentence: str) -> None:
    told = check("carcosa", "canon-0.4", changes, "en")
    assert [each["path"] for each in told["faults"]] == [at]
    assert sentence in told["faults"][0]["sentence"]


def test_a_card_taken_out_of_a_deck_is_0_in_the_file() -> None:
    deck = dict(form_of("carcosa", "canon-0.4", "en")["values"]["deck"])
    deck["VIAL"] += deck.pop("RING")
    assert config_of("carcosa", "canon-0.4", {"deck": deck}) == {"deck": {"VIAL": 9, "RING": 0}}
    assert options_of("carcosa", "canon-0.4", {"deck": deck})


@pytest.mark.parametrize(("path", "value", "at", "sentence"), [
    ("end.keys", 99, "end.keys", "expected at most 20, got 99"),
    ("end.keys", "three", "end.keys", "expected a whole number"),
    ("sanity.sacrifice", 3, "sanity.sacrifice", "expected true or false"),
    ("roles.TANK.sanity", -7, "roles.TANK.sanity", "at least"),
    ("king.decrees", ["all lose"], "king.decrees", "expected 2 to 12 of them, got 1"),
    ("events.HAY_CADAVER.table", {"1+": "lose 1"}, "events.HAY_CADAVER.table", "begins at 0"),
    ("deck.KEY", 6, "", "need 108"),
    ("king.tales", [1, 1], "king.tales", "4 of them"),
    ("end.kees", 3, "end.kees", "there is no such option"),
    ("deck.SPOON", 1, "deck", "'SPOON' cannot stand here"),
    ("sanity", 3, "sanity", "expected options by name"),
])
def test_a_fault_is_told_beside_its_field(path: str, value: Any, at: str, sentence: str) -> None:
    told = changed(path, value)
    assert not told["sound"] and len(told["faults"]) == 1
    assert told["faults"][0]["path"] == at and sentence in told["faults"][0]["sentence"], told["faults"]


def test_every_fault_of_several_is_told() -> None:
    told = check("carcosa", "canon-0.4", {"end.keys": 99, "turn.actions": 0}, "es")
    assert {fault["path"] for fault in told["faults"]} == {"end.keys", "turn.actions"}
    assert "como mucho" in told["faults"][0]["sentence"] + told["faults"][1]["sentence"]


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
def test_each_number_of_each_game_a_step_away_is_sound_or_says_why(game: str, ruleset: str) -> None:
    form = form_of(game, ruleset, "en")
    for path, field in fields_in(form).items():
        value = value_at(form["values"], path)
        if field["kind"] == "number" and isinstance(value, int):
            step = value + 1 if field["high"] is None or value < field["high"] else value - 1
            told = changed(path, step, game, ruleset)
            assert told["sound"] or told["faults"][0]["sentence"], path
            assert told["changes"][0]["base"] == value
            if told["sound"]:
                assert flat(game, ruleset, plain_data(parse_yaml(told["yaml"], "told"))) == {path: step}


TIED = {"end.keys": 6, "end.keys_left_defeat": "= keys - 1", "deck.KEY": 7, "deck.EVENTO_MOTEMEY": "= rest"}


def test_changes_may_follow_from_others_and_stay_formulas_in_the_file() -> None:
    told = check("carcosa", "canon-0.4", TIED, "en")
    assert told["sound"] and told["tied"] == {"end.keys_left_defeat": 5, "deck.EVENTO_MOTEMEY": 2}
    options: Any = options_of("carcosa", "canon-0.4", TIED)[2]
    assert options.end.keys_left_defeat == 5 and sum(options.deck.values()) == 105
    file = plain_data(parse_yaml(told["yaml"], "mine"))
    assert file["deck"] == {"KEY": 7, "EVENTO_MOTEMEY": "= rest"}
    brought = flat("carcosa", "canon-0.4", file)
    assert check("carcosa", "canon-0.4", brought, "en")["tied"] == told["tied"]
    wrong = check("carcosa", "canon-0.4", {"deck": {**options.deck, "KEY": 90, "EVENTO_MOTEMEY": "= rest"}}, "en")
    assert wrong["faults"][0]["path"] == "deck" and not wrong["sound"]
    wrong = check("carcosa", "canon-0.4", {"end.keys": "= kez"}, "en")
    assert wrong["faults"] == [{"path": "end.keys", "sentence": "end.keys: there is no number kez for the formula"}]


def test_a_card_may_be_taken_out_that_the_ruleset_does_not_speak_of() -> None:
    told = check("souls", "base", {"copies.ISAAC": 0}, "en")
    assert told["sound"] and plain_data(parse_yaml(told["yaml"], "mine")) == {"copies": {"ISAAC": 0}}
    options: Any = options_of("souls", "base", {"copies": {"ISAAC": 0}})[2]
    assert options.copies == {"ISAAC": 0}


@pytest.mark.parametrize(("game", "path"), [("souls", "own"), ("gloom", "pack")])
def test_cards_of_ones_own_are_written_as_in_a_file(game: str, path: str) -> None:
    """The first form is valid, an error shows beside its field, and a file comes back as its text."""
    ruleset = find_game(game).ruleset().name
    field = fields_in(form_of(game, ruleset, "en"))[path]
    row = field["kind"] == "row"
    sample = (field["of"] if row else field)["sample"]
    changes: dict[str, Any] = {path: [sample] if row else sample}
    found = check(game, ruleset, changes, "en")
    assert found["sound"], found["faults"]
    config = config_of(game, ruleset, changes)
    assert config[path] == ([plain_data(parse_yaml(sample, ""))] if row else plain_data(parse_yaml(sample, "")))
    again = flat(game, ruleset, config)
    assert config_of(game, ruleset, again) == config and isinstance(again[path][0] if row else again[path], str)
    for wrong in ("a: [", sample.replace("name", "nane")):
        faults = check(game, ruleset, {path: [wrong] if row else wrong}, "es")["faults"]
        assert faults and {fault["path"] for fault in faults} == {path}, faults


def test_a_card_of_ones_own_has_its_name_in_the_deck() -> None:
    sample = fields_in(form_of("carcosa", "canon-0.4", "es"))["cards"]["sample"]
    told = check("carcosa", "canon-0.4", {"cards": sample}, "es")
    assert told["sound"] and told["called"]["deck"] == {"OWN_1": "Reloj parado"}
    deck = {**options_of("carcosa", "canon-0.4", {})[2].model_dump()["deck"], "OWN_1": 2}
    assert not check("carcosa", "canon-0.4", {"cards": sample, "deck": deck}, "es")["sound"]
    told = check("carcosa", "canon-0.4", {"cards": sample, "deck": {**deck, "VIAL": 6}}, "es")
    assert told["sound"] and told["called"]["deck"] == {"OWN_1": "Reloj parado"}
    assert check("carcosa", "canon-0.4", {}, "es")["called"] == {}


def test_what_is_no_effect_is_said_in_the_readers_language() -> None:
    (fault,) = changed("events.HAY_CADAVER.table", {"always": "pierde 3"}, language="es")["faults"]
    assert fault["path"] == "events.HAY_CADAVER.table" and fault["sentence"].startswith(
        "always: «pierde 3» no es ningún efecto; se espera una frase como «Pierdes 2 de cordura.»")


def test_places_for_cards_of_ones_own_are_known_from_cards() -> None:
    keys = {key["value"]: key for key in fields_in(form_of("souls", "base", "en"))["copies"]["keys"]}
    assert keys["OWN_1"]["spare"] and keys["OWN_32"]["spare"] and "spare" not in keys["ISAAC"]
    seats = fields_in(form_of("bethlem", "base-1", "en"))["cards"]["keys"]
    assert not any("spare" in key for key in seats), "numbers need no names"


def test_changes_laid_on_a_game_stay_as_they_were_given() -> None:
    """A single entry laid beside its whole table went into the table that was given: of cards taken out one by one,
    each was then gone with all those before it."""
    changes = {"deck": {**form_of("carcosa", "canon-0.4", "en")["values"]["deck"]}}
    before = json.dumps(changes)
    assert with_changes(form_of("carcosa", "canon-0.4", "en")["values"], {**changes, "deck.KEY": 0})["deck"]["KEY"] == 0
    assert json.dumps(changes) == before


@pytest.mark.parametrize("part", sweep(range(4), kept=[0]))
def test_every_card_of_the_box_can_be_begun_from(part: int) -> None:
    """Each by itself is a game with the card in its own place. Its abilities are sentences, unless these would be read
    to others."""
    told = beginnings_told("souls", "own", "es")
    assert told[0] == {"card": "APOLLYON", "title": "Apolión", "deck": "Personajes"}
    assert len(told) > 300 and beginnings_told("souls", "copies", "es") == beginnings_told("gloom", "pack", "es") == []
    souls = find_game("souls")
    written = set()
    tried = told[part::4]
    for each in tried:
        found = beginning_of("souls", "own", each["card"], "es")
        if any(re.search(r"^ +(- )?(play|tap|when|pay|do):", text, re.MULTILINE) for text in found["texts"]):
            written.add(each["card"])
        _, _, options, _ = options_of("souls", "base", {"own": found["texts"], **found["instead"]})
        mine: Any = souls.playing(options)
        assert f"MY_{each['card']}"[:40] in mine.deck.ids
    assert written == {"XIX_THE_SUN", "THE_MIRROR", "GREED_LOOMS", "RED_VISE"} & {each["card"] for each in tried}
    with pytest.raises(InputError, match="no card NOBODY"):
        beginning_of("souls", "own", "NOBODY", "es")


def test_a_card_is_begun_from_in_the_words_on_it() -> None:
    [text] = beginning_of("souls", "own", "BOMB", "es")["texts"]
    assert "- 'Elige un jugador o un monstruo vivo: inflige 1 de daño al objetivo.'" in text
    [text] = beginning_of("souls", "own", "BOMB", "en")["texts"]
    assert "- 'Choose a player or a monster that is alive: deal 1 damage to the target.'" in text


def test_an_own_character_sits_where_the_boxs_sat() -> None:
    found = beginning_of("souls", "own", "ISAAC", "es")
    [text] = found["texts"]
    assert "id: MY_ISAAC" in text and "item: THE_D6" in text
    assert found["instead"] == {"copies.ISAAC": 0}
    checked = check("souls", "base", {"own": found["texts"], **found["instead"]}, "es")
    assert checked["sound"] and checked["called"]["copies"] == {"OWN_1": "Mi Isaac"}


def test_an_own_starting_item_comes_with_who_begins_with_it() -> None:
    found = beginning_of("souls", "own", "THE_D6", "en")
    options = options_of("souls", "base", {"own": found["texts"], **found["instead"]})[2]
    session = Session(find_game("souls"), find_game("souls").ruleset(), options, ["MY_ISAAC", "CAIN"], 1)
    assert [item.card for item in session.view().players[0].items] == ["MY_THE_D6"]
    assert found["instead"] == {"copies.THE_D6": 0, "copies.ISAAC": 0}


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
def test_no_option_is_called_by_half_a_sentence(game: str, language: str) -> None:
    """Whether a chamber that is destroyed takes its…"""
    for ruleset in find_game(game).rulesets:
        form = form_of(game, ruleset.name, language)
        titles = [field["name"] for field in fields_in(form).values()] + [
            section["title"] for section in sections_in(form["sections"])]
        assert [title for title in titles if title.endswith("…")] == []


def test_an_example_lies_on_what_the_ruleset_plays() -> None:
    """Starting with an example in Gloom's Abyss replaced its whole box with the classic one."""
    for ruleset in find_game("gloom").rulesets:
        form = form_of("gloom", ruleset.name, "en")
        sample = fields_in(form)["pack"]["sample"]
        assert plain_data(parse_yaml(sample, "sample"))["over"] == form["values"]["pack"]
        assert check("gloom", ruleset.name, {"pack": sample}, "en")["faults"] == []


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
def test_no_option_is_told_in_the_words_of_a_file(game: str, language: str) -> None:
    """Copies of single cards by their ids, `{BOMB"""
    for ruleset in find_game(game).rulesets:
        form = form_of(game, ruleset.name, language)
        told = [*fields_in(form).values(), *({"name": section["title"], "about": section["about"]}
                                             for section in sections_in(form["sections"]))]
        assert [one for one in told if set("`{}_") & set(one["name"] + one["about"])] == []
