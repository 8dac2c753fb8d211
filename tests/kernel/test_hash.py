"""A game does not depend on the order in which a process stores its sets."""
import os
import subprocess
import sys

import pytest

from tapete.games import NAMES

PLAY = """
import sys
from tapete.cli.app import main
from tapete.games import NAMES
for game in NAMES:
    print("=", game, flush=True)
    sys.argv = ["tapete", "play", game, "--seats", "random,random", "--seed", "7"]
    try:
        main()
    except SystemExit as stop:
        assert not stop.code, stop.code
"""


@pytest.fixture(scope="module")
def told() -> list[dict[str, str]]:
    """What a program says of a game of each kind, by the order of its sets."""
    runs = [subprocess.Popen([sys.executable, "-c", PLAY], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                             env={**os.environ, "PYTHONHASHSEED": each}) for each in ("1", "2")]
    outputs = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0], outputs
    return [dict(part.split("\n", 1) for part in f"\n{output}".split("\n= ")[1:]) for output in outputs]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_told_alike_whatever_hashes_are(told: list[dict[str, str]], game: str) -> None:
    """Played, asked and told to its end: nothing of it follows the order of a set."""
    one, other = (each[game] for each in told)
    assert one == other
    assert len(one.splitlines()) > 20
