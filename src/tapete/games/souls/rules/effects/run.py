"""The interpreter: carry out the rows of an effect that has left the stack, one at a time.

There is no recursion. A row that needs a choice schedules it, and the run goes on after it.
"""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.dice import pick
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...language.words import OF_REF, Joined, Party, Test
from ...names import NOBODY, Of, Vain
from ...vocabulary import Op, Told
from ..cards import TAGS, column, word
from ..choices import any_choice, may_choose
from ..declare import chose_late, narrows, targets_hold
from ..dice import start_roll
from ..refs import kind_of_ref, low, to_player, to_thing
from ..stats import holds_among, holds_for
from ..triggers import leave_behind
from ..vain import gone, in_vain, unmet
from .board import do_board
from .damage import do_damage
from .decks import do_decks
from .dice import do_dice
from .hands import can_be_done, do_hands
from .items import do_items
from .money import do_money
from .souls import do_souls
from .turn import do_turn
from .who import member, seat_of


@rule
def begin_run(s):
    run = s.run
    run.done = 0
    run.chosen = 0
    run.n_each = 0
    for i in range(2):
        run.each_row[i] = 0
        run.each_group[i] = 0
        run.each_of[i] = 0
        run.each_i[i] = 0
        run.each_ref[i] = 0
        run.each_last[i] = 0


@rule("souls.effects.run")
def do_run(s):
    """Carry out one row of the running effect. Returns whether it goes on."""
    now = s.now
    row = now.row
    do = word(s, row, 0)
    a = word(s, row, 1)
    b = word(s, row, 2)
    c = word(s, row, 3)
    now.row = row + 1
    if do == Do.END:
        return False
    if do < 20:
        return do_flow(s, row, do, a, b, c, word(s, row, 4))
    if do < 30:
        do_money(s, do, a, b)
    elif do < 50:
        do_hands(s, do, a, b)
    elif do < 70:
        do_decks(s, do, a, b, c)
    elif do < 90:
        do_damage(s, do, a, b, c)
    elif do < 100:
        do_dice(s, do, a, b, c)
    elif do < 130:
        do_items(s, do, a, b, c)
    elif do < 150:
        do_turn(s, do, a, b, c, word(s, row, 4))
    elif do < 170:
        do_board(s, do, a)
    else:
        do_souls(s, do, a, b)
    return True


@rule
def do_flow(s, row, do, a, b, c, other):
    now = s.now
    match do:
        case Do.REQUIRE:
            if not test_holds(s, a, b):
                return False
        case Do.JUMP: now.row = a
        case Do.UNLESS:
            if not test_holds(s, a, b):
                now.row = c
                if a != Test.DONE and not other:
                    unmet(s, row)
        case Do.EACH: begin_loop(s, row, a, b, c)
        case Do.NEXT: next_of_loop(s, a)
        case Do.MAY:
            p = seat_of(s, a)
            if p == NOBODY:
                gone(s, a)
                now.row = b
            elif not s.options.before_5 and not can_be_done(
                    s, word(s, row + 1, 0), word(s, row + 1, 1), word(s, row - 1, 0)):
                s.run.done = 0
                now.row = b
            else:
                schedule(s, Op.MAY, p, 0, 0)
        case Do.SWITCH: now.row = word(s, row + 1 + now.mode, 1)
        case Do.MODE:
            p = seat_of(s, b)
            if p == NOBODY:
                gone(s, b)
                now.row = word(s, row + 2 + a, 1)
            else:
                schedule(s, Op.MODE, p, a, 1)
        case Do.CHOOSE:
            s.run.chosen = 0
            p = seat_of(s, a)
            if other:
                choose_by_lot(s, p, b, c)
            elif p != NOBODY and any_choice(s, b, narrows(s, row), p, now.thing, now.other, now.targets[0]):
                schedule(s, Op.CHOOSE, p, 0, 0)
            else:
                in_vain(s, Vain.CHOICE)
        case Do.NUMBER:
            p = seat_of(s, a)
            schedule(s, Op.NUMBER, p, b, c)
        case Do.ROLL:
            p = seat_of(s, a)
            forget_gone(s)
            if p != NOBODY:
                start_roll(s, p, b, 0)
            else:
                gone(s, a)
        case Do.LATER: leave_behind(s, a, b, c, other)
        case _: fail(s, Fault.UNKNOWN_FRAME)
    return True


