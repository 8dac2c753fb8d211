"""A small neural network over a seat's observation: the value of a position for the seat, and a prior for each action.

    observation -> hidden (sum of rows of a table) -> middle -> value, and a number for each action

The first layer is a sum over the numbers that are not 0. A number that names a thing adds that thing's row of the
table. Any other number adds its own row, multiplied by the number. A search looks at thousands of positions that differ
little from the first. So it adds and subtracts only the rows of numbers that differ (as in NNUE, Nasu 2018). There are
only sums, products and comparisons in a fixed order, so the result is the same on every machine.
"""
from typing import Any, NamedTuple

import numpy as np

from ..kernel.menu import first_of, kind_of, second_of
from ..kernel.numbers import logistic
from ..kernel.record import copy_record
from ..kernel.rule import rule

SEATS = 16
"""The most seats for which a net can evaluate."""


class Net(NamedTuple):
    """The weights, their indices, and working memory. If there is no net, all sizes are 0."""

    rows: Any           # by number of the observation: its row of the table, or the row before its first thing's
    things: Any         # by number of the observation: whether it names a thing
    scales: Any         # by number of the observation: its factor
    table: Any          # (rows, hidden)
    hidden_bias: Any
    middle: Any         # (hidden, middle)
    middle_bias: Any
    worth: Any          # (middle + 1): the last is the bias
    policy: Any         # (actions, middle + 1)
    firsts: Any         # the index space of actions, see `tapete.gamedef.action_space`
    ranks: Any
    seen: Any           # an observation, and a blank one
    flat: Any           # the same memory as an array of numbers
    known: Any          # by seat: whether the hidden layer of an observation is cached
    known_flat: Any     # that observation
    known_hidden: Any   # its hidden layer, before negative values are cut off
    hidden_at: Any      # the values of the layers
    middle_at: Any
    chances: Any        # of the menu's actions


def new_net(seen: Any, flat: Any, weights: dict[str, Any], firsts: Any, ranks: Any, most: int, kind: Any) -> Net:
    """A net with these weights, see the fields of `Net`. `most` is the size of a menu.

    `kind` is the width in which weights are stored. Arithmetic always uses f8, and the plain twin of compiled f4 is f8.
    """
    kept = {name: np.ascontiguousarray(weights[name].astype(kind))
            for name in ("table", "hidden_bias", "middle", "middle_bias", "worth", "policy")}
    hidden, middle = len(kept["hidden_bias"]), len(kept["middle_bias"])
    return Net(weights["rows"].astype(np.int32), weights["things"].astype(np.bool_),
               weights["scales"].astype(np.float64), **kept, firsts=firsts, ranks=ranks, seen=seen, flat=flat,
               known=np.zeros(SEATS, np.bool_), known_flat=np.zeros((SEATS, flat.shape[1]), flat.dtype),
               known_hidden=np.zeros((SEATS, hidden)), hidden_at=np.zeros(hidden), middle_at=np.zeros(middle),
               chances=np.zeros(most))


def no_net(seen: Any, flat: Any) -> Net:
    """An empty net of the same types, for agents without one."""
    blank = {"rows": np.zeros(0), "things": np.zeros(0), "scales": np.zeros(0), "table": np.zeros((0, 0)),
             "hidden_bias": np.zeros(0), "middle": np.zeros((0, 0)), "middle_bias": np.zeros(0),
             "worth": np.zeros(0), "policy": np.zeros((0, 0))}
    return new_net(seen, flat, blank, np.zeros(0, np.int32), np.zeros((2, 0, 256), np.int32), 0, np.float32)


@rule
def clear_cache(net: Net):
    """Clear the cached hidden layers, before positions of another kind."""
    for seat in range(len(net.known)):
        net.known[seat] = False


@rule
def add_number(net: Net, total, i, number, sign):
    """Add a number's contribution to the hidden layer, or subtract it."""
    row = net.table[net.rows[i] + number if net.things[i] else net.rows[i]]
    times = sign * (1.0 if net.things[i] else number * net.scales[i])
    for j in range(len(total)):
        total[j] += times * row[j]


@rule
def evaluate_net(net: Net, s, seat, observe):
    """Fill the layers from a seat's observation of a state."""
    copy_record(net.seen, 0, 1)
    observe(s, seat, net.seen[0])
    hidden = net.hidden_at
    middle = net.middle_at
    total = net.known_hidden[seat]
    before = net.known_flat[seat]
    now = net.flat[0]
    if not net.known[seat]:
        net.known[seat] = True
        for j in range(len(total)):
            total[j] = net.hidden_bias[j]
        for i in range(len(net.rows)):
            before[i] = now[i]
            if now[i] != 0:
                add_number(net, total, i, now[i], 1.0)
    for j in range(len(hidden)):
        hidden[j] = total[j]
    for i in range(len(net.rows)):
        if now[i] != before[i]:
            if net.things[i]:
                if now[i] != 0:
                    add_number(net, hidden, i, now[i], 1.0)
                if before[i] != 0:
                    add_number(net, hidden, i, before[i], -1.0)
            else:
                add_number(net, hidden, i, now[i] - before[i], 1.0)
    for k in range(len(middle)):
        middle[k] = net.middle_bias[k]
    for j in range(len(hidden)):
        if hidden[j] > 0.0:
            times = hidden[j]
            row = net.middle[j]
            for k in range(len(middle)):
                middle[k] += times * row[k]
    for k in range(len(middle)):
        middle[k] = max(0.0, middle[k])


@rule
def net_value(net: Net):
    """The net's value of the position, 0 to 1."""
    last = len(net.middle_at)
    total = 0.0 + net.worth[last]
    for k in range(last):
        total += net.middle_at[k] * net.worth[k]
    return logistic(total)


@rule
def net_priors(net: Net, menu):
    """Write the net's prior of each action of the menu into `chances`.

    It is a softmax computed without `exp`. Differences are clipped at -16.
    """
    last = len(net.middle_at)
    most = -1e9
    for i in range(menu.n):
        action = menu.actions[i]
        row = net.policy[net.firsts[kind_of(action)] + net.ranks[0, kind_of(action), first_of(action)]
                         + net.ranks[1, kind_of(action), second_of(action)]]
        total = 0.0 + row[last]
        for k in range(last):
            total += net.middle_at[k] * row[k]
        net.chances[i] = total
        most = max(most, total)
    whole = 0.0
    for i in range(menu.n):
        power = 1.0 + max(-16.0, net.chances[i] - most) / 256.0
        for _ in range(8):
            power *= power
        net.chances[i] = power
        whole += power
    for i in range(menu.n):
        net.chances[i] /= whole
