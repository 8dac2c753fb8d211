"""The strength of agents, by Plackett and Luce's model as openskill computes it (Weng & Lin 2011)."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..text.spoken import SpokenError


@dataclass(frozen=True)
class Rating:
    """Strength and its uncertainty, a standard deviation; every agent begins at 25 with 25/3."""

    mu: float
    sigma: float


def rate(tables: Sequence[Sequence[str]], got: Sequence[Any]) -> dict[str, Rating]:
    """The ratings of agents after games at several tables: who sits where, and what seats got (games, seats).

    Games count in order of seed, and within a seed in order of table. An agent that sits in several seats of a game is
    ranked by the mean of what they got. Raises InputError without openskill.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise SpokenError("no-openskill") from error
    model = PlackettLuce(tau=0.0)       # agents do not learn: no game makes the others less certain
    ratings = {agent: model.rating(name=agent) for table in tables for agent in table}
    means = [{agent: of_table[:, [i for i, other in enumerate(table) if other == agent]].mean(axis=1)
              for agent in dict.fromkeys(table)} for table, of_table in zip(tables, got, strict=True)]
    for game in range(len(got[0])):
        for of_table in means:
            rated = model.rate([[ratings[agent]] for agent in of_table],
                               scores=[float(values[game]) for values in of_table.values()])
            ratings |= {agent: team[0] for agent, team in zip(of_table, rated, strict=True)}
    return {agent: Rating(rating.mu, rating.sigma) for agent, rating in ratings.items()}
