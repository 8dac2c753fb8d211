"""The page without a server: a folder served by Python's own `http.server` alone."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tapete.games import NAMES, find_game
from tapete.referee.transcript import Replay, read
from tapete.site.export import export, modules, site_files

from ..needs import missing
from .conftest import ROOT, Host, until
from .test_bethlem import lay
from .test_page import faults

pytestmark = pytest.mark.browser

READY = 240_000
"""Milliseconds for Python to begin in the page of a busy machine."""


def go(page: Page, address: str = "") -> None:
    page.goto(address)
    expect(page.locator(".beginning")).to_have_count(0, timeout=READY)


def begin(page: Page, title: str) -> None:
    """One person and bots, begun at once."""
    page.get_by_role("region", name=title).get_by_role("button", name="Jugar ahora").click()
    page.wait_for_url("**at=/t/*")
    page.wait_for_selector("[data-action]", timeout=READY)


def all_kept(page: Page) -> None:
    """Until the browser has the whole page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


SHOWN = "[...document.querySelectorAll('.handover, .ending, .choose, [role=log]')].map((e) => e.innerText)"
"""The things that a choice changes."""


def take_over(page: Page) -> bool:
    """Take the device, where the next is asked to; whether somebody was."""
    cover = page.locator(".handover")
    if not cover.count():
        return False
    assert page.locator("[data-action]").count() == 0 and page.locator(".play").count() == 0
    to = cover.inner_text()
    cover.get_by_role("button").click()
    until(page, lambda: None if to in page.evaluate(SHOWN) else True, "nobody can take the device")
    return True     # it may be the next one's at once: the seat that began has no choice yet


