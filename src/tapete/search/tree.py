"""The trees of a tree search: what was tried after what, by which seat, how often and how well it went.

All trees are in one array of nodes. A search from one seat's view has one tree; a search from every seat's view has a
tree for each. Each search owns a range of the array with two halves. It grows in one half. Between choices, the nodes
worth keeping are copied into the other half.
"""
from typing import Any

from ..kernel.record import f8, flag, i4, record
from ..kernel.rule import rule

SEATS = 16
"""The most seats whose views a search can use."""

NO_NODE = 0
"""No child: node 0 is a root in every search."""


@record
class Node:
    total: f8           # sum of the values of its visits, for the seat that chose it
    prior: f8           # the net's probability of its action
    visits: i4
    available: i4       # how often its action was legal when its parent was visited
    choice: i4          # the seat and its action, as the tree's seat sees it
    first: i4           # its first child
    following: i4       # its parent's next child
    parent: i4


@record
class Trees:
    """The trees of a search, and its present node in each."""

    count: i4           # of trees: 1, or one for each seat
    low: i4             # the first node of its range
    room: i4            # nodes in either half
    upper: flag         # which half it grows in
    used: i4            # nodes used in that half
    root: i4[SEATS]
    at: i4[SEATS]       # the node of the present iteration
    lost: flag[SEATS]   # whether what happened has left the tree


def new_nodes(n: int) -> Any:
    """An array of `n` nodes, for compiled rules."""
    return Node.array(n)


@rule
def choice_of(seat, action):
    """Seat and action as one integer, because after the same choices it may be one seat's turn or another's."""
    return (seat << 24) | action


@rule
def seat_of(choice):
    return choice >> 24


@rule
def action_of(choice):
    return choice & 0xFFFFFF


@rule
def find_child(nodes, node, choice):
    """The child of a node for a choice, or NO_NODE."""
    child = nodes[node].first
    while child != NO_NODE and nodes[child].choice != choice:
        child = nodes[child].following
    return child


@rule
def fresh_node(nodes, trees, choice):
    """A node without parent or children; NO_NODE if there is no more room."""
    if trees.used >= trees.room:
        return NO_NODE
    made = trees.low + trees.upper * trees.room + trees.used
    trees.used += 1
    node = nodes[made]
    node.total = 0.0
    node.prior = 0.0
    node.visits = 0
    node.available = 0
    node.choice = choice
    node.first = NO_NODE
    node.following = NO_NODE
    node.parent = NO_NODE
    return made


@rule
def add_child(nodes, trees, node, choice):
    """A new child; NO_NODE if there is no more room."""
    child = fresh_node(nodes, trees, choice)
    if child != NO_NODE:
        nodes[child].following = nodes[node].first
        nodes[child].parent = node
        nodes[node].first = child
    return child


@rule
def clear_trees(nodes, trees):
    """Remove all nodes but the roots."""
    trees.used = 0
    if trees.low == 0 and trees.upper == 0:
        trees.used = 1      # node 0 is NO_NODE, and no tree may use it
    for t in range(trees.count):
        trees.root[t] = fresh_node(nodes, trees, 0)
        trees.lost[t] = 0


@rule
def tree_of(trees, seat):
    """The index of the tree in which a seat chooses."""
    return seat if trees.count > 1 else 0


@rule
def to_roots(trees):
    """Go to the root of every tree."""
    for t in range(trees.count):
        trees.at[t] = trees.root[t]
        trees.lost[t] = 0


@rule
def go_down(nodes, trees, t, choice, grow):
    """Follow a choice in a tree. If there is no node for it and none may be made, the tree is left."""
    if trees.lost[t]:
        return
    child = find_child(nodes, trees.at[t], choice)
    if child == NO_NODE and grow:
        child = add_child(nodes, trees, trees.at[t], choice)
    if child == NO_NODE:
        trees.lost[t] = 1
    else:
        trees.at[t] = child


@rule
def keep_child(nodes, trees, child, share):
    """Copy a node's figures into the other half, where the tree grows on; NO_NODE if too few visits are left."""
    visits = int(nodes[child].visits * share)
    if visits == 0:
        return NO_NODE
    kept = fresh_node(nodes, trees, nodes[child].choice)
    if kept != NO_NODE:
        nodes[kept].visits = visits
        nodes[kept].prior = nodes[child].prior
        nodes[kept].total = nodes[child].total / nodes[child].visits * visits
        nodes[kept].available = max(visits, int(nodes[child].available * share))
        nodes[kept].first = nodes[child].first      # still in the old half, until its turn comes
    return kept


@rule
def keep_below(nodes, trees, share):
    """Make the present nodes the roots, with a share of their visits. All nodes that are not below them are dropped.

    A tree that was left starts empty.
    """
    trees.upper = 1 - trees.upper
    trees.used = 1 if trees.low == 0 and trees.upper == 0 else 0
    begin = trees.low + trees.upper * trees.room + trees.used
    for t in range(trees.count):
        old = trees.at[t]
        root = fresh_node(nodes, trees, 0)
        if not trees.lost[t]:
            nodes[root].visits = int(nodes[old].visits * share)
            nodes[root].first = nodes[old].first
        trees.root[t] = root
        trees.lost[t] = 0
    reached = begin
    while reached < trees.low + trees.upper * trees.room + trees.used:
        child = nodes[reached].first
        nodes[reached].first = NO_NODE
        while child != NO_NODE:
            kept = keep_child(nodes, trees, child, share)
            if kept != NO_NODE:
                nodes[kept].parent = reached
                nodes[kept].following = nodes[reached].first
                nodes[reached].first = kept
            child = nodes[child].following
        reached += 1
