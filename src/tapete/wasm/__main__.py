"""`python -m tapete.wasm [GAME...]`: build the WebAssembly modules of games, by default of all of Tapete's own. Modules
whose sources are unchanged stay.
"""
import os
import sys
from collections.abc import Sequence

from ..errors import TapeteError
from ..games import NAMES, find_game
from ..runtime.workers import end_pool, open_pool
from .build import build_named


def main() -> int:
    try:
        _build(sys.argv[1:] or NAMES)
    except TapeteError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _build(names: Sequence[str]) -> None:
    for name in names:
        find_game(name)
    pool = open_pool(min(len(names), os.cpu_count() or 1))
    try:
        for said in pool.map(build_named, names):
            print(said, flush=True)
    finally:
        end_pool(pool)


if __name__ == "__main__":
    sys.exit(main())
