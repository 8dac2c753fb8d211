"""The entries of Carcosa: what is called from outside its rules, plain or compiled."""
from ...kernel.playout import play_games, test_games
from ...kernel.record import i1, i2, i4, i8, record
from ...kernel.rule import entry, rule
from .greedy import greedy
from .hidden import blind
from .invariants import broken
from .names import SOULS
from .rules.choices import legal
from .rules.flow import act, chooser, step
from .rules.inventory import count_keys
from .setup import setup


@record
class Summary:
    """What is left of a simulated game."""

    seed: i8
    choices: i4
    forced: i4
    rounds: i2
    outcome: i1
    cause: i1
    souls: i1
    keys: i1                # carried at the end
    destroyed: i1
    annexed: i1
    ritual: i1
    role: i1[SOULS]
    sanity: i1[SOULS]
    max_sanity: i1[SOULS]
    slots_lost: i1[SOULS]
    carried: i1[SOULS]      # keys of each


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
