"""What is written as sheets is read back as the same options: each game, ruleset, format and language."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from hanabi.game import GAME as HANABI

from tapete import games
from tapete.files.config import plain_data, read_yaml
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game
from tapete.sheets.sheets import book, read_sheets_in

from ..sweep import sweep
from .support import FORMATS, LANGUAGES, grids, through, variants

GAMES: dict[str, Game] = {**{name: find_game(name) for name in NAMES}, "hanabi": HANABI}
RULESETS = [f"{name}/{ruleset.name}" for name, game in GAMES.items() for ruleset in game.rulesets]
EVERY = sweep(product(RULESETS, LANGUAGES, FORMATS), kept=[*zip(RULESETS, cycle(LANGUAGES), cycle(FORMATS))])
FOLDER = Path("src/tapete/games")


@pytest.fixture(autouse=True)
def _hanabi_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    there = games._installed() | {"hanabi": EntryPoint("hanabi", "hanabi.game:GAME", "tapete.games")}
    monkeypatch.setattr(games, "_installed", lambda: there)


def _of(which: str) -> tuple[Game, Any]:
    name, _, ruleset = which.partition("/")
    return GAMES[name], GAMES[name].ruleset(ruleset)


@pytest.mark.parametrize(("which", "language", "suffix"), EVERY)
def test_an_untouched_sheet_changes_nothing(which: str, language: str, suffix: str) -> None:
    read = through(*_of(which), None, language, suffix)
    assert (dict(read.config), read.findings, read.wrong) == ({}, [], [])
    assert len(read.read) >= 2


@pytest.mark.parametrize(("which", "language", "suffix"), EVERY)
def test_random_changes_come_back(which: str, language: str, suffix: str) -> None:
    game, ruleset = _of(which)
    for seed in range(3):
        config = variants(game, ruleset, seed)
        read = through(game, ruleset, config, language, suffix)
        assert read.wrong == [], (config, read.wrong)
        assert game.options(ruleset, read.config) == game.options(ruleset, config), (config, dict(read.config))
        assert read.findings, config


def _samples() -> Iterator[Any]:
    """The samples of the games, and what else a file may say."""
    carcosa, gloom, souls = (FOLDER / name / "samples" for name in ("carcosa", "gloom", "souls"))
    cards = plain_data(read_yaml(carcosa / "cards.yaml"))
    yield pytest.param("carcosa", {"cards": cards, "deck": {"OWN_1": 1, "BLUNT": 7}}, id="carcosa cards")
    yield pytest.param("carcosa", {"end": {"keys": "= roles.HEALER.keys"}, "deck": {"BLUNT": "= rest", "VIAL": 6}},
                       id="carcosa formulas")
    yield pytest.param("carcosa", {"sanity": {"bottom": -7}, "events": {"ASCENSOR": {"table": {
        "0-4": "lose 2", "5+": "gain 1 and clear states"}}}}, id="carcosa table")
    yield pytest.param("carcosa", {"turn": {"actions": 3}, "by_players": {"2": {"turn": {"actions": 4}},
                                                                         "3": {"king": {"presence": [1, 2]}}}},
                       id="carcosa by players")
    for name in ("pack", "pack-abismo"):
        yield pytest.param("gloom", {"pack": plain_data(read_yaml(gloom / f"{name}.yaml"))}, id=f"gloom {name}")
    yield pytest.param("gloom", {"pack": "clasico"}, id="gloom clasico")
    yield pytest.param("souls", {"own": [plain_data(read_yaml(souls / "own.yaml"))]}, id="souls own")
    yield pytest.param("souls", {"own": [
        {"deck": "loot", "cards": [{"id": "MY_ONE", "name": "= One", "type": "money", "set": "own",
                                    "abilities": [{"play": ["gain 4c", "loot 1"]}]}]},
        {"deck": "monsters", "cards": [{"id": "MY_TWO", "name": {"es": "Dos", "en": "Two"}, "type": "basic",
                                        "set": "own", "life": 2, "attack": 1, "evasion": 3,
                                        "reward": {"cents": "roll"}}]}]}, id="souls two decks")


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name, config", list(_samples()))
def test_cards_of_ones_own_come_back(name: str, config: Mapping[str, Any], language: str, suffix: str) -> None:
    game = GAMES[name]
    read = through(game, game.ruleset(), config, language, suffix)
    assert read.wrong == []
    assert game.options(game.ruleset(), read.config) == game.options(game.ruleset(), config), dict(read.config)


def test_a_pack_laid_over_none_comes_back() -> None:
    """A card of the program's pack that is not in it is not added again."""
    gloom = GAMES["gloom"]
    options: Any = gloom.options(gloom.ruleset(), {"pack": "clasico"})
    pack = options.cards.model_dump(mode="json") | {"pack": "mine"}
    del pack["modifiers"][next(iter(pack["modifiers"]))]
    read = through(gloom, gloom.ruleset(), {"pack": pack}, "es", ".xlsx")
    assert gloom.options(gloom.ruleset(), read.config) == gloom.options(gloom.ruleset(), {"pack": pack})


def test_a_formula_stays_a_formula() -> None:
    game = GAMES["carcosa"]
    config = {"end": {"keys": "= roles.HEALER.keys"}}
    assert dict(through(game, game.ruleset(), config, "es", ".xlsx").config) == config


def test_a_sheet_in_one_language_is_read_beside_one_in_the_other() -> None:
    game = GAMES["carcosa"]
    mixed = [*grids(game, game.ruleset(), "es")[:4], *grids(game, game.ruleset(), "en")[4:]]
    read = read_sheets_in(game, game.ruleset(), mixed, "mine")
    assert (dict(read.config), read.wrong) == ({}, [])


@pytest.mark.parametrize("name", NAMES)
def test_the_titles_of_sheets_differ_and_fit_a_workbook(name: str) -> None:
    game = GAMES[name]
    for ruleset in game.rulesets:
        for language in LANGUAGES:
            titles = [sheet.name.lower() for sheet in book(game, ruleset, None, language)]
            assert len({*titles}) == len(titles)
            assert max(map(len, titles)) <= 31
