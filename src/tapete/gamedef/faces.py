"""Faces: how a page draws the things of a game that has no page of its own.

    faces={Card: {"KNAVE": "crossed-swords", "QUEEN": "queen.svg", "RED_1": Face(sign="1", fill="red")}}

A text in place of a face is a picture of the package if it ends in `.svg` or `.png`, and else a drawing of the set.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from .. import icons
from ..files.pictures import read_picture
from ..text.spoken import SpokenError
from .kinds import Kind

Fill = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "black", "grey", "white"]
Pattern = Literal["slant", "zigzag", "dots", "bars", "scales", "pales", "checks", "rays", "lattice", "grid", "bends",
                  "rings", "plain"]
FILLS: Sequence[Fill] = get_args(Fill)
PATTERNS: Sequence[Pattern] = get_args(Pattern)
PATTERN_OF: Mapping[Fill, Pattern] = {
    "red": "slant", "orange": "zigzag", "yellow": "dots", "green": "bars", "teal": "scales", "blue": "pales",
    "violet": "checks", "pink": "rays", "brown": "lattice", "black": "grid", "grey": "bends", "white": "rings"}
"""The pattern of each fill. No two fills have the same, so that nobody needs to tell the colours apart."""
LONGEST_SIGN = 3
MOST_PICTURES = 1 << 20
"""All pictures of a game together, in bytes."""
PICTURES = "pictures"
"""The folder of a package's pictures, beside the game's module."""


@dataclass(frozen=True)
class Face:
    """How a thing is drawn: a sign of up to three letters, a drawing, a picture, or SVG paths on a square of 24.

    A face may have both a sign and a drawing or picture.
    """

    sign: str = ""
    line: str = ""
    """Drawn as lines."""
    ink: str = ""
    """Filled."""
    icon: str = ""
    """The name of a drawing of game-icons.net, such as `dragon-head`: `tapete.icons.drawn()` has all of them."""
    hue: int | None = None
    """The hue of a tint, 0 to 359: 20 is red, 90 yellow, 150 green, 250 blue, 310 purple. None: made from its name."""
    fill: Fill | None = None
    """The colour of the whole thing, for colours that mean something. It comes with a pattern, and has no `hue`."""
    pattern: Pattern | None = None
    """None: the pattern of its fill. `plain`: none."""
    picture: str = ""
    """The name of an SVG or PNG file in the folder `pictures` beside the game's module."""


def face_of(said: Face | str) -> Face:
    """A face, also where a text stands for it."""
    if isinstance(said, Face):
        return said
    return Face(picture=said) if said.endswith((".svg", ".png")) else Face(icon=said)


def check_faces(game: str, kind: Kind, faces: Mapping[str, Face | str], lore: Any, home: Path | None) -> int:
    """InputError if a face is of no thing of its kind, or cannot be drawn. Returns the bytes of its pictures.

    `home`: the folder of the game's module; None: the game has no files.
    """
    total = 0
    for name, each in faces.items():
        try:
            total += _check_face(name, face_of(each), kind.ids(lore), home)
        except SpokenError as wrong:
            raise SpokenError("face", game=game, kind=kind.name, name=name, wrong=wrong) from None
    return total


def _check_face(name: str, face: Face, known: Sequence[str], home: Path | None) -> int:
    if name not in known:
        raise SpokenError("face-of-nothing", known=", ".join(filter(None, known)))
    if len(face.sign) > LONGEST_SIGN:
        raise SpokenError("face-sign", most=LONGEST_SIGN, sign=face.sign)
    if face.icon and face.icon not in icons.drawn():
        raise SpokenError("face-icon", icon=face.icon, near=", ".join(icons.near(face.icon)))
    for said, choices in ((face.fill, FILLS), (face.pattern, PATTERNS)):
        if said is not None and said not in choices:
            raise SpokenError("face-one-of", known=", ".join(choices), given=said)
    if face.pattern is not None and face.fill is None:
        raise SpokenError("face-bare-pattern")
    if face.fill is not None and face.hue is not None:
        raise SpokenError("face-fill-and-hue")
    return len(picture_of(face, home)[1]) if face.picture else 0


def picture_of(face: Face, home: Path | None) -> tuple[str, bytes]:
    """The media type and the bytes of a face's picture. InputError says what is wrong with it."""
    if home is None or Path(face.picture).name != face.picture:
        raise SpokenError("face-picture-name", folder=PICTURES, given=face.picture)
    try:
        return read_picture(home / PICTURES / face.picture)
    except SpokenError as wrong:
        raise SpokenError("face-picture", file=f"{PICTURES}/{face.picture}", wrong=wrong) from None
