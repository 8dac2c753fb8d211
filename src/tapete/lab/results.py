"""Summaries as Parquet: one row a game, and in the metadata the whole study, so that it can be run again."""
from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..errors import InputError
from ..files import bytes_of, write_whole
from ..games import find_game
from ..kernel.game import Game
from .simulate import Study, study_json, study_of

SCHEMA = "1"
"""The version of this layout: the columns of the game's summary, a column for each seat of those that have seats."""


def check_out(path: Path) -> None:
    """Raise InputError if no Parquet file can be written there: better before the games than after."""
    if importlib.util.find_spec("pyarrow") is None:
        raise InputError("Parquet files need PyArrow: pip install 'tapete[lab]'")
    if path.is_dir():
        raise InputError(f"{path}: cannot be written (it is a folder)")
    if not path.parent.is_dir():
        raise InputError(f"{path}: cannot be written (there is no such folder)")


def schema_of(game: Game, study: Study) -> Any:
    """The columns of a study's file with their types, and its metadata: a pyarrow.Schema."""
    import pyarrow as pa
    fields = []
    for name in game.Summary.dtype.names or ():
        kind = game.Summary.dtype[name]
        base = pa.from_numpy_dtype(kind.base)
        fields += ([pa.field(f"{name}_{seat}", base, nullable=False) for seat in range(len(study.roles))]
                   if kind.shape else [pa.field(name, base, nullable=False)])
    return pa.schema(fields, {"tapete.schema": SCHEMA, "tapete.version": __version__,
                              "tapete.study": study_json(study)})


def write_parquet(path: Path, study: Study, rows: Any) -> None:
    """Write a study's summaries; the file is there whole or not at all. InputError if it cannot be written."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    columns = []
    for name in rows.dtype.names:
        values = rows[name]
        columns += ([values] if values.ndim == 1 else
                    [np.ascontiguousarray(values[:, seat]) for seat in range(len(study.roles))])
    table = pa.table(columns, schema=schema_of(find_game(study.game), study))
    write_whole(path, bytes_of(lambda file: pq.write_table(table, file)))


def read_parquet(path: Path) -> tuple[Study, Any]:
    """A study and its summaries, from its file.

    InputError if the file is damaged, none of Tapete's, or played by another version of the rules.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise InputError(f"{path}: cannot be read as Parquet; take it away to have it played again") from error
    metadata = table.schema.metadata or {}
    if metadata.get(b"tapete.schema") != SCHEMA.encode():
        raise InputError(f"{path}: is no file of results that this version of Tapete can read (expected "
                         f"tapete.schema {SCHEMA} in its metadata)")
    try:
        study = study_of(metadata[b"tapete.study"].decode())
    except (KeyError, ValueError) as error:
        raise InputError(f"{path}: the study in its metadata cannot be read ({error})") from error
    game = find_game(study.game)
    ruleset = game.ruleset(study.ruleset)
    if ruleset.version != study.version:
        raise InputError(f"{path}: was played by version {study.version} of {study.game} {study.ruleset}, with Tapete "
                         f"{metadata[b'tapete.version'].decode()}; this is version {ruleset.version}")
    if not table.schema.equals(schema_of(game, study)) or table.num_rows != study.games:
        raise InputError(f"{path}: has other columns or another number of rows than its study; take it away to have "
                         "it played again")
    return study, _rows_of(table, game, len(study.roles))


def read_rows(path: Path, study: Study) -> Any:
    """The summaries in a study's file; InputError if it is damaged or another study's."""
    found, rows = read_parquet(path)
    if study_json(found) != study_json(study):
        raise InputError(f"{path}: holds another study; name another file, or take this one away")
    return rows


def _rows_of(table: Any, game: Game, seats: int) -> Any:
    rows = game.Summary.array(table.num_rows)
    for name in rows.dtype.names:
        if rows[name].ndim == 1:
            rows[name] = table[name].to_numpy()
        else:
            for seat in range(seats):
                rows[name][:, seat] = table[f"{name}_{seat}"].to_numpy()
    return rows
