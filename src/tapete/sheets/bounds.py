"""What a spreadsheet from outside may be. Everything is checked before the library that reads cells sees it.

That library is written in another language, and makes room for every cell between the first and the last. So the
archive is unpacked here, its XML is read once for what it asks for, and only what passed is packed again and handed on.
"""
from __future__ import annotations

import zlib
from io import BytesIO
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from ..text.spoken import SpokenError

MOST_BYTES = 4 * 1024 * 1024
"""The most bytes of a file."""
MOST_UNPACKED = 48 * 1024 * 1024
"""The most bytes of all that an archive holds."""
MOST_PARTS = 300
"""The most files in an archive."""
MOST_SHEETS = 80
MOST_ROWS = 5_000
"""The most rows of a sheet up to the last with a cell in it."""
MOST_COLUMNS = 250
MOST_AREA = 1_000_000
"""The most cells of all sheets, empty ones between others included."""
LONGEST_CELL = 4_000
"""The most characters of a cell."""
DEEPEST = 60
"""How deeply XML may be nested."""
_DAMAGED = (BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, ValueError, RuntimeError, LookupError)
"""What Python's reader of archives raises for one that is none."""
_READ = (".xml", ".rels")


def unpacked(data: bytes, name: str) -> dict[str, bytes]:
    """The files of an archive. Raises SpokenError for one that is cut off, damaged, or larger than it may be."""
    files: dict[str, bytes] = {}
    left = MOST_UNPACKED
    try:
        with ZipFile(BytesIO(data)) as archive:
            entries = [each for each in archive.infolist() if not each.is_dir()]
            if len(entries) > MOST_PARTS:
                raise SpokenError("sheet-parts", path=name, most=MOST_PARTS)
            if sum(each.file_size for each in entries) > MOST_UNPACKED:
                raise _too_large(name)
            for each in entries:
                if each.flag_bits & 1:
                    raise SpokenError("sheet-locked", path=name)
                if each.filename in files:
                    raise SpokenError("sheet-damaged", path=name)
                with archive.open(each) as file:
                    found = file.read(left + 1)
                left -= len(found)
                if left < 0:
                    raise _too_large(name)
                files[each.filename] = found
    except SpokenError:     # which is a ValueError
        raise
    except _DAMAGED as error:
        raise SpokenError("sheet-damaged", path=name) from error
    return files


def _too_large(name: str) -> SpokenError:
    return SpokenError("sheet-unpacked", path=name, most=MOST_UNPACKED // 1024**2)


def checked(files: dict[str, bytes], name: str) -> dict[str, bytes]:
    """The files of a workbook that say what is in its cells. Raises SpokenError for XML that asks for more than a sheet
    may have, or that is none."""
    area = sheets = 0
    read = {part: data for part, data in files.items() if part == "mimetype" or part.lower().endswith(_READ)}
    for part, data in read.items():
        if part == "mimetype" or not data:
            continue
        measured = _Measure(name)
        measured.read(data)
        sheets += measured.sheets
        area += measured.area
        if sheets > MOST_SHEETS:
            raise SpokenError("sheet-sheets", path=name, most=MOST_SHEETS)
        if area > MOST_AREA:
            raise SpokenError("sheet-area", path=name, most=MOST_AREA)
    return read


class _Measure:
    """How far the cells of the sheets in a piece of XML reach."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sheets = self.area = 0
        self._depth = self._rows = self._columns = 0
        self._row = self._column = self._waiting_rows = self._row_repeat = self._width = 0
        self._parser = parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            raise SpokenError("sheet-damaged", path=self.name) from error

    def _doctype(self, *given: object) -> None:
        raise SpokenError("sheet-entities", path=self.name)

    def _start(self, tag: str, given: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise SpokenError("sheet-damaged", path=self.name)
        kind = tag.rpartition(":")[2]
        if kind in ("worksheet", "table"):
            self.sheets += 1
            self._rows = self._columns = self._row = self._column = self._waiting_rows = 0
        elif kind == "row":
            self._row, self._column = self._number(given.get("r"), self._row + 1), 0
        elif kind == "c":
            self._cell_of_xlsx(given)
        elif kind == "dimension":
            for corner in given.get("ref", "").split(":"):
                self._reach(*self._corner(corner))
        elif kind == "table-row":
            self._row_repeat, self._width, self._column = self._repeat(given, "number-rows-repeated"), 0, 0
        elif kind in ("table-cell", "covered-table-cell"):
            self._column += self._repeat(given, "number-columns-repeated")
            if any(key.rpartition(":")[2] in ("value-type", "formula", "value", "string-value") for key in given):
                self._width = self._column
        elif kind == "p" and self._column:
            self._width = self._column

    def _end(self, tag: str) -> None:
        self._depth -= 1
        kind = tag.rpartition(":")[2]
        if kind == "table-row":
            self._waiting_rows += self._row_repeat
            if self._width:
                self._row += self._waiting_rows
                self._waiting_rows = 0
                self._reach(self._row, self._width)
        elif kind in ("worksheet", "table"):
            self.area += self._rows * self._columns

    def _cell_of_xlsx(self, given: dict[str, str]) -> None:
        self._row, self._column = self._corner(given["r"]) if "r" in given else (max(1, self._row), self._column + 1)
        self._reach(self._row, self._column)

    def _corner(self, text: str) -> tuple[int, int]:
        """The row and the column of a place such as B7."""
        letters = text.rstrip("0123456789")
        if not text or not 0 <= len(letters) <= 3 or not letters.isascii() or not letters.isalpha():
            return (1, 1) if not text else self._damaged()
        column = 0
        for letter in letters.upper():
            column = column * 26 + ord(letter) - 64
        return self._number(text[len(letters):], 1), column

    def _reach(self, rows: int, columns: int) -> None:
        self._rows, self._columns = max(self._rows, rows), max(self._columns, columns)
        if self._rows > MOST_ROWS or self._columns > MOST_COLUMNS:
            raise SpokenError("sheet-reach", path=self.name, rows=MOST_ROWS, columns=MOST_COLUMNS)

    def _repeat(self, given: dict[str, str], key: str) -> int:
        return self._number(next((value for name, value in given.items() if name.rpartition(":")[2] == key), None), 1)

    def _number(self, text: str | None, otherwise: int) -> int:
        if text is None:
            return otherwise
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else self._damaged()[0]

    def _damaged(self) -> tuple[int, int]:
        raise SpokenError("sheet-damaged", path=self.name)
