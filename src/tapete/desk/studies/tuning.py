"""Tuning: find the fewest changes of options that reach the designer's goal, for several numbers of players at once
(`lab/tuning/seek.py`). The answers are measured on fresh seeds.

Each trial follows from the trials before it, and each study is kept. A search that was stopped repeats its trials from
their files, and goes on.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any

from ...games import find_game
from ...lab.contrast import MeasuredMean
from ...lab.engines.engine import Engine
from ...lab.results import path_of
from ...lab.run import StudyRun
from ...lab.study import game_of
from ...lab.tuning.aims import Bound, StudyAims, TuningGoal, check_aims
from ...lab.tuning.seek import CLOSER, Look, TuningCase, find_nearest
from ...lab.tuning.surrogate import Number
from ...text.spoken import SpokenError
from ..design.by_players import for_players, parts_of, whose, with_players
from ..design.changes import with_changes
from ..design.form import form_of, value_at
from ..design.switches import switches_of
from .figures import kind_of
from .sensitivity import ProgressReport, numbers_of, study_of

GAMES, TRIALS, FRESH = 800, 60, 4
"""Games of a trial for each number of players; trials; and games on fresh seeds for each game of a trial."""
FEW, EACH = 15, 6
"""If more than FEW numbers may be changed, each number beyond them adds EACH trials. Trying one alone takes one trial
or, measured again, up to four, and half of all trials are for changes of several."""
ANSWERS = 4
REACH = 3
"""A number is changed by at least so much, or by half of itself if that is more."""


Tried = tuple[float, dict[str, Any]]
"""The distance from the goal, and the changes."""


def tune(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> list[dict[str, Any]]:
    """A few answers, the nearest first: the changes of each, its distance, and the results on fresh seeds."""
    search = _DesignSearch(ask, folder, engine, progress)
    return search.answers(search.tried())


def spans_of(ask: Mapping[str, Any], seats: int | None = None) -> list[Number]:
    """The numbers and switches that may be changed, with their current values for any number of players or for so many.
    Raises InputError for one that does not exist."""
    changes = ask.get("changes", {})
    standing = parts_of(changes)[0] if seats is None else for_players(changes, seats)
    numbers = {path: (value, low, high) for path, value, low, high in numbers_of({**ask, "changes": standing})}
    switches = dict(switches_of({**ask, "changes": standing}, ask["players"] if seats is None else [seats],
                                set(ask["may"]) - set(numbers)))
    found = []
    for path in ask["may"]:
        if path in switches:
            found.append(Number(path, switches[path], 0))
            continue
        if path not in numbers:
            raise SpokenError("desk-no-number", path=path)
        value, low, high = numbers[path]
        reach = max(REACH, ceil(abs(value) / 2))
        least = value - reach if low is None else max(low, value - reach)
        values = range(least, 1 + (value + reach if high is None else min(high, value + reach)))
        found.append(Number(path, tuple(values), value - least))
    if not found:
        raise SpokenError("desk-none-to-move")
    return found


def goal_of(ask: Mapping[str, Any]) -> TuningGoal:
    """The goal. Raises InputError for a measure that the game does not show."""
    target = ask["target"]
    low, high = (float(target.get(name, target.get("value"))) for name in ("low", "high"))
    also = tuple(Bound(each["measure"], float(each["low"]), float(each["high"])) for each in ask.get("also", ()))
    goal = TuningGoal(find_game(ask["game"]), target["measure"], (low + high) / 2, also=also, within=(high - low) / 2)
    for seats in ask["players"]:
        check_aims(game_of(study_of(ask, {}, seats, 1)), seats, goal.aims)
    return goal


class _DesignSearch:
    def __init__(self, ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> None:
        self.ask, self.folder, self.engine, self.progress = ask, folder, engine, progress
        self.players: list[int] = sorted(set(ask["players"]))
        self.apart = bool(ask.get("apart")) and len(self.players) > 1
        self.games, self.most = int(ask.get("games", GAMES)), min(int(ask.get("most", 3)), len(ask["may"]))
        self.trials = int(ask.get("trials", TRIALS + EACH * max(0, len(ask["may"]) - FEW)))
        self.goal = goal_of(ask)
        self.played = 0

    def tried(self) -> list[Tried]:
        """The nearest configuration for each number of changed options."""
        self.progress.total = len(self.players) * self.games * (self.trials + (CLOSER + FRESH) * ANSWERS)
        places = [TuningCase(spans_of(self.ask, seats if self.apart else None), self.goal, self._looks(seats),
                             self.games)
                  for seats in self.players]
        found = []
        for nearest in find_nearest(places, self.most, self.trials, self.apart):
            changes: dict[str, Any] = {}
            for seats, place, point in zip(self.players, places, nearest.points, strict=True):
                changes |= self._theirs(place.changes(point), seats)
            found.append((nearest.distance, changes))
        self.progress.total = self.played + len(self.players) * self.games * FRESH * min(ANSWERS, len(found))
        return found

    def _looks(self, seats: int) -> Look:
        def look(changed: Mapping[str, Any], times: int) -> Mapping[str, MeasuredMean]:
            shown = self.look(self._theirs(changed, seats), seats, 1, times * self.games)
            return {aim: shown.of(aim) for aim in self.goal.aims}
        return look

    def _theirs(self, changed: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The changes restricted to so many players, if each number of players has its own."""
        return with_players(str(seats), changed) if self.apart else dict(changed)

    def look(self, changed: Mapping[str, Any], seats: int, seed: int, games: int) -> StudyAims:
        """The result of a configuration, played or read."""
        study = study_of(self.ask, changed, seats, games, seed)
        run = StudyRun([study], [path_of(study, self.folder)])
        self.progress(run.earlier)
        self.played += games
        return StudyAims(study, run.play(self.engine, self.progress)[0])

    def answers(self, tried: Sequence[Tried]) -> list[dict[str, Any]]:
        """The nearest of each number of changed options, as long as more come nearer, measured on fresh seeds."""
        best: list[Tried] = []
        for many in range(self.most + 1):
            here = [each for each in tried if len({whose(path)[1] for path in each[1]}) == many]
            nearest = min(here, key=lambda each: each[0], default=None)
            if nearest is not None and (not best or nearest[0] < best[-1][0]):
                best.append(nearest)
        found = [self._answer(changed) for _, changed in best[-ANSWERS:]]
        return sorted(found, key=lambda each: (each["distance"], len(each["moved"])))

    def _answer(self, changed: Mapping[str, Any]) -> dict[str, Any]:
        seed, games = 1 + CLOSER * self.games, FRESH * self.games
        looks = {seats: self.look(changed, seats, seed, games) for seats in self.players}
        return {"changes": {**self.ask.get("changes", {}), **changed},
                "moved": [{"path": path, "base": self._standing(path), "value": value}
                          for path, value in changed.items()],
                "distance": sum(map(self.goal.distance, looks.values())) / len(looks),
                "games": games, "seeds": [seed, seed + games - 1],
                "players": [{"players": seats, "measures": [
                    {"name": name, "kind": kind_of(self.goal.game, name), "mean": one.mean, "low": one.low,
                     "high": one.high}
                    for name, one in _aims_first(of, self.goal.aims)]} for seats, of in looks.items()]}

    def _standing(self, path: str) -> Any:
        """The current value of a number that is changed."""
        seats, inner = whose(path)
        changes = self.ask.get("changes", {})
        base = form_of(self.ask["game"], self.ask["ruleset"], "en")["values"]
        return value_at(with_changes(base, parts_of(changes)[0] if seats is None else for_players(changes, seats)),
                        inner)


def _aims_first(shown: StudyAims, aims: Sequence[str]) -> list[tuple[str, MeasuredMean]]:
    every = shown.every(aims)
    return [(name, every[name]) for name in dict.fromkeys((*aims, *every))]
