"""The same studies played by another agent, by fewer games: what holds for whoever plays by rules of thumb need not
hold for whoever thinks."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from pathlib import Path
from typing import Any

from .contrast import Measured
from .engines.engine import Engine
from .results import path_of
from .run import Progress, Run
from .simulate import make_study
from .study import Study, game_of, study_json
from .tuning.aims import Shown, usual_measure

TENTH, LEAST = 10, 20
"""Of the games that something is measured by, another agent plays a tenth, and so many at least."""


@dataclass(frozen=True)
class Checked:
    """What a study shows of a measure, and what another agent makes of it."""

    agent: str
    measure: str
    first: Measured
    other: Measured
    games: int

    @property
    def differs(self) -> bool:
        return differ(self.first, self.other)


class Check:
    """Studies that another agent plays on the same seeds, kept in a folder if one is given. InputError for an agent
    that will not do."""

    def __init__(self, studies: Sequence[Study], agents: Sequence[str], folder: Path | None = None) -> None:
        self.studies, self.agent = list(studies), ",".join(agents)
        self.others = [_by(study, agents) for study in studies]
        once = {study_json(study): study for study in self.others}
        self._names = list(once)
        self.run = Run(list(once.values()), None if folder is None else [
            path_of(study, folder) for study in once.values()])

    def play(self, shown: Sequence[Any], engine: Engine, progress: Progress | None = None,
             measures: Sequence[str] | None = None) -> list[list[Checked]]:
        """For the summaries of each study, what both agents show of the measure that is asked about first, or of
        these."""
        played = dict(zip(self._names, self.run.play(engine, progress), strict=True))
        found = []
        for study, other, rows in zip(self.studies, self.others, shown, strict=True):
            one, two = Shown(study, rows), Shown(other, played[study_json(other)])
            found.append([Checked(self.agent, measure, one.of(measure), two.of(measure), other.games)
                          for measure in measures or [usual_measure(game_of(study))]])
        return found


def _by(study: Study, agents: Sequence[str]) -> Study:
    game, ruleset = game_of(study), game_of(study).ruleset(study.ruleset)
    games = max(LEAST, study.games // TENTH)
    checked = make_study(game, ruleset, game.options(ruleset, study.options), study.roles, agents, study.seed, games)
    return replace(study, agents=checked.agents, games=games)


def differ(one: Measured, other: Measured) -> bool:
    """Whether two means are further apart than chance makes them in 95 of 100 cases."""
    return abs(one.mean - other.mean) > hypot((one.high - one.low) / 2, (other.high - other.low) / 2)


def as_data(checked: Checked) -> dict[str, Any]:
    """What another agent makes of a study, as plain data."""
    return {"agent": checked.agent, "measure": checked.measure, "games": checked.games, "mean": checked.other.mean,
            "interval_95": [checked.other.low, checked.other.high], "differs": checked.differs}
