"""The messages of a language as rules by which sentences are read.

A message's syntax tree gives its shapes: texts and arguments in turn, and the variant of each selector. A reader cuts a
sentence by these shapes, and reads the arguments in the same way. A shape also allows sentences that are never printed.
So a reader prints each reading again, and drops it if the text differs. It can miss a reading, but never misread.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from fluent.syntax import ast

from .plain_text import as_printed
from .speech import Speech

COMPARED = 12
"""The most words of a sentence that are compared with those of another."""
SYNONYMS = "synonyms"
"""The message that lists other words for printed ones, a line each: `lanza un dado → tira un dado`. `#` is a number."""


@dataclass(frozen=True)
class Need:
    """What a shape requires of an argument: that a selector takes the variant `key`. A default variant may be taken by
    any value."""

    argument: str
    key: str
    default: bool

    def allows(self, value: int | str) -> bool:
        """Whether an argument may take the variant."""
        if self.default or self.key == str(value):
            return True
        return isinstance(value, int) and self.key == ("one" if value == 1 else "other")


@dataclass(frozen=True)
class MessageShape:
    """One way in which a message may come out."""

    parts: tuple[str, ...]
    """Texts at even places, names of arguments at odd ones."""
    needs: tuple[Need, ...]

    def given(self, text: str) -> Iterator[dict[str, str]]:
        """Every way in which a text may have this shape, with the text of each argument."""
        return _fitting(self.parts, text)


_Parts = list[tuple[str, str]]      # ("text", the text) or ("argument", its name)


@cache
def grammar_of(speech: Speech) -> MessageGrammar:
    """The rules of a speech, made once."""
    return MessageGrammar(speech)


class MessageGrammar:
    """The messages that a speech has, as rules. Its shapes are made when they are first asked for."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.shapes = cache(self._shapes)
        """The shapes of a message, by its key; none if there is no such message."""

    def worded(self, text: str) -> list[str]:
        """A text as typed, with the signs that are printed in place of the keyboard's, and in the words that are
        printed, if there are synonyms in it."""
        signed = said = as_printed(text, self.speech.language)
        for pattern, printed in self._synonyms:
            said = pattern.sub(printed, said)
        return list(dict.fromkeys([text, signed, said.replace(" .", ".")]))

    @cached_property
    def _synonyms(self) -> list[tuple[re.Pattern[str], str]]:
        lines = self.speech.say(SYNONYMS).splitlines() if self.speech.has(SYNONYMS) else []
        pairs = [[part.strip() for part in line.split(" → ")] for line in lines]
        return [(re.compile(_pattern(typed), re.IGNORECASE), printed.replace("#", r"\1")) for typed, printed in pairs]

    def split(self, key: str, text: str) -> Iterator[tuple[MessageShape, dict[str, str]]]:
        """Every way in which a text may be a message, with the shape and the text of each argument."""
        for shape in self.shapes(key):
            for given in shape.given(text):
                yield shape, given

    def _shapes(self, key: str) -> tuple[MessageShape, ...]:
        message = self.speech.rule(key)
        found: dict[MessageShape, None] = {}
        for parts, needs in self._expanded(message.value.elements if message and message.value else ()):
            merged = [""]
            for kind, text in parts:
                if kind == "text":
                    merged[-1] += text
                else:
                    merged += [text, ""]
            found[MessageShape(tuple(merged), tuple(dict.fromkeys(needs)))] = None
        return tuple(found)

    def _expanded(self, elements: Sequence[Any]) -> list[tuple[_Parts, list[Need]]]:
        ways: list[tuple[_Parts, list[Need]]] = [([], [])]
        for element in elements:
            more = ([([("text", element.value)], [])] if isinstance(element, ast.TextElement)
                    else self._placed(element.expression))
            ways = [(parts + further, needs + others) for parts, needs in ways for further, others in more
                    if _agree(needs, others)]
        return ways

    def _placed(self, part: Any) -> list[tuple[_Parts, list[Need]]]:
        match part:
            case ast.VariableReference():
                return [([("argument", part.id.name)], [])]
            case ast.StringLiteral() | ast.NumberLiteral():
                return [([("text", part.parse()["value"] if isinstance(part, ast.StringLiteral) else part.value)], [])]
            case ast.Placeable():
                return self._placed(part.expression)
            case ast.MessageReference():
                message = self.speech.rule(part.id.name)
                return self._expanded(message.value.elements if message and message.value else ())
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                ways = []
                for variant in part.variants:
                    key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                    need = Need(selector.id.name, key, variant.default)
                    ways += [(parts, [need, *needs]) for parts, needs in self._expanded(variant.value.elements)
                             if _agree([need], needs)]
                return ways
        return []       # what is said by a function or a term cannot be read


def _pattern(typed: str) -> str:
    """Where a synonym stands: whole words."""
    words = re.escape(typed).replace(re.escape("#"), r"(\d+)")
    return r"(?<!\w)" + words + (r"(?!\w)" if typed[-1].isalnum() or typed[-1] == "#" else "")


def _agree(needs: Sequence[Need], others: Sequence[Need]) -> bool:
    """Whether no selector must take two variants at once."""
    return not any(one.argument == other.argument and one.key != other.key and not (one.default or other.default)
                   for one in needs for other in others)


def _fitting(parts: Sequence[str], text: str) -> Iterator[dict[str, str]]:
    first, last = parts[0], parts[-1]
    if not text.startswith(first) or not text.endswith(last):
        return
    if len(parts) == 1:
        if text == first:
            yield {}
        return
    if len(parts) == 3:
        if len(text) >= len(first) + len(last):
            yield {parts[1]: text[len(first):len(text) - len(last)]}
        return
    rest, name, literal = text[len(first):], parts[1], parts[2]
    at = rest.find(literal) if literal else 0
    while 0 <= at <= len(rest):
        for given in _fitting(("", *parts[3:]), rest[at + len(literal):]):
            if given.get(name, rest[:at]) == rest[:at]:
                yield {name: rest[:at], **given}
        at = rest.find(literal, at + 1) if literal else at + 1


def unjoined(said: str, language: str) -> list[str]:
    """A text as it was before `speech.joined` changed words where they met, in every way in which that may have been.
    """
    if language != "es":
        return [said]
    return list(dict.fromkeys([said, said.replace(" u ", " o "), said.replace(" e ", " y ")]))


def likeness(text: str, other: str) -> float:
    """How alike the beginnings of two sentences are, from 0 to 1: each word counts as far as it begins like one of the
    other."""
    one, two = (each.lower().split()[:COMPARED] for each in (text, other))
    if not one or not two:
        return 0.0
    return (sum(max(_stem(word, each) for each in two) for word in one) / len(one)
            + sum(max(_stem(word, each) for each in one) for word in two) / len(two)) / 2


def _stem(word: str, other: str) -> float:
    if word == other:
        return 1.0
    same = next((i for i, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other)))
    return same / max(len(word), len(other)) if same >= 3 else 0.0
