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
from ..simulate import won_by_first
from ..study import study_json
from .measures import Array, Hope, hope_of
from .run import GameProfile
from .study import ProfileStudy, read_profile
from .tables import Table, tables_of

HOW = b"tapete.profile"

_ESTIMATE = {
    "difference": "games won with it less games won without it, as shares; games, not causes, are compared",
    "used_difference": "the same for games in which it was used, among those of the basis",
    "hope_change": "mean change of the chance of winning in a beat in which it turns up once, beside a beat in "
                   "which nothing of its kind does",
}
_BOUNDS = {f"{name}{end}": ("double", f"{side} end of the 95 % interval of {name}")
           for name in _ESTIMATE for end, side in (("_low", "lower"), ("_high", "upper"))}

SCHEMAS: dict[str, dict[str, tuple[str, str]]] = {
    "things": {
        "kind": ("string", "the kind of thing"), "thing": ("string", "its name"),
        "present_games": ("int64", "games that it was in, by lot"), "present_times": ("int64", "how often, in all"),
        "seen_games": ("int64", "games in which it turned up; of actions, was on offer beside others"),
        "seen_times": ("int64", "how often, in all"),
        "used_games": ("int64", "games in which it was used; of actions, was chosen"),
        "used_times": ("int64", "how often, in all"),
        "basis": ("string", "what with and without mean: present or seen"),
        "with_games": ("int64", "games with it"), "with_won": ("int64", "of these won"),
        "without_games": ("int64", "games without it"), "without_won": ("int64", "of these won"),
        "used_with_games": ("int64", "games of the basis in which it was used"),
        "used_with_won": ("int64", "of these won"),
        "used_without_games": ("int64", "games of the basis in which it was not"),
        "used_without_won": ("int64", "of these won"),
        "hope_beats": ("int64", "beats in which it turned up while hope was looked at"),
        **{name: ("double", text) for name, text in _ESTIMATE.items()}, **_BOUNDS},
    "moments": {
        "seed": ("int64", "of the game"), "beat": ("int64", "the game's own, such as a round"),
        "clock": ("int64", "the game's clock"), "choices": ("int64", "made so far"),
        "playouts": ("int64", "played from what everybody knew"), "won": ("int64", "of these won")},
    "curves": {
        "games": ("int64", "in the group"), "group": ("string", "all, won or lost"),
        "position": ("double", "share of a game's choices made"),
        "hope": ("double", "mean chance of winning, as last looked at")},
    "rules": {
        "rule": ("string", "id in the ledger"), "kind": ("string", "rule or ruling"),
        "by": ("string", "carried out by code, or by options alone"), "games": ("int64", "plain games watched"),
        "ran_times": ("int64", "calls of its code while choices were carried out"),
        "ran_games": ("int64", "games in which it ran"),
        "asked_times": ("int64", "calls of its code while menus were made and choices judged"),
        "asked_games": ("int64", "games in which it was asked")},
    "ablations": {
        "kind": ("string", "the kind of thing"), "thing": ("string", "its name"),
        "how": ("string", "key of the sentence that says how it was taken out"),
        "games": ("int64", "seeds played with it and without it"), "won_with": ("int64", "games won with it"),
        "won_without": ("int64", "games won without it"),
        "difference": ("double", "share won without it less share won with it, by seed"),
        "low": ("double", "lower end of the difference's 95 % interval"),
        "high": ("double", "upper end of the difference's 95 % interval"), "p": ("double", "McNemar's, two-sided")},
}
"""The columns of each table except games, whose columns are the game's own: Parquet's type, and the meaning."""

TABLES = ("games", *SCHEMAS)


def write_profile(folder: Path, profile: GameProfile) -> None:
    """Write every table. Raises InputError if the folder cannot be written."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    metadata = {HOW: profile.how.to_json(), b"tapete.study": study_json(profile.how.study)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpokenError("write", path=str(folder), why=cause_of(error)) from error
    for name, columns in tables_of(profile).items():
        table = pa.table(columns, schema=_schema(name, columns)).replace_schema_metadata(metadata)
        write_whole(folder / f"{name}.parquet", bytes_of(lambda file, whole=table: pq.write_table(whole, file)))


def _schema(name: str, columns: Table) -> Any:
    import pyarrow as pa
    if name == "games":
        return pa.schema([pa.field(column, pa.uint16() if "." in column else pa.int64()) for column in columns])
    return pa.schema([pa.field(column, pa.type_for_alias(kind), metadata={"meaning": text})
                      for column, (kind, text) in ((column, SCHEMAS[name][column]) for column in columns)])


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
        wanted = SCHEMAS.get(name, {"seed": ("", ""), "outcome": ("", ""), "choices": ("", ""), "turns": ("", "")})
        for column in wanted:
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
    """The chances of winning in a table of moments."""
    if not how.hope_games:
        return None
    columns = {name: np.array(values) for name, values in moments.items()}
    looked = rows[:how.hope_games]
    return hope_of(looked, won_by_first(how.study, looked), columns, how.playouts)
