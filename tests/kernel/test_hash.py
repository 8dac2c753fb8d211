"""A game does not depend on the order in which a process stores its sets."""
import os
import subprocess
import sys

import pytest

from tapete.games import NAMES

from ..sweep import sweep

PLAY = """
import sys
from tapete.cli.app import main
sys.argv = ["tapete", "play", sys.argv[1], "--seats", "random,random", "--seed", "7"]
main()
"""


@pytest.mark.parametrize("game", sweep(NAMES, kept=("souls",)))
def test_a_game_is_told_alike_whatever_hashes_are(game: str) -> None:
    """Played, asked and told to its end: nothing of it follows the order of a set."""
    runs = [subprocess.Popen([sys.executable, "-c", PLAY, game], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True, env={**os.environ, "PYTHONHASHSEED": each}) for each in ("1", "2")]
    one, other = (run.communicate()[0] for run in runs)
    assert [run.returncode for run in runs] == [0, 0], (one, other)
    assert one == other
    assert len(one.splitlines()) > 20
