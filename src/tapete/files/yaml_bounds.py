"""Limits of YAML from outside, checked event by event, because libyaml's composer calls itself for each level."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ruamel.yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, ScalarEvent

from ..text.spoken import SpokenError
from .json_bounds import DEEPEST

MOST_PARTS = 200_000
"""The most parts of data from outside.

A part counts again for each alias, because a few aliases can expand to very much.
"""
LONGEST_NUMBER = 400
"""The most digits of a number."""
_TAGS = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("str", "int", "float", "bool", "null", "map", "seq"))
_DASHED = re.compile("[\u2010-\u2015\u2212](?=\\d[\\d.]*$)")
"""A dash that an editor put in place of a number's minus."""


def check_bounds(events: Iterable[Any], name: str) -> list[tuple[int, int]]:
    """The positions of dashes that stand for a minus, as line and column from 0.

    SpokenError, with the file's name and the line, for YAML that is nested too deep, has too many parts, or refers to
    itself. It stops reading at the first event that is too much.
    """
    bounds = _Bounds(name)
    for event in events:
        if isinstance(event, AliasEvent):
            bounds.refer(event)
        elif isinstance(event, CollectionStartEvent):
            bounds.begin(event)
        elif isinstance(event, CollectionEndEvent):
            bounds.end()
        elif isinstance(event, ScalarEvent):
            bounds.hold(event)
    return bounds.dashes


def with_minus(text: str, dashes: Iterable[tuple[int, int]]) -> str:
    """The text with a minus at each of these positions."""
    lines = text.split("\n")
    for line, column in dashes:
        lines[line] = f"{lines[line][:column]}-{lines[line][column + 1:]}"
    return "\n".join(lines)


class _Bounds:
    """The counts of the events read so far."""

    def __init__(self, name: str) -> None:
        self.name, self.parts = name, 0
        self.dashes: list[tuple[int, int]] = []
        self._sizes: dict[str, int | None] = {}
        """For each anchor: the number of parts that it names; None while it is still open."""
        self._open: list[tuple[str | None, int]] = []

    def refer(self, event: Any) -> None:
        """Count all parts that an alias stands for. The composer refuses an alias without an anchor."""
        size = self._sizes.get(event.anchor, 1)
        if size is None:
            raise self._at(event, SpokenError("in-itself", anchor=event.anchor))
        self._count(event, size)

    def begin(self, event: Any) -> None:
        self._check_tag(event)
        self._open.append((event.anchor, self.parts))
        self._name(event, None)
        if len(self._open) > DEEPEST:
            raise self._at(event, SpokenError("too-deep", most=DEEPEST))
        self._count(event, 1)

    def end(self) -> None:
        anchor, before = self._open.pop()
        if anchor is not None:
            self._sizes[anchor] = self.parts - before

    def hold(self, event: Any) -> None:
        self._check_tag(event)
        plain = event.implicit[0]
        if plain and len(event.value) > LONGEST_NUMBER and event.value.strip("+-").isdigit():
            raise self._at(event, SpokenError("too-long-number", most=LONGEST_NUMBER))
        if plain and _DASHED.match(event.value):
            self.dashes.append((event.start_mark.line, event.start_mark.column))
        self._name(event, 1)
        self._count(event, 1)

    def _name(self, event: Any, size: int | None) -> None:
        if event.anchor is not None and event.anchor in self._sizes:
            raise self._at(event, SpokenError("yaml-problem", problem=SpokenError("yaml-anchor-twice")))
        if event.anchor is not None:
            self._sizes[event.anchor] = size

    def _count(self, event: Any, size: int) -> None:
        self.parts += size
        if self.parts > MOST_PARTS:
            raise self._at(event, SpokenError("too-many-parts", most=MOST_PARTS))

    def _check_tag(self, event: Any) -> None:
        if event.tag is not None and event.tag not in _TAGS:
            raise self._at(event, SpokenError("tagged", tag=event.tag[:50]))

    def _at(self, event: Any, wrong: SpokenError) -> SpokenError:
        return SpokenError("in-line", name=self.name, line=event.start_mark.line + 1, wrong=wrong)
