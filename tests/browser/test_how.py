"""The page on how to play, as a beginner reads it."""
from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from ..sweep import sweep
from .conftest import People
from .test_page import faults, overhang

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language, phone", sweep(product(("es-ES", "en-GB"), (False, True)), kept=(
    ("es-ES", True), ("en-GB", False))))
def test_every_game_says_how_it_is_played(people: People, phone: bool, language: str) -> None:
    page = people.page(phone=phone, language=language)
    page.goto("/")
    page.wait_for_selector(".hero")
    found: list[str] = []
    for game in ("carcosa", "gloom", "souls", "bethlem"):
        page.goto(f"/how/{game}")
        expect(page.locator("section[data-about]")).to_have_count(5)
        page.locator("dt").first.wait_for()
        assert 5 <= page.locator("dt").count() <= 8, "a newcomer reads no more words than fit"
        marks = page.locator("figcaption li")
        assert marks.count() >= 2
        expect(page.locator(".drawn > .number")).to_have_count(marks.count())      # each marks a thing that is there
        found += faults(page)
        assert overhang(page) == 0, game
        # The fixed parts of a table's page would cover the explanation.
        assert page.evaluate("[...document.querySelectorAll('.drawn *')].filter(one => "
                             "getComputedStyle(one).position === 'sticky').length") == 0, game
    assert found == []


def test_what_is_drawn_can_be_asked_about_and_leads_to_the_rules(people: People) -> None:
    page = people.page()
    page.goto("/")
    page.get_by_role("region", name="Cthulhu Gloom").get_by_role("link", name="Cómo se juega").click()
    page.wait_for_url("**/how/gloom")
    page.locator(".drawn [data-thing='character:HERBERT_WEST']").click()
    expect(page.locator("figcaption").get_by_role("status")).to_contain_text("Herbert West")
    page.get_by_role("link", name="Todas las reglas").click()
    page.wait_for_url("**/rules/gloom/reglamento")
    expect(page.get_by_text(re.compile("No se ejecuta nada"))).to_have_count(0)
