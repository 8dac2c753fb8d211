"""The storage of a browser in which people play at a page without a server."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tapete.games import NAMES
from tapete.site.export import export

from ..browser.conftest import SWITCHES, Host
from ..browser.steady import make_steady
from ..browser.test_bethlem import lay
from ..browser.test_site import begin, go, play_on, sit_down
from ..needs import CHROMIUM, need_program
from .shelf import tables_told

FOLDER = "/somewhere/"
"""The page's folder at its host. Everything that the page stores has it in its name."""
BASE, STORE = f"tapete {FOLDER} tables", "kept"
RECORD = Path(__file__).parents[1] / "fixtures/gloom/seed-201.jsonl"
READ = """async ([base, store]) => {
  const open = await new Promise((resolve, reject) => {
    const asked = indexedDB.open(base, 1)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const all = (ask) => new Promise((resolve) => { const asked = ask(); asked.onsuccess = () => resolve(asked.result) })
  const kept = () => open.transaction(store).objectStore(store)
  const [keys, values] = [await all(() => kept().getAllKeys()), await all(() => kept().getAll())]
  open.close()
  return { rows: Object.fromEntries(keys.map((key, i) => [key, values[i]])), local: { ...localStorage } }
}"""
WRITE = """async ([base, store, { rows, local }]) => {
  const open = await new Promise((resolve, reject) => {
    const asked = indexedDB.open(base, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const work = open.transaction(store, 'readwrite')
  for (const [key, text] of Object.entries(rows)) work.objectStore(store).put(text, key)
  await new Promise((resolve, reject) => { work.oncomplete = resolve; work.onerror = () => reject(work.error) })
  open.close()
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
}"""


def storage_of(page: Page) -> dict[str, Any]:
    """What the page's folder keeps: `rows` of its database and `local`, texts by their keys."""
    found: dict[str, Any] = page.evaluate(READ, [BASE, STORE])
    return found


def put_back(page: Page, storage: dict[str, Any]) -> None:
    """Have a browser keep that; `page` is at any file of the folder's but the page itself."""
    page.evaluate(WRITE, [BASE, STORE, storage])


def storage(work: Path) -> dict[str, Any]:
    """A game of each kind that goes on, one by several at one device, and a record of elsewhere; what is kept of them,
    and what its tables tell."""
    with _chromium() as browser, _host(work) as host:
        context = browser.new_context(locale="es-ES", base_url=host.address, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(240_000)
        go(page)
        page.get_by_label("Elegir archivo").set_input_files(RECORD)
        page.wait_for_url("**at=/replay/*")
        for title in ("Carcosa", "Four Souls", "Bethlem"):
            go(page)
            begin(page, title)
            if title == "Bethlem":
                lay(page)       # who is called in that night, and when, is the game's to say
            else:
                play_on(page, 4)
        go(page)
        sit_down(page, "Cthulhu Gloom", ["also", "easy"])
        play_on(page, 4)
        kept = storage_of(page)
        context.close()
    return {**kept, "told": tables_told(kept["rows"])}


@contextmanager
def _chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=need_program(*CHROMIUM), args=SWITCHES)
        yield browser
        browser.close()


@contextmanager
def _host(work: Path) -> Iterator[Host]:
    export(NAMES, work / "web" / FOLDER.strip("/"))
    make_steady(work / "web" / FOLDER.strip("/"), "freeze")
    host = Host(work / "web", FOLDER.lstrip("/"))
    try:
        yield host
    finally:
        host.stop()
