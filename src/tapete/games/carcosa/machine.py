"""The entries of Carcosa: what is called from outside its rules, plain or compiled."""
from ...kernel.playout import play_games, test_games
from ...kernel.rule import entry, rule
from .greedy import greedy
from .hidden import blind
from .invariants import broken
from .rules.flow import act, chooser, step
from .rules.inventory import count_keys
from .rules.menu import legal
from .setup import setup


@rule
def summarise(s, row):
    row.rounds = s.round_no
    row.cause = s.cause
    row.souls = s.n_souls
    row.keys = count_keys(s)
    row.destroyed = s.keys_destroyed
    row.annexed = s.tales_annexed
    row.ritual = s.ritual_done
    for p in range(s.n_souls):
        me = s.souls[p]
        row.role[p] = me.role
        row.sanity[p] = me.sanity
        row.max_sanity[p] = me.max_sanity
        row.slots_lost[p] = me.slots_lost
        row.carried[p] = me.keys


@entry
def play(states, menus, lucks, agents, rows, first_seed, n, bound):
    """Play games by agents; see `kernel.playout.play_games`."""
    return play_games(states, menus[0], lucks[0], agents, rows, first_seed, n, bound,
                      setup, legal, act, step, chooser, blind, greedy, summarise)


@entry
def test(states, menus, lucks, first_seed, n, bound):
    """Play random games and look at every invariant; see `kernel.playout.test_games`."""
    return test_games(states, menus[0], lucks[0], first_seed, n, bound, setup, legal, act, step, broken)
