"""Summaries as Parquet: one row a game, and in the metadata the whole study, so that it can be run again."""
from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..agents import VERSION
from ..files.atomic import bytes_of, write_whole
from ..gamedef.game import Game
from ..games import find_game
from ..text.spoken import SpokenError
from .study import Study, study_json, study_of

SCHEMA = "1"
"""The version of this layout: the columns of the game's summary, and one column for each entry of an array."""


def check_out(path: Path) -> None:
    """Raise InputError if no Parquet file can be written there. Called before the games are played."""
    if importlib.util.find_spec("pyarrow") is None:
        raise SpokenError("no-pyarrow")
    if path.is_dir():
        raise SpokenError("write-folder", path=str(path))
    if not path.parent.is_dir():
        raise SpokenError("write-no-folder", path=str(path))


def schema_of(game: Game, study: Study) -> Any:
    """The columns of a study's file with their types, and its metadata: a pyarrow.Schema."""
    import pyarrow as pa
    fields = []
    for name in game.Summary.dtype.names or ():
        base = pa.from_numpy_dtype(game.Summary.dtype[name].base)
        fields += [pa.field(column, base, nullable=False) for column, _ in columns_of(game, name, len(study.roles))]
    return pa.schema(fields, {"tapete.schema": SCHEMA, "tapete.version": __version__,
                              "tapete.study": study_json(study)})


def columns_of(game: Game, name: str, seats: int) -> list[tuple[str, int | None]]:
    """The columns of a table that a field of the game's summary takes, and the index of the entry that each holds.

    The index is None for a field that is no array. An array with an entry for each possible seat has columns only for
    the seats that play."""
    shape = game.Summary.dtype[name].shape
    if not shape:
        return [(name, None)]
    return [(f"{name}_{entry}", entry) for entry in range(seats if shape[0] == game.most else shape[0])]


def write_parquet(path: Path, study: Study, rows: Any) -> None:
    """Write a study's summaries; the file is written completely or not at all. Raises InputError if it cannot be
    written."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    game = find_game(study.game)
    columns = [rows[name] if entry is None else np.ascontiguousarray(rows[name][:, entry])
               for name in rows.dtype.names for _, entry in columns_of(game, name, len(study.roles))]
    table = pa.table(columns, schema=schema_of(game, study))
    write_whole(path, bytes_of(lambda file: pq.write_table(table, file)))


def read_parquet(path: Path) -> tuple[Study, Any]:
    """A study and its summaries, from its file.

    Raises InputError if the file is damaged, not Tapete's, or played by another version of the rules or of the agents.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise SpokenError("no-parquet-again", path=str(path)) from error
    metadata = table.schema.metadata or {}
    if metadata.get(b"tapete.schema") != SCHEMA.encode():
        raise SpokenError("no-schema", path=str(path), schema=SCHEMA)
    try:
        study = study_of(metadata[b"tapete.study"].decode())
    except (KeyError, ValueError) as error:
        raise SpokenError("study-unread", path=str(path)) from error
    game = find_game(study.game)
    ruleset = game.ruleset(study.ruleset)
    if ruleset.version != study.version:
        raise SpokenError("results-version", path=str(path), version=study.version, game=study.game,
                          ruleset=study.ruleset, tapete=metadata[b"tapete.version"].decode(), known=ruleset.version)
    if study.agents_version != VERSION:
        raise SpokenError("results-agents", path=str(path), version=study.agents_version,
                          tapete=metadata[b"tapete.version"].decode(), known=VERSION)
    if not table.schema.equals(schema_of(game, study)) or table.num_rows != study.games:
        raise SpokenError("results-columns", path=str(path))
    return study, _rows_of(table, game, len(study.roles))


def read_rows(path: Path, study: Study) -> Any:
    """The summaries in a study's file. Raises InputError if it is damaged or another study's."""
    found, rows = read_parquet(path)
    if study_json(found) != study_json(study):
        raise SpokenError("results-other", path=str(path))
    return rows


def _rows_of(table: Any, game: Game, seats: int) -> Any:
    rows = game.Summary.array(table.num_rows)
    for name in rows.dtype.names:
        for column, entry in columns_of(game, name, seats):
            (rows[name] if entry is None else rows[name][:, entry])[:] = table[column].to_numpy()
    return rows


def path_of(study: Study, folder: Path) -> Path:
    """The file for a study in a folder of results, with a name that no other study has."""
    return folder / f"{hashlib.blake2b(study_json(study).encode(), digest_size=8).hexdigest()}.parquet"
