"""Options looked for that make a game what its designer wants, for several numbers of players at once, by as few
changes as can be (`lab/tuning/seek.py`); the answers are measured on fresh seeds.

What is tried follows from what was tried before, and each study is kept: a search that was stopped is gone through
again from its files, and goes on.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any

from ...lab.contrast import Measured
from ...lab.engines.engine import Engine
from ...lab.results import path_of
from ...lab.run import Run
from ...lab.study import game_of
from ...lab.tuning.aims import Bound, Goal, Shown, check_aims
from ...lab.tuning.seek import CLOSER, Look, Place, seek
from ...lab.tuning.surrogate import Number
from ...text.spoken import SpokenError
from ..design.by_players import for_players, parts_of, whose, with_players
from ..design.changes import laid
from ..design.form import form_of, value_at
from ..design.switches import switches_of
from .figures import kind_of
from .sensitivity import Progress, numbers_of, study_of

GAMES, TRIALS, FRESH = 800, 60, 4
"""Games of a trial for each number of players, trials, and games on fresh seeds for each of a trial."""
FEW, EACH = 15, 6
"""Of more than so many that may be moved each has further trials: what one does alone takes one or, looked at closer,
as many as four, and half of all are for what several do."""
ANSWERS = 4
REACH = 3
"""How far from where it stands a number is moved, at least; half of itself, if that is more."""


Tried = tuple[float, dict[str, Any]]
"""How far from what is wanted, and the changes."""


def tune(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> list[dict[str, Any]]:
    """A few answers, the nearest first: what each changes, how near it comes, what fresh seeds showed."""
    search = _Search(ask, folder, engine, progress)
    return search.answers(search.tried())


def spans_of(ask: Mapping[str, Any], seats: int | None = None) -> list[Number]:
    """The numbers and switches that may be moved, where they stand for any number of players or for so many;
    InputError for one that there is not."""
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


def goal_of(ask: Mapping[str, Any]) -> Goal:
    """What is wanted; InputError for what the game does not show."""
    target = ask["target"]
    low, high = (float(target.get(name, target.get("value"))) for name in ("low", "high"))
    also = tuple(Bound(each["measure"], float(each["low"]), float(each["high"])) for each in ask.get("also", ()))
    goal = Goal(target["measure"], (low + high) / 2, also=also, within=(high - low) / 2)
    for seats in ask["players"]:
        check_aims(game_of(study_of(ask, {}, seats, 1)), seats, goal.aims)
    return goal


class _Search:
    def __init__(self, ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> None:
        self.ask, self.folder, self.engine, self.progress = ask, folder, engine, progress
        self.players: list[int] = sorted(set(ask["players"]))
        self.apart = bool(ask.get("apart")) and len(self.players) > 1
        self.games, self.most = int(ask.get("games", GAMES)), min(int(ask.get("most", 3)), len(ask["may"]))
        self.trials = int(ask.get("trials", TRIALS + EACH * max(0, len(ask["may"]) - FEW)))
        self.goal = goal_of(ask)
        self.played = 0

    def tried(self) -> list[Tried]:
        """The nearest for each number of numbers moved."""
        self.progress.total = len(self.players) * self.games * (self.trials + (CLOSER + FRESH) * ANSWERS)
        places = [Place(spans_of(self.ask, seats if self.apart else None), self.goal, self._looks(seats), self.games)
                  for seats in self.players]
        found = []
        for nearest in seek(places, self.most, self.trials, self.apart):
            changes: dict[str, Any] = {}
            for seats, place, point in zip(self.players, places, nearest.points, strict=True):
                changes |= self._theirs(place.changes(point), seats)
            found.append((nearest.distance, changes))
        self.progress.total = self.played + len(self.players) * self.games * FRESH * min(ANSWERS, len(found))
        return found

    def _looks(self, seats: int) -> Look:
        def look(changed: Mapping[str, Any], times: int) -> Mapping[str, Measured]:
            shown = self.look(self._theirs(changed, seats), seats, 1, times * self.games)
            return {aim: shown.of(aim) for aim in self.goal.aims}
        return look

    def _theirs(self, changed: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Changes as those for so many players, where each number of players has its own."""
        return with_players(str(seats), changed) if self.apart else dict(changed)

    def look(self, changed: Mapping[str, Any], seats: int, seed: int, games: int) -> Shown:
        """What a configuration shows, played or read."""
        study = study_of(self.ask, changed, seats, games, seed)
        run = Run([study], [path_of(study, self.folder)])
        self.progress(run.earlier)
        self.played += games
        return Shown(study, run.play(self.engine, self.progress)[0])

    def answers(self, tried: Sequence[Tried]) -> list[dict[str, Any]]:
        """The nearest of each number of numbers moved, as long as more come nearer, measured anew."""
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
                    {"name": name, "kind": kind_of(name), "mean": one.mean, "low": one.low, "high": one.high}
                    for name, one in _aims_first(of, self.goal.aims)]} for seats, of in looks.items()]}

    def _standing(self, path: str) -> Any:
        """What a number is that is moved."""
        seats, inner = whose(path)
        changes = self.ask.get("changes", {})
        base = form_of(self.ask["game"], self.ask["ruleset"], "en")["values"]
        return value_at(laid(base, parts_of(changes)[0] if seats is None else for_players(changes, seats)), inner)


def _aims_first(shown: Shown, aims: Sequence[str]) -> list[tuple[str, Measured]]:
    every = shown.every(aims)
    return [(name, every[name]) for name in dict.fromkeys((*aims, *every))]
