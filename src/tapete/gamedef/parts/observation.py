"""What a learner sees of a game."""
from __future__ import annotations

from collections.abc import Sequence

from ..observation import ObservationSpec, full_observation
from .part import GamePart


class Observation(GamePart):
    """The observation of a seat as numbers, and the features that a value is fitted to."""

    own: ObservationSpec | None = None
    """The game's own observation for a learner; None: every field of the blinded state."""
    features: Sequence[str] = ()
    """The names of the numbers with which `rules.features` describes how a seat stands. A game without features has no
    value that `tapete learn value` can fit.
    """

    @property
    def spec(self) -> ObservationSpec:
        """The game's own observation, or one of every field of its blinded state."""
        return self.own or full_observation(self.game.State)
