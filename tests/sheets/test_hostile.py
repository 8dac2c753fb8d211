"""Spreadsheets that ask for too much are refused in a sentence, before the library that reads cells sees them."""
from __future__ import annotations

import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.sheets import bounds, grids
from tapete.sheets.book import BookCell, BookSheet
from tapete.sheets.csv_files import as_csv
from tapete.sheets.grids import grids_in
from tapete.sheets.ods import as_ods
from tapete.sheets.sheets import book, written
from tapete.sheets.xlsx import as_xlsx

from ..patience import PATIENCE

PLAIN = [BookSheet("Uno", [[BookCell("a"), BookCell(1)]], [10, 10])]
XLSX, ODS = as_xlsx(PLAIN, "en"), as_ods(PLAIN)
SHEET = "xl/worksheets/sheet1.xml"
LAUGHS = ('<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {chr(98 + i)} "{f"&{chr(97 + i)};" * 10}">' for i in range(12)) + "]>")


def _with(data: bytes, changed: dict[str, bytes], twice: bool = False) -> bytes:
    """An archive with other contents of some of its files."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for each in old.namelist():
            new.writestr(each, changed.get(each, old.read(each)))
        for each in changed.keys() - {*old.namelist()}:
            new.writestr(each, changed[each])
        if twice:
            with pytest.warns(UserWarning, match="Duplicate"):
                new.writestr(SHEET, b"")
    return out.getvalue()


def _part(data: bytes, name: str) -> bytes:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return archive.read(name)


def _cells(text: str) -> bytes:
    return _with(XLSX, {SHEET: f'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
                               f"<sheetData>{text}</sheetData></worksheet>".encode()})


def _content(text: str) -> bytes:
    content = _part(ODS, "content.xml").decode()
    at = content.index("<table:table-row")
    return _with(ODS, {"content.xml": (content[:at] + text + content[at:]).encode()})


CELL = '<table:table-cell office:value-type="string" office:string-value="x" {}><text:p>x</text:p></table:table-cell>'
HOSTILE = {
    "a zip bomb.xlsx": (_with(XLSX, {SHEET: b" " * 60_000_000}), "unpacked"),
    "bombs of csv.zip": (_with(XLSX, {f"{i}.csv": b" " * 30_000_000 for i in range(3)}), "unpacked"),
    "very many files.zip": (_with(XLSX, {f"{i}.csv": b"a" for i in range(400)}), "300 files"),
    "entities.xlsx": (_with(XLSX, {SHEET: LAUGHS.encode() + b"<worksheet>&m;</worksheet>"}), "entities"),
    "entities.ods": (_with(ODS, {"content.xml": LAUGHS.encode() + b"<office>&m;</office>"}), "entities"),
    "a file of this machine.ods": (_with(ODS, {
        "content.xml": b'<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'}), "entities"),
    "the last cell.xlsx": (_cells('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v>'
                                  "</c></row>"), "5,000 rows"),
    "a million columns.xlsx": (_cells(f'<row r="1">{"<c/>" * 20_000}</row>'), "250 columns"),
    "a claim of size.xlsx": (_with(XLSX, {SHEET: _part(XLSX, SHEET).replace(
        b'ref="A1:B1"', b'ref="A1:XFD1048576"')}), "5,000 rows"),
    "a cell nowhere.xlsx": (_cells('<row r="1"><c r="1A"><v>1</v></c></row>'), "damaged"),
    "many areas.ods": (_content("<table:table-row>" + CELL.format('table:number-columns-repeated="240"')
                                + "</table:table-row>" + '<table:table-row table:number-rows-repeated="4500">'
                                + CELL.format("") + "</table:table-row>"), "1,000,000 cells"),
    "a million columns.ods": (_content("<table:table-row>" + CELL.format('table:number-columns-repeated="1000000"')
                                       + "</table:table-row>"), "250 columns"),
    "a million rows.ods": (_content('<table:table-row table:number-rows-repeated="1000000">' + CELL.format("")
                                    + "</table:table-row>"), "5,000 rows"),
    "a far cell.ods": (_content('<table:table-row><table:table-cell table:number-columns-repeated="900000"/>'
                                + CELL.format("") + "</table:table-row>"), "250 columns"),
    "nested.xlsx": (_cells("<a>" * 5_000 + "</a>" * 5_000), "damaged"),
    "another encoding.xlsx": (_with(XLSX, {SHEET: "<worksheet/>".encode("utf-16") + b"\xff"}), "damaged"),
    "half a file.xlsx": (XLSX[:len(XLSX) // 2], "damaged"),
    "half a file.ods": (ODS[:-30], "damaged"),
    "nothing.xlsx": (b"", "damaged"),
    "no archive.xlsx": (b"PK\x03\x04" + b"x" * 1000, "damaged"),
    "no workbook.xlsx": (_with(as_xlsx(PLAIN, "en"), {"[Content_Types].xml": b"<x/>", "xl/workbook.xml": b"<x/>"}),
                         "damaged"),
    "a long cell.xlsx": (as_xlsx([BookSheet("Uno", [[BookCell("x" * 5_000)]], [9])], "en"), "4,000 characters"),
    "many sheets.xlsx": (as_xlsx([BookSheet(f"S{i}", [[BookCell(1)]], [9]) for i in range(90)], "en"), "80 sheets"),
    "a wide table.csv": (b";" * 300 + b"x", "250 columns"),
    "a long table.csv": (b"a\n" * 6_000, "5,000 rows"),
    "a long cell.csv": (b'"' + b"x" * 20_000 + b'"', "4,000 characters"),
    "no text.csv": (b"\xff\xfe\x00", "UTF-8"),
    "more than a file may hold.csv": (b"x" * 5_000_000, "4 MiB"),
    "old.xls": (b"\xd0\xcf\x11\xe0", "no spreadsheet"),
}

CHILD = """
import resource, sys
from pathlib import Path
from tapete.errors import InputError
from tapete.sheets.grids import read_grids
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
try:
    read_grids(Path(sys.argv[1]))
