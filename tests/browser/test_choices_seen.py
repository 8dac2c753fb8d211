"""Every legal choice is in sight, on the board or in the list, or a count at the edge of what scrolls announces it."""
from __future__ import annotations

import os
import random
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from ..sweep import sweep
from .conftest import People, until
from .test_follow import play_now
from .test_gloom import now, send, token
from .test_sight import GAMES, lasting, next_asked

pytestmark = pytest.mark.browser

SIZES = {"laptop": (1280, 800), "screen": (1920, 1080), "phone": (390, 844), "small phone": (360, 640),
         "phone on its side": (844, 390), "tablet": (768, 1024), "tablet on its side": (1024, 768)}
KINDS = "card", "hand", "seat", "place", "room", "family", "character", "deck", "lay", "monster"

UNSEEN = """items => {
    const cut = one => {
        const box = one.getBoundingClientRect()
        const room = {top: 0, left: 0, bottom: innerHeight, right: innerWidth}
        const narrow = by => {
            room.top = Math.max(room.top, by.top); room.left = Math.max(room.left, by.left)
            room.bottom = Math.min(room.bottom, by.bottom); room.right = Math.min(room.right, by.right)
        }
        for (let up = one.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflow !== 'visible') narrow(up.getBoundingClientRect())
        return {box, room}
    }
    const BARS = '.choose > header, .choices > .foot'
    const faults = []
    const whole = one => {
        const {box, room} = cut(one)
        if (!box.width || !one.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false
        const [wide, high] = [box.width / 5, box.height / 5]
        if (box.top < room.top - high || box.bottom > room.bottom + high) return false
        if (box.left < room.left - wide || box.right > room.right + wide) return false
        for (const [x, y] of [[0.5, 0.5], [0.1, 0.22], [0.9, 0.22], [0.1, 0.78], [0.9, 0.78]]) {
            const over = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
            if (one.contains(over)) continue
            // What scrolls goes under the bars at its edges, and the page under the question on a phone.
            const bar = over && over.closest(BARS + ', .choose, .hand > .sheets, .mat.mine')
            if (!bar && one.matches('[data-action]'))
                faults.push(`${one.dataset.action} is under ${over ? over.outerHTML.slice(0, 90) : 'nothing'}`)
            return false
        }
        return true
    }
    const part = one => [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].some(([x, y]) => {
        const box = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    })
    const number = text => Number(/[0-9]+/.exec(text)?.[0] ?? 0)
    const list = document.querySelector('.choices')
    const folds = [...document.querySelectorAll('.asked > [aria-expanded=false]')].filter(whole)
    const folded = Math.max(0, ...folds.map(one => number(one.textContent)))
    const all = what => [...document.querySelectorAll(what)]
    const hidden = []
    let below = 0
    for (const {action, things} of items) {
        const buttons = all(`[data-action="${CSS.escape(action)}"]`)
        const listed = buttons.filter(one => list?.contains(one))
        const inList = listed.some(whole)
        if (listed.length && !inList) below++
        const drawn = things.flatMap(thing => all(`[data-thing="${CSS.escape(thing)}"]`))
            .filter(one => one.getBoundingClientRect().width)
        if (inList || buttons.some(whole) || drawn.some(part)) continue
        // Some boards make a choice of several presses on things of their own.
        if (!listed.length && !drawn.length && all('.board button').some(whole)) continue
        hidden.push([action, listed.length > 0])
    }
    const told = all('.choices [data-more]').filter(whole).reduce((sum, one) => sum + number(one.textContent), 0)
    if (below !== told) faults.push(`${below} of the list are not in sight, ${told} are announced`)
    const board = all('[data-more=board]').some(one => whole(one) && number(one.textContent))
    const elsewhere = hidden.filter(([, listed]) => !listed).length
    for (const [action, listed] of hidden)
        if (!(listed ? told : board || elsewhere <= folded)) faults.push(`${action} is nowhere in sight`)
    const question = document.querySelector('.choose h2')
    if (question && !whole(question)) faults.push('the question is not in sight')
    return faults
}"""
"""What is amiss with the choices of a menu, each with the things that it concerns."""


def told(item: dict[str, Any]) -> dict[str, Any]:
    """An action with the things that a press on the board may offer it at, as the pages of all games name them."""
    words = item["action"].split()[1:]
    return {"action": item["action"], "things": [f"{kind}:{word.lower() if kind == 'deck' else word}"
                                                 for word in words for kind in KINDS]}


def unseen(page: Page, menu: list[dict[str, Any]]) -> list[str]:
    found: list[str] = page.evaluate(UNSEEN, [told(item) for item in menu])
    return found


def choices_seen(page: Page, game: str, sizes: list[str], choices: int) -> None:
    play_now(page, game)
    mine, chance = token(page), random.Random(11)
    found = []
    for n in range(choices):
        known = next_asked(page, mine)
        if known["outcome"]:
            break
        for name in sizes:
            width, height = SIZES[name]
            page.set_viewport_size({"width": width, "height": height})
            amiss = lasting(page, partial(unseen, page, known["menu"]))
            found += [f"{game}, {n}, {name}, {known['question']}: {one}" for one in amiss]
            if folder := os.environ.get("SHOTS"):
                page.screenshot(path=f"{folder}/{game.split()[-1]}-{name.replace(' ', '_')}-{n:02}.png")
        send(page, mine, known, chance.choice(known["menu"]))
        until(page, lambda seq=known["seq"]: now(page, mine)["seq"] > seq or None, "nothing happens")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game, sizes, choices", sweep(
    [*product(GAMES, (list(SIZES),), (14,)), *((game, ["laptop", "small phone"], 2) for game in GAMES[:3])],
    kept=[(game, ["laptop", "small phone"], 2) for game in GAMES[:3]]))
def test_every_choice_is_in_sight_or_announced(people: People, game: str, sizes: list[str], choices: int) -> None:
    choices_seen(people.page(), game, sizes, choices)
