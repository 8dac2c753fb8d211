"""Shared by all tests."""
import pytest

from tapete.games import find_game
from tapete.lab.simulate import make_study, run_study


@pytest.fixture(scope="session")
def compiled_machine() -> None:
    """Carcosa's `play` entry is compiled and on the disk."""
    game = find_game("carcosa")
    ruleset = game.ruleset()
    run_study(make_study(game, ruleset, game.options(ruleset), [None, None], ["random"], 1, 1))
