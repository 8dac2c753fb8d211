"""The drawings of Bethlem: the page's glyphs on tiles, shelves, inkblots and folders of a madhouse."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ....icons import IconChoices, icon
from ....paper import Drawing

INK, CREAM, LAMP, NIGHT = "#1f2326", "#f8f4ea", "#e0b04c", "#22313a"
P1, P2, A1, A2, TRAIT, GOAL, EVENT, OCCURRENCE, WORLD = (
    "#7d2f2a", "#2f5a6b", "#2f6b4f", "#80601f", "#5b3f78", "#44403a", "#8a3a58", "#a3542b", "#3f5f2f")

SCENE = (110.0, 62.0)
"""The size of a card's picture."""

_FOLDER = Path(__file__).parent / "drawings"
ICONS = IconChoices(_FOLDER / "icons.json")


@cache
def _glyphs() -> dict[str, str]:
    read: dict[str, str] = json.loads((_FOLDER / "glyphs.json").read_text(encoding="utf-8"))
    return read


def glyph(name: str, x: float, y: float, size: float, colour: str = INK, pen: float = 1.5) -> str:
    """A glyph in a square of `size` with its top left corner at x, y."""
    if (choice := ICONS.of(name)) is not None:
        return icon(choice, x, y, size, colour)
    line = _glyphs().get(name) or _glyphs()["UNKNOWN"]
    return (f'<g transform="translate({x} {y}) scale({size / 24})"><path d="{line}" fill="none" stroke="{colour}" '
            f'stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round"/></g>')


def sign(name: str, colour: str = INK, pen: float = 1.8) -> Drawing:
    """A glyph alone."""
    return Drawing(glyph(name, 0, 0, 24, colour, pen), 24, 24)


# ---- the pictures on cards -----------------------------------------------------------------------

def when_signs(when: str) -> str:
    """Signs on both sides: two moons for the night, two suns for the day, one of each for both.

    They are low enough to be visible if a long text leaves the picture little height.
    """
    left = {"night": "MOON", "day": "SUN", "both": "MOON"}[when]
    right = {"night": "MOON", "day": "SUN", "both": "SUN"}[when]
    return "".join(
        f'<circle cx="{x}" cy="25" r="7" fill="{NIGHT if name == "MOON" else LAMP}" stroke="{CREAM}" '
        f'stroke-width="0.8"/>{glyph(name, x - 4.6, 20.4, 9.2, CREAM if name == "MOON" else INK, 1.8)}'
        for x, name in ((11, left), (99, right)))


def person_scene(name: str, colour: str, when: str) -> Drawing:
    """A portrait on the tiles of a corridor."""
    w, h = SCENE
    frame = (f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="29" ry="28.500" fill="#3a2f22"/>'
             f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="27.6" ry="27" fill="{LAMP}"/>'
             f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="25" ry="24.4" fill="{CREAM}" stroke="#3a2f22" '
             'stroke-width="0.7"/>')
    return Drawing(_tiles(colour) + frame + glyph(name, w / 2 - 17, h / 2 - 17, 34, INK, 1.4) + when_signs(when), w, h)


def action_scene(name: str, colour: str, when: str) -> Drawing:
    """A label among the bottles of a medicine cabinet."""
    w, h = SCENE
    bottles = "".join(
        f'<path d="M{x} {y}v-{t}q0 -3 2 -4v-5h5v5q2 1 2 4v{t}z" fill="{colour}" opacity="{piece}"/>'
        f'<rect x="{x + 1.4}" y="{y - t * 0.75}" width="6.2" height="{t * 0.5}" fill="{CREAM}" opacity="0.75"/>'
        for x, y, t, piece in ((4, 57, 11, 0.75), (15, 57, 15, 0.55), (86, 57, 14, 0.6), (97, 57, 10, 0.8)))
    return Drawing(
        f'<rect width="{w}" height="{h}" fill="#e6e0d0"/>'
        f'<rect width="{w}" height="{h}" fill="{colour}" opacity="0.16"/>'
        f'<rect y="57" width="{w}" height="5" fill="#4a3b29"/>{bottles}'
        f'<rect x="{w / 2 - 25}" y="5" width="50" height="50" rx="3" fill="{CREAM}" stroke="{colour}" '
        f'stroke-width="1.6"/><rect x="{w / 2 - 22.8}" y="7.2" width="45.6" height="45.6" rx="2" fill="none" '
        f'stroke="{colour}" stroke-width="0.5"/>' + glyph(name, w / 2 - 17, 13, 34, INK, 1.4) + when_signs(when), w, h)


