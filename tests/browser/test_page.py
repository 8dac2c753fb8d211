"""The page's functions for one person."""
from __future__ import annotations

import json
import re
import sqlite3
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ..sweep import sweep
from .conftest import ROOT, People

pytestmark = pytest.mark.browser

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RECORD = ROOT / "tests/fixtures/carcosa/seed-102.jsonl"


def play_now(page: Page) -> None:
    """A new player's two presses: what to play against, and go."""
    page.goto("/")
    game = page.get_by_role("region", name="Carcosa")
    game.get_by_label("Fuerza de los bots").select_option("easy")
    game.get_by_role("button", name="Jugar ahora").click()
    page.wait_for_selector(".choose.mine")


def test_every_game_can_be_begun_without_scrolling_on_a_laptop(people: People) -> None:
    page = people.page()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Juegos de mesa con muchas reglas")
    begins = page.get_by_role("button", name="Jugar ahora")
    expect(begins.first).to_be_visible()
    assert begins.count() == 4
    bottoms = [box["y"] + box["height"] for each in begins.all() if (box := each.bounding_box())]
    assert len(bottoms) == 4 and max(bottoms) <= 800


def test_two_presses_lead_into_a_game_against_the_house(people: People) -> None:
    page = people.page(still=False)
    play_now(page)
    me = page.locator(".figure[data-thing='soul:0']")
    place = str(me.get_attribute("style"))
    page.locator(".room.open").first.click(position={"x": 40, "y": 50})
    expect(me).not_to_have_attribute("style", place)
    expect(page.get_by_role("log", name="Crónica")).to_contain_text("habitación")


def test_what_happens_is_shown_and_can_be_skipped(people: People) -> None:
    page = people.page(still=False)
    play_now(page)
    page.locator('[data-action="end turn"]').click()
    page.get_by_role("button", name=re.compile("Saltar")).click()
    page.wait_for_selector(".choose.mine")
    expect(page.get_by_role("button", name=re.compile("Saltar"))).to_have_count(0)


def test_what_cannot_be_done_says_why_with_its_rule(people: People) -> None:
    page = people.page()
    play_now(page)
    # who asked for less motion gets none, and not a moment's transition of every element at every change
    expect(page.locator(".figure[data-thing='soul:0']")).to_have_css("transition-property", "none")
    closed = page.locator(".room:not(.open)").first
    closed.click(position={"x": 40, "y": 50})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Solo se cambia de piso de escalera a escalera")
    dialog.get_by_role("button", name="Desde una habitación con escalera").click()
    expect(dialog).to_contain_text("se pasa a la habitación con escalera del piso de encima o de debajo.")


def test_a_move_by_keyboard_alone(people: People) -> None:
    page = people.page()
    play_now(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.room.open')"):
            break
    place = page.evaluate("document.activeElement.dataset.thing").split(":")[1]
    page.keyboard.press("Enter")
    floor, room = place[1], place[4]
    expect(page.get_by_role("log", name="Crónica")).to_contain_text(
        f"hasta la habitación {room} del {('primer', 'segundo', 'tercer')[int(floor) - 1]} piso.")


def test_the_story_of_a_table_left_behind_can_be_read_and_kept(people: People) -> None:
    page = people.page()
    play_now(page)
    with page.expect_response(re.compile("/choices")):   # the page asks the old question till the next comes
        page.locator('[data-action="end turn"]').click()
    code = page.url.rsplit("/", 1)[1]
    people.server.kill()
    with sqlite3.connect(people.server.database.removeprefix("sqlite+aiosqlite:///")) as db:
        db.execute("UPDATE tables SET version = 0, ruleset = 'canon-0.4' WHERE code = ?", (code,))
    people.server.start()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("alert")).to_contain_text("canon-0.4")
    page.get_by_role("button", name="Leer su historia").click()
    expect(page.get_by_role("alert")).to_contain_text("end turn")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Descargar el registro").click()
    header = json.loads(Path(kept.value.path()).read_text(encoding="utf-8").splitlines()[0])
    assert (header["game"], header["version"]) == ("carcosa", 0)


def test_a_hint_says_what_the_search_thinks(people: People) -> None:
    page = people.page()
    play_now(page)
    page.wait_for_function("async () => (await (await fetch('/api/games')).json())[0].bots_ready")
    page.get_by_role("button", name="Consejo").click()
    expect(page.locator(".advice p").first).to_have_text(re.compile("Tras «|En contra de «|igualadas"))
    if "igualadas" in page.locator(".advice").inner_text():
        assert page.locator(".hint").count() == 0       # figures are no counsel then
    else:
        expect(page.locator(".hint").first).to_have_text(re.compile(r"^\d+ % ± \d+$"))
        assert page.locator(".hint").count() == page.locator(".choices [data-action]").count()


