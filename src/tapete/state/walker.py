"""A game's entry points for states, with the arrays that they share. Each thread has its own."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..gamedef.game import Game
from ..kernel.dice import new_rngs, plain_rng
from .machine import HEAD, WalkMachine, machine_of_rules

__all__ = ["HEAD", "Walker"]


@cache
def machine_of(game: Game) -> WalkMachine:
    return machine_of_rules(game.rules, type(game).__module__)


class Walker:
    """Entry points, compiled or plain, and their arrays."""

    def __init__(self, game: Game, seats: int, compiled: bool) -> None:
        self.kind, self.compiled = game.State, compiled
        self._dtype = game.State.dtype
        most = HEAD + game.Menu.fields["actions"].shape[0]
        self.menus: Any = game.Menu.array(1) if compiled else game.Menu.plains(1)
        self.lucks: Any = new_rngs(1) if compiled else [plain_rng(0)]
        self.out: Any = np.zeros(most, np.int64) if compiled else [0] * most
        self.worth: Any = np.zeros(seats) if compiled else [0.0] * seats
        self.made: Any = np.zeros(1, np.int64) if compiled else [0]
        self.numbers: Callable[[Any], list[Any]] = np.ndarray.tolist if compiled else list
        machine = machine_of(game)
        every: Any = (machine.begin, machine.go, machine.deal, machine.finish, machine.look, machine.see)
        self.begin, self.go, self.deal, self.finish, self.look, self.see = (
            [each.compiled for each in every] if compiled else every)

    def new(self, data: bytes) -> Any:
        """A state with these bytes, as entry points take it."""
        if self.compiled:
            return np.frombuffer(bytearray(data), self._dtype)
        made = self.kind.plains(1)
        made[0] = self.kind.from_bytes(data)
        return made

    def again(self, states: Any) -> Any:
        """A copy of such a state."""
        if self.compiled:
            return np.frombuffer(bytearray(states.base), self._dtype)
        made = self.kind.plains(1)
        made[0] = states[0]
        return made

    def data(self, states: Any) -> bytes:
        """The bytes of such a state."""
        return bytes(states.base) if self.compiled else self.kind.to_bytes(states[0])

    def plain(self, states: Any) -> Any:
        """A plain copy of such a state."""
        return self.kind.from_bytes(bytes(states.base)) if self.compiled else self.kind.copy(states[0])
