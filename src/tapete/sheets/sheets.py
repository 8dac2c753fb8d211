"""A game's tables as spreadsheets: written for people, and read back as a configuration."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path as File
from typing import Any

from ..errors import InputError
from ..files.config import first_of
from ..gamedef.by_players import KEY
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..text.speech import LANGUAGES
from .book import BookSheet, book_of
from .changes import CellChange, Changes
from .config import SheetConfig
from .contents import Contents, contents_of, value_at
from .csv_files import as_csv, as_zip
from .grids import SheetGrid, read_grids
from .layout import SheetLayout, layout_of
from .locate import Finder
from .ods import as_ods
from .values import design_values, values_by_players
from .xlsx import as_xlsx


@dataclass
class SheetsRead:
    """What was made of some sheets."""

    config: SheetConfig
    """The configuration: only what differs from the ruleset. Empty if anything is wrong."""
    findings: list[CellChange] = field(default_factory=list)
    wrong: list[InputError] = field(default_factory=list)
    """What is wrong, each error with its cell if it has one."""
    read: list[str] = field(default_factory=list)
    """The names of the sheets that were read."""


def book(game: Game, ruleset: Ruleset, config: File | Mapping[str, Any] | None, language: str) -> list[BookSheet]:
    """The sheets of a ruleset's options with a configuration. Raises InputError for a mistake in that."""
    options = game.options(ruleset, config)
    values = design_values(game, ruleset, options, config)
    spread = game.sheets.spread(values, options, language)
    chosen = str(value_at(spread, game.sheets.base.split("."))) if game.sheets.base else None
    layout, usual = usual_of(game, ruleset.name, chosen)
    made = contents_of(layout, spread, values_by_players(game, ruleset, options), language)
    return book_of(layout, made, usual[language], language)


def written(made: Sequence[BookSheet], suffix: str, language: str) -> bytes | dict[str, bytes]:
    """Sheets as the bytes of a file whose name ends so; without an ending, the files of a folder by name."""
    match suffix:
        case ".xlsx": return as_xlsx(made, language)
        case ".ods": return as_ods(made)
        case ".zip": return as_zip(as_csv(made))
        case _: return as_csv(made)


def read_sheets(game: Game, ruleset: Ruleset, path: File) -> SheetsRead:
    """What a file of sheets makes of a ruleset's options. Raises InputError for a file that cannot be read."""
    return read_sheets_in(game, ruleset, read_grids(path), str(path))


def sheet_config(game: Game, ruleset: Ruleset, path: File) -> SheetConfig:
    """The configuration of a file of sheets. Raises InputError for the first mistake, with all `others`."""
    found = read_sheets(game, ruleset, path)
    if found.wrong:
        raise first_of(found.wrong)
    return found.config


def read_sheets_in(game: Game, ruleset: Ruleset, grids: Sequence[SheetGrid], name: str) -> SheetsRead:
    """What sheets make of a ruleset's options; `name` is what messages call their file."""
    layout, usual = usual_of(game, ruleset.name, None)
    finder = Finder(layout, name)
    read = finder.find(grids)
    base = tuple(game.sheets.base.split("."))
    setting = next((each for each in layout.settings if each.path == base and base in read.settings), None)
    if setting is not None:
        chosen = str(setting.codec.decode(read.settings[base].cell))
        first, (layout, usual) = usual, usual_of(game, ruleset.name, chosen)
        finder = Finder(layout, name)
        read = finder.find(grids)
        usual = {language: replace(each, settings=each.settings | {base: first[language].settings[base]})
                 for language, each in usual.items()}
    changes = Changes(layout, read, usual, name)
    plain = changes.made()
    made = SheetsRead(SheetConfig({}, name, {}), changes.findings, [*finder.wrong, *changes.wrong],
                      [grid.name for grid in grids])
    if made.wrong:
        return made
    gathered = game.sheets.gathered(plain, usual_values(game, ruleset.name, None))
    config = SheetConfig(gathered, name, changes.spots)
    try:
        made.config = _least(game, ruleset, config)
    except InputError as error:
        made.wrong = [error, *error.others]
    return made


def _least(game: Game, ruleset: Ruleset, config: SheetConfig) -> SheetConfig:
    """The configuration without what the ruleset says anyway. Raises InputError for a mistake in it."""
    if not config:
        return config
    options, usual = game.options(ruleset, config), game.options(ruleset)
    less = _less(config, options.model_dump(mode="json"), usual.model_dump(mode="json"))
    if KEY in config:
        less[KEY] = config[KEY]
    made = SheetConfig(less, config.name, config.spots)
    return made if game.options(ruleset, made) == options else config


def _less(config: Mapping[str, Any], made: Any, usual: Any) -> dict[str, Any]:
    """The parts of a configuration at which the options differ from the usual ones."""
    found: dict[str, Any] = {}
    for key, value in config.items():
        here, there = value_at(made, [str(key)]), value_at(usual, [str(key)])
        if isinstance(value, Mapping) and isinstance(here, Mapping) and isinstance(there, Mapping):
            if inner := _less(value, here, there):
                found[key] = inner
        elif here != there or (isinstance(value, str) and value.startswith("=")):
            found[key] = value
    return found


# ---- what a ruleset says ---------------------------------------------------------------------------

@lru_cache(32)
def usual_of(game: Game, ruleset: str, base: str | None) -> tuple[SheetLayout, Mapping[str, Contents]]:
    """The sheets of a ruleset, and their contents in each language. `base`: see `Sheets.spread`."""
    rules = game.ruleset(ruleset)
    options = game.options(rules)
    layout = layout_of(game, options, usual_values(game, ruleset, base))
    by_players = values_by_players(game, rules, options)
    return layout, {language: contents_of(layout, _spread(game, ruleset, language, base), by_players, language)
                    for language in LANGUAGES}


def usual_values(game: Game, ruleset: str, base: str | None) -> Mapping[str, Any]:
    """A ruleset's values as `Sheets.spread` gives them."""
    return _spread(game, ruleset, LANGUAGES[0], base)


@lru_cache(64)
def _spread(game: Game, ruleset: str, language: str, base: str | None) -> Mapping[str, Any]:
    rules = game.ruleset(ruleset)
    return game.sheets.spread(game.configuration.written(rules), game.options(rules), language, base)
