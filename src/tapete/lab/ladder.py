"""The strength of a game's agents, from random to clairvoyant, with one rung for each.

In a cooperative game every rung plays alone, in all seats, on the same seeds. In a competitive one it plays against the
rung below, in every rotation of the two over the seats. The ratings of all come from those games together.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

from pydantic import BaseModel

from ..agents import parse_agent
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .engines.engine import Engine
from .ratings import Rating, rate
from .results import path_of
from .run import Progress, StudyRun
from .scale import got_of
from .simulate import make_study
from .study import Study, StudyBatch, pack_blank, play_batch
from .tournament import PairDifference, compare_alone, compare_means, correct_holm, got_by, mean_of

TIMED_GAMES = 2
"""Games that are played to measure the milliseconds of a rung's choice."""


@dataclass(frozen=True)
class Rung:
    """An agent, its result, and its difference from the rung below (None for the lowest).

    In a cooperative game `mean` is its win rate, or its score. In a competitive one it is what its seats got (0 to 1),
    or their score, against the rung below (for the lowest: against the one above), and `rating` is its strength among
    all. `ms` are milliseconds of this
    machine's processor for each choice that the agent searched for; None for an agent that does not search.
    """

    agent: str
    games: int
    mean: float
    low: float
    high: float
    ms: float | None
    rating: Rating | None
    above: PairDifference | None


@whole_numbers
def rungs_of(iterations: Sequence[int], clairvoyant: bool) -> list[str]:
    """The agents of a ladder: random, rules of thumb, searches of so many iterations, and the last search
    clairvoyant."""
    searches = [f"mcts:iterations={n}" for n in iterations]
    return ["random", "greedy", *searches, *([f"clairvoyant:iterations={iterations[-1]}"] if clairvoyant else [])]


class Ladder:
    """Agents from the weakest to the strongest, kept in a folder if one is given, so that a stopped ladder can go on.

    Raises InputError for fewer than two different agents, or an unusable folder.
    """

    @whole_numbers
    def __init__(self, game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
                 agents: Sequence[str], seed: int, games: int, folder: Path | None = None) -> None:
        if len(set(agents)) < 2 or len(set(agents)) != len(agents):
            raise SpokenError("two-agents", agents=", ".join(agents))
        self.game, self.agents = game, list(agents)
        self.tables = [(agent,) * len(roles) for agent in agents] if game.results.cooperative else [
            tuple((low, high)[(seat + turn) % 2] for seat in range(len(roles)))
            for low, high in pairwise(agents) for turn in range(2)]
        self.studies = [make_study(game, ruleset, options, roles, table, seed, games) for table in self.tables]
        self.run = StudyRun(self.studies, None if folder is None
                            else [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> list[Rung]:
        """Play the ladder. Returns the rungs from the lowest."""
        rows = self.run.play(engine, progress)
        got = [got_of(self.game, of_table, len(study.roles))
               for study, of_table in zip(self.studies, rows, strict=True)]
        return self._together(got) if self.game.results.cooperative else self._against(got)

    def _together(self, got: list[Any]) -> list[Rung]:
        alone = [of_agent[:, 0] for of_agent in got]
        above = correct_holm([compare_alone(self.game, high, low, alone[i + 1], alone[i])
                              for i, (low, high) in enumerate(pairwise(self.agents))])
        return [Rung(agent, len(values), *mean_of(self.game, values), ms_of(self.studies[i]), None,
                     above[i - 1] if i else None)
                for i, (agent, values) in enumerate(zip(self.agents, alone, strict=True))]

    def _against(self, got: list[Any]) -> list[Rung]:
        ratings = rate(self.tables, got)
        pairs = [self._pair(got, i) for i in range(len(self.agents) - 1)]
        above = correct_holm([compare_means(self.agents[i + 1], self.agents[i], high, low)
                              for i, (low, high) in enumerate(pairs)])
        rungs = []
        for i, agent in enumerate(self.agents):
            mine = pairs[i - 1][1] if i else pairs[0][0]
            study = self.studies[2 * max(0, i - 1)]
            rungs.append(Rung(agent, 2 * len(mine), *mean_of(self.game, mine), ms_of(study, agent), ratings[agent],
                              above[i - 1] if i else None))
        return rungs

    def _pair(self, got: list[Any], i: int) -> tuple[Any, Any]:
        """What rung i and the one above it got on each seed, in both rotations."""
        both = slice(2 * i, 2 * i + 2)
        low, high = (got_by(agent, self.tables[both], got[both]) for agent in self.agents[i:i + 2])
        return low, high


def ms_of(study: Study, agent: str | None = None) -> float | None:
    """Milliseconds of processor time for one choice of an agent that sits in every seat of games like a study's.

    None for agents that do not search: their time cannot be separated from the rules' own.
    """
    alone = study.agents[0] if agent is None else agent
    if not parse_agent(alone).searches:
        return None
    few = Study(study.game, study.ruleset, study.version, study.options, study.roles, (alone,) * len(study.agents),
                study.seed, TIMED_GAMES)
    began = process_time()
    rows = play_batch(StudyBatch(few, pack_blank(few)))
    return 1000 * (process_time() - began) / max(1, int((rows["choices"] - rows["forced"]).sum()))
