"""A game designed while it runs, in the browser: changed, measured, saved, played."""
from __future__ import annotations

import re
import time
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ..sweep import sweep
from .conftest import People
from .test_page import faults

pytestmark = pytest.mark.browser

LONG = 240_000
"""Milliseconds that rules may take until they are compiled."""
KEYS = "end.keys"


WITHIN = """points => {
    const [low, high] = [...document.querySelectorAll('[data-measure=win_rate] .value span')].flatMap(
        one => [...one.textContent.matchAll(/\\d+(?:[.,]\\d+)?/g)].map(each => Number(each[0].replace(',', '.'))))
    return high - low <= 2 * points || document.querySelector('.figures[aria-busy=false]') !== null
}"""
"""Whether the interval of the wins that stands on the page is as narrow, or a slow machine has played as long as it
may."""


def come(people: People, game: str = "carcosa", *, phone: bool = False, light: bool = False) -> Page:
    """The desk with the first figures of a game as it is."""
    page = people.page(phone=phone, light=light)
    page.goto(f"/desk/{game}")
    if phone:
        page.get_by_role("button", name="Qué pasa", exact=True).click()
    figures(page)
    return page


def figures(page: Page, beside: bool = False) -> Locator:
    """The figures of the last question: of games beside others, or of these alone."""
    expect(page.locator(".figures[aria-busy=false]")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-difference]")).to_have_count(2 if beside else 0, timeout=LONG)
    return page.locator("[data-measure=win_rate] [data-value]")


def field(page: Page, path: str) -> Locator:
    """An option's place in the form, found by its search."""
    page.get_by_role("searchbox", name="Buscar en las opciones").fill(path)
    found = page.locator(f"[data-path='{path}']")
    expect(found).to_be_visible()
    return found


def percent(of: Locator) -> float:
    return float(of.inner_text().split()[0].rstrip("%").strip().replace(",", "."))


def test_the_lobby_leads_to_the_desk(designers: People) -> None:
    page = designers.page()
    page.goto("/")
    page.get_by_role("region", name="Carcosa").get_by_role("link", name="Diseñar").click()
    page.wait_for_url("**/desk/carcosa")
    expect(page.get_by_role("heading", name="Carcosa", level=1)).to_be_visible()


