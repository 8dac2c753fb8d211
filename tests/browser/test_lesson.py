"""A first lesson, from the lobby to the game after it."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tapete.referee.lesson import need_lesson

from ..sweep import sweep
from .conftest import People, until
from .test_page import faults, overhang

pytestmark = pytest.mark.browser
TITLES = {"carcosa": "Carcosa", "gloom": "Cthulhu Gloom", "souls": "Four Souls", "bethlem": "Bethlem"}
SHOTS = os.environ.get("LESSON_SHOTS")
"""A folder for a picture of every step, for people who want to look at them."""


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(".hero", has=page.get_by_role("heading", name=TITLES[game])).get_by_role(
        "button", name="lec" if page.evaluate("navigator.language").startswith("es") else "lesson").click()
    page.wait_for_selector(".guide")


def asked(page: Page, step: int) -> dict[str, Any]:
    """The lesson as the server has it, once the page asks for a step and nothing more is being shown."""
    page.wait_for_selector(f".guide[data-step='{step}'][data-asks=true], .guide[data-step='{step}']:has(.after)")
    now: dict[str, Any] = page.evaluate("""async () => {
        const code = location.pathname.split('/').pop()
        const token = JSON.parse(localStorage.getItem('tapete.seats'))[code].token
        return (await fetch(`/api/tables/${code}/now`, {headers: {Authorization: `Bearer ${token}`}})).json()
    }""")
    lesson: dict[str, Any] = now["lesson"]
    return lesson


def do(page: Page, action: str) -> None:
    """Do it as a person would: from the list where it stands there, else at the things it is about."""
    listed = page.locator(f".choices [data-action='{action}']")
    verb, *about = action.split()
    if verb == "play" and len(about) == 2:
        page.locator(f"[data-thing='card:{about[0]}']").last.click()
        page.locator(f"[data-thing='lay:{about[0]}:{about[1]}']").click()
    elif verb == "order":
        for card in page.locator("section:has(> [data-action^=order]) .cards button").all():
            card.click()
        page.locator(f"[data-action='{action}']").click()
    elif verb == "point" and not listed.count():
        page.locator(f"[data-thing='card:{about[0]}']").first.click()
        page.get_by_role("dialog").locator(f"[data-action='{action}']").click()
    else:
        listed.first.click()


def shot(page: Page, *name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{'-'.join(name)}.png"))


LESSONS = ("carcosa", "es-ES"), ("gloom", "en-GB"), ("souls", "es-ES"), ("bethlem", "en-GB")


@pytest.mark.parametrize("game, language, phone", sweep(
    ((*lesson, phone) for lesson in LESSONS for phone in (False, True)),
    kept=[(*lesson, phone) for lesson, phone in zip(LESSONS, (False, True, True, False), strict=True)]))
def test_a_lesson_is_taken_from_the_lobby_to_the_game_after_it(people: People, game: str, language: str,
                                                               phone: bool) -> None:
    page = people.page(phone=phone, language=language)
    begin(page, game)
    steps = len(need_lesson(game).outline.steps)
    found: list[str] = []
    for step in range(steps):
        lesson = asked(page, step)
        things = [thing for thing in lesson["show"] if not thing.startswith("order:")]
        for thing in things:
            assert page.locator(f"[data-thing='{thing}']").count(), thing
        shot(page, game, "phone" if phone else "desktop", str(step))
        if things:
            page.wait_for_selector(".ring")
            lit = page.locator(".house .able[data-thing], .hands .able[data-thing]")
            spoken_of = {*things, *(f"card:{thing.split(':')[1]}" for thing in things if ":" in thing)}
            assert {str(one.get_attribute("data-thing")) for one in lit.all()} <= spoken_of
            expect(page.locator(".digest, .asked [aria-expanded]")).to_have_count(0)
        question = page.locator(".choose h2")
        expect(question).to_be_in_viewport(ratio=1)
        if step in (0, 3):
            found += faults(page)
        do(page, lesson["actions"][0])
    asked(page, steps)
    shot(page, game, "phone" if phone else "desktop", "end")
    assert overhang(page) == 0
    page.locator(".guide .after button").click()
    expect(page.locator(".guide")).to_have_count(0)
    until(page, lambda: page.locator(".choose.mine").count() or None, "the game goes on")
    assert found == []


def test_on_a_phone_on_its_side_all_that_the_guide_says_is_beside_the_board(people: People) -> None:
    page = people.page(phone=True, language="en-GB")
    page.set_viewport_size({"width": 844, "height": 390})
    begin(page, "bethlem")
    do(page, asked(page, 0)["actions"][0])
    lesson = asked(page, 1)
    page.locator(".choose").evaluate("(panel) => scrollTo(0, panel.offsetTop - 48)")
    for line in page.locator(".guide .said p").all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(page.locator(f".choices [data-action='{lesson['actions'][0]}']")).to_be_in_viewport(ratio=0.5)


def test_a_wrong_choice_is_answered_kindly_and_not_made(people: People) -> None:
    page = people.page()
    begin(page, "carcosa")
    asked(page, 0)
    page.locator(".room[data-thing='place:F1_R3']").click(position={"x": 40, "y": 50})
    expect(page.locator(".guide").get_by_role("alert")).to_contain_text("entra en la habitación 1 del primer piso")
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(".guide")).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="Dejar la lección").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.locator(".choices [data-action='move F1_R3']").click()
    expect(page.get_by_role("log", name="Crónica")).to_contain_text("habitación 3")


def test_how_to_play_leads_to_the_lesson(people: People) -> None:
    page = people.page(phone=True, language="en-GB")
    page.goto("/how/gloom")
    page.get_by_role("button", name="First lesson (5 min)").click()
    expect(page.locator(".guide")).to_contain_text("Slurped a sinister soup")
