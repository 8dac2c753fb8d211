"""Gloom on film and on paper: the cards of the running game, each element at its place."""
from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import NameObject

from tapete.errors import InputError
from tapete.games import find_game
from tapete.games.gloom.names import CHARACTERS
from tapete.games.gloom.press import print_speech
from tapete.games.gloom.press.cards import layer_of
from tapete.games.gloom.press.film import COLUMNS, PICTURE, ROWS, window
from tapete.games.gloom.words import card_text
from tapete.paper import Drawing, PaperDeck
from tapete.press.typeset import pictures
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .conftest import Files, flat, job_of, pages_of, print_all

GLOOM = find_game("gloom")
DOTS = 80
PACKS: list[dict[str, Any]] = [{}, {"pack": "clasico"}]


def options_of(config: dict[str, Any]) -> Any:
    return GLOOM.options(GLOOM.ruleset(), config)


def running_deck(config: dict[str, Any]) -> Counter[str]:
    """The cards of a game that has just been set up: draw pile and hands."""
    options = options_of(config)
    session = Session(GLOOM, GLOOM.ruleset(), options, [None, None], 1)
    ids = [key for key, _, _ in options.cards.deck]
    state = session.state
    piles = [state.deck, *(seat.hand for seat in state.seats)]
    return Counter(ids[card - 1] for pile in piles for card in pile.cards[:pile.n])


def ids_on(data: bytes, known: set[str]) -> Counter[str]:
    """How often each card's id, in small beside its kind, is printed."""
    return Counter(word for page in pages_of(data) for word in re.findall(r"[A-Z][A-Z0-9_]+", page) if word in known)


@pytest.fixture(scope="module", params=PACKS, ids=["abismo", "clasico"])
def printed(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Files]:
    return request.param, print_all(job_of("gloom", config=request.param, language="es"), "cards")


def test_the_pdfs_hold_the_cards_of_the_running_game(printed: tuple[dict[str, Any], Files]) -> None:
    config, files = printed
    deck, pack = running_deck(config), options_of(config).cards
    for name in ("film", "paper"):
        assert ids_on(files[f"gloom-cards-{name}.pdf"], set(deck)) == deck
    people = [key for key, _ in pack.characters]
    assert ids_on(files["gloom-cards-characters.pdf"], set(people)) == Counter(people) and len(people) == CHARACTERS
    assert ("gloom-cards-stories.pdf" in files) == bool(pack.stories)


