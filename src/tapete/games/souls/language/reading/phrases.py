"""The words that may stand in a slot, by what the printer makes of them."""
from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product

from .....errors import DefectError
from .....text.grammar import Need
from .....text.speech import Speech
from .. import slots
from ..library import NUMBERS, SOURCES
from ..printing.arguments import arguments_of
from ..printing.reworded import Own
from ..slots import MOST_AMOUNT, Word, kind_of_slot, read_slot
from ..template import LEFT_OUT, YOU
from ..words import TAGS, Only, Ref

_ANY_AMOUNT = 77
"""Stands for any number in a phrase that has one, such as "up to 77"."""

_NUMBERED = {"n": "{}", "more": "{} more", "much": "{} of", "blow": "+{} combat damage"}
"""Slots in which any number may stand, as it is written."""

Arguments = dict[str, int | str]


def written(kind: str, tags: Sequence[str] = TAGS, ids: Sequence[str] = ()) -> list[str]:
    """All that a card file may say in a slot of a kind, but for numbers. `tags` and `ids` are those of a designer's own
    cards, too."""
    refs = list(slots.REFS)
    if kind in _LISTS:
        return list(_LISTS[kind]())
    match kind:
        case "who": return [*refs, *slots.GROUPS, "your character",
                            *(f"the character of {ref}" for ref in refs if ref != "you"),
                            *(f"each item of {ref}" for ref in refs)]
        case "tag": return list(tags)
        case "quarry": return [*(f"a {tag} {thing}" for tag in tags for thing in ("item", "loot", "monster")),
                               *(card for card, number in NUMBERS.items() if number in SOURCES), *ids]
        case _ if kind in slots.CLOSED: return list(slots.CLOSED[kind])
        case _ if kind in slots.OF_WHOM: return list(slots.OF_WHOM[kind])
    return []


def _choices() -> Iterable[str]:
    whose = slots.AGAINST[0]
    for noun, what in slots.NOUNS.items():
        fits = [word for word, sorts in slots.NARROWS.items() if sorts & slots.WHAT_SORTS[what]]
        before = [["", *(word for word in whose if word in fits)],
                  ["", *(word for word in slots.AGAINST[1] if word in fits)],
                  *(["", word] for word in slots.BEFORE
                    if word in fits and word not in (*whose, *slots.AGAINST[1]))]
        after = [["", word] for word in slots.AFTER if word in fits]
        for first in product(*before):
            for last in product(*after):
                yield " ".join([*filter(None, first), noun, *filter(None, last)])


def _amounts() -> Iterable[str]:
    refs = [ref for ref in slots.REFS if ref != "you"]
    counted = [*(f"your {count}" for count in slots.OWNED_COUNTS),
               *(f"the {count} of {ref}" for count in slots.OWNED_COUNTS for ref in refs),
               *(f"the counters on {ref}" for ref in slots.REFS), *slots.TABLE_COUNTS]
    yield from slots.AMOUNTS
    for times in ("", "twice ", "half ", *(f"{n} times " for n in range(3, 7))):
        for count in counted:
            for most in ("", f" up to {_ANY_AMOUNT}"):
                if times or most or count not in slots.AMOUNTS:
                    yield f"{times}{count}{most}"


def _faces() -> Iterable[str]:
    digits = "123456"
    yield from digits
    yield from (f"{low}-{high}" for low in digits for high in digits if low < high)
    yield from (f"{one} or {other}" for one in digits for other in digits if one != other)
    for bits in range(1 << len(digits)):
        several = [digit for i, digit in enumerate(digits) if bits >> i & 1]
        if len(several) > 1:
            yield ", ".join(several)


_LISTS: Mapping[str, Callable[[], Iterable[str]]] = {
    "what": _choices, "n": _amounts, "faces": _faces, "score": lambda: [*_faces(), "a die"],
    "on": lambda: [f"on a roll of {faces}" for faces in _faces()],
    "more": lambda: ["any number of", *(f"{amount} more" for amount in slots.AMOUNTS)],
    "blow": lambda: ["no combat damage", "combat damage is doubled"],
    "subject": lambda: [*slots.PARTIES, *(ref for ref in slots.REFS if ref not in slots.PARTIES)],
    "holders": lambda: [*slots.HOLDERS, *slots.BEASTS]}


