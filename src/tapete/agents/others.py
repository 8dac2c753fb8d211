"""Agents of other packages, found by the entry points `tapete.agents`.

    [project.entry-points."tapete.agents"]
    careful = "my_agents:Careful"

An entry point names a function that makes an agent for one seat: make(game, seat, seats, options). `options` are the
options after the colon, as texts. If it raises an InputError, the person who asked for the agent sees it.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, Protocol

from ..gamedef.game import Game
from ..runtime.plugins import installed, load, where
from ..text.spoken import SpokenError
from .codes import CODES
from .listeners import LISTENERS


class Chooser(Protocol):
    """An agent in a seat."""

    def choose(self, state: Any, legal: Sequence[int], rng: Any) -> int:
        """One of the legal actions. `state` is the seat's blinded state, plain.

        All randomness must come from `rng`, by `next_below(rng, n)`, so that a game repeats itself.
        """
        ...


Make = Callable[[Game, int, int, Mapping[str, str]], Chooser]


@cache
def plugin_agents() -> dict[str, EntryPoint]:
    """The agents of other packages."""
    return installed("tapete.agents", "agent", (*CODES, *LISTENERS, "human"))


def chooser_of(name: str, options: Mapping[str, str], game: Game, seat: int, seats: int) -> Chooser:
    """Another package's agent for a seat; InputError if it does not load, or refuses its options."""
    point = plugin_agents()[name]
    make = load(point, "agent")
    made: Any = make(game, seat, seats, options) if callable(make) else None
    if not callable(getattr(made, "choose", None)):
        raise SpokenError("no-agent-made", where=str(where(point)))
    checked: Chooser = made
    return checked
