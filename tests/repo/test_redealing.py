"""The page on redealing: its rule deals in a game as the page says, in both languages alike."""
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tapete.game import Deal, Fault, deal_room, menu_of, new_rng
from tapete.kernel.rule import RULES

from .test_pages import fenced

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "redealing.md", DOCS / "redealing.es.md"]


def redeal_of(page: Path) -> Any:
    names: dict[str, Any] = {"PLACES": 2, "CARDS": 3, "__name__": __name__}
    exec(fenced(page.read_text(encoding="utf-8"), "python")[0], names)
    RULES.remove(names["redeal"])       # it is no rule of a game
    return names["redeal"]


def dealt(page: Path, unseen: list[int], places: list[int]) -> Any:
    s = SimpleNamespace(unseen=unseen, places=places, hand=[9, 9], fault=0)
    redeal_of(page)(s, new_rng(1), menu_of(deal_room(2, 3)).plain())
    return s


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_rule_of_the_page_deals_what_may_be_where(page: Path) -> None:
    assert dealt(page, [1, 1, 4], [0b01, 0b10, 0b00]).hand == [0, 1]
    assert sorted(dealt(page, [1, 0, 1], [0b11, 0b11, 0b11]).hand) == [0, 2]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_rule_of_the_page_fails_where_no_deal_fits(page: Path) -> None:
    assert dealt(page, [1, 1, 1], [0b01, 0b01, 0b01]).fault == Fault.NO_DEAL


def test_every_answer_is_explained_and_the_numbers_are_those_of_the_program() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert all(f"| `Deal.{answer.name}` |" in text for answer in Deal)
    assert 2000 < deal_room(5, 30) < 2200 and 60_000 < deal_room(10, 30) < 65_000
