"""What a card says, read: abilities, and effects as trees of terms."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .slots import Word
from .template import YOU, Term
from .timings import Condition, Goal, Price, Static, Trigger
from .words import Timing

Values = Mapping[str, Word]

Path = tuple[Any, ...]
"""Where something stands in a card file: its keys and places, from the outside in."""


@dataclass(frozen=True)
class Line:
    """One term with what stands in its slots."""

    term: Term
    values: Values
    at: Path = field(default=(), compare=False)
    said: str = field(default="", compare=False)


@dataclass(frozen=True)
class Check:
    """A condition with what stands in its slots."""

    condition: Condition
    values: Values
    at: Path = field(default=(), compare=False)
    said: str = field(default="", compare=False)


@dataclass(frozen=True)
class If:
    check: Check
    then: Effect
    other: Effect
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class May:
    """Somebody may have it happen, or not."""

    who: Word
    body: Effect
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Roll:
    """Somebody rolls; what follows is by the face."""

    who: Word
    rows: tuple[tuple[Word, Effect], ...]
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Times:
    """So many times over."""

    n: int
    body: Effect


@dataclass(frozen=True)
class Each:
    """For each of a group."""

    group: Word
    body: Effect
    at: Path = field(default=(), compare=False)


Effect = tuple["Line | If | May | Roll | Times | Each", ...]


@dataclass(frozen=True)
class Mode:
    """One of the ways of a `choose one`, or the only way of an ability."""

    targets: tuple[Word, ...]
    body: Effect
    at: Path = field(default=(), compare=False)
    who: Word = YOU
    """Who declares the targets, as the text says."""


@dataclass(frozen=True)
class Ability:
    """One ability of a card. What is not of its timing is None."""

    timing: Timing
    modes: tuple[Mode, ...] = ()
    trigger: Trigger | None = None
    price: Price | None = None
    static: Static | None = None
    goal: Goal | None = None
    check: Check | None = None
    values: Values | None = None
    """What stands in the slots of the trigger, the price, the static effect or the goal."""
    at: Path = field(default=(), compare=False)
    key: str = ""
    """The word for its timing."""
    said: str = field(default="", compare=False)
