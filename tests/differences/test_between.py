"""What differs between two designs, in words."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tapete.differences.between import LONGEST, Compared, Differences, differences
from tapete.differences.changelog import ChangelogEntry, changelog, differences_in_markdown
from tapete.errors import InputError
from tapete.games import find_game
from tapete.sheets.cells import Codec, JoinedCell, WordCell
from tapete.sheets.layout import SheetLayout
from tapete.sheets.sheets import usual_of

from ..sheets.support import variants

GAMES = ("carcosa", "gloom", "souls", "bethlem")
CARCOSA = find_game("carcosa")
OWN_EVENT = {"title": {"es": "Reloj parado", "en": "Stopped clock"}, "kind": "event",
             "table": {"0-2": "no actions", "3+": "gain 1 and clear states"}}


def _differences(after: Mapping[str, Any] | None, before: Mapping[str, Any] | None = None, language: str = "es",
                 name: str = "carcosa", ruleset: str | None = None) -> Differences:
    game = find_game(name)
    rules = game.ruleset(ruleset)
    return differences(game, Compared(rules, before), Compared(rules, after), language)


def _said(found: Differences, language: str = "es") -> list[str]:
    return [each.sentence(language) for each in found.values]


@pytest.mark.parametrize("language, said", [
    ("es", "Lo que pierden todas al final de la ronda: 2 en lugar de 1"),
    ("en", "Lost by all at the end of a round: 2 instead of 1")])
def test_a_number_is_told_with_its_rule(language: str, said: str) -> None:
    found = _differences({"sanity": {"house": 2}}, language=language)
    assert _said(found, language) == [said]
    [rule] = found.rules
    assert rule.id == "carcosa.round.house"
    assert "1" in rule.before and rule.before.replace("1", "2") == rule.after


def test_a_new_card_is_told_by_its_title_and_its_sentences() -> None:
    said = _said(_differences({"cards": {"OWN_1": OWN_EVENT}, "deck": {"OWN_1": 1, "VIAL": 7}}))
    assert said == [
        "Nuevo: Mazo, «Reloj parado»: 1",
        "Mazo, «Vial»: 7 en lugar de 8",
        "Nuevo: Cartas propias, «Reloj parado»: Clase: Evento; Efecto: 0–2: Te quedas sin acciones esta ronda.; "
        "3+: Ganas 1 de cordura. Te libras de todos tus estados."], "what is so where nothing is said is left out"


def test_a_card_that_goes_is_told_with_what_it_said() -> None:
    [gone] = [each for each in _differences({"deck": {"OWN_1": 0}}, {"cards": {"OWN_1": OWN_EVENT}}).values
              if each.path == "cards.OWN_1"]
    assert gone.kind == "gone" and gone.after == ""
    assert gone.sentence("en").startswith("No longer there: ")


def test_a_number_of_players_is_told_beside_what_held_before() -> None:
    found = _differences({"by_players": {2: {"end": {"keys": 2}}}})
    assert _said(found) == ["Llaves que hacen falta para escapar, con 2 jugadores: 2 en lugar de 4"]


def test_many_new_things_are_told_by_their_names() -> None:
    found = _differences({"pack": "clasico"}, name="gloom")
    [modifiers] = [each for each in found.values if each.path == "pack.modifiers" and each.kind == "new"]
    assert "Recibió la bendición del obispo, Encontró el amor en el lago" in modifiers.sentence("es")
    assert all(len(each.before) <= LONGEST and len(each.after) <= LONGEST for each in found.values)
    assert len(found.values) < 60


def test_what_makes_no_game_is_refused() -> None:
    with pytest.raises(InputError):
        _differences({"deck": {"VIAL": 3}})


@pytest.mark.parametrize("name", GAMES)
def test_designs_differ_from_themselves_in_nothing(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        config = variants(game, ruleset, 7)
        assert _differences(config, config, name=name, ruleset=ruleset.name) == Differences([], [])


@pytest.mark.parametrize("name", GAMES)
def test_every_change_is_told_both_ways(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        config = variants(game, ruleset, 11)
        assert game.options(ruleset, config) != game.options(ruleset)
        there = _differences(config, None, name=name, ruleset=ruleset.name)
        back = _differences(None, config, name=name, ruleset=ruleset.name)
        assert {each.path for each in there.values} == {each.path for each in back.values} != set()
        for path in _leaves(config):
            assert any(path == each.path or path.startswith(f"{each.path}.") or each.path.startswith(f"{path}.")
                       for each in there.values), path


def test_a_changelog_has_the_newest_first_and_no_marks_of_players() -> None:
    found = _differences({"end": {"keys": 3}})
    text = changelog("Mine", [ChangelogEntry("Two", "2026-11-29", "because <b>", found),
                              ChangelogEntry("One", "2026-11-28", " ", _differences(None))], "en")
    assert text.startswith("# Mine\n\n## Two (2026-11-29)\n\nbecause \\<b\\>\n\n- ")
    assert text.endswith("## One (2026-11-28)\n\nNothing differs.\n")
    assert "Rules that read differently:\n\n- " in differences_in_markdown(found, "en")


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_an_option_has_a_name(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        for path, word, names in _words(usual_of(game, ruleset.name, None)[0]):
            assert any(word != names[language] for language in names) or not any(map(str.isalpha, word)), (
                f"{ruleset.name}: {path}: {word} has no name in any language; add option-PATH-{word.lower()} to the "
                "game's text/options")


@pytest.mark.parametrize("name", GAMES)
def test_no_title_is_cut(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        layout = usual_of(game, ruleset.name, None)[0]
        columns = [each for table in layout.tables for each in table.columns]
        parts: list[Any] = [*layout.settings, *layout.lists, *layout.tables, *columns]
        cut = [".".join(each.path) for each in parts if any("…" in title for title in each.titles.values())]
        assert not cut, "give these a short name, sheet-PATH, in the game's text/options"


def _words(layout: SheetLayout) -> Iterator[tuple[str, str, Mapping[str, str]]]:
    columns = [(table.path, column) for table in layout.tables for column in table.columns]
    codecs: list[tuple[tuple[str, ...], Codec]] = [
        *((each.path, each.codec) for each in layout.settings), *((each.path, each.codec) for each in layout.lists),
        *(((*path, *(column.within or ()), *column.path), column.codec) for path, column in columns)]
    for path, codec in codecs:
        inner = codec.item if isinstance(codec, JoinedCell) else codec
        if isinstance(inner, WordCell):
            for word, names in inner.names.items():
                yield ".".join(path), word, names


def _leaves(config: Mapping[str, Any], before: str = "") -> Iterator[str]:
    for key, value in config.items():
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, f"{before}{key}.")
        else:
            yield f"{before}{key}"
