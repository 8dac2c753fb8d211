"""The desk's answers about games, forms and variants. The page's types are generated from these."""
from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import JsonValue
from typing_extensions import TypedDict

Value = JsonValue
"""The value of an option, or a part of it: anything that JSON has."""
Changes = dict[str, Value]
"""The values that differ from a ruleset, by the dotted paths of a form's fields."""
MeasureKind = Literal["share", "number"]
"""`share`: of 1. `number`: a count or a length."""


# ---- games and forms ---------------------------------------------------------------------------

class DeskAgent(TypedDict):
    name: str
    title: str
    slow: bool
    """Whether it searches."""


class Titled(TypedDict):
    name: str
    title: str


class DeskAim(TypedDict):
    """What a search may aim at, or what work is about."""

    name: str
    title: str
    kind: MeasureKind


class DeskGame(TypedDict):
    """A game that can be designed."""

    name: str
    title: str
    players: tuple[int, int]
    """The fewest and the most."""
    usual: int
    cooperative: bool
    aims: list[DeskAim]
    """The aims of a search beside the measures."""
    measure: str
    """The measure that is asked about by default."""
    rulesets: list[Titled]
    agents: list[DeskAgent]


class FormWord(TypedDict):
    """A value that is a word, or a key of a table."""

    value: str
    title: str
    spare: NotRequired[bool]
    """The place of a custom card that nobody has written."""


class FieldShape(TypedDict):
    """The possible values of a field, or of the entries of its row or table."""

    kind: Literal["number", "flag", "word", "row", "table", "text", "data"]
    low: NotRequired[int | None]
    high: NotRequired[int | None]
    words: NotRequired[list[FormWord]]
    """The words that it may be. For a number: instead of a number."""
    keys: NotRequired[list[FormWord]]
    of: NotRequired[FieldShape]
    length: NotRequired[tuple[int, int]]
    nullable: NotRequired[bool]
    once: NotRequired[bool]
    """For a row: whether each of its words occurs at most once."""
    chosen: NotRequired[bool]
    """For a row: whether its order does not matter."""
    sample: NotRequired[str]
    """For data: a text to begin with."""
    begins: NotRequired[bool]
    """For data: whether a card of the box can be copied."""
    bench: NotRequired[bool]
    """For data: whether its things have fields of their own, which `/bench` describes."""
    icon: NotRequired[bool]
    """For a text: whether it is the name of a drawing, which `/icons` finds."""


class RuleOf(TypedDict):
    """A rule that reads an option."""

    id: str
    title: str
    wording: str


class FormField(FieldShape):
    """An option."""

    path: str
    name: str
    about: str
    rules: list[RuleOf]
    bound: bool
    """Whether it only ends games that would not end by themselves."""


class FormSection(TypedDict):
    path: str
    title: str
    about: str
    fields: list[FormField]
    sections: list[FormSection]
    nullable: NotRequired[bool]


class DeskForm(TypedDict):
    """Every option of a ruleset, and their values."""

    sections: list[FormSection]
    values: dict[str, Value]


class CardToCopy(TypedDict):
    """A card of the box that a custom card may begin from."""

    card: str
    title: str
    deck: str


class BenchField(FormField):
    """A field of a designer's own thing. `path` is its name."""

    usual: NotRequired[Value]
    """Its value if nothing is said. Without it, something must be said."""
    only: NotRequired[tuple[str, list[str]]]
    """Another field, and the words there with which this one says something."""


class CardBench(TypedDict):
    """The fields of the things that a designer writes in one field of a form, such as cards of one's own."""

    fields: list[BenchField]
    places: list[str]
    """The ids that they may have."""
    fresh: dict[str, Value]
    """One that is valid, to begin with."""
    sentences: list[str]
    """What they may say, each sentence with 2 for any number, or with 1 if that reads otherwise. Empty if they are not
    written in sentences."""
    begins: bool
    """Whether a card of the box can be copied."""


class BenchCards(TypedDict):
    """The things of one field, as data and as a text."""

    cards: dict[str, Value]
    yaml: str


class CardFault(TypedDict):
    """What is wrong with a thing, at the path of a field in it; an empty path is the thing itself."""

    path: str
    sentence: str


class BenchCard(TypedDict):
    """A thing as it is printed and told."""

    face: str | None
    """The card as a picture, as an address; null if it cannot be made now, or if the game prints no such card."""
    lines: dict[str, list[str]]
    """What its text says, by language."""
    faults: list[CardFault]
    apart: bool
    """Whether it is shown with the ruleset's own numbers, because something else in the design is wrong."""


class OwnFace(TypedDict):
    """A designer's own card that a design prints."""

    card: str
    title: str
    face: str | None
    """The card as a picture, as an address; null if it does not fit on its card, which `fault` says."""
    lines: list[str]
    """What its text says, in the reader's language."""
    fault: str


class IconFound(TypedDict):
    """A drawing of the set of icons."""

    name: str
    title: str
    path: str
    """The path that is filled, on a square of 512."""


class IconsFound(TypedDict):
    """A page of the drawings that a search has found, the best first."""

    icons: list[IconFound]
    found: int
    """How many there are in all."""


class CopiedCard(TypedDict):
    texts: list[str]
    """The text of the card under a new name, and of the cards that bring it into play."""
    instead: Changes
    """The changes that remove the originals."""


class Change(TypedDict):
    path: str
    title: str
    base: Value
    value: Value


class DesignFault(TypedDict):
    path: str
    """The field with the error; empty for an error of no single field."""
    sentence: str


class CheckedDesign(TypedDict):
    sound: bool
    changes: list[Change]
    faults: list[DesignFault]
    yaml: str
    """The configuration file."""
    tied: dict[str, int]
    """The values of formulas, by their paths."""
    called: dict[str, dict[str, str]]
    """By table: the names of custom cards, by key."""


class SheetLine(TypedDict):
    kind: Literal["new", "changed", "missing", "gone"]
    sentence: str


class SheetPart(TypedDict):
    """What a sheet of a spreadsheet changes."""

    sheet: str
    lines: list[SheetLine]


class SheetWrong(TypedDict):
    sentence: str
    """Sheet, cell, what is wrong and what was expected."""


class SheetsAnswer(TypedDict):
    """What was made of a spreadsheet."""

    sheets: list[SheetPart]
    wrong: list[SheetWrong]
    changes: Changes
    """All that it changes; empty if anything is wrong."""


class Switch(TypedDict):
    """A flag, or a thing that an option may contain."""

    path: str
    option: str
    name: str
    others: NotRequired[str]
    """The things that may replace it, if it cannot be left out."""


# ---- variants ----------------------------------------------------------------------------------

class SavedVariant(TypedDict):
    """A design with a name."""

    id: str
    parent: str | None
    game: str
    ruleset: str
    name: str
    note: str
    changes: Changes
    created: float
    """Seconds since 1970."""
    figures: dict[str, Any] | None
    """As a page sent them."""
    deleted: bool


class ValueDifferenceTold(TypedDict):
    """A value or a thing that one design has otherwise than another."""

    kind: Literal["new", "changed", "gone"]
    path: str
    what: str
    before: str
    after: str
    sentence: str


class RuleDifferenceTold(TypedDict):
    """A rule that reads otherwise; a text is empty if that design lacks the rule."""

    id: str
    before: str
    after: str


class DesignDifferences(TypedDict):
    """All that differs between two designs, in words."""

    values: list[ValueDifferenceTold]
    rules: list[RuleDifferenceTold]
