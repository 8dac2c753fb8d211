"""The desk's own texts in the reader's language."""
from __future__ import annotations

from functools import cache
from pathlib import Path

from ...text.speech import Speech


@cache
def desk_speech(language: str) -> Speech:
    """The desk's texts. Raises InputError for a language that Tapete does not have."""
    return Speech(language, [Path(__file__).parents[1] / "text"])
