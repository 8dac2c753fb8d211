"""Items: see language/terms/items.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NO_THING, NOBODY, Mark, Op, Pend, Told, Zone
from ..dice import amount
from ..items import destroy, move_item
from ..refs import thing_in
from ..things import character_of, deactivate, is_item_of, put_in_play, recharge
from .who import ref_of, seat_of, this_of


@rule
def do_items(s, do, a, b):
    match do:
        case Do.TREASURE: treasures(s, seat_of(s, a), amount(s, b))
        case Do.COUNTERS: add_counters(s, a)
        case Do.CURSE: curse(s, seat_of(s, a))
        case Do.RECHARGE_ALL: recharge_all(s, seat_of(s, a))
        case Do.RECHARGE_CHARACTER:
            p = seat_of(s, a)
            if p != NOBODY:
                recharge(s, character_of(s, p))
        case _: do_item(s, do, ref_of(s, a), b)


@rule
def do_item(s, do, ref, b):
    """What is done to one item; nothing if it has gone."""
    i = thing_in(s, ref)
    s.run.done = 0
    if i == NO_THING:
        return
    s.run.done = 1
    match do:
        case Do.RECHARGE: recharge(s, i)
        case Do.DEACTIVATE: deactivate(s, i)
        case Do.DESTROY: s.run.done = destroy(s, i)
        case Do.STEAL_ITEM: take_item(s, i, seat_of(s, b))
        case Do.GIVE_ITEM: take_item(s, i, seat_of(s, b))
        case Do.SWAP_ITEMS: swap(s, i, thing_in(s, ref_of(s, b)))
        case Do.REROLL_ITEM: reroll_item(s, i)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def treasures(s, p, n):
    if p != NOBODY and n > 0:
        schedule(s, Op.GAIN_ITEM, p, n, 0)


@rule
def add_counters(s, n):
    i = thing_in(s, this_of(s))
    if i != NO_THING:
        s.things[i].counters = max(0, s.things[i].counters + n)
        tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)


@rule("souls.curses.lie")
def curse(s, p):
    """The card that runs lies on a player from now on."""
    if p != NOBODY and s.now.kind == Pend.EVENT:
        put_in_play(s, s.now.card, Zone.CURSE, p)
        s.now.marks = s.now.marks | Mark.KEPT
        tell(s, Told.CURSED, p, s.now.card, 0)


@rule
def recharge_all(s, p):
    for i in range(s.n_things):
        if p != NOBODY and is_item_of(s, i, p):
            recharge(s, i)


@rule
def take_item(s, i, p):
    if p == NOBODY or s.things[i].eternal or (s.things[i].zone != Zone.ITEM and s.things[i].zone != Zone.SHOP):
        s.run.done = 0
        return
    move_item(s, i, p)


@rule
def swap(s, i, k):
    """Two items change controllers."""
    if k == NO_THING or s.things[i].eternal or s.things[k].eternal:
        s.run.done = 0
        return
    one = s.things[i].owner
    other = s.things[k].owner
    move_item(s, i, other)
    move_item(s, k, one)


@rule
def reroll_item(s, i):
    """Destroy an item; whoever controlled it gains a treasure instead."""
    p = s.things[i].owner if s.things[i].zone == Zone.ITEM else NOBODY
    s.run.done = destroy(s, i)
    if s.run.done and p != NOBODY:
        treasures(s, p, 1)
