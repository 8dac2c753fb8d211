"""What can be printed of a game."""
from __future__ import annotations

from pydantic import BaseModel

from ...paper import PaperCard, Printed
from .part import GamePart


class Printing(GamePart):
    """The cards, boards and sheets of a game on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed | None:
        """What can be printed of the game with some options; None: only its rulebook."""
        return None

    def card(self, options: BaseModel, card: str, language: str) -> PaperCard | None:
        """One card on paper, by its id, also if no deck has a copy of it; None if there is no such card."""
        printed = self.printed(options, language)
        decks = printed.decks if printed is not None else ()
        return next((one for deck in decks for one in deck.cards if one.id == card), None)