@rule("souls.cancelling.illegal_target")
def forget_gone(s):
    """Drop targets of a roll that the effect itself has removed before it."""
    if (not s.options.before_5 or chose_late(s)) and not targets_hold(s):
        s.now.n_targets = 0


@rule
def test_holds(s, test, n):
    """Whether a row's condition holds: one condition, or several that are joined, about any player."""
    if test != Test.CHECKS:
        return one_holds(s, int(Party.YOU), test, n)
    whole = True
    while True:
        joined = word(s, n, 4)
        if one_holds(s, word(s, n, 3), word(s, n, 1), word(s, n, 2)) == (joined & Joined.NOT != 0):
            whole = False
        if joined & Joined.END:
            if whole or joined & Joined.LAST:
                return whole
            whole = True
        n += 1


@rule
def one_holds(s, party, test, n):
    now = s.now
    if test == Test.PAID_LOOT:
        return kind_of_ref(now.object) == Of.CARD and column(s, low(now.object), TAGS) & n != 0
    if party < OF_REF:
        return holds_among(s, party, test, n, now.seat, now.thing, now.face, s.run.done, now.number, 0)
    p = seat_of(s, party - OF_REF)
    return p != NOBODY and holds_for(s, test, n, p, now.thing, now.face, s.run.done, now.number)


@rule
def choose_by_lot(s, p, what, only):
    """Draw one of the possible choices, all equally likely, players in the order of their seats."""
    now = s.now
    count = 0
    for k in range(s.n_seats + s.n_things):
        if may_choose(s, nth_ref(s, k), what, only, p, now.thing, now.other, now.targets[0]):
            count += 1
    if p == NOBODY or count == 0:
        in_vain(s, Vain.CHOICE)
        return
    left = pick(s, count)
    for k in range(s.n_seats + s.n_things):
        ref = nth_ref(s, k)
        if may_choose(s, ref, what, only, p, now.thing, now.other, now.targets[0]):
            if left == 0:
                s.run.chosen = ref
                if k < s.n_seats:
                    tell(s, Told.DRAWN_BY_LOT, k, 0, 0)
                else:
                    tell(s, Told.CARD_BY_LOT, s.things[k - s.n_seats].card, 0, 0)
                return
            left -= 1


@rule
def nth_ref(s, k):
    """The k-th of all players and things in play; 0 if there is none."""
    if k < s.n_seats:
        return to_player(k)
    return to_thing(s, k - s.n_seats) if s.things[k - s.n_seats].zone else 0


@rule
def begin_loop(s, row, group, of, behind):
    run = s.run
    k = run.n_each
    if k == 2:
        fail(s, Fault.AGENDA_FULL)
        return
    run.each_row[k] = row
    run.each_group[k] = group
    p = seat_of(s, of) if of else NOBODY
    run.each_of[k] = p if p != NOBODY else 255
    run.each_i[k] = 0
    run.each_last[k] = s.last_serial
    run.n_each = k + 1
    advance_loop(s, behind)
    if run.n_each == k:
        in_vain(s, Vain.GONE)


@rule
def came_later(ref, last):
    """Whether a reference is to something that came into play after a loop began; the loop leaves it out."""
    return ref >> 24 == Of.THING and (last - ref) & 0xFFFF >= 0x8000


@rule
def next_of_loop(s, row):
    s.now.row = row + 1
    advance_loop(s, word(s, row, 3))


@rule
def advance_loop(s, behind):
    """Go to the next member of the innermost loop's group, or to the row after the loop."""
    run = s.run
    k = run.n_each - 1
    ref = -1
    while ref == -1:
        of = run.each_of[k]
        ref = member(s, run.each_group[k], NOBODY if of == 255 else of, run.each_i[k])
        if came_later(ref, run.each_last[k]):
            ref = -1
        run.each_i[k] += 1
    if ref == 0:
        run.n_each = k
        s.now.row = behind
    else:
        run.each_ref[k] = ref
