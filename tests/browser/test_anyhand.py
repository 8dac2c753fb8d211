"""Hanabi, a game of another package: its cards are pressed while covered, marked, dragged, and told by patterns."""
from __future__ import annotations

import io
import re
import shutil
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import People, Server, serving, visiting
from .test_anygame import phone_of
from .test_game import now
from .test_page import faults

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]
OWN = ".mat.mine .pick"
DRAWN = '''

_plain = card_faces


def card_faces() -> dict[str, Face]:
    """Red cards have a picture of the package, and yellow ones a drawing of the set."""
    faces = _plain()
    for rank in range(1, 6):
        faces[f"RED_{rank}"] = Face(sign=str(rank), fill="red", picture="red.svg")
        faces[f"YELLOW_{rank}"] = Face(sign=str(rank), fill="yellow", icon="dragon-head")
    return faces
'''
RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7" width="5" height="7"><path d="M0 0h5v7z"/></svg>'


def hanabi_in(folder: Path) -> Path:
    """A folder in which Hanabi is installed, with pictures."""
    shutil.copytree(ROOT / "examples/hanabi/hanabi", folder / "hanabi", ignore=shutil.ignore_patterns("__pycache__"))
    with (folder / "hanabi/faces.py").open("a", encoding="utf-8") as faces:
        faces.write(DRAWN)
    (folder / "hanabi/pictures").mkdir()
    (folder / "hanabi/pictures/red.svg").write_text(RED, encoding="utf-8")
    told = folder / "hanabi-1.0.dist-info"
    told.mkdir()
    (told / "entry_points.txt").write_text("[tapete.games]\nhanabi = hanabi.game:GAME\n", encoding="utf-8")
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: hanabi\nVersion: 1.0\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def fireworks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Hanabi is installed; its bots do not think."""
    yield from serving(Server(tmp_path_factory.mktemp("fireworks"), [hanabi_in(tmp_path_factory.mktemp("package"))],
                              workers=0))


@pytest.fixture
def guests(chromium: Browser, fireworks: Server) -> Iterator[People]:
    yield from visiting(People(chromium, fireworks))


def table_for(page: Page, seats: int, second: str = "easy") -> None:
    """A table of Hanabi, where Ana takes the first seat."""
    page.goto("/")
    page.get_by_role("region", name="Hanabi", exact=True).get_by_role("button", name="Jugar con gente").click()
    page.get_by_label("Tu nombre").fill("Ana")
    for seat in range(2, 6):
        page.get_by_label(f"Quién ocupa el asiento {seat}").select_option(
            second if seat == 2 else "easy" if seat <= seats else "none")
    page.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**/t/*")


def alone(page: Page, seats: int = 5) -> Page:
    """Ana's page, at a table with bots, once she is asked."""
    table_for(page, seats)
    page.wait_for_selector(".choose.mine")
    return page


def chronicle(page: Page) -> Locator:
    return page.get_by_role("log", name="Crónica")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_ones_own_hand_is_in_sight_and_its_cards_are_told_apart(guests: People, phone: bool) -> None:
    page = alone(phone_of(guests) if phone else guests.page())
    cards = page.locator(OWN)
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        box = card.bounding_box()
        assert box is not None
        top = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-thing]')?.dataset.thing",
                            [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4])
        assert top == card.get_attribute("data-thing")      # nothing lies over it
    assert [card.get_attribute("data-thing") for card in cards.all()] == [f"place:{n}" for n in range(1, 5)]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_covered_card_is_pressed_as_this_one(guests: People) -> None:
    page = alone(guests.page())
    page.locator(OWN).nth(2).press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Mano 3")).to_be_visible()
    expect(dialog.locator("[data-action]")).to_have_text(["Jugar la carta 3"])      # all hint tokens are there
    dialog.locator("[data-action]").click()
    expect(chronicle(page)).to_contain_text("Ana juega un")


def test_choices_that_begin_alike_stand_in_few_lines(guests: People) -> None:
    page = alone(guests.page())
    choices = page.locator(".choices .choice")
    assert choices.count() > 15
    assert max(choice.bounding_box()["height"] for choice in choices.all()) < 50         # type: ignore[index]
    play = page.get_by_role("group", name="Jugar la carta")
    expect(play.get_by_role("button")).to_have_count(4)
    for place in range(1, 5):
        expect(play.get_by_role("button", name=f"Jugar la carta {place}", exact=True)).to_be_visible()
    assert page.get_by_role("group", name="Pista para").count() == 4


