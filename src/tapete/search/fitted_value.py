"""Fitted values of positions: a weighted sum of features, turned into a chance of winning by a logistic function.

A game's `features` describe how a seat stands, as a short array of numbers. The weights are stored in the plan of the
seat that thinks. So at one table one seat may use them and another the game's own `value`. There are only sums and
products in a fixed order, so the result is the same on every machine.
"""
from ..kernel.numbers import logistic
from ..kernel.rule import rule

FEATURES = 48
"""The most features that a game may have."""


@rule
def fitted_value(s, plan, seat, features):
    """The value of a running game for a seat by the plan's weights, 0 to 1."""
    seen = plan.seen
    for k in range(plan.n_weights):
        seen[k] = 0.0
    features(s, seat, seen)
    total = 0.0 + plan.lean
    for k in range(plan.n_weights):
        total += plan.weights[k] * seen[k]
    return logistic(total)


@rule
def evaluate_fitted(s, plan, features):
    """Write the value of a running game for each seat into the plan, by its weights."""
    if plan.shared:
        worth = fitted_value(s, plan, 0, features)
        for seat in range(plan.seats):
            plan.worth[seat] = worth
    else:
        for seat in range(plan.seats):
            plan.worth[seat] = fitted_value(s, plan, seat, features)
