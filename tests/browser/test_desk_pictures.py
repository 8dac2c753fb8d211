"""Custom pictures for cards, given in the browser."""
from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image
from playwright.sync_api import expect

from .conftest import People
from .test_desk import LONG
from .test_page import faults

pytestmark = pytest.mark.browser
RED = (200, 30, 40)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_is_printed_with_a_picture_of_ones_own(designers: People, tmp_path: Path, phone: bool) -> None:
    picture, other = tmp_path / "key.png", tmp_path / "other.png"
    Image.new("RGB", (300, 200), RED).save(picture)
    other.write_text("no picture")
    page = designers.page(phone=phone, light=phone)
    page.goto("/desk/carcosa")
    page.get_by_role("button", name="Imprimir").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Dibujos propios para las cartas").click()
    dialog.get_by_role("searchbox", name="Buscar una carta").fill("llave")
    card = dialog.locator("[data-card=KEY]")
    for file, gives in ((other, "alert"), (picture, "img")):
        with page.expect_file_chooser() as asked:
            card.get_by_role("button", name="Poner dibujo: Llave").click()
        asked.value.set_files(file)
        expect(dialog.get_by_role(gives)).to_be_visible()       # type: ignore[arg-type]
        if gives == "alert":
            expect(dialog.get_by_role("alert")).to_contain_text("KEY no es una imagen que se pueda leer")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(card.get_by_role("button", name="Cambiarlo: Llave")).to_be_enabled()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_label("Tamaño de las cartas").select_option("mini")
    dialog.get_by_label("cada carta como imagen").check()
    with page.expect_download(timeout=LONG) as printed:
        dialog.get_by_role("button", name="Fichas").click()
    with ZipFile(printed.value.path()) as archive:
        name = next(each for each in archive.namelist() if each.endswith("/KEY.png"))
        drawn = Image.open(BytesIO(archive.read(name))).convert("RGB")
    seen: Any = drawn.getpixel((drawn.width // 2, drawn.height // 3))
    assert all(abs(a - b) < 6 for a, b in zip(seen, RED, strict=True))
    card.get_by_role("button", name="Quitar el dibujo: Llave").click()
    expect(card.get_by_role("img")).to_have_count(0)
