"""Games whose entry points take a minute or two to compile. Code that only some environments need is compiled
for all other games in `make test`, and for these in `make check-long`."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, game_names

NOT_STEPPED = ("bethlem", "souls")
"""Those whose environments are for `make check-long`."""


def games(*slow: str) -> list[Any]:
    """All games as parameters of a test, some of them of a long one."""
    assert set(slow) < set(game_names())
    return [pytest.param(name, marks=[pytest.mark.long] if name in slow else []) for name in game_names()]


def rulesets(*slow: str) -> list[Any]:
    """The same with each ruleset's name."""
    return [pytest.param(*game.values, ruleset.name, marks=game.marks) for game in games(*slow)
            for ruleset in find_game(str(game.values[0])).rulesets]
