"""Following others' actions: the events since the last look, step by step, and choices that can be taken back."""
from __future__ import annotations

import json
import os
import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from ..sweep import sweep
from .conftest import Line, People, until
from .test_gloom import asked, moved_on, send, token
from .test_gloom import open_table as open_gloom
from .test_page import faults, make_table, overhang
from .test_people import two

pytestmark = pytest.mark.browser


def play_now(page: Page, game: str, button: str = "Jugar ahora") -> None:
    page.goto("/")
    region = page.get_by_role("region", name=game, exact=True)
    region.get_by_role("combobox").first.select_option("easy")
    region.get_by_role("button", name=button).click()
    page.wait_for_selector(".choose.mine")


def digest_of(page: Page, name: str) -> Locator:
    """What has happened while somebody waited, opened: choices are made until there is something."""
    digest = page.get_by_role("region", name=name)
    for _ in range(40):
        known = asked(page, token(page))
        if digest.count():
            break
        assert known is not None
        send(page, token(page), known, known["menu"][-1])
        moved_on(page, known)
    digest.get_by_role("button", name=name).click()
    return digest


def shot(page: Page, name: str) -> None:
    """A picture to be looked at, where somebody asks for pictures."""
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("phone", sweep((False, True), kept=[True]))
def test_what_the_bots_did_can_be_stepped_through(people: People, phone: bool) -> None:
    page = people.page(phone=phone)
    play_now(page, "Carcosa")
    expect(page.get_by_role("region", name="Mientras esperabas")).to_have_count(0)      # nobody has done anything yet
    page.locator('[data-action="end turn"]').first.click()
    digest = page.get_by_role("region", name="Mientras esperabas")
    expect(digest).to_be_visible()
    page.wait_for_selector(".choose.mine")
    sanity = page.locator("section.sheets").inner_text()
    digest.get_by_role("button", name="Mientras esperabas").click()
    shot(page, f"digest-{phone}")
    assert faults(page) == []
    expect(digest.locator("h3").first).to_be_visible()
    seats = digest.locator("h3").all_inner_texts()
    assert len(set(seats)) >= 3                                        # the bots, and the end of the round or oneself
    digest.locator(".one").nth(1).click()
    step = digest.locator(".step")
    expect(step).to_be_visible()
    expect(digest).to_contain_text(re.compile(r"2/\d+"))
    second = step.inner_text()
    shot(page, f"digest-step-{phone}")
    assert faults(page) == []
    expect(page.locator(".choices")).to_have_count(0)                   # nobody chooses on a board of the past
    page.keyboard.press("ArrowRight")
    expect(digest).to_contain_text(re.compile(r"3/\d+"))
    assert step.inner_text() != second
    digest.get_by_role("button", name="Atrás").click()
    assert step.inner_text() == second
    digest.get_by_role("button", name="Volver a ahora").click()
    expect(step).to_have_count(0)
    assert page.locator("section.sheets").inner_text() == sanity
    assert overhang(page) == 0


def test_a_step_shows_the_same_whenever_one_comes_to_it(people: People) -> None:
    """What things do came late from the server, and the first look at a step was without it."""
    page, late = people.page(), list[Route]()
    page.route("**/glossary*", lambda route: late.append(route))
    play_now(page, "Carcosa")
    digest = digest_of(page, "Mientras esperabas")
    count, step = digest.locator(".one").count(), digest.locator(".step")
    digest.locator(".one").first.click()

    def look(key: str) -> str:
        """The text that a step shows at once; nothing while the step is not shown."""
        shown: str = digest.evaluate("""async (digest, key) => {
            if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
            await new Promise(requestAnimationFrame)
            return digest.querySelector('.step')?.innerHTML ?? ''
        }""", key)
        return shown

    early = [look("ArrowRight" if i else "") for i in range(count)]
    until(page, lambda: late or None, "nobody asks what things do")
    for route in late:
        route.continue_()
    expect(step).to_be_visible()
    back = [look("ArrowLeft" if i else "") for i in range(count)][::-1]
    assert [look("ArrowRight" if i else "") for i in range(count)] == back
    assert all(before in ("", after) for before, after in zip(early, back, strict=True))
    assert any('class="term' in shown for shown in back)


@pytest.mark.parametrize("game", ["Cthulhu Gloom", "Four Souls"])
def test_any_game_has_a_digest(people: People, game: str) -> None:
    page = people.page(language="en-GB")
    play_now(page, game, "Play now")
    digest = digest_of(page, "While you waited")
    expect(digest.locator(".one").first).to_be_visible()
    shot(page, f"digest-{game}")
    digest.locator(".one").first.click()
    expect(digest.locator(".step")).to_be_visible()
    shot(page, f"digest-step-{game}")
    assert faults(page) == []


