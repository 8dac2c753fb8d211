"""What a process has computed from a room, and need not compute again until the room changes."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Periods = tuple[Sequence[int], Sequence[tuple[str, ...]]]
"""The event numbers from which names apply, and the names of the seats from each on."""


@dataclass
class NowParts:
    """The parts of a viewer's Now, in one language, that do not change while nothing happens."""

    to_move: int | None
    view: bytes | None
    question: str | None
    menu: list[dict[str, Any]]


@dataclass
class RoomCache:
    """Values that follow from a table's row and story."""

    views: dict[tuple[int, str], NowParts] = field(default_factory=dict)
    """By viewer and language."""
    messages: dict[tuple[int | None, str, int | None], str] = field(default_factory=dict)
    """The Nows sent to live pages for this moment, by seat, language and since."""
    names: dict[tuple[str, tuple[str, ...]], Periods] = field(default_factory=dict)
    """By language and roles, while nobody comes or goes."""
    undo_labels: dict[tuple[int, int, str], str | None] = field(default_factory=dict)
    """What an undo would take back at the last moment that was asked about, by moment, seat and language."""
    automatic: dict[tuple[Any, ...], int | None] = field(default_factory=dict)
    """The action that is chosen for a seat without asking it, by seat and what its person wishes."""

    def forget_views(self) -> None:
        self.views.clear()
        self.messages.clear()
