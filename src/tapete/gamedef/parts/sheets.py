"""How a game's options become the tables of a spreadsheet, beyond what their declarations say."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from .part import GamePart


class Sheets(GamePart):
    """What a spreadsheet of a game's options shows, if the options hold cards that they only name or that are data."""

    models: Mapping[str, type[BaseModel]] = {}
    """The models of parts of `spread` that their declarations leave open, by path: of each item, for a list."""
    base: str = ""
    """The path of the value, a word, that says over what the others are laid; empty if there is none."""

    def spread(self, values: Mapping[str, Any], options: BaseModel, language: str,
               base: str | None = None) -> Mapping[str, Any]:
        """The values of options with all that they only name, and with sentences of a language where a card's file may
        have them.

        `base` is the value at the path `base` that somebody chose. None: what fits the options best.
        """
        return values

    def gathered(self, config: Mapping[str, Any], base: Mapping[str, Any]) -> Mapping[str, Any]:
        """The configuration that changes of `spread` make. `base` is what was changed."""
        return config
