"""When a person at a table of Bethlem is asked, and what the others learn of it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...gamedef.parts.interaction import NOBODY, SOMEBODY, Interaction
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.menu import kind_of, second_of
from .calls import LENGTHS
from .hidden import sees_all
from .names import Op, Outcome, Phase
from .vocabulary import Act, Ask, Told

OPEN_ANSWERS = frozenset((Ask.DRAFT, Ask.REPLACE, Ask.CHIP))
"""Questions with as many answers as everybody can count."""


class BethlemInteraction(Interaction):
    """Calls at night are for all. Only the narrator sees who answers."""

    calls = frozenset({int(Told.CALL)})

    def awaited(self, state: Any) -> int:
        """The awaited seat. Nobody learns who is called at night, nor who is asked in private by day."""
        seat = int(self.game.rules.chooser(state))
        if seat >= 0 or state.outcome != Outcome.RUNNING or state.n_agenda == 0:
            return seat if seat >= 0 else NOBODY
        return SOMEBODY

    def call_length(self, what: int, a: int) -> float:
        return LENGTHS.get(a, 1.0)

    def is_narrator(self, state: Any, seat: int) -> bool:
        return bool(sees_all(state, seat))

    def note_to(self, state: Any, action: int) -> int | None:
        """Notes are for everybody by day; beside a question or its answer, for the two concerned."""
        frame = top_frame(state)
        if frame_op(frame) != Op.ASK:
            return None
        ask, seat, detail = int(frame_b(frame)), int(frame_a(frame)), int(frame_c(frame))
        if ask in (Ask.DAY, Ask.OMEN, Ask.TALK):
            return -1
        narrator = 1 << int(state.n_seats - 1) if state.options.narrator else 0
        if ask in (Ask.ANSWER, Ask.FUTURE_ANSWER):
            return (1 << seat) | (1 << detail) | narrator
        if ask == Ask.FUTURE:
            return (1 << seat) | narrator
        if ask == Ask.ANXIETY and kind_of(action) == Act.QUESTION:
            return (1 << seat) | (1 << int(second_of(action))) | narrator
        return None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what a seat holds."""
        frame = top_frame(state)
        shown = frame_op(frame) == Op.ASK and frame_b(frame) in OPEN_ANSWERS
        return legal[0] if len(legal) == 1 and (alone or shown) else None

    def turn(self, state: Any) -> int:
        return int(2 * state.round_no + (state.phase > Phase.NIGHT))
