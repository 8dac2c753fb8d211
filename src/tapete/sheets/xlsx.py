"""Writes a book as XLSX, with notes, drop-down lists and bounds."""
from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import xlsxwriter

from .book import BookCell, BookSheet
from .cells import is_blank
from .names import told

WORDS = "_tapete"
"""The hidden sheet with the words of long lists. No sheet whose name begins so is read."""
_SHORT = 255
"""The most characters of a list that stands in a cell's validation itself."""


def as_xlsx(book: Sequence[BookSheet], language: str) -> bytes:
    """A book as the bytes of an XLSX file. A text is written as a text, whatever it begins with."""
    out = BytesIO()
    # The date of all files, so that the same book gives the same bytes, is left to the library.
    made = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False,
                                     "strings_to_numbers": False})
    head = made.add_format({"bold": True, "text_wrap": True, "valign": "top", "bg_color": "#ece5d8", "bottom": 1})
    plain, text = (made.add_format({"text_wrap": True, "valign": "top", "num_format": form})
                   for form in ("General", "@"))
    info = made.add_format({"font_color": "#777777", "text_wrap": True, "valign": "top"})
    lists: dict[tuple[str, ...], str] = {}
    for each in book:
        sheet = made.add_worksheet(each.name)
        sheet.freeze_panes(1, 1)
        for i, width in enumerate(each.widths):
            sheet.set_column(i, i, width)
        for row, cells in enumerate(each.rows):
            for column, cell in enumerate(cells):
                form = head if cell.head else info if cell.info else text if cell.text else plain
                _write(sheet, row, column, cell, form)
                if cell.note:
                    sheet.write_comment(row, column, cell.note, {"x_scale": 2, "y_scale": 1.2})
                _validate(sheet, row, column, cell, lists, language)
    if lists:
        words = made.add_worksheet(WORDS)
        words.hide()
        for column, choices in enumerate(lists):
            for row, word in enumerate(choices):
                words.write_string(row, column, word)
    made.close()
    return out.getvalue()


def _write(sheet: xlsxwriter.worksheet.Worksheet, row: int, column: int, cell: BookCell,
           form: xlsxwriter.format.Format) -> None:
    if is_blank(cell.value):
        sheet.write_blank(row, column, None, form)
    elif isinstance(cell.value, bool):
        sheet.write_boolean(row, column, cell.value, form)
    elif isinstance(cell.value, int | float):
        sheet.write_number(row, column, cell.value, form)
    else:
        sheet.write_string(row, column, str(cell.value), form)


def _validate(sheet: xlsxwriter.worksheet.Worksheet, row: int, column: int, cell: BookCell,
              lists: dict[tuple[str, ...], str], language: str) -> None:
    """Offer the words of a cell, or say its bounds. What is typed otherwise is warned of and kept, because a formula
    or a word for no value may stand there too."""
    if cell.choices:
        words = tuple(cell.choices)
        source: list[str] | str = list(words)
        if len(",".join(words)) > _SHORT or any("," in word for word in words):
            at = xlsxwriter.utility.xl_col_to_name(len(lists), col_abs=True)
            source = lists.setdefault(words, f"='{WORDS}'!{at}$1:{at}${len(words)}")
        sheet.data_validation(row, column, row, column, {"validate": "list", "source": source,
                                                         "error_type": "warning"})
    elif cell.bounds:
        low, high = cell.bounds
        sheet.data_validation(row, column, row, column, {
            "validate": "integer", "criteria": "between", "minimum": low, "maximum": high, "error_type": "warning",
            "error_message": told("from-to", least=low, most=high)[language]})