def test_a_number_changes_the_figures_and_is_taken_back(designers: People) -> None:
    page = come(designers)
    before = percent(figures(page))
    keys = field(page, KEYS)
    number = keys.get_by_role("spinbutton")
    expect(number).to_have_value("4")
    shown = page.locator(".state").get_attribute("data-ask")
    began = time.monotonic()
    keys.get_by_role("button", name=re.compile("^Menos")).click()
    expect(page.locator(".state")).not_to_have_attribute("data-ask", str(shown), timeout=LONG)
    first = time.monotonic() - began
    page.wait_for_function(WITHIN, arg=2.0, timeout=LONG)
    print(f"first figure after a change: {first:.2f} s; within two points: {time.monotonic() - began:.2f} s")
    value = figures(page, beside=True)
    expect(page.locator("[data-measure=win_rate] .apart.sure")).to_be_visible(timeout=LONG)
    assert percent(value) > before + 5      # a key less is much easier
    expect(page.locator("[data-measure=win_rate] .range")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(number).to_have_value("4")
    figures(page)
    page.keyboard.press("Control+Shift+z")
    expect(number).to_have_value("3")
    keys.get_by_role("button", name=re.compile("^Dejar como estaba")).click()
    expect(number).to_have_value("4")
    expect(keys.get_by_role("button", name=re.compile("^Dejar como estaba"))).to_have_count(0)


def test_a_number_of_some_players_only_is_changed_for_them(designers: People) -> None:
    page = come(designers)
    before = percent(figures(page))
    page.get_by_role("combobox", name="Para cuántos jugadores").select_option("3")
    expect(page.get_by_text("Lo que cambies aquí solo vale con 3 jugadores.")).to_be_visible()
    expect(page.get_by_role("group", name="Jugadores").get_by_role("button", name="3")).to_have_attribute(
        "aria-pressed", "true")
    field(page, KEYS).get_by_role("spinbutton").fill("1")
    assert percent(figures(page, beside=True)) > before + 20
    field(page, KEYS).get_by_role("spinbutton").fill("99")
    expect(field(page, KEYS).get_by_role("alert")).to_contain_text("con 3 jugadores")
    field(page, KEYS).get_by_role("spinbutton").fill("1")
    page.get_by_role("button", name="Cambiarlo para cualquier número").click()
    expect(page.get_by_role("combobox", name="Para cuántos jugadores")).to_have_value("")
    expect(field(page, KEYS).get_by_role("spinbutton")).to_have_value("4")
    page.get_by_role("group", name="Jugadores").get_by_role("button", name="4").click()
    expect(figures(page, beside=True)).to_have_text(re.compile(r"^(?:[89]|1\d)[.,]"), timeout=LONG)    # to two points
    page.get_by_role("combobox", name="Para cuántos jugadores").select_option("3")
    field(page, KEYS).get_by_role("button", name=re.compile("^Dejar como estaba")).click()
    expect(page.get_by_role("combobox", name="Para cuántos jugadores").locator("option:checked")).to_have_text(
        "Con 3 jugadores")


def test_a_fault_is_said_beside_its_field_and_the_last_sound_figures_stay(designers: People) -> None:
    page = come(designers)
    keys = field(page, KEYS)
    keys.get_by_role("spinbutton").fill("99")
    expect(keys.get_by_role("alert")).to_contain_text("20")
    expect(page.locator(".state .faulty")).to_be_visible()
    expect(page.get_by_role("button", name="Jugar esto")).to_be_disabled()
    expect(page.locator("[data-measure=win_rate] [data-value]")).to_be_visible()
    keys.get_by_role("spinbutton").fill("3")
    expect(keys.get_by_role("alert")).to_have_count(0)
    figures(page, beside=True)


def test_a_deck_that_does_not_come_out_says_by_how_much(designers: People) -> None:
    page = come(designers)
    deck = field(page, "deck")
    deck.get_by_role("button", name="Más: Vial").first.click()
    expect(page.locator("[role=alert]").filter(has_text="109").or_(page.locator("[role=alert]").filter(has_text="106")
                                                                    ).first).to_be_visible()
    deck.get_by_role("button", name=re.compile("^Dejar como estaba: Vial")).click()
    expect(page.get_by_role("alert")).to_have_text([])          # where one is left, it is said which


def test_a_variant_is_kept_named_brought_and_put_beside(designers: People, tmp_path: Path) -> None:
    page = come(designers)
    field(page, KEYS).get_by_role("button", name=re.compile("^Menos")).click()
    figures(page, beside=True)
    page.get_by_role("button", name="Guardar", exact=True).click()
    expect(page.locator(".now")).to_have_attribute("data-kept", "true")
    page.get_by_role("button", name=re.compile("^Variantes")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Nombre y nota").click()
    dialog.get_by_label("Nombre").fill("Tres llaves")
    dialog.get_by_label("Nota").fill("Más fácil")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("Tres llaves")).to_be_visible()
    dialog.get_by_role("button", name="Cambios", exact=True).click()
    told = dialog.locator(".history")
    expect(told).to_contain_text("Llaves que hacen falta para escapar: 3 en lugar de 4")
    told.get_by_text("2 reglas se leen de otro modo").click()
    expect(told).to_contain_text("llevan entre todas 3 llaves o más")
    with page.expect_download() as changelog:
        told.get_by_role("button", name="Lista de cambios").click()
    assert "## Tres llaves" in Path(changelog.value.path()).read_text(encoding="utf-8")

    page.reload()
    expect(page.locator(".now")).to_contain_text("Tres llaves")
    expect(field(page, KEYS).get_by_role("spinbutton")).to_have_value("3")
    page.get_by_role("button", name=re.compile("^Variantes")).click()
    file = tmp_path / "cinco.yaml"
    file.write_text("end:\n  keys: 5\n")
    dialog.get_by_label("Traer un archivo YAML").set_input_files(file)
    brought = dialog.locator("[data-variant]").filter(has_text="cinco")
    expect(brought).to_be_visible()
    with page.expect_download() as kept:
        brought.get_by_role("button", name="YAML").click()
    assert "keys: 5" in Path(kept.value.path()).read_text(encoding="utf-8")
    brought.get_by_role("button", name="Borrar cinco").click()
    expect(brought).to_have_count(0)
    dialog.get_by_text("Borradas").click()
    dialog.get_by_role("button", name="Recuperar").click()
    brought.get_by_role("button", name="Poner al lado").click()
    figures(page, beside=True)
    expect(page.locator(".legend").filter(has_text="cinco")).to_be_visible()


def test_a_link_brings_its_changes(designers: People) -> None:
    page = designers.page()
    page.goto('/desk/carcosa#{"end.keys":2}')
    expect(field(page, KEYS).get_by_role("spinbutton")).to_have_value("2")
    assert "#" not in page.url


def test_a_design_is_played(designers: People) -> None:
    page = come(designers)
    field(page, KEYS).get_by_role("button", name=re.compile("^Menos")).click()
    figures(page, beside=True)
    page.get_by_role("button", name="Jugar esto").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".play, [data-test=code]")
    page.get_by_role("button", name="Mesa", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("Llaves que hacen falta para escapar")).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()
    expect(field(page, KEYS).get_by_role("spinbutton")).to_have_value("3")


