"""What a seat has been told and has chosen since the start of a game: its information state, with perfect recall.

A row is `(seats, what, a, b, c)`: which seats know it (a bit for each, -1 for everybody), and what it is. Something
told has the game's number for the happening, with its arguments. A choice of the seat's own is CHOSE, with the kind and
the arguments of the action. Choices of others are no rows: a seat knows what it is told of them.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..errors import DefectError
from ..gamedef.game import Game
from ..kernel.log import EVERYBODY, LOG_SIZE
from ..kernel.menu import first_of, kind_of, pack, second_of
from ..text.spoken import SpokenError
from .chance import Unseen

CHOSE = -1
"""The code of a row for a choice."""
NUMBERS = 4
"""The numbers of a row in an information state's tensor: what, a, b and c."""
Row = tuple[int, int, Any, Any, Any]


def row_of_choice(seat: int, action: int) -> Row:
    return 1 << seat, CHOSE, kind_of(action), first_of(action), second_of(action)


def just_told(state: Any, told: int) -> list[Row]:
    """What the log of a plain state tells after the first `told` happenings."""
    log = state.log
    if log.told - told > LOG_SIZE:
        raise DefectError(f"a rule told {log.told - told} things at once, the log holds {LOG_SIZE}")
    return [(int(log.seats[k]), int(log.what[k]), _number(log.a[k]), _number(log.b[k]), _number(log.c[k]))
            for k in (i % LOG_SIZE for i in range(told, log.told))]


def _number(told: Any) -> Any:
    return told if isinstance(told, Unseen) else int(told)


def known_to(rows: Iterable[Row], seat: int) -> list[tuple[int, int, int, int]]:
    """The rows that a seat knows, without who else does."""
    return [row[1:] for row in rows if row[0] == EVERYBODY or row[0] >> seat & 1]


def as_if_dealt_again(rows: Iterable[Row], seat: int) -> list[Row]:
    """The rows after all that one seat does not know was dealt again: of the others, what everybody knows is left."""
    return [row if row[0] == EVERYBODY else (1 << seat, *row[1:]) for row in rows
            if row[0] == EVERYBODY or row[0] >> seat & 1]


def text_of(game: Game, rows: Iterable[Sequence[int]]) -> str:
    """Rows as lines: `chose move F1_R2`, or `told 17 3 0 0`."""
    return "".join(f"chose {game.grammar.text(pack(a, b, c))}\n" if what == CHOSE else f"told {what} {a} {b} {c}\n"
                   for what, a, b, c in rows)


def tensor_of(sight: Any, rows: Sequence[Sequence[int]], length: int | None) -> Any:
    """An observation with rows behind it, in one array of integers. With `length`, zeros fill it up to so many rows.

    SpokenError if there are more rows.
    """
    if length is not None and len(rows) > length:
        raise SpokenError("state-rows", rows=len(rows), length=length)
    made = np.zeros(len(sight) + NUMBERS * (len(rows) if length is None else length), np.int64)
    made[:len(sight)] = sight
    if rows:
        made[len(sight):len(sight) + NUMBERS * len(rows)] = np.array(rows, np.int64).ravel()
    return made
