"""The syntax tree of a card: abilities, and effects as trees of terms."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from .slots import Word
from .template import YOU, Term
from .timings import Condition, Goal, Price, Span, Static, Trigger
from .words import Timing

Values = Mapping[str, Word]

Path = tuple[Any, ...]
"""A place in a card file: its keys and indices, from the outside in."""


@dataclass(frozen=True)
class Line:
    """One term with the values of its slots."""

    term: Term
    values: Values
    at: Path = field(default=(), compare=False)
    said: str = field(default="", compare=False)


@dataclass(frozen=True)
class Check:
    """A condition with the values of its slots."""

    condition: Condition
    values: Values
    at: Path = field(default=(), compare=False)
    said: str = field(default="", compare=False)
    negated: bool = False


@dataclass(frozen=True)
class Checks:
    """Joined conditions: all conditions of at least one list must hold."""

    lists: tuple[tuple[Check, ...], ...]
    at: Path = field(default=(), compare=False)
    said: str = field(default="", compare=False)

    @property
    def every(self) -> tuple[Check, ...]:
        return tuple(check for checks in self.lists for check in checks)


@dataclass(frozen=True)
class If:
    check: Checks
    then: Effect
    other: Effect
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class May:
    """A player may choose whether it happens."""

    who: Word
    body: Effect
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Roll:
    """A player rolls; the result depends on the face."""

    who: Word
    rows: tuple[tuple[Word, tuple[Mode, ...]], ...]
    """Faces with their results; a result's targets are declared when it goes on the stack."""
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Ways:
    """Ways from which a player chooses one in the middle of an effect."""

    who: Word
    modes: tuple[Mode, ...]
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Times:
    """So many times over."""

    n: int
    body: Effect


@dataclass(frozen=True)
class Each:
    """For each member of a group."""

    group: Word
    body: Effect
    at: Path = field(default=(), compare=False)


@dataclass(frozen=True)
class Later:
    """A trigger that is left behind to wait, independent of the card."""

    span: Span
    ability: Ability
    at: Path = field(default=(), compare=False)

    @property
    def keeps(self) -> bool:
        """Whether it remembers the first target as `it`, because its event has no target itself."""
        assert self.ability.trigger is not None
        return not (self.ability.trigger.offers.it or self.ability.trigger.offers.dealer)


Node = Union["Line", "If", "May", "Roll", "Ways", "Times", "Each", "Later"]
Effect = tuple[Node, ...]


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
    """One ability of a card. Fields of other timings are None."""

    timing: Timing
    modes: tuple[Mode, ...] = ()
    trigger: Trigger | None = None
    price: Price | None = None
    static: Static | None = None
    goal: Goal | None = None
    check: Checks | None = None
    values: Values | None = None
    """The values in the slots of the trigger, the price, the static effect or the goal."""
    at: Path = field(default=(), compare=False)
    key: str = ""
    """The word for its timing."""
    said: str = field(default="", compare=False)


def parts_of(node: Node) -> Iterator[Effect]:
    """The effects within a block, in order."""
    match node:
        case If(): yield from (node.then, node.other)
        case May() | Times() | Each(): yield node.body
        case Roll(): yield from (mode.body for _, modes in node.rows for mode in modes)
        case Ways(): yield from (mode.body for mode in node.modes)
        case Later(): yield from (mode.body for mode in node.ability.modes)


def nodes_of(effect: Effect) -> Iterator[Node]:
    """Every term and block of an effect, from the outside in."""
    for node in effect:
        yield node
        for part in parts_of(node):
            yield from nodes_of(part)


def ways_of(ability: Ability) -> list[Ways]:
    """The choices in the middle of an ability's effects, in the order of their rows."""
    return [node for node in blocks_of(ability) if isinstance(node, Ways)]


def conditions_of(ability: Ability) -> list[Checks]:
    """The conditions in the middle of an ability's effects, in the order of their rows."""
    return [node.check for node in blocks_of(ability) if isinstance(node, If)]


def blocks_of(ability: Ability) -> list[Node]:
    """Every term and block of an ability, in the order of their rows: what is repeated has rows for each time."""
    found: list[Node] = []

    def look(effect: Effect) -> None:
        for node in effect:
            found.append(node)
            for _ in range(node.n if isinstance(node, Times) else 1):
                for part in () if isinstance(node, Later) else parts_of(node):
                    look(part)

    for mode in ability.modes:
        look(mode.body)
    return found


def every_ability(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """A card's abilities, and after them the triggers that they leave behind, in the order of their rows."""
    found = list(abilities)
    for ability in found:       # it grows during the loop
        for mode in ability.modes:
            found += [node.ability for node in nodes_of(mode.body) if isinstance(node, Later)
                      and not any(node.ability is each for each in found)]
    return tuple(found)
