"""Fitted weights for the value of a position, from `tapete learn value`: stored by number of seats, and checked against
the game.

If the game's folder has a `value.json`, searches use its weights for the numbers of seats that it covers. An agent's
options may say otherwise.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..files.atomic import write_whole
from ..files.config import parse_json, read_text
from ..files.home import home_of
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..kernel.record import Field
from ..search.fitted_value import FEATURES
from ..text.spoken import SpokenError

LEAN = "lean"
"""The name of the constant among the weights."""
OWN = "own"
"""The agent's option `value` for the game's own value, even if the game has weights."""
SHIPPED = "value.json"


@dataclass(frozen=True)
class Fit:
    """Weights for one number of seats: what they were fitted to, and how they were made."""

    ruleset: str
    version: int
    beginning: str
    weights: Mapping[str, float]
    made: Mapping[str, Any]

    def told(self) -> Mapping[str, Any]:
        return {"ruleset": self.ruleset, "version": self.version, "beginning": self.beginning,
                "made": dict(self.made), "weights": dict(self.weights)}


def fit_for(game: Game, ruleset: Ruleset, players: int, weights: Mapping[str, float], made: Mapping[str, Any]) -> Fit:
    return Fit(ruleset.name, ruleset.version, setup_fingerprint(game, ruleset, players), weights, made)


def setup_fingerprint(game: Game, ruleset: Ruleset, players: int) -> str:
    """A fingerprint of all numbers that a usual game starts with: its options and, if the state has them, its cards.

    Zeros do not count, so that a new field changes nothing until it has a value.
    """
    options = at_table(game.options(ruleset), players)
    blank = game.playing(options).blank(options, [None] * players)
    return sha256(repr(list(_numbers(game.State, blank, ""))).encode()).hexdigest()[:16]


def _numbers(kind: Any, record: Any, path: str) -> Iterator[tuple[str, float]]:
    for name, field in kind.fields.items():
        yield from _within(field, getattr(record, name), f"{path}.{name}")


def _within(field: Field, value: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from _within(field, item, f"{path}.{i}")
    elif field.record is not None:
        yield from _numbers(field.record, value, path)
    elif value:
        yield path, value


def save_fit(path: Path, game: Game, players: int, fit: Fit) -> None:
    """Write a fit for a number of seats. Fits for other numbers in the file stay."""
    fits = {**(read_fits(path, game) if path.exists() else {}), players: fit}
    kept = {"game": game.name, "players": {str(each): fits[each].told() for each in sorted(fits)}}
    write_whole(path, (json.dumps(kept, indent=2) + "\n").encode())


def read_fits(path: Path, game: Game) -> Mapping[int, Fit]:
    """All fits in a file, by number of seats; InputError if there are none, or if they are for another game.

    This does not check whether the game changed since they were fitted.
    """
    try:
        kept = parse_json(read_text(path), str(path))
        name = kept["game"]
        fits = {int(players): Fit(str(each["ruleset"]), int(each["version"]), str(each["beginning"]),
                                  {str(feature): float(weight) for feature, weight in each["weights"].items()},
                                  dict(each["made"])) for players, each in kept["players"].items()}
    except InputError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SpokenError("no-weights-file", path=str(path)) from error
    if name != game.name:
        raise SpokenError("value-game", path=str(path), other=str(name), game=game.name)
    return fits


def shipped_at(game: Game) -> Path:
    """The path of the weights that come with a game. The file may not exist."""
    return home_of(game) / SHIPPED


@cache
def weights_for(game: Game, players: int, told: str) -> Mapping[str, float] | None:
    """The weights for an agent's option `value`; None: the game's own value.

    InputError for a file without weights for this number of seats, and for weights whose game has changed: its
    ruleset's version, the numbers that it starts with, or its features.
    """
    path = Path(told) if told else shipped_at(game)
    if told == OWN or (not told and not path.is_file()):
        return None
    fits = read_fits(path, game)
    if players not in fits:
        if not told:
            return None         # the file covers only numbers of seats for which weights were shown to help
        raise SpokenError("value-players", path=told, game=game.name, players=players,
                          known=", ".join(map(str, sorted(fits))))
    fit = fits[players]
    now = {each.name: each for each in game.rulesets}.get(fit.ruleset)
    if (now is None or now.version != fit.version or set(fit.weights) != {LEAN, *game.observation.features}
            or setup_fingerprint(game, now, players) != fit.beginning):
        raise SpokenError("value-changed", path=str(path), game=game.name, players=players, ruleset=fit.ruleset,
                          version=fit.version)
    return fit.weights


def fill_weights(plan: Any, game: Game, players: int, told: str) -> None:
    """Write the weights that a search uses into a record of a numpy array of `Plan`, or into a similar mapping."""
    weights = weights_for(game, players, told)
    if weights is not None:
        plan["n_weights"], plan["lean"] = len(game.observation.features), weights[LEAN]
        plan["weights"] = [weights[name]
                           for name in game.observation.features] + [0.0] * (FEATURES - len(game.observation.features))
