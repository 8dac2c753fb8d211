"""Custom options from files of the reader's own, with the same error messages as at a terminal.

Only pages use this. A configuration may name other files, and in a page all files are the reader's.
"""
from __future__ import annotations

from collections.abc import Mapping
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from ..errors import DefectError, InputError
from ..files.atomic import write_folder
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..table.http.routes.games import GameName
from ..table.http.schema import RequestBody
from ..table.people.host import game_of, ruleset_of
from ..table.refusals import Refusal
from ..text.plain_text import LARGEST_FILE
from ..text.spoken import SpokenError

router = APIRouter(prefix="/api/games", tags=["games"])


class OwnFile(RequestBody):
    name: Annotated[str, Field(pattern=r"^[^/\\\x00-\x1f]{1,200}$")]
    text: Annotated[str, Field(max_length=LARGEST_FILE)]


class VariantAsk(RequestBody):
    ruleset: Annotated[str, Field(max_length=40)] | None = None
    files: Annotated[list[OwnFile], Field(min_length=1, max_length=8)]
    """A configuration, and the files that it names."""


class Variant(BaseModel):
    name: str
    """The configuration's file."""
    options: dict[str, Any]
    """The options that differ from the ruleset. They no longer refer to other files."""


@router.post("/{game}/variant")
def variant(game: GameName, ask: VariantAsk) -> Variant:
    """The options of a configuration. Refused with file and line if it is wrong."""
    found = game_of(game)
    ruleset = ruleset_of(found, ask.ruleset)
    try:
        return read_variant(found, ruleset, {file.name: file.text for file in ask.files})
    except InputError as error:
        raise Refusal("bad_options", sentence=error) from None


def read_variant(game: Game, ruleset: Ruleset, files: dict[str, str]) -> Variant:
    """The configuration among files: the one that no other names. Raises InputError for a mistake in it."""
    named = [name for name in files if not any(name in text for other, text in files.items() if other != name)]
    if len(named) != 1:
        raise SpokenError("one-config", files=", ".join(files))
    with TemporaryDirectory() as folder:
        given = Path(folder, "given")
        write_folder(given, {name: text.encode() for name, text in files.items()})
        with chdir(given):      # so that messages hold only the files' names
            options = options_of(game, ruleset, Path(named[0]))
    return Variant(name=named[0], options=options)


def options_of(game: Game, ruleset: Ruleset, config: Path | Mapping[str, Any] | None) -> dict[str, Any]:
    """The options of a configuration that differ from a ruleset. Raises InputError for a mistake in it."""
    options = game.options(ruleset, config)
    found = game.configuration.config_of(ruleset, options)
    if game.options(ruleset, found or None) != options:
        raise DefectError(f"{config}: its options are not those that differ from {ruleset.name}")
    return found
