"""Browser storage of every release: games in it go on, and shared links still work."""
from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..freeze.databases import thawed
from ..freeze.designs import RULESETS
from ..freeze.page import FOLDER, put_back, storage_of
from .conftest import ROOT, Host, People, Server, serving, until, visiting
from .test_site import READY, choose, go

pytestmark = pytest.mark.browser

RELEASES = sorted(path.parent for path in (ROOT / "tests/fixtures/released").glob("*/kept"))

GO_TO = "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')) }"
"""Goes back as *back* does. Python need not start again."""


@pytest.fixture(params=RELEASES, ids=lambda path: path.name, scope="module")
def kept(request: pytest.FixtureRequest) -> Path:
    return Path(request.param) / "kept"


def read(path: Path) -> Any:
    return json.loads(lzma.decompress(path.read_bytes()))


# ---- a page without a server --------------------------------------------------------------------

def test_the_games_of_a_page_go_on(page: Page, host: Host, kept: Path) -> None:
    """All that the browser kept is put into one; its games are there, each goes on, and no entry is lost."""
    storage = read(kept / "page.json.xz")
    assert host.address.endswith(FOLDER)
    page.goto("icon.svg")
    put_back(page, storage)
    had = {key: text for key, text in storage["rows"].items() if key.startswith(("entry/", "replay/"))}
    tables = {each["game"]: code for code, each in storage["told"].items()}
    assert {*tables} == {*RULESETS} and len(had) > 40
    go(page)
    for game, code in tables.items():
        page.evaluate(GO_TO, ".")
        expect(page.get_by_role("region", name="Carcosa")).to_be_visible(timeout=READY)     # no table is there now
        page.evaluate(GO_TO, f"?at=/t/{code}")
        page.wait_for_selector(".handover, .play", timeout=READY)
        if game != "bethlem":       # in whose night who is asked, and when, hangs on the time of its calls
            before = entries_of(page, code)
            assert choose(page)
            until(page, lambda code=code, before=before: entries_of(page, code) > before or None,       # type: ignore[misc]
                  "a choice is not kept")
    [replay] = [key.partition("/")[2] for key in had if key.startswith("replay/")]
    page.evaluate(GO_TO, f"?at=/replay/{replay}")
    expect(page.get_by_role("slider", name="Momento")).to_be_visible(timeout=READY)
    now = storage_of(page)
    assert {key: now["rows"].get(key) for key in had} == had
    assert {key: now["local"].get(key) is not None for key in storage["local"]} == dict.fromkeys(storage["local"], True)


def entries_of(page: Page, code: str) -> int:
    return sum(key.startswith(f"entry/{code}/") for key in storage_of(page)["rows"])


# ---- links --------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def before(kept: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the database of a release, with its desk."""
    folder = tmp_path_factory.mktemp("released")
    thawed(kept / "sqlite.db.xz", folder / "table.db")
    thawed(kept / "desk.sqlite.xz", folder / "desk.sqlite")
    yield from serving(Server(folder, workers=0, desk="local"))


@pytest.fixture
def guests(chromium: Browser, before: Server) -> Iterator[People]:
    yield from visiting(People(chromium, before))


LEADS = {"table": ".play", "board": ".screen", "replay": "role=slider[name='Momento']",
         "how": "h1", "rule": ".rule.marked, [aria-current], .marked", "me": "main", "design": "[data-path]"}
"""The element that each kind of link shows."""


def test_links_that_were_shared_still_lead(guests: People, kept: Path) -> None:
    links = json.loads((kept / "links.json").read_text(encoding="utf-8"))
    assert {*links} == {*LEADS}
    page = guests.page()
    for kind, path in links.items():
        page.goto("about:blank")
        page.goto(path)
        expect(page.locator(LEADS[kind]).first).to_be_visible()
        expect(page.locator(".lost.panel")).to_have_count(0)
        if kind == "design":
            page.get_by_role("searchbox", name="Buscar en las opciones").fill("end.keys")
            expect(page.locator("[data-path='end.keys']").get_by_role("spinbutton")).to_have_value("2")
