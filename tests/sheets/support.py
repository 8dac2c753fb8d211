"""Sheets as somebody fills them in: a game's own, with some cells changed."""
from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tapete.errors import InputError
from tapete.gamedef.game import Game
from tapete.gamedef.ruleset import Ruleset
from tapete.sheets.grids import SheetGrid, grids_in
from tapete.sheets.sheets import SheetsRead, book, read_sheets_in, written

FORMATS = (".xlsx", ".ods", ".zip")
LANGUAGES = ("es", "en")


def through(game: Game, ruleset: Ruleset, config: Mapping[str, Any] | None, language: str, suffix: str) -> SheetsRead:
    """A configuration written as sheets in a format, and read back."""
    made = written(book(game, ruleset, config, language), suffix, language)
    assert isinstance(made, bytes)
    return read_sheets_in(game, ruleset, grids_in(made, f"mine{suffix}", "mine"), "mine")


def grids(game: Game, ruleset: Ruleset, language: str = "es", config: Mapping[str, Any] | None = None
          ) -> list[SheetGrid]:
    """A ruleset's sheets as they are read."""
    return [SheetGrid(sheet.name, [[cell.value for cell in row] for row in sheet.rows])
            for sheet in book(game, ruleset, config, language)]


def filled(sheets: Sequence[SheetGrid], name: str, cells: Mapping[str, Any]) -> list[SheetGrid]:
    """Sheets with other cells, by place, in one of them."""
    found = []
    for grid in sheets:
        rows = [list(row) for row in grid.rows]
        for place, value in cells.items() if grid.name == name else ():
            column, row = ord(place[0]) - 65, int(place[1:]) - 1
            rows += [[] for _ in range(row + 1 - len(rows))]
            rows[row] += [None] * (column + 1 - len(rows[row]))
            rows[row][column] = value
        found.append(replace(grid, rows=rows))
    assert any(grid.name == name for grid in sheets), [grid.name for grid in sheets]
    return found


def variants(game: Game, ruleset: Ruleset, seed: int, wanted: int = 6) -> Mapping[str, Any]:
    """A configuration of some random changes that make a game together."""
    rng, config = random.Random(seed), dict[str, Any]()
    leaves = list(_leaves(game.options(ruleset).model_dump(mode="json"), ()))
    rng.shuffle(leaves)
    changed = 0
    for path, value in leaves:
        other = _another(value, rng)
        if other is None or changed == wanted:
            continue
        tried = _with(config, path, other)
        try:
            if game.options(ruleset, tried) != game.options(ruleset, config):
                config, changed = tried, changed + 1
        except InputError:
            continue
    assert changed >= 2, "no change of this game is a game"
    return config


def _leaves(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from _leaves(each, (*path, str(key)))
    else:
        yield path, value


def _another(value: Any, rng: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2))
    if isinstance(value, list) and len(value) > 1:
        return rng.sample(value, rng.randint(len(value) - 1, len(value)))
    return None


def _with(config: Mapping[str, Any], path: tuple[str, ...], value: Any) -> dict[str, Any]:
    first, *rest = path
    return {**config, first: _with(config.get(first, {}), tuple(rest), value) if rest else value}
