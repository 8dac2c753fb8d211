"""Lessons and reference pages, in a page without a server whose host is gone."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tapete.referee.lesson import need_lesson

from ..sweep import sweep
from .conftest import ROOT, Host
from .test_lesson import do
from .test_page import faults
from .test_site import READY, all_kept, choose, go, play_on
from .test_site_all import open_record, play_from

pytestmark = pytest.mark.browser


def gone(page: Page, host: Host) -> None:
    """The page, once it has all that it needs and nobody answers any more."""
    go(page)
    all_kept(page)
    host.stop()


@pytest.mark.parametrize(("game", "title"), sweep(
    [("carcosa", "Carcosa"), ("gloom", "Cthulhu Gloom")], kept=[("carcosa", "Carcosa")]))
def test_a_lesson_is_taken_and_goes_over_into_a_game(page: Page, host: Host, game: str, title: str) -> None:
    gone(page, host)
    page.get_by_role("region", name=title).get_by_role("button", name=re.compile("Primera lección")).click()
    for number, step in enumerate(need_lesson(game).outline.steps):
        page.wait_for_selector(f".guide[data-step='{number}'][data-asks=true]", timeout=READY)
        do(page, step.do[0])
    page.wait_for_selector(".guide:has(.after)", timeout=READY)
    page.locator(".guide .after button").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    if game == "carcosa":
        assert choose(page)
    address = page.url
    page.reload()
    page.wait_for_selector(".choose.mine", timeout=READY)
    assert page.url == address
    expect(page.locator(".guide")).to_have_count(0)
    assert faults(page) == []


def test_how_to_play_and_the_rules_are_read(page: Page, host: Host) -> None:
    gone(page, host)
    for game in ("carcosa", "gloom", "souls", "bethlem"):
        page.goto(f"?at=/how/{game}")
        expect(page.locator("section[data-about]")).to_have_count(5)
        expect(page.locator(".drawn > .number").first).to_be_visible()
        page.get_by_role("link", name="Todas las reglas").click()
        page.wait_for_url(f"**at=/rules/{game}/**")
        expect(page.locator("article").nth(20)).to_be_attached()
    search = page.get_by_role("searchbox")
    search.fill("empate")
    expect(page.locator("article").nth(60)).to_have_count(0)
    expect(page.locator("article").first).to_be_visible()
    assert faults(page) == []


def test_a_book_that_was_never_fetched_says_what_it_needs(page: Page, host: Host) -> None:
    gone(page, host)
    open_record(page, ROOT / "tests/fixtures/carcosa/seed-101.jsonl")
    last = int(page.get_by_role("slider", name="Momento").get_attribute("max") or 0)
    play_from(page, last - 2, {})
    page.wait_for_selector(".ending, .choose.mine [data-action]", timeout=READY)
    play_on(page, 200)
    ending = page.locator(".ending")
    ending.get_by_role("button", name="El libro de la velada").click()
    expect(ending).to_contain_text("hace falta conexión la primera vez", timeout=READY)
    assert faults(page) == []
    host.start()
    with page.expect_popup(timeout=READY) as opened:
        ending.get_by_role("button", name="El libro de la velada").click()
    expect(opened.value.locator("h1")).to_be_visible(timeout=READY)
