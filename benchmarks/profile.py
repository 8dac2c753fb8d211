"""Profile a game's random and greedy games, searches and batches: the time of each rule, in machine code.

    python benchmarks/profile.py carcosa [--ruleset canon-0.4] [--seats 4] [--what search] [--seconds 5] [--top 30]

It needs `perf` (on Debian: linux-perf), and gives it the address of each rule. A rule that the compiler has inlined has
no row, and its time is in its callers'. The rules are compiled again each time, because numba keeps no names for cached
code.
"""
from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from env import stepped
from games import AGENTS, played, searched
from rates import Work
from tapete.env.batch import machine_of
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game

SYMBOL = np.dtype([("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"), ("at", "<u8"),
                   ("size", "<u8")])
"""An entry of an ELF file's table of symbols, as the System V ABI has it for 64 bits."""
IS_FUNCTION = 2
SEARCH = "search"
BATCH = "batch"
KINDS = (*AGENTS, SEARCH, BATCH)
LOOKS = 997
"""Looks a second: a prime, so as not to keep step with anything."""


class Placed(NamedTuple):
    """A function of machine code in this process."""

    at: int
    size: int       # bytes
    name: str


def functions_of(library: Any) -> list[Placed]:
    """The functions of a compiled library, with their addresses in this process."""
    from llvmlite.binding import ObjectFileRef
    parts = {part.name(): part.data() for part in ObjectFileRef.from_data(library._compiled_object).sections()}
    texts = parts[b".strtab"]
    symbols = np.frombuffer(parts[b".symtab"], SYMBOL)
    found = [Placed(int(row["at"]), int(row["size"]), texts[row["name"]:texts.index(b"\0", row["name"])].decode())
             for row in symbols if row["info"] & 15 == IS_FUNCTION and row["size"]]
    start = next(there - one.at for one in found if (there := library.get_pointer_to_function(one.name)))
    return [Placed(start + one.at, one.size, one.name) for one in found]


def plain(name: str) -> str:
    """A rule's name out of what numba makes of it, a number and a name for each part."""
    found = re.match(r"_ZN(.*)", name)
    parts, rest = [], found.group(1) if found else ""
    while (number := re.match(r"\d+", rest)):
        end = number.end() + int(number.group())
        parts.append(rest[number.end():end])
        rest = rest[end:]
    return parts[-1].split("B")[0] if parts else name


def work_of(what: str, name: str, ruleset: str, seats: int) -> Work:
    if what == BATCH:
        return stepped(name, ruleset, seats)
    return searched(name, ruleset, seats) if what == SEARCH else played(name, ruleset, seats, what)


def place_rules(game: Game, works: Iterable[Work]) -> Path:
    """Compile the entries that the works run. Returns a file that tells `perf` the address of each rule."""
    for work in works:
        work()
    made = [entry.compiled.native for entry in (game.machine.play, game.machine.think, machine_of(game).step)]
    found = [one for entry in made if entry is not None for result in entry.overloads.values()
             for one in functions_of(result.library)]
    where = Path(tempfile.gettempdir()) / f"perf-{os.getpid()}.map"
    where.write_text("".join(f"{one.at:x} {one.size:x} {plain(one.name)}\n" for one in found))
    return where


def profile(work: Work, seconds: float, where: Path) -> Counter[str]:
    """How often each function of the game's machine code was seen at work, and what else as `elsewhere`."""
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "perf.data"
        watching = subprocess.Popen(["perf", "record", "-q", "-e", "cpu-clock", "-F", str(LOOKS),
                                     "-p", str(os.getpid()), "-o", str(seen)])
        end = time.process_time() + seconds
        while time.process_time() < end:
            work()
        watching.terminate()
        watching.wait()
        rows = subprocess.run(["perf", "script", "-i", str(seen), "-F", "ip,sym,dso"], text=True, capture_output=True,
                              check=True).stdout.splitlines()
    return Counter(row.split()[1] if where.name in row else "elsewhere" for row in rows if row.strip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--ruleset", help="of the game; otherwise its first")
    parser.add_argument("--seats", type=int, help="otherwise as many as the game can have")
    parser.add_argument("--what", action="append", choices=KINDS, help="only this; may be given again")
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time to look at")
    parser.add_argument("--top", type=int, default=30, help="rows of the table")
    chosen = parser.parse_args()
    if shutil.which("perf") is None:
        sys.exit("perf was not found; on Debian it comes with linux-perf.")
    game = find_game(chosen.game)
    ruleset = (game.ruleset(chosen.ruleset) if chosen.ruleset else game.rulesets[0]).name
    seats = chosen.seats or max(game.counts(game.options(game.ruleset(ruleset))))
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"TAPETE_FORM": "native", "NUMBA_CACHE_DIR": folder}
        works = {what: work_of(what, chosen.game, ruleset, seats) for what in chosen.what or KINDS}
        where = place_rules(game, works.values())
    for what, work in works.items():
        seen = profile(work, chosen.seconds, where)
        print(f"{chosen.game} {ruleset} with {seats}, {what}: {seen.total()} looks")
        for name, times in seen.most_common(chosen.top):
            print(f"{times / seen.total():7.1%}  {name}")
    where.unlink()


if __name__ == "__main__":
    main()
