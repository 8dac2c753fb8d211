"""Cards on paper: the same number as in the running game, with the texts of its options."""
from __future__ import annotations

import io
import json
from collections import Counter
from itertools import product
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from tapete.errors import InputError
from tapete.games import find_game
from tapete.games.carcosa.effects import effect_text
from tapete.games.carcosa.names import Card, Step
from tapete.games.carcosa.options import DECREES
from tapete.games.carcosa.press import print_speech
from tapete.games.carcosa.press.tables import steps_grid
from tapete.games.carcosa.vocabulary import Do
from tapete.paper import Drawing, PaperDeck, Text
from tapete.paper import PaperCard as PrintedCard
from tapete.press.paper import PAPERS, SIZES, cards_across, mirrored
from tapete.press.printing import cards_page
from tapete.press.typeset import pdf
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .conftest import Files, flat, job_of, pages_of, print_all

CARCOSA = find_game("carcosa")
CHANGED = {"deck": {"GOLPE_AMARILLO": 7, "HAY_CADAVER": 3}, "actions": {"vial": 5},
           "events": {"GOLPE_AMARILLO": {"table": {"0-2": "lose 9", "3+": "gain 4"}}}}


def running_piles(config: dict[str, Any], ruleset: str) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """The cards of the room decks, of Motemey's deck and from outside, in a game that has just been set up."""
    rules = CARCOSA.ruleset(ruleset)
    roles = ["HEALER", "HIGH_ROLLER", "BRAWLER", "PSYCHIC"]
    state = Session(CARCOSA, rules, CARCOSA.options(rules, config), roles, 1).state
    rooms = Counter(Card(card).name for deck in state.decks for card in deck.cards[:deck.n])
    motemey = Counter(Card(card).name for card in state.motemey.cards[:state.motemey.n])
    made = Counter({Card(card).name: n for card, n in enumerate(state.made) if n})
    return rooms, motemey, made


def tales_as_one(cards: Counter[str]) -> Counter[str]:
    """Which of the four tales go where is drawn at the table."""
    return Counter({"TALE" if name.startswith("TALE_") else name: 0 for name in cards}) + Counter(
        "TALE" if name.startswith("TALE_") else name for name in cards.elements())


def fronts(data: bytes) -> list[str]:
    return pages_of(data)[::2]


def printed_ids(data: bytes) -> Counter[str]:
    """Every card's id stands at its foot: how often each is on the fronts."""
    return Counter(line for page in fronts(data) for line in page.splitlines() if line in Card.__members__)


@pytest.mark.parametrize("config", [{}, CHANGED, {"tales_in_rooms": 2, "deck": {"KEY": 6}}])
@pytest.mark.parametrize("ruleset", ["canon-0.4", "tecnico-0.1"])
def test_the_pdfs_hold_the_cards_of_the_running_game(config: dict[str, Any], ruleset: str) -> None:
    files = print_all(job_of(config=config, ruleset=ruleset), "cards")
    rooms, motemey, made = running_piles(config, ruleset)
    assert tales_as_one(printed_ids(files["carcosa-cards-rooms.pdf"])) == tales_as_one(rooms)
    assert tales_as_one(printed_ids(files["carcosa-cards-motemey.pdf"])) == tales_as_one(motemey)
    assert made <= printed_ids(files["carcosa-cards-reserve.pdf"])


def test_no_tale_is_printed_twice() -> None:
    files = print_all(job_of(), "cards")
    both = printed_ids(files["carcosa-cards-rooms.pdf"]) + printed_ids(files["carcosa-cards-motemey.pdf"])
    assert {name: n for name, n in both.items() if name.startswith("TALE_")} == {
        "TALE_REPAIRER": 1, "TALE_MASK": 1, "TALE_DRAGON": 1, "TALE_SIGN": 1}


def test_the_special_rooms_are_those_of_the_pool() -> None:
    pool = ["MOTEMEY", "PUERTAS", "TABERNA", "CAPILLA"]
    text = "\n".join(fronts(print_all(job_of(config={"special_rooms": pool}), "cards")["carcosa-cards-special.pdf"]))
    assert [name in text for name in (*pool, "ARMERY")] == [True, True, True, True, False]


