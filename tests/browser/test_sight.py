"""The question, and the buttons that end the turn or pass, are visible at every size of every game."""
from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..sweep import sweep
from .conftest import ROOT, People, until
from .test_anygame import foreign, guests  # noqa: F401
from .test_follow import play_now
from .test_gloom import now, send, shows, token

pytestmark = pytest.mark.browser

SIZES = {"phone": (360, 640), "small phone on its side": (640, 360), "phone on its side": (740, 360),
         "200 %": (640, 400), "tablet": (820, 1100), "desk": (1280, 800), "low desk": (1366, 620)}
SETTLES = 60
"""Seconds after which what still cannot be seen is a fault."""
GAMES = "Carcosa", "Cthulhu Gloom", "Four Souls", "El manicomio de Bethlem"
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
    """The things that are not visible at some size, at any scroll position."""
    found = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for down in (0, 1):
            hidden = lasting(page, partial(_hidden, page, ends, down, width))
            found += [f"{name}, {down:.0%} down: {one}" for one in hidden]
    return found


def lasting(page: Page, faults: Callable[[], list[str]]) -> list[str]:
    """What is still amiss when a page has had time to settle: for a moment a window that has become another size has
    the height of the one before."""
    end = time.monotonic() + SETTLES
    while (found := faults()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return found


def _hidden(page: Page, ends: list[str], down: int, width: int) -> list[str]:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(f"scrollTo(0, {down} * document.documentElement.scrollHeight)")
    wide = page.evaluate("document.documentElement.scrollWidth")
    return [" ".join(one) for one in page.evaluate(HIDDEN, ends)] + [f"{wide} wide"] * (wide > width)


def in_sight(page: Page, game: str, choices: int) -> None:
    """Look at so many choices of a game. None of them ends a turn before it must."""
    play_now(page, game)
    mine, chance = token(page), random.Random(7)
    ended = 0
    found: list[str] = []
    for _ in range(choices):
        asked = next_asked(page, mine)
        if asked["outcome"]:
            break
        ends = [item["action"] for item in asked["menu"] if item["kind"] in ENDS]
        ended += len(ends)
        found += [f"{asked['seq']}: {one}" for one in sights(page, ends)]
        page.set_viewport_size({"width": 1280, "height": 800})
        send(page, mine, asked, chance.choice([item for item in asked["menu"] if item["kind"] not in ENDS]
                                              or asked["menu"]))
        until(page, lambda seq=asked["seq"]: now(page, mine)["seq"] > seq or None, "nothing happens")
    assert found == []
    assert ended


@pytest.mark.parametrize("game, choices", sweep(product(GAMES, (3, 8)), kept=[(game, 3) for game in GAMES]))
def test_the_question_and_what_ends_the_turn_are_in_sight(people: People, game: str, choices: int) -> None:
    in_sight(people.page(), game, choices)


def test_they_are_on_the_board_of_any_game_too(guests: People) -> None:  # noqa: F811
    in_sight(guests.page(), "Calavera", 3)


# ---- on a phone, what is asked about ------------------------------------------------------------

ASKED = """things => {
    const sample = [...Array(64).keys()].map(i => (i + 0.5) * innerHeight / 64)
    const over = [...document.querySelectorAll('.choose, .hand > .sheets')]
        .filter(one => getComputedStyle(one).position === 'sticky')
    const covers = y => over.some(one => one.contains(document.elementFromPoint(innerWidth / 2, y)))
    const boxes = things.flatMap(thing => [...document.querySelectorAll(`[data-thing="${thing}"]`)])
        .filter(one => one.getBoundingClientRect().width)
    const top = one => Math.min(innerHeight, ...over.filter(each => !each.contains(one))
        .map(each => each.getBoundingClientRect().top))
    const whole = one => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= top(one)
    return {covered: sample.filter(covers).length / 64, drawn: boxes.length, seen: boxes.filter(whole).length}
}"""
"""How much of the window the question and the hand cover, and how many of some things are drawn and can be seen."""


def about(asked: dict[str, Any]) -> list[str]:
    """The things that choices which end nothing may concern, as the pages of all games name them."""
    return [f"{kind}:{word.lower() if kind == 'deck' else word}" for item in asked["menu"] if item["kind"] not in ENDS
            for word in item["action"].split()[1:]
            for kind in ("card", "hand", "seat", "place", "room", "family", "character", "deck", "lay", "monster")]


def next_asked(page: Page, secret: str) -> dict[str, Any]:
    """The server's question to the seat, as soon as the page asks it; or the table at the end of its game."""
    def asked_or_over() -> dict[str, Any] | None:
        known = now(page, secret)
        return known if known["outcome"] or (known["menu"] and shows(page, known)) else None
    return until(page, asked_or_over, "the page asks the seat nothing, and the game does not end")


def unfit(page: Page, things: list[str]) -> list[str]:
    now = page.evaluate(ASKED, things)
    return [f"{now['covered']:.0%} of the window is covered"] * (now["covered"] > 0.5) + \
        [f"none of {now['drawn']} things that are asked about can be seen"] * (now["drawn"] > 0 and now["seen"] == 0)


def fits(page: Page, things: list[str]) -> list[str]:
    return lasting(page, partial(unfit, page, things))


@pytest.mark.parametrize("game, least", sweep(product(GAMES, (5, 20)), kept=[(game, 5) for game in GAMES]))
def test_on_a_phone_the_board_stays_in_sight_while_something_on_it_is_chosen(people: People, game: str,
                                                                             least: int) -> None:
    board_while_choosing(people.page(phone=True), game, least)


def test_so_it_does_on_the_board_of_any_game(guests: People) -> None:  # noqa: F811
    board_while_choosing(guests.page(phone=True), "Calavera", 5)


def board_while_choosing(page: Page, game: str, least: int) -> None:
    """Looks at so many choices, and on until two had a list."""
    page.set_viewport_size({"width": 390, "height": 844})
    play_now(page, game)
    mine, chance = token(page), random.Random(3)
    amiss, opened, choices = [], 0, 0
    while choices < least or opened < 2:
        known = next_asked(page, mine)
        if known["outcome"]:
            break
        page.mouse.wheel(0, 3000)                       # wherever somebody has read on to meanwhile
        page.reload()
        known = next_asked(page, mine)
        if known["outcome"]:
            break
        things = about(known)
        amiss += [f"{known['question']} {one}" for one in fits(page, things)]
        more = page.locator(".asked > [aria-expanded=false]:has-text('opci')")
        if more.count():
            more.click()
            opened += 1
            amiss += [f"{known['question']} with its list: {one}" for one in fits(page, things)]
        send(page, mine, known, chance.choice(known["menu"]))
        until(page, lambda seq=known["seq"]: now(page, mine)["seq"] > seq or None, "nothing happens")
        choices += 1
    assert amiss == []
    assert opened


# ---- what stands in a line ----------------------------------------------------------------------

OVER = """() => {
    const drawn = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true})
        && one.getBoundingClientRect().width > 2
    const leaf = one => drawn(one) && (one.tagName === 'svg' || (!one.children.length && one.textContent.trim()))
    const unseen = one => one.closest('.unseen')
    const found = []
    for (const line of document.querySelectorAll('.house header, .sheets header, .bar')) {
        const all = [...line.querySelectorAll('*')].filter(one => leaf(one) && !unseen(one) && !one.closest('svg svg'))
        const boxes = all.filter(one => one.tagName === 'svg' || !one.closest('svg')).map(one => {
            const range = document.createRange()
            range.selectNodeContents(one)
            return [one, (one.tagName === 'svg' ? one : range).getBoundingClientRect()]
        })
        boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
            if (one.contains(other) || getComputedStyle(one).textOverflow === 'ellipsis') return
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            if (wide > 3 && high > 3) found.push(`${one.outerHTML.slice(0, 70)} on ${other.outerHTML.slice(0, 70)}`)
        }))
    }
    for (const one of document.querySelectorAll('.house *')) {
        const style = getComputedStyle(one)
        if (one.children.length || !one.textContent.trim() || !drawn(one) || unseen(one) || style.display === 'inline'
            || style.overflowX !== 'visible') continue
        if (one.scrollWidth > one.clientWidth + 2) found.push(`${one.textContent} is wider than its place`)
    }
    return [...new Set(found)].slice(0, 5)
}"""


@pytest.mark.parametrize("game, language", sweep(
    product(GAMES, ("es-ES", "en-GB")), kept=[*zip(GAMES, cycle(("en-GB", "es-ES")))]))
def test_nothing_that_stands_in_a_line_lies_over_its_neighbour(people: People, game: str, language: str) -> None:
    page = people.page(language="es-ES")
    play_now(page, game)
    if language == "en-GB":
        page.get_by_role("button", name="EN: English").click()
    found = []
    for choices in (0, 6):
        mine, chance = token(page), random.Random(5)
        for _ in range(choices):
            known = next_asked(page, mine)
            if known["outcome"]:        # whom the bots have put out has nothing more to choose
                break
            send(page, mine, known, chance.choice(known["menu"]))
        next_asked(page, mine)          # the bots are done, so each run looks at the same board
        page.reload()
        page.wait_for_selector(".house")
        for name, (width, height) in {**SIZES, "narrow desk": (1100, 800)}.items():
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{name}: {one}" for one in lasting(page, partial(page.evaluate, OVER))]
    assert found == []


RECORDS = {"carcosa": "seed-102", "gloom": "seed-201", "souls": "seed-101", "bethlem": "seed-201"}


@pytest.mark.parametrize("game", RECORDS)
def test_what_steps_through_a_replay_is_in_sight_at_every_size(people: People, game: str) -> None:
    page = people.page()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(ROOT / f"tests/fixtures/{game}/{RECORDS[game]}.jsonl")
    page.wait_for_selector(".scrub")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        for what in (".scrub .main", ".scrub input", ".what"):
            expect(page.locator(what)).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="Adelante").click()
    expect(page.locator(".scrub")).to_contain_text("1/")
