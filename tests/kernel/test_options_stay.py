"""After the setup of a game no rule leaves other options in its state: agents that look at copies share them."""
from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

from tapete.games import NAMES, find_game
from tapete.kernel.dice import new_rngs
from tapete.kernel.playout import GREEDY

GAMES = Path(__file__).parents[2] / "src" / "tapete" / "games"
WRITES = {"bethlem/setup.py": "the setup takes cards out of the game",
          "gloom/rules/picks.py": "for the length of one question, and back again",
          "bethlem/game.py": "a game's version, before it begins"}


def written() -> set[str]:
    """The files in which something assigns to an option of a state."""
    return {str(path.relative_to(GAMES)) for path in GAMES.rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Assign | ast.AugAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if "state.options." in ast.unparse(target) or "s.options." in ast.unparse(target)}


def test_options_are_written_only_where_it_is_known() -> None:
    assert written() - {f"{name}/game.py" for name in NAMES} <= set(WRITES)


@pytest.mark.parametrize("name", NAMES)
def test_options_stay_as_the_setup_has_left_them(name: str) -> None:
    """Whole games by `greedy`, which looks at a copy before every choice: at their end the copy's options are those of
    the game."""
    game = find_game(name)
    for ruleset in game.rulesets:
        options = game.options(ruleset)
        blank = game.blank(options, [None] * min(game.most, 5))
        for seed in range(1, 9):
            states = game.State.array(3)
            states[2] = game.State.pack(blank)[0]
            rows = game.Summary.array(1)
            agents = np.full(min(game.most, 5), GREEDY, np.int64)
            play = game.machine.play.compiled
            assert play(states, game.Menu.array(1), new_rngs(1), agents, rows, seed, 1, 100000) == 1
            assert states[1]["options"].tobytes() == states[0]["options"].tobytes(), ruleset.name
