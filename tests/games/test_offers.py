"""The page that opens a table shows the first value of each offer and sends only what differs from it."""
from __future__ import annotations

from functools import reduce

import pytest

from tapete.games import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_the_value_that_is_shown_first_is_the_one_that_is_played(name: str) -> None:
    game = find_game(name)
    for ruleset in game.rulesets:
        options = game.options(ruleset)
        played = {offer.path: reduce(getattr, offer.path.split("."), options) for offer in game.configuration.offers}
        assert played == {offer.path: offer.values[0] for offer in game.configuration.offers}, ruleset.name
