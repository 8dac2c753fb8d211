"""The board of any game as a picture for a book: as a terminal draws it, in letters of one width."""
from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Game
from ..kernel.speech import Speech
from ..table.lines import table_of

WIDTH = 76
"""Letters of a line."""
MOST = 46
"""Lines at most: what is more would not stand on a page with its story."""


@dataclass(frozen=True)
class Run:
    """Letters that are drawn alike."""

    text: str
    bold: bool = False
    faint: bool = False


@dataclass(frozen=True)
class Picture:
    """A board, line by line; `label` says what it shows."""

    label: str
    rows: Sequence[Sequence[Run]]


def picture_of(game: Game, speech: Speech, seen: Any, names: Sequence[str]) -> Picture:
    """A blinded state, drawn."""
    from rich.console import Console
    console = Console(width=WIDTH, file=io.StringIO(), color_system=None, legacy_windows=False)
    board = table_of(game, speech, seen, names, WIDTH)
    lines = console.render_lines(board, console.options.update(width=WIDTH), pad=False)
    rows = [[Run(part.text, bool(part.style and part.style.bold), bool(part.style and part.style.dim))
             for part in line if part.text and not part.control] for line in lines]
    while rows and not "".join(run.text for run in rows[-1]).strip():
        rows.pop()
    if len(rows) > MOST:
        rows = [*rows[:MOST], [Run("…", faint=True)]]
    return Picture(speech.say("tale-picture"), rows)