def test_a_game_is_shown(designers: People) -> None:
    page = come(designers)
    page.get_by_role("button", name="La más corta").click()
    replay = page.get_by_role("link", name="Ver la repetición")
    expect(replay).to_be_visible(timeout=LONG)
    turned = str(replay.get_attribute("href"))
    page.get_by_role("button", name="Jugar desde ahí").click()
    page.wait_for_url("**/t/*")
    page.goto(turned)
    expect(page.get_by_role("slider")).to_be_visible(timeout=LONG)


def test_long_work_is_begun_seen_and_stopped(designers: People) -> None:
    page = come(designers)
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    page.get_by_role("button", name="¿Qué números importan?").click()
    work = page.locator("[data-job=sensitivity]").first
    expect(work.get_by_role("progressbar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("una en marcha"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    work.get_by_role("button", name="Parar").click()
    expect(work).to_have_attribute("data-state", "stopped")


STEP = {"difference": 0.29, "low": 0.2, "high": 0.38, "sure": True}
DONE = {"state": "done", "done": 1, "total": 1, "sentence": "Hecho.", "created": 0,
        "ask": {"game": "carcosa", "ruleset": "canon-0.4", "changes": {}}}
JOBS = [
    {**DONE, "id": "a", "kind": "sensitivity", "title": "Qué números importan", "result": [
        {"path": KEYS, "title": "?", "value": 4, "down": {**STEP, "value": 3},
         "up": {**STEP, "value": 5, "sure": False}},
        {"path": "deck.KEY", "title": "?", "value": 5, "down": None, "up": {**STEP, "value": 6}}]},
    {**DONE, "id": "b", "kind": "tune", "title": "Lo que se quiere", "wish": "Victorias 35 % con 4", "result": [
        {"changes": {"deck.VIAL": 7, "deck.KEY": 6}, "distance": 0.01, "games": 100, "seeds": [1, 100],
         "moved": [{"path": "deck.VIAL", "title": "?", "base": 8, "value": 7}],
         "players": [{"players": 4, "measures": [{"name": "win_rate", "title": "Victorias", "kind": "share",
                                                 "mean": 0.35, "low": 0.3, "high": 0.4}]}]}]}]
"""Long work as the desk shows it when it is done."""


def test_what_long_work_found_leads_to_its_number_and_is_opened(designers: People) -> None:
    page = designers.page()
    page.route("**/api/desk/jobs*", lambda route: route.fulfill(json=JOBS))
    page.goto("/desk/carcosa")
    work = page.get_by_role("button", name=re.compile("^Buscar respuestas"))
    work.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".tornado rect.unsure")).to_have_count(1)
    expect(dialog.get_by_role("img", name=re.compile(r"^Llaves que hacen falta para escapar en 3: \+29"))
           ).to_be_visible()
    assert faults(page) == []
    dialog.get_by_role("button", name=re.compile(": Llave 5$")).click()
    expect(page.locator("[data-path=deck]")).to_be_visible()
    work.click()
    dialog.get_by_role("button", name="Lo que se quiere", exact=True).click()
    expect(dialog.locator("[data-answer]")).to_contain_text(": Vial")
    assert faults(page) == []
    dialog.locator("[data-answer]").get_by_role("button", name="Abrir").click()
    deck = page.locator("[data-path=deck]")
    expect(deck.get_by_role("spinbutton", name="Vial", exact=True)).to_have_value("7")
    expect(deck.get_by_role("spinbutton", name="Llave", exact=True)).to_have_value("6")
    page.get_by_role("button", name="Guardar", exact=True).click()
    expect(page.locator(".now")).to_have_text("Victorias 35 % con 4")       # no list of all that differs


