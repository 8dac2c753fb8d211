"""Games of Cthulhu Gloom begun by an older version of the ruleset go on by its rules."""
from __future__ import annotations

import pytest

from tapete.games import find_game
from tapete.games.gloom.vocabulary import Told
from tapete.kernel.log import LOG_SIZE
from tapete.referee.session import Session

GAME = find_game("gloom")
PACK = {"pack": "propio", "over": "abismo", "deaths": {"SIRVIO_DE_POSTRE": {"icon": "COPA"}}}


@pytest.mark.parametrize(("version", "worth"), [(1, -25), (2, -25), (3, -15)])
def test_only_in_older_games_does_the_icon_of_a_death_fulfil_its_own_requirement(version: int, worth: int) -> None:
    ruleset = GAME.ruleset().at(version)
    options = GAME.options(ruleset, {"pack": PACK, "families": "lot", "first": 0})
    session = Session(GAME, ruleset, options, [None, None], 1)
    session.lay({"seats.0.family": "MISKATONIC", "seats.1.family": "WHATELEY", "seats.1.hand": [],
                 "seats.0.hand": ["SIRVIO_DE_POSTRE"], "characters.HERBERT_WEST.pile": ["TRAZO_TRIANGULOS"]})
    session.play("play SIRVIO_DE_POSTRE HERBERT_WEST")
    log = session.state.log
    told = [Told(int(log.what[k % LOG_SIZE])) for k in range(log.told)]
    assert GAME.view(session.state).characters["HERBERT_WEST"].worth == worth
    assert (Told.UNMET in told) == (version == 3)
