"""How far from perfect agents choose, in endgames of Carcosa that are solved exactly.

    python benchmarks/regret.py [--positions 300] [--agents random,greedy,mcts:iterations=100] [--json FILE]

An endgame is the last round of a game of two souls. They stand near the stairs of the second floor with a key or two
each and three to five covered cards around them. All other decks are empty, because the cards of a full one are too
many for an exact search. Each endgame is searched from its seat's view to the game's end, through every roll and every
covered card. The value of each action is then known, and an agent's regret is the best value less that of its action.
The other soul is assumed to choose as well as the search can, and to know what it finds out on the way.
"""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

from tapete.agents import parse_agent, parse_seated, split_agents
from tapete.agents.expectimax import ExactSearcher
from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.carcosa.names import ROOM_NAMES
from tapete.lab.statistics import interval, wilson
from tapete.referee.session import Session
from tapete.search.plies import TIE_MARGIN

EXACT = "expectimax:depth=0,rare=0,cuts=star1,table=18,nodes={nodes}"
AGENTS = "random,greedy,mcts:iterations=100,mcts:iterations=1000"
ROUND = 5
SOULS = ["BRAWLER", "HEALER", "HIGH_ROLLER", "SCOUT", "TANK", "PSYCHIC"]
COVERED = ["KEY", "KEY", "VIAL", "PARANOIA", "GOLPE_AMARILLO", "COMIDA_SERVIDA", "ENVENENADO", "ESPEJO_AMARILLO",
           "SANIDAD"]


def endgames(draws: Random) -> Iterator[Session]:
    """The last round: two souls near the stairs of the second floor, with three to five covered cards about them."""
    game = find_game("carcosa")
    ruleset = game.ruleset()
    options = game.options(ruleset, {"stairs_move": False, "end": {"max_rounds": ROUND}})
    while True:
        table = Session(game, ruleset, options, draws.sample(SOULS, 2), 1)
        cards = draws.sample(COVERED, draws.randint(3, 5))
        rooms: dict[str, list[str]] = {room: [] for room in ROOM_NAMES}
        for card in cards:
            rooms[f"F2_R{draws.randint(1, 3)}"].append(card)
        given = {**{f"decks.{room}.cards": held for room, held in rooms.items()}, "motemey.cards": [],
                 **{f"specials.F{floor}.revealed": True for floor in (1, 2, 3)}, "round": ROUND,
                 "king.away": draws.randint(1, 9)}
        for soul in range(2):
            given |= {f"souls.{soul}.place": draws.choice(["F2_P", "F2_R1", "F2_R2", "F2_R3"]),
                      f"souls.{soul}.keys": draws.randint(1, 2), f"souls.{soul}.sanity": draws.randint(0, 4),
                      f"souls.{soul}.actions": draws.randint(0, 2) if soul else draws.randint(1, 2)}
        for path, value in given.items():
            game.scenarios.edit(table.state, path, value)
        if not game.rules.broken(table.state) and len(table.legal()) > 1:
            yield table


@dataclass(frozen=True)
class Position:
    """A choice that was solved: what its best and its worst action are worth, and what each agent's is worth less than
    the best."""

    actions: int
    best: float
    worst: float
    regrets: tuple[float, ...]


@dataclass(frozen=True)
class Regret:
    """An agent's mean regret a choice, and how often it chose one of the best, each with its 95 % interval."""

    agent: str
    mean: float
    low: float
    high: float
    best: float
    best_low: float
    best_high: float


def solve(table: Session, number: int, agents: Sequence[str], nodes: int) -> Position | None:
    """A position solved, and what the agents make of it; None if it is too large."""
    seat, seats = table.to_move, len(table.asked)
    worths = ExactSearcher(table.game, parse_agent(EXACT.format(nodes=nodes)), seats).think(
        table.blinded(seat), seat, wide=True)
    if not all(each.exact for each in worths):
        return None
    value = {each.action: each.value for each in worths}
    best = max(value.values())
    chosen = [SeatedAgent(agent, seat, table.seed + number).choose(table, number) for agent in agents]
    return Position(len(value), best, min(value.values()), tuple(best - value[action] for action in chosen))


def regrets(agents: Sequence[str], solved: Sequence[Position]) -> list[Regret]:
    """Each agent's regret where something depends on the choice; the share of best choices with Wilson's interval."""
    matter = [each for each in solved if each.best - each.worst > TIE_MARGIN]
    found = []
    for i, agent in enumerate(agents if matter else ()):
        lost = np.array([each.regrets[i] for each in matter])
        best = int((lost <= TIE_MARGIN).sum())
        low, high = interval(lost)
        found.append(Regret(agent, float(lost.mean()), max(0.0, low), high, best / len(lost),
                            *wilson(best, len(lost))))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=300, help="that are looked at")
    parser.add_argument("--agents", default=AGENTS, help="who is asked, by commas")
    parser.add_argument("--nodes", type=int, default=2_000_000, help="that solving one may take")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="of processor time after which it ends")
    parser.add_argument("--json", type=Path, help="also write everything here")
    given = parser.parse_args(arguments)
    agents = split_agents(given.agents)
    for agent in agents:
        parse_seated(agent)
    solved: list[Position] = []
    looked, began = 0, time.process_time()
    for number, table in enumerate(islice(endgames(Random(given.seed)), given.positions)):
        if time.process_time() - began > given.seconds:
            break
        looked += 1
        found = solve(table, number, agents, given.nodes)
        solved += [] if found is None else [found]
    matter = sum(each.best - each.worst > TIE_MARGIN for each in solved)
    print(f"{len(solved)} of {looked} endgames solved, {matter} in which something depends on the choice, "
          f"{time.process_time() - began:.0f} s")
    found_regrets = regrets(agents, solved)
    for each in found_regrets:
        print(f"  {each.agent:24} regret {each.mean:7.2%} ({each.low:.2%} to {each.high:.2%})   "
              f"best {each.best:6.1%} ({each.best_low:.1%} to {each.best_high:.1%})")
    if given.json:
        given.json.write_text(json.dumps({"looked": looked, "positions": [asdict(each) for each in solved],
                                          "regrets": [asdict(each) for each in found_regrets]}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