def test_film_has_no_backs_and_its_white_lies_under_every_card(printed: tuple[dict[str, Any], Files]) -> None:
    config, files = printed
    sheets = -(-sum(running_deck(config).values()) // 9)
    pages = {name: len(PdfReader(io.BytesIO(files[f"gloom-cards-{name}.pdf"])).pages)
             for name in ("film", "white", "paper")}
    assert pages == {"film": sheets, "white": sheets, "paper": 2 * sheets}


def test_every_card_says_what_it_does(printed: tuple[dict[str, Any], Files]) -> None:
    config, files = printed
    pack, said = options_of(config).cards, flat("\n".join(pages_of(files["gloom-cards-film.pdf"])))
    for _, _, card in pack.deck:
        assert flat(card.name.of("es")) in said
        assert flat(card_text(print_speech("es"), pack, card)) in said


def test_fonts_are_embedded(printed: tuple[dict[str, Any], Files]) -> None:
    for data in printed[1].values():
        for page in PdfReader(io.BytesIO(data)).pages:
            for font in (page[NameObject("/Resources")].get("/Font") or {}).values():
                described = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
                assert "/FontFile2" in described or "/FontFile3" in described


def test_a_card_prints_at_its_places_and_a_window_is_cut_everywhere_else() -> None:
    """What stands where is what the rules read: points, icon and corner, in register on every card."""
    options = options_of({})
    for key, kind, card in options.cards.deck:
        layer = layer_of(options, key, kind, card)
        if kind.name == "EVENT":
            continue
        opaque = {(x, y) for x, y, _, _ in layer.opaque()}
        for slot, n in enumerate(card.points):  # type: ignore[union-attr]
            assert ((COLUMNS[0], ROWS[slot] + 0.8) in opaque) == (n is not None)
            assert layer.cells()[slot][0] == (n is None)
        assert layer.cells()[1][2] == (card.icon is None)   # type: ignore[union-attr]
        assert layer.cells()[1][1] == (not (card.lasting or kind.name == "DEATH"))


def test_a_window_is_outlined_once_where_cells_touch() -> None:
    """Two cells beside each other have six edges in all, none between them."""
    cells = [[False] * 3 for _ in range(4)]
    cells[0][0] = cells[0][1] = True
    hole, edge = window(cells)
    assert (hole.count("<rect"), edge.count("M")) == (2, 6)


def test_text_that_only_covers_where_it_is_printed_leaves_the_rest_clear() -> None:
    config = {"text_box": "printed"}
    options = options_of(config)
    bare = [key for key, kind, card in options.cards.deck if kind.name == "MODIFIER" and not card.effects]
    layers = {key: layer_of(options, key, kind, card) for key, kind, card in options.cards.deck}
    assert bare and all(layer.boxed == (key not in bare) for key, layer in layers.items() if layer.kind == "MODIFIER")
    job_of("gloom", config=config).printed()


PILE = ["CENO_CON_UN_CADAVER", "CONTO_ANGULOS", "ECHO_BRANQUIAS", "RESPIRO_AIRE_PURO"]
PLACES = {"points": [(COLUMNS[0], ROWS[i] + 0.8, 13.0, 9.4) for i in range(3)],
          "icons": [(COLUMNS[3] - 9.4, ROWS[i] + 0.8, 9.4, 9.4) for i in range(2)],
          "picture": [(PICTURE[0] - 10, PICTURE[1] - 10, 20.0, 20.0)]}


def test_films_laid_on_each_other_show_what_the_game_shows() -> None:
    """Each place of the pile looks as if only the card lay there that the game says is seen there."""
    session = Session(GLOOM, GLOOM.ruleset(), options_of({"families": "lot"}), [None, None], 1)
    GLOOM.scenarios.edit(session.state, "seats.0.family", "INNSMOUTH")
    GLOOM.scenarios.edit(session.state, "characters.ASENATH.pile", PILE)
    seen = session.view().characters["ASENATH"].visible
    cards = film_pictures(["ASENATH", *PILE])

    def laid(names: Sequence[str | None]) -> Image.Image:
        found = cards["ASENATH"]
        for name in names:
            found = Image.alpha_composite(found, cards[name]) if name else found
        return found
    pile = laid(PILE)
    shown = {"points": seen.points_by, "icons": [seen.corner_by, seen.icon_by], "picture": [seen.picture_by]}
    assert shown["points"] == ["RESPIRO_AIRE_PURO", "CONTO_ANGULOS", None] and seen.corner_by == "ECHO_BRANQUIAS"
    for what, names in shown.items():
        for place, name in zip(PLACES[what], names, strict=True):
            x, y, width, height = place
            inside = (x + 1.8, y + 1.8, x + width - 1.8, y + height - 1.8)     # its corners are round
            box = tuple(round(n * DOTS / 25.4) for n in inside)
            assert pile.crop(box).tobytes() == laid([name]).crop(box).tobytes(), (what, name)


def film_pictures(names: list[str]) -> dict[str, Image.Image]:
    """Some cards as pictures in which only what is printed is opaque."""
    job = job_of("gloom")
    printed = job.printed()
    found = [card for deck in printed.decks if deck.id in ("characters", "film") for card in deck.cards
             if card.id in names]
    deck = PaperDeck("some", "Some", tuple(found), Drawing("", 63, 88), film=True)
    made = pictures("faces", {"look": printed.look, "language": "en", "title": "", "deck": deck, "size": job.size},
                    DOTS, job.lacking)
    return {card.id: Image.open(io.BytesIO(one)).convert("RGBA") for card, one in zip(found, made, strict=False)}


OWN = {"modifiers": {"AMO_A_UN_ANFIBIO": {
    "points": [-35, None, None], "name": {"es": "Amó a dos", "en": "Adored two"}}}}


def own_pack(change: dict[str, Any]) -> dict[str, Any]:
    """The pack abismo with some cards otherwise, as a designer writes it."""
    pack = options_of({}).cards.model_dump(mode="json", exclude_defaults=True)
    for kind, cards in change.items():
        for key, card in cards.items():
            pack[kind][key] = {**pack[kind][key], **card}
    return {"pack": pack}


def test_a_pack_of_ones_own_prints_its_cards() -> None:
    text = flat("\n".join(pages_of(print_all(job_of("gloom", config=own_pack(OWN)), "cards")["gloom-cards-film.pdf"])))
    assert "Adored two" in text and "−35" in text and "Adored an amphibian" not in text


def test_a_text_that_does_not_fit_names_its_card() -> None:
    long = {"modifiers": {"AMO_A_UN_ANFIBIO": {"flavour": {"es": "largo " * 150, "en": "long " * 150}}}}
    with pytest.raises(InputError, match=r"AMO_A_UN_ANFIBIO.*does not fit"):
        print_all(job_of("gloom", config=own_pack(long)), "cards")


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["es"]))
def test_book_sheets_and_tokens_are_there_in_both_languages(language: str, tmp_path: Path) -> None:
    job = job_of("gloom", language=language)
    files = {name: data for what in ("rulebook", "sheets", "tokens") for name, data in print_all(job, what).items()}
    assert sorted(files) == ["gloom-rulebook.pdf", "gloom-sheets.pdf", "gloom-tokens.pdf"]
    book = flat("\n".join(pages_of(files["gloom-rulebook.pdf"])))
    assert {"es": "85 cartas en el mazo", "en": "85 cards in the deck"}[language] in book
    assert {"es": "Mazo, en película 85", "en": "Deck, on film 85"}[language] in book
    assert print_speech(language).say("print-deck-white") not in book
    assert "Herbert West" in book and {"es": "ya no se da así", "en": "no longer goes like this"}[language] not in book
