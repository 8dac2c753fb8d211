"""Custom options, chosen by file in a page."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.games import NAMES, find_game
from tapete.games.gloom.pack import FOLDER
from tapete.site.variants import options_of, read_variant

LINES = {"carcosa": "end: {keys: 3}\n", "gloom": "pack: clasico\n", "bethlem": "narrator_from: 5\n"}


def test_a_configuration_is_what_differs() -> None:
    for name, text in LINES.items():
        game = find_game(name)
        variant = read_variant(game, game.ruleset(), {"mine.yaml": text})
        assert variant.name == "mine.yaml" and len(variant.options) >= 1
        assert game.options(game.ruleset(), variant.options) != game.options(game.ruleset())


@pytest.mark.parametrize("name", NAMES)
def test_a_configuration_that_says_nothing_differs_in_nothing(name: str) -> None:
    game = find_game(name)
    assert read_variant(game, game.ruleset(), {"mine.yaml": "# nothing yet\n"}).options == {}


def test_a_pack_of_ones_own_comes_with_its_configuration() -> None:
    game = find_game("gloom")
    pack = (FOLDER / "clasico.yaml").read_text(encoding="utf-8").replace("pack: clasico", "pack: my_box", 1)
    files = {"box.yaml": pack, "evening.yaml": "pack: box.yaml\n"}
    variant = read_variant(game, game.ruleset(), files)
    assert variant.name == "evening.yaml" and variant.options["pack"]["pack"] == "my_box"
    with pytest.raises(InputError, match=r"^box\.yaml, line \d+: "):
        read_variant(game, game.ruleset(), {**files, "box.yaml": pack.replace("modifiers:", "modifiers: 3\nx:", 1)})
    with pytest.raises(InputError, match=r"^box\.yaml: "):
        read_variant(game, game.ruleset(), {"evening.yaml": "pack: box.yaml\n"})
    with pytest.raises(InputError, match="one configuration"):
        read_variant(game, game.ruleset(), {"a.yaml": "pack: clasico\n", "b.yaml": "pack: abismo\n"})


def test_what_cannot_be_is_refused_where_a_site_is_written(tmp_path: Path) -> None:
    game, file = find_game("carcosa"), tmp_path / "wrong.yaml"
    file.write_text("end: {keys: 99}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"wrong\.yaml, line 1: end\.keys"):
        options_of(game, game.ruleset(), file)
