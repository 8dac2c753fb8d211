"""How fast exact search is, and how much cuts and the table of positions save, on fixed positions.

    python benchmarks/expectimax.py [--json FILE]

Every action of the position is valued (`wide`), and then only the best one (`narrow`); the values are the same for all,
which is checked. Rates are positions per CPU second.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from tapete.agents import parse_agent
from tapete.agents.expectimax import ExactSearcher
from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.carcosa.names import ROOM_NAMES
from tapete.referee.session import Session

GAME = find_game("carcosa")
KINDS = ("cuts=none,table=0", "cuts=none", "cuts=star1,table=0", "cuts=star1", "cuts=star2,table=0", "cuts=star2")

SEEN_HOUSE = {f"decks.{room}.seen_by_all": True for room in ROOM_NAMES}
POSITIONS: dict[str, tuple[list[str], dict[str, Any], dict[str, Any], str]] = {
    "last round, two souls, five unseen cards": (["HIGH_ROLLER", "SCOUT"], {
        "stairs_move": False, "end": {"max_rounds": 9}}, {
        **{f"decks.{room}.cards": [] for room in ROOM_NAMES}, "motemey.cards": [], "round": 9, "king.away": 3,
        "specials.F1.revealed": True, "specials.F2.revealed": True, "specials.F3.revealed": True,
        "souls.0.place": "F2_P", "souls.0.keys": 1, "souls.1.place": "F2_P", "souls.1.keys": 2,
        "decks.F2_R1.cards": ["GOLPE_AMARILLO", "KEY"], "decks.F2_R2.cards": ["KEY", "VIAL"],
        "decks.F2_R3.cards": ["KEY"]}, "depth=0,rare=0"),
    "end of a round, three souls, all cards seen": (["BRAWLER", "HEALER", "TANK"], {}, {
        **SEEN_HOUSE, "round": 6, "souls.0.place": "F2_P", "souls.0.keys": 1, "souls.1.place": "F2_P",
        "souls.1.keys": 1, "souls.2.place": "F2_R1", "souls.2.keys": 1, "souls.0.actions": 1, "souls.1.actions": 0,
        "souls.2.actions": 0}, "depth=2,rare=0"),
    "one step from escape, two souls, rare=0.001": (["BRAWLER", "HIGH_ROLLER"], {}, {
        "souls.0.place": "F2_P", "souls.0.keys": 3, "souls.0.actions": 1, "souls.1.place": "F2_P",
        "souls.1.keys": 1, "king.away": 3}, "depth=3,rare=0.001"),
}


def positions() -> Iterator[tuple[str, Any, int, int, Any, str]]:
    """Name, blinded state, seat, seats, game and options of each position."""
    for name, (roles, over, given, options) in POSITIONS.items():
        table = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), over), roles, 1)
        for path, value in given.items():
            GAME.scenarios.edit(table.state, path, value)
        yield name, table.blinded(table.to_move), table.to_move, len(roles), GAME, options
    table = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 4, 7)
    agents = [SeatedAgent("greedy", seat, 7) for seat in range(4)]
    for number in range(60):
        table.play(agents[table.to_move].choose(table, number))
    while len(table.legal()) < 4:
        table.play(table.legal()[0])
    yield ("middle of a game, four souls, rare=0.001", table.blinded(table.to_move), table.to_move, 4, GAME,
           "depth=2,rare=0.001")
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests import duel
    game = SimpleNamespace(State=duel.Duel, Menu=duel.Menu, machine=duel, cooperative=False, constant_sum=True)
    for ways in (1, 12):
        state = duel.deal(2, 4, Random(1), ways)
        yield (f"the tests' duel, {2 + ways} actions, to its end", state, int(duel.chooser(state)), 2, game,
               "depth=4,rare=0")


def measure(state: Any, seat: int, seats: int, game: Any, options: str, wide: bool) -> dict[str, Any]:
    """Positions and CPU seconds of one choice; the first search compiles and is not counted."""
    reckoner = ExactSearcher(game, parse_agent(f"expectimax:{options},nodes=900000000"), seats)
    ExactSearcher(game, parse_agent("expectimax:nodes=1"), seats).think(state, seat, wide)
    began = time.process_time()
    worth = reckoner.think(state, seat, wide)
    seconds = time.process_time() - began
    return {"nodes": reckoner.nodes, "seconds": round(seconds, 4), "depth": reckoner.depth,
            "best": worth[0].value, "exact": all(each.exact for each in worth if not each.at_most)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    figures: dict[str, dict[str, Any]] = {}
    for name, state, seat, seats, game, options in positions():
        rows = {f"{kind}, {'wide' if wide else 'narrow'}": measure(state, seat, seats, game, f"{options},{kind}", wide)
                for kind in KINDS for wide in (True, False)}
        best = {round(row["best"], 12) for row in rows.values()}
        if len(best) != 1 and "rare=0.001" not in options:
            raise SystemExit(f"{name}: the values differ: {best}")
        figures[name] = rows
        print(name)
        for kind, row in rows.items():
            rate = row["nodes"] / max(row["seconds"], 1e-4)
            print(f"  {kind:30} {row['nodes']:>12,} positions  {row['seconds']:8.3f} s  {rate / 1e6:5.2f} million a s"
                  f"  value {row['best']:.6f}{' exact' if row['exact'] else ''}")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
