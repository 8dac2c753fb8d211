"""The drawings of Carcosa: the page's glyphs and figures, and the scenes on cards made from them."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ....icons import IconChoices, icon
from ....paper import Drawing

INK, CREAM, CANDLE, GOLD = "#2a2114", "#fffaf0", "#f0b429", "#b98411"
WALL, SLAB, BLOOD, NIGHT, MONSTER, KING = "#40352a", "#55483a", "#b8432f", "#23264a", "#4a3763", "#c98500"
STAIR, PAPER, CARPET, CORRIDOR = "#a5885a", "#f3ebd7", "#b8654f", "#f6edd6"
FLOOR_COLOURS = ("#f0dcc4", "#e3e6cc", "#dfe2e6")
SOUL_COLOURS = ("#1c6ea4", "#3f7d1c", "#a33a8c", "#b9540d", "#7a4a12", "#2f6f74")
"""Colours by role, because a role belongs to one soul for the whole game."""

SCENE = (110.0, 62.0)
"""The size of a card's picture."""

_FOLDER = Path(__file__).parent / "drawings"
ICONS = IconChoices(_FOLDER / "icons.json")


@cache
def _read(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return read


def glyph(name: str, x: float, y: float, size: float, colour: str = INK, pen: float = 1.6) -> str:
    """A glyph in a square of `size` with its top left corner at x, y. A name in small letters is one of the set's."""
    choice = name if name.islower() else ICONS.of(name)
    if choice is not None:
        return icon(choice, x, y, size, colour)
    drawn = _read("glyphs")[name]
    ink = f'<path d="{drawn["ink"]}" fill="{colour}"/>' if "ink" in drawn else ""
    line = (f'<path d="{drawn["line"]}" fill="none" stroke="{colour}" stroke-width="{pen}" stroke-linecap="round" '
            'stroke-linejoin="round"/>' if "line" in drawn else "")
    return f'<g transform="translate({x} {y}) scale({size / 24})">{ink}{line}</g>'


def figure(name: str, x: float, y: float, scale: float, body: str = MONSTER, marks: str = BLOOD) -> str:
    """A standing monster with its feet at x, y; KING is one of them."""
    drawn = _read("figures")["KING"] if name == "KING" else _read("figures")["MONSTERS"][name]
    if name == "KING":
        parts = (f'<path d="{drawn["body"]}" fill="{KING}" stroke="{WALL}" stroke-width="1.5"/>'
                 f'<path d="{drawn["marks"]}" fill="#f5efdf"/>'
                 f'<path d="{drawn["light"]}" fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>')
    else:
        legs = (f'<path d="{drawn["light"]}" fill="none" stroke="{body}" stroke-width="2.6" stroke-linecap="round" '
                'stroke-linejoin="round"/>' if "light" in drawn else "")
        parts = (f'{legs}<path d="{drawn["body"]}" fill="{body}" stroke="{WALL}" stroke-width="1"/>'
                 f'<path d="{drawn["marks"]}" fill="{marks}"/>')
    return f'<g transform="translate({x} {y}) scale({scale})">{parts}</g>'


def figure_height(name: str) -> float:
    drawn = _read("figures")["KING"] if name == "KING" else _read("figures")["MONSTERS"][name]
    return float(drawn["height"])


def pawn(x: float, y: float, scale: float, colour: str, role: str) -> str:
    """A soul's pawn with its feet at x, y, with the sign of its role."""
    drawn = _read("figures")
    return (f'<g transform="translate({x} {y}) scale({scale})"><path d="{drawn["PAWN"]}" fill="{colour}" '
            f'stroke="{WALL}" stroke-width="1.2"/><path d="{drawn["PAWN_FACE"]}" fill="#fdf8ea"/>'
            f'{glyph(role, -8, -24, 16, "#fdf8ea", 2.4)}</g>')


def stairs(x: float, y: float, width: float, height: float, colour: str = STAIR) -> str:
    """Five steps up to the right, with their foot at x, y."""
    steps = f"v{-height / 5}h{width / 5}" * 5
    return (f'<path d="M{x} {y}{steps}V{y}z" fill="{colour}" stroke="{WALL}" stroke-width="{width / 50}"/>'
            f'<path d="M{x} {y - height * 0.52}L{x + width} {y - height * 1.32}" stroke="{colour}" '
            f'stroke-width="{width / 22}"/>')


def star(x: float, y: float, r: float, colour: str) -> str:
    a, b = r * 0.28, r * 0.72
    return (f'<path fill="{colour}" d="M{x} {y - r}l{a} {b} {b} {a} {-b} {a} {-a} {b} {-a} {-b} {-b} {-a} {b} {-a}z"/>')


def room(x: float, y: float, width: float, height: float, wall: str, stripe: float) -> str:
    """A room of the house: striped paper over panelling."""
    stripes = "".join(f"M{x + (i + 0.5) * stripe} {y}v{height * 0.7}" for i in range(int(width / stripe)))
    return (f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{wall}"/>'
            f'<path d="{stripes}" stroke="#b9a67a" stroke-width="{stripe / 26}" opacity="0.45"/>'
            f'<rect x="{x}" y="{y + height * 0.7}" width="{width}" height="{height * 0.3}" fill="{WALL}" '
            f'opacity="0.16"/>')


# ---- the pictures on cards -----------------------------------------------------------------------

def _scene(body: str) -> Drawing:
    return Drawing(body, *SCENE)


def _glow(colour: str, x: float, y: float, r: float, strength: float = 0.85) -> str:
    return (f'<defs><radialGradient id="g"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#g)"/>')


def event_scene(name: str, yellow: bool) -> Drawing:
    """A papered room by lamplight; yellow events glow."""
    w, h = SCENE
    body = room(0, 0, w, h, "#f2d692" if yellow else "#eadfc6", 7)
    body += _glow("#ffcf3f" if yellow else "#fff6dc", w / 2, h * 0.48, 44, 1)
    if yellow:
        rays = "".join(f'<path d="M{w / 2} {h * 0.47}l-3.4 -80h6.8z" fill="#e0a112" opacity="0.28" '
                       f'transform="rotate({i * 30} {w / 2} {h * 0.47})"/>' for i in range(12))
        body += f'{rays}<circle cx="{w / 2}" cy="{h * 0.47}" r="25" fill="#ffe08a"/>'
    else:
        body += f'<circle cx="{w / 2}" cy="{h * 0.47}" r="25" fill="{CREAM}" opacity="0.75"/>'
    return _scene(body + glyph(name, w / 2 - 18, h * 0.47 - 18, 36, INK, 1.5))


def state_scene(name: str, good: bool) -> Drawing:
    """A looking glass on the wall that shows the soul's state."""
    w, h = SCENE
    wall, rim, glass = ("#cfe0d3", "#2f7f68", "#f3faf2") if good else ("#d8d3dd", "#6b4a7c", "#faf6fb")
    return _scene(
        room(0, 0, w, h, wall, 7)
        + f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="31" ry="28" fill="{WALL}"/>'
        + f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="29.4" ry="26.4" fill="{GOLD}"/>'
        + f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="26.6" ry="23.8" fill="{glass}" stroke="{WALL}" stroke-width="0.8"/>'
        + f'<path d="M{w / 2 - 17} {h / 2 - 11}l9 -8M{w / 2 - 19} {h / 2 - 4}l5 -4.5" stroke="{rim}" '
          f'stroke-width="1" opacity="0.5" stroke-linecap="round"/>'
        + glyph(name, w / 2 - 15.5, h / 2 - 15.5, 31, rim, 1.7))


def object_scene(name: str, wall: str = "#d3dfe4") -> Drawing:
    """On a table, under a lamp."""
    w, h = SCENE
    return _scene(
        room(0, 0, w, h, wall, 7) + _glow("#fff3cf", w / 2, 22, 46, 0.95)
        + f'<rect y="{h - 13}" width="{w}" height="13" fill="{STAIR}"/><rect y="{h - 13}" width="{w}" height="1.6" '
          f'fill="{WALL}" opacity="0.65"/><rect y="{h - 4}" width="{w}" height="4" fill="{WALL}" opacity="0.35"/>'
        + f'<ellipse cx="{w / 2}" cy="{h - 10.5}" rx="19" ry="2.6" fill="{WALL}" opacity="0.4"/>'
        + glyph(name, w / 2 - 19, h - 49.5, 38, INK, 1.5))


def treasure_scene(name: str) -> Drawing:
    """In the dark, with a light of its own."""
    w, h = SCENE
    rays = "".join(f'<path d="M{w / 2} {h / 2}l-2.6 -80h5.2z" fill="{CANDLE}" opacity="0.16" '
                   f'transform="rotate({i * 24 + 12} {w / 2} {h / 2})"/>' for i in range(15))
    return _scene(f'<rect width="{w}" height="{h}" fill="#33291c"/>{rays}{_glow("#ffd76a", w / 2, h / 2, 38, 0.55)}'
                  + glyph(name, w / 2 - 18, h / 2 - 18, 36, "#ffd76a", 1.6))


def tale_scene(name: str) -> Drawing:
    """Before a curtain of the theatre."""
    w, h = SCENE
    folds = "".join(f'<path d="M{x} 0q5 {h / 2} -1 {h}" stroke="#6d1d10" stroke-width="2.4" fill="none" '
                    'opacity="0.55"/>' for x in range(4, 112, 9))
    swag = "".join(f'<path d="M{x} 0q13.75 15 27.5 0z" fill="{GOLD}" stroke="#6d1d10" stroke-width="0.8"/>'
                   for x in (0, 27.5, 55, 82.5))
    return _scene(f'<rect width="{w}" height="{h}" fill="#9c3220"/>{folds}{swag}'
                  f'<rect x="{w / 2 - 19}" y="11.5" width="38" height="46" rx="2.5" fill="{CREAM}" stroke="{WALL}"/>'
                  + glyph(name, w / 2 - 17.5, 17, 35, INK, 1.4))


def monster_scene(name: str) -> Drawing:
    """In a lit doorway at the end of the corridor."""
    w, h = SCENE
    door = (f'<path d="M27 {h - 5}V29C27 8 83 8 83 29V{h - 5}z" fill="#e9c25a"/>'
            f'<path d="M31 {h - 5}V30C31 13 79 13 79 30V{h - 5}z" fill="#f7e3a3"/>')
    who = (glyph(name, w / 2 - 21, 13, 42, MONSTER, 1.7) if name == "TUE_TUE" or name.islower() else
           figure(name, w / 2, h - 5, 46 / max(42.0, figure_height(name) + 5)))
    return _scene(f'<rect width="{w}" height="{h}" fill="#2b2333"/>'
                  + "".join(f'<path d="M{x} 0V{h}" stroke="#3a3045" stroke-width="1"/>' for x in range(4, 110, 7))
                  + door + f'<rect y="{h - 6}" width="{w}" height="6" fill="{CARPET}"/>' + who)


def omen_scene(name: str) -> Drawing:
    """Over the towers of Carcosa, before the moon."""
    w, h = SCENE
    stars = "".join(star(x, y, r, "#f4e3ae") for x, y, r in (
        (9, 12, 2.2), (20, 27, 1.3), (30, 8, 1.5), (80, 10, 1.4), (92, 22, 2.3), (102, 8, 1.4), (14, 40, 1.2),
        (99, 36, 1.3)))
    towers = "".join(f'<path d="M{x} {h}V{h - t}l{v / 2} {-v} {v / 2} {v}V{h}z" fill="#14132b"/>' for x, v, t in (
        (2, 7, 14), (11, 9, 21), (22, 6, 11), (84, 7, 16), (93, 9, 24), (104, 6, 12)))
    return _scene(f'<rect width="{w}" height="{h}" fill="{NIGHT}"/>'
                  f'<rect y="{h * 0.6}" width="{w}" height="{h * 0.4}" fill="#55405c" opacity="0.55"/>{stars}'
                  f'<circle cx="{w / 2}" cy="30" r="26" fill="#f1c75a"/>'
                  f'<circle cx="{w / 2}" cy="30" r="26" fill="none" stroke="#f8e3a8" stroke-width="1"/>{towers}'
                  + glyph(name, w / 2 - 16, 14, 32, "#1b1730", 1.8))


def special_scene(name: str, floor_colour: str) -> Drawing:
    """A door of the house with its sign."""
    w, h = SCENE
    return _scene(
        room(0, 0, w, h, floor_colour, 7) + _glow("#ffd24d", w / 2, h * 0.55, 46, 0.7)
        + f'<path d="M30 {h}V27C30 6 80 6 80 27V{h}z" fill="{WALL}"/>'
        + f'<path d="M34 {h}V28C34 11 76 11 76 28V{h}z" fill="#fff3cf" stroke="{GOLD}" stroke-width="0.9"/>'
        + f'<rect y="{h - 4}" width="{w}" height="4" fill="{CARPET}"/>'
        + glyph(name, w / 2 - 16.5, 17.5, 33, INK, 1.5))


# ---- backs ---------------------------------------------------------------------------------------

def back(sign: str, ground: str, line: str) -> Drawing:
    """The back of a card, 63 by 88: a sign in a sun above the House, the same upside down."""
    half = (f'<g><circle cx="31.5" cy="29" r="11.4" fill="none" stroke="{line}" stroke-width="0.7"/>'
            + "".join(f'<path d="M31.5 15.6l-0.9 -4.6h1.8z" fill="{line}" '
                      f'transform="rotate({i * 30 - 90} 31.5 29)"/>' for i in range(7))
            + f'<path d="M9 44V37.5l2.6 -3.6 2.6 3.6V44M48.8 44V37.5l2.6 -3.6 2.6 3.6V44M16 44v-4l1.8 -2.6 1.8 2.6V44'
              f'M43.4 44v-4l1.8 -2.6 1.8 2.6V44" fill="none" stroke="{line}" stroke-width="0.6" '
              'stroke-linejoin="round"/>'
            + star(11.5, 12, 1.4, line) + star(51.5, 12, 1.4, line) + star(11, 25, 0.9, line) + star(52, 25, 0.9, line)
            + star(31.5, 42, 0.9, line) + glyph(sign, 23.2, 20.7, 16.6, line, 1.5) + "</g>")
    return Drawing(
        f'<rect x="-2" y="-2" width="67" height="92" fill="{ground}"/>'
        f'<rect x="4" y="4" width="55" height="80" rx="3" fill="none" stroke="{line}" stroke-width="0.7"/>'
        f'<rect x="5.3" y="5.3" width="52.4" height="77.4" rx="2.1" fill="none" stroke="{line}" stroke-width="0.35"/>'
        f'<path d="M8 44h47" stroke="{line}" stroke-width="0.7"/>{half}'
        f'<g transform="rotate(180 31.5 44)">{half}</g>', 63, 88)


def sign(name: str, colour: str = INK, pen: float = 1.8) -> Drawing:
    """A glyph alone."""
    return Drawing(glyph(name, 0, 0, 24, colour, pen), 24, 24)


def chest(colour: str) -> Drawing:
    """Objects kept beside the board."""
    return Drawing(f'<path d="M3 10h18v10H3zM3 10l3-5h12l3 5M10 10v4h4v-4" fill="none" stroke="{colour}" '
                   'stroke-width="1.8" stroke-linejoin="round"/>', 24, 24)


def house() -> Drawing:
    """The House cut open, by night, under the moon of Carcosa: for a title page."""
    towers = "".join(f'<path d="M{x} 96V{96 - t}l{v / 2} {-v * 1.1} {v / 2} {v * 1.1}V96z" fill="#b99c68"/>'
                     for x, v, t in ((8, 7, 40), (18, 6, 26), (127, 7, 30), (136, 9, 46), (148, 7, 34)))
    stars = "".join(star(x, y, r, INK) for x, y, r in (
        (30, 14, 1.6), (14, 26, 1.1), (50, 7, 1.2), (92, 9, 1.5), (118, 17, 1.2), (140, 10, 1.7), (151, 28, 1.1)))
    floors = ""
    for i, colour in enumerate(reversed(FLOOR_COLOURS)):
        y = 48 + i * 26
        for k in range(4):
            floors += room(28.5 + k * 26.4 + (1.2 if k > 1 else 0), y, 24.6, 15, colour, 3.2)
        floors += (f'<rect x="28.5" y="{y + 15}" width="105" height="9" fill="{CORRIDOR}"/>'
                   f'<rect x="28.5" y="{y + 23}" width="105" height="1" fill="{CARPET}"/>')
    inside = (figure("KING", 62, 97.6, 0.14) + pawn(42, 63, 0.22, SOUL_COLOURS[0], "HEALER")
              + pawn(118, 97.6, 0.16, SOUL_COLOURS[1], "TANK") + pawn(73, 115, 0.22, SOUL_COLOURS[3], "SCOUT")
              + figure("ARANA", 121, 63, 0.24) + stairs(48, 115, 6, 8) + stairs(96, 89, 6, 8) + stairs(72, 63, 6, 8)
              + figure("VIEJO_DEL_SACO", 93, 115, 0.22))
    return Drawing(
        f'<circle cx="53" cy="31" r="17" fill="{CANDLE}"/>{stars}{towers}'
        f'<path d="M16 46L44 24q37 -2.5 74 0L146 46z" fill="{WALL}"/>'
        f'<path d="M110 34V14h8v20zM108.5 14h11v-2.5h-11z" fill="{WALL}"/>'
        f'<path d="M74 45v-6a7 7 0 0 1 14 0v6z" fill="{CANDLE}"/><path d="M81 45v-13M74 39h14" '
        f'stroke="{WALL}" stroke-width="0.9"/><rect x="26.5" y="45" width="109" height="80" fill="{WALL}"/>{floors}'
        f'{inside}<rect x="0" y="124" width="162" height="6" rx="3" fill="{SLAB}"/>', 162, 130)
