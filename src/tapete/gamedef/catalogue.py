"""The catalogue: the things that a game counts (cards, rooms, roles, actions), and how to take one out of the game."""
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
"""The counts of each thing: it is in this game, it turned up, it was used."""
PLANE_NAMES = ("present", "seen", "used")

NOTHING_FORBIDDEN = -1
"""A number that no kind of action has, so that nothing is forbidden."""


@rule
def count_kinds(menu: Any, counts: Any, first: int) -> None:
    """Count each kind of action that a menu offers, once per menu: kind 1 at counts[first], and so on."""
    offered = 0
    for i in range(menu.n):
        kind = kind_of(menu.actions[i])
        if not offered >> kind & 1:
            offered |= 1 << kind
            counts[first + kind - 1] += 1


@rule
def count_choice(menu: Any, choice: int, counts: Any, first: int) -> None:
    """Count the kind of a chosen action, if the menu had others."""
    if menu.n > 1:
        counts[first + kind_of(choice) - 1] += 1


@dataclass(frozen=True)
class Counted:
    """One kind of things that a game counts, such as cards, rooms, roles or actions.

    Things are numbered in the order of all kinds' names. `text` begins the Fluent key of each thing's label,
    `card-VIAL`. `kind-card` is the heading, and `kind-card-seen` says what a count means. An empty name is a number
    without a thing, which is not shown.
    """

    name: str
    text: str
    things: Sequence[str]
    planes: tuple[int, ...]
    by_lot: bool = False
    """Chance alone decides before the game which of them are in it.

    So games with one and games without can be compared.
    """
    drawn: bool = False
    """Chance alone decides which of them the first seat draws (SEEN).

    So games in which it did can be compared with the others.
    """
    dealt: bool = False
    """They turn up before the game begins, so they cause no change of hope."""
    chosen: bool = False
    """Seats decide how often they occur, so a change of hope at the same time says nothing about their worth."""
    removable: bool = False
    """Some of them can be taken out of a game, see `Catalogue.without`."""

    @property
    def compares(self) -> bool:
        """Whether played games with one of them can be compared with games without it."""
        return self.by_lot or self.drawn


@dataclass(frozen=True)
class Without:
    """How to take a thing out of a game: options with it and without it, or a forbidden kind of action."""

    thing: str
    base: BaseModel
    over: BaseModel
    forbidden: int = NOTHING_FORBIDDEN
    how: str = ""
    """The Fluent key of a sentence that says what replaces it."""
    changes: Mapping[str, Any] | None = None
    """Values of options by path, if these alone take the thing out. Then several things can be taken out at once."""


@dataclass(frozen=True)
class Catalogue:
    """The things that a game counts."""

    kinds: Sequence[Counted]
    without: Callable[[Any, str, str], Without | None]
    """without(options, kind, thing): how to take a thing out; None if it cannot be taken out."""

    @property
    def size(self) -> int:
        return sum(len(kind.things) for kind in self.kinds)
