"""The sources of a report: the folders and files that the lab's commands write."""
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field

from ...files.config import check, read_bytes
from ...games import find_game
from ...text.causes import json_problem
from ...text.plain_text import decode
from ...text.spoken import SpokenError
from ..profile.files import HOW, read_parquet, read_tables, summaries_in
from ..profile.study import ProfileStudy, read_study
from ..study import Study
from ..tuning.design import PLAYERS

Columns = dict[str, list[Any]]
TOURNAMENT = "tournament.json"
LARGEST_RESULTS = 256 * 1024**2
"""Largest file of results in bytes: a sweep of very many configurations."""


@dataclass(frozen=True)
class SimulationSource:
    """Simulated games: the study, and a summary of each."""

    path: Path
    study: Study
    rows: Any


@dataclass(frozen=True)
class ProfileSource:
    """A profile: its games, how it was made, and its tables by name."""

    games: SimulationSource
    how: ProfileStudy
    tables: Mapping[str, Columns]


class LengthRecord(BaseModel):
    mean: float


class ScoreRecord(BaseModel):
    mean: float
    mean_95: tuple[float, float]


class SeatRecord(BaseModel):
    """What a seat got, as a share of 1 or as a score."""

    got: float | None = Field(None, alias="return")
    got_95: tuple[float, float] = Field((0.0, 1.0), alias="return_95")
    score: ScoreRecord | None = None

    @property
    def result(self) -> tuple[float, float, float]:
        """The mean and its interval."""
        return _result(self.got, self.got_95, self.score)


def _result(share: float | None, interval: tuple[float, float],
            score: ScoreRecord | None) -> tuple[float, float, float]:
    return (share or 0.0, *interval) if score is None else (score.mean, *score.mean_95)


class ContrastRecord(BaseModel):
    """How much more of a measure a configuration has than another, its p-value corrected for their number, and how many
    games more would settle it."""

    measure: str
    difference: float
    interval_95: tuple[float, float]
    p_holm: float
    more_games: int | None


class BesideRecord(BaseModel):
    values: dict[str, Any]
    differences: list[ContrastRecord]


class CheckRecord(BaseModel):
    """Another agent's result for a configuration, and whether it differs."""

    agent: str
    measure: str
    games: int
    mean: float
    interval_95: tuple[float, float]
    differs: bool


class PointRecord(BaseModel):
    """One configuration of a sweep or a search, as its index describes it."""

    values: dict[str, Any] = Field(min_length=1)
    game: str
    ruleset: str
    players: int
    agents: list[str]
    seed: int
    games: int
    win_rate: float | None = None
    win_rate_95: tuple[float, float] = (0.0, 1.0)
    score: ScoreRecord | None = None
    seats: list[SeatRecord] = Field(default_factory=list)
    """The result of each seat; empty for a cooperative game, which has a win rate or a score."""
    by_another: CheckRecord | None = None
    beside: BesideRecord | None = None
    """The reference configuration. A search has none, and neither has the reference itself."""
    rounds: LengthRecord | None = None
    turns: LengthRecord | None = None

    @property
    def result(self) -> tuple[float, float, float]:
        """The win rate or the score of a cooperative game, with its interval."""
        return _result(self.win_rate, self.win_rate_95, self.score)

    @property
    def length(self) -> float | None:
        """The mean length, in the game's unit."""
        told = self.rounds or self.turns
        return None if told is None else told.mean


@dataclass(frozen=True)
class SweepSource:
    """A sweep, or a search with the nearest to its goal first; and one study for each number of seats, if studies were
    kept."""

    path: Path
    searched: bool
    points: list[PointRecord]
    studies: list[Study]


class StandingRecord(BaseModel):
    """An agent's result: `mean` is its win rate, or what its seats got."""

    agent: str
    games: int
    mean: float
    low: float
    high: float


class DifferenceRecord(BaseModel):
    """How much more the first of two agents got, and the p-value, corrected for all pairs."""

    first: str
    second: str
    difference: float
    low: float
    high: float
    p_holm: float


class TournamentRecord(BaseModel):
    standings: list[StandingRecord] = Field(min_length=2)
    differences: list[DifferenceRecord]


@dataclass(frozen=True)
class TournamentSource:
    """A tournament, and the study of one of its tables."""

    path: Path
    table: TournamentRecord
    study: Study


class SettingsRecord(BaseModel):
    """The common settings of a folder's studies."""

    game: str
    ruleset: str
    version: int
    roles: list[str | None]
    agents: list[str]
    seed: int
    games: int
    changed: dict[str, Any]


class AmountRecord(BaseModel):
    """The mean of a measure, with its interval."""

    mean: float
    interval_95: tuple[float, float]


class PairRecord(ContrastRecord):
    first: str
    second: str


class ComparisonRecord(BaseModel):
    """Configurations by name, what each showed by measure, and the difference of each pair."""

    frame: SettingsRecord
    configurations: dict[str, dict[str, Any]] = Field(min_length=2)
    shown: dict[str, dict[str, AmountRecord]]
    differences: list[PairRecord]
    by_another: dict[str, CheckRecord] = Field(default_factory=dict)


