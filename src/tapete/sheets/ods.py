"""Writes a book as ODS, with notes, drop-down lists and bounds."""
from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from odfdo import Annotation, Document, Element, Row, Style, Table
from odfdo import Cell as OdsCell

from .book import BookCell, BookSheet
from .cells import is_blank

_CREATOR = "Tapete"


def as_ods(book: Sequence[BookSheet]) -> bytes:
    """A book as the bytes of an ODS file. A text is written as a text, whatever it begins with."""
    document = Document("spreadsheet")
    body = document.body
    body.clear()
    head = document.insert_style(Style("table-cell", area="text", bold=True), automatic=True)
    named: dict[str, str] = {}
    tables = []
    for each in book:
        table = Table(each.name)
        for cells in each.rows:
            row = Row()
            for cell in cells:
                row.append(_cell(cell, str(head), named))
            table.append(row)
        tables.append(table)
    if named:
        validations = Element.from_tag("table:content-validations")
        for condition, name in named.items():
            one = Element.from_tag("table:content-validation")
            one.set_attribute("table:name", name)
            one.set_attribute("table:condition", condition)
            one.set_attribute("table:allow-empty-cell", "true")
            validations.append(one)
        body.append(validations)
    for table in tables:
        body.append(table)
    out = BytesIO()
    document.save(out)
    return out.getvalue()


def _cell(cell: BookCell, head: str, named: dict[str, str]) -> OdsCell:
    value = cell.value if isinstance(cell.value, bool | int | float | str) and not is_blank(cell.value) else None
    made = OdsCell(value, style=head if cell.head else None)
    if cell.note:
        made.append(Annotation(cell.note, creator=_CREATOR))
    condition = _condition(cell)
    if condition:
        made.set_attribute("table:content-validation-name", named.setdefault(condition, f"val{len(named) + 1}"))
    return made


def _condition(cell: BookCell) -> str:
    """What a cell may hold, in OpenFormula; empty if that is free."""
    if cell.choices:
        words = ";".join('"' + word.replace('"', '""') + '"' for word in cell.choices)
        return f"of:cell-content-is-in-list({words})"
    if cell.bounds:
        low, high = cell.bounds
        return f"of:cell-content-is-whole-number() and cell-content-is-between({low},{high})"
    return ""
