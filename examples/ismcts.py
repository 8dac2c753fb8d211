"""A search of your own: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

    python examples/ismcts.py gloom --players 3 --iterations 100 --games 10 [--plain]

seats it first, with players in the other seats who choose at random. It prints what the games were worth to each seat.
"""
import argparse
import random
from math import log, sqrt

from tapete.errors import InputError
from tapete.state import load_game


class Node:
    """A line of play as the seat that thinks sees it. `offered`: how often it could have been chosen."""

    def __init__(self):
        self.children, self.visits, self.offered, self.worth = {}, 0, 0, 0.0

    def promise(self):
        return self.worth / self.visits + 0.7 * sqrt(log(self.offered) / self.visits)


def choose(root, iterations, rng):
    """The action that the search prefers. It uses only what the seat that must choose may know."""
    tree, me = Node(), root.current_player
    for _ in range(iterations):
        state, node, path = root.resample_from_infostate(me, rng.getrandbits(60)), tree, []
        while not state.is_over and (not path or node.visits):
            seen = {state.action_as_seen(action, me): action for action in state.legal_actions()}
            nodes = [node.children.setdefault(each, Node()) for each in seen]
            for each in nodes:
                each.offered += 1
            fresh = [each for each in nodes if not each.visits]
            node = rng.choice(fresh) if fresh else max(nodes, key=Node.promise)
            path.append((node, state.current_player))
            state.apply(list(seen.values())[nodes.index(node)])
        returns = state.play_out(rng.getrandbits(60)).returns
        for node, player in path:
            node.visits += 1
            node.worth += returns[player]
    return max(root.legal_actions(), key=lambda action: tree.children[action].visits)


def play(game, seed, iterations, rng):
    """What a game was worth to each seat, if seat 0 searches and the others choose at random."""
    state = game.new_state(seed)
    while not state.is_over:
        searches = state.current_player == 0 and len(state.legal_actions()) > 1
        state.apply(choose(state, iterations, rng) if searches else rng.choice(state.legal_actions()))
    return state.returns()


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--plain", action="store_true", help="do not wait for the compiler; much slower")
    given = parser.parse_args(arguments)
    try:
        game = load_game(given.game, given.players, compiled=not given.plain)
    except InputError as error:
        parser.error(str(error))
    rng = random.Random(1)
    worth = [play(game, seed, given.iterations, rng) for seed in range(1, given.games + 1)]
    print("worth to each seat:", *(f"{sum(each) / given.games:.2f}" for each in zip(*worth, strict=True)))


if __name__ == "__main__":
    main()
