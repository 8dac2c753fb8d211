"""The trees of a search: children found, kept from choice to choice, and separate by the viewing seat."""
import pytest

from tapete.search.tree import NO_NODE, Node, Trees, add_child, clear_trees, find_child, go_down, keep_below, to_roots


def forest(count: int = 1, room: int = 8, low: int = 0) -> tuple[list[Node], Trees]:
    nodes, trees = Node.plains(low + 2 * room), Trees.plain()
    trees.count, trees.room, trees.low = count, room, low
    clear_trees(nodes, trees)
    to_roots(trees)
    return nodes, trees


def visit(nodes: list[Node], node: int, visits: int, total: float) -> None:
    nodes[node].visits, nodes[node].total, nodes[node].available = visits, total, visits


def shape(nodes: list[Node], node: int) -> dict:
    """A tree as nested dictionaries: choice -> (visits, mean, below)."""
    found, child = {}, nodes[node].first
    while child != NO_NODE:
        here = nodes[child]
        assert here.parent == node
        found[here.choice] = (here.visits, here.total / here.visits, shape(nodes, child))
        child = here.following
    return found


def grow(nodes: list[Node], trees: Trees) -> None:
    """The root's actions 1 and 2, and below 2 the actions 3 and 4."""
    root = trees.root[0]
    visit(nodes, root, 10, 0.0)
    visit(nodes, add_child(nodes, trees, root, 1), 3, 1.5)
    two = add_child(nodes, trees, root, 2)
    visit(nodes, two, 7, 3.5)
    visit(nodes, add_child(nodes, trees, two, 3), 5, 5.0)
    visit(nodes, add_child(nodes, trees, two, 4), 1, 0.0)


def test_no_node_is_never_given_away() -> None:
    for low in (0, 20):
        nodes, trees = forest(low=low)
        for _ in range(2):
            assert NO_NODE not in {add_child(nodes, trees, trees.root[0], action) for action in range(3)}
            keep_below(nodes, trees, 1.0)
            to_roots(trees)


def test_a_full_tree_makes_no_more_children() -> None:
    nodes, trees = forest(room=4)
    made = [add_child(nodes, trees, trees.root[0], action) for action in range(5)]
    assert made.count(NO_NODE) == 3
    assert find_child(nodes, trees.root[0], 1) == made[1]
    assert find_child(nodes, trees.root[0], 4) == NO_NODE


@pytest.mark.parametrize("low", [0, 30])
@pytest.mark.parametrize(("share", "below"), [
    (1.0, {3: (5, 1.0, {}), 4: (1, 0.0, {})}), (0.5, {3: (2, 1.0, {})}), (0.1, {})])
def test_what_lies_below_a_choice_is_kept(low: int, share: float, below: dict) -> None:
    nodes, trees = forest(low=low)
    grow(nodes, trees)
    go_down(nodes, trees, 0, 2, False)
    keep_below(nodes, trees, share)
    assert shape(nodes, trees.root[0]) == below
    assert nodes[trees.root[0]].visits == int(7 * share)


def test_keeping_again_and_again_fits_the_room() -> None:
    nodes, trees = forest(room=7)
    grow(nodes, trees)
    whole = shape(nodes, trees.root[0])
    for _ in range(5):
        to_roots(trees)
        keep_below(nodes, trees, 1.0)
        assert shape(nodes, trees.root[0]) == whole


def test_a_tree_that_was_left_begins_anew() -> None:
    nodes, trees = forest()
    grow(nodes, trees)
    go_down(nodes, trees, 0, 9, False)
    go_down(nodes, trees, 0, 2, False)
    keep_below(nodes, trees, 1.0)
    assert shape(nodes, trees.root[0]) == {}


def test_every_seat_has_a_tree_of_its_own() -> None:
    """Seat 0 chose 5 or 6 behind its hand: seat 1 saw the same 5 both times."""
    nodes, trees = forest(count=2)
    for mine in (5, 6):
        to_roots(trees)
        go_down(nodes, trees, 0, mine, True)
        go_down(nodes, trees, 1, 5, True)
        for t in range(2):
            nodes[trees.at[t]].visits += 1
    assert set(shape(nodes, trees.root[0])) == {5, 6}
    assert {action: seen[0] for action, seen in shape(nodes, trees.root[1]).items()} == {5: 2}
