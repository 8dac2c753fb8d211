"""Options looked for that make a game what its designer wants, for several numbers of players at once, by as few
changes as can be: a search with two aims, Optuna's tree-structured sampler, whose answers are measured on fresh seeds.

What is tried follows from the seed and from what was tried before, and each study is kept: a search that was stopped is
gone through again from its files, and goes on.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..lab.aims import Bound, Goal, Shown, check_aims
from ..lab.engine import Engine
from ..lab.run import Run
from ..lab.simulate import game_of
from ..lab.sweep import path_of
from ..spoken import SpokenError
from .figures import kind_of
from .form import form_of, value_at
from .sensitivity import Progress, numbers_of, study_of

GAMES, TRIALS, FRESH = 800, 60, 4
"""Games of a trial for each number of players, trials, and games on fresh seeds for each of a trial."""
ANSWERS = 4
REACH = 3
"""How far from where it stands a number is moved, at least; half of itself, if that is more."""


@dataclass(frozen=True)
class Span:
    """A number that may be moved: where it stands, and from where to where it is tried."""

    path: str
    value: int
    low: int
    high: int


def tune(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> list[dict[str, Any]]:
    """A few answers, the nearest first: what each changes, how near it comes, what fresh seeds showed."""
    import optuna
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    search = _Search(ask, spans_of(ask), folder, engine, progress)
    sampler = optuna.samplers.TPESampler(seed=int(ask.get("seed", 1)))
    study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
    study.enqueue_trial({f"slot {slot}": 0 for slot in range(search.most)})      # the game as it stands
    tried: dict[str, tuple[float, dict[str, int]]] = {}
    for _ in range(int(ask.get("trials", TRIALS))):
        trial = study.ask()
        changed = search.suggest(trial)
        try:
            distance = search.distance(changed, 1, search.games)
        except InputError:      # options that do not go together
            study.tell(trial, state=optuna.trial.TrialState.FAIL)
            continue
        study.tell(trial, [distance, float(len(changed))])
        tried[str(sorted(changed.items()))] = distance, changed
    return search.answers(list(tried.values()))


def spans_of(ask: Mapping[str, Any]) -> list[Span]:
    """The numbers that may be moved; InputError for one that there is not."""
    numbers = {path: (value, low, high) for path, value, low, high in numbers_of(ask)}
    found = []
    for path in ask["may"]:
        if path not in numbers:
            raise SpokenError("desk-no-number", path=path)
        value, low, high = numbers[path]
        reach = max(REACH, ceil(abs(value) / 2))
        found.append(Span(path, value, value - reach if low is None else max(low, value - reach),
                          value + reach if high is None else min(high, value + reach)))
    if not found:
        raise SpokenError("desk-none-to-move")
    return found


def goal_of(ask: Mapping[str, Any]) -> Goal:
    """What is wanted; InputError for what the game does not show."""
    target = ask["target"]
    goal = Goal(target["measure"], float(target["value"]), also=tuple(
        Bound(also["measure"], float(also["low"]), float(also["high"])) for also in ask.get("also", ())))
    for seats in ask["players"]:
        check_aims(game_of(study_of(ask, {}, seats, 1)), seats, goal.aims)
    return goal


class _Search:
    def __init__(self, ask: Mapping[str, Any], spans: Sequence[Span], folder: Path, engine: Engine,
                 progress: Progress) -> None:
        self.ask, self.spans, self.folder, self.engine, self.progress = ask, spans, folder, engine, progress
        self.games, self.most = int(ask.get("games", GAMES)), min(int(ask.get("most", 3)), len(spans))
        self.players: list[int] = list(ask["players"])
        self.goal = goal_of(ask)
        progress.total = len(self.players) * self.games * (int(ask.get("trials", TRIALS)) + FRESH * ANSWERS)

    def suggest(self, trial: Any) -> dict[str, int]:
        """Which numbers a trial moves, each to what."""
        changed: dict[str, int] = {}
        for slot in range(self.most):
            which = trial.suggest_int(f"slot {slot}", 0, len(self.spans))
            if which == 0:
                continue
            span = self.spans[which - 1]
            value = trial.suggest_int(span.path, span.low, span.high)
            if value != span.value:
                changed[span.path] = value
        return changed

    def look(self, changed: Mapping[str, int], seats: int, seed: int, games: int) -> Shown:
        """What a configuration shows, played or read."""
        study = study_of(self.ask, changed, seats, games, seed)
        run = Run([study], [path_of(study, self.folder)])
        self.progress(run.earlier)
        return Shown(study, run.play(self.engine, self.progress)[0])

    def distance(self, changed: Mapping[str, int], seed: int, games: int) -> float:
        """How far from what is wanted a configuration is, the mean of all numbers of players; 0 is there."""
        return sum(self.goal.distance(self.look(changed, seats, seed, games))
                   for seats in self.players) / len(self.players)

    def answers(self, tried: Sequence[tuple[float, dict[str, int]]]) -> list[dict[str, Any]]:
        """The nearest of each number of changes, as long as more changes come nearer, measured anew."""
        best: list[tuple[float, dict[str, int]]] = []
        for many in range(self.most + 1):
            here = [each for each in tried if len(each[1]) == many]
            nearest = min(here, key=lambda each: each[0], default=None)
            if nearest is not None and (not best or nearest[0] < best[-1][0]):
                best.append(nearest)
        found = [self._answer(changed) for _, changed in best[-ANSWERS:]]
        return sorted(found, key=lambda each: (each["distance"], len(each["moved"])))

    def _answer(self, changed: Mapping[str, int]) -> dict[str, Any]:
        seed, games = 1 + self.games, FRESH * self.games
        base = form_of(self.ask["game"], self.ask["ruleset"], "en")["values"]
        shown = {seats: self.look(changed, seats, seed, games).every(self.goal.aims) for seats in self.players}
        return {"changes": {**self.ask.get("changes", {}), **changed},
                "moved": [{"path": path, "base": value_at(base, path), "value": value}
                          for path, value in changed.items()],
                "distance": self.distance(changed, seed, games), "games": games, "seeds": [seed, seed + games - 1],
                "players": [{"players": seats, "measures": [
                    {"name": name, "kind": kind_of(name), "mean": one.mean, "low": one.low, "high": one.high}
                    for name, one in of.items()]} for seats, of in shown.items()]}
