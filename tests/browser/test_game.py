"""Four people play a whole game, with the incidents that may happen to them."""
from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from .conftest import Line, People, until
from .test_page import make_short

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 780}
MOMENT = 5_000      # ms in which what was there when one looked is pressed, or has gone
ROUNDS = 3          # enough for whatever happens to them; what comes later is more of the same
NAMES = ["Ana", "Camilla", "Cassilda", "Hastur"]


def sit_down(people: People) -> tuple[list[Page], list[Line]]:
    """Four pages at one table, the last one on a phone: one made it, the others have followed its link."""
    first, *others = pages = [people.page(phone=name == "Hastur") for name in NAMES]
    lines = [Line(page) for page in pages]
    first.goto("/")
    first.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    first.get_by_label("Tu nombre").fill(NAMES[0])
    for seat in (2, 3, 4):
        first.get_by_label(f"Quién ocupa el asiento {seat}").select_option("open")
    make_short(first, ROUNDS)
    first.get_by_role("button", name="Hacer la mesa").click()
    first.wait_for_url("**/t/*")
    for page, name in zip(others, NAMES[1:], strict=True):
        page.goto(first.url)
        page.get_by_label("Tu nombre").fill(name)
        page.get_by_role("button", name="Sentarme aquí").first.click()
        expect(page.get_by_role("heading", name="La mesa está puesta")).to_be_visible()
    first.get_by_role("button", name="Empezar").click()
    for page in pages:
        page.wait_for_selector(".play")
    return pages, lines


def now(page: Page) -> dict[str, Any]:
    """The table as anybody may know it, asked of the server itself."""
    code = page.url.rsplit("/", 1)[-1]
    answer: dict[str, Any] = page.request.get(f"/api/tables/{code}/now").json()
    return answer


def press(page: Page, walk: bool) -> None:
    """Press a room if the seat should walk and can. Otherwise press the turn's end, or the last option.

    On a phone the list is folded while the board has everything that the question is about. Then it is opened.
    """
    rooms, end = page.locator(".room.open"), page.locator('[data-action="end turn"]')
    listed = page.locator("[data-action]")
    folded = page.locator(".choose.mine").get_by_role("button", name=re.compile("opci(ón|ones)"))
    if walk and rooms.count() and page.viewport_size == PHONE:
        rooms.first.tap(position={"x": 30, "y": 30}, timeout=MOMENT)
        page.get_by_role("dialog").locator(".actions button").first.tap(timeout=MOMENT)
    elif walk and rooms.count():
        rooms.first.click(position={"x": 40, "y": 50}, timeout=MOMENT)
    elif end.count():
        end.first.click(timeout=MOMENT)
    elif listed.count():
        listed.last.click(timeout=MOMENT)
    else:
        folded.first.click(timeout=MOMENT)
        listed.last.click(timeout=MOMENT)


def choose(pages: list[Page], walk: bool, absent: int | None = None) -> bool:
    """Choose for the seat that must choose, until the server gets a choice. A question with a single answer can answer
    itself, and then another seat must choose. False at the end of the game, or if the absent seat must choose."""
    before = now(pages[0])["seq"]

    def chosen() -> bool | None:
        known = now(pages[0])
        if known["seq"] > before:
            return True
        if known["status"] == "over" or (absent is not None and known["to_move"] == absent):
            return False
        page = None if known["to_move"] is None else pages[known["to_move"]]
        if page is not None and page.locator(".choose.mine").count():
            with suppress(Gone):
                press(page, walk)
                page.wait_for_function(
                    "async ([address, before]) => (await (await fetch(address)).json()).seq > before",
                    arg=[f"/api/tables/{page.url.rsplit('/', 1)[-1]}", before], timeout=MOMENT)
        return None

    return until(pages[0], chosen, "no page asks, or nothing that is pressed becomes a choice")


def chronicle(page: Page) -> Locator:
    return page.get_by_role("log", name="Crónica").locator("p, h3")


def told(page: Page) -> list[str]:
    return chronicle(page).all_inner_texts()


def missed_nothing(page: Page) -> None:
    """The chronicle ends as it does for somebody who opens the page again. (Each seat is told things of its own.)"""
    fresh = page.context.new_page()
    fresh.goto(page.url)
    fresh.wait_for_selector(".play")
    anew = told(fresh)
    fresh.close()
    assert len(anew) > 10
    expect(chronicle(page).last).to_have_text(anew[-1])     # what was told meanwhile comes when the line is there again
    assert told(page)[-len(anew):] == anew


def test_four_people_play_a_whole_game(people: People) -> None:
    pages, lines = sit_down(people)
    ana, camilla = pages[:2]

    for _ in range(8):
        assert choose(pages, walk=True)

    # One loses the connection while the others play on, and misses nothing.
    to_move = now(ana)["to_move"]
    away, line, witness = pages[to_move - 1], lines[to_move - 1], pages[to_move]
    line.cut()
    expect(away.get_by_text("Sin conexión")).to_be_visible()
    for _ in range(6):
        if not choose(pages, walk=False, absent=pages.index(away)):
            break
    expect(chronicle(witness).nth(len(told(away)))).to_be_attached()        # more was told than came through
    line.mend()
    expect(away.get_by_text("Sin conexión")).to_have_count(0)
    missed_nothing(away)

    # The server is killed in the middle, and comes back as if nothing had been.
    seq = now(ana)["seq"]
    people.server.kill()
    expect(camilla.get_by_text("Sin conexión")).to_be_visible()
    people.server.start()
    for page in pages:
        expect(page.get_by_text("Sin conexión")).to_have_count(0)
    assert now(ana)["seq"] == seq

    choices = 0
    while choose(pages, walk=False):
        choices += 1
        assert choices < 400
    for page in pages:
        expect(page.locator(".ending")).to_be_visible()
        assert told(page)[-1] == told(ana)[-1]

    ana.locator(".ending").get_by_role("button", name="El azar").click()
    window = ana.get_by_role("dialog", name="El azar")
    expect(window.get_by_text("d4: ").first).to_be_visible()
    ana.keyboard.press("Escape")
    expect(window).to_have_count(0)
    watch_the_replay(ana)


def watch_the_replay(page: Page) -> None:
    page.get_by_role("link", name="Ver la repetición").click()
    scrub = page.get_by_role("slider", name="Momento")
    expect(scrub).to_be_visible()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 20
    expect(page.get_by_text(f"0/{last}")).to_be_visible()
    page.get_by_role("button", name="Adelante").click()
    page.get_by_role("button", name="Adelante").click()
    expect(page.get_by_text(f"2/{last}")).to_be_visible()
    scrub.fill(str(last))
    expect(page.get_by_role("log", name="Crónica").locator("p").last).to_contain_text(re.compile("Victoria|Derrota"))
    scrub.fill("0")
    expect(page.locator(".deck .face")).to_have_count(12)       # every deck's top card, with everything open
    page.get_by_label("Vista desde").select_option(label="Ana")
    expect(page.locator(".deck .face")).to_have_count(0)        # Ana had seen none
