"""Playouts: loops that play games to their end by rules alone, written once for all games.

A game's `Rules` are an argument, so one source serves every game, plain and compiled.
"""
from typing import Any, NamedTuple

from .agenda import Fault, fail
from .dice import AGENTS_SEED, next_below
from .record import copy_but_options, copy_record, i1, i4, i8, record
from .registry import Rules
from .rule import rule


def summary_of(**columns: Any) -> Any:
    """A record type for the summary of a finished game: the columns of every game, and the game's own `columns`, which
    its rule `summarise` fills.
    """
    kept = {"seed": i8, "outcome": i1, "choices": i4, "forced": i4, **columns}
    return record(type("Summary", (), {"__annotations__": kept, "__module__": __name__,
                                       "__doc__": "What a finished game leaves."}))


@rule
def settle(s, step):
    """Carry out the agenda until a seat must choose or the game is over."""
    while step(s):
        pass


@rule
def play_on(s, choice, act, step):
    """Carry out a choice and all that follows, until the next choice."""
    act(s, choice)
    settle(s, step)


@rule
def has_choice(s, menu, choices, bound):
    """Whether there is a choice to make. A menu that is too small, or more than `bound` choices, is a fault."""
    if menu.n > len(menu.actions):
        fail(s, Fault.MENU_FULL)
    elif menu.n > 0 and choices >= bound:
        fail(s, Fault.ENDLESS)
    return menu.n > 0 and s.fault == 0


@rule
def play_out(s, menu, rng, bound, legal, act, step):
    """Play random choices to the end of the game. Returns the number of choices.

    `rng` is a separate Dice, so that a game's dice do not depend on who plays. More than `bound` choices are a fault.
    """
    choices = 0
    legal(s, menu)
    while has_choice(s, menu, choices, bound):
        play_on(s, menu.actions[next_below(rng, menu.n)], act, step)
        choices += 1
        legal(s, menu)
    if s.outcome == 0:
        fail(s, Fault.NO_CHOICE)
    return choices


class GameSeries(NamedTuple):
    """Which games to play, one after the other."""

    first_seed: int     # the seed of the first game; each next game has the next seed
    n: int
    bound: int          # the number of choices after which a game counts as endless, which is a fault


RANDOM = 0
GREEDY = 1


@rule
def choose(states, menu, rng, agent, seat, rules: Rules):
    """An agent's choice from a menu, for the game in states[0].

    A greedy agent sees only states[1], the state that its seat may know. If there is only one choice, no agent is
    asked.
    """
    if menu.n == 1:
        return menu.actions[0]
    if agent == GREEDY:
        copy_but_options(states, 1, 0)
        rules.blind(states[1], seat)
        return rules.greedy(states[1], menu, rng)
    return menu.actions[next_below(rng, menu.n)]


@rule
def begin_game(states, rng, seed, rules: Rules):
    """Start a new game with a seed in states[0], from the blank state in states[2]. Also reseeds the agents' generator.

    states[1], what a seat sees, gets the options as the setup has left them: `choose` does not copy them again.
    """
    begin_game_at(states, 0, 2, rng, seed, rules)
    copy_record(states, 1, 0)


@rule
def begin_game_at(states, i, blank, rng, seed, rules: Rules):
    """Start a new game with a seed in states[i], from the blank state in states[blank]."""
    copy_record(states, i, blank)
    s = states[i]
    s.dice.seed = seed
    rng.seed = seed ^ AGENTS_SEED
    rng.count = 0
    rules.setup(s)
    settle(s, rules.step)


@rule
def play_games(states, menu, rng, agents, rows, series: GameSeries, rules: Rules):
    """Play a series of games and write a summary of each into `rows`. Returns the number of games played without a
    fault.

    `states` has three: the game, what a seat sees, and the blank state to start from. `agents` holds a code for each
    seat. If the result is less than the number of games, a game broke and is now in states[0].
    """
    for game in range(series.n):
        begin_game(states, rng, series.first_seed + game, rules)
        s = states[0]
        choices = 0
        forced = 0
        rules.legal(s, menu)
        while has_choice(s, menu, choices, series.bound):
            seat = rules.chooser(s)
            forced += 1 if menu.n == 1 else 0
            play_on(s, choose(states, menu, rng, agents[seat], seat, rules), rules.act, rules.step)
            choices += 1
            rules.legal(s, menu)
        if not close_game(s, rows[game], series.first_seed + game, choices, forced, rules.summarise):
            return game
    return series.n


@rule
def play_share(states, menus, lucks, rows, share, shares, series: GameSeries, rules: Rules):
    """Play a share of a series of random games as `play_games` does: every `shares`-th game, starting with number
    `share`.

    The game is in states[share], and the blank state is the last. A broken game has no outcome in its row, and the
    share's other games are not played.
    """
    s = states[share]
    menu = menus[share]
    rng = lucks[share]
    for game in range(share, series.n, shares):
        begin_game_at(states, share, len(states) - 1, rng, series.first_seed + game, rules)
        choices = 0
        forced = 0
        rules.legal(s, menu)
        while has_choice(s, menu, choices, series.bound):
            if menu.n == 1:
                forced += 1
                play_on(s, menu.actions[0], rules.act, rules.step)
            else:
                play_on(s, menu.actions[next_below(rng, menu.n)], rules.act, rules.step)
            choices += 1
            rules.legal(s, menu)
        if not close_game(s, rows[game], series.first_seed + game, choices, forced, rules.summarise):
            return


@rule
def close_game(s, row, seed, choices, forced, summarise):
    """Write the summary of a game into a row. Returns whether the game ended without a fault."""
    if s.outcome == 0:
        fail(s, Fault.NO_CHOICE)
    if s.fault:
        return False
    row.seed = seed
    row.outcome = s.outcome
    row.choices = choices
    row.forced = forced
    summarise(s, row)
    return True


@rule
def test_games(states, menu, rng, series: GameSeries, rules: Rules):
    """Play a series of random games and check every invariant at every choice. Returns the number of sound games.

    If a state breaks an invariant, it is left in states[0].
    """
    for game in range(series.n):
        begin_game(states, rng, series.first_seed + game, rules)
        s = states[0]
        choices = 0
        rules.legal(s, menu)
        while has_choice(s, menu, choices, series.bound):
            if rules.broken(s):
                return game
            play_on(s, menu.actions[next_below(rng, menu.n)], rules.act, rules.step)
            choices += 1
            rules.legal(s, menu)
        if s.outcome == 0 or s.fault or rules.broken(s):
            return game
    return series.n
