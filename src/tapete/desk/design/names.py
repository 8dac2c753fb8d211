"""What the desk itself says in the reader's language."""
from __future__ import annotations

from functools import cache
from pathlib import Path

from ...text.speech import Speech


@cache
def desk_speech(language: str) -> Speech:
    """InputError for a language that Tapete does not speak."""
    return Speech(language, [Path(__file__).parents[1] / "text"])
