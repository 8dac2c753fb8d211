"""Counterfactual regret minimisation by OpenSpiel, on the small game that begins where a scenario begins.

    python examples/cfr.py examples/positions/gloom.yaml --viewer 0 --iterations 1000

prints what the average strategy is worth to each seat, and what all seats together could gain by leaving it (NashConv),
after 1, 10, 100... iterations.
"""
import argparse

from open_spiel.python.algorithms.gambit import export_gambit

from tapete.errors import InputError
from tapete.openspiel import load_position, pyspiel


def tree_of(game):
    """The same game as a tree that OpenSpiel keeps itself, so that a walk through it takes microseconds."""
    return pyspiel.load_efg_game(export_gambit(game))


def solve(tree, iterations):
    """Yield the number of iterations, NashConv and the seats' values of the average strategy, now and then."""
    solver, shown = pyspiel.CFRSolver(tree), 1
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done in (shown, iterations):
            policy, shown = solver.average_policy(), 10 * shown
            values = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
            yield done, pyspiel.nash_conv(tree, policy, True), values


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("scenario")
    parser.add_argument("--viewer", type=int, help="the seat whose knowledge all have; without it, what all know")
    parser.add_argument("--iterations", type=int, default=1000)
    given = parser.parse_args(arguments)
    try:
        game = load_position(given.scenario, given.viewer)
    except InputError as error:
        parser.error(str(error))
    for done, gain, values in solve(tree_of(game), given.iterations):
        print(f"{done:>8} iterations: NashConv {gain:.6f}, worth", *(f"{value:.4f}" for value in values))


if __name__ == "__main__":
    main()
