"""Find the fewest changes that bring a game to its designer's goal, for several numbers of players.

For each number of changed options, `seek.py` finds the nearest configuration. It is measured on seeds that no trial has
played, and then once more with another agent."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ...gamedef.by_players import KEY, at_table
from ...text.spoken import SpokenError
from ..contrast import MeasuredMean
from ..engines.engine import Engine
from ..results import path_of
from ..run import Progress, StudyRun
from ..study import game_of
from .aims import StudyAims, TuningGoal, check_aims
from .design import Axis, DesignSettings
from .seek import CLOSER, Look, TuningCase, find_nearest
from .surrogate import Number
from .tune import FRESH, claim_folder, search_settings


@dataclass(frozen=True)
class FewChangesAnswer:
    """The values of so many changed options, by path; those of one number of players have `by_players.N.` before the
    path. Also what fresh seeds showed of each aim with each number of players, and its distance from the goal."""

    values: dict[str, Any]
    shown: Mapping[int, Mapping[str, MeasuredMean]]
    distance: float
    games: int
    seed: int


class FewChanges:
    """A search kept in a folder. `resumed` says whether an earlier run began it.

    Raises InputError for an invalid option or aim, or an unusable folder.
    """

    def __init__(self, frame: DesignSettings, players: Sequence[int], axes: Sequence[Axis], goal: TuningGoal,
                 folder: Path,
                 apart: bool) -> None:
        self.goal, self.folder, self.apart = goal, folder, apart and len(players) > 1
        self.frames = {seats: frame if len(players) == 1 else replace(frame, roles=[None] * seats)
                       for seats in sorted(set(players))}
        first = next(iter(self.frames))
        self.numbers = {seats: [_number(one, seats if self.apart else first, axis) for axis in axes]
                        for seats, one in self.frames.items()}
        for seats, one in self.frames.items():
            check_aims(game_of(one.study_at({})), seats, goal.aims)
        self.resumed = claim_folder(folder, {**search_settings(frame, axes, goal), "players": list(self.frames),
                                             "apart": self.apart})

    def play(self, most: int, trials: int, engine: Engine, progress: Progress | None = None) -> list[FewChangesAnswer]:
        """The nearest for no option changed, for one, ... as long as more options come nearer; the nearest of all
        first."""
        def looks(seats: int) -> Look:
            def look(changes: Mapping[str, Any], times: int) -> Mapping[str, MeasuredMean]:
                frame = self.frames[seats]
                return self._see(replace(frame, games=times * frame.games), changes, engine, progress)[1]
            return look
        places = [TuningCase(self.numbers[seats], self.goal, looks(seats), frame.games)
                  for seats, frame in self.frames.items()]
        found: list[FewChangesAnswer] = []
        for nearest in find_nearest(places, min(most, len(places[0].numbers)), trials, self.apart):
            changes = {seats: place.changes(point) for seats, place, point
                       in zip(self.frames, places, nearest.points, strict=True)}
            one = self._measure(changes, engine, progress)
            if not found or one.distance < found[-1].distance:
                found.append(one)
        return found[::-1]

    def _measure(self, changes: Mapping[int, dict[str, Any]], engine: Engine,
                 progress: Progress | None) -> FewChangesAnswer:
        shown, away = {}, 0.0
        for seats, frame in self.frames.items():
            fresh = replace(frame, seed=frame.seed + CLOSER * frame.games, games=FRESH * frame.games)
            distance, shown[seats] = self._see(fresh, changes[seats], engine, progress)
            away += distance / len(self.frames)
        values = {f"{KEY}.{seats}.{path}" if self.apart else path: value
                  for seats, of in changes.items() for path, value in of.items()}
        return FewChangesAnswer(values, shown, away, fresh.games, fresh.seed)

    def _see(self, frame: DesignSettings, values: Mapping[str, Any], engine: Engine,
             progress: Progress | None) -> tuple[float, dict[str, MeasuredMean]]:
        """The distance of a configuration from the goal, and what it shows, played or read."""
        study = frame.study_at(values)
        run = StudyRun([study], [path_of(study, self.folder)])
        if progress:
            progress(run.earlier)
        shown = StudyAims(study, run.play(engine, progress)[0])
        return self.goal.distance(shown), {aim: shown.of(aim) for aim in self.goal.aims}

    def by_another(self, few: FewChangesAnswer, agent: Sequence[str], games: int, engine: Engine,
                   progress: Progress | None = None) -> dict[int, MeasuredMean]:
        """Another agent's results for the aim in so many games, with each number of players."""
        found = {}
        for seats, frame in self.frames.items():
            values = {path.removeprefix(f"{KEY}.{seats}."): value for path, value in few.values.items()
                      if not path.startswith(f"{KEY}.") or path.startswith(f"{KEY}.{seats}.")}
            other = replace(frame, agents=agent, seed=few.seed, games=games)
            found[seats] = self._see(other, values, engine, progress)[1][self.goal.measure]
        return found


def _number(frame: DesignSettings, seats: int, axis: Axis) -> Number:
    """The integers of an axis, with the current one. Raises InputError for other axes, and for values that cannot be
    played alone."""
    if axis.between is not None or not all(type(value) is int for value in axis.values):
        raise SpokenError("tune-few-numbers", path=axis.path)
    for value in axis.values:
        frame.study_at({axis.path: value})
    stands: Any = at_table(frame.game.options(frame.ruleset, dict(frame.base)), seats).model_dump(mode="json")
    try:
        for part in axis.path.split("."):
            stands = stands[int(part) if isinstance(stands, list) else part]
    except (KeyError, TypeError, ValueError, IndexError):
        stands = None
    if type(stands) is not int:
        raise SpokenError("tune-few-numbers", path=axis.path)
    values = tuple(sorted({*axis.values, stands}))
    return Number(axis.path, values, values.index(stands))
