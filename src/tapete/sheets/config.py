"""A configuration read from sheets: a mapping that knows the cell of each of its parts."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..files.config import CellMapping
from .contents import Spot

Place = tuple[str, ...]


class SheetRow(dict[str, Any]):
    """A thing of a list, with the cells of its parts by path. A game may move it to another place."""

    def __init__(self, spots: Mapping[Place, Spot]) -> None:
        super().__init__()
        self.spots = dict(spots)


class SheetConfig(CellMapping):
    """A configuration, with the file's name and the cells of its parts by path."""

    def __init__(self, data: Mapping[str, Any], name: str, spots: Mapping[Place, Spot]) -> None:
        super().__init__(data)
        self.name, self.spots = name, spots

    def cell_of(self, path: Iterable[Any]) -> tuple[str, str] | None:
        """Sheet and place of the deepest part of a path that has a cell."""
        parts = tuple(str(part) for part in path)
        here: Any = self
        spots, at = self.spots, parts
        for i, part in enumerate(parts):
            here = _part(here, part)
            if isinstance(here, SheetRow):
                spots, at = here.spots, parts[i + 1:]
        found = next((spots[at[:n]] for n in range(len(at), -1, -1) if at[:n] in spots), None)
        return (found.sheet, found.place) if found else None


def _part(here: Any, part: str) -> Any:
    if isinstance(here, Mapping):
        return next((value for key, value in here.items() if str(key) == part), None)
    return here[int(part)] if isinstance(here, list) and part.isdecimal() and int(part) < len(here) else None
