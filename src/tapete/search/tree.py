"""The trees of a search: what was tried after what, by whom, how often and how well it went.

All trees lie in one array of nodes. A search that looks through one pair of eyes has one tree, one that looks
through every seat's has a tree for each. Each search owns two halves of a stretch of the array: it grows in
one, and what is worth keeping from choice to choice is copied over into the other.
"""
from typing import Any

from ..kernel.record import f8, flag, i4, record
from ..kernel.rule import rule

SEATS = 16
"""The most seats that a search can look through."""

NO_NODE = 0
"""Nobody's child: node 0 is a root, in whatever search."""


@record
class Node:
    total: f8           # of the values of its visits, for the seat that chose it
    prior: f8           # how likely a net thinks that its action is chosen
    visits: i4
    available: i4       # times that its action was legal when its parent was gone through
    choice: i4          # by whom and what, as the tree's seat sees it
    first: i4           # its first child
    following: i4       # its parent's next child
    parent: i4


@record
class Trees:
    """Where the trees of a search lie, and where it stands in each."""

    count: i4           # of trees: 1, or one for each seat
    low: i4             # the first node of its stretch
    room: i4            # nodes in either half
    upper: flag         # which half it is growing in
    used: i4            # nodes of that half
    root: i4[SEATS]
    at: i4[SEATS]       # where an iteration stands
    lost: flag[SEATS]   # whether what happened has left the tree


def new_nodes(n: int) -> Any:
    """Room for so many nodes, for compiled rules."""
    return Node.array(n)


@rule
def choice_of(seat, action):
    """Who does what, as one whole number: after the same choices it may be one seat's turn or another's."""
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
    """A node without parent or children; NO_NODE when there is no more room."""
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
    """A new child; NO_NODE when there is no more room."""
    child = fresh_node(nodes, trees, choice)
    if child != NO_NODE:
        nodes[child].following = nodes[node].first
        nodes[child].parent = node
        nodes[node].first = child
    return child


@rule
def clear_trees(nodes, trees):
    """Nothing but the roots."""
    trees.used = 0
    if trees.low == 0 and trees.upper == 0:
        trees.used = 1      # node 0 is NO_NODE and never given away
    for t in range(trees.count):
        trees.root[t] = fresh_node(nodes, trees, 0)
        trees.lost[t] = 0


@rule
def tree_of(trees, seat):
    """Which tree a seat chooses in."""
    return seat if trees.count > 1 else 0


@rule
def to_roots(trees):
    """Stand at the root of every tree."""
    for t in range(trees.count):
        trees.at[t] = trees.root[t]
        trees.lost[t] = 0


@rule
def go_down(nodes, trees, t, choice, grow):
    """Follow a choice in a tree; where there is no node for it and none may be made, the tree is left."""
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
    """Copy a node's figures into the other half, where growing goes on; NO_NODE if too little is left of it."""
    visits = int(nodes[child].visits * share)
    if visits == 0:
        return NO_NODE
    kept = fresh_node(nodes, trees, nodes[child].choice)
    if kept != NO_NODE:
        nodes[kept].visits = visits
        nodes[kept].prior = nodes[child].prior
        nodes[kept].total = nodes[child].total / nodes[child].visits * visits
        nodes[kept].available = max(visits, int(nodes[child].available * share))
        nodes[kept].first = nodes[child].first      # still in the half that is left, until its turn comes
    return kept


@rule
def keep_below(nodes, trees, share):
    """Make the nodes stood at the roots, with a share of their visits; what is not below them is forgotten.

    A tree that was left begins anew.
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
