"""An agent of another package: the lowest action, or now and then any action."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tapete.game import Game, InputError, next_below


class Lowest:
    """`lowest:astray=N`: in one of N choices it takes any action."""

    def __init__(self, game: Game, seat: int, seats: int, options: Mapping[str, str]) -> None:
        astray = options.get("astray", "0")
        if not astray.isdigit() or {*options} - {"astray"}:
            raise InputError(f"lowest: expected astray= and a whole number, got {dict(options)}")
        self.astray = int(astray)

    def choose(self, state: Any, legal: Sequence[int], rng: Any) -> int:
        if self.astray and next_below(rng, self.astray) == 0:
            return legal[next_below(rng, len(legal))]
        return min(legal)
