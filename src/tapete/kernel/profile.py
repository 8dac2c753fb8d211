"""Games played and watched: what turned up, what was used, how free the choices were, how the hope of winning went.

A game says which things it counts (`kernel.catalogue`) and notes them as they happen: what the log tells, what a
menu offers, what is chosen. Each game leaves a row of counts and a `Course`; where playouts are asked for also a
row for each `Moment`. The games are those that `play_games` and `play_contest` play from the same seeds.
"""
from .agenda import Fault, fail
from .catalogue import PRESENT, SEEN, USED
from .contest import decide
from .dice import next_below
from .log import RING
from .mcts import follow_choice
from .menu import kind_of
from .playout import GREEDY, begin, close_game, goes_on, play_on
from .plies import Space
from .record import copy_record, i4, i8, record
from .rule import rule
from .tree import clear_trees, to_roots

ROOT = 2
"""Where among a playout's states what everybody knows lies; 0 is the game played on, 1 what a seat sees."""


@record
class Course:
    """How free a game's choices were, and how many moments of it were looked at."""

    turns: i4           # in which a seat had anything to choose
    dead: i4            # turns in which it never had more than one legal action
    moments: i4


@record
class Moment:
    """A game looked at: how many of the playouts from what everybody knows were won."""

    seed: i8
    beat: i4
    clock: i4
    choices: i4         # made so far
    won: i4


@rule
def listen(s, heard, seen, used, note):
    """Note what the log has told since it had told `heard` things; how many it has told now."""
    log = s.log
    if log.told - heard > RING:
        fail(s, Fault.LOG_FULL)
    for i in range(heard, log.told):
        k = i % RING
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
    """Take the actions of a kind off a menu, unless there are no others."""
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
def is_won_in(dreams, menu, luck, plans, bound, legal, act, step, chooser, greedy):
    """Play the game in dreams[0] to its end; whether it is won. Seats that search go by greedy."""
    s = dreams[0]
    choices = 0
    legal(s, menu)
    while goes_on(s, menu, choices, bound):
        if menu.n == 1:
            choice = menu.actions[0]
        elif plans[chooser(s)].agent >= GREEDY:
            choice = greedy(s, menu, luck)
        else:
            choice = menu.actions[next_below(luck, menu.n)]
        play_on(s, choice, act, step)
        choices += 1
        legal(s, menu)
    return s.outcome == 1


@rule
def hope(state, dreams, menus, luck, plans, spectator, playouts, bound,
         legal, act, step, chooser, blind, redeal, greedy):
    """How many of so many playouts are won from what everybody at the table knows.

    What nobody has seen is dealt anew each time, and the dice are rolled anew; the game itself is not touched.
    """
    dreams[ROOT] = state
    dreams[ROOT].log.on = 0
    blind(dreams[ROOT], spectator)
    won = 0
    for _ in range(playouts):
        copy_record(dreams, 0, ROOT)
        redeal(dreams[0], luck, menus[1])
        if is_won_in(dreams, menus[0], luck, plans, bound, legal, act, step, chooser, greedy):
            won += 1
        if dreams[0].fault:
            fail(state, dreams[0].fault)
    return won


@rule
def profile_games(states, minds, dreams, menus, luck, guess, nodes, space: Space, plans, rows, courses, counts,
                  moments, trail, first_seed, n, playouts, forbidden, spectator, bound,
                  setup, legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, summarise,
                  lay, note, note_menu, note_choice, beat, turn_of, observe):
    """Play n games of the seeds first_seed, ... as `contest.play_contest` does, and watch them.

    `rows`, `courses` and `counts` (game, plane, thing) have a row for each game. With playouts each new beat
    of the game leaves a row in `moments`, and what had turned up by then in `trail` (moment, thing): one row
    after the other, so that n games must not need more than there are. `guess` is the playouts' own luck.
    No menu offers actions of the kind `forbidden`, unless nothing else is possible. The number of games
    played without a fault, as in `play_games`.
    """
    menu = menus[2]
    looked = 0
    for game in range(n):
        begin(states, luck, first_seed + game, setup, step)
        guess.seed = (first_seed + game) ^ 0x1B873593CC9E2D51
        guess.count = 0
        s = states[0]
        for seat in range(len(plans)):
            clear_trees(nodes, plans[seat].trees)
            to_roots(plans[seat].trees)
        s.log.on = 1
        seen = counts[game, SEEN]
        used = counts[game, USED]
        lay(s, counts[game, PRESENT])
        course = courses[game]
        choices = 0
        forced = 0
        waited = 0
        free = False
        turn = -1
        last_beat = -1
        tick = clock(s)
        legal(s, menu)
        forbid(menu, forbidden)
        while goes_on(s, menu, choices, bound):
            seat = chooser(s)
            if playouts > 0 and beat(s) != last_beat:
                if looked >= len(moments):
                    fail(s, Fault.ENDLESS)
                    return game
                last_beat = beat(s)
                moment = moments[looked]
                moment.seed = first_seed + game
                moment.beat = last_beat
                moment.clock = tick
                moment.choices = choices
                moment.won = hope(states[0], dreams, menus, guess, plans, spectator, playouts, bound,
                                  legal, act, step, chooser, blind, redeal, greedy)
                for thing in range(len(seen)):
                    trail[looked, thing] = seen[thing]
                looked += 1
                course.moments += 1
            if seat == turn_of(s):
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
                note_menu(s, menu, seen)
            choice = decide(states, minds, menu, menus, luck, nodes, space, plans[seat], seat, waited,
                            legal, act, step, chooser, seen_as, blind, redeal, clock, value, greedy, observe)
            if menu.n > 1:
                for other in range(len(plans)):
                    follow_choice(s, nodes, plans[other], other, seat, choice, seen_as)
            note_choice(s, menu, seat, choice, used)
            play_on_heard(s, choice, seen, used, act, step, note)
            choices += 1
            waited = waited + 1 if clock(s) == tick else 0
            tick = clock(s)
            legal(s, menu)
            forbid(menu, forbidden)
        if not close_game(s, rows[game], first_seed + game, choices, forced, summarise):
            return game
    return n
