"""Results of a store, independent of the database behind it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ListedTable:
    """A table in the lobby. It has only these columns of its row, so that nothing else there can break the lobby."""

    code: str
    game: str
    ruleset: str
    version: int
    status: str
    clock: int | None
    has_password: bool
    seats: list[dict[str, Any]]
    """Seat, kind, bot, name and role of each."""


class EntryTaken(Exception):
    """Another process has appended an entry with this number. Nothing has changed."""
