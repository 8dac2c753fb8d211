"""The README says how well the bots play: the quick ones are measured again."""
import runpy
from pathlib import Path

import pytest

from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.ladder import Ladder

ROOT = Path(__file__).parents[1]
MADE = runpy.run_path(str(ROOT / "ladder.py"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", MADE["PLAYERS"])
def test_the_readme_says_what_random_and_greedy_score(players: int) -> None:
    game = find_game("hanabi")
    rungs = Ladder(game, game.ruleset(), game.options(game.ruleset()), [None] * players, ["random", "greedy"], 1,
                   MADE["GAMES"]).play(Local())
    rows = {line.split(" | ")[0].strip("|` "): line.strip("| ").split(" | ") for line in README.splitlines()
            if line.startswith("| ")}
    for rung in rungs:
        told = MADE["said"]({"mean": rung.mean, "low": rung.low, "high": rung.high})
        assert rows[rung.agent][players - 1] == told
