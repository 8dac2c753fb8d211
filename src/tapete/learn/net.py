"""The neural net of `search.network` in JAX, with the same computation, for training."""
from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

LAYERS = ("table", "hidden_bias", "middle", "middle_bias", "worth", "policy")


def forward(layers: dict[str, Any], fixed: tuple[Any, Any, Any], seen: Any) -> tuple[Any, Any]:
    """The value of observations, as log odds, and a number for each action."""
    counts, names, scales = fixed
    numbers = seen[:, counts[0]].astype(jnp.float32) * scales
    hidden = numbers @ layers["table"][counts[1]] + layers["hidden_bias"]
    said = seen[:, names[0]].astype(jnp.int32)
    rows = layers["table"][names[1][None, :] + said]
    hidden = jax.nn.relu(hidden + jnp.sum(rows * (said != 0)[..., None], axis=1))
    middle = jax.nn.relu(hidden @ layers["middle"] + layers["middle_bias"])
    return (middle @ layers["worth"][:-1] + layers["worth"][-1],
            middle @ layers["policy"][:, :-1].T + layers["policy"][:, -1])


def fixed_of(weights: dict[str, Any]) -> tuple[Any, Any, Any]:
    """The parts that are not trained: which numbers are counts and which are names, with their rows of the table; and
    the scales."""
    counts, names = np.flatnonzero(~weights["things"]), np.flatnonzero(weights["things"])
    return ((counts, weights["rows"][counts]), (names, weights["rows"][names]),
            weights["scales"][counts].astype(np.float32))


def losses(layers: dict[str, Any], fixed: Any, lessons: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The loss of the net on lessons: cross entropy of value and of choices, the latter only for searched ones."""
    worth, choice = forward(layers, fixed, lessons["seen"])
    of_worth = jnp.mean(optax.sigmoid_binary_cross_entropy(worth, lessons["target"]))
    legal = jnp.where(lessons["masks"], choice, -1e9)
    each = -jnp.sum(lessons["shares"] * jax.nn.log_softmax(legal), axis=1)
    of_choice = jnp.sum(each * lessons["thought"]) / jnp.maximum(1, jnp.sum(lessons["thought"]))
    decay = sum(jnp.sum(layers[name] ** 2) for name in ("table", "middle"))
    return of_worth + 0.5 * of_choice + 1e-5 * decay, {"worth": of_worth, "choice": of_choice}


class Fitting:
    """A net and its optimiser, trained step by step."""

    def __init__(self, weights: dict[str, Any], rate: float) -> None:
        self.weights = weights
        self.layers = {name: jnp.asarray(weights[name].astype(np.float32)) for name in LAYERS}
        self.optimiser = optax.adam(rate)
        self.moments = self.optimiser.init(self.layers)
        fixed, optimiser = fixed_of(weights), self.optimiser

        @jax.jit
        def step(layers: Any, moments: Any, lessons: Any) -> Any:
            (_, told), slopes = jax.value_and_grad(losses, has_aux=True)(layers, fixed, lessons)
            updates, moments = optimiser.update(slopes, moments, layers)
            return optax.apply_updates(layers, updates), moments, told

        @jax.jit
        def judge(layers: Any, lessons: Any) -> Any:
            return losses(layers, fixed, lessons)[1]

        self._step, self._judge = step, judge

    def step(self, lessons: dict[str, Any]) -> dict[str, float]:
        """Train on a few lessons. Returns the loss before the step."""
        self.layers, self.moments, told = self._step(self.layers, self.moments, lessons)
        return {name: float(loss) for name, loss in told.items()}

    def judge(self, lessons: dict[str, Any]) -> dict[str, float]:
        """The loss of the net, without training."""
        return {name: float(loss) for name, loss in self._judge(self.layers, lessons).items()}

    def now(self) -> dict[str, Any]:
        """The current weights."""
        return {**self.weights, **{name: np.asarray(layer) for name, layer in self.layers.items()}}
