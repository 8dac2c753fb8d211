"""Files of weights that say what a position is worth: fitted by `tapete learn value`, checked against the game."""
from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..files import write_whole
from ..kernel.game import Game, Ruleset
from ..spoken import SpokenError

LEAN = "lean"
"""What the constant is called among the weights."""


def save_fitted(path: Path, game: Game, ruleset: Ruleset, weights: Mapping[str, float],
                made: Mapping[str, Any]) -> None:
    """Write weights by the names of features, the constant with them, and how they were made."""
    kept = {"game": game.name, "ruleset": ruleset.name, "version": ruleset.version, "made": dict(made),
            "weights": dict(weights)}
    write_whole(path, (json.dumps(kept, indent=2) + "\n").encode())


@cache
def read_fitted(path: Path, game: Game) -> Mapping[str, float]:
    """The weights in a file; InputError if there are none, if they are for another game, or if its ruleset has another
    version or its features are others than when they were fitted."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        name, ruleset, version = kept["game"], kept["ruleset"], kept["version"]
        weights = {str(feature): float(weight) for feature, weight in kept["weights"].items()}
    except OSError as error:
        raise SpokenError("read", path=str(path), why=error.strerror or str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SpokenError("no-weights-file", path=str(path), why=str(error)) from error
    now = {each.name: each.version for each in game.rulesets}
    if name != game.name or now.get(ruleset) != version or set(weights) != {LEAN, *game.features}:
        raise SpokenError("other-weights", path=str(path), game=game.name)
    return weights


def fill_weights(plan: Any, game: Game, path: Path) -> None:
    """Put the weights of a file into a record of a numpy array of `Plan`."""
    weights = read_fitted(path, game)
    plan["n_weights"], plan["lean"] = len(game.features), weights[LEAN]
    for k, name in enumerate(game.features):
        plan["weights"][k] = weights[name]