def choose_one(page: Page) -> bool:
    """Choose the middle option and wait until it is done. False if the menu disappears before."""
    before = page.evaluate(SHOWN)
    actions = page.query_selector_all(".choose.mine [data-action]")
    if not actions:
        return False
    chosen = actions[len(actions) // 2]
    try:
        chosen.click()      # ends at once where it is no longer in the page
    except Error as error:
        if chosen.is_visible():
            raise error
        return False
    until(page, lambda: None if page.evaluate(SHOWN) == before else True, "nothing follows a choice")
    return True


def play_on(page: Page, most: int) -> int:
    """Choose until the game is over or so many choices have been made; how many were."""
    made = 0
    while made < most:
        until(page, lambda: page.locator(".handover, .ending, .choose.mine [data-action]").count() or None,
              "nobody is asked and nothing ends")
        if take_over(page):
            continue
        if page.locator(".ending").count():
            break
        made += choose_one(page)
    return made


def choose(page: Page) -> bool:
    """Make a choice and wait until it has been made; False at the end of the game."""
    return play_on(page, 1) == 1


def told(page: Page) -> list[str]:
    return page.get_by_role("log", name="Crónica").locator("p, h3").all_inner_texts()


def is_told_again(before: list[str], again: list[str]) -> bool:
    """Whether a page shows the last event that it showed before the reload, and perhaps later ones. A slow page may
    ask while events are still to come."""
    return any(again[at:at + 5] == before[-5:] for at in range(len(again)))


def test_a_game_goes_on_without_any_host(page: Page, host: Host) -> None:
    go(page)
    begin(page, "Carcosa")
    assert choose(page)
    assert choose(page)
    page.wait_for_selector(".choose.mine [data-action]")        # all that the bots did has been told
    before = told(page)
    assert len(before) > 10
    all_kept(page)
    host.stop()
    page.reload()
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    again = told(page)
    assert is_told_again(before, again)
    assert choose(page)
    assert faults(page) == []
    page.get_by_role("link", name=re.compile("Tapete")).first.click()
    expect(page.get_by_role("region", name="Carcosa")).to_be_visible()
    assert faults(page) == []
    page.goto("")
    begin(page, "Carcosa")


KEPT = """async () => Promise.all((await caches.keys()).map(async (name) =>
    [name, (await (await caches.open(name)).keys()).map(({ url }) => url)])).then(Object.fromEntries)"""
"""The files that the browser stores, by cache."""


def kept_for_searching(page: Page) -> set[str]:
    return {url.rpartition("/")[2] for urls in page.evaluate(KEPT).values() for url in urls if "/think-" in url}


LIGHT = 7_750_000
"""Bytes of a first visit of one game, from a host that compresses nothing: 8 MB was asked for."""


def first_visit(files: dict[str, bytes]) -> dict[str, int]:
    """The files of a folder that a browser fetches at the first visit, from its service worker's list."""
    listed = json.loads(files["sw.js"].decode().split("const FILES = ")[1].split("\n")[0])
    names = {"index.html" if name == "./" else name for name in listed} | {"sw.js"}
    return {name: len(files[name]) for name in names}


def test_a_first_visit_is_light(chromium: Browser, tmp_path: Path) -> None:
    """A browser fetches exactly the listed files, each once, and few enough for each game."""
    weights = {game: sum(first_visit(site_files([game], None)).values()) for game in NAMES}
    assert all(6_000_000 < weight < LIGHT for weight in weights.values()), weights
    heaviest = max(weights, key=lambda game: weights[game])
    export([heaviest], tmp_path / "web" / "somewhere")
    host = Host(tmp_path / "web")
    context = chromium.new_context(locale="es-ES", base_url=host.address)
    try:
        page = context.new_page()
        go(page)
        all_kept(page)
        expected = sorted(path or "index.html" for path in first_visit(site_files([heaviest], None)))
        assert sorted(path or "index.html" for path in host.sent()) == expected
    finally:
        context.close()
        host.stop()


def test_bots_search_and_there_are_hints_without_any_host_too(page: Page, host: Host) -> None:
    if not modules(["carcosa"]):
        missing("the modules of carcosa", "make wasm")
    go(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    assert kept_for_searching(page) == set()
    page.get_by_label("Fuerza de los bots").first.select_option("strong")
    begin(page, "Carcosa")
    for _ in range(2):
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        page.get_by_role("button", name="Consejo").click()
        expect(page.locator(".advice p").first).to_be_visible(timeout=READY)
        assert kept_for_searching(page) == {"think-carcosa.wasm.gz", "think-carcosa.json.gz"}
        assert choose(page)
        host.stop()
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        page.reload()
    expect(page.locator(".unthinking")).to_have_count(0)


def test_a_page_says_that_its_bots_cannot_search(page: Page, host: Host) -> None:
    if not modules(["carcosa"]):
        missing("the modules of carcosa", "make wasm")
    go(page)
    all_kept(page)
    host.stop()
    begin(page, "Carcosa")
    expect(page.locator(".unthinking")).to_be_visible(timeout=READY)
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    page.get_by_role("button", name="Consejo").click()
    expect(page.get_by_role("alert").filter(has_text="necesita conexión")).to_be_visible(timeout=READY)
    assert choose(page)
    assert faults(page) == []


def test_a_configuration_is_chosen_by_file(page: Page, tmp_path: Path) -> None:
    go(page)
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Más opciones").click()
    file = tmp_path / "mine.yaml"
    file.write_text("end: {keys: muchas}\n", encoding="utf-8")
    chosen = dialog.get_by_label("Opciones propias")
    chosen.set_input_files(file)
    expect(dialog.get_by_text("mine.yaml, línea 1")).to_be_visible(timeout=READY)
    file.write_text("end: {keys: 3}\n", encoding="utf-8")
    chosen.set_input_files(file)
    expect(dialog.locator("[data-variant]")).to_contain_text("mine.yaml", timeout=READY)
    dialog.get_by_label("Tu nombre").fill("Ana")
    dialog.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**at=/t/*", timeout=READY)
    page.wait_for_selector("[data-action]", timeout=READY)
    assert faults(page) == []


def version_of(folder: Path) -> str:
    found: str = json.loads((folder / "site.json").read_text())["version"]
    return found


def versions_in(page: Page) -> set[str]:
    """The versions of which the browser has files. Each cache has only its own version's files."""
    for name, urls in page.evaluate(KEPT).items():
        version = name.removeprefix("tapete /somewhere/ site-")
        found = {each for url in urls for each in re.findall(r"/python-(\w+)/", url)}
        assert found <= {version}, "it may just be filling"
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    asked = {found for name in names for found in re.findall(r"/python-(\w+)/", name)}
    return asked | {page.evaluate("fetch('site.json').then((answer) => answer.json()).then(({ version }) => version)")}


def of_version(context: BrowserContext, version: str) -> Page | None:
    """A newly opened page, if it has a version. A page that is only reloaded keeps its version for ever, because it is
    still open while the next version is fetched."""
    page = context.new_page()
    go(page)
    if versions_in(page) == {version}:
        return page
    page.close()
    return None


def test_an_update_mixes_no_versions_and_loses_no_game(chromium: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "web" / "somewhere"
    export(["carcosa"], folder)
    old = version_of(folder)
    host = Host(tmp_path / "web")
    context = chromium.new_context(locale="es-ES", base_url=host.address, reduced_motion="reduce")
    try:
        page = context.new_page()
        go(page)
        begin(page, "Carcosa")
        assert choose(page)
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        before, address = told(page), page.url
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

        folder.rename(tmp_path / "old")
        export(["carcosa", "gloom"], folder)
        new = version_of(folder)
        assert new != old
        page.reload()
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        assert is_told_again(before, told(page))
        assert versions_in(page) == {old}
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)",
                               timeout=READY)
        page.reload()           # the new version is ready, and waits until no page of the old version is open
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        assert versions_in(page) == {old}
        assert choose(page)
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        before = told(page)
        page.close()
        page = until(context.new_page(), lambda: of_version(context, new), "no page has the new version")
        page.goto(address)
        page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
        assert is_told_again(before, told(page))
        assert versions_in(page) == {new} and list(page.evaluate(KEPT)) == [f"tapete /somewhere/ site-{new}"]
        assert choose(page)
    finally:
        context.close()
        host.stop()


def sit_down(page: Page, title: str, others: list[str]) -> None:
    """Ana makes a table, with who is said in the next seats and nobody in those after; *also* is Bruno."""
    page.get_by_role("region", name=title).get_by_role("button", name="Jugar con gente").click()
    page.get_by_label("Tu nombre").fill("Ana")
    seat = 2
    while (who := page.get_by_label(f"Quién ocupa el asiento {seat}")).count():
        who.select_option(others[seat - 2] if seat - 2 < len(others) else "none")
        seat += 1
    page.get_by_label("Nombre del asiento 2").fill("Bruno")
    page.get_by_role("button", name="Hacer la mesa").click()


def test_what_one_hides_the_next_does_not_see(page: Page) -> None:
    go(page)
    sit_down(page, "Cthulhu Gloom", ["also"])
    seen: list[str] = []
    for _ in range(3):
        cover = page.locator(".handover")
        expect(cover).to_be_visible(timeout=READY)
        assert page.locator("[data-action]").count() == 0 and page.locator(".play").count() == 0
        assert faults(page) == []
        seen.append(cover.locator("h1").inner_text())
        cover.get_by_role("button").click()
        while True:
            page.wait_for_selector(".handover, .choose.mine [data-action]", timeout=READY)
            if page.locator(".handover").count():
                break
            choose_one(page)
    assert {re.search("Ana|Bruno", each).group() for each in seen} == {"Ana", "Bruno"}      # type: ignore[union-attr]
    page.reload()
    expect(page.locator(".handover")).to_be_visible(timeout=READY)


def test_a_record_of_elsewhere_is_shown(page: Page) -> None:
    go(page)
    page.get_by_label("Elegir archivo").set_input_files(ROOT / "tests/fixtures/carcosa/seed-101.jsonl")
    page.wait_for_url("**at=/replay/*", timeout=READY)
    expect(page.get_by_role("slider", name="Momento")).to_be_visible(timeout=READY)
    page.get_by_role("button", name="El azar").click()
    expect(page.get_by_role("dialog").get_by_text("d4: ").first).to_be_visible(timeout=READY)


@pytest.mark.long
@pytest.mark.parametrize(("title", "together"), [
    ("Carcosa", False), ("Cthulhu Gloom", True), ("Bethlem", False), ("Four Souls", True)])
def test_a_whole_game_without_any_host(page: Page, host: Host, title: str, together: bool, tmp_path: Path) -> None:
    """Against easy bots, in two games together with somebody at the same device; closed and opened in the middle."""
    go(page)
    all_kept(page)
    host.stop()
    if together:
        sit_down(page, title, ["also", "easy"])
    else:
        begin(page, title)
    if title == "Bethlem":
        lay(page)
    choices = play_on(page, 12)
    page.reload()
    expect(page.locator(".beginning")).to_have_count(0, timeout=READY)
    choices += play_on(page, 1500 - choices)
    expect(page.locator(".ending")).to_be_visible()
    page.screenshot(path=tmp_path / "end.png")
    expect(page.get_by_role("button", name="El libro de la velada")).to_be_visible()
    expect(page.get_by_role("button", name="PDF")).to_have_count(0)      # what makes one is in no page
    page.get_by_role("link", name="Ver la repetición").click()
    with page.expect_download(timeout=READY) as download:
        page.get_by_role("button", name="Descargar").click()
    file = tmp_path / "page.jsonl"
    download.value.save_as(file)
    transcript = read(file)
    replay = Replay(find_game(transcript.header["game"]), transcript)
    assert sum(1 for _ in replay.steps()) >= choices and transcript.end is not None
