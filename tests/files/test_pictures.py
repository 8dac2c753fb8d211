"""Pictures of packages: what pages may show, and the sentence for what they may not."""
from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.files.pictures import MOST, PNG, SVG, WIDEST, read_picture

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z" fill="url(#a)"/></svg>'
NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'


def png(wide: int, high: int, chunk: bytes = b"IHDR") -> bytes:
    """The beginning of a PNG picture."""
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, chunk, wide, high) + bytes(9)


def written(folder: Path, name: str, data: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def test_svg_and_png_are_pictures(tmp_path: Path) -> None:
    assert read_picture(written(tmp_path, "a.svg", SQUARE)) == (SVG, SQUARE.encode())
    assert read_picture(written(tmp_path, "a.png", png(WIDEST, 1))) == (PNG, png(WIDEST, 1))


@pytest.mark.parametrize(("name", "data", "said"), [
    ("a.gif", "GIF89a", "expected a file that ends in .svg or .png"),
    ("a.png", SQUARE, "expected a PNG picture"),
    ("a.png", png(1, 1)[:20], "expected a PNG picture"),
    ("a.png", png(1, 1, b"tEXt"), "expected a PNG picture"),
    ("a.png", png(WIDEST + 1, 7), f"expected at most {WIDEST} × {WIDEST} pixels, got {WIDEST + 1} × 7"),
    ("a.svg", " " * (MOST + 1), "expected at most 64 KiB"),
    ("a.svg", "<svg", "expected XML; line 1 is none"),
    ("a.svg", "<svg/>", "expected an element <svg> of the namespace"),
    ("a.svg", f'<!DOCTYPE svg [<!ENTITY a "b">]><svg {NAMESPACE}/>', "without DOCTYPE and entities"),
    ("a.svg", f"<svg {NAMESPACE}><script/></svg>", "expected a picture that does nothing, got <script>"),
    ("a.svg", f"<svg {NAMESPACE}><foreignObject/></svg>", "got <foreignObject>"),
    ("a.svg", f'<svg {NAMESPACE} onload="alert(1)"/>', "got onload="),
    ("a.svg", f'<svg {NAMESPACE}><image href="https://a.example/b.png"/></svg>', "that loads nothing, got 'https://"),
    ("a.svg", f'<svg {NAMESPACE}><path style="fill: url( //a.example)"/></svg>', "that loads nothing"),
    ("a.svg", f"<svg {NAMESPACE}><style>@import '//a.example'</style></svg>", "that loads nothing, got '@import")])
def test_what_no_page_shows_is_said_in_a_sentence(name: str, data: str | bytes, said: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read_picture(written(tmp_path, name, data))
    assert said in str(caught.value)


def test_a_picture_that_is_not_there_is_said_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read_picture(tmp_path / "a.svg")
    assert caught.value.sentence("es") == "no existe ese archivo"
