"""Text that editors, word processors and chats have changed is read as it was typed."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tapete.cli.game.play import _take_up
from tapete.desk.design.changes import options_of
from tapete.errors import InputError
from tapete.files.config import parse_yaml, plain_data
from tapete.games import NAMES, find_game, speech_of
from tapete.referee.scenario import load
from tapete.referee.transcript import normal, parse, read
from tapete.text.plain_text import as_typed, decode, one_line
from tapete.text.spoken import RecordError

HABITS: dict[str, Callable[[str], str]] = {
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "narrow spaces": lambda text: text.replace(" ", "\u202f"),
    "zero-width spaces": lambda text: text.replace(" ", "\u200b \u2060"),
    "double spaces": lambda text: text.replace(" ", "  "),
    "curly apostrophes": lambda text: text.replace("'", "\u2019"),
    "curly quotes": lambda text: re.sub('"([^"]*)"', "\u201c\\1\u201d", text),
    "dashes": lambda text: text.replace("-", "\u2013"),
    "a minus": lambda text: text.replace("-", "\u2212"),
    "soft hyphens": lambda text: "\u00ad".join(text),
    "spaces around": lambda text: f"\u00a0 {text} \u00a0",
}
LINES: dict[str, Callable[[str], str]] = {
    "a byte order mark": lambda text: f"\ufeff{text}",
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "lines of old Macs": lambda text: text.replace("\n", "\r"),
    "separators of lines": lambda text: text.replace("\n", "\u2028"),
    "blank last lines": lambda text: f"{text}\n\n \n",
    "no-break spaces between": lambda text: text.replace(" ", "\u00a0"),
    "zero-width spaces between": lambda text: text.replace(" ", "\u200b "),
}
FILES = {
    "carcosa": "cards:\n  OWN_1:\n    title: {es: 'El parto', en: Birth}\n    kind: event\n    table:\n"
               "      0-2: lose 2 and skip turn\n      3: nothing\n      4+: gain 1\ndeck: {OWN_1: 1, KEY: 4}\n"
               "king: {decrees: [nothing, all lose, one action, by stairs, attract, discard]}\n",
    "gloom": "pack: mine\nover: abismo\nmodifiers:\n  OYO_FLAUTAS:\n"
             "    effects: [{do: free_plays, n: 1, plays: [modifier]}]\n",
    "souls": "deck: treasure\ncards:\n- id: FIRECRACKER\n  name: {en: \"The Devil's Firecracker\", es: Petardo}\n"
             "  type: active\n  abilities:\n  - tap: deal 1 damage to target\n    target: monster\n"
             "  - when: you die\n    do:\n      roll:\n        1-3: gain 1c\n        4-6: loot 1\n",
    "bethlem": "talk: 2\n",
}


def options(game: str, tree: Any) -> Any:
    """The options with what a file brings, as `tapete check` reads it."""
    found = find_game(game)
    pieces = found.own_cards.read(tree, "mine")
    return found.options(found.ruleset(), tree if pieces is None else pieces)


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("game", NAMES)
def test_choices_are_read_as_typed(game: str, habit: str) -> None:
    grammar = find_game(game).grammar
    actions = list(grammar.every())
    for action in actions[::max(1, len(actions) // 300)]:
        assert grammar.parse(HABITS[habit](grammar.text(action))) == action


def changed(tree: Any, habit: Callable[[str], str], path: tuple[Any, ...] = ()) -> Any:
    """Data with a habit on each text that the program reads; people's words and names of options stay."""
    if isinstance(tree, dict):
        return {habit(key) if isinstance(key, str) and path and path[-1] in ("table", "roll") else key:
                changed(value, habit, (*path, key)) for key, value in tree.items()}
    if isinstance(tree, list):
        return [changed(each, habit, (*path, i)) for i, each in enumerate(tree)]
    read = not {"title", "name", "id", "pack", "over", "do"} & set(path[-2:]) or "abilities" in path
    return habit(tree) if isinstance(tree, str) and read and " " in tree else tree


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("game", NAMES)
def test_phrases_of_cards_are_read_as_typed(game: str, habit: str) -> None:
    tree = plain_data(parse_yaml(FILES[game], "mine"))
    assert options(game, changed(tree, HABITS[habit])) == options(game, tree)