def test_two_cards_changed_in_a_configuration_appear_changed() -> None:
    before, after = (flat("\n".join(fronts(print_all(job_of(config=config), "cards")["carcosa-cards-rooms.pdf"])))
                     for config in ({}, CHANGED))
    assert "Lose 2 sanity. Yellow" in before and "Lose 2 sanity. Yellow" not in after
    assert "0–2 Lose 9 sanity. 3+ Gain 4 sanity." in after
    assert "regain 2 sanity" in before and "regain 5 sanity" in after and "regain 2 sanity" not in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_decree_and_step_has_its_sentence(language: str) -> None:
    speech, options = print_speech(language), CARCOSA.options(CARCOSA.ruleset())
    for word in ("nothing", "skip turn", "no actions", "invert sanity", "clear states", "swap next", "swap previous",
                 "king doubled", "shop", *(f"{verb} {n}" for verb in ("lose", "gain", "bring", "rise", "fall",
                                           "king here", "king away") for n in (1, 2)), "find VIAL",
                 *(f"state {state} {n}" for state in options.states for n in (1, 3))):
        assert effect_text(speech, options, word)
    assert all(speech.has(f"effect-{do.name}") for do in Do)
    assert all(speech.has(f"decree-text-{decree.name}") for decree in DECREES.values())
    crowned = CARCOSA.options(CARCOSA.ruleset(), {"crown": {"in_play": True}})
    assert len(steps_grid(speech, crowned).rows) == len(Step) + 1


@pytest.mark.parametrize("language, size, paper", sweep(product(LANGUAGES, SIZES, PAPERS), kept=(
    ("es", "standard", "a4"), ("en", "mini", "letter"))))
def test_all_cards_fit_in_every_size_and_language(language: str, size: str, paper: str) -> None:
    """Each sheet is of the paper's size, and every front is followed by its backs."""
    for ruleset in ("canon-0.4", "tecnico-0.1"):
        job = job_of(ruleset=ruleset, language=language, size=size, paper=paper)
        files = print_all(job, "cards")
        columns, rows = cards_across(job.paper, job.size)
        for deck in job.printed().decks:
            pages = PdfReader(io.BytesIO(files[f"carcosa-cards-{deck.id}.pdf"])).pages
            assert len(pages) == 2 * -(-deck.count // (columns * rows))
            box = pages[0].mediabox
            assert (float(box.width) * 25.4 / 72, float(box.height) * 25.4 / 72) == pytest.approx(
                (job.paper.width, job.paper.height), abs=0.1)


def test_nine_cards_lie_on_a_page() -> None:
    assert [cards_across(paper, SIZES["standard"]) for paper in PAPERS.values()] == [(3, 3), (3, 3)]


def test_backs_lie_behind_their_fronts() -> None:
    """Turned over along its upright edge, a sheet has its columns the other way round."""
    assert mirrored([1, 2, 3], 3) == [3, 2, 1]
    assert mirrored([7], 3) == [None, None, 7]
    job = job_of()
    printed = job.printed()
    pages = cards_page(job, printed.look, printed.decks[1])["sheets"]
    assert [sum(place is not None for place in page["backs"]) for page in pages] == [9, 5]
    assert pages[1]["backs"] == [*reversed(pages[1]["fronts"][:3]), None, *reversed(pages[1]["fronts"][3:])]


def test_fonts_are_embedded_and_the_bytes_do_not_change() -> None:
    first, second = (print_all(job_of(), "cards") for _ in range(2))
    assert first == second
    for data in first.values():
        fonts = [font for page in PdfReader(io.BytesIO(data)).pages
                 for font in (page["/Resources"].get("/Font") or {}).values()]
        assert fonts
        for font in fonts:
            described = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
            assert "/FontFile2" in described or "/FontFile3" in described, described["/FontName"]


def test_a_text_that_does_not_fit_names_its_card() -> None:
    deck = PaperDeck("long", "Long", (PrintedCard("EPIC", "Epic", "Tale", "#55483a", blocks=(Text("word " * 400),)),),
                     Drawing("", 63, 88))
    job = job_of()
    with pytest.raises(InputError, match=r"^Long, EPIC: the text does not fit"):
        pdf("cards", cards_page(job, job.printed().look, deck), job.lacking)


@pytest.fixture(scope="module")
def pictures() -> Files:
    return {name: data for name, data in print_all(job_of(size="mini"), "tokens", pictures=True).items()
            if not name.endswith(".pdf")}


def test_each_card_is_a_picture_of_its_size(pictures: Files) -> None:
    with Image.open(io.BytesIO(pictures["carcosa-rooms/COMIDA_SERVIDA.png"])) as image:
        assert image.size == pytest.approx((44 / 25.4 * 300, 67 / 25.4 * 300), abs=1.5)
        assert len(image.convert("RGB").getcolors(1 << 20) or range(999)) > 50


def test_the_deck_list_names_every_picture(pictures: Files) -> None:
    for deck in job_of().printed().decks:
        listed = json.loads(pictures[f"carcosa-{deck.id}/deck.json"])
        assert listed["count"] == sum(card["copies"] for card in listed["cards"]) == deck.count
        for card in listed["cards"]:
            assert f"carcosa-{deck.id}/{card['front']}" in pictures
        assert f"carcosa-{deck.id}/{listed['back']}" in pictures