def test_what_is_known_is_on_the_card(guests: People) -> None:
    """Ana gives Ben a hint, and each of them sees it on his cards, which Ben does not see."""
    ana, ben = guests.page(), phone_of(guests)
    table_for(ana, 2, "open")
    ben.goto(ana.url)
    ben.get_by_label("Tu nombre").fill("Ben")
    ben.get_by_role("button", name="Sentarme aquí").first.click()
    expect(ben.get_by_role("heading", name="La mesa está puesta")).to_be_visible()
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".choose.mine")
    hint = ana.locator('.choices [data-action^="colour 1 "]').first
    colour = (hint.get_attribute("data-action") or "").split()[-1]
    hint.click()
    ben.wait_for_selector(".choose.mine")
    view = now(ben)["view"]["players"][1]
    touched = [view["colours"][n] == colour[0] for n in range(5)]
    assert any(touched)
    for page, cards in ((ben, ben.locator(OWN)), (ana, ana.locator(".mat:not(.mine) .pick:has(.thing)"))):
        expect(cards).to_have_count(5)
        expect(cards.locator(".mark")).to_have_count(5)         # of the rank nothing is known
        expect(cards.locator(".mark .cloth")).to_have_count(sum(touched))
        for card in cards.all():
            expect(card).to_have_accessible_name(re.compile("; puede ser de color: "))
        expect(page.locator(".mark").first).to_be_visible()
    expect(ben.locator(OWN).first).to_have_accessible_name(re.compile("^Tapada; "))


def test_a_card_is_dragged_by_mouse_and_by_finger(guests: People) -> None:
    page = alone(guests.page(), 2)
    card, place = middle(page.locator(OWN).nth(1)), middle(page.locator('[data-takes="PLAY"]'))
    page.mouse.move(*card)
    page.mouse.down()
    page.mouse.move(card[0] + 20, card[1] - 40, steps=3)
    expect(page.locator("[data-drop]")).to_have_count(1)            # no discard, while all hint tokens are there
    page.mouse.move(*place, steps=3)
    expect(page.locator('[data-drop="over"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".lifted")).to_have_count(0)
    page.mouse.up()
    assert now(page)["seq"] == int(page.locator(".choose").get_attribute("data-seq") or -1)
    page.keyboard.press("Escape")
    page.mouse.move(*card)
    page.mouse.down()
    page.mouse.move(*place, steps=5)
    page.mouse.up()
    expect(chronicle(page)).to_contain_text("Ana juega un")
    expect(page.get_by_role("dialog")).to_have_count(0)             # the drop is no press

    phone = alone(phone_of(guests), 2)
    card, place = middle(phone.locator(OWN).nth(1)), middle(phone.locator('[data-takes="PLAY"]'))
    touch = phone.context.new_cdp_session(phone)
    for kind, at in (("touchStart", card), ("touchMove", (card[0], card[1] - 30)), ("touchMove", place)):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    expect(phone.locator('[data-drop="over"]')).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(chronicle(phone)).to_contain_text("Ana juega un")


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("sight", ["achromatopsia", "deuteranopia"])
def test_colours_are_told_apart_without_seeing_them(guests: People, sight: str) -> None:
    """Two cards of different colours look as different as their patterns are, whatever the brightness of each."""
    page = guests.page(light=True)
    page.goto("/how/hanabi")
    page.wait_for_selector("figure .board")
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    page.add_style_tag(content=".filled > :not(.cloth) { display: none !important }")
    seen = {}
    for colour in ("RED", "YELLOW", "GREEN", "BLUE", "WHITE"):
        card = page.locator(f'figure .others [data-thing^="card:{colour}_"] .thing').first
        shot = Image.open(io.BytesIO(card.screenshot())).convert("L").resize((40, 56))
        grey = np.asarray(shot, float)[6:-6, 6:-6]
        assert grey.std() > 10                                      # it has a pattern
        seen[colour] = (grey - grey.mean()) / grey.std()
    for one, other in combinations(seen, 2):
        assert (seen[one] * seen[other]).mean() < 0.6, f"{one} looks like {other}"


def test_a_card_has_a_picture_of_the_package_or_a_drawing_of_the_set(guests: People) -> None:
    page = alone(guests.page())
    red = page.locator('.others [data-thing^="card:RED_"] img').first
    expect(red).to_be_visible()
    assert red.evaluate("async (one) => (await one.decode(), one.naturalWidth)") == 5
    yellow = page.locator('.others [data-thing^="card:YELLOW_"] path.icon').first
    expect(yellow).to_be_visible()


@pytest.mark.parametrize(("phone", "light"), [(False, True), (True, False)])
def test_axe_finds_nobody_kept_out(guests: People, phone: bool, light: bool) -> None:
    page = alone(phone_of(guests, light) if phone else guests.page(light=light))
    found = faults(page)
    page.locator('.mat:not(.mine) [data-thing^="card:"]').first.press("Enter")
    page.get_by_role("dialog").wait_for()
    assert found + faults(page) == []
