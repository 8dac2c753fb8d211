"""Profiles: games played and watched. They count what turned up, what was used, how free the choices were, and how the
hope of winning, or the expected score, went.

A game declares the things that it counts (`gamedef.catalogue`), and notes them as they happen: what the log tells, what
a menu offers, what is chosen. Each game leaves an array of counts and a `GameCourse`. With playouts, it also leaves a
`ProfiledMoment` for each beat. The games are those that `play_games` and `play_contest` play from the same seeds.
"""
from typing import Any, NamedTuple

from ..gamedef.catalogue import PRESENT, SEEN, USED
from ..kernel.agenda import Fault, fail
from ..kernel.dice import next_below
from ..kernel.log import LOG_SIZE
from ..kernel.menu import kind_of
from ..kernel.playout import GREEDY, begin_game, close_game, has_choice, play_on
from ..kernel.record import copy_record, i4, i8, record
from ..kernel.registry import Rule, Rules
from ..kernel.rule import rule
from .contest import advance_all_roots, choose_by_plan, clear_all_trees
from .mcts import TreeSpace
from .plies import ExactSpace

ROOT = 2
"""Index into a playout's states: the state that everybody knows. 0 is the game that is played on, 1 is what a seat
sees.
"""


@record
class GameCourse:
    """How free a game's choices were, and at how many moments hope was measured."""

    turns: i4           # turns in which a seat had to choose
    dead: i4            # turns in which it never had more than one legal action
    moments: i4


@record
class ProfiledMoment:
    """A moment of a game: what the first seat got in its playouts, from what everybody knows."""

    seed: i8
    beat: i4
    clock: i4
    choices: i4         # made so far
    total: i4           # of `gained_in` over the playouts: how many were won, or the sum of their scores
    squares: i8         # the sum of its squares


class Watch(NamedTuple):
    """The rules with which a profile counts. `docs/game-reference.md` says what each is for."""

    lay: Rule
    note: Rule
    note_menu: Rule
    note_choice: Rule
    beat: Rule
    turn_of: Rule
    spectator: int


class ProfileGames(NamedTuple):
    """The games to profile, and how."""

    first_seed: int
    n: int
    playouts: int       # at each beat; 0: none
    forbidden: int      # a kind of action that is taken off every menu, unless there is no other
    bound: int
    span: int           # scores that there are above the lowest; 0 in a game that is won


class ProfileArrays(NamedTuple):
    """The results of profiled games."""

    rows: Any           # a summary for each
    courses: Any        # a Course for each
    counts: Any         # (game, plane, thing)
    moments: Any
    trail: Any          # (moment, thing)


@rule
def listen(s, heard, seen, used, note):
    """Note what the log told since happening number `heard`. Returns the present number."""
    log = s.log
    if log.told - heard > LOG_SIZE:
        fail(s, Fault.LOG_FULL)
    for i in range(heard, log.told):
        k = i % LOG_SIZE
        note(s, log.what[k], log.a[k], log.b[k], log.c[k], seen, used)
    return log.told


@rule
def play_on_heard(s, choice, seen, used, act, step, note):
    """Carry out a choice and all that follows until the next, and note what is told."""
    heard = s.log.told
    act(s, choice)
    heard = listen(s, heard, seen, used, note)
    while step(s):
        heard = listen(s, heard, seen, used, note)


@rule
def forbid(menu, forbidden):
    """Remove the actions of a kind from a menu, unless there are no others."""
    n = 0
    for i in range(menu.n):
        if kind_of(menu.actions[i]) != forbidden:
            n += 1
    if n == 0 or menu.n > len(menu.actions):
        return
    n = 0
    for i in range(menu.n):
        action = menu.actions[i]
        if kind_of(action) != forbidden:
            menu.actions[n] = action
            n += 1
    menu.n = n


@rule
def gained_in(dreams, menu, rng, plans, bound, span, rules: Rules):
    """Play the game in dreams[0] to its end. Returns 1 if the first seat wins and 0 if not. With a span, returns its
    score less the lowest one. Seats that search play greedy here.
    """
    s = dreams[0]
    choices = 0
    rules.legal(s, menu)
    while has_choice(s, menu, choices, bound):
        if menu.n == 1:
            choice = menu.actions[0]
        elif plans[rules.chooser(s)].agent >= GREEDY:
            choice = rules.greedy(s, menu, rng)
        else:
            choice = menu.actions[next_below(rng, menu.n)]
        play_on(s, choice, rules.act, rules.step)
        choices += 1
        rules.legal(s, menu)
    if s.outcome == 0:
        return 0
    worth = rules.value(s, 0)
    if span > 0:
        return int(worth * span + 0.5)
    return 1 if worth == 1.0 else 0


