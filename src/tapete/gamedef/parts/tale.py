"""The story of a played game."""
from __future__ import annotations

from collections.abc import Sequence

from ...text.speech import Speech
from ..vocabulary import Happening
from .part import GamePart


class Tale(GamePart):
    """The chapters and the characters of a played game's story."""
    subjects: Sequence[str] = ()
    """The characters whose lives the story of a played game tells, in the order of the story."""

    def opens_chapter(self, happening: Happening) -> bool:
        """Whether a happening, such as a round or a turn, starts a chapter of a game's story, with its sentence as the
        title.
        """
        return False

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The characters of the story that a happening concerns, from `subjects`."""
        return ()

    def subject_name(self, speech: Speech, subject: str) -> str:
        """The name of a character of the story."""
        return subject

    def subject_story(self, speech: Speech, subject: str) -> str:
        """The story of a character before the game begins; empty: none."""
        return ""
