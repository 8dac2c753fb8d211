"""The same study under many configurations: every combination of some options' values, or some of them.

Each combination leaves a Parquet file in a folder, named by what was studied; running again reads the files
that are there and plays only what is missing.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..files import write_whole
from .design import Frame
from .engine import Engine
from .run import Progress, Run
from .simulate import Study, results, study_json


@dataclass(frozen=True)
class Point:
    """One combination of values and what its study showed."""

    values: dict[str, Any]
    shown: dict[str, Any]


class Sweep:
    """The studies of a design's points, all on the same seeds; all are checked before the first is played.

    Raises InputError for an option or a folder that will not do.
    """

    def __init__(self, frame: Frame, points: Sequence[dict[str, Any]], folder: Path) -> None:
        self.points = points
        self.studies = [frame.study_at(values) for values in points]
        self.run = Run(self.studies, [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> list[Point]:
        """What every point shows, in the order of the design."""
        return [Point(values, results(study, rows)) for values, study, rows
                in zip(self.points, self.studies, self.run.play(engine, progress), strict=True)]


def path_of(study: Study, folder: Path) -> Path:
    """Where a folder of results keeps a study: a name that no other study has."""
    return folder / f"{hashlib.blake2b(study_json(study).encode(), digest_size=8).hexdigest()}.parquet"


def as_rows(points: Sequence[Point]) -> list[dict[str, Any]]:
    """Points as plain data, the values beside what they showed; a game's own figure of that name, as the values of
    Gloom's families, stays in the points' files."""
    return [{"values": point.values, **{key: shown for key, shown in point.shown.items() if key != "values"}}
            for point in points]


def write_json(path: Path, data: Any) -> str:
    """Write data as JSON, whole or not at all, and return the text."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    write_whole(path, text.encode())
    return text
