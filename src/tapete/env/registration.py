"""Register every game with Gymnasium, so that `gymnasium.make` and `make_vec` know it by an id."""
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..games import game_names

VERSION = 0
"""The version in the ids. Raise it when the same seed and actions no longer give the same observations or rewards."""


def id_of(name: str) -> str:
    """The id of a game in Gymnasium: `tapete/Carcosa-v0` for `carcosa`, `tapete/HighCard-v0` for `high_card`."""
    return f"tapete/{''.join(part[:1].upper() + part[1:] for part in name.split('_'))}-v{VERSION}"


def register_games() -> None:
    """Register all games that are not registered yet, if Gymnasium is installed. No game is loaded."""
    if find_spec("gymnasium") is None:
        return
    registration = import_module("gymnasium.envs.registration")
    for name in game_names():
        if id_of(name) not in registration.registry:
            registration.register(id_of(name), entry_point="tapete.env.solo:SoloEnv",
                                  vector_entry_point="tapete.env.vector:BatchVectorEnv", kwargs={"game": name})
