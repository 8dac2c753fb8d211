"""Two exported games in folders of one origin: each keeps its own data, and neither touches the other's."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tapete.site.export import export

from .conftest import PATIENCE, Host
from .test_page import faults
from .test_site import KEPT, READY, all_kept, begin, choose, go, is_told_again, told, until, version_of

pytestmark = pytest.mark.browser


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Host]:
    """A host with two folders: Carcosa in `a`, Gloom in `b`."""
    folder = tmp_path / "web"
    export(["carcosa"], folder / "a")
    export(["gloom"], folder / "b")
    host = Host(folder, "")
    yield host
    host.stop()


@pytest.fixture
def visitor(chromium: Browser, web: Host) -> Iterator[BrowserContext]:
    wrong: list[str] = []
    context = chromium.new_context(locale="es-ES", base_url=web.address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    yield context
    context.close()
    assert wrong == []


def opened(visitor: BrowserContext, address: str) -> Page:
    page = visitor.new_page()
    go(page, address)
    all_kept(page)
    return page


def names(page: Page) -> set[str]:
    """Of everything that the browser keeps for this origin."""
    return set(page.evaluate("""async () => [...await caches.keys(), ...Object.keys(localStorage),
        ...Object.keys(sessionStorage), ...(await indexedDB.databases()).map(({ name }) => name)]"""))


def goes_on(visitor: BrowserContext, address: str, before: list[str]) -> None:
    page = visitor.new_page()
    page.goto(address)
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    assert is_told_again(before, told(page))
    page.close()


def begun(visitor: BrowserContext, folder: str, title: str) -> tuple[str, list[str]]:
    """A running game: its address, and its chronicle."""
    page = opened(visitor, folder)
    begin(page, title)
    assert choose(page)
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    found = page.url, told(page)
    page.close()
    return found


def test_two_games_on_one_origin_stay_apart_and_an_update_of_one_leaves_the_other(
        visitor: BrowserContext, web: Host, tmp_path: Path) -> None:
    one, other = begun(visitor, "a/", "Carcosa"), begun(visitor, "b/", "Cthulhu Gloom")
    page = opened(visitor, "a/")
    kept = names(page)
    assert kept and all("/a/" in name or "/b/" in name for name in kept), kept
    expect(page.get_by_role("region", name="Carcosa")).to_be_visible()
    page.close()
    for folder, games in (("b", ["gloom", "bethlem"]), ("a", ["carcosa", "bethlem"])):
        (web.folder / folder).rename(tmp_path / f"old-{folder}")
        export(games, web.folder / folder)
        new = version_of(web.folder / folder)
        page = visitor.new_page()
        page.goto(f"{folder}/")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => !found.installing)")
        page.close()
        until(visitor.new_page(), lambda folder=folder, new=new: at_version(visitor, f"{folder}/", new),   # type: ignore[misc]
              "no page has the new version")
    web.stop()
    goes_on(visitor, *one)
    goes_on(visitor, *other)


def at_version(visitor: BrowserContext, folder: str, version: str) -> bool | None:
    """Whether a page that is opened again has a version, and every file of it is kept."""
    page = visitor.new_page()
    try:
        page.goto(folder)
        expect(page.locator(".beginning")).to_have_count(0, timeout=READY)
        found = page.evaluate("fetch('site.json').then((answer) => answer.json()).then(({ version }) => version)")
        return True if found == version else None
    finally:
        page.close()


AS_BEFORE = """async (folder) => {
  for (const name of Object.keys(localStorage)) {
    localStorage.setItem(name.replace(`tapete ${folder} `, 'tapete.'), localStorage.getItem(name))
    localStorage.removeItem(name)
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(`tapete-site-0123456789ab`)
    for (const request of await (await caches.open(name)).keys()) {
      await cache.put(request, await (await caches.open(name)).match(request))
      await cache.put(request.url.replace(folder, '/other/'), new Response('of another folder'))
    }
    await caches.delete(name)
  }
  await (await navigator.serviceWorker.getRegistration(folder)).unregister()
  const asked = (work) => new Promise((resolve, reject) => {
    work.onsuccess = () => resolve(work.result)
    work.onerror = () => reject(work.error)      // one that is blocked goes on once the worker has ended
  })
  const from = await asked(indexedDB.open(`tapete ${folder} tables`))
  const keys = await asked(from.transaction('kept').objectStore('kept').getAllKeys())
  const values = await asked(from.transaction('kept').objectStore('kept').getAll())
  from.close()
  await asked(indexedDB.deleteDatabase(from.name))
  const opening = indexedDB.open('tapete', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
  const base = await asked(opening)
  const store = base.transaction('kept', 'readwrite').objectStore('kept')
  for (const [i, key] of keys.entries()) await asked(store.put(values[i], key))
  base.close()
}"""
"""Names everything as exported pages did when all folders had one store, and gives another folder files of its own."""


def test_what_was_kept_before_folders_had_names_goes_on(visitor: BrowserContext, web: Host) -> None:
    address, before = begun(visitor, "a/", "Carcosa")
    (web.folder / "still.html").write_text("<p>nothing</p>")
    page = visitor.new_page()
    page.goto("still.html")
    page.evaluate(AS_BEFORE, "/a/")
    shared = set(page.evaluate("Object.keys(localStorage)"))
    assert {"tapete.seats", "tapete.player"} <= shared
    page.close()

    page = opened(visitor, "b/")        # a game that is not of this folder is nowhere in its page
    assert page.evaluate("fetch('site.json').then((answer) => answer.json()).then(({ games }) => games)") == ["gloom"]
    begin(page, "Cthulhu Gloom")
    assert faults(page) == []
    page.close()
    goes_on(visitor, address, before)
    page = opened(visitor, "a/")
    assert shared <= names(page)        # a page that was exported then still finds its own
    page.wait_for_function("caches.keys().then((all) => all.includes('tapete /b/ site-' + @B@) "
                           "&& all.includes('tapete /a/ site-' + @A@))".replace("@A@", repr(version_of(
                               web.folder / "a"))).replace("@B@", repr(version_of(web.folder / "b"))))
    left = page.evaluate(KEPT)["tapete-site-0123456789ab"]
    assert left and all("/other/" in url for url in left)
    web.stop()
    goes_on(visitor, address, before)
