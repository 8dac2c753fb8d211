"""The desk's card bench in the browser: a card invented by its fields, seen as it is printed, put into a deck,
measured."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ..sweep import sweep
from .conftest import People
from .test_desk import figures
from .test_page import faults

pytestmark = pytest.mark.browser

FACE = 20_000
"""Milliseconds that a card's face may take, while the server's press starts."""
TITLE, SENTENCE = "Caída", "Pierdes 1 de cordura y vas al pasillo."


def bench(page: Page, path: str = "cards") -> Locator:
    """The bench of a field, with its first card."""
    page.get_by_role("searchbox", name="Buscar en las opciones").fill(path)
    page.locator(f"[data-path='{path}']").get_by_role("button", name="Haz una carta propia").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Carta nueva").click()
    expect(face(dialog)).to_be_visible(timeout=FACE)
    return dialog


def face(dialog: Locator) -> Locator:
    return dialog.locator("figure img")


def shown(dialog: Locator) -> str:
    return face(dialog).get_attribute("src") or ""


def changes(dialog: Locator, before: str) -> str:
    """The face after it has changed."""
    expect(face(dialog)).not_to_have_attribute("src", before, timeout=FACE)
    return shown(dialog)


def says(dialog: Locator) -> Locator:
    return dialog.get_by_role("combobox", name=re.compile("^Qué hace"))


def one_row(dialog: Locator) -> Locator:
    """What a new card does, without a roll."""
    while dialog.get_by_role("button", name=re.compile(r"^Quitar: \d")).count():
        dialog.get_by_role("button", name=re.compile(r"^Quitar: \d")).first.click()
    return says(dialog)


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_a_newcomer_invents_an_event_sees_its_face_change_and_measures_it(designers: People, phone: bool) -> None:
    page = designers.page(phone=phone)
    page.goto("/desk/carcosa")
    dialog = bench(page)
    seen = shown(dialog)
    dialog.get_by_label("Título (español)").fill(TITLE)
    seen = changes(dialog, seen)
    text = one_row(dialog)
    text.fill("")
    text.press_sequentially("Pierdes 1 de cordura y v")
    expect(dialog.get_by_text("La frase no está acabada.")).to_be_visible(timeout=FACE)
    offered = dialog.get_by_role("listbox").get_by_role("option")
    expect(offered.first).to_have_text(SENTENCE)
    text.press("ArrowDown")
    text.press("Enter")
    expect(text).to_have_value(SENTENCE)
    expect(offered).to_have_count(0)
    seen = changes(dialog, seen)
    expect(dialog.get_by_text("Lose 1 sanity. Go to the corridor.")).to_be_visible()
    dialog.get_by_role("button", name="Elegir: Dibujo").click()
    dialog.get_by_role("searchbox", name="Busca un dibujo con palabras").fill("vela")
    dialog.locator("[data-icon=candle-flame]").click()
    changes(dialog, seen)
    assert faults(page) == []
    deck = dialog.locator("[data-deck=deck]")
    for copies in ("1", "2"):
        deck.get_by_role("button", name=re.compile("^Una copia más")).click()
        expect(deck.locator("b")).to_have_text(copies)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Cerrar").click()
    own = page.locator("[data-path=cards]")
    expect(own.get_by_role("button", name=f"Cambiar {TITLE}").locator("img")).to_be_visible(timeout=FACE)
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()
    if phone:
        page.get_by_role("button", name="Qué pasa", exact=True).click()
    figures(page, beside=True)


def test_what_is_not_understood_is_named_with_what_is_like_it(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/carcosa")
    dialog = bench(page)
    text = one_row(dialog)
    text.fill("Pierdes 1 de cordura y vuelas al pasillo")
    expect(dialog.get_by_role("alert")).to_have_text("«vuelas al pasillo» no se entiende.", timeout=FACE)
    dialog.get_by_role("button", name=SENTENCE, exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_count(0, timeout=FACE)
    expect(text).to_have_value(SENTENCE)
    dialog.get_by_label("Título (español)").fill("")
    expect(dialog.locator("[data-field=title]").get_by_role("alert")).to_be_visible(timeout=FACE)


def test_a_card_is_begun_from_one_of_the_box_copied_and_taken_away(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/carcosa")
    dialog = bench(page)
    begin = dialog.get_by_role("combobox", name=re.compile("^Empezar por una carta de la caja"))
    begin.select_option(label="Golpe amarillo")
    expect(dialog.get_by_label("Título (español)")).to_have_value("Mi Golpe amarillo")
    expect(says(dialog)).to_have_value("Pierdes 2 de cordura.")
    expect(dialog.locator("[data-deck=deck] b")).not_to_have_text("0")     # those of the card that it was made of
    dialog.get_by_role("button", name="Copiar").click()
    expect(dialog.get_by_label("Título (español)")).to_have_value("Mi Golpe amarillo (2)")
    cards = dialog.get_by_role("navigation").get_by_role("listitem")
    expect(cards).to_have_count(3)
    dialog.get_by_role("button", name="Quitar Mi Golpe amarillo (2)").click()
    expect(cards).to_have_count(2)


def test_a_monster_has_fields_of_its_own_and_rows_by_total_without_gaps(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/carcosa")
    dialog = bench(page)
    expect(dialog.locator("[data-field=moves]")).to_have_count(0)
    dialog.get_by_role("combobox", name="Clase").select_option(label="Monstruo")
    dialog.locator("[data-field=moves] select").select_option(label="Hacia el alma más cercana")
    expect(dialog.locator("[data-field=price]")).to_have_count(0)
    rows = dialog.locator("[data-field=table] li")
    dialog.get_by_role("button", name="3–5: empezar uno antes").click()
    expect(rows.locator("b")).to_have_text(["0–1", "2–5", "6+"])
    rows.first.get_by_role("button", name=re.compile("^Quitar")).click()
    expect(rows.locator("b")).to_have_text(["0–5", "6+"])
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(face(dialog)).to_have_attribute("alt", re.compile("hacia el alma más cercana"), timeout=FACE)


def test_a_room_is_put_among_those_that_may_be_drawn(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/carcosa")
    dialog = bench(page, "own_rooms")
    pool = dialog.get_by_role("checkbox", name=re.compile("^Entre: "))
    expect(pool).not_to_be_checked()
    pool.check()
    dialog.get_by_role("button", name="Cerrar").click()
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()
