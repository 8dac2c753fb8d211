"""What a store says of rows, whatever keeps them."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Listed:
    """What the lobby says of a table: of its row no more than that, so that nothing else in it can break the lobby."""

    code: str
    game: str
    ruleset: str
    version: int
    status: str
    clock: int | None
    has_password: bool
    seats: list[dict[str, Any]]
    """Seat, kind, bot, name and role of each."""


class Taken(Exception):
    """Another process has appended an entry of this number; nothing has changed."""
