"""Games that are found by their names here alone: Sealed bids, and Hanabi of the examples."""
from importlib.metadata import EntryPoint

import pytest

from tapete import games

POINTS = {
    "sealed": "tests.sealed.game:GAME", "sealed_at_once": "tests.sealed.at_once:GAME", "hanabi": "hanabi.game:GAME"}


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = games._installed() | {name: EntryPoint(name, at, "tapete.games") for name, at in POINTS.items()}
    monkeypatch.setattr(games, "_installed", lambda: installed)
