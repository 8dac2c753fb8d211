"""The parameters of a game in OpenSpiel, which are texts and numbers: `players=3,options=hand: 4; plays: 1`."""
from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..files.config import parse_yaml, plain_data
from ..gamedef.game import Game
from ..referee.session import check_seed
from ..runtime.integers import one_of, whole_number
from ..state import StateGame, load_game
from ..text.spoken import SpokenError

EXPLICIT, SAMPLED = "explicit", "sampled"
FORBIDDEN = "()="
"""Characters that OpenSpiel reads as its own in the text of a game."""
LONGEST = 1 << 20
PLAIN = r"[A-Z][A-Z0-9]*_[A-Z0-9_]*|(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z][a-z0-9_]*"
"""Texts that YAML reads as texts without quotes."""


@dataclass(frozen=True)
class Parameters:
    """What a game of OpenSpiel is made of, beside the game itself."""

    players: int
    ruleset: str
    options: str = ""
    """Options that differ from the ruleset's: a configuration in YAML on one line, with `;` in the place of `,`."""
    roles: str = ""
    """A role for each seat, with `;` between them; empty ones are drawn."""
    position: str = ""
    """The position at which games begin, as `write_position` writes a blinded state; without it, the setup."""
    chance: str = EXPLICIT
    length: int = 0
    """So many things told or chosen have room in the tensor of an information state; 0: there is no such tensor."""
    rng_seed: int = 0
    """The first seed of a game that draws chance itself; the games that follow have the next ones."""
    compiled: bool = True

    def seated(self, game: Game) -> StateGame:
        """The game with these options and seats. InputError for what it does not have."""
        return load_game(game, self.players, self.ruleset, read_options(self.options),
                         _read_roles(self.roles, self.players), self.compiled)


def default_of(game: Game) -> Parameters:
    return Parameters(game.fewest, game.ruleset().name)


def read_parameters(game: Game, given: Mapping[str, Any]) -> Parameters:
    """The parameters that OpenSpiel hands on. InputError for a number or a word that is none of those expected."""
    made = Parameters(**{**vars(default_of(game)), **given})
    if made.chance not in (EXPLICIT, SAMPLED):
        raise SpokenError("spiel-chance", chance=made.chance)
    whole_number(made.players, "players")
    one_of(made.length, "length", LONGEST)
    check_seed(made.rng_seed)
    return made


def read_options(text: str) -> Mapping[str, Any]:
    """The options of a text. InputError if it is no configuration, or has a character that OpenSpiel needs."""
    _refuse(text, FORBIDDEN)
    data = parse_yaml("{" + text.replace(";", ",") + "}", "options")
    read: Mapping[str, Any] = plain_data(data)
    return read


def write_options(config: Mapping[str, Any] | None) -> str:
    """The text of options. InputError if it would hold a character that has another meaning there."""
    text = _flow(plain_data(config))[1:-1] if config else ""
    _refuse(text, FORBIDDEN)
    return text


def _flow(data: Any) -> str:
    """Data in YAML on one line, with `;` in the place of `,` and without double quotes, which other formats put around
    the text of a game.
    """
    if isinstance(data, Mapping):
        return "{" + "; ".join(f"{_flow(key)}: {_flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + "; ".join(map(_flow, data)) + "]"
    if not isinstance(data, str):
        return json.dumps(data)
    _refuse(data, ",;\"")
    return data if re.fullmatch(PLAIN, data) else "'" + data.replace("'", "''") + "'"


def _refuse(text: str, characters: str) -> None:
    if found := next((each for each in text if each in characters), None):
        raise SpokenError("spiel-options", character=found)


def write_position(game: Game, blinded: Any) -> str:
    """The text of a blinded state; empty for None. InputError for what is no state of the game."""
    if blinded is None:
        return ""
    kind: Any = game.State
    if not isinstance(blinded, kind.Plain | kind.Checked):
        raise SpokenError("spiel-position")
    return zlib.compress(kind.to_bytes(blinded), 9).hex()


def read_position(game: Game, text: str) -> Any:
    """The blinded state of a text. InputError for a text that no state gives."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(bytes.fromhex(text), game.State.dtype.itemsize + 1)
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError(text)
        return game.State.from_bytes(data)
    except Exception as error:      # of changed bytes, a record may raise anything
        raise SpokenError("spiel-position") from error


def write_roles(roles: Sequence[str | None] | None) -> str:
    return ";".join(role or "" for role in roles) if roles and any(roles) else ""


def _read_roles(text: str, players: int) -> list[str | None]:
    return [role.strip() or None for role in text.split(";")] if text else [None] * players
