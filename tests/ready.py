"""`python -m tests.ready [GAME...]`: what the tests run compiled, made before them, each game's rules lowered once.

Modules (where the linker is) and machine code are made of the same lowered rules, which takes longer than to optimise
them: a process that makes both has half the work of two. What is made already stays.
"""
from __future__ import annotations

import os
import shutil
import sys
from time import process_time

from tapete.env.batch import Batch
from tapete.games import NAMES, find_game
from tapete.kernel.compile import compile_for
from tapete.kernel.dice import lucks
from tapete.kernel.forms import compile_native
from tapete.kernel.game import Game
from tapete.kernel.modules import find_module
from tapete.wasm.build import LINKER, build_named
from tapete.wasm.samples import samples
from tapete.workers import end_pool, open_pool

from .slow import NOT_STEPPED


def make_ready(name: str) -> str:
    """Make a game's modules, and the machine code that tests compare with them; what there is to say about it."""
    began, game = process_time(), find_game(name)
    said = build_named(name) if shutil.which(LINKER) else f"{name}: no modules, for want of {LINKER}"
    _make_native(game)
    if name not in NOT_STEPPED:
        _step(game)
    return f"{said}; ready for tests in {process_time() - began:.0f} s"


def _make_native(game: Game) -> None:
    play, arguments = samples(game)["play"]
    test, states = game.machine.test, game.State.array(3)
    for entry, given in ((play, arguments), (test, (states, game.Menu.array(1), lucks(1), 0, 1, 1))):
        compile_for(compile_native(entry.plain, find_module(entry.plain)), given)


def _step(game: Game) -> None:
    """The entries of environments."""
    ruleset = game.ruleset()
    options = game.options(ruleset)
    batch = Batch(game, ruleset, options, [None] * game.counts(options)[0], 1)
    batch.step(batch.sample())
    batch.look(0, 0)


def main() -> None:
    names = sys.argv[1:] or NAMES
    pool = open_pool(min(len(names), os.cpu_count() or 1))
    try:
        for said in pool.map(make_ready, names):
            print(said, flush=True)
    finally:
        end_pool(pool)


if __name__ == "__main__":
    main()
