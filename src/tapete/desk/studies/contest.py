"""Tournaments of agents on a design, and checks whether its figures hold with another agent."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...lab.checked import AgentCheck
from ...lab.contrast import measures_of
from ...lab.engines.engine import Engine
from ...lab.results import path_of
from ...lab.run import StudyRun
from ...lab.study import Study, game_of
from ...lab.sweep import write_json
from ...lab.tournament import Tournament
from ..design.by_players import for_players
from ..design.changes import options_of
from .sensitivity import ProgressReport, study_of

GAMES = 200
"""Games of each agent, or of each table of agents. An agent that searches takes long for them."""
CHECKED = 1000
"""Games by the agent of the figures."""


def contest_of(ask: Mapping[str, Any], folder: Path | None = None) -> Tournament:
    """The tournament that is asked for. Raises InputError if it is invalid."""
    seats = int(ask["players"])
    found, rules, options, _ = options_of(ask["game"], ask["ruleset"], for_players(ask.get("changes", {}), seats))
    return Tournament(found, rules, options, [None] * seats, ask["agents"], 1, int(ask.get("games", GAMES)), folder)


def tournament(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> dict[str, Any]:
    """`standings`, the best first, and `differences` of each pair with p-values that hold for all of them."""
    contest = contest_of(ask, folder)
    progress.total = contest.run.total
    progress(contest.run.earlier)
    table = contest.play(engine, progress)
    told = {"standings": [asdict(one) for one in table.standings], "differences": [
        {**asdict(one), "sure": one.p_holm < 0.05} for one in table.differences]}
    write_json(folder / "tournament.json", told)        # as from the terminal, for its report
    return told


def check_of(ask: Mapping[str, Any], study: Study, folder: Path | None = None) -> AgentCheck:
    """The same games by another agent. Raises InputError if it is invalid."""
    return AgentCheck([study], [ask["by"]], folder)


def check(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> dict[str, Any]:
    """Each measure by the agent of the figures and by another, and whether they differ more than by chance."""
    seats = int(ask["players"])
    ask = {**ask, "changes": for_players(ask.get("changes", {}), seats)}
    study = study_of(ask, {}, seats, int(ask.get("games", CHECKED)))
    run, other = StudyRun([study], [path_of(study, folder)]), check_of(ask, study, folder)
    progress.total = run.total + other.run.total
    progress(run.earlier + other.run.earlier)
    rows = run.play(engine, progress)
    (found,) = other.play(rows, engine, progress, list(measures_of(study, rows[0])))
    return {"by": ask["by"], "agent": study.agents[0], "games": [study.games, found[0].games],
            "cooperative": game_of(study).results.cooperative,
            "measures": [{"name": one.measure, "first": asdict(one.first), "other": asdict(one.other),
                          "differs": one.differs} for one in found]}
