"""What scenarios set and expect in a game's states."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..paths import Paths
from ..ruleset import Ruleset
from .part import GamePart


class Scenarios(GamePart):
    """How a scenario changes a state by the paths of its view, and what it must cover."""
    paths: Paths = Paths()
    """Setters for the paths of the referee's view that are more than a field of the record."""
    sparse: frozenset[str] = frozenset()
    """Mapping fields of the view that leave out keys without a value. A scenario may expect nothing at such a key."""
    not_fingerprinted: frozenset[str] = frozenset()
    """Fields of the view that are in no fingerprint of a record, and in no table of paths. They only repeat the
    options, or are newer than records that still replay.
    """

    def edit(self, state: Any, path: str, value: Any) -> None:
        """Set the value at a path of the referee's view; InputError if that is impossible."""
        self.paths.edit(state, self.game.lore, self.game.view(state), path, value)

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The ids of a ruleset's cards, if each card needs a scenario; none if cards have rules of their own."""
        return ()
