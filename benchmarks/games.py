"""How fast every game's rules run in random games, for each number of players, compared with Carcosa in the same run.

    python benchmarks/games.py [--game NAME ...] [--real] [--seconds 3] [--rounds 3] [--json FILE]

It counts choices per CPU second of whole random games, with the menu built at each, on one core. Every choice of a seat
counts, passes too; with `--real` only those with more than one legal action. Games are measured in turns, so that a
machine whose speed changes slows all. The table shows medians and their ratio to Carcosa with four players.
"""
from __future__ import annotations

import argparse
import json
from itertools import cycle
from pathlib import Path

import numpy as np

from rates import Work, rates_in_turns
from tapete.agents import parse_agent
from tapete.agents.mcts import Searcher
from tapete.agents.seat import SeatedAgent
from tapete.compiler.backends import using_backend
from tapete.games import NAMES, find_game
from tapete.kernel.dice import new_rngs
from tapete.kernel.playout import GREEDY, RANDOM
from tapete.lab.simulate import make_study
from tapete.lab.study import pack_blank
from tapete.referee.session import Session

AGENTS = {"random": RANDOM, "greedy": GREEDY}
GAMES = 200
"""Games of one call."""
SEARCH = "mcts:iterations=1000,rollout=random,horizon=0,cutoff=0"
"""A search whose every iteration plays to the end of the game, as other programs' do."""


def played(name: str, ruleset: str, seats: int, agent: str = "random", real: bool = False) -> Work:
    """Plays some games with this agent in every seat, and says how many choices that was, or how many real ones."""
    game = find_game(name)
    chosen = game.ruleset(ruleset)
    study = make_study(game, chosen, game.options(chosen), [None] * seats, ["random"], 1, GAMES)
    states, rows = game.State.array(3), game.Summary.array(GAMES)
    states[2] = pack_blank(study)[0]
    menus, rng, agents = game.Menu.array(1), new_rngs(1), np.full(seats, AGENTS[agent], np.int64)
    seed = 0

    def work() -> int:
        nonlocal seed
        game.machine.play.compiled(states, menus, rng, agents, rows, seed, GAMES, 100_000)
        seed += GAMES
        return int(rows["choices"].sum() - (rows["forced"].sum() if real else 0))
    return work


def searched(name: str, ruleset: str, seats: int) -> Work:
    """Searches from the middle of some games, and says how many iterations that was."""
    game = find_game(name)
    chosen = game.ruleset(ruleset)
    agent, moments = parse_agent(SEARCH), []
    for seed in range(20):
        session = Session(game, chosen, game.options(chosen), [None] * seats, seed)
        bots = [SeatedAgent("random", seat, seed) for seat in range(seats)]
        for number in range(100):
            if not session.over:
                session.play(bots[session.to_move].choose(session, number))
        while not session.over and len(session.legal()) < 2:
            session.play(session.legal()[0])
        if not session.over:
            moments.append((session.blinded(session.to_move), session.legal()))
    searcher = Searcher(game, agent, seats, 1)
    turns = cycle(moments)

    def work() -> int:
        searcher.think(*next(turns))
        return int(agent.options["iterations"])
    return work


def works(names: list[str], real: bool) -> dict[str, Work]:
    """Carcosa with four first, then each ruleset of the games with each number of players."""
    found = {"carcosa canon-0.4, 4": played("carcosa", "canon-0.4", 4, real=real)}
    for name in names:
        game = find_game(name)
        for ruleset in game.rulesets:
            for seats in game.counts(game.options(ruleset)):
                found.setdefault(f"{name} {ruleset.name}, {seats}", played(name, ruleset.name, seats, real=real))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", choices=NAMES, help="only this game; may be given again")
    parser.add_argument("--real", action="store_true", help="only choices with more than one thing to choose")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    with using_backend("native"):
        medians = rates_in_turns(works(given.game or list(NAMES), given.real), given.seconds, given.rounds)
    first = next(iter(medians.values()))
    counted = "real choices/s" if given.real else "choices/s"
    for name, median in medians.items():
        print(f"{name:40}{median:>14,.0f} {counted}{median / first:>9.2f}")
    if given.json:
        given.json.write_text(json.dumps(medians, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
