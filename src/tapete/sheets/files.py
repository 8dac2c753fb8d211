"""Which configurations are spreadsheets, and the parts of this package that need its libraries."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..text.spoken import SpokenError

SUFFIXES = (".xlsx", ".ods", ".csv", ".zip")
"""How the names of spreadsheets end. A folder of CSV files is one too."""


def is_sheets(path: Path) -> bool:
    """Whether a file of options is a spreadsheet, and not YAML."""
    return path.suffix.lower() in SUFFIXES or path.is_dir()


def config_in(game: Game, ruleset: Ruleset, config: Path | None) -> Path | Mapping[str, Any] | None:
    """A configuration as `Game.options` takes it: a spreadsheet as the mapping that it makes, a YAML file as it is.
    Raises InputError for the first mistake in a spreadsheet, with all `others`."""
    if config is None or not is_sheets(config):
        return config
    with needing_libraries():
        from .sheets import sheet_config
    return sheet_config(game, ruleset, config)


@contextmanager
def needing_libraries() -> Iterator[None]:
    """Say in a sentence which library is missing."""
    try:
        yield
    except ImportError as error:
        raise SpokenError("sheet-lacking", package=error.name or "") from error