def trait_scene(name: str, colour: str, when: str) -> Drawing:
    """An inkblot."""
    w, h = SCENE
    half = (f'<path d="M55 4C48 8 44 2 36 6 24 10 30 18 20 20 8 23 12 33 19 35 10 41 16 50 27 47 30 58 42 52 46 57 '
            f'50 61 53 58 55 58z" fill="{colour}" opacity="0.3"/>')
    blot = f'{half}<g transform="translate(110 0) scale(-1 1)">{half}</g>'
    return Drawing(f'<rect width="{w}" height="{h}" fill="{CREAM}"/>{blot}<path d="M55 0v62" stroke="{colour}" '
                   f'stroke-width="0.3" opacity="0.5"/><circle cx="55" cy="31" r="21.5" fill="{CREAM}" opacity="0.82"/>'
                   + glyph(name, w / 2 - 17, h / 2 - 17, 34, INK, 1.4) + when_signs(when), w, h)


def event_scene(name: str, colour: str, when: str) -> Drawing:
    """A file on the director's desk."""
    w, h = SCENE
    return Drawing(
        f'<rect width="{w}" height="{h}" fill="#4a3b29"/>'
        + "".join(f'<path d="M0 {y}q30 -2 55 0t55 0" stroke="#3b2e1f" stroke-width="0.8" fill="none"/>'
                  for y in range(6, 62, 9))
        + f'<path d="M24 10h22l4 5h36v42H24z" fill="#d9bf84" stroke="#8f743c" stroke-width="0.8"/>'
          f'<rect x="28" y="13" width="54" height="42" fill="{CREAM}" transform="rotate(-1.5 55 34)"/>'
          f'<path d="M24 19h62v38H24z" fill="#e6cf98" stroke="#8f743c" stroke-width="0.8"/>'
          f'<circle cx="55" cy="38" r="17.5" fill="{CREAM}" stroke="{colour}" stroke-width="1.2"/>'
        + glyph(name, w / 2 - 13.5, 24.5, 27, INK, 1.5) + when_signs(when), w, h)


def seal_scene(name: str, colour: str) -> Drawing:
    """A wax seal on a folded sheet, for secret cards."""
    w, h = SCENE
    drip = "".join(f'<circle cx="{55 + x}" cy="{31 + y}" r="{r}" fill="{colour}"/>' for x, y, r in (
        (0, 0, 23), (-14, -14, 8), (15, -12, 8.5), (18, 8, 7), (-17, 9, 8), (2, 18, 8.5), (0, -18, 7.5)))
    return Drawing(
        f'<rect width="{w}" height="{h}" fill="#efe6cd"/>'
        f'<path d="M0 0L55 36 110 0M0 62L42 24M110 62L68 24" fill="none" '
        f'stroke="#c3b48c" stroke-width="0.8"/>{drip}<circle cx="55" cy="31" r="18.500" fill="none" stroke="{CREAM}" '
        'stroke-width="0.7" opacity="0.7"/>' + glyph(name, w / 2 - 14, h / 2 - 14, 28, CREAM, 1.5), w, h)


def bill_scene(name: str, colour: str) -> Drawing:
    """A notice pinned to a board."""
    w, h = SCENE
    return Drawing(
        f'<rect width="{w}" height="{h}" fill="{colour}"/>'
        f'<rect width="{w}" height="{h}" fill="#ffffff" opacity="0.12"/>'
        f'<rect x="27" y="4.500" width="56" height="53" fill="{CREAM}" stroke="{INK}" stroke-width="0.5" '
        f'transform="rotate(-1.2 55 31)"/><circle cx="55" cy="8.500" r="2" fill="{P1}"/>'
        + glyph(name, w / 2 - 17.5, 14, 35, INK, 1.4), w, h)


