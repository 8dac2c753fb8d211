"""Looking for the options that make a game what its designer wants, with Optuna's tree-structured sampler.

Every trial plays the same seeds, so the nearest of many is near by luck too. The answer is therefore measured
again, on seeds that no trial has played. What a trial tries follows from the seed and the trials before it, and
each study is kept: a search that was stopped is gone through again from its files, and goes on.
"""
from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from ..errors import InputError
from ..files import write_whole
from .design import Axis, Frame, configuration
from .engine import Engine
from .run import Progress, Run
from .simulate import results
from .sweep import Point, path_of

FRESH = 4
"""Games on fresh seeds that the answer is measured by, for each game of a trial."""


@dataclass(frozen=True)
class Goal:
    """A win rate, how far from it will do, and, if asked for, a span of mean rounds."""

    win_rate: float
    tolerance: float | None = None
    rounds: tuple[float, float] | None = None

    def distance(self, shown: Mapping[str, Any]) -> float:
        """How far a study is from the goal: 0 is there; a tenth of win rate counts like a round."""
        return abs(float(shown["win_rate"]) - self.win_rate) + self._rounds_away(shown) / 10

    def is_met(self, shown: Mapping[str, Any]) -> bool:
        """Whether a study's win rate is within the tolerance, and its mean rounds within the span."""
        return (self.tolerance is not None and abs(float(shown["win_rate"]) - self.win_rate) <= self.tolerance
                and self._rounds_away(shown) == 0)

    def _rounds_away(self, shown: Mapping[str, Any]) -> float:
        if self.rounds is None:
            return 0.0
        if "rounds" not in shown:
            raise InputError(f"--rounds: {shown['game']} does not report its rounds")
        mean = float(shown["rounds"]["mean"])
        return max(0.0, self.rounds[0] - mean, mean - self.rounds[1])


def parse_goal(target: str, rounds: str | None) -> Goal:
    """`0.35`, `0.35±0.02` (or `0.35+-0.02`) and `8-12` as a goal; InputError says what was expected."""
    try:
        win_rate, *tolerance = (float(part) for part in re.split(r"±|\+-", target))
        span = None if rounds is None else tuple(float(part) for part in rounds.split("-"))
    except ValueError:
        raise InputError(f"--target {target}, --rounds {rounds}: expected numbers, like 0.35±0.02 and 8-12") from None
    if not 0 <= win_rate <= 1 or len(tolerance) > 1:
        raise InputError(f"--target {target}: expected a share from 0 to 1")
    if tolerance and not 0 < tolerance[0] < 1:
        raise InputError(f"--target {target}: expected a tolerance above 0 and below 1, like 0.35±0.02")
    if span is not None and (len(span) != 2 or span[0] > span[1]):
        raise InputError(f"--rounds {rounds}: expected two numbers, the lower first, like 8-12")
    return Goal(win_rate, tolerance[0] if tolerance else None, None if span is None else (span[0], span[1]))


@dataclass(frozen=True)
class Answer:
    """What a search found: the configuration, what its trial showed, and what fresh seeds showed."""

    values: dict[str, Any]
    tried: dict[str, Any]
    measured: dict[str, Any]
    met: bool
    """Whether what fresh seeds showed is within the goal's tolerance; False where it has none."""
    points: list[Point]
    """Every configuration that was tried, the nearest to the goal first, by fresh seeds where they were played."""


class Tuning:
    """A search for a goal, kept in a folder. `resumed` says whether it was begun by an earlier run.

    Raises InputError for an option or a folder that will not do, for a competitive game, or without Optuna.
    """

    def __init__(self, frame: Frame, axes: Sequence[Axis], goal: Goal, folder: Path) -> None:
        try:
            import optuna
        except ImportError as error:
            raise InputError("lab tune needs Optuna: pip install 'tapete[lab]'") from error
        if not frame.game.cooperative:
            raise InputError(f"lab tune looks for a win rate of all seats together; {frame.game.name} is competitive")
        for axis in axes:       # each value must be possible by itself before anything is played
            for value in axis.values or axis.between or ():
                frame.study_at({axis.path: value})
        self.frame, self.axes, self.goal, self.folder = frame, axes, goal, folder
        self.resumed = self._claim(folder / "search.json")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._search = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=frame.seed))
        self._tried: dict[str, Point] = {}
        self._measured: dict[str, Point] = {}

    def play(self, trials: int, engine: Engine, progress: Progress | None = None) -> Answer:
        """Try configurations, until one meets the goal on fresh seeds too, or there have been so many trials.

        `progress` is also told of games that an earlier run has played.
        """
        for _ in range(trials):
            trial = self._search.ask()
            point = self._look(self.frame, {axis.path: _suggest(trial, axis) for axis in self.axes}, engine, progress)
            self._tried[str(point.values)] = point
            self._search.tell(trial, self.goal.distance(point.shown))
            if self.goal.is_met(point.shown) and self.goal.is_met(self._measure(point, engine, progress).shown):
                break
        while str((best := self._nearest()[0]).values) not in self._measured:
            self._measure(best, engine, progress)
        tried = self._tried[str(best.values)].shown
        return Answer(best.values, tried, best.shown, self.goal.is_met(best.shown), self._nearest())

    def _nearest(self) -> list[Point]:
        """What is known of each configuration, the nearest first: what fresh seeds showed, else what its trial did."""
        known = self._tried | self._measured
        return sorted(known.values(), key=lambda point: self.goal.distance(point.shown))

    def _measure(self, point: Point, engine: Engine, progress: Progress | None) -> Point:
        frame = replace(self.frame, seed=self.frame.seed + self.frame.games, games=FRESH * self.frame.games)
        self._measured[str(point.values)] = self._look(frame, point.values, engine, progress)
        return self._measured[str(point.values)]

    def _look(self, frame: Frame, values: dict[str, Any], engine: Engine, progress: Progress | None) -> Point:
        """What a configuration shows, played or read."""
        study = frame.study_at(values)
        run = Run([study], [path_of(study, self.folder)])
        if progress:
            progress(run.earlier)
        return Point(values, results(study, frame.game, run.play(engine, progress)[0]))

    def _claim(self, path: Path) -> bool:
        """Note what is searched for in the folder; whether it was noted before. InputError for another search."""
        frame = self.frame
        claim = json.dumps({"axes": [asdict(axis) for axis in self.axes], "win_rate": self.goal.win_rate,
                            "rounds": self.goal.rounds, "game": frame.game.name, "ruleset": frame.ruleset.name,
                            "version": frame.ruleset.version, "options": frame.base, "roles": list(frame.roles),
                            "agents": list(frame.agents), "seed": frame.seed, "games": frame.games}, indent=2) + "\n"
        if path.exists():
            if path.read_text(encoding="utf-8") != claim:
                raise InputError(f"{self.folder}: holds a search over other options, or for another goal; name "
                                 "another folder")
            return True
        write_whole(path, claim.encode())
        return False


def _suggest(trial: Any, axis: Axis) -> Any:
    if axis.between is not None:
        return float(f"{trial.suggest_float(axis.path, *axis.between):.4g}")
    return axis.values[trial.suggest_int(axis.path, 0, len(axis.values) - 1)]


def as_yaml(values: Mapping[str, Any]) -> str:
    """The configuration of a point, as a file for --config."""
    out = StringIO()
    YAML().dump(configuration(values), out)
    return out.getvalue()