def test_a_card_of_ones_own_is_written_without_losing_its_field(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/souls")
    own = field(page, "own")
    own.get_by_role("button", name="Añadir").click()
    text = own.get_by_role("textbox")
    expect(text).to_have_value(re.compile("MY_CARD"))       # one that can be played, to begin with
    play = page.get_by_role("button", name="Jugar esto")
    expect(play).to_be_enabled()
    text.press("ControlOrMeta+End")
    for letter, wrong in (("]", "own"), ("s", "gain 4cs")):
        page.keyboard.press("Backspace")        # the end of the last line
        page.keyboard.type(letter)
        expect(own.get_by_role("alert")).to_contain_text(wrong)
        expect(play).to_be_disabled()
        page.keyboard.press("Backspace")
        expect(own.get_by_role("alert")).to_have_count(0)
        expect(play).to_be_enabled()
        page.keyboard.type("\n")


def test_a_card_of_ones_own_is_found_written_and_put_into_the_deck_by_its_name(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/carcosa")
    search = page.get_by_role("searchbox", name="Buscar en las opciones")
    search.fill("cartas propias")
    own = page.locator("[data-path=cards]")
    own.get_by_text("Como en un archivo").click()
    own.get_by_role("button", name="Empezar por un ejemplo").click()
    expect(own.get_by_role("textbox")).to_have_value(re.compile("Reloj parado"))
    deck = field(page, "deck")
    deck.get_by_role("combobox", name=re.compile("^Añadir")).select_option(label="Reloj parado")
    expect(page.get_by_role("alert")).to_have_count(1)      # a card too many
    deck.get_by_role("button", name="Menos: Vial").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(deck.get_by_role("spinbutton", name="Reloj parado")).to_have_value("1")
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()


def test_a_pack_says_only_what_differs(designers: People) -> None:
    page = designers.page()
    page.goto("/desk/gloom")
    pack = field(page, "pack")
    pack.get_by_role("button", name="Empezar por un ejemplo").click()
    expect(pack.get_by_role("textbox")).to_have_value(re.compile("over: abismo"))
    expect(page.get_by_role("button", name="Jugar esto")).to_be_enabled()
    pack.get_by_role("textbox").fill("pack: my_box\nover: nothing\n")
    expect(pack.get_by_role("alert")).to_contain_text("clasico")


def test_a_competitive_game_shows_its_seats(designers: People) -> None:
    page = come(designers, "gloom")
    expect(page.locator("[data-measure=seat-0] [data-value]")).to_be_visible()
    expect(page.locator("[data-measure=seat-1] [data-value]")).to_be_visible()


@pytest.mark.parametrize("phone, light", sweep(product((False, True), (False, True)), kept=(
    (False, True), (True, False))))
def test_axe_finds_nobody_kept_out_and_a_phone_is_wide_enough(designers: People, phone: bool, light: bool) -> None:
    page = come(designers, phone=phone, light=light)
    found = faults(page)
    if phone:
        page.get_by_role("button", name="El juego", exact=True).click()
    for summary in page.locator(".sections > details > summary").all()[:4]:
        summary.click()
    field(page, KEYS).get_by_role("spinbutton").fill("99")
    expect(page.locator(f"[data-path='{KEYS}'] [role=alert]")).to_be_visible()
    found += faults(page)
    page.get_by_role("button", name=re.compile("^Variantes")).click()
    found += faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    page.get_by_role("button", name="Pedir lo que se quiere").click()
    found += faults(page)
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
