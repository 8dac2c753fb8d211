"""Decks for print services, with bleed, and Tabletop Simulator's saved object."""
from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from tapete.cli.press import bleed_of, pictures_at
from tapete.errors import InputError
from tapete.paper import Drawing, Look, PaperCard, PaperDeck, Text
from tapete.press.letters import LetterReport
from tapete.press.paper import SIZES, CardSize, size_of
from tapete.press.services import ACROSS, DOWN, simulator_decks, with_bleed

SIZE, MM = size_of("standard"), 72 / 25.4
BACK = Drawing('<rect x="-2" y="-2" width="67" height="92" fill="#335577"/>', 63, 88)
PAGE = {"look": Look(), "language": "en", "title": "Trial", "words": {}, "size": SIZE}


def deck_of(*copies: int) -> PaperDeck:
    cards = tuple(PaperCard(f"C{i}", f"Card {i}", "Kind", "#2c6580", n, blocks=(Text("Draw."),))
                  for i, n in enumerate(copies))
    return PaperDeck("trial", "Trial", cards, BACK)


def test_every_copy_is_a_page_as_large_as_card_and_bleed_and_the_back_runs_to_its_edge() -> None:
    files = dict(with_bleed("game", PAGE, deck_of(2, 1), 3, False, LetterReport()))
    assert list(files) == ["game-bleed-trial.pdf", "game-bleed-trial-back.pdf"]
    pages = PdfReader(io.BytesIO(files["game-bleed-trial.pdf"])).pages
    assert [page.extract_text().splitlines()[1].strip() for page in pages] == ["Card 0", "Card 0", "Card 1"]
    assert float(pages[0].mediabox.width) == pytest.approx((63 + 6) * MM, abs=0.1)
    assert float(pages[0].mediabox.height) == pytest.approx((88 + 6) * MM, abs=0.1)


def test_pictures_with_bleed_have_300_points_an_inch_and_colour_to_the_corner() -> None:
    files = dict(with_bleed("game", PAGE, deck_of(2), 3, True, LetterReport()))
    assert set(files) == {"game-trial-bleed/C0.png", "game-trial-bleed/back.png"}
    back = Image.open(io.BytesIO(files["game-trial-bleed/back.png"])).convert("RGB")
    assert back.size == pytest.approx((69 / 25.4 * 300, 94 / 25.4 * 300), abs=1)
    corners = [(2, 2), (back.width - 3, 2), (2, back.height - 3), (back.width - 3, back.height - 3)]
    assert {back.getpixel(corner) for corner in corners} == {(0x33, 0x55, 0x77)}


def test_the_simulators_object_has_every_copy_and_names_pictures_that_are_there() -> None:
    """A card's number is a hundred times its sheet's and its place there; a sheet's last place is the back's."""
    each = ACROSS * DOWN - 1
    decks = (deck_of(*[1] * (each + 1), 3), replace(deck_of(1), id="one"))
    files = dict(simulator_decks("game", PAGE, decks, SIZE, "https://x.org/", LetterReport()))
    saved = json.loads(files["game-tabletop/game.json"])
    deck, single = saved["ObjectStates"]
    assert deck["Name"] == "Deck" and single["Name"] == "Card"
    numbers = deck["DeckIDs"]
    assert numbers == [card["CardID"] for card in deck["ContainedObjects"]]
    assert numbers == [*(100 + place for place in range(each)), 200, 201, 201, 201]
    assert {card["Nickname"] for card in deck["ContainedObjects"]} == {f"Card {i}" for i in range(each + 2)}
    for custom in (*deck["CustomDeck"].values(), *single["CustomDeck"].values()):
        for key in ("FaceURL", "BackURL"):
            assert custom[key].removeprefix("https://x.org/") in files
        sheet = Image.open(io.BytesIO(files[custom["FaceURL"].removeprefix("https://x.org/")]))
        assert custom["NumWidth"] == ACROSS and 2 <= custom["NumHeight"] <= DOWN
        assert max(sheet.size) <= 4096
        assert sheet.width / ACROSS / (sheet.height / custom["NumHeight"]) == pytest.approx(63 / 88, abs=0.01)
    guids = [card["GUID"] for card in deck["ContainedObjects"]]
    assert len(set(guids)) == len(guids)


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_decks_lie_beside_each_other_and_none_on_another(size: CardSize) -> None:
    """A card of scale 1 takes up 2.2 by 3.1 units of the table."""
    decks = tuple(replace(deck_of(1), id=f"deck{n}") for n in range(13))
    files = dict(simulator_decks("game", PAGE, decks, size, "https://x.org/", LetterReport()))
    saved = json.loads(files["game-tabletop/game.json"])
    places = [each["Transform"] for each in saved["ObjectStates"]]
    assert len(places) == len(decks) and sum(each["posX"] for each in places[:6]) == pytest.approx(0)
    for i, one in enumerate(places):
        for other in places[:i]:
            assert abs(one["posX"] - other["posX"]) > 2.2 * one["scaleX"] or (
                abs(one["posZ"] - other["posZ"]) > 3.1 * one["scaleZ"])


@pytest.mark.parametrize("given", ["-1", "7", "wide", "nan"])
def test_a_bleed_that_no_service_takes_is_refused(given: str) -> None:
    with pytest.raises(InputError, match="expected millimetres from 0 to 6"):
        bleed_of(given)
    assert bleed_of(None) == 0 and bleed_of("3") == 3


def test_pictures_lie_where_they_are_written_unless_somebody_says_where(tmp_path: Path) -> None:
    assert pictures_at(True, None, tmp_path) == f"{tmp_path.resolve().as_uri()}/"
    assert pictures_at(True, "https://x.org/a", tmp_path) == "https://x.org/a/"
    assert pictures_at(False, None, tmp_path) == ""
