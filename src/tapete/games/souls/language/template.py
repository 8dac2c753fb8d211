"""A term's sentence as a pattern: `{who?} gain|gains {n}c`."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .kinds import ANYWHERE, NO_FACT, Fact, Home, Sort
from .ops import Do
from .slots import CLOSED, MOST_AMOUNT, PATTERNS, Word, kind_of_slot, read_slot
from .words import ALL_FACES, Amount, Event, Mod, Prevent, Ref, Whose

YOU = Word(Ref.YOU, "YOU", said="you")
LEFT_OUT = {"who": YOU, "holders": Word(Whose.YOURS, "YOURS", said="you"), "n": Word(1, "1", said="1"),
             "where": Word(0, "anywhere"), "until": Word(0, "always"), "combat": Word(0, "any"),
             "often": Word(0, "always"), "first": Word(0, "always"), "since": Word(0, "always"),
             "on": Word(ALL_FACES, "any"),
             "penalty": Word(Event.DYING, "dies"),
             "much": Word(-1, "all"), "less": Word(Prevent.TO, "prevent-to"),
             "ending": Word(Prevent.DEATH, "prevent-death"),
             "foes": Word(Mod.MUST_ATTACK, "must-attack"), "rewarded": Word(Event.MONSTER_DIED, "monster-dies"),
             "upto": Word(Do.GAIN, "gain"), "drawn": Word(Do.LOOT, "loot"), "lot": Word(0, "chosen"),
             "trade": Word(Do.TAKE_LOOT, "take-loot"), "down": Word(0, "some")}
"""The values of slots that are left out."""


@dataclass(frozen=True)
class Template:
    """Words and slots: `a|b` is either word, `[a]` may be left out, `{slot}` is read by `slots.read_slot`,
    `{slot?}` may be left out: `{who?}` is then you, and so is `{holders?}`, with the `have` behind it. `card|{n}` is
    one card or so many, `{n}c` an amount of cents: `3c`, `the roll cents`."""

    text: str
    regex: re.Pattern[str] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        parts = []
        for token in self.text.split():
            if token == "{holders?}":
                parts.append(rf"(?:(?P<holders>{PATTERNS['holders']}) (?:have|has) )?")
            elif token.endswith("?}"):
                slot = token[1:-2]
                parts.append(rf"(?:(?P<{slot}>{PATTERNS[slot]}) )?")
            elif token == "{n}c":
                parts.append(rf"(?P<n>{PATTERNS['n']})(?:(?<=\d)c| cents) ")
            elif token.startswith("["):
                parts.append(rf"(?:{token[1:-1]} )?")
            else:
                parts.append("(?:" + "|".join(_part(word) for word in token.split("|")) + ") ")
        object.__setattr__(self, "regex", re.compile("".join(parts)))

    def may_leave_out(self, slot: str) -> bool:
        """Whether a text may say nothing of a slot."""
        return any(slot in re.findall(r"\w+", token) and (token.endswith("?}") or "|" in token)
                   for token in self.text.split())

    def match(self, text: str) -> Mapping[str, Word] | None:
        """The values of the slots; None if the text does not match, ValueError if a word does not fit."""
        match = self.regex.fullmatch(f"{text} ")
        if match is None:
            return None
        return {slot: LEFT_OUT[slot] if found is None else read_slot(slot, found)
                for slot, found in match.groupdict().items()}


def keys_of(key: str, by: str) -> list[str]:
    """The keys of a form's messages: its own, or one for each word of the slot `by`."""
    if not by:
        return [key]
    if by == "blow":
        return ["doubled", "immune", "stronger"]
    words = [*CLOSED[by].values(), *([LEFT_OUT[by]] if by in LEFT_OUT else [])]
    return sorted({word.key for word in words})


def _part(word: str) -> str:
    """A word with its slots as a pattern."""
    pattern = ""
    for literal, slot in re.findall(r"([^{]*)(?:\{(\w+)\})?", word):
        pattern += re.escape(literal)
        if slot:
            pattern += rf"(?P<{slot}>{PATTERNS[kind_of_slot(slot)]})"
    return pattern


def is_down(values: Mapping[str, Word]) -> bool:
    """Whether a text says `all but` so much."""
    return "down" in values and values["down"].code != 0


@dataclass(frozen=True)
class Term:
    """One operation of an effect: `Term("gain", Do.GAIN, "{who?} gain|gains {n}c", "who", "n")`.

    `key` names its message, `do-gain`. If a slot is the operation, its word gives it and names the message, like that
    of the slot `by`. The operands of its row are slots, or numbers. Further arguments describe it: `needs` and `gives`
    are the facts required before it and available after it; `of` is the place where a card must work for it; `apart`
    are the slots that may not name the same (a single one: not you). `least` and `most` limit its amounts, `fixed`
    amounts may only be numbers, and a `whole` one may be `all`. The name of a slot, or `target` or `this` if the
    sentence itself refers to them, gives the sorts that it takes (players by default).
    """

    key: str
    do: Do | str
    form: Template
    operands: tuple[str | int, ...]
    needs: Fact
    gives: Fact
    of: Home
    apart: tuple[str, ...]
    least: int
    most: int
    fixed: bool
    takes: Mapping[str, Sort]
    by: str
    whole: bool

    def __init__(self, key: str, do: Do | str, form: str, *operands: str | int, needs: Fact = NO_FACT,
                 gives: Fact = NO_FACT, of: Home = ANYWHERE, apart: tuple[str, ...] = (), least: int = 1,
                 most: int = MOST_AMOUNT, fixed: bool = False, by: str = "", whole: bool = False,
                 **takes: Sort) -> None:
        template = Template(form)
        given = {slot: takes.pop(slot, Sort.PLAYER) for slot in ("who", "whom") if slot in template.regex.groupindex}
        given.update({slot.rstrip("_"): sort for slot, sort in takes.items()})      # `with` is a keyword
        for name, value in {"key": key, "do": do, "form": template, "operands": operands, "needs": needs,
                            "gives": gives, "of": of, "apart": apart, "least": least, "most": most, "fixed": fixed,
                            "takes": given, "by": by or ("" if isinstance(do, Do) else do), "whole": whole}.items():
            object.__setattr__(self, name, value)

    def does(self, values: Mapping[str, Word]) -> Do:
        """Its operation."""
        if isinstance(self.do, Do):
            return self.do
        word = values[self.do]
        return Do(word.more if is_down(values) and word.more else word.code)

    def told(self, values: Mapping[str, Word]) -> str:
        """The key of its message."""
        if "n" in values and values["n"].code == Amount.ALL:
            return f"{self.key}-all"
        return f"{values[self.by].key}{'-down' if is_down(values) else ''}" if self.by else self.key

    @property
    def keys(self) -> list[str]:
        """The keys of all messages that it may have."""
        down = [f"{word.key}-down" for word in CLOSED[self.by].values() if word.more and "{down?}" in self.form.text
                ] if self.by else []
        return [*keys_of(self.key, self.by), *down, *([f"{self.key}-all"] if self.whole else [])]