def test_a_seat_goes_to_another_device(people: People) -> None:
    page, phone = people.page(), people.page(phone=True)
    play_now(page)
    page.get_by_role("button", name="Mesa").click()
    page.get_by_role("button", name="Seguir en otro aparato").click()
    code = page.get_by_role("dialog").locator("p b.code").inner_text()
    phone.goto(page.url)
    phone.get_by_role("button", name="Mesa").click()
    phone.get_by_label("¿Traes un código de otro aparato?").fill(code)
    phone.get_by_role("button", name="Tomar el asiento").click()
    phone.wait_for_selector(".choose.mine")
    expect(page.locator(".choose.mine")).to_have_count(0)


def make_short(page: Page, rounds: int) -> None:
    """Have the game of Carcosa that is being set up end after so many rounds: what comes after it is looked at."""
    def shorten(route: Route) -> None:
        asked = route.request.post_data_json if route.request.method == "POST" else None
        route.continue_(post_data=asked and json.dumps({**asked, "options": {"end": {"max_rounds": rounds}}}))
    page.route("**/api/tables", shorten)


def make_table(page: Page, *others: str, password: str = "", rounds: int = 0) -> None:
    """A new table of Ana's; `others` are the kinds of the seats besides hers."""
    page.goto("/")
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    page.get_by_label("Tu nombre").fill("Ana")
    for seat, kind in enumerate([*others, "none", "none", "none"][:3], 2):
        page.get_by_label(f"Quién ocupa el asiento {seat}").select_option(kind)
    if rounds:
        make_short(page, rounds)
    if password:
        page.get_by_text("Más opciones").click()
        page.get_by_label("Contraseña").fill(password)
    page.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**/t/*")


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Sentarme aquí").first.click()


def test_a_table_is_shared_by_its_code_its_link_and_a_picture(people: People) -> None:
    page = people.page()
    make_table(page, "open")
    code = page.locator("[data-test=code]").inner_text()
    assert page.url.endswith(f"/t/{code}")
    expect(page.get_by_role("link", name=f"http://192.0.2.7:8000/t/{code}")).to_be_visible()
    picture = page.get_by_role("img", name="Código QR")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('img[src$=\"qr.svg\"]').naturalWidth > 100")


def test_a_link_is_copied_also_where_the_browser_keeps_its_clipboard_from_pages(people: People) -> None:
    """So it is by plain http at any address but localhost."""
    page = people.page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    make_table(page, "open")
    page.get_by_role("button", name="Compartir el enlace").click()
    expect(page.get_by_role("button", name="Enlace copiado")).to_be_visible()
    page.goto("/")
    field = page.get_by_label("Código de la mesa").first
    field.focus()
    page.keyboard.press("Control+v")
    expect(field).to_have_value("http://192.0.2.7:8000"[:12])      # all that there is room for


def test_a_link_that_cannot_be_copied_is_not_said_to_be(people: People) -> None:
    page = people.page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined});"
                         "document.execCommand = () => false")
    make_table(page, "open")
    page.get_by_role("button", name="Compartir el enlace").click()
    expect(page.get_by_text("no deja que esta página copie")).to_be_visible()
    expect(page.get_by_role("button", name="Enlace copiado")).to_have_count(0)


@pytest.mark.parametrize(("address", "said"), [
    ("/nowhere", "Aquí no hay ninguna página así."), ("/replay/xyz", "Esa repetición no existe."),
    ("/t/ZZZZZZ", "No hay ninguna mesa con el código ZZZZZZ.")])
def test_an_address_that_leads_nowhere_says_so_and_leads_back(people: People, address: str, said: str) -> None:
    page = people.page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_role("alert").get_by_role("link", name="Al vestíbulo").click()
    page.wait_for_url("**/")


def test_a_choice_is_taken_back_if_the_others_agree(people: People) -> None:
    ana, camilla = people.page(), people.page()
    make_table(ana, "open")
    camilla.goto(ana.url)
    sit_down(camilla, "Camilla")
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".choose.mine")
    ana.locator('[data-action="end turn"]').click()
    camilla.wait_for_selector(".choose.mine")
    ana.get_by_role("button", name="Deshacer").click()
    camilla.get_by_role("button", name="De acuerdo").click()
    ana.wait_for_selector(".choose.mine")
    expect(camilla.locator(".choose.mine")).to_have_count(0)
    expect(camilla.get_by_role("log", name="Crónica")).to_contain_text("deshace su última decisión")


