"""Coming back: the player's own games first, games over days, and the same person on another device."""
from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..sweep import sweep
from .conftest import People, Server, until
from .test_page import faults, make_table, sit_down
from .test_people import play_to_the_end

pytestmark = pytest.mark.browser


def _badges(page: Page) -> None:
    """Have the page say what it puts on the app's badge: a browser without a desktop has none."""
    page.add_init_script("""
        window.badges = []
        navigator.setAppBadge = async (n) => { window.badges.push(n) }
        navigator.clearAppBadge = async () => { window.badges.push(0) }""")


def _over_days(page: Page) -> None:
    """A table of Carcosa with a day for each choice, and a free seat; its address is the page's."""
    page.goto("/")
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Tu nombre").fill("Ana")
    for seat, kind in enumerate(("open", "none", "none"), 2):
        dialog.get_by_label(f"Quién ocupa el asiento {seat}").select_option(kind)
    dialog.get_by_text("Más opciones").click()
    dialog.get_by_label("Tiempo por decisión").select_option(label="24 horas")
    expect(dialog).to_contain_text("a lo largo de días")
    assert faults(page) == []
    dialog.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_my_games_come_first_and_say_whose_turn_it_is(people: People, phone: bool) -> None:
    ana, bruno = people.page(phone=phone), people.page()
    _badges(ana)
    _over_days(ana)
    bruno.goto(ana.url)
    sit_down(bruno, "Bruno")
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".choose.mine")
    expect(ana.get_by_role("timer", name=re.compile("2[34] horas para decidir"))).to_be_visible()
    ana.goto("/")
    games = ana.get_by_role("region", name=re.compile("Tus partidas"))
    expect(games).to_contain_text("En una te toca a ti")
    expect(games.get_by_role("link").first).to_contain_text("Te toca · 2")
    expect(ana).to_have_title("(1) Tapete")
    assert ana.evaluate("window.badges.at(-1)") == 1
    above = ana.evaluate("""() => document.querySelector('[aria-labelledby="my-games"]').getBoundingClientRect().bottom
        <= document.querySelector('.games').getBoundingClientRect().top""")
    assert above and faults(ana) == []
    bruno.goto("/")
    expect(bruno.get_by_role("region", name="Tus partidas")).not_to_contain_text("Te toca")
    expect(bruno).to_have_title("Tapete")
    games.get_by_role("link").first.click()
    ana.wait_for_selector(".choose.mine")


def test_another_device_with_the_same_key_plays_on(people: People) -> None:
    ana, other = people.page(), people.page(phone=True)
    make_table(ana, "easy")
    ana.wait_for_selector(".choose.mine")
    key = json.dumps(ana.evaluate("localStorage['tapete.player']"))
    other.add_init_script(f"localStorage['tapete.player'] = {key}")
    other.goto("/")
    other.get_by_role("region", name=re.compile("Tus partidas")).get_by_role("link").first.click()
    other.wait_for_selector(".choose.mine")
    kept: dict[str, Any] = other.evaluate("JSON.parse(localStorage['tapete.seats'])")
    assert ana.url.rsplit("/", 1)[-1] in kept


def test_a_page_of_ones_own_is_carried_by_code_and_words_exported_and_forgotten(people: People) -> None:
    ana, phone, third = people.page(), people.page(phone=True), people.page(language="en-GB")
    make_table(ana, "easy", rounds=2)
    ana.wait_for_selector(".play")
    play_to_the_end(ana)
    ana.goto("/")
    ana.get_by_role("link", name="Tú", exact=True).click()
    expect(ana.get_by_role("main")).to_contain_text("una partida, ")
    expect(ana.get_by_role("heading", name="Carcosa")).to_be_visible()
    expect(ana.get_by_role("heading", name="Papeles más jugados")).to_be_visible()
    expect(ana.locator("ol")).to_have_count(0)
    ana.get_by_role("button", name="Mostrar código y palabras").click()
    listed = ana.get_by_role("list", name="Tu clave en palabras").get_by_role("listitem")
    expect(listed).to_have_count(12)
    words = listed.all_inner_texts()
    expect(ana.get_by_role("img", name="Código QR que hace tuyo otro dispositivo")).to_be_visible()
    assert faults(ana) == []

    key = ana.evaluate("localStorage['tapete.player']")
    phone.goto(f"/me#{key}")
    expect(phone.get_by_role("main")).not_to_contain_text("una partida")
    assert faults(phone) == []
    phone.get_by_role("alertdialog").get_by_role("button", name="Ser esta persona aquí").click()
    expect(phone.get_by_role("main")).to_contain_text("una partida, ")
    expect(phone.get_by_label("Tu nombre")).to_have_value("Ana")
    assert key not in phone.url and faults(phone) == []

    third.goto("/me")
    third.get_by_label("Words from another device").fill("casa casa")
    third.get_by_role("button", name="Be this person here").click()
    expect(third.get_by_role("alert")).to_contain_text("These words are no key")
    third.get_by_label("Words from another device").fill(" ".join(words).upper())
    third.get_by_role("button", name="Be this person here").click()
    expect(third.locator("#main > p[role=status]")).to_contain_text("This device is Ana's now.")
    with third.expect_download() as saved:
        third.get_by_role("button", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text())["played"] == 1
    third.get_by_role("button", name="Have it forgotten").click()
    assert faults(third) == []
    third.get_by_role("button", name="Forget me").click()
    expect(third.locator("#main > p[role=status]")).to_contain_text("one game no longer says whose it was")
    ana.reload()
    expect(ana.get_by_role("main")).to_contain_text("0 partidas, ninguna ganada")


