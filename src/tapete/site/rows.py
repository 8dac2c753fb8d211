"""Writes the database's rows as plain classes, generated from the SQLAlchemy models, so that a column is declared
once."""
from __future__ import annotations

from typing import Any

from sqlalchemy.inspection import inspect

from ..table.store import models

_HEAD = '''"""The rows of the database as plain classes, made of `table/store/models.py`."""


def columns(row):
    return {name: getattr(row, name) for name in row.COLUMNS}


class _Row:
    LISTS = ()
    USUAL = {}

    def __init__(self, **given):
        for name in self.COLUMNS:
            usual = self.USUAL.get(name)
            setattr(self, name, given.pop(name) if name in given else [] if usual == [] else usual)
        for name in self.LISTS:
            setattr(self, name, given.pop(name, []))
        if given:
            raise TypeError(f"{type(self).__name__} has no {', '.join(given)}")
'''


def plain_rows() -> str:
    """The source of the module that replaces the SQLAlchemy models in the page."""
    parts = [_HEAD]
    for mapper in sorted(models.Base.registry.mappers, key=lambda each: each.class_.__name__):
        usual = {}
        for column in mapper.columns:
            if column.default is not None:
                given: Any = column.default.arg  # type: ignore[attr-defined]
                usual[column.key] = [] if callable(given) else given
        lists = tuple(sorted(each.key for each in inspect(mapper.class_).relationships))
        parts.append(f"class {mapper.class_.__name__}(_Row):\n"
                     f"    COLUMNS = {tuple(column.key for column in mapper.columns)!r}\n"
                     f"    LISTS = {lists!r}\n    USUAL = {usual!r}\n")
    return "\n\n".join(parts)
