"""An invalid configuration is refused in one sentence with file, line and option."""
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tapete.errors import InputError
from tapete.files.config import parse_yaml, place_of, plain_data
from tapete.games import find_game
from tapete.games.carcosa.sentences import parse_effect
from tapete.games.carcosa.tables import parse_range
from tapete.games.carcosa.vocabulary import Do
from tapete.referee.scenario import load

GAME = find_game("carcosa")


def options(tmp_path: Path, text: str):
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return GAME.options(GAME.ruleset(), path)


@pytest.mark.parametrize(("text", "said"), [
    ("end:\n  kees: 3\n", r"mine.yaml, line 2: end.kees is not known; did you mean keys"),
    ("ending: {}\n", r"line 1: ending is not known; did you mean end"),
    ("end: {keys: three}\n", r"line 1: end.keys: expected a whole number, got 'three'"),
    ("end: {keys: -1}\n", "end.keys: expected at least 0, got -1"),
    ("end: {threshold: F4_P}\n", "end.threshold: 'F4_P' cannot stand here; expected one of F1_P"),
    ("deck: {KEY: 6}\n", "108|109 cards with the 3 tales, but twelve decks of 9 need 108"),
    ("deck: {KEYS: 5}\n", "deck.KEYS: 'KEYS' cannot stand here; expected one of FURIA_AMARILLO"),
    ("deck: {TALE_SIGN: 1}\n", "deck.TALE_SIGN: 'TALE_SIGN' cannot stand here"),
    ("cards_per_room: 13\n", "cards_per_room"),
    ("special_rooms: [TABERNA, CAPILLA]\n", "special_rooms: expected 3 to 10 of them, got 2"),
    ("motemey: {COMPASS: 30}\n", "Motemey's deck holds"),
    ("motemey: {TREASURE_STAIRS: 2}\n", "only one TREASURE_STAIRS"),
    ("events:\n  COMIDA_SERVIDA:\n    table: {'0-3': lose 1, '5+': gain 1}\n",
     "line 3: .*row '5\\+': expected a range"),
    ("events: {COMIDA_SERVIDA: {table: {'0-3': lose 1}}}\n", "the last row must be open, 4\\+"),
    ("events: {COMIDA_SERVIDA: {table: {always: loose 1}}}\n", "'loose 1' is no effect; expected a sentence like"),
    ("events: {COMIDA_SERVIDA: {table: {always: lose 1 and gain 1 and shop}}}\n", "two effects at most"),
    ("events: {CENA: {table: {always: lose 1}}}\n",
     r"events.CENA: 'CENA' cannot stand here; expected one of FURIA_AMARILLO"),
    ("king: {decrees: [sing, all lose, one action, by stairs, attract, discard]}\n",
     r"king.decrees.0: 'sing' cannot stand here; expected one of nothing"),
    ("king: {belt: [F1_R1]}\n", "king.belt: expected 12 of them, got 1"),
    ("sanity: {sacrifice_lowest_max: -6}\n", "must be above the bottom"),
    ("roles: {TANK: {gift: KEY}}\n", "roles.TANK.gift: 'KEY' cannot stand here; expected one of none, COMPASS"),
    ("start: {4: [F1_P]}\n", "for 4 souls"),
    ("king: {presence: []}\n", "king.presence: expected 1 to 16 of them, got 0"),
    ("events: {COMIDA_SERVIDA: 3}\n", "events.COMIDA_SERVIDA: expected a mapping"),
    ("- a\n- b\n", "expected options by name"),
    ("end: {keys: 3\n", "line 2: "),
    ("deck:\n  COMPASS: 8\n  KEY: 200\n", "line 3: deck.KEY: expected at most 144, got 200"),
    ("king:\n  decrees:\n    - nothing\n    - sing\n    - nothing\n    - nothing\n    - nothing\n    - nothing\n",
     r"line 4: king.decrees.1: 'sing'"),
    ("king: {roulette: [1, 2, 3, 0]}\n", r"king.roulette.2: expected at most 2, got 3"),
    ("round_end: {steps: [house, house]}\n", "round_end.steps: expected each of them once at most"),
    ("round_end: {steps: [roulette]}\n", "'roulette' is the king's: expected banishment before it"),
    ("start: {5: [F1_P]}\n", "for 5 souls: expected 2, 3 or 4 souls with a place for each"),
    ("start: {2: [F1_P, F9_P]}\n", r"start.2.1: 'F9_P' cannot stand here"),
    ("turn: {actions: true}\n", "turn.actions: expected a whole number, got true"),
])
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as error:
        options(tmp_path, text)
    assert "\n" not in str(error.value)
    assert "mine.yaml" in str(error.value)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(InputError, match=r"nowhere\.yaml: cannot be read"):
        GAME.options(GAME.ruleset(), Path("nowhere.yaml"))


