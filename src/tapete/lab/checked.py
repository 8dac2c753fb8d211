"""Repeat studies with another agent and fewer games, because a result for rules of thumb may not hold for searches."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from pathlib import Path
from typing import Any

from .contrast import MeasuredMean
from .engines.engine import Engine
from .results import path_of
from .run import Progress, StudyRun
from .simulate import make_study
from .study import Study, game_of, study_json
from .tuning.aims import StudyAims, usual_measure

TENTH, LEAST = 10, 20
"""The other agent plays a tenth of the games of a measurement, and at least this many."""


@dataclass(frozen=True)
class Checked:
    """A measure of a study, as the study's agent and as another agent found it."""

    agent: str
    measure: str
    first: MeasuredMean
    other: MeasuredMean
    games: int

    @property
    def differs(self) -> bool:
        return differ(self.first, self.other)


class AgentCheck:
    """Studies that another agent plays on the same seeds, kept in a folder if one is given. Raises InputError for an
    agent that cannot play them."""

    def __init__(self, studies: Sequence[Study], agents: Sequence[str], folder: Path | None = None) -> None:
        self.studies, self.agent = list(studies), ",".join(agents)
        self.others = [_by(study, agents) for study in studies]
        once = {study_json(study): study for study in self.others}
        self._names = list(once)
        self.run = StudyRun(list(once.values()), None if folder is None else [
            path_of(study, folder) for study in once.values()])

    def play(self, shown: Sequence[Any], engine: Engine, progress: Progress | None = None,
             measures: Sequence[str] | None = None) -> list[list[Checked]]:
        """For the summaries of each study, what both agents show of the given measures. Without `measures`, only the
        game's usual measure is compared."""
        played = dict(zip(self._names, self.run.play(engine, progress), strict=True))
        found = []
        for study, other, rows in zip(self.studies, self.others, shown, strict=True):
            one, two = StudyAims(study, rows), StudyAims(other, played[study_json(other)])
            found.append([Checked(self.agent, measure, one.of(measure), two.of(measure), other.games)
                          for measure in measures or [usual_measure(game_of(study))]])
        return found


def _by(study: Study, agents: Sequence[str]) -> Study:
    game, ruleset = game_of(study), game_of(study).ruleset(study.ruleset)
    games = max(LEAST, study.games // TENTH)
    checked = make_study(game, ruleset, game.options(ruleset, study.options), study.roles, agents, study.seed, games)
    return replace(study, agents=checked.agents, games=games)


def differ(one: MeasuredMean, other: MeasuredMean) -> bool:
    """Whether two means are further apart than chance makes them in 95 of 100 cases."""
    return abs(one.mean - other.mean) > hypot((one.high - one.low) / 2, (other.high - other.low) / 2)


def as_data(checked: Checked) -> dict[str, Any]:
    """A comparison of two agents on a study, as plain data."""
    return {"agent": checked.agent, "measure": checked.measure, "games": checked.games, "mean": checked.other.mean,
            "interval_95": [checked.other.low, checked.other.high], "differs": checked.differs}
