"""Drawings of creatures, made of parts that the creature's id chooses, so that it always looks as on the page."""
from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

Stroke = tuple[str, str]
"""The style of a stroke, and its path, in a square of 100."""
Next = Callable[[], float]
BITS = 0xFFFFFFFF
INK = "#1b120d"


@cache
def _parts() -> dict[str, Any]:
    path = Path(__file__).parent / "drawings" / "creatures.json"
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def mixed(card: str) -> int:
    """A number that is always the same for the same letters."""
    found = 2166136261
    for letter in card:
        found = (found ^ ord(letter)) * 16777619 & BITS
    return found


def _drawing(card: str) -> Next:
    """Numbers drawn from an id, one after another, from 0 to 1."""
    state = mixed(card) or 1

    def draw() -> float:
        nonlocal state
        state = (state ^ state >> 15) * 2246822519 & BITS
        state = (state ^ state >> 13) * 3266489917 & BITS
        state ^= state >> 16
        return state / 4294967296
    return draw


def _dot(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    return (f"M{x - rx:.1f} {y:.1f}a{rx:.1f} {ry:.1f} 0 1 0 {2 * rx:.1f} 0"
            f"a{rx:.1f} {ry:.1f} 0 1 0 {-2 * rx:.1f} 0z")


def _blob(draw: Next, x: float, y: float, rx: float, ry: float, rough: float, n: int = 11) -> str:
    """A smooth closed line: each point bends it, and it passes halfway between two points."""
    points = []
    for i in range(n):
        turn, far = i / n * 2 * math.pi, 1 + (draw() - 0.5) * rough
        points.append((x + math.cos(turn) * rx * far, y + math.sin(turn) * ry * far))
    half = [((points[i][0] + points[(i + 1) % n][0]) / 2, (points[i][1] + points[(i + 1) % n][1]) / 2)
            for i in range(n)]
    bends = (f"Q{points[(i + 1) % n][0]:.1f} {points[(i + 1) % n][1]:.1f} {half[(i + 1) % n][0]:.1f} "
             f"{half[(i + 1) % n][1]:.1f}" for i in range(n))
    return f"M{half[0][0]:.1f} {half[0][1]:.1f}{''.join(bends)}z"


def _eyes(draw: Next, count: int, y: float, wide: float) -> list[Stroke]:
    strokes: list[Stroke] = []
    for i in range(count):
        x = 50.0 if count == 1 else 50 - wide + 2 * wide * i / (count - 1)
        r = (13 if count == 1 else 10 - count) * (0.8 + draw() * 0.45)
        up = y + (draw() - 0.5) * 7
        strokes += [("pale", _dot(x, up, r, r * 1.06)), ("line", _dot(x, up, r, r * 1.06)),
                    ("ink", _dot(x + (draw() - 0.5) * r * 0.7, up + r * 0.18, r * 0.42))]
        if draw() < 0.35:
            strokes.append(("line", f"M{x - r:.1f} {up - r * 1.2:.1f}L{x + r:.1f} "
                                    f"{up - r * (0.5 if x < 50 else 1.7):.1f}"))
    return strokes


def _mouth(draw: Next, y: float, wide: float) -> list[Stroke]:
    left, right = 50 - wide, 50 + wide
    match int(draw() * 5):
        case 0:
            teeth = "".join(f"L{left + (i + 0.5) * 2 * wide / 6:.1f} {y + 6:.1f}"
                            f"L{left + (i + 1) * 2 * wide / 6:.1f} {y:.1f}" for i in range(6))
            return [("ink", f"M{left:.1f} {y:.1f}Q50 {y + 26:.1f} {right:.1f} {y:.1f}z"),
                    ("pale", f"M{left:.1f} {y:.1f}{teeth}z")]
        case 1:
            return [("ink", _dot(50, y + 5, wide * 0.55, 8)), ("red", _dot(50, y + 9, wide * 0.35, 4))]
        case 2:
            stitches = "".join(f"M{left + 2 * wide * t:.1f} {y - 2:.1f}l1 8" for t in (0.2, 0.4, 0.6, 0.8))
            return [("line", f"M{left:.1f} {y + 5:.1f}Q50 {y - 4:.1f} {right:.1f} {y + 6:.1f}"), ("thin", stitches)]
        case 3:
            return [("ink", f"M{left:.1f} {y:.1f}Q50 {y + 14:.1f} {right:.1f} {y - 2:.1f}Q50 {y + 26:.1f} "
                            f"{left:.1f} {y:.1f}z"),
                    ("red", f"M{50 - wide * 0.3:.1f} {y + 12:.1f}q3 13 8 12t6-13z")]
        case _:
            return [("ink", f"M{left:.1f} {y + 8:.1f}Q50 {y - 10:.1f} {right:.1f} {y + 8:.1f}Q50 {y + 2:.1f} "
                            f"{left:.1f} {y + 8:.1f}z"),
                    ("pale", f"M{left + 5:.1f} {y + 4:.1f}l3 9 4-11zM{right - 5:.1f} {y + 4:.1f}l-3 9-4-11z")]


def _strokes(drawn: list[dict[str, str]]) -> list[Stroke]:
    return [(one["as"], one["d"]) for one in drawn]


def monster(card: str, kind: str) -> tuple[str, list[Stroke]]:
    """A monster's skin and strokes, by its id and its type."""
    parts, draw = _parts(), _drawing(card)
    named = next((part for words, part in parts["by_name"] if re.search(words, card)), None)
    part = named or ("legs", "maw", "bone", "rings", "horns", "coil")[int(draw() * 6)]
    fixed = {"coil": "#8a6a3f", "bone": "#cdbf9f"}.get(part) or {"holy": "#cfd6d0", "cursed": "#6d5a80"}.get(kind)
    skin = fixed or parts["skins"][int(draw() * len(parts["skins"]))]
    great = kind in ("boss", "epic_boss")
    rx, ry = (38.0, 34.0) if great else (27 + draw() * 8, 27 + draw() * 8)
    body = _blob(draw, 50, 56, rx, ry, 0.22 if great else 0.34)
    count = (2, 2, 2, 1, 3, 2, 4)[int(draw() * 7)]
    behind = part in ("wings", "legs", "horns")
    drip = f"M{40 + draw() * 8:.1f} {56 + ry - 3:.1f}q-1 10 2 11t3-11z"
    own = _strokes(parts["parts"][part])
    strokes = [*(own if behind else ()), ("skin", body), ("shade", _blob(draw, 56, 70, rx * 0.66, ry * 0.5, 0.3)),
               ("skin", drip), ("line", body), ("line", drip), *(() if behind else own),
               *_mouth(draw, 64, rx * 0.52), *_eyes(draw, count, 47, rx * 0.42)]
    if kind == "epic_boss" or (great and draw() < 0.5):
        strokes += _strokes(parts["crown"])
    if kind == "holy" and part != "halo":
        strokes += _strokes(parts["parts"]["halo"])
    return skin, strokes


def _look(n: int) -> list[Stroke]:
    """Wide, tired eyes."""
    return [
        [("ink", _dot(36, 54, 8, 10) + _dot(64, 54, 8, 10)), ("pale", _dot(38, 50, 2.6) + _dot(66, 50, 2.6))],
        [("pale", _dot(36, 52, 9) + _dot(64, 52, 9)), ("line", _dot(36, 52, 9) + _dot(64, 52, 9)),
         ("ink", _dot(37, 53, 3) + _dot(63, 53, 3))],
        [("line", "M28 52q8 7 16 0M56 52q8 7 16 0")],
        [("ink", _dot(36, 53, 8, 9)), ("line", "M57 47l13 12M70 47 57 59")],
        [("line", "M27 45l16 5M73 45l-16 5"), ("ink", _dot(37, 55, 5.5) + _dot(63, 55, 5.5))]][n]


def child(card: str) -> tuple[str, list[Stroke]]:
    """A child of the basement: a round head, hair or a hat. Its skin and strokes."""
    parts, draw = _parts(), _drawing(f"{card} child")
    n = int(draw() * len(parts["hairs"]))
    hair, hood = _strokes(parts["hairs"][n]), n in (2, 5)
    head = _blob(draw, 50, 54, 35, 33, 0.1, 12)
    skin = parts["pale"][int(draw() * len(parts["pale"]))]
    strokes = [*(hair if hood else ()), ("skin", head), ("shade", "M30 80c12 8 32 8 44-4-4 14-34 18-44 4z"),
               ("line", head), *(() if hood else hair), *_look(int(draw() * 5)),
               ("line", parts["lips"][int(draw() * len(parts["lips"]))])]
    if draw() < 0.4:
        strokes.append(("thin", "M24 62l6 3M23 67l7 1M76 62l-6 3M77 67l-7 1"))
    return skin, strokes


def drawn(creature: tuple[str, list[Stroke]], x: float, y: float, size: float) -> str:
    """A creature as SVG in a square of `size` with its top left corner at x, y."""
    skin, strokes = creature
    pen = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round" stroke-width='
    how = {"skin": f'fill="{skin}"', "ink": f'fill="{INK}"', "pale": 'fill="#f1e6cf"', "red": 'fill="#9c3324"',
           "shade": f'fill="{INK}" opacity="0.17"', "line": f'{pen}"3.2"', "thin": f'{pen}"1.8"'}
    paths = "".join(f'<path d="{path}" {how[kind]}/>' for kind, path in strokes)
    return f'<g transform="translate({x} {y}) scale({size / 100})">{paths}</g>'
