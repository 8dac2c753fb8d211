"""A design's values as its sheets have them: with formulas as they are written, and those of a number of players."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path as File
from typing import Any

from pydantic import BaseModel

from ..files.config import merge, read_yaml
from ..gamedef.by_players import KEY, others_of
from ..gamedef.formulas import formulas_in
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from .contents import value_at


def design_values(game: Game, ruleset: Ruleset, options: BaseModel, config: File | Mapping[str, Any] | None
                  ) -> Mapping[str, Any]:
    """The values of options, with the formulas of the ruleset and of the configuration as they are written."""
    values, found = game.configuration.values(ruleset), options.model_dump(mode="json")
    said = config if isinstance(config, Mapping) else {} if config is None else _read(config)
    formulas = {path: text for path, text in formulas_in(values, values).items() if value_at(said, path) is None}
    for path, text in (formulas | formulas_in(values, said)).items():
        nested: Any = text
        for part in reversed(path):
            nested = {part: nested}
        found = merge(found, nested)
    return found


def _read(config: File) -> Mapping[str, Any]:
    tree = read_yaml(config)
    return tree if isinstance(tree, Mapping) else {}


def values_by_players(game: Game, ruleset: Ruleset, options: BaseModel) -> list[tuple[str, str, Any]]:
    """The options with their own value for a number of players: the number, the path and the value. Those of the
    ruleset are among them, even where the configuration takes them back."""
    found = game.configuration.config_of(ruleset, options).get(KEY, {}) if others_of(options) else {}
    rows = [(str(seats), ".".join(path), value) for seats, each in found.items() for path, value in _leaves(each, ())]
    there = {(seats, path) for seats, path, _ in rows}
    usual = game.options(ruleset)
    base = game.configuration.config_of(ruleset, usual).get(KEY, {}) if others_of(usual) else {}
    dumped = options.model_dump(mode="json")
    return rows + [(str(seats), ".".join(path), value_at(dumped, path)) for seats, each in base.items()
                   for path, _ in _leaves(each, ()) if (str(seats), ".".join(path)) not in there]


def _leaves(values: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(values, Mapping) and values:
        for key, value in values.items():
            yield from _leaves(value, (*path, str(key)))
    else:
        yield path, values
