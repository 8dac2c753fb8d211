"""The fonts of everything that the press prints, and the letters that each has, read from the font files."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from

FOLDER = Path(__file__).parent / "fonts"
BESIDE = ("Noto Emoji", "DejaVu Sans")
"""Fallback families, in this order, for letters that the first family lacks."""
SERIF, SANS = ("Alegreya", *BESIDE), ("Alegreya Sans", *BESIDE)


def files_of(family: str) -> list[Path]:
    """The files of a family, one for each style."""
    return sorted(FOLDER.glob(f"{family.replace(' ', '')}-*.ttf"))


@cache
def letters_of(family: str) -> frozenset[int]:
    """The code points that every style of a family has, because a word may be set in any style."""
    return frozenset.intersection(*(frozenset(_letters(file.read_bytes())) for file in files_of(family)))


def _letters(font: bytes) -> Iterator[int]:
    """The code points that a TrueType font has a glyph for, by its `cmap` table. It reads formats 4 and 12, which all
    Unicode fonts have."""
    (tables,) = unpack_from(">4xH", font)
    (cmap,) = (unpack_from(">8xI", font, at)[0] for at in range(12, 12 + 16 * tables, 16) if font[at:at + 4] == b"cmap")
    for i in range(unpack_from(">2xH", font, cmap)[0]):
        at = cmap + unpack_from(">4xI", font, cmap + 4 + 8 * i)[0]
        kind = unpack_from(">H", font, at)[0]
        if kind == 4:
            yield from _format_4(font, at)
        elif kind == 12:
            yield from _format_12(font, at)


def _format_4(font: bytes, at: int) -> Iterator[int]:
    n = unpack_from(">6xH", font, at)[0] // 2
    ends = unpack_from(f">{n}H", font, at + 14)
    starts = unpack_from(f">{n}H", font, at + 16 + 2 * n)
    deltas = unpack_from(f">{n}H", font, at + 16 + 4 * n)
    offsets = unpack_from(f">{n}H", font, at + 16 + 6 * n)
    for i in range(n):
        for letter in range(starts[i], ends[i] + 1):
            glyph = letter
            if offsets[i]:
                (glyph,) = unpack_from(">H", font, at + 16 + 6 * n + 2 * i + offsets[i] + 2 * (letter - starts[i]))
            if (glyph + deltas[i]) % 0x10000 and (glyph or not offsets[i]) and letter != 0xFFFF:
                yield letter


def _format_12(font: bytes, at: int) -> Iterator[int]:
    for i in range(unpack_from(">12xI", font, at)[0]):
        start, end, glyph = unpack_from(">III", font, at + 16 + 12 * i)
        yield from range(start if glyph else start + 1, end + 1)
