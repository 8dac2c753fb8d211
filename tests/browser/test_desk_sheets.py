"""A design as a spreadsheet in the browser: saved, filled in, shown, and taken."""
from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tapete.games import find_game
from tapete.sheets.grids import grids_in

from ..desk.test_sheets import sheet
from .conftest import People
from .test_desk import LONG, field
from .test_page import faults

pytestmark = pytest.mark.browser


def _give(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as asked:
        page.locator("button", has_text="Leer una hoja de cálculo").click()
    asked.value.set_files(file)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_spreadsheet_is_shown_before_its_changes_are_taken(designers: People, tmp_path: Path, phone: bool) -> None:
    assert find_game("carcosa").ruleset().name == "canon-0.4"
    (tmp_path / "mal.xlsx").write_bytes(sheet({"D33": "muchas"}))
    (tmp_path / "cortada.xlsx").write_bytes(sheet({})[:400])
    (tmp_path / "tres.xlsx").write_bytes(sheet({"D33": 3}))
    page = designers.page(phone=phone, light=phone)
    page.goto("/desk/carcosa")
    page.get_by_role("button", name="Variantes").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Hoja de cálculo", exact=True).click()
    with page.expect_download(timeout=LONG) as saved:
        dialog.get_by_role("button", name="Guardar como ODS").click()
    assert saved.value.suggested_filename == "carcosa-canon-0.4.ods"
    names = [grid.name for grid in grids_in(Path(saved.value.path()).read_bytes(), "x.ods", "x")]
    assert names[0] == "Números"
    _give(page, tmp_path / "cortada.xlsx")
    expect(dialog.get_by_role("alert")).to_contain_text("está cortado o dañado", timeout=LONG)
    _give(page, tmp_path / "mal.xlsx")
    expect(dialog.get_by_text("hoja «Números», celda D33: «muchas» no es un número entero")).to_be_visible(timeout=LONG)
    expect(dialog.get_by_role("button", name="Tomar estos cambios")).to_have_count(0)
    _give(page, tmp_path / "tres.xlsx")
    expect(dialog.get_by_text("D33: Llaves que hacen falta para escapar: 3 en lugar de 4")).to_be_visible(timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [each for each in faults(page) if "422" not in str(each)] == []
    dialog.get_by_role("button", name="Tomar estos cambios").click()
    expect(dialog).to_have_count(0)
    expect(field(page, "end.keys").get_by_role("spinbutton")).to_have_value("3")
