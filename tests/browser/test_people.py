"""Presence: who is there, who leaves, and how it ends, as the others see it."""
from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..sweep import sweep
from .conftest import People, until
from .test_page import faults, make_table, sit_down

pytestmark = pytest.mark.browser


def two(people: People) -> tuple[Page, Page]:
    """Ana and Camilla in a running game; it is Ana's turn."""
    ana, camilla = people.page(), people.page(phone=True)
    make_table(ana, "open")
    camilla.goto(ana.url)
    sit_down(camilla, "Camilla")
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".choose.mine")
    camilla.wait_for_selector(".play")
    return ana, camilla


def test_leaving_asks_once_and_the_others_are_told_what_they_can_do(people: People) -> None:
    ana, camilla = two(people)
    ana.locator('[data-action="end turn"]').click()
    camilla.wait_for_selector(".choose.mine")
    camilla.get_by_role("button", name="Mesa").click()
    camilla.get_by_role("button", name="Dejar mi asiento").click()
    camilla.get_by_role("button", name="Quedarme").click()
    expect(camilla.get_by_role("alertdialog")).to_have_count(0)
    camilla.get_by_role("button", name="Dejar mi asiento").click()
    assert faults(camilla) == []
    camilla.get_by_role("button", name="Irme").click()
    camilla.wait_for_url("**/")

    expect(ana.get_by_role("log", name="Crónica")).to_contain_text("Camilla se levanta")
    expect(ana.get_by_role("region", name="Jugadores")).to_contain_text("Camilla (se ha ido)")
    missing = ana.locator(".missing")
    expect(missing).to_contain_text("Camilla ha dejado la partida")
    assert faults(ana) == []
    missing.get_by_role("button", name="Que juegue un bot").click()
    ana.wait_for_selector(".choose.mine")
    expect(missing).to_have_count(0)


def test_a_lost_connection_is_seen_at_the_seat_in_the_question_and_in_the_chronicle(people: People) -> None:
    ana, camilla = two(people)
    ana.locator('[data-action="end turn"]').click()
    camilla.wait_for_selector(".choose.mine")
    address = camilla.url
    camilla.goto("/")
    for place in (ana.get_by_role("region", name="Jugadores"), ana.locator(".choose")):
        expect(place).to_contain_text("Camilla (sin conexión)")
    expect(ana.get_by_role("log", name="Crónica")).to_contain_text("Camilla ha perdido la conexión.")
    expect(ana.locator(".missing")).to_contain_text("Tiene un minuto para volver")
    camilla.goto(address)
    expect(ana.get_by_role("log", name="Crónica")).to_contain_text("Camilla ha vuelto.")
    expect(ana.locator(".missing")).to_have_count(0)


@contextmanager
def looking_away(*pages: Page) -> Iterator[None]:
    """The pages are elsewhere meanwhile: to draw each choice takes a hundred times as long as to make it, and what is
    chosen comes quicker than any page can show. Then they are opened where they were."""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    yield
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


def asked_or_over(page: Page, code: str, headers: dict[str, str]) -> dict[str, Any] | None:
    """The server's question to a seat, or the table at the end of its game."""
    now: dict[str, Any] = page.request.get(f"/api/tables/{code}/now", headers=headers).json()
    return now if now["outcome"] or now["menu"] else None


def play_to_the_end(page: Page, seed: int = 1) -> None:
    """Choose at random for the page's seat, by the server itself, until the game is over; then look again."""
    code = page.url.rsplit("/", 1)[-1]
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage['tapete.seats'])")
    headers = {"Authorization": f"Bearer {kept[code]['token']}"}
    chance = random.Random(seed)
    with looking_away(page):
        while True:
            now = until(page, lambda: asked_or_over(page, code, headers), "the seat is asked nothing", every=10)
            if now["outcome"]:
                return
            page.request.post(f"/api/tables/{code}/choices", headers=headers, data={
                "seq": now["seq"], "action": chance.choice(now["menu"])["action"]})


ENDS = ("Cthulhu Gloom", r"−?\d+ puntos"), ("Carcosa", r"cordura −?\d+")


@pytest.mark.parametrize("game, said, phone", sweep(((*end, phone) for end in ENDS for phone in (False, True)), kept=(
    (*ENDS[0], True), (*ENDS[1], False))))
def test_the_end_ranks_everybody(people: People, game: str, said: str, phone: bool) -> None:
    page = people.page(phone=phone)
    page.goto("/")
    region = page.get_by_role("region", name=game)
    region.get_by_label("Fuerza de los bots").select_option("easy")
    region.get_by_role("button", name="Jugar ahora").click()
    page.wait_for_selector(".play")
    play_to_the_end(page)
    standings = page.get_by_role("list", name="Cómo le ha ido a cada cual")
    expect(standings.get_by_role("listitem")).to_have_count(5 if game == "Cthulhu Gloom" else 4)
    expect(standings.get_by_text("(tú)")).to_have_count(1)
    expect(standings.get_by_role("listitem").first).to_contain_text(re.compile(said))
    expect(page.get_by_role("heading", name=re.compile("Has (ganado|perdido)"))).to_be_visible()
    if game == "Cthulhu Gloom":
        expect(standings.get_by_role("listitem").first).to_contain_text("ha ganado")
    assert faults(page) == []


