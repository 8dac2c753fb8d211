"""How fast OpenSpiel is at random playouts and at its own search, for comparison with Tapete.

Playouts are counted in player decisions per CPU second.  Two loops are measured, for each of OpenSpiel's
``backgammon`` and ``gin_rummy``:

``python``
    The loop a Python user writes over pyspiel: ``new_initial_state``, ``current_player``,
    ``legal_actions``, ``apply_action``, chance outcomes sampled from ``chance_outcomes``.  Decisions are
    counted exactly.  A game starts from ``new_initial_state``, or with ``clone=True`` from a clone of one
    initial state kept.  That matters in gin rummy, where ``new_initial_state`` takes about 1.4 ms, more than
    the rest of the game, and the clone about 0.015 ms; in backgammon both take under a microsecond.

``c++``
    OpenSpiel's own random rollouts, ``RandomRolloutEvaluator``, with the whole loop in C++.  Decisions are
    estimated; see :func:`measure`.

A decision is one action applied at a node where a player is to move, forced moves and passes included.
Chance nodes are not counted, though the time they take is.  In OpenSpiel's backgammon one action plays both
dice (a double is two actions), and a game is cut off at ``max_player_turns`` = 500 turns.

Search is counted in iterations per CPU second of OpenSpiel's own C++ bots from mid-game states, each
iteration one random rollout to the end of the game: ``MCTSBot`` in backgammon, ``ISMCTSBot`` in gin rummy.
See :func:`measure_search`.

Run ``python benchmarks/openspiel_peer.py`` for two tables; OpenSpiel is needed (``pip install '.[bench]'``).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Literal, get_args

Loop = Literal["python", "c++"]

GAMES = ("backgammon", "gin_rummy")
"""The OpenSpiel games measured, by OpenSpiel's short names, with their default parameters."""

LOOPS: tuple[Loop, ...] = get_args(Loop)

ROLLOUTS_PER_CALL = 20
"""Games played in C++ for each entry from Python: every entry has a fresh deal or opening roll, and about
15 to 25 ms of C++ work, beside which the few microseconds of the entry are nothing."""

LENGTH_GAMES = 100
"""Random games played to find the mean number of decisions, whose half is where searches start.  About
0.15 s of CPU, and good to about 4 % in backgammon and 2 % in gin rummy."""

UCT_C = 2.0
"""Exploration constant of both bots.  The rate hardly depends on it: 1, 2 and 50 were within 5 %."""

SEARCH_MEMORY_MB = 1024
"""MCTSBot's cap on its tree, in MiB: far above what it grows to, so it prunes nothing while it is timed."""

MISSING = "OpenSpiel is not installed: pip install '.[bench]'"

_TERMINAL = -4  # pyspiel.PlayerId.TERMINAL, as State.current_player() returns it; players are 0, 1, ...


class OpenSpielMissing(ImportError):
    """pyspiel cannot be imported."""


class SearchUnavailable(RuntimeError):
    """This OpenSpiel does not bind the search bot wanted, or the bot failed or did not search as asked."""


@dataclass(frozen=True)
class Peer:
    """One measurement of one OpenSpiel loop."""

    game: str
    """OpenSpiel's short name of the game."""
    decisions: int
    """Player choices made; chance nodes are not counted.  Exact for "python", an estimate for "c++"."""
    games: int
    """Games played from start to end."""
    seconds: float
    """CPU seconds of this process (``time.process_time``) spent in those games."""
    loop: Loop
    """Where the loop over nodes runs: "python" or "c++"."""
    cloned: bool
    """Whether games started from clones of a state kept (always so for "c++"), not ``new_initial_state``."""

    @property
    def decisions_per_second(self) -> float:
        """Player choices per CPU second."""
        return self.decisions / self.seconds

    @property
    def decisions_per_game(self) -> float:
        """Mean number of player choices in a game."""
        return self.decisions / self.games


@dataclass(frozen=True)
class SearchPeer:
    """One measurement of one OpenSpiel search."""

    game: str
    """OpenSpiel's short name of the game."""
    bot: str
    """The pyspiel class that searched: "MCTSBot" or "ISMCTSBot"."""
    iterations: int
    """Iterations made in all the searches, one rollout each."""
    searches: int
    """Searches made, each from a state of its own."""
    seconds: float
    """CPU seconds of this process (``time.process_time``) spent in those searches."""

    @property
    def iterations_per_second(self) -> float:
        """Iterations per CPU second."""
        return self.iterations / self.seconds