class Hook(BaseHTTPRequestHandler):
    """A webhook that stores the messages it gets."""

    got: list[str] = []

    def do_POST(self) -> None:
        self.got.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.got.clear()
    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/topic"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_word_is_sent_to_a_webhook_that_has_said_its_number_until_it_is_ended(people: People, hook: str,
                                                                             phone: bool) -> None:
    ana = people.page(phone=phone)
    make_table(ana, "easy")
    ana.wait_for_selector(".choose.mine")
    ana.goto("/me")
    section = ana.locator("section", has=ana.get_by_role("heading", name="Avisos cuando te toca"))
    section.get_by_label("No avisar de noche").uncheck()
    section.get_by_label("Adónde").select_option("ntfy")
    section.get_by_label("Dirección del webhook").fill(hook)
    section.get_by_role("button", name="Enviar allí un número").click()
    number = section.get_by_label("El número que se ha enviado allí")
    expect(number).to_be_visible()
    until(ana, lambda: True if Hook.got else None, "the number", 30)
    assert faults(ana) == []
    number.fill(re.findall(r"[0-9]{6}", Hook.got.pop())[0])
    section.get_by_role("button", name="Confirmar").click()
    expect(number).to_have_count(0)
    said = until(ana, lambda: Hook.got[0] if Hook.got else None, "word of the turn", 60)
    assert "Te toca en Carcosa." in said
    stop = re.findall(r"/stop/[^ \n]+", said)[0]
    ana.goto(stop)
    assert faults(ana) == []
    ana.get_by_role("button", name="No avisar más").click()
    expect(ana.get_by_role("alert")).to_contain_text("Allí ya no se avisa de nada")
    ana.goto("/me")
    expect(section.get_by_role("button", name=re.compile("Quitar"))).to_have_count(0)


def test_a_browser_shows_the_word_that_it_is_sent(desktop: Browser, server: Server) -> None:
    people = People(desktop, server)
    page = people.page(workers="allow")
    page.context.grant_permissions(["notifications"])
    registered: list[str] = []
    tools = page.context.new_cdp_session(page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda said: registered.extend(
        each["registrationId"] for each in said["registrations"]))
    tools.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    number = until(page, lambda: registered[-1] if registered else None, "a service worker", 30)
    tools.send("ServiceWorker.deliverPushMessage", {
        "origin": people.server.address, "registrationId": number,
        "data": json.dumps({"title": "Tapete", "body": "Te toca en Carcosa.", "url": people.server.address + "/"})})

    def shown() -> Any:
        return page.evaluate("""async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, data }) => ({ title, body, data }))[0] ?? null""")
    assert until(page, shown, "the notification", 30) == {"title": "Tapete", "body": "Te toca en Carcosa.", "data": "/"}
    assert people.faults == []


def test_another_game_with_the_same_people_is_one_press(people: People) -> None:
    ana = people.page(phone=True)
    make_table(ana, "easy", rounds=2)
    ana.wait_for_selector(".play")
    first = ana.url
    play_to_the_end(ana)
    ana.get_by_role("button", name="Otra partida, con los mismos").click()
    ana.wait_for_url(lambda url: "/t/" in url and url != first)
    ana.wait_for_selector(".play")
    play_to_the_end(ana)
    expect(ana.locator(".ending")).to_contain_text(re.compile(r"Partida 2 de la serie: .*Ana"))
    assert faults(ana) == []
