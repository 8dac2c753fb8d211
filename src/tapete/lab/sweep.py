"""Sweeps: the same study under many configurations, with every combination of some options' values or a sample.

Each combination leaves a Parquet file in a folder, named by its study. Running again reads the files that are there and
plays only the missing ones.
"""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..files.atomic import write_whole
from .contrast import Contrast, contrasts_as_data, contrasts_of, measures_of
from .engines.engine import Engine
from .results import path_of
from .run import Progress, StudyRun
from .simulate import results
from .study import Study
from .tuning.design import PLAYERS, DesignSettings


@dataclass(frozen=True)
class SweepPoint:
    """One combination of values and what its study showed. `contrasts` say how much more of each measure it has than
    the point `beside`, its reference. A reference has none itself."""

    values: dict[str, Any]
    shown: dict[str, Any]
    beside: dict[str, Any] | None = None
    contrasts: Sequence[Contrast] = ()


class Sweep:
    """The studies of a design's points, all on the same seeds; all are checked before the first is played.

    Raises InputError for an invalid option or an unusable folder.
    """

    def __init__(self, frame: DesignSettings, points: Sequence[dict[str, Any]], folder: Path) -> None:
        self.frame, self.points = frame, points
        self.played: Sequence[Any] = ()
        self.studies = [frame.study_at(values) for values in points]
        self.run = StudyRun(self.studies, [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> list[SweepPoint]:
        """The result of every point, in the order of the design.

        Each is compared with the unchanged configuration. If that is not in the design, the reference is the first
        point with as many seats. P-values are corrected for their number."""
        self.played = self.run.play(engine, progress)
        played = list(zip(self.studies, self.played, strict=True))
        beside = [self._beside(study) for study in self.studies]
        contrasts = contrasts_of({str(i): measures_of(study, rows) for i, (study, rows) in enumerate(played)},
                                 [(str(i), str(j)) for i, j in enumerate(beside) if i != j])
        return [SweepPoint(values, results(study, rows), None if i == j else self.points[j],
                           [one for one in contrasts if one.difference.first == str(i)])
                for i, (values, (study, rows), j) in enumerate(zip(self.points, played, beside, strict=True))]

    def _beside(self, study: Study) -> int:
        """The index of the reference point of a study."""
        alike = [i for i, one in enumerate(self.studies) if len(one.roles) == len(study.roles)]
        try:
            stands = self.frame.study_at(
                {} if len(study.roles) == len(self.frame.roles) else {PLAYERS: len(study.roles)})
        except InputError:      # it is a valid game only with the points' changes
            return alike[0]
        return next((i for i in alike if self.studies[i] == stands), alike[0])


def as_rows(points: Sequence[SweepPoint]) -> list[dict[str, Any]]:
    """Points as plain data: their values beside what they showed. If a game's own figure has the same name as a column
    (like the values of Gloom's families), it stays in the points' files."""
    return [{"values": point.values, **{key: shown for key, shown in point.shown.items() if key != "values"}}
            | ({} if point.beside is None else {"beside": {"values": point.beside, "differences": [
                {key: one for key, one in each.items() if key not in ("first", "second")}
                for each in contrasts_as_data(point.contrasts)]}}) for point in points]


def write_json(path: Path, data: Any) -> str:
    """Write data as JSON, completely or not at all, and return the text."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    write_whole(path, text.encode())
    return text