class Phrases:
    """A slot's words by the text and the other arguments that the printer makes of each.

    `rolls` says whether the slot takes a roll, `optional` whether it may be left out.
    """

    def __init__(self, speech: Speech, slot: str, rolls: bool = False, optional: bool = False,
                 tags: Sequence[str] = TAGS, ids: Sequence[str] = ()) -> None:
        self._speech, self._slot, self._kind, self._rolls = speech, slot, kind_of_slot(slot), rolls
        self._number = _NUMBERED.get(self._kind, "")
        self.words: list[tuple[Word, Arguments]] = []
        """Every word, with the arguments of its message; of numbers none."""
        self._by: dict[tuple[str, str], list[tuple[Word, Arguments]]] = defaultdict(list)
        for word in self._written(optional, tags, ids):
            for arguments in self._printed(word):
                self.words.append((word, arguments))
                for name, value in arguments.items():
                    self._by[name, str(value)].append((word, arguments))
        numbers = self._printed(self.number(2))[0] if self._number else {}
        self.names = frozenset({*numbers, *(name for _, arguments in self.words for name in arguments)})
        """The arguments that it may give to a message."""

    @property
    def numbered(self) -> bool:
        """Whether any number may stand there."""
        return bool(self._number)

    def number(self, n: int) -> Word:
        """The word for a number."""
        return read_slot(self._slot, self._number.format(n))

    def _written(self, optional: bool, tags: Sequence[str], ids: Sequence[str]) -> list[Word]:
        words: dict[Word, None] = {}
        for text in written(self._kind, tags, ids):
            try:
                words.setdefault(read_slot(self._slot, text))
            except ValueError:      # words that do not go together
                continue
        if optional and self._slot in LEFT_OUT:
            words.setdefault(LEFT_OUT[self._slot])
        if self._kind == "what":
            for word in list(words):
                if word.more & Only.THEIRS:
                    words.setdefault(Own(word.code, word.key, word.more & ~int(Only.THEIRS), said=word.said))
        return list(words)

    def _printed(self, word: Word) -> list[Arguments]:
        """What the printer makes of a word. It makes several things of one that depends on another slot."""
        values = {self._slot: word}
        if self._rolls and word.code in (Ref.IT, Ref.TARGET):
            values = {self._slot: Word(word.code, f"{word.key}_ROLL")}
        others: list[dict[str, Word]] = [{}]
        if self._kind == "stat":
            others = [{"who": YOU}, {"who": Word(Ref.ACTIVE, "ACTIVE")}]
        if self._kind == "n" and word.key == "THEIR_CENTS":
            others.append({"who": Word(Ref.TARGET, "TARGET")})
        try:
            return [{name: value for name, value in arguments_of(self._speech, {**other, **values}).items()
                     if not other or name not in _OF_WHO} for other in others]
        except DefectError:         # a word that only messages of its own say
            return [{}]

    def find(self, given: Mapping[str, str], needs: Sequence[Need] = ()) -> list[Word]:
        """The words whose arguments have these texts and fulfil these needs."""
        text = ""
        if given:
            name, text = next(iter(given.items()))
            pool = list(self._by.get((name, text), ()))
            if not pool and self._kind == "n":
                pool = self._limited(name, text)
        else:
            pool = self.words
        found = {word: None for word, arguments in pool
                 if all(str(arguments.get(name)) == value for name, value in given.items())
                 and all(need.allows(arguments[need.argument]) for need in needs if need.argument in arguments)}
        if self.numbered:
            shown = [text] if given else [{"one": "1"}.get(need.key, need.key) for need in needs
                                          if need.argument == "n" and need.key not in ("other", "word")]
            found |= {self.number(int(digits)): None for digits in shown
                      if re.fullmatch(r"\d{1,3}", digits) and int(digits) <= MOST_AMOUNT}
        return list(found)

    def _limited(self, name: str, text: str) -> list[tuple[Word, Arguments]]:
        """Amounts with a limit, "up to 6"."""
        last = re.search(r"\d+(?!.*\d)", text)
        if last is None or not 1 <= int(last[0][:4]) <= MOST_AMOUNT:
            return []
        pattern = f"{text[:last.start()]}{_ANY_AMOUNT}{text[last.end():]}"
        return [(read_slot(self._slot, word.said.replace(str(_ANY_AMOUNT), last[0])), {**arguments, name: text})
                for word, arguments in self._by.get((name, pattern), ())]


_OF_WHO = ("who", "to_who", "of_who", "is_who", "person")
"""The arguments of a subject."""
