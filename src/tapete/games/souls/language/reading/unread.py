"""What is wrong in a sentence that cannot be read, and what is like it."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product

from .....errors import DefectError
from .....text.grammar import likeness
from ..printing.arguments import arguments_of
from ..printing.sentences import check_text, event_text, step_text
from ..slots import Word
from ..template import LEFT_OUT
from ..tree import Ability, Check, Line
from ..words import Timing
from .abilities import CardReader
from .phrases import Phrases
from .rules import Rule

SEAMS = ("list-then", "list-then-if", "list-later", "list-after", "if-then", "if-else", "may", "roll", "with-target",
         "choose-one", "timing-when", "timing-tap", "timing-pay", "timing-play-if", "event-if")
"""Messages that only join parts: where their texts stand, a sentence may be cut."""

MOST_WORDS = 6
"""Most words that are tried in a slot for a suggestion."""
MOST_TRIED = 60
"""Most sentences of a form that are tried."""


def unread(reader: CardReader, text: str) -> list[str]:
    """The parts of a sentence that say nothing by themselves, in their order. TooHardError if there are too many."""
    text = reader.rules.grammar.worded(" ".join(text.split()))[-1]
    with reader.lock:
        reader.rules.begin()
        wrong = [piece for piece in _cut(text, _MARKS) if not _says_something(reader, piece)]
        return [part for piece in wrong for part in _cut(piece, _seams(reader)) if not _says_something(reader, part)]


_MARKS = re.compile(r"\s*(?:[:;.](?:\s*[1-6](?:(?:-|, | o | or )[1-6])*(?=:))?|\([a-f]\))\s*")
"""What a sentence is cut at first."""


def _seams(reader: CardReader) -> re.Pattern[str]:
    """What joins parts of a sentence in words."""
    seams = {literal.strip(" :,;.") for key in SEAMS for shape in reader.rules.grammar.shapes(key)
             for literal in shape.parts[::2]}
    words = "|".join(re.escape(seam) for seam in sorted(seams, key=len, reverse=True) if len(seam) > 1)
    return re.compile(rf"\s*(?:\b(?:{words})(?!\w)|,)\s*", re.IGNORECASE)


def _cut(text: str, seam: re.Pattern[str]) -> Iterator[str]:
    """The parts of a text between seams."""
    last = 0
    for start, end in [*(found.span() for found in seam.finditer(text)), (len(text), len(text))]:
        if text[last:start].strip():
            yield text[last:start]
        last = end


def _says_something(reader: CardReader, part: str) -> bool:
    text = part[:1].lower() + part[1:]
    each = f"{reader.rules.speech.say('who-EACH')} {text}"
    return bool(reader.effects.effect(text) or reader.effects.effect(each) or reader.conditions.events(text)
                or reader.conditions.checks(text) or reader.conditions.checks(text, earned=True)
                or reader.rules.whos(text) or reader.rules.whats(text)
                or any(True for kind in ("static", "price", "goal") for _ in reader.rules.forms(kind, text)))


def near(reader: CardReader, text: str) -> str:
    """The sentence that is most like a text, with its own words and numbers where they fit."""
    return max(_sentences(reader, text), key=lambda said: (likeness(text, said), said))


def _sentences(reader: CardReader, text: str) -> Iterator[str]:
    """A sentence or more of every form, made of the words of a text as far as they fit."""
    speech = reader.rules.speech
    says: Mapping[str, Callable[[Rule, dict[str, Word]], str]] = {
        "term": lambda rule, values: step_text(speech, Line(rule.form, values)),
        "trigger": lambda rule, values: event_text(speech, Ability(
            Timing.WHEN, trigger=rule.form.held_by(values), values=values)),
        "condition": lambda rule, values: check_text(speech, Check(rule.form, values)),
        "static": lambda rule, values: speech.say(f"static-{rule.form.held_by(values).key}",
                                                  **arguments_of(speech, values))}
    for kind, say in says.items():
        forms: dict[int, Rule] = {id(rule.form): rule for rule in reader.rules.of(kind)}
        for rule in forms.values():
            slots = {slot: reader.rules.phrases(slot, rule.form) for slot in rule.form.form.regex.groupindex}
            choices = [_likely(slot, phrases, text) for slot, phrases in slots.items()]
            for words in islice(product(*choices), MOST_TRIED):
                try:
                    yield say(rule, dict(zip(slots, words, strict=True)))
                except (DefectError, KeyError, ValueError):     # words that do not go together
                    continue


def _likely(slot: str, phrases: Phrases, text: str) -> list[Word]:
    """The words of a slot that are in a text, or the first ones."""
    if phrases.numbered:
        numbers = [int(digits) for digits in re.findall(r"\b[1-9]\d?\b", text)]
        return [phrases.number(n) for n in numbers[:2] or [2]]
    said = [(len(str(value)), i, word) for i, (word, arguments) in enumerate(phrases.words)
            for value in arguments.values() if isinstance(value, str) and len(value) > 2 and value in text]
    words = [word for *_, word in sorted(said, key=lambda one: (-one[0], one[1]))[:2]]
    if slot in LEFT_OUT:
        words.append(LEFT_OUT[slot])
    words += [word for word, _ in phrases.words[:MOST_WORDS - len(words)]]
    return list(dict.fromkeys(words))