def _tiles(colour: str) -> str:
    w, h = SCENE
    joints = "".join([*(f"M{x} 0v{h}" for x in range(5, 110, 10)), *(f"M0 {y}h{w}" for y in range(4, 62, 8))])
    return (f'<rect width="{w}" height="{h}" fill="#e9e6dc"/><path d="{joints}" stroke="#cfcabb" stroke-width="0.5"/>'
            f'<rect y="42" width="{w}" height="{h - 42}" fill="{colour}" opacity="0.85"/>'
            f'<rect y="41" width="{w}" height="1.6" fill="{colour}"/>')


# ---- backs, emblem -------------------------------------------------------------------------------

def back(name: str, ground: str, line: str = "#d8cdb4") -> Drawing:
    """A barred window in a brick wall, the same upside down."""
    bricks = []
    for row, y in enumerate(range(-2, 92, 5)):
        bricks.append(f"M-2 {y}h67")
        bricks += [f"M{x} {y}v5" for x in range(-2 + 5 * (row % 2), 66, 10)]
    half = (f'<path d="M19.5 43V27a12 12 0 0 1 24 0v16z" fill="{ground}" stroke="{line}" stroke-width="0.8"/>'
            f'<path d="M25.5 43V17M31.5 43V15M37.5 43V17" stroke="{line}" stroke-width="0.5" opacity="0.55"/>'
            f'<circle cx="31.5" cy="29" r="8.2" fill="{ground}" stroke="{line}" stroke-width="0.6"/>'
            + glyph(name, 25.6, 23.1, 11.8, line, 1.5))
    return Drawing(
        f'<rect x="-2" y="-2" width="67" height="92" fill="{ground}"/><path d="{"".join(bricks)}" stroke="{line}" '
        'stroke-width="0.3" opacity="0.22"/>'
        f'<rect x="4" y="4" width="55" height="80" rx="3" fill="none" stroke="{line}" stroke-width="0.7"/>'
        f'<rect x="5.3" y="5.3" width="52.4" height="77.4" rx="2.1" fill="none" stroke="{line}" stroke-width="0.35"/>'
        f'{half}<g transform="rotate(180 31.5 44)">{half}</g>'
        f'<rect x="8" y="43.4" width="47" height="1.2" fill="{line}"/>', 63, 88)


def emblem() -> Drawing:
    """The madhouse by night: two windows are lit."""
    windows = "".join(
        f'<path d="M{x} {y}v-9a4.5 4.5 0 0 1 9 0v9z" fill="{LAMP if (x, y) in ((44, 66), (98, 88)) else "#10181d"}"/>'
        f'<path d="M{x + 3} {y}v-13M{x + 6} {y}v-13" stroke="#3d525e" stroke-width="0.6"/>'
        for y in (66, 88) for x in (26, 44, 62, 80, 98, 116) if not (y == 88 and x in (62, 80)))
    return Drawing(
        f'<circle cx="128" cy="24" r="17" fill="#e9dcb4"/><circle cx="135" cy="19" r="15" fill="{CREAM}"/>'
        + "".join(f'<path d="M{x} {y}l1 2.600 2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1z" fill="{LAMP}"/>'
                  for x, y in ((20, 14), (44, 26), (96, 12), (8, 38)))
        + f'<path d="M16 104V48l12-8h106l12 8v56z" fill="{NIGHT}"/><path d="M58 104V32h46v72z" fill="#1a262d"/>'
          f'<path d="M52 32L81 12l29 20z" fill="{NIGHT}"/><circle cx="81" cy="25" r="4.500" fill="{LAMP}"/>'
          f'<path d="M12 48h138M28 40l-12 8M134 40l12 8" stroke="#3d525e" stroke-width="1.500"/>{windows}'
          f'<path d="M70 104V88a11 11 0 0 1 22 0v16z" fill="#10181d" stroke="#3d525e" stroke-width="1"/>'
          f'<path d="M81 78v26M70 92h22" stroke="#3d525e" stroke-width="0.8"/>'
          f'<path d="M64 62v-9a6 6 0 0 1 12 0v9zM86 62v-9a6 6 0 0 1 12 0v9z" fill="#10181d"/>'
        + "".join(f'<path d="M{x} 112V99l1.500-4 1.500 4v13z" fill="#10181d"/>' for x in range(2, 160, 7))
        + '<path d="M0 103h162M0 109h162" stroke="#10181d" stroke-width="1.200"/>', 162, 114)