def measure(
    game: str,
    seconds: float,
    seed: int,
    loop: Loop = "python",
    decisions_per_game: float | None = None,
    clone: bool = False,
) -> Peer:
    """Play random games of ``game`` for ``seconds`` wall seconds, at least one, and count what was done.

    The game or batch under way when the budget ends is finished, so the wall time is over by up to about
    30 ms.  ``seed`` fixes the playouts, but not how many fit in the budget.  ``clone`` starts the "python"
    loop's games from clones of one initial state instead of ``new_initial_state``; the "c++" loop always
    clones, so ``clone=True`` is the like-for-like "python" row.

    The "c++" count is an estimate.  OpenSpiel's rollouts return the mean result of the games and not
    their lengths, so decisions are taken as games played times ``decisions_per_game``, the mean of the
    "python" loop.  Both loops choose uniformly among the legal actions and sample chance by its
    probabilities, so game lengths have one distribution and only sampling error is left: the mean of either
    side is good to a few percent in one second and better as the square root of the budget.  Where
    ``decisions_per_game`` is not given, the "python" loop is first run for a further ``seconds`` wall
    seconds to find it (not part of the result's ``seconds``).

    pyspiel 2.0.2 does not bind ``RandomRolloutEvaluator.evaluate``.  The rollouts are therefore entered by
    ``MCTSBot.mcts_search`` with one simulation: an unvisited root is not expanded, so that call is one
    ``evaluate`` of the state given, which is ROLLOUTS_PER_CALL games, and a constant of bookkeeping.  The
    search may not start at a chance node, so each batch starts from a fresh state stepped in Python to its
    first decision.  That dealing is left out of the CPU time, which flatters OpenSpiel beside a loop that
    deals inside its timed part: not measurably in backgammon (one roll), about 10 % in gin rummy (21 chance
    nodes).  ``pyspiel.evaluate_bots`` with uniform random bots, entered once a game and counted exactly from
    the game's history, was 5 % slower than this estimate in both games from the same starts.

    Raises ValueError for an unknown game or loop or a budget that is not positive, and OpenSpielMissing.
    """
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}: choose from {', '.join(GAMES)}")
    if loop not in LOOPS:
        raise ValueError(f"unknown loop {loop!r}: choose from {', '.join(LOOPS)}")
    if not seconds > 0:
        raise ValueError(f"the budget must be a positive number of seconds, not {seconds!r}")
    if loop == "python":
        return _measure_python(game, seconds, seed, clone)
    if decisions_per_game is None:
        decisions_per_game = _measure_python(game, seconds, seed, clone=True).decisions_per_game
    return _measure_cpp(game, seconds, seed, decisions_per_game)


def measure_search(game: str, seconds: float, seed: int, simulations: int = 1000) -> SearchPeer:
    """Search mid-game states of ``game`` for ``seconds`` wall seconds, at least one, and count iterations.

    Backgammon is searched by ``pyspiel.MCTSBot`` (perfect information, chance nodes in the tree) and gin
    rummy by ``pyspiel.ISMCTSBot`` (hidden cards dealt again by OpenSpiel at the root of every iteration).
    Both take ``RandomRolloutEvaluator`` with one rollout, which plays to the end of the game, and make
    ``simulations`` iterations in a search.  Nothing is solved and no tree is kept between searches.

    Each search has a state of its own: a game of uniformly random choices, stopped after half of the mean
    number of decisions of such a game (of LENGTH_GAMES games from ``seed``) and stepped on to the next
    decision with two or more legal actions.  Games that end before that are dropped.  Reaching the states is
    not timed.  ``seed`` fixes the states and the searches, but not how many fit in the budget; the search
    under way when it ends is finished, so the wall time is over by up to one search (about 0.6 s for 1000
    iterations).

    States differ, most of all in how much of the game is left.  At 1000 iterations the time of a search had a
    standard deviation of 0.8 of its mean in backgammon and 0.13 in gin rummy, so the rate is good to about
    that over the square root of ``searches``: five backgammon searches to a third only.  For a steadier
    figure take a longer budget, or fewer simulations and so more states; the rate was the same, within that
    noise, from 10 simulations to 5000.

    MCTSBot's iterations are checked against the visits of the root that it returns.  ISMCTSBot gives no
    count; its source makes exactly ``simulations`` wherever there are two or more legal actions.  It keys its
    nodes by the player's observation (``use_observation_string``): gin rummy declares no information-state
    string, and though 2.0.2 gives one, the action and observation history, searching with that was 12 %
    slower.  ISMCTSBot is bound and works in pyspiel 2.0.2.

    Raises ValueError for an unknown game, a budget that is not positive or fewer than two simulations (the
    bots choose among the moves visited, and the first iteration visits none), OpenSpielMissing, and
    SearchUnavailable where the bot is not bound, or fails, or makes another number of iterations.
    """
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}: choose from {', '.join(GAMES)}")
    if not seconds > 0:
        raise ValueError(f"the budget must be a positive number of seconds, not {seconds!r}")
    if simulations < 2:
        raise ValueError(f"a search needs at least two simulations, not {simulations!r}")
    spiel_game = _pyspiel().load_game(game)
    uniform = random.Random(seed).random
    bot, search = _searcher(spiel_game, game, simulations, seed & 0x7FFFFFFF)
    initial = spiel_game.new_initial_state()
    half = round(sum(_advance(initial.clone(), uniform) for _ in range(LENGTH_GAMES)) / LENGTH_GAMES / 2)
    searches = 0
    cpu = 0.0
    deadline = time.perf_counter() + seconds
    while True:
        state = initial.clone()
        _advance(state, uniform, half)
        if state.is_terminal():
            continue
        cpu_start = time.process_time()
        try:
            made = search(state)
        except RuntimeError as error:  # pyspiel.SpielError is one
            raise SearchUnavailable(f"OpenSpiel's {bot} failed in {game}: {error}") from error
        cpu += time.process_time() - cpu_start
        if made != simulations:
            raise SearchUnavailable(f"OpenSpiel's {bot} made {made} iterations in {game}, not {simulations}")
        searches += 1
        if time.perf_counter() >= deadline:
            break
    return SearchPeer(game, bot, searches * simulations, searches, cpu)


