"""Agents measured against each other on the same seeds.

In a cooperative game each agent plays alone, in every seat. All play the same seeds, so that what one wins and
another loses is not the luck of the deal; differences are judged seed by seed (McNemar 1947).
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import erfc, sqrt
from typing import Any

from pydantic import BaseModel

from ..errors import InputError
from ..kernel.game import Game, Ruleset
from .simulate import make_study, run_study, wilson


@dataclass(frozen=True)
class Standing:
    """How one agent fared: its win rate with the 95 % interval."""

    agent: str
    games: int
    won: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.won / self.games


@dataclass(frozen=True)
class Difference:
    """How much more often the first of two agents won, with the 95 % interval and the two-sided p-value."""

    first: str
    second: str
    difference: float
    low: float
    high: float
    p: float


@dataclass(frozen=True)
class Tournament:
    standings: list[Standing]
    """The best first."""
    differences: list[Difference]


def compare(first: str, second: str, won_first: Any, won_second: Any) -> Difference:
    """Two agents by who won which seed: boolean arrays over the same seeds.

    The interval is of paired proportions, the p-value McNemar's without correction, from the normal
    distribution; with no seed that only one of them won there is no difference, and p is 1.
    """
    n = len(won_first)
    only_first, only_second = int((won_first & ~won_second).sum()), int((won_second & ~won_first).sum())
    difference, discordant = (only_first - only_second) / n, only_first + only_second
    half = 1.959963984540054 * sqrt(max(0.0, discordant - (only_first - only_second) ** 2 / n)) / n
    p = 1.0 if discordant == 0 else erfc(abs(only_first - only_second) / sqrt(2 * discordant))
    return Difference(first, second, difference, difference - half, difference + half, p)


def run_tournament(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
                   agents: Sequence[str], seed: int, games: int, workers: int = 1,
                   progress: Callable[[int], None] | None = None) -> Tournament:
    """Every agent in all seats of the same games; InputError for fewer than two different agents."""
    if len(set(agents)) < 2 or len(set(agents)) != len(agents):
        raise InputError(f"--agents: expected two different agents or more, got {', '.join(agents)}")
    studies = [make_study(game, ruleset, options, roles, [agent], seed, games) for agent in agents]
    won = {agent: run_study(study, workers, progress)["outcome"] == 1
           for agent, study in zip(agents, studies, strict=True)}
    standings = [Standing(agent, games, int(wins.sum()), *wilson(int(wins.sum()), games))
                 for agent, wins in won.items()]
    standings.sort(key=lambda standing: -standing.won)
    differences = [compare(a.agent, b.agent, won[a.agent], won[b.agent]) for a, b in combinations(standings, 2)]
    return Tournament(standings, differences)
