"""The folders of ledgers, scenarios and documents: beside the sources, or inside the installed package."""
from __future__ import annotations

from pathlib import Path

from ..games import NAMES, find_game
from ..text.spoken import SpokenError
from .home import home_of

_PACKAGE = Path(__file__).parents[1]


def data_folder(name: str) -> Path:
    """The folder `rules`, `scenarios` or `docs`; InputError if this copy of Tapete came without it."""
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent.parent / name):
        if folder.is_dir():
            return folder
    raise SpokenError("no-data", name=name)


def ledger_folder(game: str) -> Path:
    """The folder with a game's ledgers. A game from another package has them in `ledger`, beside its module."""
    return data_folder("rules") if game in NAMES else home_of(find_game(game)) / "ledger"


def scenario_folder(game: str) -> Path:
    """The folder with a game's scenarios. A game from another package has them in `scenarios`, beside its module."""
    return data_folder("scenarios") / game if game in NAMES else home_of(find_game(game)) / "scenarios"
