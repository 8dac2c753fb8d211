"""A line that a program answers: a choice, perhaps with words of its own, and what it cost."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from ..errors import InputError
from ..files.config import parse_json
from ..referee.words import LONGEST_NOTE
from ..text.plain_text import one_line

LONGEST = 65536
"""The most bytes of an answer. Nothing longer is read."""
LONGEST_CHOICE = 200
MOST = 10**12
"""The most tokens, and the most that a choice may cost, in any currency."""


@dataclass(frozen=True)
class Answer:
    """What a program answered. `do` is empty if the line says no choice. `cost` is in the program's own currency."""

    do: str
    words: str = ""
    cost: float = 0.0
    tokens: int = 0


def read_answer(line: str) -> Answer:
    """An answer from a line: an object of JSON, or the choice itself, with words of one's own after `//`.

    `{"do": "pass", "words": "I saw her at the window.", "cost": 0.002, "tokens": 412}`. What is not of its type, or out
    of bounds, counts as not given.
    """
    text = line.strip()
    if text.startswith("{"):
        try:
            found = parse_json(text, "")
        except InputError:
            return Answer("")
        return Answer(_text(found.get("do"), LONGEST_CHOICE), _text(found.get("words"), LONGEST_NOTE),
                      _amount(found.get("cost")), int(_amount(found.get("tokens"))))
    do, _, words = text.partition("//")
    return Answer(_text(do, LONGEST_CHOICE), _text(words, LONGEST_NOTE))


def _text(given: Any, longest: int) -> str:
    if isinstance(given, int) and not isinstance(given, bool):
        given = str(given) if abs(given) < 10**6 else ""
    try:
        return one_line(given[:LONGEST])[:longest].strip() if isinstance(given, str) else ""
    except InputError:      # there is nothing in it that can be seen
        return ""


def _amount(given: Any) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not math.isfinite(given):
        return 0.0
    return float(given) if 0 <= given <= MOST else 0.0
