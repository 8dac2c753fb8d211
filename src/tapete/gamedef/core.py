"""The core of a game: its rules, its seats, its records, its rulesets and its view.

The parts of a game (`gamedef.parts`) know the core and nothing else of the game.
"""
from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Self

from pydantic import BaseModel

from ..compiler.entry import EntryPoint
from ..kernel.menu import Grammar
from ..kernel.record import RecordType
from ..kernel.registry import Rules
from ..text.spoken import SpokenError
from .observation import ObservationSpec
from .ruleset import Ruleset


def rules_of(module: ModuleType) -> Rules:
    """The rules of a game whose module has them all under their names. TypeError if one is missing."""
    found = {name: getattr(module, name) for name in Rules._fields if hasattr(module, name)}
    if lacking := [name for name in Rules._fields if name not in found and name not in Rules._field_defaults]:
        raise TypeError(f"{module.__name__}: there is no rule {', '.join(lacking)}")
    return Rules(**found)


@dataclass(frozen=True, eq=False)
class Machine:
    """A game's entry points. Each runs plain when called, and compiled by `.compiled`."""

    play: EntryPoint[..., int]
    """play(states, menus, luck, agents, rows, first_seed, n, bound): see `kernel.playout.play_games`."""
    test: EntryPoint[..., int]
    """test(states, menus, luck, first_seed, n, bound): see `kernel.playout.test_games`."""
    contest: EntryPoint[..., int]
    """contest(states, mind, space, plans, rows, first_seed, n, bound): see `search.contest.play_contest`."""
    think: EntryPoint[..., int]
    """think(mind, plans, iterations, afresh): see `search.mcts.search`."""
    reckon: EntryPoint[..., int]
    """reckon(space, plans, seat): see `search.expectimax.search_deeper`."""
    profile: EntryPoint[..., int] | None = None
    """profile(states, mind, space, dreams, plans, counted, games): see `search.profile.profile_games`. A game with a
    catalogue has this too.
    """
    sight: ObservationSpec | None = None
    """The observation that its searches fill for a net; None: they know none, and no net can guide them."""
    seeing: Callable[[ObservationSpec], Machine] | None = None
    """seeing(sight): the same entry points with searches that know this observation."""


class Core(ABC):
    """What every game has. A seat is an integer from 0. `spectator` is the seat of somebody who only watches."""

    name: str
    title: Mapping[str, str]
    fewest: int
    """The smallest number of seats."""
    most: int
    """The largest number of seats."""
    roles: Sequence[str] = ()
    """The roles that seats may have; empty if the game has no roles to choose."""
    rulesets: Sequence[Ruleset]
    """The rulesets, the default first."""
    State: RecordType
    Menu: RecordType
    Summary: RecordType
    """The summary of a simulated game: seed, outcome, choices, forced and the game's own columns."""
    grammar: Grammar
    """All actions that can be written."""
    rules: Rules
    machine: Machine
    spectator: int
    lore: Any = None
    """What the kinds of arguments ask about the cards in play, such as their names."""

    @property
    def _origin(self) -> Self | None:
        """The game that is a name of its class's module; None if there is none. Options may make another of it."""
        named = self._named()
        return getattr(sys.modules[type(self).__module__], named) if named else None

    def _named(self) -> str | None:
        names = vars(sys.modules[type(self).__module__]).items()
        return next((name for name, value in names if type(value) is type(self)), None)

    def __copy__(self) -> Self:
        """The game itself, because a game never changes."""
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> str:
        """Pickle a game as a name in its module. SpokenError for a game that no module names."""
        named = self._named()
        if named is None or self._origin is not self:
            raise SpokenError("game-unnamed", game=self.name)
        return named

    def ruleset(self, name: str | None = None) -> Ruleset:
        """A ruleset by name, the default for None; InputError if there is none."""
        for ruleset in self.rulesets:
            if name is None or ruleset.name == name:
                return ruleset
        known = ", ".join(ruleset.name for ruleset in self.rulesets)
        raise SpokenError("no-ruleset", name=str(name), game=self.name, known=known)

    @abstractmethod
    def view(self, state: Any) -> BaseModel:
        """The typed view of a plain state: a seat's view if the state is blinded, else the referee's."""
