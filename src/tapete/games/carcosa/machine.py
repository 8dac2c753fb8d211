"""The entries of Carcosa: what is called from outside its rules, plain or compiled."""
from ...kernel.contest import play_contest
from ...kernel.expectimax import ponder
from ...kernel.mcts import begin_search, search
from ...kernel.playout import play_games, test_games
from ...kernel.profile import profile_games
from ...kernel.rule import entry, rule
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal, seen_as
from .invariants import broken
from .profile import beat, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, chooser, step
from .rules.inventory import count_keys
from .rules.menu import legal
from .setup import setup
from .value import clock, value


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


@entry
def contest(states, minds, menus, lucks, nodes, space, plans, rows, first_seed, n, bound):
    """Play games in which seats search; see `kernel.contest.play_contest`."""
    return play_contest(states, minds, menus, lucks[0], nodes, space, plans, rows, first_seed, n, bound,
                        setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise)


@entry
def think(minds, menus, lucks, nodes, plans, iterations, afresh):
    """Search from a blinded state, or go on searching; see `kernel.mcts.search`."""
    if afresh:
        begin_search(nodes, plans[0])
    search(nodes, minds, menus, lucks[0], plans[0], iterations,
           legal, act, step, chooser, seen_as, redeal, clock, value, greedy)
    return plans[0].trees.used


@entry
def reckon(space, plans, seat):
    """Search exactly from a blinded state; see `kernel.expectimax.ponder`."""
    return ponder(space, plans[0], seat, legal, act, step, chooser, clock, value)


@entry
def profile(states, minds, dreams, menus, lucks, nodes, space, plans, rows, courses, counts, moments, trail,
            first_seed, n, playouts, forbidden, bound):
    """Play games and watch them; see `kernel.profile.profile_games`."""
    return profile_games(states, minds, dreams, menus, lucks[0], lucks[1], nodes, space, plans, rows, courses, counts,
                         moments, trail, first_seed, n, playouts, forbidden, SPECTATOR, bound,
                         setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise,
                         lay, note, note_menu, note_choice, beat, turn_of)
