"""`python -m tests.table.launch`: start servers without limits, for tests that kill them.

Each line that it reads, `DATABASE PORT PACE FEW`, is answered with the process that serves from then on. It is forked
from this one, which has loaded the program already, so a server that is killed hundreds of times need not load it each
time.
"""
from __future__ import annotations

import os
import signal
import sys

import pytest

from tapete.games import find_game, game_names
from tapete.table.live import loading
from tapete.table.ops.run import run

from ..chance import Drawn
from .support import die_with_us, settings_for


def serve(database: str, port: str, pace: str, few: str) -> None:
    die_with_us()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)       # it has processes of its own, and waits for them
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    loading.FEW = int(few)
    Drawn("launched").put_in(pytest.MonkeyPatch())
    run(settings_for(database, pace=float(pace), port=int(port)))


if __name__ == "__main__":
    for name in game_names():
        find_game(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)       # the tests wait for each process that dies here
    while line := sys.stdin.readline():
        begun = os.fork()
        if not begun:
            serve(*line.split())
            os._exit(0)
        print(begun, flush=True)
