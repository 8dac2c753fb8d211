"""What a learner sees of a game."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..observation import ObservationSpec
from .part import GamePart


class Observation(GamePart):
    """The observation of a seat as numbers, and the features that a value is fitted to."""

    own: ObservationSpec | None = None
    """The game's own observation for a learner; None: one derived from its records and its view."""
    features: Sequence[str] = ()
    """The names of the numbers with which `rules.features` describes how a seat stands. A game without features has no
    value that `tapete learn value` can fit.
    """

    @property
    def spec(self) -> ObservationSpec:
        """The game's own observation, or the derived one."""
        return self.own or self._derived

    @cached_property
    def _derived(self) -> ObservationSpec:
        from .derived import derived_observation  # only learners of such a game need it, and a page has none
        return derived_observation(self.game)
