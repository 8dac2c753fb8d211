"""A profile as Parquet files in a folder. Each has its schema and all that is needed to run it again."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ...files.atomic import bytes_of, write_whole
from ...gamedef.game import Game
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..results import columns_of
from ..study import game_of, study_json
from .measures import Array, Hope, hope_of
from .result import result_of_first
from .run import GameProfile
from .schemas import TABLES, Schema, schemas_of
from .study import ProfileStudy, read_profile
from .tables import Table, tables_of

HOW = b"tapete.profile"

def write_profile(folder: Path, profile: GameProfile) -> None:
    """Write every table. Raises InputError if the folder cannot be written."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    metadata = {HOW: profile.how.to_json(), b"tapete.study": study_json(profile.how.study)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpokenError("write", path=str(folder), why=cause_of(error)) from error
    schemas = schemas_of(game_of(profile.how.study))
    for name, columns in tables_of(profile).items():
        table = pa.table(columns, schema=_schema(schemas.get(name), columns)).replace_schema_metadata(metadata)
        write_whole(folder / f"{name}.parquet", bytes_of(lambda file, whole=table: pq.write_table(whole, file)))


def _schema(schema: Schema | None, columns: Table) -> Any:
    """The types of a table's columns. Those of the games have no schema, because they are the game's own."""
    import pyarrow as pa
    if schema is None:
        return pa.schema([pa.field(column, pa.uint16() if "." in column else pa.int64()) for column in columns])
    return pa.schema([pa.field(column, pa.type_for_alias(kind), metadata={"meaning": text})
                      for column, (kind, text) in ((column, schema[column]) for column in columns)])


def read_how(path: Path) -> ProfileStudy:
    """The settings that a profile's file was made with. Raises InputError if the file does not contain them."""
    return _how(read_parquet(path), path)


def _how(table: Any, path: Path) -> ProfileStudy:
    told = (table.schema.metadata or {}).get(HOW)
    if told is None:
        raise SpokenError("not-how-made", path=str(path))
    return read_profile(told.decode(), str(path))


def read_tables(folder: Path) -> tuple[ProfileStudy, dict[str, Table]]:
    """All tables of a profile's folder, and the settings that they were made with.

    Raises InputError for a file that is missing, damaged, or from another profile than the others.
    """
    found, hows = {}, {}
    for name in TABLES:
        path = folder / f"{name}.parquet"
        table = read_parquet(path)
        hows[name] = _how(table, path)
        if hows[name] != hows["games"]:
            raise SpokenError("other-profile", path=str(path))
        for column in schemas_of(game_of(hows[name].study)).get(name, ("seed", "outcome", "choices", "turns")):
            if column not in table.column_names:
                raise SpokenError("no-column", path=str(path), column=column)
        found[name] = table.to_pydict()
    return hows["games"], found


def read_parquet(path: Path) -> Any:
    """A table from a file. Raises InputError if there is none or it is damaged."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise SpokenError("no-pyarrow") from error
    if not path.is_file():
        raise SpokenError("no-such-file", path=str(path))
    try:
        return pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise SpokenError("no-parquet", path=str(path)) from error


def summaries_in(games: Table, game: Game, seats: int, path: Path) -> Array:
    """The summaries in a table of games, as they were simulated. Raises InputError if a column is missing."""
    rows: Array = game.Summary.array(len(next(iter(games.values()), [])))
    for name in rows.dtype.names or ():
        for column, entry in columns_of(game, name, seats):
            if column not in games:
                raise SpokenError("no-column", path=str(path), column=column)
            (rows[name] if entry is None else rows[name][:, entry])[:] = games[column]
    return rows


def hope_in_tables(how: ProfileStudy, rows: Array, moments: Table) -> Hope | None:
    """The chances of winning, or the expected scores, in a table of moments."""
    if not how.hope_games:
        return None
    columns = {name: np.array(values) for name, values in moments.items()}
    looked = rows[:how.hope_games]
    return hope_of(looked, result_of_first(how.study, looked), columns, how.playouts)
