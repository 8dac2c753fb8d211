"""Reading the pictures of packages, which pages show."""
from __future__ import annotations

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

from ..text.spoken import SpokenError

MOST = 64 << 10
"""The bytes of the largest picture."""
WIDEST = 1024
"""The pixels of the widest and of the highest PNG picture."""
SVG, PNG = "image/svg+xml", "image/png"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">8s4x4sII")
_ELSEWHERE = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s]|@import")
_ACTIVE = {"script", "foreignObject", "iframe", "animate", "set", "handler"}


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
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        line, _ = error.position
        raise SpokenError("face-picture-xml", line=line) from None
    if root.tag != "{http://www.w3.org/2000/svg}svg":
        raise SpokenError("face-picture-svg")
    for each in root.iter():
        tag = str(each.tag).rpartition("}")[2]
        if tag in _ACTIVE:
            raise SpokenError("face-picture-acts", given=f"<{tag}>")
        for name, value in each.attrib.items():
            plain = name.rpartition("}")[2].lower()
            if plain.startswith("on"):
                raise SpokenError("face-picture-acts", given=f"{plain}=")
            if (plain == "href" and not value.startswith("#")) or _ELSEWHERE.search(value):
                raise SpokenError("face-picture-elsewhere", given=value[:40])
        if tag == "style" and _ELSEWHERE.search(each.text or ""):
            raise SpokenError("face-picture-elsewhere", given=str(each.text).strip()[:40])
