"""A seat's moment, for questions that are answered later: a hint, a bot's choice.

It is taken under the room's lock, and the search gets nothing else of the table. When the answer arrives, `Rooms.later`
checks whether the moment has passed. If so, the answer is discarded.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...gamedef.game import Game


@dataclass(frozen=True)
class Asked:
    """The question to a seat that must choose, with only what the seat may know."""

    code: str
    game: Game
    seats: int
    seat: int
    seq: int
    """The seat's own moment number, which a choice must name."""
    holder: tuple[str, str | None, str | None]
    """Who sits there: kind, bot, and the hash of the token."""
    state: Any
    """A blinded copy of the state for this seat."""
    legal: tuple[int, ...]
    waited: int
    """How many choices the seat has made since the game's clock last moved."""
    names: tuple[str, ...] = field(default=())
    """The names of the seats, in the asker's language."""
