"""Layout stability: nothing moves under a finger, because later parts have their space from the beginning."""
from __future__ import annotations

import re
from zlib import crc32

import pytest
from playwright.sync_api import Page, Route, expect

from ..sweep import sweep
from .conftest import People
from .test_anygame import foreign, guests, play_now  # noqa: F401
from .test_site import go

pytestmark = pytest.mark.browser

WATCH = """
const moves = entries => entries.flatMap(entry => entry.sources)
    .filter(one => one.previousRect.width && one.currentRect.width)
    .map(({ node, previousRect: from, currentRect: to }) =>
        `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}: ${from.x},${from.y} to ${to.x},${to.y}`)
window.moved = []
const observer = new PerformanceObserver(list => moved.push(...moves(list.getEntries())))
observer.observe({ type: 'layout-shift', buffered: true })
window.movedByNow = async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    return [...moved, ...moves(observer.takeRecords())]
}"""
"""The things that moved on a page that nobody touched: each with its old and new place."""


def slowly(page: Page) -> None:
    """All that a page fetches comes later, now the one and now the other first."""
    def wait(route: Route) -> None:
        name = route.request.url.partition("?")[0].rpartition("/")[2]
        page.wait_for_timeout(50 + crc32(name.partition("-")[0].encode()) % 200)
        route.continue_()
    page.route("**/*", wait)


@pytest.mark.parametrize("path, phone", sweep(
    [(path, phone) for path in ("/", "/me", "/how/carcosa", "/rules/gloom") for phone in (False, True)],
    kept=[("/", False), ("/", True)]))
def test_nothing_moves_on_a_page_that_comes_piece_by_piece(guests: People, path: str, phone: bool) -> None:  # noqa: F811
    page = guests.page(phone=phone)
    play_now(page, "Calavera")
    page.wait_for_selector(".choose.mine")
    page.add_init_script(WATCH)
    slowly(page)
    page.goto(path)
    if path == "/":
        expect(page.get_by_role("region", name="Tus partidas")).to_be_visible()
        expect(page.locator(".games .cover svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("movedByNow()") == []


def test_nor_while_the_referee_of_a_page_without_a_server_gets_ready(page: Page) -> None:
    page.add_init_script(WATCH)
    go(page)
    expect(page.get_by_role("region", name="Carcosa")).to_be_visible()
    assert page.evaluate("movedByNow()") == []


@pytest.mark.parametrize("asked", ["mine", "tables", "house"])
def test_the_games_are_there_though_something_beside_them_is_not(people: People, asked: str) -> None:
    page = people.page()
    page.route(re.compile(rf"/api/{asked}(\?|$)"), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar ahora")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0 if asked == "house" else 1)


def test_ones_own_page_is_there_though_what_one_is_told_by_is_not(people: People) -> None:
    page = people.page()
    page.route(re.compile(r"/api/mine/notices"), lambda route: route.abort())
    page.goto("/me")
    expect(page.locator(".tally")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
