"""How fast a program in Python plays and searches by `tapete.state`, beside OpenSpiel's own loop in the same run.

    python benchmarks/state.py [--seconds 2] [--rounds 5] [--players 4]

Each row is per CPU second of this process, the median of its turns; all rows take turns. A choice is one action of a
seat, drawn from the legal ones. OpenSpiel (the extra `bench`) plays gin rummy from clones, where chance is drawn in
Python and not counted. `tapete.openspiel` plays the same games of Tapete by OpenSpiel's interface, with sampled chance.
Without OpenSpiel these rows are left out, and the benchmark says so.
"""
from __future__ import annotations

import argparse
import random
import statistics
from importlib.util import find_spec

import openspiel_peer
from rates import rate
from tapete.state import ExplicitState, SampledState, StateGame, load_game

GAMES = ("carcosa", "gloom")
PEER = "gin_rummy"


class RandomGames:
    """Random games by the loop that somebody writes over `SampledState`: one game each time it is called."""

    def __init__(self, game: StateGame) -> None:
        self.start, self.uniform, self.seed = game, random.Random(1).random, 0

    def __call__(self) -> int:
        self.seed += 1
        state, uniform, choices = self.start.new_state(self.seed), self.uniform, 0
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(uniform() * len(actions))])
            choices += 1
        return choices


class AdaptorGames:
    """The same by OpenSpiel's interface. Games of sampled chance begin anew: a clone would draw the same."""

    def __init__(self, name: str, players: int) -> None:
        from tapete import openspiel
        self.game, self.uniform = openspiel.load_game(name, players, chance="sampled"), random.Random(1).random

    def __call__(self) -> int:
        state, uniform, choices = self.game.new_initial_state(), self.uniform, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            choices += 1
        return choices


def explicit_games(game: StateGame) -> int:
    """A random game, chance by chance. Returns the number of choices."""
    state: ExplicitState = game.new_initial_state()
    draws, choices = random.Random(1), 0
    while not state.is_over:
        if state.is_chance:
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply(draws.choices(actions, odds)[0])
        else:
            state.apply(draws.choice(state.legal_actions()))
            choices += 1
    return choices


def middle_of(game: StateGame) -> SampledState:
    """A state some forty random choices into a game."""
    state, draws = game.new_state(1), random.Random(1)
    for _ in range(40):
        state.apply(draws.choice(state.legal_actions()))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each turn")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    beside_peer = find_spec("pyspiel") is not None
    if not beside_peer:
        print(openspiel_peer.MISSING)
    works = {}
    for name in GAMES:
        game = load_game(name, given.players)
        works[f"{name}: choices"] = RandomGames(game)
        if beside_peer:
            works[f"{name}: by tapete.openspiel: choices"] = AdaptorGames(name, given.players)
        middle = middle_of(game)

        def dealt(state: SampledState = middle) -> int:
            state.resample_from_infostate(state.current_player, 1).play_out(1)
            return 1

        def cloned(state: SampledState = middle) -> int:
            for _ in range(1000):
                state.clone()
            return 1000

        works[f"{name}: re-dealt and played out"] = dealt
        works[f"{name}: clones"] = cloned
        works[f"{name}: choices, explicit chance"] = lambda game=game: explicit_games(game)
    for work in works.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in works}
    peers: list[float] = []
    for _ in range(given.rounds):
        for name, work in works.items():
            found[name].append(rate(work, given.seconds))
        if beside_peer:
            peers.append(openspiel_peer.measure(PEER, given.seconds, 1, clone=True).decisions_per_second)
    for name, rates in found.items():
        beside = f"{statistics.median(rates) / statistics.median(peers):8.2f}" if peers and name.endswith(
            ": choices") else ""
        print(f"{name:40}{statistics.median(rates):>12,.0f}{beside}")
    if peers:
        print(f"{f'OpenSpiel, {PEER}: choices':40}{statistics.median(peers):>12,.0f}")


if __name__ == "__main__":
    main()
