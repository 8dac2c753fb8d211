"""The effect of a possible play on a character, before the player decides."""
from __future__ import annotations

from typing import Any

from .names import SEATS
from .rules.hands import place_in_hand
from .rules.sight import lay_on, lift_off, note_requirements


def worth_after(s: Any, card: int, ch: int) -> tuple[int, int] | None:
    """A character's self-worth before and after a card of a hand is laid on it; the state is not changed.

    None for a card that is in no hand, for example one that has been played.
    """
    if all(place_in_hand(s, p, card) < 0 for p in range(SEATS)):
        return None
    before = int(s.characters[ch].worth)
    note_requirements(s, card, s.characters[ch].icons)
    lay_on(s, card, ch)
    after = int(s.characters[ch].worth)
    lift_off(s, ch)
    s.met[card] = 0
    return before, after
