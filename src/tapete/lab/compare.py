"""Compare configurations on the same seeds: the differences, their p-values, and the games needed to be sure.

Every configuration plays the same seeds. Most of the luck is then in both and cancels in the difference. The difference
is judged seed by seed, and p-values are corrected for their number (Holm 1979).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from ..text.spoken import SpokenError
from .contrast import Contrast, MeasuredMean, contrasts_as_data, contrasts_of, measured, measures_of
from .engines.engine import Engine
from .results import path_of
from .run import Progress, StudyRun
from .study import game_of
from .tuning.design import DesignSettings


@dataclass(frozen=True)
class Comparison:
    """The results of each configuration, by name and by measure, and the differences of each pair.

    Measures are `win_rate` or `score` (in a competitive game `seat-0` and so on) and `rounds` or `turns`.
    """

    shown: Mapping[str, Mapping[str, MeasuredMean]]
    contrasts: list[Contrast]


class Variants:
    """Configurations by name to be played on the same seeds, kept in a folder if one is given.

    Raises InputError for fewer than two, for two that are the same, and for invalid options or an unusable folder.
    """

    def __init__(self, frame: DesignSettings, variants: Mapping[str, Mapping[str, Any]],
                 folder: Path | None = None) -> None:
        if len(variants) < 2:
            raise SpokenError("compare-two")
        self.names = list(variants)
        self.studies = [replace(frame, base=options).study_at({}) for options in variants.values()]
        for (a, one), (b, two) in combinations(zip(self.names, self.studies, strict=True), 2):
            if one == two:
                raise SpokenError("compare-same", first=a, second=b)
        self.played: Sequence[Any] = ()
        self.run = StudyRun(self.studies, None if folder is None
                            else [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> Comparison:
        """Play them. Returns what each shows, and the differences; each measure's p-values are corrected for all
        pairs."""
        self.played = self.run.play(engine, progress)
        found = [measures_of(study, rows) for study, rows in zip(self.studies, self.played, strict=True)]
        game = game_of(self.studies[0])
        shown = {name: {measure: measured(game, measure, values) for measure, values in of.items()}
                 for name, of in zip(self.names, found, strict=True)}
        named = dict(zip(self.names, found, strict=True))
        return Comparison(shown, contrasts_of(named, list(combinations(self.names, 2))))


def as_data(comparison: Comparison) -> dict[str, Any]:
    """A comparison as plain data."""
    return {"shown": {name: {measure: {"mean": one.mean, "interval_95": [one.low, one.high]}
                             for measure, one in of.items()} for name, of in comparison.shown.items()},
            "differences": contrasts_as_data(comparison.contrasts)}


def named(paths: Sequence[Path], base: str) -> list[tuple[str, Path | None]]:
    """Configurations' names by their files. Two files with the same name get the shortest names that differ. A single
    file is compared with the ruleset, which is called `base`."""
    stems = [path.stem for path in paths]
    names = [path.stem if stems.count(path.stem) == 1 else str(path) for path in paths]
    return [*([(base, None)] if len(paths) == 1 else []), *zip(names, paths, strict=True)]
