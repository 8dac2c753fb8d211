"""A game of another package, on the page without a line of TypeScript: with a layout of its own, and without one."""
from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tapete.games import NAMES

from ..skull import installed
from .conftest import People, Server, serving, until, visiting
from .test_game import now
from .test_gloom import shows
from .test_page import faults

pytestmark = pytest.mark.browser
MOST_SCRIPT = 250_000
"""Bytes, compressed, from the lobby to a table."""

ABLE = ".mat.mine .pick.able"


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Skull is installed; its bots do not think."""
    packages = [installed(tmp_path_factory.mktemp("packages"))]
    yield from serving(Server(tmp_path_factory.mktemp("foreign"), packages, workers=0))


@pytest.fixture
def guests(chromium: Browser, foreign: Server) -> Iterator[People]:
    yield from visiting(People(chromium, foreign))


def phone_of(people: People, light: bool = False) -> Page:
    page = people.page(phone=True, light=light)
    page.set_viewport_size({"width": 390, "height": 844})
    return page


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("region", name=game, exact=True).get_by_role("button", name="Jugar ahora").click()
    page.wait_for_selector(".choose.mine")


def sit_down(people: People) -> list[Page]:
    """Ana at her desk and Ben with his phone, and a bot."""
    ana, ben = pages = [people.page(), phone_of(people)]
    ana.goto("/")
    ana.get_by_role("region", name="Calavera", exact=True).get_by_role("button", name="Jugar con gente").click()
    ana.get_by_label("Tu nombre").fill("Ana")
    ana.get_by_label("Quién ocupa el asiento 2").select_option("open")
    ana.get_by_label("Quién ocupa el asiento 3").select_option("easy")
    ana.get_by_label("Quién ocupa el asiento 4").select_option("none")
    ana.get_by_role("button", name="Hacer la mesa").click()
    ana.wait_for_url("**/t/*")
    ben.goto(ana.url)
    ben.get_by_label("Tu nombre").fill("Ben")
    ben.get_by_role("button", name="Sentarme aquí").first.click()
    expect(ben.get_by_role("heading", name="La mesa está puesta")).to_be_visible()
    ana.get_by_role("button", name="Empezar").click()
    for page in pages:
        page.wait_for_selector(".play .board")
    return pages


def asked(pages: list[Page]) -> Page | None:
    """The page that asks its reader to choose, once the bot has chosen; None at the end of the game."""
    def found() -> dict[str, Any] | None:
        table = now(pages[0])
        asks = table["to_move"] in (0, 1) and shows(pages[table["to_move"]], table)
        return table if table["outcome"] or asks else None

    table = until(pages[0], found, "no page asks anybody")
    return None if table["outcome"] else pages[table["to_move"]]


def happened(page: Page, before: int) -> None:
    until(page, lambda: True if now(page)["seq"] > before else None, "nothing has happened")


def by_keyboard(page: Page) -> None:
    """A disc by Enter on it, else the highest bid or whatever else there is by its number."""
    before = now(page)["seq"]
    choices = page.locator(".choices [data-action]")
    bids = page.locator('.choices [data-action^="bid"]')
    if page.locator(ABLE).count() and not bids.count():
        page.locator(ABLE).first.focus()
        page.keyboard.press("Enter")
    else:
        last = choices.count() - (1 if 0 < bids.count() < choices.count() else 0)     # to pass comes after all bids
        page.keyboard.press(str(min(9, last)))
    happened(page, before)


def by_finger(page: Page) -> None:
    """A disc by a tap on it and on what it asks, else what is folded away under the board."""
    before = now(page)["seq"]
    folded = page.locator(".asked > [aria-expanded=false]")
    if page.locator(ABLE).count() and not page.locator('.choices [data-action^="bid"]').count():
        page.locator(ABLE).first.tap()
        page.get_by_role("dialog").locator("[data-action]").first.tap()
    else:
        if folded.count():
            folded.tap()
        page.locator(".choices [data-action]").last.tap()
    happened(page, before)


def test_a_packages_game_is_played_to_its_end_on_two_devices(guests: People) -> None:
    ana, ben = pages = sit_down(guests)
    for page in pages:
        expect(page.locator(".mat")).to_have_count(3)
        expect(page.locator(".mat.mine .face")).to_have_count(4)
        expect(page.locator(".mat:not(.mine) .face")).to_have_count(0)      # the others' discs are covered
        expect(page.locator(".mat:not(.mine) .back")).to_have_count(8)
    for width in (360, 390):
        ben.set_viewport_size({"width": width, "height": 844})
        assert ben.evaluate("document.documentElement.scrollWidth") <= width
    choices = 0
    while (page := asked(pages)) is not None:
        (by_keyboard if page is ana else by_finger)(page)
        choices += 1
        assert choices < 300
    for page in pages:
        expect(page.locator(".ending")).to_be_visible()
        expect(page.locator(".ending h2")).to_be_in_viewport(ratio=1)           # who has won comes first
    expect(ana.get_by_role("log", name="Crónica")).to_contain_text("ha ganado.")

    ana.get_by_role("link", name="Ver la repetición").click()
    scrub = ana.get_by_role("slider", name="Momento")
    expect(ana.locator(".mat .face")).to_have_count(12)                     # with everything open
    ana.get_by_label("Vista desde").select_option(label="Ana")
    expect(ana.locator(".mat .back")).to_have_count(8)
    assert int(scrub.get_attribute("max") or 0) >= choices


def test_a_choice_can_be_taken_back_and_its_rule_be_asked(guests: People) -> None:
    page = guests.page()
    play_now(page, "Calavera")
    page.locator(ABLE).first.click()
    expect(page.locator('.mat.mine [data-thing="disc:ROSE"]')).to_have_count(3)
    page.wait_for_selector(".choose.mine")
    page.locator(".mat:not(.mine) .who").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Puntos: 0")
    expect(dialog).to_contain_text("Eso no se puede hacer ahora.")          # why nothing of theirs can be turned
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# Any two of the three together; all three are for `make check-long`.
@pytest.mark.parametrize(("game", "phone", "light"), [
    pytest.param(game, phone, light, marks=[pytest.mark.long] if (game == "Calavera") ^ phone ^ light else [],
                 id=f"{name}-{'phone' if phone else 'desk'}-{'light' if light else 'dark'}")
    for game, name in (("Calavera", "laid out"), ("Calavera desnuda", "bare"))
    for phone in (False, True) for light in (False, True)])
def test_axe_finds_nobody_kept_out(guests: People, game: str, phone: bool, light: bool) -> None:
    page = phone_of(guests, light) if phone else guests.page(light=light)
    play_now(page, game)
    found = faults(page)
    if page.locator(".asked > [aria-expanded=false]").count():
        page.locator(".asked > [aria-expanded=false]").tap()
        found += faults(page)
    if phone:
        page.locator(ABLE).first.tap()
    else:
        page.locator(".mat:not(.mine) .who").first.click()
    page.get_by_role("dialog").wait_for()
    found += faults(page)
    assert found == []


def test_a_game_that_says_nothing_has_a_board_all_the_same(guests: People) -> None:
    page = guests.page(language="en-GB")
    page.goto("/")
    page.get_by_role("region", name="Bare skull").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".choose.mine")
    expect(page.locator(".mat:not(.mine) .back")).to_have_count(12)
    expect(page.get_by_role("region", name="Board").get_by_text("Round", exact=True)).to_be_visible()
    before = now(page)["seq"]
    page.locator(ABLE).first.click()
    happened(page, before)
    expect(page.get_by_role("log", name="Chronicle")).to_contain_text("lays a disc")


def test_a_games_part_of_the_page_is_loaded_when_it_is_needed(guests: People) -> None:
    """A page at a table of Skull does not load Carcosa's house."""
    page = guests.page()
    play_now(page, "Calavera")
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.reload()
    page.wait_for_selector(".choose.mine")
    scripts = [page.request.get(url).text() for url in sorted(asked_for) if url.endswith(".js")]
    assert scripts
    assert not [script for script in scripts if "carcosa-house" in script]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_takes_little_script(guests: People, name: str) -> None:
    page = guests.page()
    asked_for: set[str] = set()
    page.on("request", lambda request: asked_for.add(request.url))
    page.goto("/")
    title = next(game["title"] for game in page.request.get("/api/games?lang=es").json() if game["name"] == name)
    page.get_by_role("region", name=title, exact=True).get_by_role("button", name="Jugar ahora").click()
    page.locator(".choose").first.wait_for()
    scripts = [page.request.get(url).body() for url in sorted(asked_for) if url.endswith(".js")]
    assert len(scripts) > 5 and sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT
