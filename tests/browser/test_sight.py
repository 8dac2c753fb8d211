"""What is asked, and what ends the turn or passes, in sight at every size of every game."""
from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page

from .conftest import People, until
from .test_anygame import foreign, guests  # noqa: F401
from .test_follow import play_now
from .test_gloom import now, send, token

pytestmark = pytest.mark.browser

SIZES = {"phone": (360, 640), "small phone on its side": (640, 360), "phone on its side": (740, 360),
         "200 %": (640, 400), "tablet": (820, 1100), "desk": (1280, 800), "low desk": (1366, 620)}
SETTLES = 60
"""Seconds after which what still cannot be seen is a fault."""
ENDS = {"PASS", "DECLINE", "END_TURN", "END", "DONE"}

HIDDEN = """ends => {
    const choose = document.querySelector('.choose')
    const hidden = what => {
        const one = choose.querySelector(what)
        if (!one) return [what, 'is not there']
        const box = one.getBoundingClientRect(), faults = []
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
            faults.push(what, `lies at ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
        for (const [x, y] of [[0.5, 0.5], [0.03, 0.2], [0.97, 0.2], [0.03, 0.8], [0.97, 0.8]]) {
            const over = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
            if (!one.contains(over)) faults.push(what, `is under ${over && over.outerHTML.slice(0, 90)}`)
        }
        return faults.slice(0, 2)
    }
    return ['h2', ...ends.map(action => `[data-action="${action}"]`)].map(hidden).filter(found => found.length)
}"""


def sights(page: Page, ends: list[str]) -> list[str]:
    """What cannot be seen at some size, however far down the page is."""
    found = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for down in (0, 1):
            # For a moment a window that has become another size still has the height of the one before.
            end = time.monotonic() + SETTLES
            while (hidden := _hidden(page, ends, down, width)) and time.monotonic() < end:
                page.wait_for_timeout(50)
            found += [f"{name}, {down:.0%} down: {one}" for one in hidden]
    return found


def _hidden(page: Page, ends: list[str], down: int, width: int) -> list[str]:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(f"scrollTo(0, {down} * document.documentElement.scrollHeight)")
    wide = page.evaluate("document.documentElement.scrollWidth")
    return [" ".join(one) for one in page.evaluate(HIDDEN, ends)] + [f"{wide} wide"] * (wide > width)


def in_sight(page: Page, game: str) -> None:
    """Looks at some choices of a game, none of which ends a turn before it must."""
    play_now(page, game)
    mine, chance = token(page), random.Random(7)
    ended = 0
    found: list[str] = []
    for _ in range(5):
        page.wait_for_selector(".choose.mine")
        asked = now(page, mine)
        if not asked["menu"]:
            continue
        ends = [item["action"] for item in asked["menu"] if item["kind"] in ENDS]
        ended += len(ends)
        found += [f"{asked['seq']}: {one}" for one in sights(page, ends)]
        page.set_viewport_size({"width": 1280, "height": 800})
        send(page, mine, asked, chance.choice([item for item in asked["menu"] if item["kind"] not in ENDS]
                                              or asked["menu"]))
        until(page, lambda seq=asked["seq"]: now(page, mine)["seq"] > seq or None, "nothing happens")
    assert found == []
    assert ended


@pytest.mark.parametrize("game", ["Carcosa", "Cthulhu Gloom", "Four Souls", "El manicomio de Bethlem"])
def test_the_question_and_what_ends_the_turn_are_in_sight(people: People, game: str) -> None:
    in_sight(people.page(), game)


def test_they_are_on_the_board_of_any_game_too(guests: People) -> None:  # noqa: F811
    in_sight(guests.page(), "Calavera")
