"""Find games by name: Tapete's own, and those of installed packages, by the entry points `tapete.games`."""
from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

from ..files.home import home_of
from ..gamedef.game import Game
from ..runtime.in_page import IN_PAGE
from ..runtime.plugins import installed, load, where
from ..text.speech import Speech
from ..text.spoken import SpokenError

NAMES = ("carcosa", "gloom", "bethlem", "souls")
"""Tapete's own games."""


def game_names() -> list[str]:
    """Every game that can be played: Tapete's own, then those of other packages."""
    return [*(name for name in NAMES if _has(name)), *sorted(_installed())]


@cache
def _has(name: str) -> bool:
    """Whether this copy of Tapete contains one of its own games. An exported page may contain only some."""
    return (Path(__file__).parent / name).is_dir()


def find_game(name: str) -> Game:
    """The game with a name. Raises InputError if there is none, if its package's source has mistakes or does not load,
    or if its layout does not fit its view."""
    if name in NAMES:
        own: Game = import_module(f".{name}.game", __package__).GAME
        return own
    point = _installed().get(name)
    if point is None:
        raise SpokenError("no-game", name=name, known=", ".join(game_names()))
    if IN_PAGE:     # its games were checked when it was exported, and it lacks the check of sources and the drawings
        exported: Game = load(point, "game")
        return exported
    import_module("tapete.lint.gate").refuse_mistakes(point)    # by name, because a page's modules must not import it
    game = load(point, "game")
    if not isinstance(game, Game) or game.name != name:
        raise SpokenError("game-of-package", where=where(point), name=name)
    game.presentation.check()
    return game


def point_of(name: str) -> EntryPoint | None:
    """The entry point of another package's game; None if no package has a game of this name. Nothing is loaded."""
    return _installed().get(name)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of other packages. Raises InputError for a name that is taken."""
    return installed("tapete.games", "game", NAMES)


@cache
def speech_of(name: str, language: str) -> Speech:
    """All texts of the program and one of its games, in a language."""
    return speech_for(find_game(name), language)


@lru_cache(maxsize=256)
def speech_for(game: Game, language: str) -> Speech:
    """The same for a game changed by options, with names of its own."""
    return Speech(language, [Path(__file__).parent.parent / "text", home_of(find_game(game.name)) / "text"],
                  game.wording.names_in(language))
