"""Four Souls on paper: the cards of the running game with the text of their effects."""
from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.games.souls.language.cards import CardType
from tapete.games.souls.language.library import NUMBERS, SOURCES
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.names import CardZone
from tapete.games.souls.press import creatures, print_speech
from tapete.games.souls.press.cards import DECKS
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .conftest import Files, flat, job_of, pages_of, print_all

SOULS = find_game("souls")
WHOLE = {"rooms": True, "sets": ["base", "gold", "plus"], "copies": {"BOMB": 0, "A_PENNY": 3}}
KINDS = {name: kind for name, kind, _, _ in DECKS}


def running_decks(config: dict[str, Any]) -> dict[str, Counter[str]]:
    """Where the cards of the piles are in a game for four that has just been set up: decks, hands, slots, mats."""
    state = Session(SOULS, SOULS.ruleset(), SOULS.options(SOULS.ruleset(), config), [None] * 4, 1).state
    found: dict[str, Counter[str]] = {name: Counter() for name in KINDS}
    ids = {number: card for card, number in NUMBERS.items()}

    def lies(number: int) -> None:
        source = SOURCES[number]
        found[next(name for name, kind in KINDS.items() if kind == source.deck)][ids[number]] += 1
    for pile in state.decks:
        for number in pile.cards[:pile.n]:
            lies(number)
    for player in state.players:
        for number in player.hand[:player.n_hand]:
            lies(number)
    for thing in state.things[:state.n_things]:
        if thing.card and thing.zone in (CardZone.SHOP, CardZone.MONSTER, CardZone.ROOM):
            lies(thing.card)
    return found


def printed_ids(files: Files, deck: str) -> Counter[str]:
    fronts = pages_of(files[f"souls-cards-{deck}.pdf"])[::2]
    return Counter(line for page in fronts for line in page.splitlines() if line in NUMBERS)


@pytest.fixture(scope="module", params=[{}, WHOLE], ids=["base", "whole"])
def printed(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Files]:
    return request.param, print_all(job_of("souls", config=request.param, language="es"), "cards")


def test_the_pdfs_hold_the_cards_of_the_running_game(printed: tuple[dict[str, Any], Files]) -> None:
    config, files = printed
    running = running_decks(config)
    for deck in ("treasure", "loot", "monsters", *(["rooms"] if config else [])):
        assert printed_ids(files, deck) == running[deck], deck
    assert ("souls-cards-rooms.pdf" in files) == bool(config)


def test_every_character_is_there_with_what_it_begins_with(printed: tuple[dict[str, Any], Files]) -> None:
    _, files = printed
    characters = printed_ids(files, "characters")
    items = {SOURCES[NUMBERS[card]].text.item for card in characters} - {None}
    assert items <= set(printed_ids(files, "starting")) and "ISAAC" in characters
    assert "Empieza con: El D6" in flat("\n".join(pages_of(files["souls-cards-characters.pdf"])))


def test_every_card_says_what_its_effect_does(printed: tuple[dict[str, Any], Files]) -> None:
    _, files = printed
    speech = print_speech("es")
    for deck in KINDS:
        if f"souls-cards-{deck}.pdf" not in files:
            continue
        said = flat("\n".join(pages_of(files[f"souls-cards-{deck}.pdf"])[::2]))
        for card in printed_ids(files, deck):
            for line in card_text(speech, SOURCES[NUMBERS[card]]):
                assert flat(line) in said, card


def test_a_monsters_numbers_and_rewards_are_on_its_card() -> None:
    cards = {card.id: card for deck in job_of("souls").printed().decks for card in deck.cards}
    strip = cards["SWARM_OF_FLIES"].blocks[0]
    assert [word.text for word in strip.drawing.words] == ["5", "2+", "1", "5"]     # type: ignore[union-attr]
    text = SOURCES[NUMBERS["MONSTRO"]].text
    assert [word.text for word in cards["MONSTRO"].blocks[0].drawing.words] == [    # type: ignore[union-attr]
        str(text.life), f"{text.evasion}+", str(text.attack), str(text.reward.cents), str(text.souls)]


OWN = {"own": [{"deck": "treasure", "cards": [
    {"id": "COAL", "name": {"en": "A Lump of Coal", "es": "Un trozo de carbón"}, "type": "active", "count": 2,
     "abilities": [{"tap": "gain 7 cents"}]}]}]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_ones_own_are_printed_with_their_texts(language: str) -> None:
    job = job_of("souls", config=OWN, language=language)
    deck = next(deck for deck in job.printed().decks if deck.id == "treasure")
    card = next(card for card in deck.cards if card.id == "COAL")
    assert (card.title, card.copies) == ({"es": "Un trozo de carbón", "en": "A Lump of Coal"}[language], 2)
    assert "7¢" in str(card.blocks[0])


def test_a_text_that_does_not_fit_names_its_card() -> None:
    long = {"own": [{"deck": "treasure", "cards": [
        {"id": "COAL", "name": {"en": "Coal " * 60}, "type": "active", "abilities": [{"tap": "gain 7 cents"}]}]}]}
    with pytest.raises(InputError, match=r"COAL.*does not fit"):
        print_all(job_of("souls", config=long), "cards")


def test_a_creature_always_looks_the_same_and_unlike_another() -> None:
    """The first numbers drawn from an id are those that the page draws from it."""
    monsters = [number for number, card in SOURCES.items() if card.kind == CardType.MONSTER]
    looks = {str(creatures.monster(SOURCES[n].text.id, SOURCES[n].text.type)) for n in monsters}
    assert len(looks) == len(monsters)
    assert creatures.monster("MONSTRO", "boss")[0] == "#b8a88a" and creatures.mixed("ISAAC") == 493980236


def test_each_board_fits_on_one_sheet_and_has_a_place_for_each_slot() -> None:
    from tapete.press.printing import tiles_of
    for config, words in (({}, 2), ({"rooms": True, "slots": {"shop": 1}}, 1)):
        job = job_of("souls", config=config)
        boards = job.printed().boards
        assert all(tiles_of(board, job.paper)["columns"] * tiles_of(board, job.paper)["rows"] == 1 for board in boards)
        open_ = [word.text for word in boards[0].drawing.words].count("open")
        assert open_ == words


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["en"]))
def test_book_sheets_and_tokens_say_the_numbers_that_run(language: str) -> None:
    job = job_of("souls", config={"souls_to_win": 3, "price": 7}, language=language)
    files = {name: data for what in ("rulebook", "sheets", "tokens") for name, data in print_all(job, what).items()}
    book, sheet = (flat("\n".join(pages_of(files[f"souls-{name}.pdf"]))) for name in ("rulebook", "sheets"))
    assert re.search({"es": r"compra una vez \(7¢\)", "en": r"buy once \(7¢\)"}[language], sheet)
    assert {"es": "souls_to_win es 3", "en": "souls_to_win is 3"}[language] in book
    assert {"es": "Gana quien consigue 3 almas.", "en": "Whoever gets 3 souls wins."}[language] in sheet
