"""How fast a game's rules run with each backend: machine code, and a WebAssembly module under wasmtime.

    python benchmarks/forms.py [--game NAME ...] [--seconds 2] [--rounds 3] [--json FILE]

It measures choices of whole random games, and iterations of a search from a game's beginning, each per CPU second, in
turns. It also measures how long a module takes to be read. It needs the modules (`make wasm`), and says if they are
missing.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from games import played
from rates import Work, rates_in_turns
from tapete.agents import parse_agent
from tapete.agents.mcts import Searcher
from tapete.compiler.backends import using_backend
from tapete.compiler.wasm_modules import find_module
from tapete.errors import InputError
from tapete.games import NAMES, find_game
from tapete.referee.session import Session

ITERATIONS = 1000
"""Of one call."""


def searches(name: str) -> Work:
    """Thinks about a game's first choice, and says how many iterations that was."""
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.most, 1)
    searcher = Searcher(game, parse_agent(f"mcts:iterations={ITERATIONS}"), game.most, 1)
    blinded, legal = session.blinded(session.to_move), session.legal()

    def work() -> int:
        searcher.think(blinded, legal)
        return ITERATIONS
    return work


def as_form(form: str, work: Work) -> Work:
    def done() -> int:
        with using_backend(form):
            return work()
    return done


def reading(name: str) -> float:
    """Seconds until the module that searches is this machine's code."""
    began = time.perf_counter()
    module: Any = find_module(find_game(name).machine.think.plain)
    assert module.ready
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", choices=NAMES, help="only this game; may be given again")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    found = {}
    for name in given.game or NAMES:
        game = find_game(name)
        entries = (game.machine.play, game.machine.think)
        if any(find_module(entry.plain) is None for entry in entries):
            sys.exit(f"{name}: there are no modules of the rules as they are: make wasm")
        for what, work in (("games", played(name, game.ruleset().name, game.most)), ("search", searches(name))):
            rates = rates_in_turns({form: as_form(form, work) for form in ("native", "wasm")}, given.seconds,
                                   given.rounds)
            found[f"{name} {what}"] = {**rates, "share": rates["wasm"] / rates["native"]}
            print(f"{name:10}{what:10}{rates['native']:>14,.0f} native{rates['wasm']:>14,.0f} wasm"
                  f"{rates['wasm'] / rates['native']:>8.0%}", flush=True)
        found[f"{name} reading"] = {"seconds": reading(name)}
        print(f"{name:10}reading   {found[f'{name} reading']['seconds']:>14.2f} s", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except InputError as error:
        sys.exit(str(error))
