"""Writes a book as CSV: a file for each sheet, in UTF-8 with the mark by which Excel knows it."""
from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .book import BookSheet
from .cells import Cell, is_blank

SIGNS = ("=", "+", "-", "@", "\t", "\r", "'")
"""What a text that a spreadsheet would take for a formula begins with, and the mark before it."""
_DATE = (1980, 1, 1, 0, 0, 0)


def as_csv(book: Sequence[BookSheet]) -> dict[str, bytes]:
    """The files of a book by name. A semicolon is between cells, because Excel in Spanish expects it."""
    return {file_name(sheet.name): _file(sheet) for sheet in book}


def as_zip(files: dict[str, bytes]) -> bytes:
    """An archive of files."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(ZipInfo(name, _DATE), data, ZIP_DEFLATED)
    return out.getvalue()


def file_name(sheet: str) -> str:
    """The name of a sheet's file."""
    return re.sub(r'[<>:"/\\|?*]', " ", sheet).rstrip(". …") + ".csv"


def _file(sheet: BookSheet) -> bytes:
    out = StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n", quoting=csv.QUOTE_NONNUMERIC)
    # Every text has quotation marks, so that a comma in a title does not look like the end of a cell.
    writer.writerows([[_shown(cell.value) for cell in row] for row in sheet.rows])
    return out.getvalue().encode("utf-8-sig")


def _shown(cell: Cell) -> Cell:
    """A cell as it is written. A text that a spreadsheet would run has an apostrophe before it."""
    if is_blank(cell):
        return None
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(SIGNS) else cell
