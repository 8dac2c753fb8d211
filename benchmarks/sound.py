"""Check that random games hold every invariant and come to an end: many of each ruleset and number of seats.

    python benchmarks/sound.py souls [--games 100000] [--journal sound.json] [--tables "0 base"]

The tables are those of the game's own tests (`tests/games/GAME`): each ruleset, and each of their sets of other
options. Finished games are recorded in the journal, so that a stopped run goes on. Exit code 1 if a game is not sound;
its seed is printed.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tapete.gamedef.by_players import at_table
from tapete.games import NAMES
from tapete.kernel.dice import new_rngs
from tapete.testing import Conformance
from tapete.testing.played import BOUND

CHUNK = 2000
"""Games between two looks at the journal."""


def kit_of(game: str) -> Any:
    """The game's own tests."""
    module = import_module(f"tests.games.{game}.test_conformance")
    (kit,) = (each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Conformance)
              and each is not Conformance)
    return kit()


def tables(kit: Any) -> Iterator[tuple[str, int, Any]]:
    """Each table's name, its number of seats, and the state that its games begin from."""
    for n, (ruleset, options) in enumerate(kit.rulesets()):
        for players in kit.game.counts(options):
            blank = kit.game.blank(at_table(options, players), [None] * players)
            yield f"{n} {ruleset.name} {ruleset.version}, {players}", players, blank


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--journal", type=Path, help="a file that keeps what was played")
    parser.add_argument("--tables", default="", help="only those whose name begins so")
    given = parser.parse_args()
    kit = kit_of(given.game)
    game = kit.game
    played: dict[str, int] = json.loads(given.journal.read_text()) if given.journal and given.journal.exists() else {}
    for name, _, blank in tables(kit):
        if not name.startswith(given.tables):
            continue
        states = game.State.array(3)
        states[2] = game.State.pack(blank)[0]
        began, first = time.perf_counter(), played.get(name, 0)
        while played.get(name, 0) < given.games:
            done = played.get(name, 0)
            n = min(CHUNK, given.games - done)
            sound = game.machine.test.compiled(states, game.Menu.array(1), new_rngs(1), done, n, BOUND)
            if sound != n:
                print(f"{name}: seed {done + sound} is not sound: fault {states[0]['fault']}, invariant "
                      f"{game.rules.broken(game.State.unpack(states))}")
                return 1
            played[name] = done + n
            if given.journal:
                given.journal.write_text(json.dumps(played, indent=1) + "\n")
        new = played[name] - first
        print(f"{name}: {played[name]:,} games, all sound"
              + (f" ({new / (time.perf_counter() - began):,.0f} a second)" if new else ""), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