def test_a_board_that_breaks_says_so_and_leaves_the_choices(people: People) -> None:
    page = people.page()
    whole = False

    def spoil(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if not whole and said.get("view"):
                del said["view"]["decks"]
            socket.send(json.dumps(said))
        server.on_message(pass_on)

    page.route_web_socket("**/live", spoil)
    play_now(page, "Carcosa")
    expect(page.get_by_role("alert")).to_contain_text("no se puede dibujar")
    shot(page, "broken")
    assert faults(page) == []
    whole = True
    page.locator('[data-action="end turn"]').first.click()      # the choices are there; the next view is whole
    page.locator(".room").first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_undo_is_in_sight_and_says_what_it_takes_back(people: People) -> None:
    ana, camilla = two(people)
    for page in (ana, camilla):         # who has a desk, and who a phone
        page.wait_for_selector(".choose.mine")
        undo = page.get_by_role("button", name="Deshacer")
        expect(undo).to_have_count(0)
        page.locator('[data-action="end turn"]').first.click()
        if page is ana:
            expect(undo).to_contain_text("Terminar el turno")
            expect(undo).to_be_in_viewport()
            shot(page, "undo")
            assert faults(page) == []
            continue
        shot(page, "undo-phone")        # the round has ended, and its dice have been seen
        expect(page.get_by_role("log", name="Crónica")).to_contain_text("d4")
        expect(undo).to_have_count(0)


@pytest.mark.parametrize("who", ["all", "seats"])
def test_whoever_watches_writes_or_reads_nothing_as_the_table_has_it(people: People, who: str) -> None:
    ana, ben = people.page(), people.page(phone=True, language="en-GB")
    ana.goto("/")
    ana.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    ana.get_by_label("Tu nombre").fill("Ana")
    for seat, kind in enumerate(("easy", "none", "none"), 2):
        ana.get_by_label(f"Quién ocupa el asiento {seat}").select_option(kind)
    ana.get_by_text("Más opciones").click()
    ana.get_by_role("combobox", name="Charla").select_option(who)
    ana.get_by_role("button", name="Hacer la mesa").click()
    ana.wait_for_selector(".play")
    ben.goto(ana.url)
    ben.wait_for_selector(".play")
    ana.get_by_role("tab", name="Charla").click()
    ana.get_by_label("Escribe a la mesa").fill("Psst")
    ana.get_by_role("button", name="Enviar").click()
    expect(ana.get_by_role("log", name="Charla")).to_contain_text("Psst")
    ben.get_by_role("tab", name="Chat").tap()
    heard = ben.get_by_role("log", name="Chat")
    if who == "seats":
        expect(heard).to_contain_text("What is said here is for those who sit at the table.")
        ben.reload()
        ben.get_by_role("tab", name="Chat").tap()
        expect(ben.get_by_role("log", name="Chat")).not_to_contain_text("Psst")
        expect(ben.get_by_label("Write to the table")).to_have_count(0)
    else:
        expect(heard).to_contain_text("Psst")
        ben.get_by_label("Name you write under").fill("Ben")
        ben.get_by_label("Write to the table").fill("Good luck!")
        ben.get_by_role("button", name="Send").tap()
        expect(ana.get_by_role("log", name="Charla")).to_contain_text("Ben (mira) ¡Suerte!")
    shot(ben, f"chat-watching-{who}")
    assert faults(ana) == [] and faults(ben) == []


def test_what_is_said_is_seen_where_one_looks_and_in_ones_own_language(people: People) -> None:
    ana, ben = people.page(), people.page(phone=True, language="en-GB")
    make_table(ana, "open")
    ben.goto(ana.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    talk = ana.get_by_role("region", name="Charla")
    talk.get_by_label("Escribe a la mesa").fill("Ya estamos")           # in the waiting room already
    talk.get_by_role("button", name="Enviar").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Ya estamos")
    shot(ana, "chat-waiting")
    assert faults(ana) == []
    ana.get_by_role("button", name="Empezar").click()
    ana.wait_for_selector(".play")
    ben.wait_for_selector(".play")
    ana.get_by_role("button", name="Charla", exact=True).click()
    ana.get_by_role("button", name="Frases rápidas").click()
    ana.get_by_role("button", name="¡Suerte!").click()
    expect(ana.get_by_role("log", name="Charla")).to_contain_text("¡Suerte!")
    new = ben.get_by_role("button", name="1 new message").last
    expect(new).to_be_in_viewport(ratio=1)
    shot(ben, "chat-badge")
    assert faults(ben) == []
    new.tap()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(ben.get_by_role("button", name="1 new message")).to_have_count(0)
    shot(ben, "chat-phone")
    ben.reload()
    ben.wait_for_selector(".play")
    ben.get_by_role("tab", name="Chat").tap()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Ya estamos")        # what was said stays


def test_what_is_said_while_a_page_is_not_connected_is_read_when_it_is_again(people: People) -> None:
    ana, ben = people.page(), people.page(phone=True, language="en-GB")
    line = Line(ben)
    make_table(ana, "open")
    ben.goto(ana.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ana.get_by_text("Ben").first).to_be_visible()
    talk = ana.get_by_role("region", name="Charla")
    line.cut()
    for said in ("Ya estamos", "Empezamos"):
        talk.get_by_label("Escribe a la mesa").fill(said)
        talk.get_by_role("button", name="Enviar").click()
        expect(ana.get_by_role("log", name="Charla")).to_contain_text(said)
    line.mend()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Ya estamos")
    assert re.search(r"Ya estamos.*Empezamos", ben.get_by_role("log", name="Chat").inner_text(), re.DOTALL)
    assert faults(ana) == []


def test_nothing_sounds_or_shakes_until_it_is_wanted(people: People) -> None:
    page = people.page(still=False)
    page.add_init_script("""
        window.heard = []
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...at) { window.heard.push('tone'); return start.apply(this, at) }
        navigator.vibrate = (...touch) => { window.heard.push('touch'); return true }""")
    play_now(page, "Carcosa")
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="Mesa").click()
    page.get_by_label("Sonido").check()
    page.wait_for_function("heard.includes('tone')")                    # so that one knows how it sounds
    assert "touch" not in page.evaluate("heard")
    page.get_by_label("Una vibración suave").check()
    page.wait_for_function("heard.includes('touch')")
    shot(page, "sound")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".choose.mine")
    page.locator('[data-action="end turn"]').first.click()
    page.wait_for_function("heard.includes('touch')")                   # it is kept, and heard when something happens


