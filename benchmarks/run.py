"""How fast Carcosa's rules run, compared with OpenSpiel's games in the same run on the same machine.

    python benchmarks/run.py [--seconds 3] [--rounds 3] [--json FILE]

Rates are per CPU second and taken in turns, Tapete, OpenSpiel, Tapete ..., so that a machine whose speed changes slows
both; the table shows medians and their ratio.
"""
from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from games import searched
from rates import rate
from tapete.compiler.backends import using_backend
from tapete.compiler.entry import entry
from tapete.games import find_game
from tapete.kernel.dice import new_rngs
from tapete.kernel.playout import RANDOM
from tapete.kernel.record import copy_record
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import pack_blank

GAME = find_game("carcosa")


@entry
def clone(states, n):  # type: ignore[no-untyped-def]
    """Copy the second state over the first, n times."""
    for i in range(n):
        copy_record(states, 0, 1)
        states[1].round_no = i & 1023
    return states[0].round_no


def study(games: int) -> Any:
    ruleset = GAME.ruleset()
    return make_study(GAME, ruleset, GAME.options(ruleset), [None] * 4, ["random"], 1, games)


def playouts(seconds: float) -> float:
    """Decisions a CPU second in random games of four souls, to their end, menu built at each."""
    states, rows = GAME.State.array(3), GAME.Summary.array(500)
    states[2] = pack_blank(study(1))[0]
    menus, rng, agents = GAME.Menu.array(1), new_rngs(1), np.full(4, RANDOM, np.int64)
    seed = 0

    def work() -> int:
        nonlocal seed
        GAME.machine.play.compiled(states, menus, rng, agents, rows, seed, len(rows), 100_000)
        seed += len(rows)
        return int(rows["choices"].sum())
    return rate(work, seconds)


def clones(seconds: float) -> float:
    """Whole states copied a CPU second."""
    states = GAME.State.array(2)

    def work() -> int:
        clone.compiled(states, 100_000)
        return 100_000
    return rate(work, seconds)


def starts() -> tuple[float, float]:
    """Wall seconds of `tapete simulate carcosa --games 1` with no code on the disk, and then with it."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "tapete.cli", "simulate", "carcosa", "--games", "1"]
        times = []
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True, env=os.environ | {"XDG_CACHE_HOME": cache})
            times.append(time.perf_counter() - began)
    return times[0], times[1]


def two_workers(games: int) -> float:
    """How many times faster two processes play the same games than one, start of the processes included."""
    times = []
    for workers in (1, 2):
        began = time.perf_counter()
        run_study(study(games), workers)
        times.append(time.perf_counter() - began)
    return times[0] / times[1]


def peers(seconds: float, rounds: int) -> dict[str, list[float]]:
    """Decisions a CPU second: ours and OpenSpiel's, measured in turns."""
    from openspiel_peer import measure
    found: dict[str, list[float]] = {"carcosa": []}
    for number in range(rounds):
        for game in ("backgammon", "gin_rummy"):
            python = measure(game, seconds, number, clone=True)
            found.setdefault(f"{game}, loop in Python", []).append(python.decisions_per_second)
            found["carcosa"].append(playouts(seconds))
            fast = measure(game, seconds, number, loop="c++",
                           decisions_per_game=python.decisions / python.games)
            found.setdefault(f"{game}, loop in C++", []).append(fast.decisions_per_second)
            found["carcosa"].append(playouts(seconds))
    return found


def search_rates(seconds: float, rounds: int) -> dict[str, list[float]]:
    """Iterations a CPU second with random rollouts to the end: ours and OpenSpiel's, in turns."""
    from openspiel_peer import measure_search
    ours = searched("carcosa", GAME.ruleset().name, 4)
    ours()
    found: dict[str, list[float]] = {"carcosa": []}
    for number in range(rounds):
        for game in ("backgammon", "gin_rummy"):
            found["carcosa"].append(rate(ours, seconds))
            peer = measure_search(game, 2 * seconds, number, simulations=100)
            found.setdefault(f"{game}, {peer.bot}", []).append(peer.iterations_per_second)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    with using_backend("native"):
        playouts(0.1)       # compiles
        clones(0.1)
        rates = peers(given.seconds, given.rounds)
        ours = statistics.median(rates["carcosa"])
        thought = search_rates(given.seconds, given.rounds)
    cold, warm = starts()
    figures = {
        "decisions per CPU second": {name: round(statistics.median(values)) for name, values in rates.items()},
        "carcosa / peer": {name: round(ours / statistics.median(values), 1) for name, values in rates.items()
                           if name != "carcosa"},
        "search iterations per CPU second": {name: round(statistics.median(values))
                                             for name, values in thought.items()},
        "search, carcosa / peer": {name: round(statistics.median(thought["carcosa"]) / statistics.median(values), 1)
                                   for name, values in thought.items() if name != "carcosa"},
        "clones per CPU second": round(clones(given.seconds)),
        "bytes of a state": GAME.State.dtype.itemsize,
        "cold start, s": round(cold, 1), "warm start, s": round(warm, 2),
        "two workers / one": round(two_workers(1_000_000), 2)}
    print(json.dumps(figures, indent=2))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
