"""A package's own board: Colmena's hives in a frame without an origin, and what becomes of boards that misbehave."""
from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from .conftest import ROOT, People, Server, serving, until, visiting
from .test_game import now
from .test_page import faults

pytestmark = pytest.mark.browser
OWN = (ROOT / "examples/colmena/colmena/page/board.js").read_text(encoding="utf-8")
FAILED = "El tablero que trae este juego no funciona aquí"
SILENT = "El tablero que trae este juego no responde"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(ROOT / "examples/colmena/colmena", folder / "colmena", ignore=shutil.ignore_patterns("__pycache__"))
    told = folder / "colmena-1.0.dist-info"
    told.mkdir()
    (told / "entry_points.txt").write_text("[tapete.games]\ncolmena = colmena.game:GAME\n", encoding="utf-8")
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: colmena\nVersion: 1.0\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def hives(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Server]:
    yield from serving(Server(tmp_path_factory.mktemp("hives"), [package], workers=0))


@pytest.fixture
def guests(chromium: Browser, hives: Server, package: Path) -> Iterator[People]:
    (package / "colmena/page/board.js").write_text(OWN, encoding="utf-8")
    yield from visiting(People(chromium, hives))


@pytest.fixture
def apart(desktop: Browser, hives: Server, package: Path) -> Iterator[People]:
    """Guests whose browser runs a frame without an origin in a process of its own; the headless shell does not."""
    yield from visiting(People(desktop, hives))


def play_now(page: Page) -> FrameLocator:
    """A table with bots, and the frame of its board."""
    page.goto("/")
    page.get_by_role("region", name="Colmena", exact=True).get_by_role("button", name="Jugar ahora").click()
    page.wait_for_selector(".choose.mine")
    return page.frame_locator(".stage iframe")


def moved(page: Page, before: int) -> None:
    until(page, lambda: True if now(page)["seq"] > before else None, "nothing has happened")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_is_played_on_the_own_board(guests: People, phone: bool) -> None:
    page = guests.page(phone=phone)
    frame = play_now(page)
    expect(frame.locator("section")).to_have_count(len(now(page)["view"]["players"]) + 1)
    expect(frame.get_by_role("heading", name="Tu mano · Elige una carta")).to_be_visible()
    assert faults(page) == []
    if not phone:
        page.get_by_role("button", name="EN: English").click()
        expect(frame.get_by_role("heading", name="Your hand · Choose a card")).to_be_visible()
        page.get_by_role("button", name="ES: Español").click()
    while not page.locator(".ending").count():
        table = now(page)
        frame.locator("button:enabled").first.click()
        moved(page, table["seq"])
        until(page, lambda: page.locator(".ending, .choose.mine").count() or None, "nobody is asked")
    expect(page.get_by_text(FAILED)).to_have_count(0)


LOOK = """customElements.define('game-board', class extends HTMLElement {
  async show(table) {
    const tried = {}
    for (const [name, trial] of Object.entries({
      cookies: () => document.cookie, storage: () => localStorage.length, base: () => indexedDB.open('x'),
      page: () => parent.document.title, top: () => { top.location = 'about:blank' }, evaluated: () => eval('1'),
      window: () => { if (!open('about:blank')) throw new Error('none') },
    })) try { trial(); tried[name] = 'done' } catch { tried[name] = 'refused' }
    await fetch('/api/games').then(() => (tried.request = 'done'), () => (tried.request = 'refused'))
    this.dataset.tried = JSON.stringify(tried)
    this.dataset.got = Object.keys(table).sort().join()
    this.dataset.origin = self.origin
  }
})"""


def test_the_frame_reaches_nothing_of_the_page(guests: People, package: Path) -> None:
    (package / "colmena/page/board.js").write_text(LOOK, encoding="utf-8")
    page = guests.page()
    board = play_now(page).locator("game-board")
    expect(board).to_have_attribute("data-tried", '{"cookies":"refused","storage":"refused","base":"refused",'
                                    '"page":"refused","top":"refused","evaluated":"refused","window":"refused",'
                                    '"request":"refused"}')
    expect(board).to_have_attribute("data-got", "choices,language,me,names,theme,toMove,turn,view")
    expect(board).to_have_attribute("data-origin", "null")
    policy = page.request.get("/api/games/colmena/own-board").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert policy.endswith("; sandbox allow-scripts; frame-ancestors 'self'")
    assert page.request.get("/api/games/carcosa/own-board").status == 404
    assert guests.faults and all("Content Security Policy" in fault for fault in guests.faults)
    guests.faults.clear()       # the policy refused what the script tried
    expect(page.get_by_text(FAILED)).to_have_count(0)