@pytest.mark.parametrize("habit", LINES)
@pytest.mark.parametrize("game", NAMES)
def test_files_are_read_as_typed(game: str, habit: str) -> None:
    changed, typed = parse_yaml(LINES[habit](FILES[game]), "mine"), parse_yaml(FILES[game], "mine")
    assert options(game, changed) == options(game, typed)


def test_titles_keep_their_letters() -> None:
    tree = parse_yaml("a: {es: 'El «parto»: 3–5 d’Or', en: 👩‍🚀}\n", "mine")
    assert plain_data(tree) == {"a": {"es": "El «parto»: 3–5 d’Or", "en": "👩‍🚀"}}


def test_a_minus_of_an_editor_is_one() -> None:
    for dash in "\u2212\u2013\u2010":
        assert plain_data(parse_yaml(f"a: {dash}3\nb: [{dash}1, 2, x {dash}4, {dash}0.5]\n'c': '{dash}5'\n", "m")) == {
            "a": -3, "b": [-1, 2, f"x {dash}4", -0.5], "c": f"{dash}5"}


def test_what_stands_in_no_text_is_named_with_its_line() -> None:
    with pytest.raises(InputError, match=r"^mine, line 3: holds the character U\+0007"):
        parse_yaml("a: 1\r\nb: 2\nc: \x07\n", "mine")
    with pytest.raises(InputError, match=r"^mine: is not UTF-8 text"):
        decode(b"a: \xff", "mine")


def test_a_file_in_utf_16_is_read() -> None:
    assert decode("a: ñ".encode("utf-16"), "mine") == "a: ñ"


RECORD = Path("tests/fixtures/gloom/seed-201.jsonl")
RECORDS: dict[str, Callable[[bytes], bytes]] = {
    "a byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "blank last lines": lambda data: data + b"\n\n  \n",
    "lines of Windows": lambda data: data.replace(b"\n", b"\r\n"),
    "empty lines between": lambda data: data.replace(b"\n", b"\n\n"),
    "UTF-16": lambda data: data.decode().encode("utf-16"),
    "lines of old Macs": lambda data: data.replace(b"\n", b"\r"),
    "no last line's end": lambda data: data.removesuffix(b"\n"),
    "a second mark at the end": lambda data: data + "\ufeff\u200b".encode(),
}


@pytest.mark.parametrize("habit", RECORDS)
def test_a_record_that_an_editor_has_saved_is_read(habit: str, tmp_path: Path) -> None:
    written = RECORD.read_bytes()
    saved = tmp_path / "saved.jsonl"
    saved.write_bytes(RECORDS[habit](written))
    transcript = read(saved)
    assert (transcript.header, transcript.choices) == (read(RECORD).header, read(RECORD).choices)
    assert normal(saved.read_bytes(), saved) == written


def test_a_game_goes_on_from_a_record_that_an_editor_has_saved(tmp_path: Path) -> None:
    *begun, last, _ = RECORD.read_bytes().splitlines(keepends=True)
    saved = tmp_path / "saved.jsonl"
    saved.write_bytes(b"".join(begun).decode().encode("utf-16") + "\n\n".encode("utf-16-le"))
    screen = _take_up(find_game("gloom"), saved, speech_of("gloom", "en"), Console(quiet=True), every=False,
                      named=[])
    choice = json.loads(last)
    action = screen.session.game.grammar.parse(choice["do"])
    screen.session.play(action, choice["seat"])
    screen.recorder.add(choice["seat"], action)
    assert saved.read_bytes() == RECORD.read_bytes()


