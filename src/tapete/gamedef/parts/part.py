"""The base of a game's parts, and how a game says which part it has."""
from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Generic, Self, TypeVar, overload

from ..core import Core


class GamePart:
    """One side of a game: what a certain kind of reader asks it. A part knows its game."""

    def __init__(self, game: Core) -> None:
        self.game = game


P = TypeVar("P", bound=GamePart, covariant=True)


class part(Generic[P]):
    """An attribute of a game that holds a part, made by `kind` when it is first asked for.

    A game may also assign a part that it made itself, for example in its `__init__`.
    """

    def __init__(self, kind: Callable[[Core], P]) -> None:
        self.kind = kind

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...

    @overload
    def __get__(self, game: Core, owner: type) -> P: ...

    def __get__(self, game: Core | None, owner: type) -> Any:
        if game is None:
            return self
        held = vars(game).get(self.name)
        if held is None:
            held = vars(game)[self.name] = self.kind(game)
        elif held.game is not game:     # the game is a copy
            held = vars(game)[self.name] = copy(held)
            held.game = game
        return held

    def __set__(self, game: Core, made: GamePart) -> None:
        vars(game)[self.name] = made
