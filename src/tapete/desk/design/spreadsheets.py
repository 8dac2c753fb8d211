"""A design as a spreadsheet, and what a filled spreadsheet changes."""
from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from ...files.config import plain_data
from ...games import find_game
from ...sheets.files import needing_libraries
from ...text.spoken import SpokenError, said
from ..messages import SheetPart, SheetsAnswer, SheetWrong
from .changes import config_of, flat

FORMATS: Mapping[str, tuple[str, str]] = {
    "xlsx": (".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    "ods": (".ods", "application/vnd.oasis.opendocument.spreadsheet"),
    "csv": (".zip", "application/zip")}
"""How the file of a format ends, and its media type. CSV is an archive with a file for each sheet."""


def sheets_file(game: str, ruleset: str, changes: Mapping[str, Any], kind: str, language: str) -> bytes:
    """A design as a spreadsheet. Raises InputError for changes that make no game."""
    with needing_libraries():
        from ...sheets.sheets import book, written
    found = find_game(game)
    made = written(book(found, found.ruleset(ruleset), config_of(game, ruleset, changes) or None, language),
                   FORMATS[kind][0], language)
    if not isinstance(made, bytes):
        raise SpokenError("sheet-out", known=", ".join(FORMATS))
    return made


def sheets_read(game: str, ruleset: str, data: bytes, name: str, language: str) -> SheetsAnswer:
    """What a spreadsheet changes, sheet by sheet, what is wrong in it, and the changes if nothing is. Raises InputError
    for a file that cannot be read."""
    with needing_libraries():
        from ...sheets.grids import grids_in
        from ...sheets.names import sheet_speech
        from ...sheets.sheets import read_sheets_in
        from ...sheets.shown import finding_said
    found = find_game(game)
    read = read_sheets_in(found, found.ruleset(ruleset), grids_in(data, name, name), name)
    speech = sheet_speech(language)
    parts: list[SheetPart] = [
        {"sheet": sheet, "lines": [{"kind": each.kind, "sentence": finding_said(each, speech)} for each in findings]}
        for sheet, findings in groupby(read.findings, key=lambda each: each.sheet)]
    wrong: list[SheetWrong] = [{"sentence": said(error, language)} for error in read.wrong]
    changes = {} if wrong or not read.config else flat(game, ruleset, plain_data(dict(read.config)))
    return {"sheets": parts, "wrong": wrong, "changes": changes}