def test_a_curve_that_is_drawn_yet_says_so_and_one_that_cannot_be_leaves_no_gap(people: People) -> None:
    page = people.page()
    make_table(page, "easy", rounds=2)
    page.wait_for_selector(".play")
    page.route("**/curve*", lambda route: None)                     # it takes its time
    play_to_the_end(page)
    ending = page.get_by_role("region", name="Fin de la partida")
    expect(ending.get_by_role("status")).to_have_text("Se está dibujando la curva de la partida…")
    page.unroute("**/curve*")
    page.route("**/curve*", lambda route: route.fulfill(status=503, json={
        "error": {"code": "busy", "sentence": "Ahora no puede ser.", "rule": None}}))
    page.reload()
    expect(ending).to_contain_text("Ahora no puede ser.")
    expect(ending.locator("figure")).to_have_count(0)


def play_all_to_the_end(*pages: Page, seed: int = 1) -> None:
    """Choose at random for the pages' seats in turn, by the server itself, until the game is over."""
    code, chance = pages[0].url.rsplit("/", 1)[-1], random.Random(seed)
    headers = [{"Authorization": "Bearer " + page.evaluate("JSON.parse(localStorage['tapete.seats'])")[code]["token"]}
               for page in pages]
    with looking_away(*pages):
        for number in range(20_000):
            page, own = pages[number % len(pages)], headers[number % len(pages)]
            now = page.request.get(f"/api/tables/{code}/now", headers=own).json()
            if now["outcome"]:
                return
            if now["menu"]:
                page.request.post(f"/api/tables/{code}/choices", headers=own, data={
                    "seq": now["seq"], "action": chance.choice(now["menu"])["action"]})
        pytest.fail("the game does not end")


def info(page: Page) -> dict[str, Any]:
    """The table that a page is at."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    return found


def test_whoever_makes_a_table_chooses_who_the_bots_are(people: People) -> None:
    """Bots have a name and a style. A waiting table shows both, and no bot sits down twice."""
    ana = people.page(phone=True)
    ana.goto("/")
    ana.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    ana.get_by_label("Tu nombre").fill("Ana")
    third, fourth = (ana.get_by_label(f"Quién es el bot del asiento {seat}") for seat in (3, 4))
    third.select_option(label="Hugo, con prisa")
    expect(fourth.get_by_role("option", name="Hugo, con prisa")).to_be_disabled()
    ana.get_by_role("button", name="Hacer la mesa").click()
    row = ana.locator(".waiting li").filter(has_text="Hugo")
    expect(row).to_contain_text("con prisa: va a lo que renta ya")
    expect(row.locator(".face .brow")).to_have_count(1)
    assert [seat["name"] for seat in info(ana)["seats"]][2] == "Hugo"
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_play_again_a_seat_further_on_and_the_wins_are_counted(people: People) -> None:
    ana, eva = people.page(), people.page(phone=True)
    ana.goto("/")
    ana.get_by_role("region", name="Cthulhu Gloom").get_by_role("button", name="Jugar con gente").click()
    ana.get_by_label("Tu nombre").fill("Ana")
    for seat, kind in enumerate(("open", "none", "none", "none"), 2):
        ana.get_by_label(f"Quién ocupa el asiento {seat}").select_option(kind)
    ana.get_by_role("button", name="Hacer la mesa").click()
    ana.wait_for_url("**/t/*")
    eva.goto(ana.url)
    sit_down(eva, "Eva")
    ana.get_by_role("button", name="Empezar").click()
    for page in (ana, eva):
        page.wait_for_selector(".play")
    wins = {"Ana": 0, "Eva": 0}
    for game in (1, 2):
        play_all_to_the_end(ana, eva, seed=game)
        ended = info(ana)
        names = [seat["name"] for seat in ended["seats"]]
        assert names == (["Ana", "Eva"] if game == 1 else ["Eva", "Ana"])
        for one in ended["outcome"]["standings"]:
            wins[names[one["seat"]]] += one["won"]
        for page in (ana, eva):
            expect(page.locator(".ending")).to_be_visible()
            if game == 2:
                score = page.get_by_text("Partida 2 de la serie:")
                expect(score).to_contain_text(f"Eva {wins['Eva']} · Ana {wins['Ana']}")
        if game == 1:
            assert sum(wins.values()) == 1
            ana.get_by_role("button", name="Otra partida, con los mismos").click()
            eva.get_by_role("button", name="Ven: juegan otra vez").click()
            for page in (ana, eva):
                page.wait_for_url(re.compile(rf"/t/(?!{ended['code']})"))
            assert ana.url == eva.url
            assert info(ana)["series"] == {"number": 2, "won": [wins["Eva"], wins["Ana"]]}
            eva.get_by_role("button", name="Empezar").click()      # anybody may, not the host alone
            for page in (ana, eva):
                page.wait_for_selector(".play")
                assert faults(page) == []


def test_an_invitation_says_what_it_is_to_and_numbers_choose(people: People) -> None:
    ana, camilla = people.page(), people.page(phone=True)
    make_table(ana, "open")
    camilla.goto(ana.url)
    expect(camilla.get_by_role("heading", name="Carcosa")).to_be_visible()
    expect(camilla.get_by_text("entre 45 y 90 minutos")).to_be_visible()
    expect(camilla.get_by_text("Ana", exact=True)).to_be_visible()
    assert faults(camilla) == []
    sit_down(camilla, "Camilla")
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".choose.mine")
    last = ana.locator(".choices button.choice").count()
    ana.keyboard.press(str(last))       # what ends the turn is the last of the list
    camilla.wait_for_selector(".choose.mine")
