"""Changes by number of players: the paths like `by_players.3.end.keys` among a designer's changes."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...gamedef.by_players import KEY

Changes = Mapping[str, Any]


def parts_of(changes: Changes) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The changes for any number of players, and those for certain numbers, by the number as it is written."""
    usual: dict[str, Any] = {}
    others: dict[str, dict[str, Any]] = {}
    for path, value in changes.items():
        first, _, rest = path.partition(".")
        seats, _, inner = rest.partition(".")
        if first == KEY and inner:
            others.setdefault(seats, {})[inner] = value
        else:
            usual[path] = value
    return usual, others


def with_players(seats: str, changes: Changes) -> dict[str, Any]:
    """The changes, restricted to so many players."""
    return {f"{KEY}.{seats}.{path}": value for path, value in changes.items()}


def for_players(changes: Changes, seats: int | str) -> dict[str, Any]:
    """The changes that apply with so many players, as if for any number."""
    usual, others = parts_of(changes)
    return usual | others.get(str(seats), {})


def whose(path: str) -> tuple[str | None, str]:
    """The number of players that a path is for (None for any), and the rest of the path."""
    _, others = parts_of({path: None})
    return next(((seats, inner) for seats, of in others.items() for inner in of), (None, path))
