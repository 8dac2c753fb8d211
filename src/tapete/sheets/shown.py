"""What sheets change, in sentences."""
from __future__ import annotations

from ..text.speech import Speech
from .changes import CellChange

_LONGEST = 160
"""The most characters of a cell that is shown."""


def finding_said(each: CellChange, speech: Speech) -> str:
    """A finding as a line: the cell, what it is of, and both values."""
    before, after = _cut(each.before.get(speech.language, "")), _cut(each.after)
    return speech.say(f"sheet-is-{each.kind}", cell=each.cell, what=each.what[speech.language],
                      before=before or speech.say("sheet-blank"), after=after or speech.say("sheet-blank"))


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST - 1]}…"
