"""What a position is worth by weights that were fitted to games: a weighed sum of how a seat stands, made a chance.

A game says by its `features` how a seat stands, as a short row of numbers. The weights lie in the plan of whoever
thinks, so that at one table one seat may go by them and another by the game's own `value`. Nothing but sums and
products in a fixed order: the same on every machine.
"""
from ..kernel.numbers import logistic
from ..kernel.rule import rule

FEATURES = 48
"""The most numbers by which a game may say how a seat stands."""


@rule
def fitted_worth(s, plan, seat, features):
    """What the plan's weights say that a running game is worth to a seat, 0 to 1."""
    seen = plan.seen
    for k in range(plan.n_weights):
        seen[k] = 0.0
    features(s, seat, seen)
    total = 0.0 + plan.lean
    for k in range(plan.n_weights):
        total += plan.weights[k] * seen[k]
    return logistic(total)


@rule
def appraise_fitted(s, plan, features):
    """Leave in the plan what a running game is worth to each seat, by its weights."""
    if plan.shared:
        worth = fitted_worth(s, plan, 0, features)
        for seat in range(plan.seats):
            plan.worth[seat] = worth
    else:
        for seat in range(plan.seats):
            plan.worth[seat] = fitted_worth(s, plan, seat, features)