def _searcher(spiel_game: Any, game: str, simulations: int, seed: int) -> tuple[str, Callable[[Any], int]]:
    """The name of the bot for ``game``, and a function that searches a state and returns the iterations made.

    Raises SearchUnavailable where this pyspiel does not bind the bot.
    """
    pyspiel = _pyspiel()
    name = "ISMCTSBot" if game == "gin_rummy" else "MCTSBot"
    if not hasattr(pyspiel, name):
        raise SearchUnavailable(f"this OpenSpiel does not bind pyspiel.{name}, wanted to search {game}")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    if name == "MCTSBot":
        mcts = pyspiel.MCTSBot(
            game=spiel_game,
            evaluator=evaluator,
            uct_c=UCT_C,
            max_simulations=simulations,
            max_memory_mb=SEARCH_MEMORY_MB,
            solve=False,
            seed=seed,
            verbose=False,
        )

        def search_mcts(state: Any) -> int:
            return int(mcts.mcts_search(state).explore_count)

        return name, search_mcts
    ismcts = pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=evaluator,
        uct_c=UCT_C,
        max_simulations=simulations,
        max_world_samples=-1,  # a fresh one every iteration
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=True,
    )

    def search_ismcts(state: Any) -> int:
        ismcts.step(state)
        return simulations

    return name, search_ismcts


def _advance(state: Any, uniform: Callable[[], float], until: int | None = None) -> int:
    """Play uniformly random choices in ``state`` to its end, and return how many; chance is not counted.

    With ``until``, stop earlier: at the first choice of two or more actions after ``until`` decisions.
    """
    decisions = 0
    while (player := state.current_player()) != _TERMINAL:
        if player < 0:
            state.apply_action(_sample(state.chance_outcomes(), uniform()))
            continue
        actions = state.legal_actions()
        if until is not None and decisions >= until and len(actions) > 1:
            break
        state.apply_action(actions[int(uniform() * len(actions))])
        decisions += 1
    return decisions


def _pyspiel() -> Any:
    """The pyspiel module; raises OpenSpielMissing where it is not installed."""
    try:
        import pyspiel
    except ModuleNotFoundError as error:
        if error.name != "pyspiel":
            raise
        raise OpenSpielMissing(MISSING) from error
    return pyspiel