def test_a_board_screen_shows_the_table_to_all_and_nobodys_hand(people: People) -> None:
    ana, screen = people.page(), people.page()
    make_table(ana, "open")
    code = ana.url.rsplit("/", 1)[-1]
    screen.goto(f"/board/{code}")
    expect(screen.get_by_role("img", name="QR")).to_be_visible()
    shot(screen, "screen-waiting")
    assert faults(screen) == []
    ana.get_by_role("button", name="Que juegue un bot").click()
    ana.get_by_role("button", name="Empezar").click()
    screen.wait_for_selector(".room")
    expect(screen.get_by_role("button", name="Terminar el turno")).to_have_count(0)
    assert screen.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 19
    shot(screen, "screen")
    assert faults(screen) == []
    ana.wait_for_selector(".choose.mine")
    ana.locator('[data-action="end turn"]').first.click()
    expect(screen.get_by_role("list", name="Crónica").get_by_role("listitem").last).to_be_visible()
    # A browser that holds a seat of the table shows no more on the board's screen than the others.
    ana.goto(f"/board/{code}")
    ana.wait_for_selector(".room")
    expect(ana.locator(".choose")).to_have_count(0)
    assert overhang(ana) == 0


def test_what_is_shown_is_seen_wherever_a_phone_has_scrolled_to(people: People) -> None:
    page = people.page(phone=True, still=False)
    open_gloom(page, bots=3, options={"families": "lot", "first": 0})
    secret = token(page)
    while (known := asked(page, secret)) and not any(item["kind"] == "PLAY" for item in known["menu"]):
        send(page, secret, known, known["menu"][0])                     # whom to do without
    page.evaluate("localStorage.setItem('tapete.speed', 'calm')")
    page.reload()
    page.wait_for_selector(".hands .able")
    own = page.locator(".family.own")
    expect(own).to_be_in_viewport(ratio=0.9)                            # among four families, the one that is theirs
    page.mouse.wheel(0, 900)
    page.locator(".choose [data-action=pass]").click()
    expect(page.get_by_role("img", name="Jugadas hechas: 1 de 2")).to_be_visible()
    page.wait_for_selector(".choose.mine")
    page.locator(".choose [data-action=pass]").click()
    expect(page.locator(".skip").get_by_role("button").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".scene > *").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".bar .whose")).to_have_text(re.compile("^(?!Te toca)"))
