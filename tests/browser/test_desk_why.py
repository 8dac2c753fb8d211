"""The desk in the browser: the causes of a figure, decks that fill up, the queue, printing, and the key."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..sweep import sweep
from .conftest import People, Server
from .test_desk import DONE, KEYS, LONG, come, field, figures
from .test_page import faults

pytestmark = pytest.mark.browser

KEY = "a key that nobody guesses"


def test_a_deck_is_filled_up_and_a_number_follows_from_another(designers: People) -> None:
    page = come(designers)
    deck = field(page, "deck")
    deck.get_by_role("combobox", name="Completa el mazo").select_option("EVENTO_MOTEMEY")
    filler = deck.get_by_role("listitem").filter(has_text="Visita de Motemey")
    expect(filler.locator("b")).to_have_text("4")
    deck.get_by_role("button", name="Más: Vial").first.click()
    expect(filler.locator("b")).to_have_text("3")
    expect(page.get_by_role("alert")).to_have_count(0)
    figures(page, beside=True)
    left = field(page, "end.keys_left_defeat")
    expect(left.locator("b")).to_have_text("3")     # the ruleset itself ties it to the keys
    field(page, KEYS).get_by_role("spinbutton").fill("6")
    expect(left.locator("b")).to_have_text("5")
    formula = left.get_by_role("textbox")
    formula.fill("= nothing")
    formula.press("Enter")
    expect(left.get_by_role("alert")).to_contain_text("nothing")
    left.get_by_role("button", name=re.compile("^Dejar como estaba")).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_why_is_asked_of_a_figure_and_what_waits_says_what_is_before_it(designers: People) -> None:
    page = come(designers)
    page.get_by_role("button", name="Por qué: Victorias").click()
    dialog = page.get_by_role("dialog")
    jobs = dialog.locator("[data-job=why]")
    expect(jobs).to_have_count(1)
    expect(jobs.first).to_contain_text("Victorias")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Por qué: Rondas").click()
    expect(jobs).to_have_count(2)
    expect(jobs.first).to_contain_text("Es el siguiente. En marcha: Por qué es así: Carcosa, Victorias")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Por qué: Victorias").click()
    expect(jobs).to_have_count(2)       # what is asked already is not asked again
    stop = dialog.get_by_role("button", name="Parar")
    for left in (1, 0):
        stop.first.click()
        expect(stop).to_have_count(left)


WHY = {**DONE, "id": "w", "kind": "why", "title": "Por qué es así", "place": None, "result": {
    "measure": "win_rate", "title": "Victorias", "kind": "share", "failed": ["Sin esta no se puede: Llave."],
    "ways": ["Otra carta."],
    "cards": [{"kind": "card", "thing": "VIAL", "title": "Vial", "how": "Otra carta.", "worth": 0.031, "low": 0.01,
               "high": 0.05, "sure": True, "games": 3840},
              {"kind": "card", "thing": "ARANA", "title": "Araña", "how": "", "worth": -0.02, "low": -0.05,
               "high": 0.01, "sure": False, "games": 3840},
              {"kind": "card", "thing": "PINZA", "title": "Pinza", "how": "", "worth": -0.2, "low": -0.5,
               "high": 0.1, "sure": False, "games": 60}],
    "happened": {"unit": "rounds", "high": 6, "low": 55, "rules": [
        {"rule": "carcosa.king.roulette", "title": "La ruleta", "wording": "", "high": 1.5, "low": 0.5, "sure": True}]},
    "tension": {"games": 61, "unlikely": 0.2, "sure": 0.8, "comebacks": 0.11, "early": 0.4, "decided": 0.62, "curves": [
        {"name": "won", "games": 6, "chances": [0.1 + 0.9 * i / 40 for i in range(41)]},
        {"name": "lost", "games": 55, "chances": [0.1 - 0.1 * i / 40 for i in range(41)]}]},
    "lost": {"unit": "rounds", "width": 2, "bars": [{"at": 20, "games": 30}, {"at": 22, "games": 60}]}}}


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_why_is_drawn_for_everybody(designers: People, phone: bool) -> None:
    page = designers.page(phone=phone)
    page.route("**/api/desk/jobs*", lambda route: route.fulfill(json=[WHY]))
    page.goto("/desk/carcosa")
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=re.compile(r"^Vial: \+3,1"))).to_be_visible()
    expect(dialog.locator("rect.unsure")).to_have_count(2)      # one of them among those of fewer games
    expect(dialog.get_by_text("Otra carta.")).to_be_visible()       # how it was taken out
    expect(dialog.get_by_text("Sin esta no se puede: Llave.")).to_be_visible()
    fewer = dialog.get_by_role("img", name=re.compile("^Pinza: −20"))
    expect(fewer).to_be_hidden()
    dialog.get_by_text("Miradas con menos partidas (1)").click()
    expect(fewer).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("partidas ganadas"))).to_be_visible()
    expect(dialog.get_by_role("link", name="La ruleta")).to_have_attribute(
        "href", "/rules/carcosa/canon-0.4#carcosa.king.roulette")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_design_is_printed_and_reported(designers: People) -> None:
    page = come(designers)
    field(page, KEYS).get_by_role("button", name=re.compile("^Menos")).click()
    figures(page, beside=True)
    with page.expect_download(timeout=LONG) as report:
        page.get_by_role("button", name="Informe").click()
    assert Path(report.value.path()).read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    expect(page.locator(".told")).to_have_text("Guardado entre tus descargas: carcosa-report.html.")
    page.get_by_role("button", name="Imprimir").click()
    page.get_by_role("dialog").get_by_label("Papel").select_option("letter")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download(timeout=LONG) as printed:
        page.get_by_role("dialog").get_by_role("button", name="Tablero").click()
    assert Path(printed.value.path()).read_bytes()[:4] == b"%PDF"
    assert any("paper=letter" in url and "bleed=0" in url for url in asked)
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("carcosa-board.pdf")
    assert faults(page) == []


@pytest.fixture
def locked(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """A server whose desk asks for a key."""
    monkeypatch.setenv("DESK_KEY", KEY)
    server = Server(tmp_path, workers=0, desk="key")
    server.start()
    people = People(chromium, server)
    yield people
    for context in people.contexts:
        context.close()
    server.kill()


def test_a_key_opens_the_desk(locked: People) -> None:
    page = locked.page()
    page.goto("/desk/carcosa")
    page.get_by_label("Clave").fill("another key, of no use")
    page.get_by_role("button", name="Entrar").click()
    expect(page.get_by_label("Clave")).to_be_visible()
    page.get_by_label("Clave").fill(KEY)
    page.get_by_role("button", name="Entrar").click()
    expect(page.get_by_role("heading", name="Carcosa", level=1)).to_be_visible()
    expect(page.locator("[data-measure=win_rate] [data-value]")).to_be_visible(timeout=LONG)