def test_a_configuration_holds_only_what_differs(tmp_path: Path) -> None:
    mine = options(tmp_path, "end: {keys: 3}\ndeck: {GOLPE_AMARILLO: 3, SANIDAD: 4}\n"
                             "events: {GOLPE_AMARILLO: {table: {0: lose 1, '1+': nothing}}}\n")
    canon = GAME.options(GAME.ruleset())
    assert (mine.end.keys, canon.end.keys) == (3, 4)
    assert mine.end.threshold == canon.end.threshold
    assert mine.deck["SANIDAD"] == 4
    assert mine.events["GOLPE_AMARILLO"].table == {"0": "lose 1", "1+": "nothing"}
    assert mine.events["GOLPE_AMARILLO"].yellow


def test_an_empty_configuration_is_the_canon(tmp_path: Path) -> None:
    assert options(tmp_path, "") == GAME.options(GAME.ruleset())


def test_every_effect_that_is_documented_is_understood() -> None:
    for each in Do:
        example = each.form.replace("NAME", "MALDITO").replace("OBJECT", "VIAL").replace(" N", " 1")
        assert parse_effect(example)[0] == each


@pytest.mark.parametrize("text", ["lose", "lose -1", "lose x", "state MALDITO", "state SLEEPY 2", "find KEY",
                                  "rise 3", ""])
def test_what_is_no_effect_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no effect|expected"):
        parse_effect(text)


@pytest.mark.parametrize(("text", "low", "high"), [("0", 0, 0), ("1-4", 1, 4), ("7+", 7, 127)])
def test_ranges(text: str, low: int, high: int) -> None:
    assert parse_range(text) == (low, high)


def test_yes_and_the_like_are_what_yaml_1_2_says_they_are() -> None:
    """Against the library's own reader, in Python: neither may see yes, 010 or 1:30 as something else."""
    texts = [path.read_text(encoding="utf-8") for folder in ("scenarios/carcosa/events", "src/tapete/games")
             for path in Path(folder).rglob("*.yaml")]
    texts += [f"a: {value}" for value in ("no", "on", "010", "0o10", "1:30", "1_000", "0x1F", ".5", "1e3", "~", "null",
                                          "'1'", "NO", "[1, 'x']", "{2: x, '2': y}", "0b11", "-0", "+1", "")]
    texts += ["- 1\n- {b: &x [1], c: *x}", "<<: {a: 1}\nb: 2"]
    for text in texts:
        assert plain_data(parse_yaml(text, "text")) == plain_data(YAML(typ="rt").load(text)), text


@pytest.mark.parametrize(("path", "line"), [
    ((), None), (("a",), 1), (("a", "b"), 2), (("a", 1, "c"), 1), (("a", "none"), 1), (("d", 1), 4), (("d", 2), 3),
    (("d", "x"), 3), (("d", 1, 7), 5)])
def test_the_line_is_that_of_the_deepest_part_of_a_path(path: tuple[str | int, ...], line: int | None) -> None:
    tree = parse_yaml("a:\n  b: 1\nd: [x,\n  {6: 1,\n   7: 2}]\n", "it")
    assert str(place_of("it", tree, path)) == ("it" if line is None else f"it, line {line}")


def test_lines_are_looked_up_where_something_is_wrong_and_nowhere_else() -> None:
    _, tree = load(next(Path("scenarios/carcosa/events").glob("*.yaml")))
    assert "node" not in vars(tree)
    assert str(place_of("it", tree, ["when"])).startswith("it, line ")
    assert "node" in vars(tree)


def test_what_libyaml_alone_refuses_is_read_and_has_its_lines() -> None:
    tree = parse_yaml("a: 1\nplaces:\n  [http://a.example:80, b]\n", "it")
    assert plain_data(tree) == {"a": 1, "places": ["http://a.example:80", "b"]}
    assert str(place_of("it", tree, ("places", 1))) == "it, line 3"


def test_a_tab_within_a_word_has_its_line_too() -> None:
    tree = parse_yaml("given:\n  seats.1.co\tt: 0\n", "tab.yaml")
    assert str(place_of("tab.yaml", tree, ("given", "seats.1.co\tt"))) == "tab.yaml, line 2"
