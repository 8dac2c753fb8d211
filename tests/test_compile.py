"""Compiled code: kept on disk under the sources' hash, and found there again."""
import os
import subprocess
import sys

CODE = """
import sys, time
from tapete.kernel import compile
from tapete.lab.simulate import make_study, run_study
from tapete.games import find_game
compiled = []
compile.progress = lambda done, total, name: compiled.append(name)
game = find_game("carcosa")
ruleset = game.ruleset()
study = make_study(game, ruleset, game.options(ruleset), [None, None], ["random"], 1, 3)
print(len(compiled), run_study(study).tobytes().hex())
print(len(compiled))
"""


def run_code() -> list[str]:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True,
                          env=os.environ | {"PYTHONPATH": "src"})
    return done.stdout.split()


def test_a_later_process_compiles_nothing(compiled_machine: None) -> None:
    """The fixture has compiled the machine in this process or found it on the disk."""
    _, rows, compiled = run_code()
    assert compiled == "0"
    assert rows == run_code()[1]
