"""Four people play a whole game, and what may happen to them happens."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Line, People, until

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 780}
NAMES = ["Ana", "Camilla", "Cassilda", "Hastur"]


def sit_down(people: People) -> tuple[list[Page], list[Line]]:
    """Four pages at one table, the last one on a phone: one made it, the others have followed its link."""
    first, *others = pages = [people.page(phone=name == "Hastur") for name in NAMES]
    lines = [Line(page) for page in pages]
    first.goto("/")
    first.get_by_role("region", name="Carcosa").get_by_role("button", name="Hacer una mesa").click()
    first.get_by_label("Tu nombre").fill(NAMES[0])
    for seat in (2, 3, 4):
        first.get_by_label(f"Quién ocupa el asiento {seat}").select_option("open")
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


def asked(pages: list[Page]) -> Page | None:
    """The page that asks its reader to choose; None at the end of the game."""
    def whoever() -> int | None:
        known = now(pages[0])
        seat: int | None = known["to_move"]
        if known["status"] == "over":
            return -1
        return seat if seat is not None and pages[seat].locator(".choose.mine").count() else None

    # What has one answer answers itself: then another page asks.
    seat = until(pages[0], whoever, "no page asks, and the game does not end")
    return None if seat < 0 else pages[seat]


def choose(page: Page, walk: bool) -> None:
    """Walk by a press on a room where that is wanted and can be; otherwise end the turn, or take what comes last."""
    before = now(page)["seq"]
    open_rooms = page.locator(".room.open")
    if walk and open_rooms.count() and page.viewport_size == PHONE:
        open_rooms.first.tap(position={"x": 30, "y": 30})
        page.get_by_role("dialog").locator(".actions button").first.tap()
    elif walk and open_rooms.count():
        open_rooms.first.click(position={"x": 40, "y": 50})
    else:
        end = page.locator('[data-action="end turn"]')
        (end if end.count() else page.locator("[data-action]").last).first.click()
    page.wait_for_function(
        "async ([address, before]) => (await (await fetch(address)).json()).seq > before",
        arg=[f"/api/tables/{page.url.rsplit('/', 1)[-1]}", before])


def chronicle(page: Page) -> Locator:
    return page.get_by_role("log", name="Crónica").locator("p, h3")


def told(page: Page) -> list[str]:
    return chronicle(page).all_inner_texts()


def missed_nothing(page: Page) -> None:
    """The chronicle ends as it does for somebody who opens the page anew. (Each seat is told things of its own.)"""
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
        page = asked(pages)
        assert page is not None
        choose(page, walk=True)

    # One loses the connection while the others play on, and misses nothing.
    to_move = now(ana)["to_move"]
    away, line, witness = pages[to_move - 1], lines[to_move - 1], pages[to_move]
    line.cut()
    expect(away.get_by_text("Sin conexión")).to_be_visible()
    for _ in range(6):
        if now(ana)["to_move"] == pages.index(away):
            break
        page = asked(pages)
        assert page is not None
        choose(page, walk=False)
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
    while (page := asked(pages)) is not None:
        choose(page, walk=False)
        choices += 1
        assert choices < 400
    for page in pages:
        expect(page.locator(".ending")).to_be_visible()
        assert told(page)[-1] == told(ana)[-1]

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
