"""What a play would do to a character, for whoever thinks about it."""
from __future__ import annotations

from typing import Any

from .rules.sight import lay_on, lift_off


def worth_after(s: Any, card: int, ch: int) -> tuple[int, int]:
    """A character's self-worth before and after a card lies on it; the state is left as it was."""
    before = int(s.characters[ch].worth)
    lay_on(s, card, ch)
    after = int(s.characters[ch].worth)
    lift_off(s, ch)
    return before, after
