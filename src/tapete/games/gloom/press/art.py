"""The drawings of Gloom: the page's glyphs, pictures and portraits, and their backgrounds."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ....icons import IconChoices, icon
from ....paper import Drawing

INK, CREAM, TILE, BOX, GREY = "#25202b", "#fbf7ea", "#f8f1df", "#110f16", "#cbc7bd"
MISERY, JOY, NOUGHT, VERDIGRIS, SIGN = "#6b2c5f", "#efc75e", "#59606b", "#1d5f52", "#bfe6db"
BLOOD, LEAF, WALL, HATCH, HALO, MOON = "#80150c", "#0f4a26", "#c9bc9c", "#5d5240", "#d8ccb0", "#ddd2b6"
UNKNOWN_COLOURS = ("#8a6a1f", "#56703a", "#2f7480", "#6f4a80")

SCENE = (110.0, 62.0)
"""The size of a card's picture."""

_FOLDER = Path(__file__).parent / "drawings"
ICONS = IconChoices(_FOLDER / "icons.json")


@cache
def _read(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return read


def has_glyph(name: str) -> bool:
    return name in _read("glyphs")


def hue(name: str) -> str:
    """The colour of an icon's ink."""
    return str(_read("glyphs").get(name, {}).get("hue", "#2b2530"))


def glyph(name: str, x: float, y: float, size: float, colour: str = INK, pen: float = 1.8) -> str:
    """A glyph in a square of `size` with its top left corner at x, y."""
    drawn = _read("glyphs").get(name) or _read("glyphs")["UNKNOWN"]
    ink = f'<path d="{drawn["ink"]}" fill="{colour}" fill-rule="evenodd"/>' if "ink" in drawn else ""
    line = (f'<path d="{drawn["line"]}" fill="none" stroke="{colour}" stroke-width="{pen}" stroke-linecap="round" '
            'stroke-linejoin="round"/>' if "line" in drawn else "")
    return f'<g transform="translate({x} {y}) scale({size / 24})">{ink}{line}</g>'


def picture(card: str, kind: str, x: float, y: float, size: float) -> str:
    """The opaque picture in the middle of a card, round, `size` across, with its middle at x, y."""
    scale = size / 70
    ground = (f'<g transform="translate({x - 30 * scale} {y - 30 * scale}) scale({scale})">'
              f'<circle cx="30" cy="30" r="34" fill="{MOON}" stroke="{INK}" stroke-width="1.5"/>')
    if (chosen := ICONS.of(card)) is not None:
        return f"{ground}{icon(chosen, 9, 9, 42, INK, MOON)}</g>"
    drawn = _read("pictures").get(card) or _read("pictures")[kind if kind == "DEATH" else "UNKNOWN"]
    pale, ink, line = (drawn.get(key, "") for key in ("pale", "ink", "line"))
    return (f'{ground}<path d="{pale}" fill="{TILE}"/><path d="{ink}" fill="{INK}"/>'
            f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round" '
            'stroke-linejoin="round"/></g>')


def emblem(card: str, x: float, y: float, size: float, colour: str) -> str:
    """A card's drawing alone; empty if it has none."""
    chosen = ICONS.of(card)
    return "" if chosen is None else icon(chosen, x, y, size, colour)


# ---- portraits -----------------------------------------------------------------------------------

def _mixed(name: str) -> int:
    """A number that is always the same for the same letters."""
    mixed = 7
    for letter in name:
        mixed = (mixed * 31 + ord(letter)) & 0xFFFFFFFF
    return mixed


def _recipe(person: str) -> list[str]:
    """The parts of a portrait: chosen one by one for our own pack, by the name's letters for others."""
    def pick(names: str, shift: int) -> str:
        listed = names.split()
        return listed[(_mixed(person) >> shift) % len(listed)]
    drawn: list[str] | None = _read("portraits")["recipes"].get(person)
    return drawn or [
        pick("coat dress robe sailor white", 2), pick("oval long round gaunt", 5),
        pick("hollow dots glasses monocle odd stare shut", 8), pick("flat frown smile agape", 11),
        pick("bald parted wild bun curtain topper bonnet straw cap crown bandage", 14)]


def family_colour(family: str) -> str:
    """The colour of a family."""
    return str(_read("portraits")["families"].get(family) or UNKNOWN_COLOURS[_mixed(family) % 4])


def portrait(person: str, family: str, x: float, y: float, size: float) -> str:
    """A portrait in ink, `size` wide, with its top left corner at x, y."""
    parts, (body, head, eyes, mouth, top, *extras) = _read("portraits"), _recipe(person)
    # Long hair frames the face, under the eyes; a hat is over them.
    long = top in ("curtain", "crown")
    strokes = [*parts["bodies"][body], *parts["heads"][head], *(parts["tops"][top] if long else ()),
               *parts["eyes"][eyes], *parts["mouths"][mouth], *(() if long else parts["tops"][top]),
               *(stroke for extra in extras for stroke in parts["extras"][extra])]
    fills = {"ink": f'fill="{INK}"', "pale": f'fill="{TILE}"', "tone": f'fill="{INK}" opacity="0.12"',
             "hue": f'fill="{family_colour(family)}"',
             "line": f'fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'}
    return (f'<g transform="translate({x} {y}) scale({size / 100})">'
            + "".join(f'<path d="{one["d"]}" {fills[one["as"]]}/>' for one in strokes) + "</g>")


def hatched(x: float, y: float, width: float, height: float, step: float = 6, ground: str = WALL) -> str:
    """A wall with the pen's strokes across it."""
    lines = []
    n = -height
    while n < width:
        left, right = max(0.0, n), min(width, n + height)
        lines.append(f"M{x + left:.2f} {y + height - (left - n):.2f}L{x + right:.2f} {y + height - (right - n):.2f}")
        n += step
    return (f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ground}"/>'
            f'<path d="{"".join(lines)}" stroke="{HATCH}" stroke-width="0.35" opacity="0.4"/>')


