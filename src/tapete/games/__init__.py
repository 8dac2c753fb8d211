"""The games, found by name."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from ..errors import InputError
from ..kernel.game import Game
from ..kernel.speech import Speech

NAMES = ("carcosa",)


def find_game(name: str) -> Game:
    """The game of a name; InputError if there is none."""
    if name not in NAMES:
        raise InputError(f"'{name}' is no game; expected one of {', '.join(NAMES)}")
    game: Game = import_module(f".{name}.game", __package__).GAME
    return game


@cache
def speech_of(name: str, language: str) -> Speech:
    """All that the program and one of its games say, in a language."""
    package = Path(__file__).parent
    return Speech(language, [package.parent / "text", package / name / "text"])
