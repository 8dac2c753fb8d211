"""The forms of the language with the messages that print them, as rules."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, TypeVar

from .....text.grammar import grammar_of
from .....text.speech import Speech
from ..kinds import Sort
from ..printing.arguments import what_text
from ..slots import Word
from ..template import keys_of
from ..terms import TERMS
from ..timings import CONDITIONS, COSTS, GOALS, STATICS, TRIGGERS, Static
from ..words import TAGS
from .phrases import Phrases

T = TypeVar("T")

MOST_STEPS = 600
"""After so many parts have been tried, a sentence is given up. The hardest of all cards takes 203."""
DEEPEST = 30
"""Most parts within parts."""


class TooHardError(Exception):
    """A sentence that could be cut in too many ways, or has too many parts within parts."""


@dataclass(frozen=True)
class Rule:
    """A form, the message that may print it, and the word that this message is for."""

    form: Any
    message: str
    told: str


def _static_keys(static: Static) -> list[str]:
    keys = static.keys
    return [*keys, *(f"any-{key}" for key in keys),
            *(key.replace("shares", "strikes") for key in keys if "shares" in key)]


class CardGrammar:
    """The rules of one language, and what has been read by them. `tags` and `ids` are those of a designer's own cards,
    besides the game's."""

    def __init__(self, speech: Speech, tags: Sequence[str] = (), ids: Sequence[str] = ()) -> None:
        self.speech, self.grammar = speech, grammar_of(speech)
        self._tags, self._ids = tuple(dict.fromkeys([*TAGS, *tags])), tuple(ids)
        self._phrases: dict[tuple[str, bool, bool], Phrases] = {}
        self._read: dict[Any, list[Any]] = {}
        self._choices: list[tuple[str, Word]] = []
        self.steps = self._depth = 0
        self._rules = {
            "term": [Rule(term, f"do-{key}", key) for term in TERMS for key in term.keys],
            "trigger": [Rule(trigger, f"when-{key}", key) for trigger in TRIGGERS
                        for key in keys_of(trigger.key, trigger.by)],
            "static": [Rule(static, f"static-{key}", key) for static in STATICS for key in _static_keys(static)],
            "condition": [Rule(condition, f"{word}-{condition.key}", word) for condition in CONDITIONS
                          for word in ("if", "unless")],
            "goal": [Rule(goal, f"goal-{goal.key}", goal.key) for goal in GOALS],
            "price": [Rule(price, f"pay-{price.key}", price.key) for price in COSTS]}
        self._rules = {kind: [rule for rule in rules if speech.has(rule.message)]
                       for kind, rules in self._rules.items()}

    def of(self, kind: str) -> list[Rule]:
        """The rules for a kind of form: `term`, `trigger`, `static`, `condition`, `goal` or `price`."""
        return self._rules[kind]

    def begin(self) -> None:
        """Forget what has been read, and begin to count."""
        self._read.clear()
        self.steps = self._depth = 0

    def once(self, key: Any, read: Callable[[], Iterator[T]]) -> list[T]:
        """What a text is read to, each reading once, found only once. A text that is being read already is nothing
        within itself. TooHardError if too much has been tried."""
        if key not in self._read:
            self.steps += 1
            self._depth += 1
            if self.steps > MOST_STEPS or self._depth > DEEPEST:
                raise TooHardError
            self._read[key] = []
            self._read[key] = unlike(read())
            self._depth -= 1
        return self._read[key]

    def phrases(self, slot: str, form: Any = None) -> Phrases:
        """The words of a slot, as a form has it."""
        rolls = slot == "obj" and getattr(form, "takes", {}).get("obj") == Sort.ROLL
        optional = form is not None and form.form.may_leave_out(slot)
        key = slot, rolls, optional
        if slot not in ("tag", "quarry"):
            return _common(self.speech, *key)
        if key not in self._phrases:
            self._phrases[key] = Phrases(self.speech, *key, self._tags, self._ids)
        return self._phrases[key]

    def forms(self, kind: str, text: str, *, about: bool = False) -> Iterator[tuple[Rule, dict[str, Word]]]:
        """Every form of a kind whose message may be a text, with the words of its slots. `about`: whether the message
        also shows somebody whom no slot names."""
        for rule in self.of(kind):
            slots = {slot: self.phrases(slot, rule.form) for slot in rule.form.form.regex.groupindex}
            for shape, given in self.grammar.split(rule.message, text):
                of_slots = _shared_out(given, slots, about)
                if of_slots is None:
                    continue
                choices = []
                for slot, phrases in slots.items():
                    words = phrases.find(of_slots[slot], [need for need in shape.needs
                                                          if need.argument in phrases.names])
                    if kind == "term" and rule.form.by == slot and slot != "down":
                        words = [word for word in words if word.key in rule.told]
                    choices.append(words)
                yield from ((rule, dict(zip(slots, chosen, strict=True))) for chosen in product(*choices))

    def choices(self) -> list[tuple[str, Word]]:
        """Every possible choice as it is printed, the longest first."""
        if not self._choices:
            words = {word: None for word, _ in self.phrases("what").words}
            self._choices = sorted(((what_text(self.speech, word), word) for word in words),
                                   key=lambda pair: (-len(pair[0]), pair[0]))
        return self._choices

    def whos(self, text: str) -> list[Word]:
        """The players and things that a text names as a subject."""
        return self.phrases("who").find({"who": text})

    def whats(self, text: str) -> list[Word]:
        """The possible choices that a text names."""
        return self.phrases("what").find({"what": text})


_OF_THIS = ("this", "of_this")
"""The arguments of a message that name the card itself, and are of no slot."""


@cache
def _common(speech: Speech, slot: str, rolls: bool, optional: bool) -> Phrases:
    """The words of a slot that no card adds to."""
    return Phrases(speech, slot, rolls, optional)


def _shared_out(given: Mapping[str, str], slots: Mapping[str, Phrases], about: bool
                ) -> dict[str, dict[str, str]] | None:
    """The arguments that each slot may give; None if no slot may give one of them."""
    found: dict[str, dict[str, str]] = {slot: {} for slot in slots}
    for name, text in given.items():
        owners = [slot for slot, phrases in slots.items() if name in phrases.names]
        if not owners and name not in _OF_THIS and not (about and name in ("who", "to_who", "of_who")):
            return None
        for owner in owners:
            found[owner][name] = text
    return found


def unlike(found: Iterator[T] | Sequence[T]) -> list[T]:
    """Each once, in their order."""
    out: list[T] = []
    for each in found:
        if each not in out:
            out.append(each)
    return out
