"""When a person at a table of Cthulhu Gloom is asked, and when not."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...gamedef.parts.interaction import SOMEBODY, Interaction
from ...kernel.agenda import frame_op, top_frame
from ...kernel.flow import chooser
from ...kernel.menu import kind_of
from ...kernel.menu import pack as pack_action
from .view import is_secret
from .vocabulary import Act, Op

BY_THE_HAND = (Op.RESPOND, Op.FREE, Op.FREE_DEATH, Op.REPLACE, Op.PICK)
"""Questions whose legal answers depend on a hand."""


class GloomInteraction(Interaction):
    """A seat may cancel what others play. Nobody else learns which seat is asked whether it does."""

    stops = ("response",)
    usual_stops = frozenset(stops)

    def note_to(self, state: Any, action: int) -> int | None:
        """A play may carry a line of narration, for everybody."""
        told = (Act.PLAY, Act.EVENT, Act.CLAIM, Act.CANCEL, Act.DISCARD_HAND)
        return -1 if kind_of(action) in told else None

    def awaited(self, state: Any) -> int:
        """The seat that the game waits for; a seat that is asked whether it cancels stays secret."""
        return SOMEBODY if is_secret(state) else int(chooser(state))

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what is in a hand.

        A seat that does not want to cancel, or passes for this turn, is not asked whether it does."""
        op = frame_op(top_frame(state))
        if len(legal) == 1 and (alone or op not in BY_THE_HAND):
            return legal[0]
        if op != Op.RESPOND:
            return None
        declines = next(action for action in legal if kind_of(action) == Act.DECLINE)
        return declines if passing or "response" not in stops else None

    def timeout_choice(self, state: Any) -> int | None:
        return int(pack_action(Act.DECLINE, 0, 0)) if frame_op(top_frame(state)) == Op.RESPOND else None

    def turn(self, state: Any) -> int:
        return int(state.turn_no)
