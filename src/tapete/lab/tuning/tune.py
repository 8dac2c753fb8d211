"""Search for the options that bring a game to its designer's goal, with Optuna's tree-structured sampler.

Every trial plays the same seeds, so the nearest of many is near by luck too. The answer is therefore measured again, on
seeds that no trial has played. Each trial follows from the seed and the trials before it, and each study is kept. A
search that was stopped repeats its trials from their files, and goes on.
"""
from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ...agents import VERSION
from ...errors import InputError
from ...files import yaml_writer as writing
from ...files.atomic import write_whole
from ...files.config import merge
from ...gamedef.game import Game
from ...gamedef.result import Scored
from ...runtime.integers import whole_numbers
from ...text.plain_text import as_typed
from ...text.spoken import SpokenError
from ..engines.engine import Engine
from ..results import path_of
from ..run import Progress, StudyRun
from ..scale import LENGTHS, fits, is_share, rate_of
from ..simulate import results
from ..study import game_of
from ..sweep import SweepPoint
from .aims import STRONGEST, Bound, StudyAims, TuningGoal, check_aims
from .design import Axis, DesignSettings, configuration

FRESH = 4
"""Games on fresh seeds that measure the answer, for each game of a trial."""


def parse_goal(game: Game, aim: str | None, target: str, also: Sequence[str] = ()) -> TuningGoal:
    """The goal of `0.35`, `0.35±0.02` (or `0.35+-0.02`) for an aim, and bounds such as `rounds=8-12`. Raises InputError
    that says what was expected.

    Without an aim it is how often all seats win, or their score, and in a competitive game what the strongest seat
    gets.
    """
    measure = aim or (rate_of(game) if game.results.cooperative else STRONGEST)
    try:
        value, *tolerance = (float(part) for part in re.split(r"±|\+-", target))
    except ValueError:
        raise SpokenError("tune-numbers", target=target) from None
    if len(tolerance) > 1 or not fits(game, measure, value):
        raise _no_target(game, measure, target)
    if tolerance and not (tolerance[0] > 0 and (tolerance[0] < 1 or not is_share(game, measure))):
        raise SpokenError("tune-tolerance", target=target)
    return TuningGoal(game, measure, value, tolerance[0] if tolerance else None, tuple(map(_parse_bound, also)))


def _no_target(game: Game, measure: str, target: str) -> SpokenError:
    result = game.results.result
    if measure in LENGTHS:
        return SpokenError("tune-length", target=target)
    if isinstance(result, Scored):
        return SpokenError("tune-score", target=target, low=result.lowest, high=result.highest)
    return SpokenError("tune-share", target=target)


def _parse_bound(text: str) -> Bound:
    measure, _, span = as_typed(text).rpartition("=")
    found = re.fullmatch(r"(-?\d+(?:\.\d*)?)-(-?\d+(?:\.\d*)?)", span.strip())
    if not measure or not found or float(found[1]) > float(found[2]):
        raise SpokenError("tune-span", text=text)
    return Bound(measure.strip(), float(found[1]), float(found[2]))


@dataclass(frozen=True)
class TuningAnswer:
    """The answer of a search: the configuration, what its trial showed, and what fresh seeds showed."""

    values: dict[str, Any]
    tried: dict[str, Any]
    measured: dict[str, Any]
    met: bool
    """Whether the result on fresh seeds is within the goal's tolerance and bounds; False if it has no tolerance."""
    points: list[SweepPoint]
    """Every configuration that was tried, the nearest to the goal first, by fresh seeds if they were played."""


@dataclass(frozen=True)
class TriedConfiguration:
    """A configuration with what it showed, its aims included, and its distance from the goal."""

    point: SweepPoint
    distance: float
    met: bool


