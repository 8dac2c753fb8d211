"""The desk in the browser: custom cards copied from the game's, rows of words, agents compared, studies of a
terminal."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..sweep import sweep
from .conftest import People
from .test_desk import LONG, come, field
from .test_page import faults

pytestmark = pytest.mark.browser


def test_a_character_of_ones_own_is_begun_from_one_of_the_box(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/souls")
    own = field(page, "own")
    own.get_by_role("combobox", name=re.compile("^Empezar por una carta de la caja")).select_option(label="Isaac")
    text = own.get_by_role("textbox")
    expect(text).to_have_value(re.compile("MY_ISAAC"))
    text.fill(text.input_value().replace("life: 2", "life: 1"))
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()
    copies = field(page, "copies")
    expect(copies.get_by_role("spinbutton", name="Isaac", exact=True)).to_have_value("0")     # in its place
    options = copies.get_by_role("combobox", name=re.compile("^Añadir")).locator("option")
    expect(options.filter(has_text="Mi Isaac")).to_have_count(1)
    expect(options.filter(has_text="OWN_")).to_have_count(0)        # places for cards that nobody has written
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deshacer", exact=True).click()
    assert faults(page) == []


def test_a_call_is_taken_out_of_the_middle_of_the_night(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/bethlem")
    calls = field(page, "night.calls")
    before = calls.get_by_role("combobox").count()
    calls.get_by_role("button", name="Quitar: Se despierta Mary Firth.").click()
    expect(calls.get_by_role("combobox")).to_have_count(before - 1)
    expect(calls.get_by_role("button", name="Quitar: Se despierta Mary Firth.")).to_have_count(0)
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_agents_are_set_against_each_other_and_figures_played_again(designers: People, phone: bool) -> None:
    page = come(designers, phone=phone)
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="¿Quién juega?").click()
    dialog.get_by_label("Partidas").fill("20")
    dialog.get_by_role("button", name="Celebrarlo").click()
    contest = dialog.locator("[data-contest]")
    expect(contest).to_be_visible(timeout=LONG)
    expect(contest.get_by_role("img", name=re.compile("^Reglas sencillas: "))).to_be_visible()
    assert faults(page) == []
    dialog.get_by_role("button", name="¿Quién juega?").click()
    dialog.get_by_role("combobox", name="Por quién").select_option("random")
    dialog.get_by_role("button", name="Ver si se sostienen").click()
    held = dialog.locator("[data-check]")
    expect(held).to_contain_text("Victorias", timeout=LONG)
    expect(held).to_contain_text("Al azar")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_terminal_has_begun_is_seen(designers: People) -> None:
    page = designers.page()
    page.route("**/api/desk/runs*", lambda route: route.fulfill(json=[
        {"id": "a1", "game": "carcosa", "title": "Carcosa: barrido, en keys", "done": True, "reported": True},
        {"id": "b2", "game": "gloom", "title": "Gloom: torneo, en other", "done": False, "reported": False}]))
    page.goto("/desk/carcosa")
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    page.get_by_text("Empezado en la terminal (1)").click()
    expect(page.locator("[data-runs]")).to_contain_text("Carcosa: barrido, en keys · hecho")
    expect(page.get_by_role("button", name="Informe de Carcosa: barrido, en keys")).to_be_visible()


def test_what_roles_are_worth_stands_before_the_seats_with_what_falls_to_each(designers: People) -> None:
    page = come(designers, "gloom")
    headings = page.locator(".answer h2")
    expect(headings.filter(has_text="Por asiento")).to_be_visible()
    names = headings.all_inner_texts()
    assert names.index("Qué vale cada cosa") < names.index("Por asiento")
    assert page.locator(".answer line.even").count() > 3
    expect(page.get_by_text("La línea de puntos es lo que toca a cada uno").first).to_be_visible()
