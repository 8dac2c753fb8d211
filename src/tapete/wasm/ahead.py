"""`python -m tapete.wasm.ahead HOME ENTRY`: compile an entry point's machine code in the background, at low priority.

If several such processes run for one entry point, only one compiles. It ends when its standard input closes, which
happens when its parent process ends.
"""
import os
import sys

from filelock import FileLock, Timeout

from ..compiler.backends import compile_native
from ..compiler.machine_code import compile_for
from ..compiler.wasm_modules import find_module
from ..files.atomic import cache_home
from ..games import find_game, game_names
from ..runtime.workers import end_with_input
from .samples import samples


def make(home: str, name: str) -> None:
    """Compile the machine code of an entry point of the game whose class is in the module `home`."""
    game = next(game for game in map(find_game, game_names()) if type(game).__module__ == home)
    entry, arguments = samples(game)[name]
    cache_home().mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(cache_home() / f"{game.name}-{name}.lock", timeout=0):
            compile_for(compile_native(entry.plain, find_module(entry.plain)), arguments)
    except Timeout:
        return


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_input()
    make(*sys.argv[1:])
