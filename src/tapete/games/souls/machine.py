"""The entries of Four Souls: what is called from outside its rules, plain or compiled."""
from ...kernel.contest import play_contest
from ...kernel.expectimax import ponder
from ...kernel.mcts import begin_search, search
from ...kernel.playout import play_games, test_games
from ...kernel.rule import entry, rule
from .greedy import greedy
from .hidden import blind, redeal, seen_as
from .invariants import broken
from .names import Zone
from .rules.flow import act, chooser, step
from .rules.menu import legal
from .rules.souls import count_souls
from .rules.things import character_of
from .setup import setup
from .value import clock, value


@rule
def summarise(s, row):
    row.passes = s.passed
    row.turns = s.turn
    row.players = s.n_players
    row.first = s.first
    for p in range(s.n_players):
        row.character[p] = s.things[character_of(s, p)].card
        row.souls[p] = count_souls(s, p)
        row.cents[p] = s.players[p].cents
    for card in range(len(row.held)):
        row.held[card] = 0
    for i in range(s.n_things):
        if s.things[i].zone == Zone.ITEM:
            row.held[s.things[i].card] = row.held[s.things[i].card] | 1 << s.things[i].owner


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

