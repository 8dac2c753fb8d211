"""What of a game can be printed: cards, boards, sheets, tokens and tables, as data and without any layout.

A game makes a `Printed` out of its options; `tapete.press` lays it out on paper. Lengths are in millimetres where
nothing else is said; colours are `#rrggbb`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Align = Literal["left", "center", "right"]


@dataclass(frozen=True)
class Words:
    """A text on a drawing, in the drawing's units, set from its top left corner.

    It is broken into lines within `width` and must fit into `height`. `size` is the height of the letters' body;
    `font` is serif or sans.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    size: float
    align: Align = "center"
    weight: int = 400
    style: Literal["normal", "italic"] = "normal"
    font: Literal["serif", "sans"] = "sans"
    colour: str = "#241c10"
    turn: int = 0
    """Degrees clockwise about the middle of its box."""


@dataclass(frozen=True)
class Drawing:
    """A vector drawing: what stands inside an SVG of `width` by `height` units, and the words and texts on it."""

    svg: str
    width: float
    height: float
    words: tuple[Words, ...] = ()
    boxes: tuple[Box, ...] = ()


# ---- what a text is made of ----------------------------------------------------------------------

@dataclass(frozen=True)
class Text:
    """A paragraph. `lead` is its first words, set apart; a note is small and slanted."""

    text: str
    lead: str = ""
    note: bool = False


@dataclass(frozen=True)
class RuleText:
    """The words of rules of the ledger, one after the other, as a paragraph or in a cell: what a card says then is
    what the rulebook says.
    """

    rules: tuple[str, ...]
    lead: str = ""


@dataclass(frozen=True)
class Grid:
    """A table. The first column is narrow where `ranges` says that it holds numbers or ranges of them."""

    rows: tuple[tuple[str | RuleText, ...], ...]
    head: tuple[str, ...] = ()
    title: str = ""
    ranges: bool = False


@dataclass(frozen=True)
class Track:
    """A row of cells for a marker to stand on. Those of `marked` are set off; the cell of `start` has a ring."""

    label: str
    cells: tuple[str, ...]
    marked: frozenset[str] = frozenset()
    start: str | None = None


@dataclass(frozen=True)
class Slots:
    """So many empty places to lay something on, `width` by `height`, each with a faint drawing in it."""

    label: str
    count: int
    width: float
    height: float
    drawing: Drawing | None = None


@dataclass(frozen=True)
class Figure:
    """A drawing among texts, `width` wide, or as wide as its column where that is narrower."""

    drawing: Drawing
    width: float


Block = Text | RuleText | Grid | Track | Slots | Figure


@dataclass(frozen=True)
class Box:
    """A place on a drawing for blocks, in the drawing's units: set as large as fits, from `size` down to `least`."""

    x: float
    y: float
    width: float
    height: float
    blocks: tuple[Block, ...]
    size: float
    least: float
    colour: str = "#241c10"
    align: Align = "left"


# ---- what is cut out -----------------------------------------------------------------------------

@dataclass(frozen=True)
class Card:
    """One card, printed `copies` times.

    `kind` stands above the title. Either the core lays it out of drawing and blocks, or `face` is the whole card, a
    drawing of the deck's size: what a card with holes or see-through parts needs.
    """

    id: str
    title: str
    kind: str
    colour: str
    copies: int = 1
    drawing: Drawing | None = None
    blocks: tuple[Block, ...] = ()
    mark: Drawing | None = None
    """A small sign at the card's foot, to sort it back into its deck by."""
    face: Drawing | None = None


@dataclass(frozen=True)
class Deck:
    """Cards with one back. `film` is printed on something see-through: no ground is laid under its cards.

    `instead` is another printing of a deck that is there already: the list of components does not count it again.
    """

    id: str
    title: str
    cards: tuple[Card, ...]
    back: Drawing
    """Fills the whole card; drawn at 63 by 88."""
    film: bool = False
    instead: bool = False

    @property
    def count(self) -> int:
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True)
class Token:
    """A counter to cut out, `size` across; a standee is `size` wide and stands on a folded foot.

    `back`, where it differs, is printed beside it, to glue on.
    """

    id: str
    title: str
    drawing: Drawing
    size: float
    copies: int = 1
    shape: Literal["round", "square", "standee"] = "round"
    colour: str = "#fffaf0"
    back: Drawing | None = None


@dataclass(frozen=True)
class PaperDie:
    """A die to fold of paper, and chits with its numbers to draw from a cup. 4 and 6 sides can be folded."""

    sides: Literal[4, 6]
    copies: int = 1


# ---- what lies on the table ----------------------------------------------------------------------

@dataclass(frozen=True)
class Board:
    """A drawing in millimetres, cut into as many sheets of paper as it needs."""

    id: str
    title: str
    drawing: Drawing


@dataclass(frozen=True)
class Sheet:
    """A sheet that lies before a player, or beside the board: half a page or a whole one."""

    id: str
    title: str
    subtitle: str
    colour: str
    blocks: tuple[Block, ...]
    drawing: Drawing | None = None
    half: bool = True
    copies: int = 1
    columns: Literal[1, 2] = 2
    """Of a whole page."""


# ---- the book ------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Section:
    """A headed part of the quick reference."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Look:
    """What all that is printed of a game has in common."""

    ink: str = "#241c10"
    paper: str = "#fffaf0"
    accent: str = "#b98411"
    emblem: Drawing | None = None
    """Stands on the title page of the rulebook."""


Picture = Callable[[Any, Any, Sequence[str]], tuple[Drawing, Drawing]]
"""picture(before, after, names): two views of the game's as drawings of one size, only what matters between them."""


@dataclass(frozen=True)
class Printed:
    """All that can be printed of a game by some options, in one language."""

    look: Look = Look()
    decks: tuple[Deck, ...] = ()
    boards: tuple[Board, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    tokens: tuple[Token, ...] = ()
    dice: tuple[PaperDie, ...] = ()
    tables: Mapping[str, Sequence[Grid]] = field(default_factory=dict)
    """Tables of the numbers that run, by the id of the rule that they stand under."""
    reference: tuple[Section, ...] = ()
    picture: Picture | None = None
    """How an example's table is drawn; without it an example is told in words alone."""
