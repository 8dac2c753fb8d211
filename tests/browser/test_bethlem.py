"""Bethlem in the browser: a night that looks the same to all, a day, and secrets of other seats."""
from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tapete.games import find_game, speech_of

from .conftest import People, until
from .test_gloom import asked, moved_on, now, send, token
from .test_page import faults, overhang

pytestmark = pytest.mark.browser
GAME, SPANISH = find_game("bethlem"), speech_of("bethlem", "es")


def sit_down(people: People, seats: list[str], calls: float, **page: Any) -> tuple[Page, str]:
    """A table of the kinds `bot` and `open` besides the page's own seat 0; the page, at the table, and its code."""
    made = people.page(**page)
    made.goto("/")
    answer = made.request.post("/api/tables", data={
        "game": "bethlem", "calls": calls, "seats": [{"kind": "me", "name": "Ana"}, *(
            {"kind": kind, **({"bot": "easy"} if kind == "bot" else {})} for kind in seats)]})
    assert answer.ok, answer.text()
    seated = answer.json()
    keep(made, seated)
    made.goto(f"/t/{seated['code']}")
    return made, seated["code"]


def keep(page: Page, seated: dict[str, Any]) -> None:
    page.evaluate("([code, seat, token]) => localStorage.setItem('tapete.seats', JSON.stringify("
                  "{[code]: {seat, token, game: 'bethlem', at: Date.now()}}))",
                  [seated["code"], seated["seat"], seated["token"]])


def lay(page: Page) -> None:
    """Press one's four cards from left to right, and lay them so."""
    page.wait_for_selector(".choose.mine")
    cards = page.locator("section[aria-label^='Tu fila'] .cards button")
    for i in (2, 0, 3, 1):
        cards.nth(i).click()
    page.get_by_role("button", name="Poner así las cartas").click()


def later(page: Page, code: str) -> int:
    """The round that a table has come to."""
    return int(page.request.get(f"/api/tables/{code}/now").json()["view"]["round"])


def test_a_whole_game_is_clicked_through(people: People) -> None:
    page, code = sit_down(people, ["bot"] * 3, 0.05)
    lay(page)
    expect(page.locator("article.mine .tile.face")).to_have_count(4)
    end = time.monotonic() + 180
    while page.locator(".ending").count() == 0 and (time.monotonic() < end or later(page, code) < 3):
        choice = page.locator(".choose.mine [data-action]")
        if choice.count():
            try:
                choice.last.click(timeout=400)
            except Exception:       # the call was over before the press
                continue
        page.wait_for_timeout(30)
    now = page.request.get(f"/api/tables/{code}/now").json()
    if now["status"] == "over":             # else the bots are slow on this machine; they play on without us
        expect(page.locator(".ending")).to_be_visible()
        expect(page.locator(".tile:not(.face)")).to_have_count(0)         # everything is open at the end
    expect(page.get_by_role("log", name="Crónica")).to_contain_text(
        "Fin de la partida" if now["status"] == "over" else "Ronda 2")


SCREEN = """[...['.caller .large', '.choose'].map((what) => document.querySelector(what)?.innerText),
    document.querySelectorAll('.choose.mine').length]"""
"""The call, what is said beside it, and whether somebody is asked, all of one moment."""


