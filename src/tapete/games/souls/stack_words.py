"""The stack at a terminal: its items, their players, and their effects."""
from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from ...text.speech import Speech
from .cardnames import CardNames
from .pending_words import does
from .text import card_name
from .view import PendingView, SoulsView


def stack_table(speech: Speech, cards: CardNames, view: SoulsView, names: Sequence[str], width: int) -> Table:
    """The stack from the top down."""
    table = Table(box=box.ROUNDED, title=speech.say("board-stack"), width=min(width, 100), border_style="magenta")
    for key in ("board-number", "board-what", "board-whose", "board-does"):
        table.add_column(speech.say(key))
    for k in range(len(view.stack) - 1, -1, -1):
        it = view.stack[k]
        table.add_row(str(k), _what(speech, cards, it), names[it.seat], does(speech, cards, view, it, names))
    return table


def _what(speech: Speech, cards: CardNames, it: PendingView) -> str:
    text = speech.say(f"pend-{it.kind}")
    if it.card:
        text += f": {card_name(speech, cards, it.card)}"
    return f"{text} [{it.face}]" if it.face else text
