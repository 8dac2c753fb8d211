"""Sensitivity: the effect of each number on a measure, a step down and a step up, on the same seeds as the unchanged
game."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from ...errors import InputError
from ...games import find_game
from ...lab.engines.engine import Engine
from ...lab.results import path_of
from ...lab.run import StudyRun
from ...lab.simulate import make_study
from ...lab.study import Study
from ...lab.tournament import compare_means
from ...lab.tuning.aims import usual_measure, values_of
from ..design.by_players import for_players
from ..design.changes import options_of, with_changes
from ..design.form import fields_in, form_of, value_at

GAMES = 1000
FIRST, CLOSER = 200, 12
"""Games for each number in the first look, and how many numbers are then measured again with GAMES."""


class ProgressReport(Protocol):
    total: int
    plain: int

    def __call__(self, games: int, watched: bool = False) -> None: ...

    def found(self, result: Any) -> None: ...


def sensitivity(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> list[dict[str, Any]]:
    """How much a step of each number changes a measure, the largest change first.

    A number that cannot go a step further, because its range ends or others depend on it, is left out. All are measured
    with few games, and the most promising again with more.
    """
    ask = {**ask, "changes": for_players(ask.get("changes", {}), int(ask["players"]))}
    look = _StepGames(ask, folder, engine, progress)
    games = int(ask.get("games", GAMES))
    steps = list(sound_steps(ask, look.seats, 1))
    again = games > FIRST and len({path for path, _, _ in steps}) > CLOSER
    first = FIRST if again else games
    progress.total = (1 + len(steps)) * first + (1 + 2 * CLOSER) * games * again
    found = look.at(steps, first)
    if not again:
        return found
    progress.found(found)
    closer = {each["path"] for each in found[:CLOSER]}
    return [*look.at([step for step in steps if step[0] in closer], games), *found[CLOSER:]]


class _StepGames:
    """Steps compared with the unchanged game."""

    def __init__(self, ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> None:
        self.ask, self.seats, self.folder = ask, int(ask["players"]), folder
        self.engine, self.progress = engine, progress
        self.values = with_changes(form_of(ask["game"], ask["ruleset"], "en")["values"], ask.get("changes", {}))
        self.measure = ask.get("measure") or usual_measure(find_game(ask["game"]))

    def at(self, steps: Sequence[tuple[str, int, Study]], games: int) -> list[dict[str, Any]]:
        """The change by each step, with so many games of it, the largest change first."""
        studies = [study_of(self.ask, {}, self.seats, games), *(replace(study, games=games) for _, _, study in steps)]
        run = StudyRun(studies, [path_of(study, self.folder) for study in studies])
        self.progress(run.earlier)
        before, *after = (values_of(study, rows, self.measure) for study, rows in
                          zip(studies, run.play(self.engine, self.progress), strict=True))
        found: dict[str, dict[str, Any]] = {}
        for (path, value, _), played in zip(steps, after, strict=True):
            one = compare_means("", "", played, before)
            here = found.setdefault(path, {"path": path, "value": value_at(self.values, path), "down": None,
                                           "up": None, "games": games})
            here["down" if value < here["value"] else "up"] = {
                "value": value, "difference": one.difference, "low": one.low, "high": one.high,
                "sure": one.low > 0 or one.high < 0}
        return sorted(found.values(), key=lambda each: (-_effect(each), each["path"]))


def _effect(each: Mapping[str, Any]) -> float:
    return max(abs(float(step["difference"])) for step in (each["down"], each["up"]) if step is not None)


def study_of(ask: Mapping[str, Any], more: Mapping[str, Any], seats: int, games: int, seed: int = 1) -> Study:
    """The study of an ask with further changes. Raises InputError if it is invalid."""
    found, rules, options, _ = options_of(ask["game"], ask["ruleset"], {**ask.get("changes", {}), **more})
    return make_study(found, rules, options, [None] * seats, [ask.get("agent", "greedy")], seed, games)


def sound_steps(ask: Mapping[str, Any], seats: int, games: int) -> Iterator[tuple[str, int, Study]]:
    """The paths of all numbers, each with a value a step away, and its study, if it is valid. Other numbers may depend
    on it."""
    for path, value, low, high in numbers_of(ask):
        for step in (value - 1, value + 1):
            if (low is None or step >= low) and (high is None or step <= high):
                try:
                    study = study_of(ask, {path: step}, seats, games)
                except InputError:
                    continue
                yield path, step, study


def numbers_of(ask: Mapping[str, Any]) -> Iterator[tuple[str, int, int | None, int | None]]:
    """Every number that can be changed: its path, value and range. It includes those of tables and rows, but not
    numbers that follow from others, or that only bound a study."""
    bounds = find_game(ask["game"]).configuration.bounds
    form = form_of(ask["game"], ask["ruleset"], "en")
    values = with_changes(form["values"], ask.get("changes", {}))
    for path, field in fields_in(form).items():
        if path in bounds:
            continue
        try:
            value = value_at(values, path)
        except KeyError:        # in a part that this game does not have
            continue
        low, high = (field.get("of") or field).get("low"), (field.get("of") or field).get("high")
        if field["kind"] == "number" and isinstance(value, int):
            yield path, value, low, high
        elif field["kind"] in ("table", "row") and field["of"]["kind"] == "number":
            items = value.items() if isinstance(value, Mapping) else enumerate(value)
            for key, each in items:
                if isinstance(each, int):
                    yield f"{path}.{key}", each, low, high