@pytest.mark.parametrize("text", ["a\u200bb", "x", "0–3", "  a   b "])
def test_what_is_as_typed_stays_so(text: str) -> None:
    assert as_typed(as_typed(text)) == as_typed(text)


def test_a_line_that_is_no_json_is_named_once_and_in_one_language() -> None:
    with pytest.raises(RecordError) as refused:
        parse(b'{"tapete":1}\n{"n" 1}\n', Path("mine"))
    assert refused.value.sentence("es").startswith("mine, línea 2: no es JSON: columna 6")
    assert refused.value.sentence("en").startswith("mine, line 2: is not JSON: column 6")


@pytest.mark.parametrize("habit", HABITS)
def test_formulas_are_read_as_typed(habit: str) -> None:
    game = find_game("carcosa")
    typed = game.options(game.ruleset(), {"end": {"keys": 5, "keys_left_defeat": "= keys - 1"}})
    pasted = {"end": {"keys": 5, "keys_left_defeat": f"={HABITS[habit](' keys - 1')}"}}
    assert game.options(game.ruleset(), pasted) == typed


@pytest.mark.parametrize("game", ["carcosa", "souls"])
def test_a_title_is_one_line(game: str) -> None:
    old, new = {"carcosa": ("'El parto'", '"El\\n\\u202Eparto"'), "souls": ("Petardo", '"Pe\\n\\u202Etardo"')}[game]
    spoken = str(options(game, parse_yaml(FILES[game].replace(old, new), "mine")))
    assert "\u202e" not in spoken and "\\n" not in spoken


@pytest.mark.parametrize("blank", ["\u200c", "\u3164", "\u2800", "\u00ad", "", " \n "])
def test_what_nobody_sees_is_no_title(blank: str) -> None:
    with pytest.raises(InputError):
        one_line(blank)


# ---- words that are one as typed -----------------------------------------------------------------

SCENARIO = """game: {game}
ruleset: {ruleset}
seats: [{seat}, {seat}, any]
rules: [{rule}]
given: {{{given}: 7}}
"""


@pytest.mark.parametrize("habit", HABITS)
def test_a_scenario_is_read_as_typed(tmp_path: Path, habit: str) -> None:
    pasted = {key: json.dumps(HABITS[habit](word)) for key, word in {
        "game": "carcosa", "ruleset": "canon-0.4", "seat": "any", "rule": "1.1", "given": "souls.0.sanity"}.items()}
    (tmp_path / "mine.yaml").write_text(SCENARIO.format(**pasted), encoding="utf-8")
    scenario, _ = load(tmp_path / "mine.yaml")
    assert (scenario.game, scenario.ruleset, scenario.seats) == ("carcosa", "canon-0.4", ["any"] * 3)
    assert scenario.given == {"souls.0.sanity": 7}


@pytest.mark.parametrize("game, tree, key", [
    ("carcosa", {"deck": {"VIAL": 3, "VI\u00adAL": 4}}, "VIAL"),
    ("carcosa", {"events": {"GOLPE_AMARILLO": {
        "table": {"0-2": "lose 1", "0\u20132": "lose 2", "3+": "lose 1"}}}}, "0-2")])
def test_two_keys_that_are_one_as_typed_are_refused(game: str, tree: dict[str, Any], key: str) -> None:
    found = find_game(game)
    with pytest.raises(InputError) as refused:
        found.options(found.ruleset(), tree)
    assert key in str(refused.value) and "twice" in str(refused.value)


def test_the_desk_takes_what_the_command_takes() -> None:
    """The desk looks whether options hold what was changed; a change is pasted and the options hold it as typed."""
    changes = {"events.GOLPE_AMARILLO.table": {"0\u20132": "lose\u00a01", "3+": "lose 2"}}
    options = options_of("carcosa", "canon-0.4", changes)[2]
    assert options.events["GOLPE_AMARILLO"].table == {     # type: ignore[attr-defined]
        "0-2": "lose 1", "3+": "lose 2"}