except InputError as error:
    print(error)
    sys.exit(2)
"""


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    data, what = HOSTILE[name]
    file = tmp_path / name
    file.write_bytes(data)
    done = subprocess.run([sys.executable, "-c", CHILD, str(file)], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr[-400:])
    assert what in done.stdout.replace("\u202f", ","), done.stdout
    assert len(done.stdout.splitlines()) == 1


def test_an_archive_that_lies_about_its_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is unpacked counts, and not what the archive says of it."""
    monkeypatch.setattr(bounds, "MOST_UNPACKED", 3_000)
    real = zipfile.ZipFile.infolist

    def lying(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
        found = real(archive)
        for each in found:
            each.file_size = min(each.file_size, 1)
        return found
    monkeypatch.setattr(zipfile.ZipFile, "infolist", lying)
    with pytest.raises(InputError, match=r"unpacked|damaged"):
        grids_in(XLSX, "x.xlsx", "x")


def test_a_panic_of_the_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    panic = type("PanicException", (BaseException,), {})

    class Book:
        @staticmethod
        def from_filelike(file: object) -> object:
            raise panic("index out of bounds")
    monkeypatch.setattr(grids, "CalamineWorkbook", Book)
    with pytest.raises(InputError, match="damaged"):
        grids_in(XLSX, "x.xlsx", "x")


def test_a_formula_is_not_run_and_its_last_value_is_read() -> None:
    data = _cells('<row r="1"><c r="A1"><f>1+1</f><v>7</v></c><c r="B1"><f>WEBSERVICE("http://x")</f></c></row>')
    assert [list(row) for row in grids_in(data, "x.xlsx", "x")[0].rows] == [[7.0]]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1+2", "@SUM(A1)", "\tx", "'quoted", '=cmd|"/c calc"!A1'])
def test_a_text_is_never_a_formula(text: str) -> None:
    made = [BookSheet("Uno", [[BookCell("title")], [BookCell(text)]], [10])]
    assert b"<f>" not in _part(as_xlsx(made, "en"), SHEET)
    assert b"table:formula" not in _part(as_ods(made), "content.xml")
    assert as_csv(made)["Uno.csv"].decode("utf-8-sig").splitlines()[1].startswith("\"'")
    for suffix in (".xlsx", ".ods", ".zip"):
        data = written(made, suffix, "en")
        assert isinstance(data, bytes)
        assert str(grids_in(data, f"x{suffix}", "x")[0].rows[1][0]).strip() == text.strip()


def test_a_csv_file_is_read_with_commas_and_semicolons() -> None:
    assert [list(row) for row in grids_in(b'a,"b;c"\n1,2\n', "x.csv", "x")[0].rows] == [["a", "b;c"], ["1", "2"]]
    assert [list(row) for row in grids_in(b'a;"b,c,d"\n1;2\n', "x.csv", "x")[0].rows] == [["a", "b,c,d"], ["1", "2"]]
    assert as_csv(PLAIN)["Uno.csv"].startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["carcosa", "gloom", "bethlem", "souls"])
def test_a_games_own_sheets_stay_well_within_the_bounds(name: str) -> None:
    """So that a designer has room for more."""
    game = find_game(name)
    for ruleset in game.rulesets:
        sheets = book(game, ruleset, None, "es")
        assert len(sheets) * 3 < bounds.MOST_SHEETS
        assert max(len(sheet.rows) for sheet in sheets) * 3 < bounds.MOST_ROWS
        assert max(len(row) for sheet in sheets for row in sheet.rows) * 3 < bounds.MOST_COLUMNS
        assert sum(len(sheet.rows) * len(sheet.rows[0]) for sheet in sheets) * 3 < bounds.MOST_AREA
