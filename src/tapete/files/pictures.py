"""Reading the pictures of packages, which pages show."""
from __future__ import annotations

import pyexpat
import re
import struct
from collections.abc import Mapping
from pathlib import Path

from ..text.spoken import SpokenError

MOST = 64 << 10
"""The bytes of the largest picture."""
WIDEST = 1024
"""The pixels of the widest and of the highest PNG picture."""
SVG, PNG = "image/svg+xml", "image/png"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">8s4x4sII")
_ELSEWHERE = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s]|@import")
_ACTIVE = {"script", "foreignObject", "iframe", "animate", "animateMotion", "animateTransform", "set",
           "handler"}


def read_picture(path: Path) -> tuple[str, bytes]:
    """The media type and the bytes of an SVG or PNG file. SpokenError if there is no such file, if it is too large, or
    if it may do more than be looked at.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except OSError:
        raise SpokenError("face-picture-missing") from None
    if len(data) > MOST:
        raise SpokenError("face-picture-heavy", most=MOST >> 10)
    if path.suffix == ".png":
        _check_png(data)
        return PNG, data
    if path.suffix == ".svg":
        _check_svg(data)
        return SVG, data
    raise SpokenError("face-picture-ending")


def _check_png(data: bytes) -> None:
    if len(data) < _HEADER.size:
        raise SpokenError("face-picture-png")
    signature, chunk, wide, high = _HEADER.unpack_from(data)
    if signature != _SIGNATURE or chunk != b"IHDR":
        raise SpokenError("face-picture-png")
    if not 0 < wide <= WIDEST or not 0 < high <= WIDEST:
        raise SpokenError("face-picture-wide", most=str(WIDEST), given=f"{wide} × {high}")


def _check_svg(data: bytes) -> None:
    """A page shows it as an image, where browsers run no script; what would need one is an error of its author."""
    if b"<!doctype" in data.lower() or b"<!entity" in data.lower() or b"\0" in data:
        raise SpokenError("face-picture-doctype")
    parser, read = pyexpat.ParserCreate("utf-8", " "), _Reader()
    parser.StartElementHandler, parser.EndElementHandler = read.start, read.end
    parser.CharacterDataHandler, parser.buffer_text = read.text, True
    try:
        parser.Parse(data, True)
    except pyexpat.ExpatError as error:
        line = error.lineno
        raise SpokenError("face-picture-xml", line=line) from None


class _Reader:
    """Follows a parser, which has no use for the rest of a document once something in it is wrong."""

    def __init__(self) -> None:
        self.inside: list[str] = []

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        tag = name.rpartition(" ")[2]
        if not self.inside and name != "http://www.w3.org/2000/svg svg":
            raise SpokenError("face-picture-svg")
        if tag in _ACTIVE:
            raise SpokenError("face-picture-acts", given=f"<{tag}>")
        for each, value in attributes.items():
            plain = each.rpartition(" ")[2].lower()
            if plain.startswith("on"):
                raise SpokenError("face-picture-acts", given=f"{plain}=")
            if (plain == "href" and not value.startswith("#")) or _ELSEWHERE.search(value):
                raise SpokenError("face-picture-elsewhere", given=value[:40])
        self.inside.append(tag)

    def end(self, name: str) -> None:
        self.inside.pop()

    def text(self, data: str) -> None:
        if self.inside[-1] == "style" and _ELSEWHERE.search(data):
            raise SpokenError("face-picture-elsewhere", given=data.strip()[:40])
