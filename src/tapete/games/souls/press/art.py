"""The drawings of Four Souls: creatures and things in a basement of damp stone, by candlelight."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ....icons import IconChoices, icon
from ....paper import Drawing, DrawnText
from ..language.cards import CardType
from . import creatures

INK, CREAM, PRINT, STONE, SEAM = creatures.INK, "#f8efd9", "#23170f", "#2a211c", "#3a2e26"
BLOOD, GOLD, SOUL = "#a92a1a", "#c9962e", "#1f6077"
TINTS = {CardType.CHARACTER: "#5a4a41", CardType.STARTING: "#8c6a22", CardType.TREASURE: "#94701f",
         CardType.LOOT: "#76664a",
         CardType.TRINKET: "#76664a", CardType.MONSTER: "#7d4438", CardType.EVENT: "#6f5f33", CardType.CURSE: "#5d4775",
         CardType.BONUS: "#2f6477", CardType.ROOM: "#4d6570"}

LIGHT = "#fff2d5"
"""The colour in the middle of the beam."""
ICONS = IconChoices(Path(__file__).parent / "drawings" / "icons.json")

SCENE = (110.0, 62.0)
"""The size of a card's picture."""
STRIP = (110.0, 13.0)
"""The size of a strip of numbers."""


@cache
def _read() -> dict[str, Any]:
    path = Path(__file__).parent / "drawings" / "glyphs.json"
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def glyph(name: str, x: float, y: float, size: float, colour: str = INK, pen: float = 1.7) -> str:
    """A glyph in a square of `size` with its top left corner at x, y."""
    drawn = _read().get(name) or _read()["UNKNOWN"]
    ink = f'<path d="{drawn["ink"]}" fill="{colour}" fill-rule="evenodd"/>' if "ink" in drawn else ""
    line = (f'<path d="{drawn["line"]}" fill="none" stroke="{colour}" stroke-width="{pen}" stroke-linecap="round" '
            'stroke-linejoin="round"/>' if "line" in drawn else "")
    return f'<g transform="translate({x} {y}) scale({size / 24})">{ink}{line}</g>'


def thing(card: str, kind: str, x: float, y: float, size: float, ground: str = CREAM, colour: str = INK) -> str:
    """The drawing of a card that is no creature: its own, or that of its type."""
    choice = ICONS.of(card, kind)
    return glyph("UNKNOWN", x, y, size, colour) if choice is None else icon(choice, x, y, size, colour, ground)


def sign(name: str, colour: str = INK, pen: float = 1.8) -> Drawing:
    """A glyph alone."""
    return Drawing(glyph(name, 0, 0, 24, colour, pen), 24, 24)


# ---- the pictures on cards -----------------------------------------------------------------------

def scene(card: str, kind: CardType, type_: str) -> Drawing:
    """A creature on the floor of the basement, or a thing on a stone in a beam of light."""
    w, h = SCENE
    tint = TINTS[kind]
    light = (f'<defs><radialGradient id="l"><stop offset="0" stop-color="{LIGHT}"/><stop offset="1" '
             f'stop-color="{tint}"/></radialGradient></defs><rect width="{w}" height="{h}" fill="{tint}"/>'
             f'<ellipse cx="{w / 2}" cy="{h * 0.46}" rx="48" ry="40" fill="url(#l)"/>')
    stones = "".join([*(f"M0 {y}h{w}" for y in (11, 24, 37)), *(f"M{x} {y}v{d}" for x, y, d in (
        (12, 0, 11), (30, 0, 11), (86, 0, 11), (102, 0, 11), (6, 11, 13), (22, 11, 13), (94, 11, 13), (12, 24, 13),
        (100, 24, 13), (88, 24, 13), (6, 37, 12), (104, 37, 12)))])
    wall = f'<path d="{stones}" stroke="{INK}" stroke-width="0.5" opacity="0.25" fill="none"/>'
    floor = f'<path d="M0 49q27 -2 55 0t55 0v13H0z" fill="{INK}" opacity="0.34"/>'
    if kind in (CardType.MONSTER, CardType.CHARACTER):
        creature = creatures.monster(card, type_) if kind == CardType.MONSTER else creatures.child(card)
        return Drawing(f'{light}{wall}{floor}<ellipse cx="55" cy="55" rx="24" ry="3.5" fill="{INK}" opacity="0.35"/>'
                       + creatures.drawn(creature, 28, 3, 54), w, h)
    return Drawing(f'{light}{wall}{floor}<path d="M33 62l4 -11h36l4 11z" fill="{STONE}"/>'
                   f'<path d="M35 51q20 -3 40 0" stroke="{SEAM}" stroke-width="1.5" fill="none"/>'
                   + thing(card, type_, 35, 8, 40, LIGHT), w, h)


