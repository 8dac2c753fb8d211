"""The entries of Cthulhu Gloom: what is called from outside its rules, plain or compiled."""
from ...kernel.contest import play_contest
from ...kernel.expectimax import ponder
from ...kernel.mcts import begin_search, search
from ...kernel.playout import play_games, test_games
from ...kernel.profile import profile_games
from ...kernel.rule import entry, rule
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal, seen_as
from .invariants import broken
from .names import CENTRE, CHARACTERS, STORIES, Fate
from .profile import beat, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, chooser, step
from .rules.menu import legal
from .rules.sight import family_value, story_of
from .setup import setup
from .value import clock, value


@rule
def summarise(s, row):
    row.turns = s.turn_no
    row.cause = s.cause
    row.seats = s.n_seats
    row.first = s.first
    for p in range(s.n_seats):
        row.values[p] = family_value(s, p)
        row.family[p] = s.seats[p].family
        row.story[p] = story_of(s, p)
        row.dead[p] = 0
    for ch in range(CHARACTERS):
        if s.characters[ch].fate == Fate.DEAD:
            row.dead[s.characters[ch].owner] += 1
    for story in range(STORIES):
        row.on_table[story] = 1 if s.story_at[story] >= CENTRE else 0


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
