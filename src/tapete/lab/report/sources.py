"""What a report is made of: the folders and files that the lab's commands leave behind."""
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field

from ...errors import InputError
from ...games import find_game
from ...kernel.config import check
from ..profile.files import HOW, read_parquet, read_tables, summaries_in
from ..profile.study import ProfileStudy, read_study
from ..simulate import Study

Columns = dict[str, list[Any]]


@dataclass(frozen=True)
class Games:
    """Simulated games: the study, and a summary of each."""

    path: Path
    study: Study
    rows: Any


@dataclass(frozen=True)
class Measured:
    """A profile: its games, how it was made, and its tables by name."""

    games: Games
    how: ProfileStudy
    tables: Mapping[str, Columns]


class Rounds(BaseModel):
    mean: float


class Point(BaseModel):
    """One configuration of a sweep or a search, as its index tells it."""

    values: dict[str, Any] = Field(min_length=1)
    game: str
    ruleset: str
    players: int
    agents: list[str]
    seed: int
    games: int
    won: int
    win_rate: float
    win_rate_95: tuple[float, float]
    rounds: Rounds


@dataclass(frozen=True)
class Points:
    """A sweep, or a search that has the nearest to its goal first; the study of one of them, where it was kept."""

    path: Path
    searched: bool
    points: list[Point]
    study: Study | None


Source = Games | Measured | Points


def read_source(path: Path) -> Source:
    """What a path holds; InputError if it is nothing that the lab leaves behind, or damaged."""
    if not path.exists():
        raise InputError(f"{path}: there is no such file or folder")
    if path.is_file():
        return read_games(path)
    if (path / "things.parquet").exists():
        how, tables = read_tables(path)
        games = Games(path, how.study, _summaries(path / "games.parquet", how.study, tables["games"]))
        return Measured(games, how, tables)
    for name in ("sweep.json", "tune.json"):
        if (path / name).exists():
            return Points(path, name == "tune.json", _read_points(path / name), _any_study(path))
    raise InputError(f"{path}: holds no results; expected a folder of lab profile, lab sweep or lab tune, "
                     "or a file of simulate --out")


def read_games(path: Path) -> Games:
    """The games of a file that `simulate --out` wrote, or the games of a profile."""
    table = read_parquet(path)
    told = (table.schema.metadata or {}).get(b"tapete.study")
    if told is None:
        hint = "name its folder" if HOW in (table.schema.metadata or {}) else "expected a file of simulate --out"
        raise InputError(f"{path}: does not say what was simulated; {hint}")
    study = read_study(told.decode(), str(path))
    return Games(path, study, _summaries(path, study, table.to_pydict()))


def _summaries(path: Path, study: Study, columns: Columns) -> Any:
    rows = summaries_in(columns, find_game(study.game), len(study.roles), path)
    if not len(rows):
        raise InputError(f"{path}: holds no games")
    return rows


def _any_study(folder: Path) -> Study | None:
    """The study of a file of games in a folder, of whichever comes first."""
    for path in sorted(folder.glob("*.parquet")):
        told = (read_parquet(path).schema.metadata or {}).get(b"tapete.study")
        if told is not None:
            return read_study(told.decode(), str(path))
    return None


def _read_points(path: Path) -> list[Point]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read") from error
    except json.JSONDecodeError as error:
        raise InputError(f"{path}, line {error.lineno}: is not JSON: {error.msg}") from error
    if not isinstance(data, list) or not data:
        raise InputError(f"{path}: expected a list of configurations with what they showed")
    points = [check(Point, point, f"{path}, configuration {i + 1}") for i, point in enumerate(data)]
    if any(point.values.keys() != points[0].values.keys() for point in points):
        raise InputError(f"{path}: its configurations do not set the same options")
    return points
