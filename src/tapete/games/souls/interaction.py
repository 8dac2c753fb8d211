"""When a person at a table of Four Souls is asked, and when not."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...gamedef.parts.interaction import Interaction
from ...kernel.menu import kind_of
from .stops import FEW, PASS, STOPS, USUAL, automatic, may_respond
from .vocabulary import Act


class SoulsInteraction(Interaction):
    """Every seat may respond to everything. Stops say when a person wants to be asked whether they do."""

    stops = STOPS
    usual_stops = USUAL
    few_stops = FEW
    first_stops = FEW

    def bot_time(self, state: Any) -> float:
        """Passing is most of what happens when several seats may respond."""
        return 0.25 if may_respond(state) else 1.0

    def note_to(self, state: Any, action: int) -> int | None:
        """An offer of cents carries a text of what is asked for it, which everybody hears."""
        return -1 if kind_of(action) == Act.OFFER else None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        return automatic(state, legal, stops, passing, alone)

    def timeout_choice(self, state: Any) -> int | None:
        return PASS if may_respond(state) else None

    def one_player(self, state: Any) -> bool:
        return bool(state.options.solo)

    def turn(self, state: Any) -> int:
        return int(state.turn)