def test_by_night_all_see_the_same_screen_but_for_whoever_is_asked(people: People) -> None:
    ana, code = sit_down(people, ["open"] * 3, 3)
    pages = [ana]
    for seat in (1, 2, 3):
        page = people.page()
        page.goto("/")
        taken = page.request.post(f"/api/tables/{code}/seats/{seat}/take", data={"name": f"P{seat}"}).json()
        keep(page, taken)
        page.goto(f"/t/{code}")
        pages.append(page)
    watcher = people.page()
    ana.get_by_role("button", name="Empezar").click()
    for page in pages:
        lay(page)
    watcher.goto(f"/t/{code}")
    watcher.wait_for_selector("[data-phase=NIGHT]")
    expect(watcher.locator(".tile.face")).to_have_count(0)              # who watches sees no card
    for page in pages:
        expect(page.locator(".tile.face")).to_have_count(4)             # and the others their own alone
    calls: set[str] = set()
    asked_once = 0

    def compared() -> bool | None:
        """Of each call once."""
        nonlocal asked_once
        call = watcher.locator(".caller .large").inner_text()
        screens = [] if call in calls else [page.evaluate(SCREEN) for page in pages]
        if {screen[0] for screen in screens} != {call} or call != watcher.locator(".caller .large").inner_text():
            return None         # the next call came while we looked
        assert watcher.locator("[data-phase=NIGHT]").count()
        asked = [screen for screen in screens if screen[2]]
        assert len(asked) <= 1
        assert {screen[1] for screen in screens if not screen[2]} == {call}
        asked_once += len(asked)
        calls.add(call)
        return True if len(calls) > 2 and asked_once else None

    until(watcher, compared, "not three calls by night, one of somebody, are seen by all", every=200)


def test_beliefs_stay_in_the_browser(people: People) -> None:
    page, _ = sit_down(people, ["bot"] * 4, 2)
    lay(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or ""))
    page.locator("[data-belief]").first.click()
    page.get_by_label("Notas para ti").fill("secreto de Ana")
    page.reload()
    expect(page.locator("[data-belief=MUTINEERS]")).to_have_count(1)
    expect(page.get_by_label("Notas para ti")).to_have_value("secreto de Ana")
    assert not any("secreto" in body for body in asked)


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_axe_finds_nobody_kept_out(people: People, light: bool) -> None:
    page, _ = sit_down(people, ["bot"] * 5, 0.3, light=light)
    page.wait_for_selector("section[aria-label^='Tu fila']")
    found = faults(page)
    lay(page)
    page.wait_for_selector("[data-phase=NIGHT]")
    found += faults(page)
    page.locator(".tile.face").first.click()
    opened = page.locator("dialog[open], [role=dialog]")
    name = opened.get_by_role("heading").inner_text()
    own = next(figure for figure in GAME.tale.subjects if GAME.tale.subject_name(SPANISH, figure) == name)
    expect(opened.locator(".story")).to_have_text(GAME.tale.subject_story(SPANISH, own))
    found += faults(page)
    assert found == []


def awake_by_day(page: Page, secret: str) -> bool | None:
    """Whether it is day, and stays so until the only person answers. By night, when every call waits for them, they
    answer with the first that there is."""
    known = now(page, secret)
    if known["menu"] and known["view"]["phase"] in ("DAY", "LYNCHING"):
        return True
    if known["menu"]:
        send(page, secret, known, known["menu"][0])
    return None


def test_a_night_and_a_day_fit_a_phone(people: People) -> None:
    page, _ = sit_down(people, ["bot"] * 6, 0.02, phone=True)
    secret = token(page)
    page.wait_for_selector("section[aria-label^='Tu fila']")
    widths = {"rows": overhang(page)}
    cards = page.locator("section[aria-label^='Tu fila'] .cards button")
    for i in range(4):
        cards.nth(i).tap()
    page.get_by_role("button", name="Poner así las cartas").tap()
    page.wait_for_selector("[data-phase=NIGHT]")
    widths["night"] = overhang(page)
    until(page, lambda: awake_by_day(page, secret), "the day did not break for a person who answers every call")
    page.wait_for_selector("[data-phase=DAY], [data-phase=LYNCHING]")
    widths["day"] = overhang(page)
    assert widths == dict.fromkeys(widths, 0)


