"""What can be printed of a game: cards, boards, sheets, tokens and tables, as data without any layout.

A game makes a `Printed` from its options, and `tapete.press` lays it out on paper. Lengths are in millimetres unless a
docstring says otherwise. Colours are `#rrggbb`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import tapete.runtime.renamed

Align = Literal["left", "center", "right"]


@dataclass(frozen=True)
class DrawnText:
    """A text on a drawing, in the drawing's units. `x` and `y` are its top left corner.

    It is broken into lines of at most `width` and must fit into `height`. `size` is the font size; `font` is serif or
    sans.
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
    """A vector drawing: the contents of an SVG of `width` by `height` units, and the words and blocks on it."""

    svg: str
    width: float
    height: float
    words: tuple[DrawnText, ...] = ()
    boxes: tuple[Box, ...] = ()


# ---- blocks of text -------------------------------------------------------------------------------

@dataclass(frozen=True)
class Text:
    """A paragraph. `lead` is its first words, set apart. A note is small and slanted."""

    text: str
    lead: str = ""
    note: bool = False


@dataclass(frozen=True)
class PaperRuleText:
    """The texts of rules of the ledger, one after the other, as a paragraph or in a cell.

    So a card says the same as the rulebook.
    """

    rules: tuple[str, ...]
    lead: str = ""


@dataclass(frozen=True)
class Grid:
    """A table. If `ranges` is true, the first column is narrow, because it holds numbers or ranges."""

    rows: tuple[tuple[str | PaperRuleText, ...], ...]
    head: tuple[str, ...] = ()
    title: str = ""
    ranges: bool = False


@dataclass(frozen=True)
class PaperTrack:
    """A row of cells for a marker. The cells in `marked` are highlighted; the cell of `start` has a ring."""

    label: str
    cells: tuple[str, ...]
    marked: frozenset[str] = frozenset()
    start: str | None = None


@dataclass(frozen=True)
class Slots:
    """`count` empty places to put something on, each `width` by `height`, with a faint drawing in it."""

    label: str
    count: int
    width: float
    height: float
    drawing: Drawing | None = None


@dataclass(frozen=True)
class Figure:
    """A drawing among texts, `width` wide, or as wide as its column if that is narrower."""

    drawing: Drawing
    width: float


Block = Text | PaperRuleText | Grid | PaperTrack | Slots | Figure


@dataclass(frozen=True)
class Box:
    """A place for blocks on a drawing, in the drawing's units.

    The text is as large as fits, from `size` down to `least`.
    """

    x: float
    y: float
    width: float
    height: float
    blocks: tuple[Block, ...]
    size: float
    least: float
    colour: str = "#241c10"
    align: Align = "left"


# ---- things to cut out -----------------------------------------------------------------------------

@dataclass(frozen=True)
class PaperCard:
    """One card, printed `copies` times.

    `kind` is printed above the title. Either `tapete.press` lays it out from drawing and blocks, or `face` is the whole
    card: a drawing of the deck's size, for cards with holes or transparent parts.
    """

    id: str
    title: str
    kind: str
    colour: str
    copies: int = 1
    drawing: Drawing | None = None
    blocks: tuple[Block, ...] = ()
    mark: Drawing | None = None
    """A small sign at the foot of the card, for sorting it back into its deck."""
    face: Drawing | None = None


@dataclass(frozen=True)
class PaperDeck:
    """Cards with one back. `film` is printed on transparent film, so its cards have no background.

    `instead` is another printing of an existing deck, so the list of components does not count it again.
    """

    id: str
    title: str
    cards: tuple[PaperCard, ...]
    back: Drawing
    """Fills the whole card; drawn at 63 by 88."""
    film: bool = False
    instead: bool = False

    @property
    def count(self) -> int:
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True)
class Token:
    """A counter to cut out, `size` across. A standee is `size` wide and stands on a folded foot.

    If `back` differs from the front, it is printed beside it, to glue on.
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
    """Chits with a die's numbers to draw from a cup and, for 4 or 6 sides, the die to fold from paper."""

    sides: int
    copies: int = 1


# ---- boards and sheets on the table -----------------------------------------------------------------

@dataclass(frozen=True)
class Board:
    """A drawing in millimetres, cut into as many sheets of paper as it needs."""

    id: str
    title: str
    drawing: Drawing


@dataclass(frozen=True)
class PaperSheet:
    """A sheet to put in front of a player or beside the board: half a page or a whole one."""

    id: str
    title: str
    subtitle: str
    colour: str
    blocks: tuple[Block, ...]
    drawing: Drawing | None = None
    half: bool = True
    copies: int = 1
    columns: Literal[1, 2] = 2
    """For a whole page only."""


# ---- the book ------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Section:
    """A section of the quick reference, with a heading."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Look:
    """The look that all printed parts of a game share."""

    ink: str = "#241c10"
    paper: str = "#fffaf0"
    accent: str = "#b98411"
    emblem: Drawing | None = None
    """Printed on the title page of the rulebook."""


Picture = Callable[[Any, Any, Sequence[str]], tuple[Drawing, Drawing]]
"""picture(before, after, names): two of the game's views as drawings of one size, which show only what matters for the
difference between them.
"""


@dataclass(frozen=True)
class Printed:
    """Everything that can be printed of a game with some options, in one language."""

    look: Look = Look()
    decks: tuple[PaperDeck, ...] = ()
    boards: tuple[Board, ...] = ()
    sheets: tuple[PaperSheet, ...] = ()
    tokens: tuple[Token, ...] = ()
    dice: tuple[PaperDie, ...] = ()
    tables: Mapping[str, Sequence[Grid]] = field(default_factory=dict)
    """Tables of numbers in use, by the id of the rule that they are printed under."""
    reference: tuple[Section, ...] = ()
    picture: Picture | None = None
    """Draws the table of an example. Without it, an example has words only."""
    game_icons: bool = False
    """Whether its drawings are of `tapete.icons`: the rulebook then names their authors."""


OLD_NAMES = {
    "Card": "PaperCard", "Deck": "PaperDeck", "RuleText": "PaperRuleText", "Sheet": "PaperSheet",
    "Track": "PaperTrack", "Words": "DrawnText",
}
"""The present names by those before version 0.2. The old ones go with version 0.3."""

# Not by `def`: so the old names are errors for a type checker.
globals()["__getattr__"] = tapete.runtime.renamed.old_names(__name__, OLD_NAMES, globals())
