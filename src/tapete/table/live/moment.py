"""A seat's moment, for whatever is asked now and answered later: a hint, a bot's choice.

It is taken under the room's lock, and what thinks about it is given nothing else of the table. When the answer is
there, `Rooms.later` looks whether the moment has passed: then the answer is nobody's.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...gamedef.game import Game


@dataclass(frozen=True)
class Asked:
    """What a seat that is to move was asked, by no more than it may know."""

    code: str
    game: Game
    seats: int
    seat: int
    seq: int
    """The seat's own, as a choice must name it."""
    holder: tuple[str, str | None, str | None]
    """Who sits there: kind, bot, and the hash of the token."""
    state: Any
    """The state as the seat may know it, a copy."""
    legal: tuple[int, ...]
    waited: int
    """How many choices the seat has made since the game's clock last moved."""
    names: tuple[str, ...] = field(default=())
    """What the seats are called, in the language of whoever asked."""
