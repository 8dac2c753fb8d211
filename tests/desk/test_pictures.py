"""Custom pictures for cards, given to the desk and printed by it."""
from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image
from pydantic import SecretStr

from tapete.desk.printed import PrintSettings, pages, prepared
from tapete.desk.store import DeskStore

from ..table.support import Site, serving, settings_for

pytestmark = pytest.mark.anyio
RED = (200, 30, 40)
KEY = "a key that is long enough"
CARCOSA: dict[str, Any] = {"game": "carcosa", "ruleset": "canon-0.4"}


def painted(size: tuple[int, int] = (80, 50), kind: str = "png", **how: Any) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, RED).save(out, kind, **how)
    return out.getvalue()


async def give(site: Site, card: str, data: bytes, status: int = 200, game: str = "carcosa",
               key: str | None = None) -> Any:
    answer = await site.http.put(f"/api/desk/pictures/{game}/{card}", content=data, params={"lang": "en"},
                                 headers={} if key is None else {"Desk-Key": key})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_card_is_given_a_picture_that_its_print_has_and_loses_it_again(sqlite: str) -> None:
    pytest.importorskip("typst")
    async with serving(settings_for(sqlite, desk="local")) as site:
        asked: dict[str, Any] = {"game": "carcosa", "lang": "en", "what": "tokens", "size": "mini", "png": True}
        usual = ZipFile(BytesIO((await site.http.get("/api/desk/print", params=asked)).content))
        told = {one["card"]: one for one in await site.get("/api/desk/pictures", **CARCOSA)}
        assert told["KEY"] == {"card": "KEY", "title": "Key", "deck": told["KEY"]["deck"], "picture": None}
        assert (await give(site, "KEY", painted((3000, 1500), "jpeg")))["width"] == 900
        await give(site, "NOBODY", painted())
        told = {one["card"]: one for one in await site.get("/api/desk/pictures", **CARCOSA)}
        assert told["KEY"]["picture"].startswith("data:image/jpeg;base64,") and len(told["KEY"]["picture"]) < 8000
        assert told["NOBODY"]["deck"] is None
        mine = ZipFile(BytesIO((await site.http.get("/api/desk/print", params=asked)).content))
        same = [name for name in mine.namelist() if name.endswith(".png") and mine.read(name) == usual.read(name)]
        changed = {name for name in mine.namelist() if name.endswith(".png")} - set(same)
        assert {name.rpartition("/")[2] for name in changed} == {"KEY.png"}, "and no other card"
        key = Image.open(BytesIO(mine.read(changed.pop()))).convert("RGB")
        seen: Any = key.getpixel((key.width // 2, key.height // 3))
        assert all(abs(a - b) < 6 for a, b in zip(seen, RED, strict=True))
        for status in (204, 422):
            answer = await site.http.delete("/api/desk/pictures/carcosa/KEY", params={"lang": "en"})
            assert answer.status_code == status
        assert "no picture of your own for KEY" in answer.json()["error"]["sentence"]


async def test_what_is_no_picture_is_refused_in_a_sentence(sqlite: str) -> None:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    bomb = painted((9000, 9000), compress_level=9)
    async with serving(settings_for(sqlite, desk="local")) as site:
        for data in (b"", svg, painted()[:60], painted(kind="gif")):
            assert "KEY is no picture" in (await give(site, "KEY", data, 422))["error"]["sentence"]
        assert "too many points" in (await give(site, "KEY", bomb, 422))["error"]["sentence"]
        await give(site, "KEY", painted() + bytes(12 * 1024 * 1024), 413)
        await give(site, "KEY", painted(), 422, game="nothing")
        await give(site, "K" * 81, painted(), 422)
        assert all(one["picture"] is None for one in await site.get("/api/desk/pictures", **CARCOSA))


async def test_pictures_are_for_whoever_has_the_desks_key(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="key", desk_key=SecretStr(KEY))) as site:
        await give(site, "KEY", painted(), 401)
        await give(site, "KEY", bytes(13_000_000), 401)     # nothing of so much is read without it
        await give(site, "KEY", bytes(13_000_000), 413, key=KEY)
        await give(site, "KEY", painted(), key=KEY)
        assert (await site.http.get("/api/desk/pictures", params=CARCOSA)).status_code == 401
        assert (await site.http.delete("/api/desk/pictures/carcosa/KEY")).status_code == 401
    async with serving(settings_for(sqlite)) as site:
        await give(site, "KEY", painted(), 404)
        await give(site, "KEY", bytes(100_000), 413)        # where there is no desk, nobody sends so much


def test_no_more_than_so_many_are_kept_of_a_game(tmp_path: Path) -> None:
    store, one = DeskStore(tmp_path), {"kind": "png", "width": 1, "height": 1, "data": b"x", "small": "data:"}
    assert store.put_picture("carcosa", "A", 1, **one) and store.put_picture("carcosa", "A", 1, **one)
    assert not store.put_picture("carcosa", "B", 1, **one) and store.put_picture("gloom", "B", 1, **one)
    assert list(DeskStore(tmp_path).pictures("carcosa")) == ["A"]


def test_a_photograph_stands_upright(tmp_path: Path) -> None:
    """Cameras write how they were held beside the points."""
    turned = Image.Exif()
    turned[0x0112] = 6
    kept, _ = prepared(painted((80, 50), "jpeg", exif=turned), "KEY")
    assert (kept.width, kept.height) == (50, 80)


def test_a_picture_of_a_card_that_a_design_has_not_is_left_out() -> None:
    pytest.importorskip("typst")
    kept, _ = prepared(painted(), "NOBODY")
    _, data = pages("carcosa", "canon-0.4", {}, PrintSettings("tokens", size="mini"), "en", None, {"NOBODY": kept})
    assert data == pages("carcosa", "canon-0.4", {}, PrintSettings("tokens", size="mini"), "en")[1]
