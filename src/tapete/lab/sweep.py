"""The same study under many configurations: every combination of some options' values.

Each combination leaves a Parquet file in a folder, named by what was studied; running again reads the files
that are there and plays only what is missing.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ..errors import InputError
from ..kernel.config import merge, parse_yaml, plain_data
from ..kernel.game import Game, Ruleset
from .simulate import Study, check_out, make_study, results, run_study, study_json, write_parquet


@dataclass(frozen=True)
class Axis:
    """An option by its dotted path, and the values that it takes."""

    path: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Point:
    """One combination of values and what its study showed."""

    values: dict[str, Any]
    shown: dict[str, Any]


def parse_axis(text: str) -> Axis:
    """`end.keys=3,4,5` or `end.keys=3..5` as an axis; InputError says what was expected. Values are YAML."""
    path, equals, rest = text.partition("=")
    if not equals or not path or not rest:
        raise InputError(f"--set '{text}': expected an option and its values, like end.keys=3,4,5")
    span = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", rest.strip())
    if span and int(span[1]) <= int(span[2]):
        return Axis(path, tuple(range(int(span[1]), int(span[2]) + 1)))
    values = plain_data(parse_yaml(f"[{rest}]", f"--set {path}"))
    return Axis(path, tuple(values))


def configuration(values: Mapping[str, Any]) -> dict[str, Any]:
    """Dotted paths with values as a nested configuration."""
    whole: dict[str, Any] = {}
    for path, value in values.items():
        nested: Any = value
        for part in reversed(path.split(".")):
            nested = {part: nested}
        whole = merge(whole, nested)
    return whole


def combinations_of(axes: Sequence[Axis]) -> Iterator[dict[str, Any]]:
    """Every combination, the last axis running fastest."""
    for values in product(*(axis.values for axis in axes)):
        yield dict(zip((axis.path for axis in axes), values, strict=True))


def run_sweep(game: Game, ruleset: Ruleset, base: Mapping[str, Any], axes: Sequence[Axis],
              roles: Sequence[str | None], agents: Sequence[str], seed: int, games: int, folder: Path,
              workers: int = 1, progress: Callable[[int], None] | None = None) -> Iterator[Point]:
    """Study every combination on the same seeds; all are checked before the first is played.

    `base` is the configuration below all of them. Raises InputError for an option or a folder that will not do.
    """
    check_out(folder / "a.parquet")
    studies = []
    for values in combinations_of(axes):
        options: BaseModel = game.options(ruleset, merge(dict(base), configuration(values)))
        studies.append((values, make_study(game, ruleset, options, roles, agents, seed, games)))
    for values, study in studies:
        yield Point(values, results(study, game, play_or_read(study, folder, workers, progress)))


def play_or_read(study: Study, folder: Path, workers: int, progress: Callable[[int], None] | None) -> Any:
    """A study's summaries, from its file if it has been played before."""
    path = folder / f"{hashlib.blake2b(study_json(study).encode(), digest_size=8).hexdigest()}.parquet"
    if path.exists():
        rows = read_rows(path, study)
        if progress:
            progress(study.games)
        return rows
    rows = run_study(study, workers, progress)
    unfinished = path.with_suffix(".unfinished")
    write_parquet(unfinished, study, rows)
    unfinished.replace(path)
    return rows


def read_rows(path: Path, study: Study) -> Any:
    """The summaries in a study's file; InputError if it is damaged or another study's."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    from ..games import find_game
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise InputError(f"{path}: cannot be read as Parquet; take it away to have it played again") from error
    if (table.schema.metadata or {}).get(b"tapete.study", b"").decode() != study_json(study):
        raise InputError(f"{path}: holds another study than its name says; take it away to have it played again")
    rows = find_game(study.game).Summary.array(table.num_rows)
    for name in rows.dtype.names:
        if rows[name].ndim == 1:
            rows[name] = table[name].to_numpy()
        else:
            for seat in range(len(study.roles)):
                rows[name][:, seat] = table[f"{name}_{seat}"].to_numpy()
    return rows


def write_index(path: Path, points: Sequence[Point]) -> None:
    """The whole sweep as one JSON file."""
    path.write_text(json.dumps([{"values": point.values, **point.shown} for point in points], ensure_ascii=False,
                               indent=2) + "\n", encoding="utf-8")
