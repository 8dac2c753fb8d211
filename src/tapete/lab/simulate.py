"""Many games of one kind, played compiled; the same results in any number of processes, on any engine."""
from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..agents import VERSION, parse_agent, parse_seated
from ..agents.minds import minds_of
from ..errors import DefectError
from ..games import find_game
from ..kernel.agenda import Fault
from ..kernel.by_players import at_table
from ..kernel.dice import lucks
from ..kernel.game import Game, Ruleset
from ..referee.session import check_seats, check_seed
from ..search.mcts import Mind
from ..spoken import SpokenError
from ..whole import whole_numbers
from .by_seat import play_by_seat

BATCH = 2000
"""Most games in a part."""
PARTS = 256
"""Parts of a study that is too small for so many batches. They do not depend on who plays them, so that a
study goes on where it was stopped, on any engine."""
FEWEST = 100
"""Games in a part at least, of agents that do not think: those of fewer are over sooner than they are handed out."""
BOUND = 100_000
"""Choices after which a game counts as endless, a defect."""


@whole_numbers
@dataclass(frozen=True)
class Study:
    """What is simulated: games of the seeds `seed`, `seed` + 1, ... with a role and an agent for each seat."""

    game: str
    ruleset: str
    version: int
    options: Mapping[str, Any]
    roles: tuple[str | None, ...]
    agents: tuple[str, ...]
    seed: int
    games: int
    agents_version: int = VERSION

    def parts(self) -> list[Study]:
        """The study in batches, which can be played by themselves."""
        quick = not any(agent.searches or agent.timed or agent.plain for agent in map(parse_agent, self.agents))
        size = min(BATCH, max(FEWEST if quick else 1, -(-self.games // PARTS)))
        return [replace(self, seed=self.seed + i, games=min(size, self.games - i))
                for i in range(0, self.games, size)]


@dataclass(frozen=True)
class Batch:
    """A part of a study with the state that its games begin from: all that a worker needs."""

    part: Study
    blank: np.ndarray[Any, Any]


@whole_numbers
def make_study(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
               agents: Sequence[str], seed: int, games: int) -> Study:
    """A study checked; InputError says what will not do. One agent stands for all seats."""
    check_seats(game, len(roles))
    check_seed(seed)
    if games < 1:
        raise SpokenError("games", n=games)
    check_seed(seed + games)
    by_seat = any(agent.timed or agent.plain for agent in map(parse_agent, agents))
    for agent in agents if by_seat else ():
        parse_seated(agent)
    if len(agents) not in (1, len(roles)):
        raise SpokenError("agents-for-players", agents=len(agents), players=len(roles))
    seated = tuple(agents) if len(agents) == len(roles) else tuple(agents) * len(roles)
    options = at_table(options, len(roles))
    game.blank(options, roles)
    return Study(game.name, ruleset.name, ruleset.version, options.model_dump(mode="json"), tuple(roles), seated,
                 seed, games)


@whole_numbers
def run_study(study: Study, workers: int = 1, progress: Callable[[int], None] | None = None) -> np.ndarray[Any, Any]:
    """The summaries of a study's games, a structured array in order of seed.

    `progress` is called with the number of games just finished. Raises DefectError if the rules broke.
    """
    from .engine import Local
    from .run import Run
    with Local(workers) as engine:
        (rows,) = Run([study]).play(engine, progress)
    return rows


def pack_blank(study: Study) -> np.ndarray[Any, Any]:
    """The state that every game of a study begins from, an array of one."""
    game = find_game(study.game)
    options = game.options(game.ruleset(study.ruleset), study.options)
    return game.State.pack(game.blank(options, study.roles))


def play_batch(batch: Batch) -> np.ndarray[Any, Any]:
    """The summaries of a batch's games, played compiled; of a batch without games, none, but all is compiled."""
    part = batch.part
    game, agents_of = find_game(part.game), [parse_agent(agent) for agent in part.agents]
    if any(agent.timed or agent.plain for agent in agents_of):
        ruleset = game.ruleset(part.ruleset)
        return play_by_seat(game, ruleset, game.options(ruleset, part.options), part.roles, part.agents,
                          part.seed, part.games)
    states = game.State.array(3)
    states[2] = batch.blank[0]
    rows = game.Summary.array(part.games)
    plans, nodes, space = minds_of(game, part.agents)
    if any(agent.searches for agent in agents_of):
        mind = Mind(game.State.array(2), game.Menu.array(3), lucks(1), nodes, space.net)
        played = game.machine.contest.compiled(states, mind, space, plans, rows, part.seed, part.games, BOUND)
    else:
        agents = plans["agent"].astype(np.int64)
        played = game.machine.play.compiled(states, game.Menu.array(1), lucks(1), agents, rows,
                                            part.seed, part.games, BOUND)
    if played < part.games:
        raise DefectError(f"the rules broke in the game of seed {part.seed + played}: "
                          f"{Fault(int(states[0]['fault'])).name}")
    return rows


def wilson(successes: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    if of == 0:
        return 0.0, 1.0
    z, share = 1.959963984540054, successes / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def game_of(study: Study) -> Game:
    """The game of a study as its options make it."""
    game = find_game(study.game)
    return game.playing(game.options(game.ruleset(study.ruleset), study.options))


def results(study: Study, rows: Any) -> dict[str, Any]:
    """What a study shows: who won with its interval, choices, and the game's own figures.

    Of a cooperative game that is a win rate; of a competitive one, what each seat got (0 to 1, the mean).
    """
    game = game_of(study)
    return {
        "game": study.game, "ruleset": study.ruleset, "players": len(study.roles), "agents": list(study.agents),
        "seed": study.seed, "games": len(rows), **(_won(rows) if game.cooperative else _got(study, game, rows)),
        "decisions": {"mean": float(rows["choices"].mean()), "total": int(rows["choices"].sum()),
                      "forced_share": float(rows["forced"].sum() / rows["choices"].sum())},
        **game.report(rows)}


def _won(rows: Any) -> dict[str, Any]:
    won = int((rows["outcome"] == 1).sum())
    return {"won": won, "win_rate": won / len(rows), "win_rate_95": list(wilson(won, len(rows)))}


def won_by_first(study: Study, rows: Any) -> np.ndarray[Any, Any]:
    """Which games the first seat has won, alone or with its side: those that a profile calls won. In a cooperative game
    all seats win them."""
    won: np.ndarray[Any, Any] = game_of(study).returns(rows, len(study.roles))[:, 0] == 1.0
    return won


def _got(study: Study, game: Game, rows: Any) -> dict[str, Any]:
    got = game.returns(rows, len(study.roles))
    return {"seats": [{"agent": agent, "return": float(got[:, seat].mean()),
                       "return_95": list(share_interval(got[:, seat]))} for seat, agent in enumerate(study.agents)]}


def interval(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The 95 % interval of a mean, from the normal distribution; of a single value there is none, only the value."""
    mean = float(values.mean())
    half = 1.959963984540054 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return mean - half, mean + half


def share_interval(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The 95 % interval of a mean of values from 0 to 1, as `interval` has it; where all are one value, which says
    nothing of how they scatter, Wilson's."""
    if len(values) == 0 or values.std() > 0:
        return interval(values)
    mean = float(values[0])
    low, high = wilson(round(len(values) * mean), len(values))
    return min(low, mean), max(high, mean)


def study_json(study: Study) -> str:
    """All that is needed to run a study again."""
    return json.dumps({"game": study.game, "ruleset": study.ruleset, "version": study.version, "roles": study.roles,
                       "agents": study.agents, "agents_version": study.agents_version, "seed": study.seed,
                       "games": study.games, "options": study.options})


def study_of(text: str) -> Study:
    """A study from its JSON; ValueError for anything else."""
    return study_from(json.loads(text))


def study_from(data: Any) -> Study:
    """A study from what its JSON says; ValueError for anything else. One of before agents had versions is of version 0.
    """
    try:
        return Study(data["game"], data["ruleset"], data["version"], data["options"], tuple(data["roles"]),
                     tuple(data["agents"]), data["seed"], data["games"], data.get("agents_version", 0))
    except (KeyError, TypeError) as error:
        raise ValueError(f"is no study ({error})") from error