def test_a_table_with_a_password_lets_in_who_knows_it(people: People) -> None:
    ana, camilla = people.page(), people.page()
    make_table(ana, "open", password="hali")
    camilla.goto(ana.url)
    camilla.get_by_label("Contraseña").fill("aldebarán")
    camilla.get_by_role("button", name="Mirar").click()
    expect(camilla.get_by_role("heading", name="No se puede mostrar la mesa")).to_be_visible()
    camilla.get_by_label("Contraseña").fill("hali")
    camilla.get_by_role("button", name="Mirar").click()
    sit_down(camilla, "Camilla")
    expect(ana.get_by_text("Camilla")).to_be_visible()


def test_people_talk(people: People) -> None:
    page, watcher = people.page(), people.page(language="en-GB")
    play_now(page)
    watcher.goto(page.url)
    watcher.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_role("tab", name="Charla").click()
    page.get_by_label("Escribe a la mesa").fill("¿Vamos al Umbral?")
    page.get_by_role("button", name="Enviar").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("¿Vamos al Umbral?")
    expect(watcher.get_by_label("Write to the table")).to_have_count(0)


def test_the_language_changes_without_losing_the_table(people: People) -> None:
    page = people.page()
    play_now(page)
    page.get_by_role("button", name="EN: English").click()
    page.wait_for_selector(".choose.mine")
    expect(page.get_by_role("heading", level=2)).to_contain_text("what now?")
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_contain_text("what now?")


def test_the_shell_is_there_without_a_connection(people: People) -> None:
    page = people.page(workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_selector(".hero")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No se llega al servidor")


def open_replay(page: Page) -> None:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_selector(".scrub")


def test_a_saved_game_is_watched_and_played_on(people: People) -> None:
    page = people.page()
    open_replay(page)
    page.get_by_role("slider", name="Momento").fill("10")
    page.get_by_role("button", name="Jugar desde aquí").click()
    page.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".play")
    expect(page.get_by_role("button", name="Mesa")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(people: People, tmp_path: Path) -> None:
    page = people.page()
    page.goto("/")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("{}\n")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("no se puede usar")


KEPT_OUT = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${location.href} ${id}: ${target} ${failureSummary ?? ''}`))"""
"""To transfer all of axe's results takes the driver longer than axe itself."""


def faults(page: Page) -> list[str]:
    """The faults that axe rates as serious or worse."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(KEPT_OUT)
    return found


@pytest.mark.parametrize("phone, light", sweep(product((False, True), (False, True)), kept=(
    (False, False), (True, True))))
def test_axe_finds_nobody_kept_out(people: People, light: bool, phone: bool) -> None:
    page = people.page(phone=phone, light=light)
    page.goto("/")
    page.wait_for_selector(".hero")
    found = faults(page)
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    found += faults(page)
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_selector("[data-test=code]")
    found += faults(page)
    play_now(page)
    found += faults(page)
    page.get_by_role("button", name="Mesa").click()
    found += faults(page)
    page.keyboard.press("Escape")
    page.locator(".who").first.click()
    page.wait_for_selector(".term")
    found += faults(page)
    open_replay(page)
    found += faults(page)
    page.goto("/rules/carcosa")
    page.wait_for_selector("dl")
    found += faults(page)
    assert found == []


@pytest.mark.parametrize("language", ["es-ES", "en-GB"])
def test_no_screen_is_wider_than_a_phone(people: People, language: str) -> None:
    page = people.page(phone=True, language=language)
    page.goto("/")
    page.wait_for_selector(".hero")
    widths = {"lobby": overhang(page)}
    page.goto("/rules/carcosa")
    page.wait_for_selector("dl")
    widths["rules"] = overhang(page)
    page.goto("/")
    game = page.get_by_role("region", name="Carcosa")
    game.get_by_role("combobox").select_option("easy")
    game.locator(".main").tap()
    page.wait_for_selector(".choose.mine")
    widths["table"] = overhang(page)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_selector(".scrub")
    widths["replay"] = overhang(page)
    assert widths == dict.fromkeys(widths, 0)


def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window. A phone shrinks a page that is: it cannot be asked."""
    assert page.viewport_size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) - page.viewport_size["width"]
