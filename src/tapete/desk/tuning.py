"""Options looked for that make a game what its designer wants, for several numbers of players at once, by as few
changes as can be: a search with two aims, Optuna's tree-structured sampler, whose answers are measured on fresh seeds.

What is tried follows from the seed and from what was tried before, and each study is kept: a search that was stopped is
gone through again from its files, and goes on.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..kernel.by_players import KEY
from ..lab.aims import Bound, Goal, Shown, check_aims
from ..lab.engine import Engine
from ..lab.run import Run
from ..lab.simulate import game_of
from ..lab.sweep import path_of
from ..spoken import SpokenError
from .by_players import for_players, parts_of, whose
from .changes import laid
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


Tried = tuple[float, dict[str, int]]
"""How far from what is wanted, and the changes."""
Suggest = Callable[[Any], dict[str, int]]


def tune(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> list[dict[str, Any]]:
    """A few answers, the nearest first: what each changes, how near it comes, what fresh seeds showed."""
    search = _Search(ask, folder, engine, progress)
    apart = bool(ask.get("apart")) and len(search.players) > 1
    return search.answers(each_its_own(search) if apart else one_for_all(search))


def spans_of(ask: Mapping[str, Any], seats: int | None = None) -> list[Span]:
    """The numbers that may be moved, where they stand for any number of players or for so many; InputError for one
    that there is not."""
    changes = ask.get("changes", {})
    standing = parts_of(changes)[0] if seats is None else for_players(changes, seats)
    numbers = {path: (value, low, high) for path, value, low, high in numbers_of({**ask, "changes": standing})}
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
    def __init__(self, ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> None:
        self.ask, self.folder, self.engine, self.progress = ask, folder, engine, progress
        self.spans = spans_of(ask)
        self.games, self.most = int(ask.get("games", GAMES)), min(int(ask.get("most", 3)), len(self.spans))
        self.trials, self.seed = int(ask.get("trials", TRIALS)), int(ask.get("seed", 1))
        self.players: list[int] = sorted(set(ask["players"]))
        self.goal = goal_of(ask)
        progress.total = len(self.players) * self.games * (self.trials + FRESH * ANSWERS)

    def look(self, changed: Mapping[str, int], seats: int, seed: int, games: int) -> Shown:
        """What a configuration shows, played or read."""
        study = study_of(self.ask, changed, seats, games, seed)
        run = Run([study], [path_of(study, self.folder)])
        self.progress(run.earlier)
        return Shown(study, run.play(self.engine, self.progress)[0])

    def away(self, changed: Mapping[str, int], seats: int) -> float:
        """How far from what is wanted a configuration is with so many players; 0 is there."""
        return self.goal.distance(self.look(changed, seats, 1, self.games))

    def distance(self, changed: Mapping[str, int], seed: int, games: int) -> float:
        """The same, the mean of all numbers of players."""
        return sum(self.goal.distance(self.look(changed, seats, seed, games))
                   for seats in self.players) / len(self.players)

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

    def _answer(self, changed: Mapping[str, int]) -> dict[str, Any]:
        seed, games = 1 + self.games, FRESH * self.games
        shown = {seats: self.look(changed, seats, seed, games).every(self.goal.aims) for seats in self.players}
        return {"changes": {**self.ask.get("changes", {}), **changed},
                "moved": [{"path": path, "base": self._standing(path), "value": value}
                          for path, value in changed.items()],
                "distance": self.distance(changed, seed, games), "games": games, "seeds": [seed, seed + games - 1],
                "players": [{"players": seats, "measures": [
                    {"name": name, "kind": kind_of(name), "mean": one.mean, "low": one.low, "high": one.high}
                    for name, one in of.items()]} for seats, of in shown.items()]}

    def _standing(self, path: str) -> Any:
        """What a number is that is moved."""
        seats, inner = whose(path)
        changes = self.ask.get("changes", {})
        base = form_of(self.ask["game"], self.ask["ruleset"], "en")["values"]
        return value_at(laid(base, parts_of(changes)[0] if seats is None else for_players(changes, seats)), inner)


# ---- one value for all numbers of players -------------------------------------------------------

def one_for_all(search: _Search) -> list[Tried]:
    """Configurations that hold with every number of players: a search with two aims, how near and how few."""
    optuna = _optuna()
    study = optuna.create_study(directions=["minimize", "minimize"],
                                sampler=optuna.samplers.TPESampler(seed=search.seed))
    tried: dict[str, Tried] = {}

    def look(changed: dict[str, int]) -> list[float]:
        distance = search.distance(changed, 1, search.games)
        tried[str(sorted(changed.items()))] = distance, changed
        return [distance, float(len(changed))]

    _go(study, search.trials, partial(_some, spans=search.spans, most=search.most), look, [_nothing(search.most)])
    return list(tried.values())


# ---- each number of players its own values ------------------------------------------------------

def each_its_own(search: _Search) -> list[Tried]:
    """Configurations that move the same few numbers with every number of players, each to a value of its own.

    What is seen with so many players depends on nobody else's values. So each number of players is searched for
    itself, from what was good with those before; then it is asked which few numbers, moved by all, come nearest, and
    these alone are searched further.
    """
    spans = {seats: spans_of(search.ask, seats) for seats in search.players}
    seen: dict[int, dict[tuple[tuple[str, int], ...], float]] = {seats: {} for seats in search.players}

    def within(seats: int, paths: frozenset[str]) -> tuple[float, tuple[tuple[str, int], ...]]:
        """The nearest of what moves no other numbers than these."""
        return min((distance, changed) for changed, distance in seen[seats].items()
                   if paths.issuperset(path for path, _ in changed))

    def seek(seats: int, trials: int, suggest: Suggest, begin: Sequence[Mapping[str, int]], seed: int) -> None:
        optuna = _optuna()

        def look(changed: dict[str, int]) -> list[float]:
            distance = search.away({f"{KEY}.{seats}.{path}": value for path, value in changed.items()}, seats)
            seen[seats][tuple(sorted(changed.items()))] = distance
            return [distance]
        study = optuna.create_study(direction="minimize", sampler=optuna.samplers.TPESampler(seed=seed))
        _go(study, trials, suggest, look, begin)

    half = max(1, search.trials // 2)
    begin = [_nothing(search.most)]
    for n, seats in enumerate(search.players):
        seek(seats, half, partial(_some, spans=spans[seats], most=search.most), begin, search.seed + n)
        begin = [begin[0], *(_slots(spans[seats], changed, search.most) for changed in
                             sorted(seen[seats], key=lambda each: (seen[seats][each], each))[:3])]

    def together(paths: frozenset[str]) -> float:
        return sum(within(seats, paths)[0] for seats in search.players)

    sets = {frozenset(path for path, _ in changed) for of in seen.values() for changed in of}
    steps = search.most * (search.most + 1) // 2
    found: list[Tried] = []
    for many in range(search.most + 1):
        paths = min((each for each in sets if len(each) == many), default=None,
                    key=lambda each: (together(each), sorted(each)))
        if paths is None:
            continue
        for n, seats in enumerate(search.players):
            few = [span for span in spans[seats] if span.path in paths]
            seek(seats, (search.trials - half) * many // steps, partial(_each, spans=few),
                 [dict(within(seats, paths)[1])] if few else [], search.seed + n)
        nearest = {seats: within(seats, paths) for seats in search.players}
        found.append((sum(distance for distance, _ in nearest.values()) / len(nearest),
                      {f"{KEY}.{seats}.{path}": value for seats, (_, changed) in nearest.items()
                       for path, value in changed}))
    return found


# ---- what is suggested --------------------------------------------------------------------------

def _optuna() -> Any:
    import optuna
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna


def _go(study: Any, trials: int, suggest: Suggest, look: Callable[[dict[str, int]], list[float]],
        begin: Sequence[Mapping[str, int]]) -> None:
    """Look at what a study suggests, first at what is to begin with; what does not go together tells nothing."""
    for first in begin:
        study.enqueue_trial(dict(first))
    for _ in range(trials):
        trial = study.ask()
        try:
            study.tell(trial, look(suggest(trial)))
        except InputError:
            study.tell(trial, state=_optuna().trial.TrialState.FAIL)


def _some(trial: Any, spans: Sequence[Span], most: int) -> dict[str, int]:
    """At most so many of the numbers moved."""
    changed: dict[str, int] = {}
    for slot in range(most):
        which = trial.suggest_int(f"slot {slot}", 0, len(spans))
        if which == 0:
            continue
        span = spans[which - 1]
        value = trial.suggest_int(span.path, span.low, span.high)
        if value != span.value:
            changed[span.path] = value
    return changed


def _each(trial: Any, spans: Sequence[Span]) -> dict[str, int]:
    """All of the numbers moved, or left where they stand."""
    tried = {span.path: trial.suggest_int(span.path, span.low, span.high) for span in spans}
    return {span.path: tried[span.path] for span in spans if tried[span.path] != span.value}


def _nothing(most: int) -> dict[str, int]:
    """The game as it stands, as `_some` is to suggest it."""
    return {f"slot {slot}": 0 for slot in range(most)}


def _slots(spans: Sequence[Span], changed: Sequence[tuple[str, int]], most: int) -> dict[str, int]:
    """Changes, as `_some` is to suggest them."""
    places = {span.path: n for n, span in enumerate(spans, 1)}
    return {**_nothing(most), **{f"slot {slot}": places[path] for slot, (path, _) in enumerate(changed)},
            **dict(changed)}
