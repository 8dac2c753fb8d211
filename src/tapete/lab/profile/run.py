"""Run a profile from beginning to end: distribute its tasks and join their results."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np

from ...games import find_game
from ...search.profile import ProfiledMoment
from ..engines.engine import Engine, Local
from ..study import Study, StudyBatch, pack_blank, play_batch, study_json
from .ablate import Ablation, arms_of, judge
from .kept import ProfileCheckpoint
from .play import Array, count_part, counted_rules, firing_part, hope_part, result_part
from .result import result_of_first
from .study import ProfileStudy, catalogue_of

Owner = tuple[str, ...]
COUNT, HOPE, RULES = ("count",), ("hope",), ("rules",)
PLAYOUT_COST, PLAIN_COST = 6, 700
"""The cost of a playout at every beat and of a plain game, in counted games. Only the progress bar uses them."""


@dataclass(frozen=True)
class GameProfile:
    """The raw counts of a profile; `tables` turns them into readable tables."""

    how: ProfileStudy
    rows: Array         # (games) the game's summaries
    courses: Array      # (games)
    counts: Array       # (games, plane, thing)
    moments: Array      # (moments) of the games examined for hope, one game after the other
    trail: Array        # (moments, thing) the things that had turned up by then
    fired: Array        # (plain games, rule)
    asked: Array        # (plain games, rule)
    ablations: list[Ablation]


@dataclass(frozen=True)
class Task:
    """A part of the work that any process can do: a pure function and its arguments."""

    owner: Owner
    work: Callable[..., Any]
    args: tuple[Any, ...]
    cost: int


def run_task(task: Task) -> tuple[Array, ...]:
    """The result of a task, in any process."""
    found = task.work(*task.args)
    return found if isinstance(found, tuple) else (found,)


def tasks_of(how: ProfileStudy) -> list[Task]:
    """All the work of a profile, in tasks that do not depend on who does them."""
    blank = pack_blank(how.study)
    tasks = [Task(COUNT, count_part, (part, blank), part.games) for part in how.study.parts()]
    if how.hope_games:
        tasks += [Task(HOPE, hope_part, (part, blank, how.playouts), part.games * how.playouts * PLAYOUT_COST)
                  for part in how.some(how.hope_games).parts()]
    if how.plain_games:
        tasks += [Task(RULES, firing_part, (part, blank), part.games * PLAIN_COST)
                  for part in how.some(how.plain_games).parts()]
    for arm in arms_of(how)[0]:
        if arm.name != _unchanged(how.study):
            tasks += [Task(arm.name, result_part, (part, arm.blank, arm.forbidden), part.games)
                      for part in arm.study.parts()]
    return tasks


def _unchanged(study: Study) -> Owner:
    """The name of an arm that is the unchanged study, which is counted in any case."""
    return "base", study_json(study)


def compile_first(how: ProfileStudy) -> None:
    """Compile everything that is needed once, so that no worker compiles it again."""
    one, blank = replace(how.study, games=1), pack_blank(how.study)
    count_part(one, blank)
    play_batch(StudyBatch(one, blank))


def run_profile(how: ProfileStudy, engine: Engine | None = None, progress: Callable[[int], None] | None = None,
                kept: ProfileCheckpoint | None = None) -> GameProfile:
    """Count, estimate hope, count the rules' calls and take things out; the results are the same on any engine.

    `progress` is called with the cost of each finished task, also of tasks that an earlier run left in `kept`. Raises
    DefectError if the rules broke.
    """
    compile_first(how)
    tasks = tasks_of(how)
    found: dict[Owner, list[Any]] = {}
    for task, result in zip(tasks, run_tasks(tasks, engine or Local(), progress, kept), strict=True):
        found.setdefault(task.owner, []).append(result)
    size, rules = catalogue_of(find_game(how.study.game)).size, len(counted_rules(how.study.game))
    rows, courses, counts = _joined(found.pop(COUNT))
    moments, trail = _joined(found.pop(HOPE, [(cast(Any, ProfiledMoment).array(0), np.zeros((0, size), np.uint16))]))
    fired, asked = _joined(found.pop(RULES, [(np.zeros((0, rules), np.int64), np.zeros((0, rules), np.int64))]))
    results = {owner: _joined(parts)[0] for owner, parts in found.items()}
    results[_unchanged(how.study)] = result_of_first(how.study, rows)
    return GameProfile(how, rows, courses, counts, moments, trail, fired, asked, judge(arms_of(how)[1], results))


def _joined(parts: Sequence[tuple[Array, ...]]) -> tuple[Array, ...]:
    return tuple(np.concatenate(arrays) for arrays in zip(*parts, strict=True))


def run_tasks(tasks: Sequence[Task], engine: Engine, progress: Callable[[int], None] | None = None,
              kept: ProfileCheckpoint | None = None) -> list[tuple[Array, ...]]:
    """The result of each task, in their order. Tasks that an earlier run has finished are not done again."""
    done = [kept.read(i) if kept else None for i in range(len(tasks))]
    if progress:
        progress(sum(task.cost for task, found in zip(tasks, done, strict=True) if found is not None))
    left = [i for i, found in enumerate(done) if found is None]
    for k, found in engine.run(run_task, [tasks[i] for i in left]):
        done[left[k]] = found
        if kept:
            kept.add(left[k], found)
        if progress:
            progress(tasks[left[k]].cost)
    return [found for found in done if found is not None]
