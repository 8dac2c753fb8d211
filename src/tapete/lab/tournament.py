"""Tournaments: agents compared on the same seeds.

In a cooperative game each agent plays alone, in every seat. In a competitive one they sit at the same table, and every
seed is played in all rotations of the agents over the seats. All play the same seeds, so that differences do not come
from the luck of the deal. They are judged seed by seed, and their p-values are corrected for their number (Holm 1979).
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import erfc, sqrt
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .engines.engine import Engine
from .ratings import Rating, rate
from .results import path_of
from .run import Progress, StudyRun
from .scale import WIN_RATE, got_of, interval_of, rate_of, result_measures
from .simulate import make_study
from .statistics import interval


@dataclass(frozen=True)
class AgentResult:
    """An agent's result: a mean with its 95 % interval.

    In a cooperative game that is its win rate, or its score. In a competitive one it is what its seats got (0 to 1), or
    their score, and `rating` is its strength.
    """

    agent: str
    games: int
    mean: float
    low: float
    high: float
    rating: Rating | None = None


@dataclass(frozen=True)
class PairDifference:
    """How much more the first of two agents got, with the 95 % interval, and the two-sided p-value.

    `p_holm` is the p-value corrected for the number of pairs.
    """

    first: str
    second: str
    difference: float
    low: float
    high: float
    p: float
    p_holm: float


@dataclass(frozen=True)
class TournamentResult:
    standings: list[AgentResult]
    """The best first."""
    differences: list[PairDifference]


def compare(first: str, second: str, won_first: Any, won_second: Any) -> PairDifference:
    """Compare two agents by the seeds that each won: boolean arrays over the same seeds.

    The interval is of paired proportions. The p-value is McNemar's (1947) without correction, from the normal
    distribution. If no seed was won by only one of them, there is no difference, and p is 1.
    """
    n = len(won_first)
    only_first, only_second = int((won_first & ~won_second).sum()), int((won_second & ~won_first).sum())
    difference, discordant = (only_first - only_second) / n, only_first + only_second
    half = 1.959963984540054 * sqrt(max(0.0, discordant - (only_first - only_second) ** 2 / n)) / n
    p = 1.0 if discordant == 0 else erfc(abs(only_first - only_second) / sqrt(2 * discordant))
    return PairDifference(first, second, difference, difference - half, difference + half, p, p)


def compare_means(first: str, second: str, got_first: Any, got_second: Any) -> PairDifference:
    """Compare two agents by what they got on each seed: arrays of numbers over the same seeds.

    Interval and p-value are those of the mean paired difference, from the normal distribution. If all seeds have the
    same difference, the p-value is 1 for a difference of 0, else that of the sign test: so many coins all fall on one
    side.
    """
    paired = got_first - got_second
    mean, (low, high) = float(paired.mean()), interval(paired)
    error = (high - mean) / 1.959963984540054
    p = erfc(abs(mean) / error / sqrt(2)) if error else 2.0 ** (1 - len(paired)) if mean else 1.0
    return PairDifference(first, second, mean, low, high, p, p)


def correct_holm(differences: Sequence[PairDifference]) -> list[PairDifference]:
    """The same differences, each with the p-value that holds for all of them together."""
    order = sorted(range(len(differences)), key=lambda i: differences[i].p)
    corrected, so_far = list(differences), 0.0
    for rank, i in enumerate(order):
        so_far = max(so_far, min(1.0, (len(order) - rank) * differences[i].p))
        corrected[i] = replace(differences[i], p_holm=so_far)
    return corrected


def arrange(agents: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The seatings: the agents, in turn, over the seats, in each rotation, so that each agent sits in every seat
    equally often. With more agents than seats, this holds for every choice of as many agents as there are seats."""
    tables = list(combinations(agents, seats)) if len(agents) > seats else [tuple(agents)]
    return [tuple(table[(seat + turn) % len(table)] for seat in range(seats))
            for table in tables for turn in range(len(table))]


def got_by(agent: str, tables: Sequence[Sequence[str]], got: Sequence[Any]) -> Any:
    """What an agent got on each seed, the mean of its seats at all tables: an array of numbers."""
    return np.mean([of_table[:, seat] for table, of_table in zip(tables, got, strict=True)
                    for seat, sitting in enumerate(table) if sitting == agent], axis=0)


def mean_of(game: Game, values: Any) -> tuple[float, float, float]:
    """The mean of what an agent got on each seed, with its interval."""
    return float(values.mean()), *interval_of(game, result_measures(game, 1)[0], values)


def compare_alone(game: Game, first: str, second: str, got_first: Any, got_second: Any) -> PairDifference:
    """Compare two agents that play a cooperative game alone: by the seeds that each won, or by their scores."""
    if rate_of(game) == WIN_RATE:
        return compare(first, second, got_first == 1, got_second == 1)
    return compare_means(first, second, got_first, got_second)


class Tournament:
    """Agents on the same games, kept in a folder if one is given.

    Raises InputError for fewer than two different agents, or an unusable folder.
    """

    @whole_numbers
    def __init__(self, game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
                 agents: Sequence[str], seed: int, games: int, folder: Path | None = None) -> None:
        if len(set(agents)) < 2 or len(set(agents)) != len(agents):
            raise SpokenError("two-agents", agents=", ".join(agents))
        self.game, self.agents, self.games = game, list(agents), games
        tables = [(agent,) * len(roles) for agent in agents] if game.results.cooperative else arrange(agents,
                                                                                                      len(roles))
        self.studies = [make_study(game, ruleset, options, roles, table, seed, games) for table in tables]
        self.run = StudyRun(self.studies, None if folder is None
                            else [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> TournamentResult:
        """Play the tournament. Returns each agent's result."""
        rows = self.run.play(engine, progress)
        got = [got_of(self.game, of_table, len(study.roles))
               for study, of_table in zip(self.studies, rows, strict=True)]
        standings, differences = self._together(got) if self.game.results.cooperative else self._against(got)
        return TournamentResult(standings, correct_holm(differences))

    def _together(self, got: list[Any]) -> tuple[list[AgentResult], list[PairDifference]]:
        alone = {agent: of_agent[:, 0] for agent, of_agent in zip(self.agents, got, strict=True)}
        standings = [AgentResult(agent, self.games, *mean_of(self.game, values)) for agent, values in alone.items()]
        standings.sort(key=lambda standing: -standing.mean)
        return standings, [compare_alone(self.game, a.agent, b.agent, alone[a.agent], alone[b.agent])
                           for a, b in combinations(standings, 2)]

    def _against(self, got: list[Any]) -> tuple[list[AgentResult], list[PairDifference]]:
        tables = [study.agents for study in self.studies]
        ratings = rate(tables, got)
        mean, standings = {}, []
        for agent in self.agents:
            mean[agent] = got_by(agent, tables, got)
            games = self.games * sum(agent in table for table in tables)
            standings.append(AgentResult(agent, games, *mean_of(self.game, mean[agent]), ratings[agent]))
        standings.sort(key=lambda standing: -standing.mean)
        return standings, [compare_means(a.agent, b.agent, mean[a.agent], mean[b.agent])
                           for a, b in combinations(standings, 2)]