def numbers(parts: list[tuple[str, str, str]]) -> Drawing:
    """A strip of numbers: a glyph, its colour, its words for each."""
    w, h = STRIP
    wide = min(27.5, w / max(1, len(parts)))
    left = (w - wide * len(parts)) / 2
    shapes = [f'<rect x="0.4" y="0.4" width="{w - 0.8}" height="{h - 0.8}" rx="3" fill="#ffffff" opacity="0.5"/>']
    words = []
    for i, (name, colour, text) in enumerate(parts):
        x = left + i * wide
        shapes.append(glyph(name, x + 1.5, 1.8, 9.4, colour, 2))
        words.append(DrawnText(text, x + 11.4, 1.5, wide - 12, 10, 7.6 if len(text) < 4 else 5.6, "left", 800,
                               font="serif", colour=colour))
    return Drawing("".join(shapes), w, h, tuple(words))


# ---- backs, board, emblem ------------------------------------------------------------------------

def back(name: str, ground: str, line: str = "#d9c8a2") -> Drawing:
    """The back of a card, 63 by 88: a sign in a ring of stones, the same upside down."""
    joints = (f"M{x + 6 * (row % 2)} {2 + 8 * row}v8" for row in range(11) for x in range(0, 64, 12))
    stones = "".join([*(f"M-2 {y}h67" for y in range(2, 90, 8)), *joints])
    half = (f'<circle cx="31.5" cy="26" r="13.5" fill="{ground}" stroke="{line}" stroke-width="0.7"/>'
            f'<circle cx="31.5" cy="26" r="15.5" fill="none" stroke="{line}" stroke-width="0.4" '
            f'stroke-dasharray="3.2 1.6"/>' + glyph(name, 22.5, 17, 18, line, 1.4))
    return Drawing(
        f'<rect x="-2" y="-2" width="67" height="92" fill="{ground}"/><path d="{stones}" stroke="{line}" '
        f'stroke-width="0.3" opacity="0.25"/><rect x="4" y="4" width="55" height="80" rx="3" fill="none" '
        f'stroke="{line}" stroke-width="0.7"/>{half}<g transform="rotate(180 31.5 44)">{half}</g>', 63, 88)


def emblem() -> Drawing:
    """Four souls rise over creatures below."""
    souls = "".join(glyph("SOUL", x, y, size, colour, 1) for x, y, size, colour in (
        (14, 22, 30, "#3f7f95"), (48, 4, 34, "#2f6f86"), (84, 8, 34, "#3f7f95"), (118, 26, 30, "#2f6f86")))
    crowd = "".join(creatures.drawn(creatures.monster(card, kind), x, y, size) for card, kind, x, y, size in (
        ("FLY", "basic", 10, 74, 34), ("MONSTRO", "boss", 50, 52, 62), ("BIG_SPIDER", "basic", 116, 70, 38)))
    return Drawing(
        f'<path d="M0 112q40 -8 81 -4t81 0v16H0z" fill="{STONE}"/><path d="M0 116q40 -6 81 -2t81 -2" '
        f'stroke="{SEAM}" stroke-width="1.2" fill="none"/>{souls}{crowd}', 162, 124)
