"""Games of other packages on paper: Hanabi's deck, tokens and books, and Colmena's deck."""
from __future__ import annotations

import re
from importlib.metadata import EntryPoint

import pytest

from tapete import games
from tapete.files.json_bounds import read_json
from tapete.games import find_game

from .conftest import flat, job_of, pages_of, print_all


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {name: EntryPoint(name, f"{name}.game:GAME", "tapete.games") for name in ("hanabi", "colmena")}
    monkeypatch.setattr(games, "_installed", lambda: found)


@pytest.mark.parametrize("language", ["es", "en"])
def test_all_that_hanabi_prints(language: str) -> None:
    job = job_of("hanabi", language=language)
    files = print_all(job, "all")
    assert set(files) == {f"hanabi-{what}.pdf" for what in ("how-to-play", "rulebook", "cards-all", "tokens")}
    ranks = re.findall(r"^[1-5]$", "\n".join(pages_of(files["hanabi-cards-all.pdf"])), re.M)
    assert {rank: ranks.count(rank) for rank in "12345"} == {"1": 30, "2": 20, "3": 20, "4": 20, "5": 10}
    book = flat(" ".join(pages_of(files["hanabi-rulebook.pdf"])))
    assert {"es": "Cartas", "en": "Cards"}[language] in book and "50" in book
    assert list(job.lacking) == []


def test_hanabis_tokens_are_those_of_its_options() -> None:
    said = flat(" ".join(pages_of(print_all(job_of("hanabi", config={"hints": 3, "fuses": 1}), "tokens")
                                  ["hanabi-tokens.pdf"])))
    assert (said.count("hint tokens"), said.count("fuses")) == (3, 1)


@pytest.mark.parametrize(("name", "copies"), [("hanabi", 50), ("colmena", 72)])
def test_a_packages_deck_has_pictures_boxes_and_a_sheet_to_cut_by(name: str, copies: int) -> None:
    job = job_of(name)
    deck = find_game(name).printing.printed(job.options, "en")
    assert deck is not None and deck.decks[0].count == copies
    files = print_all(job, "cards", pictures=True)
    assert files[f"{name}-all/back.png"].startswith(b"\x89PNG")
    told = read_json(files[f"{name}-all/deck.json"].decode())
    assert sum(card["copies"] for card in told["cards"]) == copies
    assert set(print_all(job, "boxes")) == {f"{name}-boxes.pdf"}
    assert set(print_all(job, "cutting")) == {f"{name}-cutting.pdf"}
