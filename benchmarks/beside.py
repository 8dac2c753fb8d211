"""How fast a game's rules run, compared with those of another checkout, in turns.

    git worktree add /tmp/before COMMIT
    python benchmarks/beside.py /tmp/before souls [--ruleset base] [--seats 4] [--seconds 3] [--rounds 7]

Each checkout plays in its own process, by machine code, one of the two at a time: games of `random` and of `greedy`
seats, with the same seeds for both. The benchmark counts real choices, those with more than one legal action, per
second of the process's time. The table has the medians of both, and the median of the rounds' ratios.
"""
from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tapete.games import NAMES, find_game

HERE = Path(__file__).resolve().parent
AGENTS = ("random", "greedy")
GAMES = 20
"""Games of one call."""


class Turn(NamedTuple):
    """The result of one checkout's turn."""

    games: int
    choices: int
    real: int           # choices with more than one thing to choose
    seconds: float      # of processor time


class Player:
    """A checkout that plays when it is asked."""

    def __init__(self, checkout: Path, name: str, ruleset: str, seats: int) -> None:
        here = os.environ | {"PYTHONPATH": str(checkout / "src"), "TAPETE_FORM": "native"}
        self.process = subprocess.Popen([sys.executable, __file__, "--play", name, ruleset, str(seats)], text=True,
                                        env=here, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def turn(self, agent: str, seed: int, seconds: float) -> Turn:
        assert self.process.stdin and self.process.stdout
        print(agent, seed, seconds, file=self.process.stdin, flush=True)
        games, choices, real, used = self.process.stdout.readline().split()
        return Turn(int(games), int(choices), int(real), float(used))


def play_when_asked(name: str, ruleset: str, seats: int) -> None:
    """In a checkout's own process: a line says who plays from which seed on and for how long, a line answers."""
    import time

    import numpy as np

    from tapete.kernel.dice import new_rngs
    from tapete.kernel.playout import GREEDY, RANDOM
    from tapete.lab.simulate import make_study
    from tapete.lab.study import pack_blank
    game = find_game(name)
    chosen = game.ruleset(ruleset)
    study = make_study(game, chosen, game.options(chosen), [None] * seats, ["random"], 1, GAMES)
    states, rows = game.State.array(3), game.Summary.array(GAMES)
    states[2] = pack_blank(study)[0]
    menus, rng = game.Menu.array(1), new_rngs(1)
    for line in sys.stdin:
        agent, first, seconds = line.split()
        agents = np.full(seats, GREEDY if agent == "greedy" else RANDOM, np.int64)
        seed, choices, forced = int(first), 0, 0
        game.machine.play.compiled(states, menus, rng, agents, rows, seed, 0, 100_000)
        began = time.process_time()
        while time.process_time() - began < float(seconds):
            game.machine.play.compiled(states, menus, rng, agents, rows, seed, GAMES, 100_000)
            choices += int(rows["choices"].sum())
            forced += int(rows["forced"].sum())
            seed += GAMES
        print(seed - int(first), choices, choices - forced, time.process_time() - began, flush=True)


def main() -> None:
    if sys.argv[1:2] == ["--play"]:
        play_when_asked(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("before", type=Path, help="the other checkout")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--ruleset", help="of the game; otherwise its first")
    parser.add_argument("--seats", type=int, help="otherwise as many as the game can have")
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each turn")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each")
    given = parser.parse_args()
    game = find_game(given.game)
    ruleset = given.ruleset or game.rulesets[0].name
    seats = given.seats or max(game.counts(game.options(game.ruleset(ruleset))))
    players = [Player(checkout, given.game, ruleset, seats) for checkout in (given.before, HERE.parent)]
    for player in players:      # what comes before the first round, like compiling, does not count
        player.turn("random", 0, 0.0)
    for agent in AGENTS:
        rounds = [[player.turn(agent, 1 + 1_000_000 * i, given.seconds) for player in players]
                  for i in range(given.rounds)]
        before, now = ([turn.real / turn.seconds for turn in turns] for turns in zip(*rounds, strict=True))
        ratios = sorted(b / a for a, b in zip(before, now, strict=True))
        print(f"{given.game} {ruleset}, {seats}, {agent:8}{statistics.median(before):>12,.0f}"
              f"{statistics.median(now):>12,.0f} real choices/s{statistics.median(ratios):>7.3f}"
              f"  ({ratios[0]:.3f} to {ratios[-1]:.3f}), real choices a game "
              + " and ".join(f"{sum(turn.real for turn in turns) / sum(turn.games for turn in turns):.1f}"
                             for turns in zip(*rounds, strict=True)))
    for player in players:
        player.process.terminate()


if __name__ == "__main__":
    main()
