"""Initial weights of a net."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..gamedef.action_space import ActionSpace
from ..gamedef.game import Game


def first_weights(game: Game, hidden: int, middle: int, seed: int) -> dict[str, Any]:
    """Initial weights: small random ones for a net of these sizes."""
    values, _ = game.observation.spec.vocabulary()
    sizes = np.maximum(1, values)
    rows = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    draws, actions = np.random.default_rng(seed), ActionSpace(game).size

    def drawn(shape: tuple[int, int], ins: int) -> Any:
        return (draws.standard_normal(shape) / np.sqrt(ins)).astype(np.float32)

    return {"rows": rows.astype(np.int32), "things": values > 0, "scales": np.ones(len(values)),
            "table": drawn((int(sizes.sum()), hidden), 100), "hidden_bias": np.zeros(hidden, np.float32),
            "middle": drawn((hidden, middle), hidden), "middle_bias": np.zeros(middle, np.float32),
            "worth": np.zeros(middle + 1, np.float32), "policy": np.zeros((actions, middle + 1), np.float32)}


def scales_of(weights: dict[str, Any], seen: Any) -> Any:
    """The factors that bring all numbers to about the same size."""
    spread = np.sqrt(np.mean(seen.astype(np.float64) ** 2, axis=0))
    return np.where(weights["things"] | (spread < 1e-6), 1.0, 1 / np.maximum(spread, 0.25))
