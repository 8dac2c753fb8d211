"""The games, found by name: Tapete's own, and those of installed packages, by the entry points `tapete.games`."""
from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ..errors import InputError
from ..kernel.game import Game
from ..kernel.speech import Speech

NAMES = ("carcosa", "gloom", "bethlem", "souls")
"""Tapete's own games."""


def game_names() -> list[str]:
    """Every game that can be played: Tapete's own, then those of other packages."""
    return [*NAMES, *sorted(_installed())]


def find_game(name: str) -> Game:
    """The game of a name; InputError if there is none, or if its package does not load."""
    if name in NAMES:
        own: Game = import_module(f".{name}.game", __package__).GAME
        return own
    point = _installed().get(name)
    if point is None:
        raise InputError(f"'{name}' is no game; expected one of {', '.join(game_names())}")
    try:
        game = point.load()
    except (ImportError, AttributeError) as error:
        raise InputError(f"{_where(point)}: the game {name} cannot be loaded ({error})") from error
    if not isinstance(game, Game) or game.name != name:
        raise InputError(f"{_where(point)}: expected a tapete.kernel.game.Game named {name}")
    return game


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of other packages; InputError for a name that is taken."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group="tapete.games"):
        if point.name in NAMES or (point.name in found and found[point.name].value != point.value):
            raise InputError(f"{_where(point)}: there is another game named {point.name}; remove one of them")
        found[point.name] = point
    return found


def _where(point: EntryPoint) -> str:
    package = f"the package {point.dist.name}" if point.dist else "an installed package"
    return f"{package}, entry point {point.value}"


@cache
def speech_of(name: str, language: str) -> Speech:
    """All that the program and one of its games say, in a language."""
    game = find_game(name)
    module = sys.modules[type(game).__module__]
    return Speech(language, [Path(__file__).parent.parent / "text", Path(str(module.__file__)).parent / "text"],
                  game.names_in(language))
