"""`python -m tests.ready [GAME...]`: compile everything for the tests before they run, lowering each game's rules once.

Modules (if the linker is installed) and machine code are made from the same lowered rules, and all entries of a game
from the same code. One process that makes all of them does a fraction of the work of many. Existing files stay. The
example, which half of the tests play, has only machine code.
"""
from __future__ import annotations

import os
import shutil
import sys
from compileall import compile_dir
from pathlib import Path
from time import process_time

from tapete.compiler.backends import compile_native
from tapete.compiler.machine_code import compile_for
from tapete.compiler.wasm_modules import find_module
from tapete.env.batch import Batch
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game
from tapete.kernel.dice import new_rngs
from tapete.lab.simulate import make_study
from tapete.lab.study import pack_blank
from tapete.learn.moments import ValueJob, run_job
from tapete.runtime.workers import end_pool, open_pool
from tapete.wasm.build import LINKER, build_named
from tapete.wasm.samples import samples

from .slow import NOT_STEPPED

ROOT = Path(__file__).parent.parent
EXAMPLE = "high_card"
SEARCHED = ("gloom", EXAMPLE)
"""The games whose searches the tests need as machine code."""
ALWAYS = ("play", "profile")
"""The entries that the tests need as machine code in every game."""
WATCHED = "gloom"
"""The game for which tests fit the value that a search uses."""


def make_ready(name: str) -> str:
    """Make a game's modules and the machine code that tests need. Returns a line to print."""
    began, game = process_time(), find_game(name)
    if name == EXAMPLE:
        said = name
    else:
        said = build_named(name) if shutil.which(LINKER) else f"{name}: no modules, for want of {LINKER}"
    _make_native(game, searches=name in SEARCHED)
    if name not in NOT_STEPPED:
        _step(game)
    if name == WATCHED:
        options = game.options(game.ruleset())
        run_job(ValueJob(name, pack_blank(make_study(game, game.ruleset(), options, [None] * game.fewest, ["greedy"], 1,
                                                     1)),
                         ("greedy",) * game.fewest, 1, 1, 1.0))
    return f"{said}; ready for tests in {process_time() - began:.0f} s"


def _make_native(game: Game, searches: bool) -> None:
    every = samples(game)
    test, states = game.machine.test, game.State.array(3)
    for entry, given in (*(sample for name, sample in every.items() if searches or name in ALWAYS),
                         (test, (states, game.Menu.array(1), new_rngs(1), 0, 1, 1))):
        compile_for(compile_native(entry.plain, find_module(entry.plain)), given)


def _step(game: Game) -> None:
    """The entries of environments."""
    ruleset = game.ruleset()
    options = game.options(ruleset)
    batch = Batch(game, ruleset, options, [None] * game.counts(options)[0], 1)
    batch.step(batch.sample())
    batch.look(0, 0)


def main() -> None:
    compile_dir(str(ROOT / "src/tapete"), quiet=1)      # else tests that may not write compile it each time
    sys.path += [str(ROOT / "src/tapete/example"), str(ROOT / "tests/plugins")]      # as pytest has it
    names = sys.argv[1:] or (*NAMES, EXAMPLE)
    pool = open_pool(min(len(names), os.cpu_count() or 1))
    try:
        for said in pool.map(make_ready, names):
            print(said, flush=True)
    finally:
        end_pool(pool)


if __name__ == "__main__":
    main()
