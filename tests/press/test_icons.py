"""Each card has a drawing of its own, from the set of icons or by our pen, on paper and in the page alike."""
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import NAMES
from tapete.games.gloom.pack import FOLDER, read_pack
from tapete.games.souls.cardnames import SOURCES
from tapete.games.souls.language.cards import CardType
from tapete.icons import BOX, IconChoices, drawn, icon
from tapete.press.own import own_deck

ROOT = Path(__file__).parents[2]
TWICE = {"gloom": {"morgue-feet", "fog"}}
"""Drawings that stand for one thing in both packs of a game."""
COPIES = ("SIAMESA_", "INTERNO_", "AMOTINADO_", "COMPANERO_", "OWN_")
"""How the ids of cards begin that are copies of one card."""


def chosen(game: str) -> IconChoices:
    return IconChoices(ROOT / "src" / "tapete" / "games" / game / "press" / "drawings" / "icons.json")


def glyphs(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((chosen(game).path.parent / "glyphs.json").read_text(encoding="utf-8"))
    return read


def alike(drawings: Iterable[Any]) -> list[str]:
    return [one for one, n in Counter(json.dumps(each) for each in drawings).items() if n > 1]


@pytest.mark.parametrize("game", NAMES)
def test_what_a_game_chose_is_in_the_set_and_each_for_one_card(game: str) -> None:
    cards = chosen(game).cards
    for card, choice in cards.items():
        assert icon(choice, 0, 0, 24, "#000000").count("<path") >= 1, card
    shared = {json.loads(one) for one in alike(cards.values())} if game != "souls" else set()
    assert shared <= TWICE.get(game, set())


def test_every_card_of_four_souls_that_is_no_creature_has_its_own_drawing() -> None:
    things = {source.text.id for source in SOURCES.values()
              if source.kind not in (CardType.MONSTER, CardType.CHARACTER) and source.text.set != "own"}
    choice = chosen("souls")
    assert things - choice.cards.keys() == set()
    for one in alike(choice.cards.values()):
        same = [card for card in choice.cards if choice.cards[card] == json.loads(one)]
        assert {card.removesuffix("_GOLD") for card in same} == {same[0].removesuffix("_GOLD")}, same


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_card_of_gloom_has_a_drawing(path: Path) -> None:
    pictures = json.loads((chosen("gloom").path.parent / "pictures.json").read_text(encoding="utf-8"))
    pack = read_pack(path)
    cards = {*(card for card, _, _ in pack.deck), *pack.stories}
    assert cards - pictures.keys() - chosen("gloom").cards.keys() == set()


@pytest.mark.parametrize("game", ["carcosa", "bethlem"])
def test_no_two_cards_of_a_game_by_our_pen_look_alike(game: str) -> None:
    shown = {name: chosen(game).cards.get(name) or glyph for name, glyph in glyphs(game).items()
             if not name.startswith(COPIES)}
    same = [[name for name in shown if json.dumps(shown[name]) == one] for one in alike(shown.values())]
    assert len(shown) > 40 and same == []


def test_the_set_is_whole_and_drawn_in_its_box() -> None:
    for page in ("press.md",):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        told = re.findall(r"the ([\d,]+)(?: drawings)? of \[game-icons", text)
        assert told == [f"{len(drawn()):,}"], page
    path = icon({"icon": "token", "copies": [(0, 0, 0.5), (0, 256, 0.5)]}, 10, 20, 64, "#112233")
    assert path.count("<path") == 2 and path.startswith(f'<g transform="translate(10 20) scale({64 / BOX})"')


def test_a_drawing_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-icon"):
        icon("no-such-icon", 0, 0, 24, "#000000")


@pytest.mark.parametrize("game", NAMES)
def test_the_page_has_what_is_printed(game: str) -> None:
    page = json.loads((ROOT / "web" / "src" / "games" / game / "icons.json").read_text(encoding="utf-8"))
    assert page["cards"].keys() == chosen(game).cards.keys()
    for card, choice in chosen(game).cards.items():
        if isinstance(choice, str):
            assert page["cards"][card] == {"ink": drawn()[choice]}, card


def test_a_card_of_ones_own_names_its_drawing_or_is_told_what_is_near(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text("cards:\n  - {id: CLOCK, title: Clock, kind: Event, icon: stopwatch}\n", encoding="utf-8")
    drawing = own_deck(file, "en").cards[0].drawing
    assert drawing is not None and drawn()["stopwatch"] in drawing.svg
    file.write_text("cards:\n  - {id: CLOCK, title: Clock, kind: Event, icon: stopwach}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"CLOCK has icon 'stopwach'.*expected a name such as stopwatch"):
        own_deck(file, "en")
