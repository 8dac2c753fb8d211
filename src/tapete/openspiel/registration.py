"""Register games with OpenSpiel, and load them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast
from warnings import warn

import pyspiel

from ..errors import InputError
from ..files.config import plain_data
from ..gamedef.game import Game
from ..games import find_game, game_names
from ..referee.scenario import set_up
from ..runtime.integers import one_of, whole_numbers
from ..text.spoken import SpokenError
from .game import SpielGame, type_of
from .parameters import EXPLICIT, default_of, write_options, write_position, write_roles

_registered: dict[str, Game] = {}


def name_of(name: str) -> str:
    """The name of a game in OpenSpiel: `tapete_gloom` for `gloom`."""
    return f"tapete_{name}"


def register(game: Game) -> str:
    """Register a game under its name, and return that name in OpenSpiel. A game that is registered stays so.

    InputError for a game whose actions are numbered by menu, or if another game has this name.
    """
    name = name_of(game.name)
    if _registered.setdefault(name, game) is not game:
        raise SpokenError("spiel-taken", name=name)
    if name not in pyspiel.registered_names():
        # A class of its own, because OpenSpiel drops what it was given after Python's end. A function would be freed
        # there, without the interpreter's lock, and that ends the process with an error.
        made = type(SpielGame.__name__, (SpielGame,), {"short_name": name, "game": game,
                                                       "__module__": SpielGame.__module__})
        pyspiel.register_game(type_of(name, default_of(game).seated(game), default_of(game)), made)
    return name


def register_games() -> None:
    """Register every game of Tapete and of installed packages. A game that does not load is left out, with a warning.
    """
    for name in game_names():
        try:
            register(find_game(name))
        except InputError as error:
            warn(SpokenError("spiel-left-out", game=name_of(name), wrong=error).sentence("en"), stacklevel=3)


@whole_numbers
def load_game(game: str | Game, players: int, *, ruleset: str | None = None, config: Mapping[str, Any] | None = None,
              roles: Sequence[str | None] | None = None, position: Any = None, chance: str = EXPLICIT, length: int = 0,
              rng_seed: int = 0, compiled: bool = True) -> SpielGame:
    """A game of OpenSpiel, with the arguments of `tapete.state.load_game`. `position`: the blinded state at which games
    begin, a plain record. Others are parameters of the game: see docs/openspiel.md.

    InputError says what is wrong.
    """
    found = find_game(game) if isinstance(game, str) else game
    given = {"players": players, "ruleset": found.ruleset(ruleset).name, "options": write_options(config),
             "roles": write_roles(roles),
             "position": write_position(found, position), "chance": chance, "length": length, "rng_seed": rng_seed,
             "compiled": compiled}
    usual = vars(default_of(found))
    told = {key: value for key, value in given.items() if key == "players" or value != usual[key]}
    return cast(SpielGame, pyspiel.load_game(register(found), told))


@whole_numbers
def load_position(path: Path | str, viewer: int | None = None, **more: Any) -> SpielGame:
    """The game that begins where a scenario file begins. Chance deals first what is hidden.

    `viewer` is the seat whose knowledge all seats have; None: only what everybody knows. `more` is as for `load_game`.
    InputError says what is wrong, with file and line.
    """
    scenario, table = set_up(Path(path))
    seats = len(scenario.seats)
    seat = table.game.spectator if viewer is None else one_of(viewer, "viewer", seats)
    roles = [None if role == "any" else role for role in scenario.seats]
    return load_game(scenario.game, seats, ruleset=scenario.ruleset, config=plain_data(scenario.options), roles=roles,
                     position=table.blinded(seat), **more)
