"""A small network over what a seat sees: what a position is worth to the seat, and which action it would choose.

    row of numbers -> hidden (sum of rows of a table) -> middle -> worth, and a number for each action

The first layer is a sum over the numbers that are not 0: a number that names a thing adds that thing's row of the
table, any other adds its own row times itself. A search looks at thousands of positions that differ little from the
one that it began with: only the rows of numbers that differ are added and taken away (as in NNUE, Nasu 2018). Nothing
but sums, products and comparisons in a fixed order: the same on every machine.
"""
from typing import Any, NamedTuple

import numpy as np

from ..kernel.menu import first_of, kind_of, second_of
from ..kernel.numbers import logistic
from ..kernel.record import copy_record
from ..kernel.rule import rule

SEATS = 16
"""The most seats through whose eyes a net can look."""


class Net(NamedTuple):
    """The weights, what they are for, and room to work in. Of a net that is not there, all sizes are 0."""

    rows: Any           # of the table, by number of the sight: its row, or the row before its first thing's
    things: Any         # by number of the sight: whether it names a thing
    scales: Any         # by number of the sight: what it is multiplied by
    table: Any          # (rows, hidden)
    hidden_bias: Any
    middle: Any         # (hidden, middle)
    middle_bias: Any
    worth: Any          # (middle + 1): the last is the bias
    policy: Any         # (actions, middle + 1)
    firsts: Any         # the index space of actions, see `tapete.env.actions`
    ranks: Any
    seen: Any           # a sight, and a blank one
    flat: Any           # the same memory as rows of numbers
    known: Any          # by seat: whether there is a row of numbers whose hidden layer is known
    known_flat: Any     # that row
    known_hidden: Any   # what its hidden layer holds before what is negative is cut off
    hidden_at: Any      # what the layers hold
    middle_at: Any
    chances: Any        # of the menu's actions


def new_net(seen: Any, flat: Any, weights: dict[str, Any], firsts: Any, ranks: Any, most: int, kind: Any) -> Net:
    """A net of these weights, see the fields of `Net`; `most` is the size of a menu. `kind` is the width in which
    weights are kept: reals are reckoned with in f8 whatever it is, and the plain twin of compiled f4 is f8."""
    kept = {name: np.ascontiguousarray(weights[name].astype(kind))
            for name in ("table", "hidden_bias", "middle", "middle_bias", "worth", "policy")}
    hidden, middle = len(kept["hidden_bias"]), len(kept["middle_bias"])
    return Net(weights["rows"].astype(np.int32), weights["things"].astype(np.bool_),
               weights["scales"].astype(np.float64), **kept, firsts=firsts, ranks=ranks, seen=seen, flat=flat,
               known=np.zeros(SEATS, np.bool_), known_flat=np.zeros((SEATS, flat.shape[1]), flat.dtype),
               known_hidden=np.zeros((SEATS, hidden)), hidden_at=np.zeros(hidden), middle_at=np.zeros(middle),
               chances=np.zeros(most))


def no_net(seen: Any, flat: Any) -> Net:
    """The net of who has none, of the same types as any."""
    blank = {"rows": np.zeros(0), "things": np.zeros(0), "scales": np.zeros(0), "table": np.zeros((0, 0)),
             "hidden_bias": np.zeros(0), "middle": np.zeros((0, 0)), "middle_bias": np.zeros(0),
             "worth": np.zeros(0), "policy": np.zeros((0, 0))}
    return new_net(seen, flat, blank, np.zeros(0, np.int32), np.zeros((2, 0, 256), np.int32), 0, np.float32)


@rule
def forget_known(net: Net):
    """Begin with positions of another kind: nothing that was summed up is of use."""
    for seat in range(len(net.known)):
        net.known[seat] = False


@rule
def add_number(net: Net, total, i, number, sign):
    """Add what a number of the sight adds to the hidden layer, or take it away."""
    row = net.table[net.rows[i] + number if net.things[i] else net.rows[i]]
    times = sign * (1.0 if net.things[i] else number * net.scales[i])
    for j in range(len(total)):
        total[j] += times * row[j]


@rule
def feel(net: Net, s, seat, observe):
    """Fill the layers from what a seat sees of a state."""
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
def felt_worth(net: Net):
    """What the layers say that the position is worth, 0 to 1."""
    last = len(net.middle_at)
    total = 0.0 + net.worth[last]
    for k in range(last):
        total += net.middle_at[k] * net.worth[k]
    return logistic(total)


@rule
def felt_chances(net: Net, menu):
    """Leave in `chances` how likely the layers say each action of the menu is to be chosen.

    A softmax by multiplication alone, of differences cut at -16.
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