@rule
def blind_to_spectator(state, dreams, rules: Rules, spectator):
    """Blind a copy of the state to what everybody knows. Returns whether everybody knows which seat must choose.

    Only from such a state can a game be played on. If a seat chooses in secret, the moment is measured after that.
    """
    dreams[ROOT] = state
    dreams[ROOT].log.on = 0
    rules.blind(dreams[ROOT], spectator)
    return rules.chooser(dreams[ROOT]) >= 0


@rule
def hope(state, moment, dreams, mind: TreeSpace, plans, games: ProfileGames, rules: Rules):
    """Note in a moment what playouts bring from the state that `blind_to_spectator` prepared.

    Hidden things are dealt again each time, and the dice are rolled again. The game itself stays as it is.
    """
    rng = mind.lucks[1]
    for _ in range(games.playouts):
        copy_record(dreams, 0, ROOT)
        rules.redeal(dreams[0], rng, mind.menus[1])
        gained = gained_in(dreams, mind.menus[0], rng, plans, games.bound, games.span, rules)
        moment.total += gained
        moment.squares += gained * gained
        if dreams[0].fault:
            fail(state, dreams[0].fault)


@rule
def profile_games(states, mind: TreeSpace, space: ExactSpace, dreams, plans, counted: ProfileArrays,
                  games: ProfileGames, rules: Rules,
                  watch: Watch):
    """Play games as `contest.play_contest` does, and watch them.

    With playouts, each new beat of the game leaves a row in `counted.moments`, and what had turned up by then in
    `counted.trail`. Rows follow one another, so there must be enough rows for all games. Returns the number of games
    played without a fault, as `play_games` does.
    """
    menu = mind.menus[2]
    guess = mind.lucks[1]
    looked = 0
    for game in range(games.n):
        begin_game(states, mind.lucks[0], games.first_seed + game, rules)
        guess.seed = (games.first_seed + game) ^ 0x1B873593CC9E2D51
        guess.count = 0
        s = states[0]
        clear_all_trees(mind.nodes, plans)
        s.log.on = 1
        seen = counted.counts[game, SEEN]
        used = counted.counts[game, USED]
        watch.lay(s, counted.counts[game, PRESENT])
        course = counted.courses[game]
        choices = 0
        forced = 0
        waited = 0
        free = False
        turn = -1
        last_beat = -1
        tick = rules.clock(s)
        rules.legal(s, menu)
        forbid(menu, games.forbidden)
        while has_choice(s, menu, choices, games.bound):
            seat = rules.chooser(s)
            if games.playouts > 0 and watch.beat(s) != last_beat and blind_to_spectator(s, dreams, rules,
                                                                                        watch.spectator):
                if looked >= len(counted.moments):
                    fail(s, Fault.ENDLESS)
                    return game
                last_beat = watch.beat(s)
                moment = counted.moments[looked]
                moment.seed = games.first_seed + game
                moment.beat = last_beat
                moment.clock = tick
                moment.choices = choices
                hope(states[0], moment, dreams, mind, plans, games, rules)
                for thing in range(len(seen)):
                    counted.trail[looked, thing] = seen[thing]
                looked += 1
                course.moments += 1
            if seat == watch.turn_of(s):
                if tick != turn:
                    turn = tick
                    free = False
                    course.turns += 1
                    course.dead += 1
                if menu.n > 1 and not free:
                    free = True
                    course.dead -= 1
            if menu.n == 1:
                forced += 1
            else:
                watch.note_menu(s, menu, seen)
            choice = choose_by_plan(states, mind, space, menu, plans[seat], seat, waited, rules)
            if menu.n > 1:
                advance_all_roots(s, mind.nodes, plans, seat, choice, rules.seen_as)
            watch.note_choice(s, menu, seat, choice, used)
            play_on_heard(s, choice, seen, used, rules.act, rules.step, watch.note)
            choices += 1
            waited = waited + 1 if rules.clock(s) == tick else 0
            tick = rules.clock(s)
            rules.legal(s, menu)
            forbid(menu, games.forbidden)
        if not close_game(s, counted.rows[game], games.first_seed + game, choices, forced, rules.summarise):
            return game
    return games.n
