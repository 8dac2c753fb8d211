"""A term's sentence as a pattern: `{who?} gain|gains {n}c`."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .ops import Do
from .slots import PATTERNS, Word, kind_of_slot, read_slot
from .words import Ref

YOU = Word(Ref.YOU, "YOU")


@dataclass(frozen=True)
class Template:
    """Words and slots: `a|b` is either word, `[a]` may be left out, `{slot}` is read by `slots.read_slot`,
    `{who?}` at the beginning may be left out and is then you."""

    text: str
    regex: re.Pattern[str] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        parts = []
        for token in self.text.split():
            if token == "{who?}":
                parts.append(rf"(?:(?P<who>{PATTERNS['who']}) )?")
            elif token.startswith("["):
                parts.append(rf"(?:{token[1:-1]} )?")
            else:
                parts.append("(?:" + "|".join(_part(word) for word in token.split("|")) + ") ")
        object.__setattr__(self, "regex", re.compile("".join(parts)))

    def match(self, text: str) -> Mapping[str, Word] | None:
        """What stands in the slots; None if the text is none of this form, ValueError if a word will not do."""
        match = self.regex.fullmatch(f"{text} ")
        if match is None:
            return None
        return {slot: YOU if found is None else read_slot(slot, found) for slot, found in match.groupdict().items()}


def _part(word: str) -> str:
    """A word with its slots as a pattern."""
    pattern = ""
    for literal, slot in re.findall(r"([^{]*)(?:\{(\w+)\})?", word):
        pattern += re.escape(literal)
        if slot:
            pattern += rf"(?P<{slot}>{PATTERNS[kind_of_slot(slot)]})"
    return pattern


@dataclass(frozen=True)
class Term:
    """One thing that an effect may do: `Term("gain", Do.GAIN, "{who?} gain|gains {n}c", "who", "n")`.

    `key` names its message, `do-gain`. The operands of its row are slots, or numbers.
    """

    key: str
    do: Do
    form: Template
    operands: tuple[str | int, ...]

    def __init__(self, key: str, do: Do, form: str, *operands: str | int) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "do", do)
        object.__setattr__(self, "form", Template(form))
        object.__setattr__(self, "operands", operands)
