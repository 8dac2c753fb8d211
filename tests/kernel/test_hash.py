"""A game does not depend on the order in which a process stores its sets."""
import os
import subprocess
import sys

import pytest

PLAY = """
import sys
from tapete.cli.app import main
sys.argv = ["tapete", "play", *sys.argv[1:]]
main()
"""


@pytest.mark.parametrize("game", ["carcosa", "gloom", "souls", "bethlem"])
def test_a_game_is_told_alike_whatever_hashes_are(game: str) -> None:
    """Played, asked and told to its end: nothing of it follows the order of a set."""
    runs = [subprocess.Popen([sys.executable, "-c", PLAY, game, "--seats", "random,random", "--seed", "7"],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env={**os.environ, "PYTHONHASHSEED": each}) for each in ("1", "2")]
    told = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 20
