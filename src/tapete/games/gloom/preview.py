"""What a play would do to a character, for whoever thinks about it."""
from __future__ import annotations

from typing import Any

from .names import SEATS
from .rules.hands import place_in_hand
from .rules.sight import lay_on, lift_off


def worth_after(s: Any, card: int, ch: int) -> tuple[int, int] | None:
    """A character's self-worth before and after a card of somebody's hand lies on it; the state is left as it was.

    None for a card that is in no hand, as one is that has been played.
    """
    if all(place_in_hand(s, p, card) < 0 for p in range(SEATS)):
        return None
    before = int(s.characters[ch].worth)
    lay_on(s, card, ch)
    after = int(s.characters[ch].worth)
    lift_off(s, ch)
    return before, after