# ---- pictures on cards, backs, signs -------------------------------------------------------------

def story_scene(story: str) -> Drawing:
    """A story's picture in a lamp's light, before the sea at night."""
    w, h = SCENE
    waves = "".join(f'<path d="M0 {y}q{w / 12} -3 {w / 6} 0t{w / 6} 0 {w / 6} 0 {w / 6} 0 {w / 6} 0 {w / 6} 0" '
                    f'fill="none" stroke="#6fa79a" stroke-width="0.7" opacity="{o}"/>'
                    for y, o in ((42, 0.35), (47.5, 0.5), (53, 0.65), (58.5, 0.8)))
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{TILE}" opacity="0.8"/>' for x, y, r in (
        (9, 9, 0.7), (21, 21, 0.5), (27, 7, 0.6), (84, 8, 0.5), (95, 17, 0.8), (103, 7, 0.5), (14, 31, 0.5),
        (99, 30, 0.6)))
    return Drawing(f'<rect width="{w}" height="{h}" fill="#16302f"/><rect y="38" width="{w}" height="{h - 38}" '
                   f'fill="#0d1b1b"/>{stars}{waves}{picture(story, "STORY", w / 2, h / 2, 54)}', w, h)


def back() -> Drawing:
    """Two eyes in a net of film; the same upside down."""
    ground, line = "#16211f", "#8fd0bf"
    threads = "".join([*(f"M{x} -2v92" for x in range(-2, 66, 5)), *(f"M-2 {y}h67" for y in range(-1, 91, 5))])
    net = f'<path d="{threads}" stroke="{line}" stroke-width="0.25" opacity="0.28"/>'
    half = (f'<circle cx="31.5" cy="26" r="13" fill="{ground}" stroke="{line}" stroke-width="0.6"/>'
            + "".join(f'<path d="M31.5 11.4l-0.8 -4.2h1.6z" fill="{line}" transform="rotate({i * 30 - 90} 31.5 26)"/>'
                      for i in range(7)) + glyph("THROUGH", 21.5, 16, 20, line, 1.3))
    return Drawing(f'<rect x="-2" y="-2" width="67" height="92" fill="{ground}"/>{net}'
                   f'<rect x="4" y="4" width="55" height="80" rx="3" fill="none" stroke="{line}" stroke-width="0.7"/>'
                   f'<rect x="5.3" y="5.3" width="52.4" height="77.4" rx="2.1" fill="none" stroke="{line}" '
                   f'stroke-width="0.35"/>{half}<g transform="rotate(180 31.5 44)">{half}</g>'
                   f'<path d="M12 44h14l5.500-4 5.500 4h14M12 44h14l5.500 4 5.500-4" fill="none" stroke="{line}" '
                   'stroke-width="0.5"/>', 63, 88)


def sign(name: str, colour: str = INK, pen: float = 1.8) -> Drawing:
    """A glyph alone."""
    return Drawing(glyph(name, 0, 0, 24, colour, pen), 24, 24)
