"""Looking for the options that make a game what its designer wants, with Optuna's tree-structured sampler.

Every trial plays the same seeds. Trials are kept in a database in the results' folder: a search that was
stopped goes on where it was, and a configuration that was tried before is read and not played again.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from ..errors import InputError
from ..kernel.config import merge
from ..kernel.game import Game, Ruleset
from .simulate import check_out, make_study, results
from .sweep import Axis, Point, configuration, play_or_read


@dataclass(frozen=True)
class Goal:
    """A win rate, and, if asked for, a span of mean rounds."""

    win_rate: float
    rounds: tuple[float, float] | None = None

    def distance(self, shown: Mapping[str, Any]) -> float:
        """How far a study is from the goal: 0 is there; a tenth of win rate counts like a round."""
        away = abs(float(shown["win_rate"]) - self.win_rate)
        if self.rounds is not None:
            mean = float(shown["rounds"]["mean"])
            away += max(0.0, self.rounds[0] - mean, mean - self.rounds[1]) / 10
        return away


def parse_goal(target: str, rounds: str | None) -> Goal:
    """`0.35` and `8-12` as a goal; InputError says what was expected."""
    try:
        win_rate = float(target)
        span = None if rounds is None else tuple(float(part) for part in rounds.split("-"))
    except ValueError:
        raise InputError(f"--target {target}, --rounds {rounds}: expected numbers, like 0.35 and 8-12") from None
    if not 0 <= win_rate <= 1:
        raise InputError(f"--target {target}: expected a share from 0 to 1")
    if span is None:
        return Goal(win_rate)
    if len(span) != 2 or span[0] > span[1]:
        raise InputError(f"--rounds {rounds}: expected two numbers, the lower first, like 8-12")
    return Goal(win_rate, (span[0], span[1]))


def run_tuning(game: Game, ruleset: Ruleset, base: Mapping[str, Any], axes: Sequence[Axis],
               roles: Sequence[str | None], agents: Sequence[str], seed: int, games: int, goal: Goal, trials: int,
               folder: Path, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[Point]:
    """Try configurations until there have been so many trials in all; the nearest to the goal first.

    Raises InputError for an option or a folder that will not do, or without Optuna.
    """
    try:
        import optuna
    except ImportError as error:
        raise InputError("lab tune needs Optuna: pip install 'tapete[lab]'") from error
    check_out(folder / "a.parquet")
    for axis in axes:       # each value must be possible by itself before anything is played
        for value in axis.values:
            game.options(ruleset, merge(dict(base), configuration({axis.path: value})))
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(storage=f"sqlite:///{folder / 'tune.db'}", study_name="tune", load_if_exists=True,
                                sampler=optuna.samplers.TPESampler(seed=seed))
    found: dict[str, Point] = {}

    def look(places: Mapping[str, int]) -> Point:
        """What a configuration shows, by the places of its values on their axes."""
        values = {axis.path: axis.values[places[axis.path]] for axis in axes}
        options = game.options(ruleset, merge(dict(base), configuration(values)))
        one = make_study(game, ruleset, options, roles, agents, seed, games)
        point = Point(values, results(one, game, play_or_read(one, folder, workers, progress)))
        found[str(values)] = point
        return point

    def attempt(trial: Any) -> float:
        return goal.distance(look({axis.path: trial.suggest_int(axis.path, 0, len(axis.values) - 1)
                                   for axis in axes}).shown)

    earlier = [trial.params for trial in study.trials if trial.state.is_finished()]
    if any(params.keys() != {axis.path for axis in axes} for params in earlier):
        raise InputError(f"{folder}: holds a search over other options; name another folder")
    for params in earlier:
        look(params)
    study.optimize(attempt, n_trials=max(0, trials - len(earlier)))
    return sorted(found.values(), key=lambda point: goal.distance(point.shown))


def as_yaml(values: Mapping[str, Any]) -> str:
    """The configuration of a point, as a file for --config."""
    out = StringIO()
    YAML().dump(configuration(values), out)
    return out.getvalue()
