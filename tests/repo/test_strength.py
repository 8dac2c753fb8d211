"""docs/strength.md agrees with the program. Figures from an unfinished change had once stayed in it."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.lab.simulate import make_study, run_study

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


@pytest.mark.long
@pytest.mark.parametrize("horizon", [1, 2])
def test_a_short_search_wins_as_many_games_as_are_written_down(horizon: int) -> None:
    agent = f"mcts:iterations=100,horizon={horizon}"
    written = re.search(rf"^\| `{agent}` \| 1,000 \| ([\d.]+) % ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert written is not None
    game = find_game("carcosa")
    ruleset = game.ruleset()
    study = make_study(game, ruleset, game.options(ruleset), [None] * 4, [agent], 1, 1000)
    assert f"{(run_study(study)['outcome'] == 1).mean():.1%}" == f"{written[1]}%"