def shows(body: str) -> str:
    return f"customElements.define('game-board', class extends HTMLElement {{ show(table) {{ {body} }} }})"


BROKEN = {
    "throws": shows("throw new Error('no')"), "no script": "this is no script", "defines nothing": "",
    "no such choice": shows("this.dispatchEvent(new CustomEvent('choose', { detail: 99 }))"),
    "no number": shows("this.dispatchEvent(new CustomEvent('choose', { detail: 'lay QUEEN' }))"),
    "floods": shows("for (let i = 0; i < 99; i++) parent.postMessage({ tapete: 1, kind: 'ready' }, '*')"),
    "strange": shows("parent.postMessage('hello', '*')"),
    "leaves": shows("setTimeout(() => { location = '/api/games' })")}


@pytest.mark.parametrize("how", BROKEN)
def test_a_board_that_misbehaves_is_replaced(guests: People, package: Path, how: str) -> None:
    (package / "colmena/page/board.js").write_text(BROKEN[how], encoding="utf-8")
    page = guests.page()
    play_now(page)
    page.get_by_text(SILENT if how == "defines nothing" else FAILED).wait_for()
    page.locator(".board .mat.mine").wait_for()
    assert page.locator(".stage iframe").count() == 0
    before = now(page)["seq"]
    page.locator(".board .mat.mine .pick.able").first.click()
    moved(page, before)
    told = {"no script": "Unexpected identifier", "leaves": "frame-ancestors 'none'"}.get(how)
    assert all(told is not None and told in fault for fault in guests.faults)
    guests.faults.clear()


LOOP = "for (;;) {}"
LOOPS = {
    "at the start": LOOP, "in show": shows(LOOP),
    # What is pressed is answered first, because Chromium's remote control waits for that.
    "after a press": shows("this.style.background = 'gold'; this.onpointerdown = () => setTimeout(() => { " + LOOP
                           + " }, 300)")}


@pytest.mark.parametrize("when", LOOPS)
def test_a_board_that_loops_for_ever_is_replaced_and_can_be_tried_again(apart: People, package: Path,
                                                                        when: str) -> None:
    board = package / "colmena/page/board.js"
    board.write_text(LOOPS[when], encoding="utf-8")
    page = apart.page()
    frame = play_now(page)
    if when == "after a press":
        frame.locator("game-board[style]").wait_for()
        page.wait_for_timeout(3000)      # it answers for a while
        assert page.get_by_text(SILENT).count() == 0
        page.locator(".stage iframe").click()
    page.get_by_text(SILENT).wait_for(timeout=30_000)
    assert page.locator(".stage iframe").count() == 0
    before = now(page)["seq"]
    page.locator(".board .mat.mine .pick.able").first.click()
    moved(page, before)
    board.write_text(OWN, encoding="utf-8")
    page.get_by_role("button", name="Probar otra vez").click()
    frame.locator("section").first.wait_for()
    page.wait_for_timeout(3000)
    assert page.get_by_text(SILENT).count() == 0


def test_a_tab_whose_board_hung_begins_with_the_usual_one(guests: People) -> None:
    """Some browsers run a frame in the process of its page. The reader then closes the tab or the browser kills it."""
    page = guests.page()
    frame = play_now(page)
    frame.locator("section").first.wait_for()
    page.reload()                        # somebody who only reloads the page keeps the board
    frame.locator("section").first.wait_for()
    # A page that hangs cannot take its mark away.
    page.evaluate("""() => {
      const keep = () => sessionStorage.setItem('tapete.board.colmena', '1')
      addEventListener('pagehide', keep)
      document.addEventListener('visibilitychange', keep)
    }""")
    page.reload()
    page.get_by_text(SILENT).wait_for()
    page.locator(".board .mat.mine").wait_for()
    page.get_by_role("button", name="Probar otra vez").click()
    frame.locator("section").first.wait_for()


def test_a_choice_of_a_board_that_is_gone_is_no_choice(guests: People, package: Path) -> None:
    """A board that answers what it showed before is not obeyed, and is no fault."""
    late = shows("if (table.turn === 1) this.first = table; "
                 "else parent.postMessage({ tapete: 1, kind: 'choose', turn: 1, index: 0 }, '*')")
    (package / "colmena/page/board.js").write_text(late, encoding="utf-8")
    page = guests.page()
    play_now(page)
    page.get_by_role("button", name="EN: English").click()
    page.wait_for_timeout(1500)
    mine = now(page)["view"]["players"][0]
    assert (mine["chosen"], mine["hive"]) == (None, [])
    expect(page.locator(".stage iframe")).to_be_visible()