class Tuning:
    """A search for a goal, kept in a folder. `resumed` says whether an earlier run began it.

    Raises InputError for an invalid option or aim, an unusable folder, or without Optuna.
    """

    def __init__(self, frame: DesignSettings, axes: Sequence[Axis], goal: TuningGoal, folder: Path) -> None:
        try:
            import optuna
        except ImportError as error:
            raise SpokenError("no-optuna") from error
        for axis in axes:       # each value must be possible alone before anything is played
            for value in axis.values or axis.between or ():
                frame.study_at({axis.path: value})
        check_aims(game_of(frame.study_at({})), len(frame.roles), goal.aims)
        self.frame, self.axes, self.goal, self.folder = frame, axes, goal, folder
        self.resumed = claim_folder(folder, search_settings(frame, axes, goal))
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._failed = optuna.trial.TrialState.FAIL
        self._search = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=frame.seed))
        self._tried: dict[str, TriedConfiguration] = {}
        self._measured: dict[str, TriedConfiguration] = {}

    @whole_numbers
    def play(self, trials: int, engine: Engine, progress: Progress | None = None) -> TuningAnswer:
        """Try configurations, until one meets the goal on fresh seeds too, or there have been so many trials.

        Configurations with options that do not go together are skipped. Raises InputError if no others come up.
        `progress` is also called with games that an earlier run has played.
        """
        impossible: InputError | None = None
        for _ in range(trials):
            trial = self._search.ask()
            values = {axis.path: _suggest(trial, axis) for axis in self.axes}
            try:
                self.frame.study_at(values)
            except InputError as error:
                impossible = error
                self._search.tell(trial, state=self._failed)
                continue
            look = self._look(self.frame, values, engine, progress)
            self._tried[str(look.point.values)] = look
            self._search.tell(trial, look.distance)
            if look.met and self._measure(look.point, engine, progress).met:
                break
        if impossible is not None and not self._tried:
            raise impossible
        while str((best := self._nearest()[0]).point.values) not in self._measured:
            self._measure(best.point, engine, progress)
        values = best.point.values
        return TuningAnswer(values, self._tried[str(values)].point.shown, best.point.shown, best.met,
                            [look.point for look in self._nearest()])

    def _nearest(self) -> list[TriedConfiguration]:
        """The result of each configuration, the nearest first: on fresh seeds if played, else that of its trial."""
        known = self._tried | self._measured
        return sorted(known.values(), key=lambda look: look.distance)

    def _measure(self, point: SweepPoint, engine: Engine, progress: Progress | None) -> TriedConfiguration:
        frame = replace(self.frame, seed=self.frame.seed + self.frame.games, games=FRESH * self.frame.games)
        self._measured[str(point.values)] = self._look(frame, point.values, engine, progress)
        return self._measured[str(point.values)]

    def _look(self, frame: DesignSettings, values: dict[str, Any], engine: Engine,
              progress: Progress | None) -> TriedConfiguration:
        """The result of a configuration, played or read."""
        study = frame.study_at(values)
        run = StudyRun([study], [path_of(study, self.folder)])
        if progress:
            progress(run.earlier)
        rows = run.play(engine, progress)[0]
        shown = StudyAims(study, rows)
        aims = {aim: {"mean": one.mean, "interval_95": [one.low, one.high]}
                for aim in self.goal.aims for one in [shown.of(aim)]}
        return TriedConfiguration(SweepPoint(values, results(study, rows) | {"aims": aims}), self.goal.distance(shown),
                                  self.goal.is_met(shown))


def search_settings(frame: DesignSettings, axes: Sequence[Axis], goal: TuningGoal) -> dict[str, Any]:
    """All settings that distinguish one search from another."""
    return {"axes": [asdict(axis) for axis in axes], "aim": goal.measure, "value": goal.value,
            "also": [asdict(bound) for bound in goal.also], "game": frame.game.name, "ruleset": frame.ruleset.name,
            "version": frame.ruleset.version, "options": frame.base, "roles": list(frame.roles),
            "agents": list(frame.agents), "agents_version": VERSION, "seed": frame.seed, "games": frame.games}


def claim_folder(folder: Path, sought: Mapping[str, Any]) -> bool:
    """Record the goal of a search in its folder. Returns whether it was recorded before. Raises InputError for another
    search."""
    path, claim = folder / "search.json", json.dumps(sought, indent=2) + "\n"
    if path.exists():
        if path.read_text(encoding="utf-8") != claim:
            raise SpokenError("tune-other", folder=str(folder))
        return True
    write_whole(path, claim.encode())
    return False


def _suggest(trial: Any, axis: Axis) -> Any:
    if axis.between is not None:
        return float(f"{trial.suggest_float(axis.path, *axis.between):.4g}")
    return axis.values[trial.suggest_int(axis.path, 0, len(axis.values) - 1)]


def as_yaml(base: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    """The configuration of a point, as a file for --config, including its base."""
    return writing.as_yaml(merge(dict(base), configuration(values)))
