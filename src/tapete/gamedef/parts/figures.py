"""The figures of many simulated games."""
from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ..catalogue import Catalogue
from .part import GamePart


class Figures(GamePart):
    """A game's own figures for studies."""
    groups: Mapping[str, str] = {"roles": "role"}
    """The groups of `report`, and how the keys of their things' names begin.

    The message `figures-GROUP` is the heading.
    """
    teams: Collection[str] = ()
    """The groups whose things are sides of several seats each, so no even share applies to one."""
    shares: Collection[str] = ()
    """The other figures that are shares of 1."""
    catalogue: Catalogue | None = None
    """The things that a profile of the game counts. A game without a catalogue has no profile."""

    def report(self, rows: Any) -> Mapping[str, Any]:
        """The game's own figures for many simulated games, for people and for JSON.

        It has `rounds` or `turns` (mean, median, longest), `causes` (the share of each ending, named `cause-NAME`), and
        the game's `groups`: for each thing in a group `games`, `win_rate`, and other figures; in a game with scores
        `score` and `margin`, half the width of its 95 % interval, in place of `win_rate`. Anything else is a
        number, a number for each index, or several numbers by name. If a figure is not a table, it has a message
        `figure-NAME`.
        """
        return {}
