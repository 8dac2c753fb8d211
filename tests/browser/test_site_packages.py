"""A page without a server with games of other packages: Hanabi with pictures, and Colmena, which asks all at once."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tapete.site.export import PAGE

from ..chance import name_of
from .conftest import ROOT, Host, until
from .steady import make_steady
from .test_anyhand import hanabi_in
from .test_page import faults
from .test_site import READY, SHOWN, all_kept, choose, go, play_on

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both games, as the command writes it where they are installed, below the root of a host."""
    if not (PAGE / "sw.js").is_file():
        pytest.fail("the page without a server is not built: make site")
    folder = tmp_path_factory.mktemp("packages")
    paths = (ROOT / "src", hanabi_in(tmp_path_factory.mktemp("hanabi")), ROOT / "examples/colmena")
    told = paths[1] / "colmena-1.0.dist-info"
    told.mkdir()
    (told / "entry_points.txt").write_text("[tapete.games]\ncolmena = colmena.game:GAME\n", encoding="utf-8")
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: colmena\nVersion: 1.0\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "tapete.cli", "export", "hanabi", "colmena", "--lang", "es", "-o",
                           folder / "web/somewhere"], env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "web"


@pytest.fixture
def visit(chromium: Browser, written: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Host]]:
    make_steady(written / "somewhere", name_of(request.node))
    host = Host(written)
    context = chromium.new_context(locale="es-ES", base_url=host.address, reduced_motion="reduce")
    yield context.new_page(), host
    context.close()
    host.stop()


def begin(page: Page, title: str, seats: int) -> None:
    """A table of Ana's, with easy bots in the other seats."""
    page.get_by_role("region", name=title).get_by_role("button", name="Jugar con gente").click()
    page.get_by_label("Tu nombre").fill("Ana")
    seat = 2
    while (who := page.get_by_label(f"Quién ocupa el asiento {seat}")).count():
        who.select_option("easy" if seat <= seats else "none")
        seat += 1
    page.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**at=/t/*", timeout=READY)
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)


@pytest.mark.parametrize(("title", "seats"), [("Hanabi", 2), ("Colmena", 3)])
def test_a_whole_game_is_played(visit: tuple[Page, Host], title: str, seats: int) -> None:
    page, _ = visit
    go(page)
    expect(page.get_by_role("region", name="Carcosa")).to_have_count(0)
    begin(page, title, seats)
    assert 5 < play_on(page, 200) < 200
    expect(page.locator(".ending")).to_be_visible()
    assert faults(page) == []


def test_a_game_goes_on_in_english_with_its_pictures_and_without_any_host(visit: tuple[Page, Host]) -> None:
    page, host = visit
    go(page)
    begin(page, "Hanabi", 5)
    expect(page.locator('.mat:not(.mine) img[src^="data:image/svg+xml"]').first).to_be_visible()
    assert choose(page)
    all_kept(page)
    host.stop()
    page.reload()
    page.wait_for_selector(".choose.mine [data-action]", timeout=READY)
    page.get_by_role("button", name="EN: English").click()
    expect(page.get_by_role("log", name="Chronicle")).to_contain_text(re.compile("discards|plays|gives .* a hint"))
    expect(page.locator(".choose.mine")).to_contain_text("a card to play?")
    assert choose(page)
    assert faults(page) == []


def test_an_own_board_is_played_too(visit: tuple[Page, Host]) -> None:
    page, _ = visit
    go(page)
    begin(page, "Colmena", 3)
    frame = page.frame_locator(".stage iframe")
    before = page.evaluate(SHOWN)
    frame.locator("button:enabled").first.click()
    until(page, lambda: None if page.evaluate(SHOWN) == before else True, "nothing follows a choice")
    expect(page.locator(".stage iframe")).to_be_visible()
    assert faults(page) == []
