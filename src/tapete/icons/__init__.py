"""The drawings of cards, by name, from game-icons.net (CC BY 3.0, see NOTICE). `make web` takes them from the package.

A game chooses in a file for each card, or for a type of cards, a drawing's name, or a composition: several `copies` of
one, each at x, y and a scale, or one with a line `cut` into it by a pen of the ground's colour. Lengths are in a box of
512 by 512.
"""
from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

BOX = 512
"""The side of a drawing's box."""


class Composition(TypedDict):
    """A drawing made of one of the set."""

    icon: str
    copies: NotRequired[list[tuple[float, float, float]]]
    cut: NotRequired[str]
    pen: NotRequired[float]


Choice = str | Composition


@cache
def drawn() -> Mapping[str, str]:
    """Every drawing of the set by name: the path that is filled."""
    try:
        read: dict[str, str] = json.loads((Path(__file__).parent / "drawn.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FileNotFoundError("The drawings of cards have not been built: expected `make web` to have run") from None
    return read


def is_here() -> bool:
    """Whether the set is there. A page without a server has only the drawings that its games have chosen."""
    return (Path(__file__).parent / "drawn.json").is_file()


def near(name: str) -> list[str]:
    """The names that are the most like one that is not in the set."""
    return get_close_matches(name, drawn(), 3, 0)


def icon(choice: Choice, x: float, y: float, size: float, colour: str, ground: str = "#ffffff") -> str:
    """A drawing as SVG, in a square of `size` with its top left corner at x, y.

    KeyError for a name that is not in the set.
    """
    made: Composition = {"icon": choice} if isinstance(choice, str) else choice
    path = drawn()[made["icon"]]
    shapes = "".join(f'<path d="{path}" transform="translate({left} {top}) scale({scale})"/>'
                     for left, top, scale in made.get("copies", [(0, 0, 1)]))
    cut = (f'<path d="{made["cut"]}" fill="none" stroke="{ground}" stroke-width="{made["pen"]}" '
           'stroke-linecap="round" stroke-linejoin="round"/>' if "cut" in made else "")
    return f'<g transform="translate({x} {y}) scale({size / BOX})" fill="{colour}">{shapes}{cut}</g>'


class IconChoices:
    """A game's choice of drawings, from a JSON file: `cards` by id, and `types` for cards that have none."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def cards(self) -> Mapping[str, Choice]:
        return _read(self.path)["cards"]

    def of(self, card: str, type_: str = "") -> Choice | None:
        """The choice for a card; None if neither it nor its type has one."""
        read = _read(self.path)
        return read["cards"].get(card) or read["types"].get(type_)


@cache
def _read(path: Path) -> dict[str, dict[str, Choice]]:
    read: dict[str, dict[str, Choice]] = json.loads(path.read_text(encoding="utf-8"))
    return read