def test_two_choose_their_cards_in_turn_and_lay_one_of_each_pair(people: People) -> None:
    page, _ = sit_down(people, ["bot"], 0.05)
    pool = page.locator("section[aria-label='Cartas que quedan por elegir']")
    expect(pool.locator("button")).to_have_count(18)                    # the main characters are dealt, not chosen
    expect(page.locator(".caller .large")).to_have_text(re.compile("por turno"))
    laying = page.get_by_label("Qué cartas salen primero")
    secret = token(page)
    while (known := asked(page, secret)) is not None and known["menu"][0]["action"].startswith("card "):
        page.locator(f".choose.mine [data-action='{known['menu'][0]['action']}']").click()
        moved_on(page, known)
    expect(laying).to_be_visible()
    expect(pool).to_have_count(0)
    expect(page.locator("[data-action^='lay ']")).to_have_count(1)      # the board's own button, and no list of sixteen
    assert faults(page) == []
    assert overhang(page) == 0
    name = laying.locator("fieldset").nth(0).locator("button").nth(1)
    name.click()
    expect(name).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Sacar estas cuatro").click()
    expect(page.get_by_label("Tu fila, de izquierda a derecha")).to_contain_text("Nathaniel")


def test_of_three_the_one_alone_takes_a_side_and_lays_two_rows(people: People) -> None:
    page, code = sit_down(people, ["bot"] * 2, 0.3)
    expect(page.locator(".choose.mine")).to_contain_text("Juegas sin compañía")
    expect(page.locator(".tile.face")).to_have_count(0)                 # sides are taken before cards are dealt
    expect(page.locator(".choose.mine [data-action]")).to_have_count(2)
    page.locator("[data-action='side MUTINEERS']").click()
    mains = []
    for _ in range(2):
        row = page.locator("section[aria-label^='Tu fila'] .cards button")
        expect(row).to_have_count(4)
        expect(page.locator("section[aria-label^='Tu fila'] [aria-pressed=true]")).to_have_count(0)     # the next row
        mains.append(row.nth(0).inner_text())
        assert faults(page) == []
        assert overhang(page) == 0
        lay(page)
    assert "Daniel" in mains[0] + mains[1] and "Nathaniel" in mains[0] + mains[1]
    page.wait_for_selector("[data-phase=NIGHT]")
    expect(page.locator("article.mine .tile.face")).to_have_count(8)
    view = page.request.get(f"/api/tables/{code}/now").json()["view"]   # as somebody who watches: the sides, no card
    assert not any(card["card"] for row in view["rows"] for card in row["cards"])
    expect(page.get_by_role("log", name="Crónica")).to_contain_text("Ana juega con los amotinados.")


def test_a_narrator_of_flesh_and_blood_sees_all_and_answers(people: People) -> None:
    ana = people.page()
    ana.goto("/")
    answer = ana.request.post("/api/tables", data={
        "game": "bethlem", "calls": 8, "options": {"narrator_from": 5, "night": {"calls": ["FUTURE"]}},
        "seats": [{"kind": "open"}, *[{"kind": "bot", "bot": "easy"}] * 3, {"kind": "me", "name": "Ana"}]})
    assert answer.ok, answer.text()
    seated = answer.json()
    keep(ana, seated)
    ana.goto(f"/t/{seated['code']}")
    beto = people.page()
    beto.goto("/")
    keep(beto, beto.request.post(f"/api/tables/{seated['code']}/seats/0/take", data={"name": "Beto"}).json())
    beto.goto(f"/t/{seated['code']}")
    ana.get_by_role("button", name="Empezar").click()
    lay(beto)
    expect(ana.locator(".tile.face")).to_have_count(16)
    wins, asked = "[data-action='ask WINS 0']", ana.locator(".choose.mine", has_text="¿ganará la partida?")

    def wondered() -> bool | None:
        """Whether the narrator must choose. If not, Beto answers his question."""
        choices = beto.locator(wins if beto.locator(wins).count() else ".choose.mine [data-action]")
        if choices.count():
            with suppress(Error):       # the call was over before the press
                choices.last.click(timeout=1000)
        return True if asked.count() else None
    until(beto, wondered, "nobody asks the narrator what will be", seconds=600)
    expect(ana.locator(".choose.mine [data-action]")).to_have_count(2)      # yes or no, what the program can judge
    ana.get_by_role("button", name="Responder que sí", exact=True).click()
    expect(ana.get_by_text("Preguntas sobre el futuro")).to_be_visible()
    expect(beto.get_by_role("log", name="Crónica")).to_contain_text("El narrador responde a Beto que sí.")
