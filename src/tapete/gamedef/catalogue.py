"""The things that a game counts: its cards, rooms, roles, actions, and how each could be taken out of it."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from ..kernel.menu import kind_of
from ..kernel.rule import rule

PRESENT = 0
SEEN = 1
USED = 2
PLANES = 3
"""What is counted of each thing: that it is in this game, that it turned up, that it was used."""
PLANE_NAMES = ("present", "seen", "used")

NOTHING_FORBIDDEN = -1
"""A kind of action that no menu offers."""


@rule
def count_kinds(menu: Any, counts: Any, first: int) -> None:
    """Count each kind of choice once that a menu offers: kind 1 at counts[first], and so on."""
    offered = 0
    for i in range(menu.n):
        kind = kind_of(menu.actions[i])
        if not offered >> kind & 1:
            offered |= 1 << kind
            counts[first + kind - 1] += 1


@rule
def count_choice(menu: Any, choice: int, counts: Any, first: int) -> None:
    """Count the kind of what was chosen where there was a choice."""
    if menu.n > 1:
        counts[first + kind_of(choice) - 1] += 1


@dataclass(frozen=True)
class Kind:
    """One kind of things that a game counts: cards, rooms, roles, actions.

    Things are numbered in the order of all kinds' names. `text` begins the Fluent key of each thing's label,
    `card-VIAL`; `kind-card` and `kind-card-seen` are the heading and what a plane means. An empty name is a
    number that no thing has: nothing is said of it.
    """

    name: str
    text: str
    things: Sequence[str]
    planes: tuple[int, ...]
    by_lot: bool = False
    """Chance alone decides before the game which of them are in it, so games with and without compare fairly."""
    drawn: bool = False
    """Chance alone decides which of them the first seat draws (SEEN): games in which it did compare with the others."""
    dealt: bool = False
    """They turn up before the game begins, so that no change of hope comes of it."""
    chosen: bool = False
    """Seats decide how often they occur, so that a change of hope beside them says nothing about their worth."""
    removable: bool = False
    """Some of them can be taken out of a game, see `Catalogue.without`."""

    @property
    def compares(self) -> bool:
        """Whether games with one of them and games without compare as they were played."""
        return self.by_lot or self.drawn


@dataclass(frozen=True)
class Without:
    """How to take a thing out of a game: options with it and without it, or a kind of action forbidden."""

    thing: str
    base: BaseModel
    over: BaseModel
    forbidden: int = NOTHING_FORBIDDEN
    how: str = ""
    """The Fluent key of a sentence that says what stands in its place."""
    changes: Mapping[str, Any] | None = None
    """The values of options by their paths, where these alone take it out: then several may be taken out at once."""


@dataclass(frozen=True)
class Catalogue:
    """The things that a game counts."""

    kinds: Sequence[Kind]
    without: Callable[[Any, str, str], Without | None]
    """without(options, kind, thing): how to take a thing out, None where that cannot be."""

    @property
    def size(self) -> int:
        return sum(len(kind.things) for kind in self.kinds)
