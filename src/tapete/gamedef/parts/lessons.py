"""What teaches a game."""
from __future__ import annotations

from pathlib import Path

from ...files.home import home_of
from .part import GamePart


class Lessons(GamePart):
    """The files that teach a game to newcomers."""

    @property
    def folder(self) -> Path:
        """The folder with the files that teach the game, such as `how.yaml`, beside its module."""
        return home_of(self.game) / "teach"
