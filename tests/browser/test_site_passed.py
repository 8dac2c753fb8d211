"""Two people at one device of a page without a server. While it is passed on, and when the other has it, hidden
information is not in the page, in its storage, or in its messages."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import until
from .test_bethlem import lay
from .test_site import READY, choose_one, go, sit_down

pytestmark = pytest.mark.browser

WATCH = """(() => {
  window.heard = []
  window.shown = []
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => window.heard.push(
        data.kind === 'answer' ? new TextDecoder().decode(data.body) : data.text ?? ''))
    }
  }
  const look = () => window.shown.push(document.querySelector('.play')?.outerHTML ?? '')
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(
    document, { subtree: true, childList: true, attributes: true, characterData: true }))
})()"""
"""Writes down all that the page is told by its worker, and what stands in the table at each change of it."""

VIEW = """(but) => window.heard.filter((text) => text.startsWith('{') && text.includes('"type":"now"'))
    .map((text) => JSON.parse(text)).filter(({ seat }) => seat !== but).at(-1)"""
"""The last view that the page was told, but for those of one seat."""

TAKEN = """(name) => document.querySelector('.play .choose.mine')
    || (document.querySelector('.handover h1')?.innerText ?? name) !== name"""
"""Whether somebody is asked, or the device goes on to another than the one of this name at once."""


def leaves(view: Any) -> set[str]:
    """All words in what a seat sees."""
    if isinstance(view, dict):
        return set().union(*map(leaves, view.values())) if view else set()
    if isinstance(view, list):
        return set().union(*map(leaves, view)) if view else set()
    return {view} if isinstance(view, str) else set()


def stands(word: str, html: str) -> bool:
    """Whether a page has a thing: `data-thing="hand:COAL"`."""
    return f":{word}\"" in html


def taken(page: Page, before: int | None = None) -> dict[str, Any]:
    """What the page is told once the person who is asked has taken the device. An answer to the seat that had it
    `before` may still come late."""
    cover = page.locator(".handover")
    name = cover.locator("h1").inner_text()
    page.evaluate("window.heard = []")
    cover.get_by_role("button").click()
    found: dict[str, Any] = until(page, lambda: page.evaluate(VIEW, before),
                                  "nothing is told to the person with the device")
    page.wait_for_function(TAKEN, arg=name, timeout=READY)
    return found


def to_cover(page: Page) -> dict[str, Any]:
    """Choose until the device goes to the other person. Returns the first person's last view."""
    while True:
        page.wait_for_selector(".handover, .choose.mine [data-action]", timeout=READY)
        if page.locator(".handover").count():
            found: dict[str, Any] = page.evaluate(VIEW)
            return found
        page.evaluate("window.heard = window.heard.filter((text) => text.includes('\"type\":\"now\"')).slice(-1)")
        choose_one(page)


@pytest.mark.parametrize("title", ["Cthulhu Gloom", "Four Souls"])
def test_nothing_of_one_is_there_for_the_other(page: Page, title: str) -> None:
    page.add_init_script(WATCH)
    go(page)
    sit_down(page, title, ["also"])
    expect(page.locator(".handover")).to_be_visible(timeout=READY)
    assert page.evaluate(VIEW) is None, "a seat's view is told before anybody has taken the device"
    taken(page)
    hidden: list[set[str]] = []
    # The device may go on at once from who has nothing to choose; then the page may never have drawn their table.
    while len(hidden) < 4 or max(map(len, hidden)) < 3:
        assert len(hidden) < 16, f"nothing that one hides stood in the page while they had it: {hidden}"
        hidden.append(handed_on(page))


def handed_on(page: Page) -> set[str]:
    """Play until the device has gone to the other, and look for what either hides; what stood there of that."""
    before = to_cover(page)
    own = page.evaluate("window.shown.join('')")
    page.evaluate("window.heard = []")
    # The cover stays for a while: what is to come to the page without being asked for has come.
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    heard, kept, whole = page.evaluate("[window.heard, JSON.stringify([{...localStorage}, {...sessionStorage}]), "
                                       "document.documentElement.outerHTML]")
    page.evaluate("window.shown = []")
    after = taken(page, before["seat"])
    of_one, of_other = leaves(before["view"]), leaves(after["view"])
    shown = [each for each in page.evaluate("window.shown") if each]
    hidden = {word for word in of_one - of_other if stands(word, own)}
    coming = {word for word in of_other - of_one if shown and stands(word, shown[-1])}
    assert not [text for text in heard if '"view"' in text and json.loads(text)["seat"] == after["seat"]]
    assert not [word for word in coming for text in heard if json.dumps(word) in text]
    assert not [word for word in hidden | coming if json.dumps(word) in kept or stands(word, whole)]
    assert "play" not in re.findall(r'class="([\w-]+)', whole)
    assert not [word for word in hidden for each in shown if stands(word, each)]
    return hidden


def test_words_that_one_has_begun_are_not_the_others(page: Page) -> None:
    """Beliefs that are noted for oneself, and what stands in a field that nobody has sent."""
    go(page)
    sit_down(page, "Bethlem", ["also", "easy", "easy", "easy"])
    cover = page.locator(".handover")
    expect(cover).to_be_visible(timeout=READY)
    first = cover.locator("h1").inner_text()
    cover.get_by_role("button").click()
    notes = page.get_by_label("Notas para ti")
    page.wait_for_selector(".choose.mine", timeout=READY)
    notes.fill("Bruno miente siempre")
    page.locator("[data-belief]").first.click()
    believed = page.locator("[data-belief]").first.get_attribute("data-belief")
    lay(page)
    expect(cover).to_be_visible(timeout=READY)
    assert cover.locator("h1").inner_text() != first
    cover.get_by_role("button").click()
    page.wait_for_selector(".choose.mine", timeout=READY)
    expect(notes).to_have_value("")
    assert {each.get_attribute("data-belief") for each in page.locator("[data-belief]").all()} == {"UNKNOWN"}
    notes.fill("Ana tampoco")
    lay(page)
    page.reload()
    expect(cover).to_be_visible(timeout=READY)
    assert cover.locator("h1").inner_text() == first
    cover.get_by_role("button").click()
    expect(notes).to_have_value("Bruno miente siempre")
    assert page.locator("[data-belief]").first.get_attribute("data-belief") == believed != "UNKNOWN"
