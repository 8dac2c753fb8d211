"""What can be printed of a game."""
from __future__ import annotations

from pydantic import BaseModel

from ...paper import Printed
from .part import GamePart


class Printing(GamePart):
    """The cards, boards and sheets of a game on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed | None:
        """What can be printed of the game with some options; None: only its rulebook."""
        return None
