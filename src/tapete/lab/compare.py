"""Configurations set against each other on the same seeds: what differs, how surely, and how many games would tell.

Every configuration plays the same seeds, so that most of the luck is in both and falls out of the difference; it is
judged seed by seed, and p-values are corrected for how many there are (Holm 1979).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from ..text.spoken import SpokenError
from .contrast import Contrast, Measured, contrasts_as_data, contrasts_of, measured, measures_of
from .engines.engine import Engine
from .results import path_of
from .run import Progress, Run
from .tuning.design import Frame


@dataclass(frozen=True)
class Comparison:
    """What configurations have shown by name and by measure, and the differences of each pair.

    Measures are `win_rate`, of a competitive game `seat-0` and so on, and `rounds` or `turns`.
    """

    shown: Mapping[str, Mapping[str, Measured]]
    contrasts: list[Contrast]


class Variants:
    """Configurations by name to be played on the same seeds, kept in a folder if one is given.

    InputError for fewer than two, two that are the same, or options or a folder that will not do.
    """

    def __init__(self, frame: Frame, variants: Mapping[str, Mapping[str, Any]], folder: Path | None = None) -> None:
        if len(variants) < 2:
            raise SpokenError("compare-two")
        self.names = list(variants)
        self.studies = [replace(frame, base=options).study_at({}) for options in variants.values()]
        for (a, one), (b, two) in combinations(zip(self.names, self.studies, strict=True), 2):
            if one == two:
                raise SpokenError("compare-same", first=a, second=b)
        self.played: Sequence[Any] = ()
        self.run = Run(self.studies, None if folder is None else [path_of(study, folder) for study in self.studies])

    def play(self, engine: Engine, progress: Progress | None = None) -> Comparison:
        """What each shows, and the differences, each measure's corrected for all pairs."""
        self.played = self.run.play(engine, progress)
        found = [measures_of(study, rows) for study, rows in zip(self.studies, self.played, strict=True)]
        shown = {name: {measure: measured(measure, values) for measure, values in of.items()}
                 for name, of in zip(self.names, found, strict=True)}
        named = dict(zip(self.names, found, strict=True))
        return Comparison(shown, contrasts_of(named, list(combinations(self.names, 2))))


def as_data(comparison: Comparison) -> dict[str, Any]:
    """A comparison as plain data."""
    return {"shown": {name: {measure: {"mean": one.mean, "interval_95": [one.low, one.high]}
                             for measure, one in of.items()} for name, of in comparison.shown.items()},
            "differences": contrasts_as_data(comparison.contrasts)}


def named(paths: Sequence[Path], base: str) -> list[tuple[str, Path | None]]:
    """Configurations' names by their files, shortest first where two files have one name; one alone is set beside the
    ruleset, called `base`."""
    stems = [path.stem for path in paths]
    names = [path.stem if stems.count(path.stem) == 1 else str(path) for path in paths]
    return [*([(base, None)] if len(paths) == 1 else []), *zip(names, paths, strict=True)]
