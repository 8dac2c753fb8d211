"""Custom events: their names, and the texts that people see."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel

from ...text.speech import Speech
from .effects import event_lines
from .options import LANGUAGES, CarcosaOptions, OwnCard

_TEXTS = Path(__file__).parent / "text"


class OwnCardView(BaseModel):
    """A custom event, in every language."""

    title: dict[str, str]
    yellow: bool
    lines: dict[str, list[str]]


def own_names(cards: Mapping[str, OwnCard], language: str) -> dict[str, str]:
    """The messages of their names."""
    return {f"card-{name}": card.title[language].strip() for name, card in cards.items()}


def own_views(options: CarcosaOptions) -> dict[str, OwnCardView]:
    """The printed texts of custom events."""
    speeches = {language: Speech(language, [_TEXTS]) for language in LANGUAGES if options.cards}
    return {name: OwnCardView(title=card.title, yellow=card.is_yellow, lines={
        language: event_lines(speech, options, name) for language, speech in speeches.items()})
        for name, card in options.cards.items()}