def _sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The chance action at ``point``, uniform in [0, 1), of (action, probability) pairs.

    A plain scan is faster here than random.choices, which wants the pairs unzipped and summed first.
    """
    for action, probability in outcomes:
        point -= probability
        if point < 0.0:
            return action
    return outcomes[-1][0]  # the probabilities summed to just under 1


def _measure_python(game: str, seconds: float, seed: int, clone: bool) -> Peer:
    """Random playouts through the Python binding for ``seconds`` wall seconds; see :func:`measure`."""
    spiel_game = _pyspiel().load_game(game)
    uniform = random.Random(seed).random
    start = spiel_game.new_initial_state().clone if clone else spiel_game.new_initial_state
    decisions = games = 0
    deadline = time.perf_counter() + seconds
    cpu_start = time.process_time()
    while True:
        state = start()
        while (player := state.current_player()) != _TERMINAL:
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
            else:
                state.apply_action(_sample(state.chance_outcomes(), uniform()))
        games += 1
        if time.perf_counter() >= deadline:
            break
    return Peer(game, decisions, games, time.process_time() - cpu_start, "python", clone)


def _measure_cpp(game: str, seconds: float, seed: int, decisions_per_game: float) -> Peer:
    """Random rollouts in C++ for ``seconds`` wall seconds, ``decisions_per_game`` choices assumed in each."""
    pyspiel = _pyspiel()
    spiel_game = pyspiel.load_game(game)
    uniform = random.Random(seed).random
    cpp_seed = seed & 0x7FFFFFFF  # a C++ int
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_CALL, seed=cpp_seed)
    bot = pyspiel.MCTSBot(
        game=spiel_game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=16,
        solve=False,
        seed=cpp_seed,
        verbose=False,
    )
    initial = spiel_game.new_initial_state()
    games = 0
    cpu = 0.0
    deadline = time.perf_counter() + seconds
    while True:
        state = initial.clone()
        while state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes(), uniform()))
        cpu_start = time.process_time()
        root = bot.mcts_search(state)
        cpu += time.process_time() - cpu_start
        if root.explore_count != 1 or root.children:
            raise RuntimeError("this OpenSpiel's mcts_search no longer makes one evaluation of its root")
        games += ROLLOUTS_PER_CALL
        if time.perf_counter() >= deadline:
            break
    return Peer(game, round(games * decisions_per_game), games, cpu, "c++", True)


def main(arguments: list[str] | None = None) -> int:
    """Print both tables.

    The exit code is 0, 1 where a search is unavailable, or 2 where OpenSpiel is missing or an argument wrong.
    """
    parser = argparse.ArgumentParser(description="Speed of OpenSpiel's random playouts and of its search.")
    parser.add_argument("--seconds", type=float, default=3.0, help="wall seconds for each row (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the playouts and searches (default 1)")
    parser.add_argument("--simulations", type=int, default=1000, help="iterations a search (default 1000)")
    options = parser.parse_args(arguments)
    if not options.seconds > 0:
        parser.error("--seconds must be positive")
    if options.simulations < 2:
        parser.error("--simulations must be at least 2")
    try:
        _pyspiel()
    except OpenSpielMissing as error:
        print(error, file=sys.stderr)
        return 2

    print(f"OpenSpiel {metadata.version('open_spiel')}, {options.seconds:g} s each, seed {options.seed}")
    print(f"{'game':<12}{'loop':<8}{'start':<7}{'decisions/s':>12}{'games':>8}{'per game':>10}{'CPU s':>8}")
    rows: tuple[tuple[Loop, bool], ...] = (("python", False), ("python", True), ("c++", True))
    for game in GAMES:
        mean: float | None = None
        for loop, clone in rows:
            peer = measure(game, options.seconds, options.seed, loop, mean, clone)
            mean = peer.decisions_per_game
            print(
                f"{peer.game:<12}{peer.loop:<8}{'clone' if peer.cloned else 'new':<7}"
                f"{peer.decisions_per_second:>12,.0f}{peer.games:>8,}"
                f"{peer.decisions_per_game:>10.1f}{peer.seconds:>8.2f}"
            )
    print("decisions: player choices, chance not counted; c++: games x the python clone row's mean")

    print(f"\n{'game':<12}{'bot':<11}{'iterations/s':>13}{'iterations':>12}{'searches':>10}{'CPU s':>8}")
    code = 0
    for game in GAMES:
        try:
            found = measure_search(game, options.seconds, options.seed, options.simulations)
        except SearchUnavailable as error:
            print(error, file=sys.stderr)
            code = 1
            continue
        print(
            f"{found.game:<12}{found.bot:<11}{found.iterations_per_second:>13,.0f}"
            f"{found.iterations:>12,}{found.searches:>10,}{found.seconds:>8.2f}"
        )
    print("iterations: one random rollout to the end each, from states half a random game in; states differ,")
    print("so few searches give a rough rate (see measure_search): a longer --seconds or fewer --simulations")
    return code


if __name__ == "__main__":
    sys.exit(main())