class TargetRecord(BaseModel):
    measure: str
    value: float


class AnswerRecord(BaseModel):
    """The values of so many changed options, and what fresh seeds showed of each aim with each number of players."""

    values: dict[str, Any]
    games: int
    seed: int
    players: dict[int, dict[str, AmountRecord]] = Field(min_length=1)


class AgentAmountsRecord(BaseModel):
    agent: str | None
    players: dict[int, AmountRecord]


class FewChangesRecord(BaseModel):
    """A search for the fewest changes, the nearest answer first."""

    frame: SettingsRecord
    target: TargetRecord
    answers: list[AnswerRecord] = Field(min_length=1)
    by_another: AgentAmountsRecord


class StrengthRecord(BaseModel):
    mu: float
    sigma: float


class RiseRecord(BaseModel):
    difference: float
    low: float
    high: float
    p_holm: float


class RungRecord(BaseModel):
    """An agent of a ladder, and how it differs from the one below."""

    agent: str
    games: int
    mean: float
    low: float
    high: float
    ms: float | None
    rating: StrengthRecord | None
    above: RiseRecord | None


class LadderRecord(BaseModel):
    frame: SettingsRecord
    rungs: list[RungRecord] = Field(min_length=2)


@dataclass(frozen=True)
class FileSource:
    """A folder whose results are in one file."""

    path: Path
    what: ComparisonRecord | FewChangesRecord | LadderRecord


Source = SimulationSource | ProfileSource | SweepSource | TournamentSource | FileSource
TELLING: Mapping[str, type[ComparisonRecord] | type[FewChangesRecord] | type[LadderRecord]] = {
    "compare.json": ComparisonRecord, "few.json": FewChangesRecord, "ladder.json": LadderRecord}


def read_source(path: Path) -> Source:
    """The results at a path. Raises InputError if they are damaged or no results of the lab."""
    if not path.exists():
        raise SpokenError("no-such-path", path=str(path))
    if path.is_file():
        return read_games(path)
    if (path / "things.parquet").exists():
        how, tables = read_tables(path)
        games = SimulationSource(path, how.study, _summaries(path / "games.parquet", how.study, tables["games"]))
        return ProfileSource(games, how, tables)
    for name in ("sweep.json", "tune.json"):
        if (path / name).exists():
            return SweepSource(path, name == "tune.json", _read_points(path / name), _studies(path))
    if (path / TOURNAMENT).exists():
        studies = _studies(path)
        if not studies:
            raise SpokenError("games-gone", path=str(path))
        return TournamentSource(path, check(TournamentRecord, _json_of(path / TOURNAMENT), str(path / TOURNAMENT)),
                                studies[0])
    for name, kind in TELLING.items():
        if (path / name).exists():
            return FileSource(path, check(kind, _json_of(path / name), str(path / name)))
    raise SpokenError("no-results", path=str(path))


def read_games(path: Path) -> SimulationSource:
    """The games of a file that `simulate --out` wrote, or the games of a profile."""
    table = read_parquet(path)
    told = (table.schema.metadata or {}).get(b"tapete.study")
    if told is None:
        raise SpokenError("of-a-profile" if HOW in (table.schema.metadata or {}) else "not-simulated", path=str(path))
    study = read_study(told.decode(), str(path))
    return SimulationSource(path, study, _summaries(path, study, table.to_pydict()))


def _summaries(path: Path, study: Study, columns: Columns) -> Any:
    rows = summaries_in(columns, find_game(study.game), len(study.roles), path)
    if not len(rows):
        raise SpokenError("no-games", path=str(path))
    return rows


def _studies(folder: Path) -> list[Study]:
    """The studies of a folder's result files. For each number of seats it takes the study of the first file."""
    found: dict[int, Study] = {}
    for path in sorted(folder.glob("*.parquet")):
        told = (read_parquet(path).schema.metadata or {}).get(b"tapete.study")
        if told is not None:
            study = read_study(told.decode(), str(path))
            found.setdefault(len(study.roles), study)
    return list(found.values())


def _json_of(path: Path) -> Any:
    try:
        return json.loads(decode(read_bytes(path, LARGEST_RESULTS), str(path)))
    except json.JSONDecodeError as error:
        raise SpokenError("no-json-why", name=str(path), why=json_problem(error)) from error


def _read_points(path: Path) -> list[PointRecord]:
    data = _json_of(path)
    if not isinstance(data, list) or not data:
        raise SpokenError("results-list", path=str(path))
    points = [check(PointRecord, point, f"{path}, configuration {i + 1}") for i, point in enumerate(data)]
    if any(len(point.seats) != len(points[0].seats) for point in points if PLAYERS not in point.values):
        raise SpokenError("results-seats", path=str(path))
    if any(point.values.keys() != points[0].values.keys() for point in points):
        raise SpokenError("results-options", path=str(path))
    return points
