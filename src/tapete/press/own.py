"""Custom cards: a file of texts becomes a deck, without any code."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ..files.config import Strict, check, read_yaml
from ..icons import drawn, icon, near
from ..paper import Block, Drawing, Grid, PaperCard, PaperDeck, Text
from ..text.speech import Speech
from ..text.spoken import SpokenError

Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-fA-F]{6}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
IconName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
Texts = str | dict[Literal["es", "en"], str]
"""A text, or one for each language."""


SCENE = (110.0, 62.0)
"""The size of a card's picture."""


class CustomCard(Strict):
    """One card of the file; `docs/press.md` explains each key."""

    id: Id
    title: Texts
    kind: Texts
    colour: Colour = "#55483a"
    copies: Annotated[int, Field(ge=1, le=200)] = 1
    text: Texts = ""
    table: dict[str, Texts] = {}
    note: Texts = ""
    icon: IconName | None = None


class CustomDeck(Strict):
    cards: Annotated[list[CustomCard], Field(min_length=1)]
    back: Colour = "#3a2f20"


def own_deck(path: Path, language: str) -> PaperDeck:
    """The deck of a file, in a language. Raises InputError with file and line."""
    tree = read_yaml(path)
    own = check(CustomDeck, tree, str(path), tree)
    ids = [card.id for card in own.cards]
    for i, card in enumerate(own.cards):
        if card.id in ids[:i]:
            raise SpokenError("own-twice", path=str(path), card=card.id)
        if card.icon is not None and card.icon not in drawn():
            raise SpokenError("own-icon", path=str(path), card=card.id, icon=card.icon,
                              near=", ".join(near(card.icon)))
    title = Speech(language, [Path(__file__).parent / "text"]).say("press-own-cards")
    return PaperDeck("own", title, tuple(_card(card, language, str(path)) for card in own.cards), _back(own.back))


def _card(card: CustomCard, language: str, file: str) -> PaperCard:
    def said(texts: Any) -> str:
        if isinstance(texts, str):
            return texts
        if language not in texts:
            raise SpokenError("own-no-text", path=str(file), card=card.id, language=language)
        return str(texts[language])
    blocks: list[Block] = []
    if card.text:
        blocks.append(Text(said(card.text)))
    if card.table:
        blocks.append(Grid(tuple((key, said(row)) for key, row in card.table.items()), ranges=True))
    if card.note:
        blocks.append(Text(said(card.note), note=True))
    return PaperCard(card.id, said(card.title), said(card.kind), card.colour, card.copies,
                     None if card.icon is None else _scene(card.icon, card.colour), tuple(blocks))


def _scene(name: str, colour: str) -> Drawing:
    """A drawing of the set on the card's colour, made pale."""
    w, h = SCENE
    return Drawing(f'<rect width="{w}" height="{h}" fill="#f4ecd8"/><rect width="{w}" height="{h}" fill="{colour}" '
                   f'opacity="0.3"/>{icon(name, w / 2 - 22, h / 2 - 22, 44, "#1f1712")}', w, h)


def _back(colour: str) -> Drawing:
    return Drawing(f'<rect x="-2" y="-2" width="67" height="92" fill="{colour}"/><rect x="4" y="4" width="55" '
                   'height="80" rx="3" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="0.7"/>'
                   '<path d="M31.5 30l9 14-9 14-9-14z" fill="none" stroke="#ffffff" stroke-opacity="0.6" '
                   'stroke-width="0.7"/>', 63, 88)
