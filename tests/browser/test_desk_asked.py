"""The desk in the browser: goals for a competitive game, and people's games and opinions."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from ..sweep import sweep
from .conftest import People, until
from .test_desk import DONE, LONG, come
from .test_page import faults

pytestmark = pytest.mark.browser


def asking(page: Page) -> Locator:
    """The window in which answers are looked for."""
    page.get_by_role("button", name=re.compile("^Buscar respuestas")).click()
    return page.get_by_role("dialog")


def begun(page: Page, button: Locator) -> Any:
    """The request that a press sends. The work does not start."""
    page.route("**/api/desk/jobs*", lambda route: route.fulfill(status=201, json={"id": "x"})
               if route.request.method == "POST" else route.fulfill(json=[]))
    with page.expect_request(lambda request: request.method == "POST" and "/desk/jobs" in request.url) as asked:
        button.click()
    return asked.value.post_data_json


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_a_competitive_game_is_wished_fair(designers: People, phone: bool) -> None:
    """In a competitive game the designer can ask about the strongest seat, and about players with a thing."""
    page = come(designers, "gloom", phone=phone)
    dialog = asking(page)
    dialog.get_by_role("button", name="Pedir lo que se quiere").click()
    form = dialog.locator("form")
    aim, value = form.get_by_role("combobox", name="Cifra"), form.get_by_role("spinbutton", name="Valor")
    expect(aim).to_have_value("turns")       # one seat is as good as another
    expect(value).not_to_have_value("0")
    aim.select_option(label="Gana el asiento más fuerte")
    value.fill("30")
    form.get_by_role("button", name="Y además…").click()
    bound = form.get_by_role("group", name="Y entre")
    bound.get_by_role("combobox").select_option(label="Quien tiene… (familia)")
    which = bound.get_by_role("combobox", name="Cifra: familia")
    expect(which.locator("option").first).to_have_text(re.compile("^Victorias: "))
    family = which.input_value()
    bound.get_by_role("spinbutton", name="Desde").fill("15")
    bound.get_by_role("spinbutton", name="Hasta").fill("25.5")
    apart = form.get_by_role("checkbox", name=re.compile("valores propios"))
    expect(apart).to_have_count(0)      # there is but one number of players
    form.get_by_role("button", name="4", exact=True).click()
    apart.check()
    form.get_by_role("searchbox").fill("limit")
    form.get_by_role("listitem").get_by_role("checkbox").first.check()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    asked = begun(page, form.get_by_role("button", name="Buscarlo"))
    assert asked["target"] == {"measure": "strongest", "value": 0.3}
    assert asked["also"] == [{"measure": family, "low": 0.15, "high": 0.255}]
    assert family.startswith("families/") and asked["players"] == [4, 5] and asked["apart"] and len(asked["may"]) == 1


def test_what_numbers_matter_for_is_chosen_and_told_in_its_own_measure(designers: People) -> None:
    page = come(designers, "gloom")
    dialog = asking(page)
    of = dialog.get_by_role("combobox", name="Para qué cifra")
    expect(of).to_have_value("turns")
    expect(of.get_by_role("option", name="Gana el asiento más fuerte")).to_have_count(0)
    assert begun(page, dialog.get_by_role("button", name="¿Qué números importan?"))["measure"] == "turns"
    page.keyboard.press("Escape")
    step = {"difference": -12.25, "low": -14, "high": -10, "sure": True, "value": 4}
    page.route("**/api/desk/jobs*", lambda route: route.fulfill(json=[{
        **DONE, "id": "g", "kind": "sensitivity", "title": "Qué importa", "ask": {"game": "gloom"},
        "measure": {"name": "turns", "title": "Turnos", "kind": "number"},
        "state": "running", "place": 0,
        "result": [{"path": "limit", "title": "?", "value": 5, "down": step, "up": None, "games": 200}]}]))
    page.reload()
    dialog = asking(page)
    expect(dialog.get_by_role("heading", name="Qué hace un paso de cada número: Turnos", exact=True)).to_be_visible()
    expect(dialog.get_by_text("Un primer vistazo, con 200 partidas")).to_be_visible()     # it is still being played
    expect(dialog.get_by_role("img", name=re.compile(r"en 4: −12,25 \(de −14 a −10\)"))).to_be_visible()


def test_why_is_asked_of_whoever_has_a_thing(designers: People) -> None:
    page = come(designers, "gloom")
    thing = page.locator(".thing").first
    thing.click()
    asked = begun(page, page.get_by_role("button", name=f"Por qué: {thing.inner_text()}"))
    assert asked["kind"] == "why" and asked["measure"].startswith("families/")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_things_are_left_out_and_a_figure_lies_between_two_values(designers: People, phone: bool) -> None:
    """What a list holds may be moved like a number, all of it at a press; any value between two will do."""
    page = come(designers, "carcosa", phone=phone)
    dialog = asking(page)
    dialog.get_by_role("button", name="Pedir lo que se quiere").click()
    form = dialog.locator("form")
    form.get_by_role("combobox", name="Cómo de cerca").select_option(label="entre")
    form.get_by_role("spinbutton", name="Desde").fill("40")
    form.get_by_role("spinbutton", name="Hasta").fill("60")
    rooms = form.locator("details").filter(has_text="habitaciones especiales")
    rooms.locator("summary").click()
    rooms.get_by_role("checkbox", name="Todas").check()
    expect(rooms.locator("summary")).to_contain_text("(7 de 7)")
    rooms.get_by_role("checkbox", name="Motemey").uncheck()
    expect(rooms.locator("summary")).to_contain_text("(6 de 7)")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sent = begun(page, form.get_by_role("button", name="Buscarlo"))
    assert sent["target"] == {"measure": "win_rate", "low": 0.4, "high": 0.6}
    assert len(sent["may"]) == 6 and all(path.startswith("special_rooms.") for path in sent["may"])


def test_nothing_is_wished_before_there_are_figures(designers: People) -> None:
    page = designers.page()
    page.route_web_socket("**/api/desk/live*", lambda socket: None)
    page.goto("/desk/carcosa")
    dialog = asking(page)
    dialog.get_by_role("button", name="Pedir lo que se quiere").click()
    dialog.get_by_role("checkbox").first.check()
    expect(dialog.get_by_role("button", name="Buscarlo")).to_be_disabled()


def hasten(page: Page) -> None:
    """Play only a few games for each question."""
    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: server.send(json.dumps({**json.loads(said), "seconds": 0.5})))
    page.route_web_socket("**/api/desk/live*", opened)


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_what_people_made_of_it_stands_under_the_figures(designers: People, phone: bool) -> None:
    page = designers.page(phone=phone)
    hasten(page)
    page.goto("/desk/carcosa")
    if phone:
        page.get_by_role("button", name="Qué pasa", exact=True).click()
    expect(page.locator("[data-people='0'].soft")).to_contain_text("Nadie ha acabado aún una partida así")
    told = {"games": 3, "few": True, "sentence": "Aquí se han jugado 3 partidas así con personas. Son pocas."}
    with page.expect_request("**/api/desk/people*") as asked:
        page.route("**/api/desk/people*", lambda route: route.fulfill(json=told))
        page.reload()
        if phone:
            page.get_by_role("button", name="Qué pasa", exact=True).click()
    assert "game=carcosa" in asked.value.url and "players=4" in asked.value.url
    expect(page.locator("[data-people='3']")).to_have_text(told["sentence"])
    expect(page.locator("[data-people].soft")).to_have_count(0)
    assert faults(page) == []


def play_out(page: Page) -> None:
    """Choose what comes first on the menu, from the page's own seat, until the game is over."""
    code = page.url.rpartition("/")[2]
    seat = json.loads(page.evaluate("localStorage.getItem('tapete.seats')"))[code]
    told = {"Authorization": f"Bearer {seat['token']}"}

    def over() -> bool | None:
        now = page.request.get(f"/api/tables/{code}/now", headers=told).json()
        if now["status"] == "over":
            return True
        if now["menu"]:
            page.request.post(f"/api/tables/{code}/choices", headers=told,
                              data={"seq": now["seq"], "action": now["menu"][0]["action"]})
        return None
    until(page, over, "the game does not end")


def test_what_somebody_thought_of_a_game_comes_to_whoever_designs_it(designers: People) -> None:
    page = designers.page()
    hasten(page)
    page.goto('/desk/carcosa#{"end.max_rounds":1,"turn.actions":1}')
    page.get_by_role("button", name="Jugar esto").click()
    page.wait_for_url("**/t/*")
    play_out(page)
    page.reload()
    asked = page.get_by_role("region", name="¿Qué te ha parecido?")
    expect(asked).to_be_visible()
    below, buttons = asked.bounding_box(), page.locator(".ending .do").bounding_box()
    assert below and buttons and below["y"] + below["height"] <= buttons["y"], "nothing covers the question"
    asked.get_by_role("group", name="Divertida").get_by_role("button", name="4").click()
    expect(asked.get_by_role("status")).to_have_text("Anotado.")
    asked.get_by_role("button", name="corta").click()
    assert faults(page) == []
    page.goto("/desk/carcosa")
    expect(page.locator("[data-said]")).to_contain_text("diversión, 4 de 5", timeout=LONG)
    expect(page.locator("[data-said]")).to_contain_text("demasiado corta para 1")
