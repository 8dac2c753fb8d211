"""What is written as a table of effects: events, and a designer's own cards and rooms."""
from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from ...files.config import Strict
from ...gamedef.options import Option
from ...icons import drawn, is_here, near
from ...text.plain_text import all_as_typed, as_typed, one_line
from .names import DeckKind, Whom
from .sentences import is_written, parse_effect
from .vocabulary import Do
from .wrong import Wrong

ROWS = 6
LANGUAGES = ("es", "en")
LONGEST_TITLE = 40
_RANGE = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


def parse_range(text: str) -> tuple[int, int]:
    """`0-2`, `3` or `5+` as the lowest and the highest total."""
    match = _RANGE.fullmatch(as_typed(text).replace(" ", ""))
    if not match:
        raise Wrong("range-of-totals", text=text)
    low = int(match[1])
    return low, 127 if match[3] else int(match[2] or low)


class TableOptions(Strict):
    """A table of effects."""

    @property
    def is_yellow(self) -> bool:
        """Whether the Salon's protection cancels it."""
        return False

    @property
    def aims(self) -> bool:
        """Whether a soul chooses another one for it."""
        return False

    def check_targets(self) -> None:
        """Raise Wrong where an effect is for a soul that nobody chooses."""
        for row in self.table.values():
            for part in row.split(" and "):
                do, _, _, whom = parse_effect(part)
                if (do == Do.GO_TO or whom == Whom.TARGET) and not self.aims:
                    raise Wrong("no-target", text=part)

    table: Annotated[dict[str, str], Option(
        "by ranges of die + sanity that follow one another, the last open, or `always` without a die")]

    @field_validator("table", mode="before")
    @classmethod
    def _rows(cls, value: Any) -> Any:
        """A row for a single total may be written without quotes. Rows are put in order, because a page puts the key
        `3` before the key `0-2`."""
        if not isinstance(value, dict):
            return value
        rows = {str(key): row for key, row in all_as_typed(value).items()}
        if all(_RANGE.fullmatch(key) for key in rows):
            return dict(sorted(rows.items(), key=lambda row: parse_range(row[0])))
        return rows

    @field_validator("table")
    @classmethod
    def _table(cls, value: dict[str, str]) -> dict[str, str]:
        for text in value.values():
            if is_written(text) and text.count(" and ") > 1:
                raise Wrong("two-effects", text=text)
        if list(value) == ["always"]:
            return value
        if not 1 <= len(value) <= ROWS:
            raise Wrong("rows", most=ROWS)
        following = 0
        for key in value:
            low, high = parse_range(key)
            if low != following or high < low:
                raise Wrong("row", key=key, begin=following)
            following = high + 1
        if following != 128:
            raise Wrong("last-row", begin=following)
        return value


class EventOptions(TableOptions):
    yellow: Annotated[bool, Option("whether the Salon's protection cancels it")] = False

    @property
    def is_yellow(self) -> bool:
        return self.yellow


def _or_one_title(schema: dict[str, Any]) -> None:
    """For editors: one title may stand for both languages."""
    said: dict[str, Any] = {key: schema.pop(key) for key in ("title", "description") if key in schema}
    by_language = {key: schema.pop(key) for key in list(schema)}
    schema.update({**said, "anyOf": [by_language, {"type": "string", "maxLength": LONGEST_TITLE}]})


class OwnTitle(Strict):
    """A designer's own thing."""

    title: Annotated[dict[str, str], Option(
        "what it is called, in every language: `{es: ..., en: ...}`", by=LANGUAGES), Field(
        json_schema_extra=_or_one_title)]

    icon: Annotated[str | None, Option(
        "its drawing, by its name among those of game-icons.net; null: the sign of its place", icon=True)] = None

    @field_validator("icon")
    @classmethod
    def _icon(cls, value: str | None) -> str | None:
        if value is not None and is_here() and value not in drawn():
            raise Wrong("own-icon", icon=value, near=", ".join(near(value)))
        return value

    @field_validator("title", mode="before")
    @classmethod
    def _one_title(cls, value: Any) -> Any:
        """A title in one language, or without any, is that in both."""
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, value)
        if isinstance(value, dict) and len(value) == 1 and next(iter(value)) in LANGUAGES:
            return dict.fromkeys(LANGUAGES, *value.values())
        return value

    @field_validator("title")
    @classmethod
    def _title(cls, value: dict[str, str]) -> dict[str, str]:
        for language in LANGUAGES:
            if not 0 < len(value.get(language, "").strip()) <= LONGEST_TITLE:
                raise Wrong("own-title", language=language, most=LONGEST_TITLE)
        return {language: one_line(title) for language, title in value.items()}


_OBJECT, _MONSTER = ("kind", ("object",)), ("kind", ("monster",))
"""For fields that only cards of a kind have. A thing without a `kind` has them all."""


class OwnUse(TableOptions):
    """What souls do with a designer's own object or room; its table is carried out then."""

    actions: Annotated[int, Option("actions that a use takes", 0, 4, only=_OBJECT)] = 0
    price: Annotated[int, Option("sanity that a use costs", 0, 50, only=_OBJECT)] = 0
    target: Annotated[Literal["none", "other soul", "soul here"], Option(
        "whom a soul chooses for a use: any other soul, or one in its place", only=_OBJECT)] = "none"

    @property
    def aims(self) -> bool:
        return self.target != "none"


class OwnCard(OwnTitle, OwnUse):
    """A custom event, object or monster; `deck` gives its number of copies, as for all cards.

    The table of an event is carried out when it is revealed, that of an object when it is used, and that of a monster
    at the end of a round, for each soul in its place.
    """

    kind: Annotated[Literal["event", "yellow", "object", "monster"], Option(
        "what it is; the Salon's protection cancels an event that is `yellow`")]
    spent: Annotated[bool, Option("whether a use spends an object", only=_OBJECT)] = True
    comes: Annotated[Literal["here", "corridor", "empty room"], Option(
        "where a monster comes to: the room in which it is revealed, its floor's corridor, or the nearest room "
        "without souls", only=_MONSTER)] = "here"
    moves: Annotated[Literal["stays", "towards", "away"], Option(
        "a monster's step at the end of a round, before its table is carried out: none, towards the nearest soul, or "
        "away from it", only=_MONSTER)] = "stays"
    leaves: Annotated[bool, Option("whether a monster leaves the board when it is stunned",
                                      only=_MONSTER)] = False

    @property
    def is_yellow(self) -> bool:
        return self.kind == "yellow"

    @property
    def deck_kind(self) -> int:
        """Its kind where decks are made up by kind."""
        return int({"object": DeckKind.OBJECT, "monster": DeckKind.VARIABLE}.get(self.kind, DeckKind.EVENT))

    @model_validator(mode="after")
    def _of_its_kind(self) -> OwnCard:
        """What only objects or only monsters have is not said of another card."""
        for kind, names in (("object", ("actions", "price", "target", "spent")),
                            ("monster", ("comes", "moves", "leaves"))):
            for name in names:
                if self.kind != kind and getattr(self, name) != type(self).model_fields[name].default:
                    raise Wrong("not-of-kind", name=name, kind=kind, is_kind=self.kind).of((name,), ("kind",))
        if not self.spent and self.actions == 0:
            raise Wrong("kept-free").of(("spent",), ("actions",))
        return self


class OwnRoom(OwnTitle, OwnUse):
    """A special room of a designer's own; `special_rooms` names those that a game draws from."""

    actions: Annotated[int, Option("actions that a use takes", 1, 4)] = 1
