"""The cells of spreadsheets from outside: XLSX, ODS, and CSV files alone, in a folder or in an archive."""
from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO
from pathlib import Path, PurePosixPath
from zipfile import ZIP_STORED, ZipFile

from python_calamine import CalamineWorkbook

from ..files.config import read_bytes
from ..text.plain_text import decode, tidy
from ..text.spoken import SpokenError
from .bounds import (
    LONGEST_CELL,
    MOST_AREA,
    MOST_BYTES,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SHEETS,
    checked,
    unpacked,
)
from .cells import Cell, is_blank
from .csv_files import SIGNS

WORKBOOKS, ARCHIVE, TABLE = (".xlsx", ".ods"), ".zip", ".csv"
IGNORED = ("_", "~", ".")
"""What the name of a sheet or file that nobody reads begins with."""

_QUOTED = re.compile(r'"[^"]*"')
_HEAD = 100_000
"""The first characters of a table, in which its titles are."""


@dataclass(frozen=True)
class SheetGrid:
    """A sheet as it was read: its name and its rows of cells, up to the last that is not blank."""

    name: str
    rows: Sequence[Sequence[Cell]]


def read_grids(path: Path) -> list[SheetGrid]:
    """The sheets of a file or folder. Raises SpokenError for what cannot be read, or is larger than it may be."""
    if path.is_dir():
        files = sorted(each for each in path.iterdir() if each.suffix.lower() == TABLE)
        if not files:
            raise SpokenError("sheet-folder", path=str(path))
        if len(files) > MOST_SHEETS:
            raise SpokenError("sheet-sheets", path=str(path), most=MOST_SHEETS)
        return _in_bounds([_table(each.name, read_bytes(each, MOST_BYTES)) for each in files
                           if not each.name.startswith(IGNORED)], str(path))
    return grids_in(read_bytes(path, MOST_BYTES), path.name, str(path))


def grids_in(data: bytes, file: str, name: str) -> list[SheetGrid]:
    """The sheets of a file's bytes; `file` is its name, `name` what messages call it."""
    if len(data) > MOST_BYTES:
        raise SpokenError("large-file", path=name, most=MOST_BYTES // 1024**2)
    suffix = PurePosixPath(file).suffix.lower()
    if suffix == TABLE:
        return _in_bounds([_table(file, data)], name)
    if suffix not in (*WORKBOOKS, ARCHIVE):
        raise SpokenError("sheet-kind", path=name, known=", ".join((*WORKBOOKS, TABLE, ARCHIVE)))
    files = unpacked(data, name)
    if suffix == ARCHIVE:
        tables = {each: found for each, found in files.items() if each.lower().endswith(TABLE)}
        if not tables:
            raise SpokenError("sheet-folder", path=name)
        return _in_bounds([_table(PurePosixPath(each).name, found) for each, found in tables.items()
                           if not PurePosixPath(each).name.startswith(IGNORED) and "__MACOSX" not in each], name)
    return _in_bounds(_workbook(checked(files, name), name), name)


def _workbook(files: dict[str, bytes], name: str) -> list[SheetGrid]:
    """The sheets of a workbook whose files have been checked."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_STORED) as archive:
        for each, data in files.items():
            archive.writestr(each, data)
    packed.seek(0)
    try:
        with CalamineWorkbook.from_filelike(packed) as book:
            return [SheetGrid(each, book.get_sheet_by_name(each).to_python(skip_empty_area=False))
                    for each in book.sheet_names if not each.startswith(IGNORED)]
    except Exception as error:
        raise SpokenError("sheet-damaged", path=name) from error
    except BaseException as error:      # a panic of the library in Rust is no Exception
        if type(error).__name__ != "PanicException":
            raise
        raise SpokenError("sheet-damaged", path=name) from error


def _table(file: str, data: bytes) -> SheetGrid:
    """A file of CSV. Between cells is what is most often in its first line: a semicolon, a comma or a tab."""
    text = tidy(decode(data, file), file)
    first = _QUOTED.sub("", text[:_HEAD]).partition("\n")[0]
    between = max(";,\t", key=first.count)
    limit = csv.field_size_limit(LONGEST_CELL * 4)
    try:
        rows = []
        for row in csv.reader(StringIO(text, newline=""), delimiter=between):
            rows.append([_unmarked(cell) for cell in row])
            if len(rows) > MOST_ROWS or len(row) > MOST_COLUMNS:
                raise SpokenError("sheet-reach", path=file, rows=MOST_ROWS, columns=MOST_COLUMNS)
    except csv.Error as error:
        raise SpokenError("sheet-cell", path=file, most=LONGEST_CELL) from error
    finally:
        csv.field_size_limit(limit)
    return SheetGrid(PurePosixPath(file).stem, rows)


def _unmarked(cell: str) -> str:
    """A cell without the apostrophe that keeps a spreadsheet from running it."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(SIGNS) else cell


def _in_bounds(grids: Sequence[SheetGrid], name: str) -> list[SheetGrid]:
    """Sheets without the blank cells after the last; SpokenError for one that is too large."""
    if len(grids) > MOST_SHEETS:
        raise SpokenError("sheet-sheets", path=name, most=MOST_SHEETS)
    found, area = [], 0
    for grid in grids:
        rows = [_trimmed(row) for row in grid.rows]
        while rows and not rows[-1]:
            rows.pop()
        width = max(map(len, rows), default=0)
        if len(rows) > MOST_ROWS or width > MOST_COLUMNS:
            raise SpokenError("sheet-reach", path=name, rows=MOST_ROWS, columns=MOST_COLUMNS)
        area += len(rows) * width
        if any(isinstance(cell, str) and len(cell) > LONGEST_CELL for row in rows for cell in row):
            raise SpokenError("sheet-cell", path=name, most=LONGEST_CELL)
        found.append(SheetGrid(grid.name, rows))
    if area > MOST_AREA:
        raise SpokenError("sheet-area", path=name, most=MOST_AREA)
    return found


def _trimmed(row: Sequence[Cell]) -> Sequence[Cell]:
    last = max((i for i, cell in enumerate(row) if not is_blank(cell)), default=-1)
    return row[:last + 1]
