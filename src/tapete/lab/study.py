"""A study: games of one kind, in batches that any process can play with the same results."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..agents import VERSION, parse_agent, parse_seated
from ..agents.learned import machine_for, search_states
from ..agents.minds import search_memory
from ..agents.policies import code_digest
from ..errors import DefectError
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import find_game
from ..kernel.agenda import Fault
from ..kernel.dice import new_rngs
from ..referee.session import check_seats, check_seed
from ..runtime.integers import whole_numbers
from ..search.mcts import TreeSpace
from ..text.spoken import SpokenError
from .by_seat import play_by_seat

BATCH = 2000
"""Most games in a part."""
PARTS = 256
"""Parts of a study that is too small for so many batches. They do not depend on the engine, so a stopped study can go
on on any engine."""
FEWEST = 100
"""Fewest games in a part, for agents that do not search. Fewer games would take less time than handing them out."""
BATCHED = 25
"""Fewest games in a part with a policy of one's own, which is asked about many games at once."""
BOUND = 100_000
"""A game with more choices than this counts as endless, which is a defect."""


@whole_numbers
@dataclass(frozen=True)
class Study:
    """The games of the seeds `seed`, `seed` + 1, ... with a role and an agent for each seat."""

    game: str
    ruleset: str
    version: int
    options: Mapping[str, Any]
    roles: tuple[str | None, ...]
    agents: tuple[str, ...]
    seed: int
    games: int
    agents_version: int = VERSION
    code: tuple[str, ...] = ()
    """Fingerprints of the files with the agents' policies, in order of their names. With another file it is another
    study.
    """

    def parts(self) -> list[Study]:
        """The study in batches, which can be played by themselves."""
        agents = [parse_agent(agent) for agent in self.agents]
        slow = any(agent.searches or agent.timed or (agent.plain and not agent.policy) for agent in agents)
        fewest = BATCHED if any(agent.policy for agent in agents) else 1
        size = min(BATCH, max(fewest if slow else FEWEST, -(-self.games // PARTS)))
        return [replace(self, seed=self.seed + i, games=min(size, self.games - i))
                for i in range(0, self.games, size)]


@dataclass(frozen=True)
class StudyBatch:
    """A part of a study with the state that its games begin from: all that a worker needs."""

    part: Study
    blank: np.ndarray[Any, Any]


@whole_numbers
def make_study(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
               agents: Sequence[str], seed: int, games: int) -> Study:
    """A checked study. Raises InputError that says which argument is not usable. One agent stands for all seats."""
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
                 seed, games, code=code_of(seated))


def code_of(agents: Sequence[str]) -> tuple[str, ...]:
    """Fingerprints of the files with the policies among agents, in order of their names. Loads them."""
    policies = {agent.name for agent in map(parse_agent, agents) if agent.policy}
    return tuple(code_digest(name) for name in sorted(policies))


def pack_blank(study: Study) -> np.ndarray[Any, Any]:
    """The state that every game of a study begins from, an array of one."""
    game = find_game(study.game)
    options = game.options(game.ruleset(study.ruleset), study.options)
    return game.State.pack(game.blank(options, study.roles))


def play_batch(batch: StudyBatch) -> np.ndarray[Any, Any]:
    """The summaries of a batch's games, played compiled. A batch without games returns none but compiles everything."""
    part = batch.part
    game, agents_of = find_game(part.game), [parse_agent(agent) for agent in part.agents]
    if any(agent.timed or agent.plain for agent in agents_of):
        ruleset = game.ruleset(part.ruleset)
        return play_by_seat(game, ruleset, game.options(ruleset, part.options), part.roles, part.agents,
                          part.seed, part.games)
    states = game.State.array(3)
    states[2] = batch.blank[0]
    rows = game.Summary.array(part.games)
    plans, nodes, space = search_memory(game, part.agents)
    if any(agent.searches for agent in agents_of):
        mind = TreeSpace(search_states(game, agents_of), game.Menu.array(3), new_rngs(1), nodes, space.net)
        played = machine_for(game, agents_of).contest.compiled(states, mind, space, plans, rows, part.seed, part.games,
                                                               BOUND)
    else:
        agents = plans["agent"].astype(np.int64)
        played = game.machine.play.compiled(states, game.Menu.array(1), new_rngs(1), agents, rows,
                                            part.seed, part.games, BOUND)
    if played < part.games:
        raise DefectError(f"the rules broke in the game of seed {part.seed + played}: "
                          f"{Fault(int(states[0]['fault'])).name}")
    return rows


def game_of(study: Study) -> Game:
    """The game of a study, changed by its options."""
    game = find_game(study.game)
    return game.playing(game.options(game.ruleset(study.ruleset), study.options))


def study_json(study: Study) -> str:
    """All that is needed to run a study again, as JSON."""
    return json.dumps({"game": study.game, "ruleset": study.ruleset, "version": study.version, "roles": study.roles,
                       "agents": study.agents, "agents_version": study.agents_version, "seed": study.seed,
                       "games": study.games, "options": study.options,
                       **({"code": study.code} if study.code else {})})


def study_of(text: str) -> Study:
    """A study from its JSON; ValueError for anything else."""
    return study_from(json.loads(text))


def study_from(data: Any) -> Study:
    """A study from its parsed JSON; ValueError for anything else. Studies from before agents had versions get version
    0.
    """
    try:
        return Study(data["game"], data["ruleset"], data["version"], data["options"], tuple(data["roles"]),
                     tuple(data["agents"]), data["seed"], data["games"], data.get("agents_version", 0),
                     tuple(data.get("code", ())))
    except (KeyError, TypeError) as error:
        raise ValueError(f"is no study ({error})") from error
