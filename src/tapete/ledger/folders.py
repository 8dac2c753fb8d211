"""The folders of each game's ledgers and scenarios."""
from __future__ import annotations

from pathlib import Path

from ..files.home import home_of
from ..files.package_data import data_folder
from ..games import NAMES, find_game


def ledger_folder(game: str) -> Path:
    """The folder with a game's ledgers. A game from another package has them in `ledger`, beside its module."""
    return data_folder("rules") if game in NAMES else home_of(find_game(game)) / "ledger"


def scenario_folder(game: str) -> Path:
    """The folder with a game's scenarios. A game from another package has them in `scenarios`, beside its module."""
    return data_folder("scenarios") / game if game in NAMES else home_of(find_game(game)) / "scenarios"
