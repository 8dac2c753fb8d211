"""Tuck boxes for decks: one sheet of card to cut out, fold and glue, with the deck's back on it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin

from ..paper import PaperDeck
from ..text.spoken import SpokenError
from .paper import CardSize, Paper

THICKNESS = 0.3
"""Thickness of a card in mm, for 300 g/m²."""
SLEEVE = CardSize("sleeve", 3, 3)
"""Mm that a sleeve adds to a card's width and height."""
SLEEVE_THICKNESS = 0.2
ROOM = 1.5
"""Mm by which a box is wider and higher than the cards, so that they slide."""
GLUE, TONGUE, NOTCH = 12.0, 14.0, 9.0
"""Mm: the width of the glued flap, the length of the lid's tongue, and the radius of the notch for a thumb."""
SLANT = 3.0

Point = tuple[float, float]


@dataclass(frozen=True)
class Panel:
    """A side of the box on the sheet: its top left corner and its size, in mm."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class TuckBox:
    """A box for so many cards of a deck, the `part`-th of `parts`, as it is placed on the sheet: mm from the top left
    corner of the outline."""

    deck: PaperDeck
    cards: int
    part: int
    parts: int
    width: float
    height: float
    outline: tuple[Point, ...]
    folds: tuple[tuple[Point, Point], ...]
    faces: tuple[Panel, Panel]
    sides: tuple[Panel, Panel]
    lid: Panel


@dataclass(frozen=True)
class Stock:
    """The card stock: the thickness of one card in mm, and whether cards are in sleeves."""

    thickness: float = THICKNESS
    sleeved: bool = False

    def __post_init__(self) -> None:
        if not 0.1 <= self.thickness <= 2:
            raise SpokenError("thickness", given=f"{self.thickness:g}")

    def depth(self, cards: int) -> float:
        """The inner depth of a box for so many cards."""
        return max(6.0, cards * (self.thickness + (SLEEVE_THICKNESS if self.sleeved else 0)) + 1)


PLAIN = Stock()


def boxes_of(decks: Sequence[PaperDeck], size: CardSize, stock: Stock, paper: Paper) -> Iterator[TuckBox]:
    """A box for each deck, placed on its side. A deck whose box does not fit on the paper gets several."""
    wide = size.width + ROOM + (SLEEVE.width if stock.sleeved else 0)
    high = size.height + ROOM + (SLEEVE.height if stock.sleeved else 0)
    across, down = paper.height - 2 * paper.margin, paper.width - 2 * paper.margin
    deepest = min((across - GLUE - 2 * wide) / 2, (down - high - TONGUE) / 2)
    for deck in decks:
        parts = next(n for n in range(1, deck.count + 2) if stock.depth(ceil(deck.count / n)) <= deepest or
                     n > deck.count)
        if parts > deck.count:
            raise SpokenError("too-large", what=deck.title, width=f"{GLUE + 2 * wide:.0f}", height=f"{high:.0f}")
        for part in range(parts):
            cards = deck.count // parts + (part < deck.count % parts)
            yield _box(deck, cards, part + 1, parts, wide, high, stock.depth(cards))


def _box(deck: PaperDeck, cards: int, part: int, parts: int, wide: float, high: float, deep: float) -> TuckBox:
    """The panels: glue flap, back with the lid, side, front with the notch, side; from the top: tongue, lid, body,
    bottom flaps."""
    top, bottom = TONGUE + deep, TONGUE + deep + high
    back, left, front = GLUE, GLUE + wide, GLUE + wide + deep
    right, end = front + wide, front + wide + deep
    dust = min(deep, wide / 2) * 0.8
    middle = front + wide / 2
    notch = [(middle - NOTCH * cos(i * pi / 12), top + NOTCH * sin(i * pi / 12)) for i in range(13)]
    outline = [
        (0, top + SLANT), (back, top), (back, TONGUE), (back + 1, TONGUE - SLANT), (back + 2 * SLANT, 0),
        (left - 2 * SLANT, 0), (left - 1, TONGUE - SLANT), (left, TONGUE), (left, top), (left + 1, top - dust),
        (front - SLANT, top - dust), (front, top), *notch, (right, top), (right + SLANT, top - dust),
        (end - 1, top - dust), (end, top), (end, bottom), (end - SLANT, bottom + dust), (right + 1, bottom + dust),
        (right, bottom), (right - 1, bottom + deep - 1), (front + 1, bottom + deep - 1), (front, bottom),
        (front - 1, bottom + dust), (left + SLANT, bottom + dust), (left, bottom), (left - 1, bottom + deep - 1),
        (back + 1, bottom + deep - 1), (back, bottom), (0, bottom - SLANT)]
    upright = [((x, top), (x, bottom)) for x in (back, left, front, right)]
    level = [((back, TONGUE), (left, TONGUE)), ((back, top), (front, top)), ((right, top), (end, top)),
             ((back, bottom), (end, bottom))]
    return TuckBox(
        deck, cards, part, parts, end, bottom + deep - 1, tuple(outline), (*upright, *level),
        (Panel(back, top, wide, high), Panel(front, top, wide, high)),
        (Panel(left, top, deep, high), Panel(right, top, deep, high)), Panel(back, TONGUE, wide, deep))
