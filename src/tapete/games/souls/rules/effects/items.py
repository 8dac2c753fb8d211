"""Items: see language/terms/items.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...language.words import Timing, What
from ...names import NO_THING, NOBODY, CardZone, Mark, Pend, Vain
from ...vocabulary import Op, Told
from ..cards import ability_of
from ..choices import any_choice
from ..items import count_lost_to_death, destroy, move_item
from ..refs import thing_in
from ..souls import may_gain_soul, soul_is
from ..things import card_at, deactivate, is_item_of, note_effects, put_in_play, recharge
from ..triggers import wait
from ..vain import gone, in_vain, in_vain_at, in_vain_for
from .amounts import amount
from .who import ref_of, seat_of, this_of


@rule
def do_items(s, do, a, b, c):
    match do:
        case Do.TREASURE: treasures(s, a, amount(s, b))
        case Do.PAY_COUNTERS: pay_counters(s, amount(s, b))
        case Do.COUNTERS: add_counters(s, a, amount(s, b) * c)
        case Do.CURSE: curse(s, a)
        case Do.COPY_NEXT_LOOT: s.players[s.now.seat].copies_loot += 1
        case Do.VOTE: call_vote(s)
        case Do.DESTROY_ITEM: destroy_own(s, a)
        case Do.RECHARGE_ALL: recharge_all(s, a)
        case _: do_item(s, do, a, b)


@rule
def turn(s, i, charged):
    """Recharge or deactivate something."""
    if s.things[i].charged == charged:
        in_vain_at(s, s.things[i].card, Vain.CARD_CHARGED if charged else Vain.CARD_USED)
    elif charged:
        recharge(s, i)
    else:
        deactivate(s, i)


@rule
def do_item(s, do, what, b):
    """An effect on one item; none if it has gone."""
    i = thing_in(s, ref_of(s, what))
    s.run.done = 0
    if i == NO_THING:
        gone(s, what)
        return
    s.run.done = 1
    match do:
        case Do.RECHARGE: turn(s, i, 1)
        case Do.DEACTIVATE: turn(s, i, 0)
        case Do.DESTROY: do_destroy(s, i)
        case Do.STEAL_ITEM: take_item(s, i, b)
        case Do.GIVE_ITEM: take_item(s, i, b)
        case Do.SWAP_ITEMS: swap(s, i, b)
        case Do.REROLL_ITEM: reroll_item(s, i)
        case Do.COPY: become_copy(s, thing_in(s, this_of(s)), i, b)
        case Do.COPY_ABILITY: copy_ability(s, thing_in(s, this_of(s)), i)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def do_destroy(s, i):
    card = s.things[i].card
    s.run.done = destroy(s, i)
    if not s.run.done:
        in_vain_at(s, card, Vain.ETERNAL)


@rule
def treasures(s, who, n):
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
    elif n <= 0:
        in_vain(s, Vain.NOTHING)
    else:
        schedule(s, Op.GAIN_ITEM, p, n, 0)


@rule
def add_counters(s, what, n):
    """Put counters on something, or take them off it."""
    i = thing_in(s, ref_of(s, what))
    s.run.done = 0
    if i != NO_THING:
        s.run.done = 1 if n >= 0 or s.things[i].counters + n >= 0 else 0
        s.things[i].counters = max(0, s.things[i].counters + n)
        tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)
    else:
        gone(s, what)


@rule
def pay_counters(s, n):
    """Counters are paid from the running card, if there are enough."""
    i = thing_in(s, this_of(s))
    s.run.done = 0
    if i == NO_THING:
        in_vain(s, Vain.GONE)
    elif s.things[i].counters < n:
        in_vain_at(s, s.things[i].card, Vain.FEW_COUNTERS)
    else:
        s.things[i].counters -= n
        tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)
        s.run.done = 1


@rule("souls.curses.lie")
def curse(s, whom):
    """The running card is put on a player as a curse."""
    p = seat_of(s, whom)
    if p == NOBODY or s.now.kind != Pend.EVENT:
        gone(s, whom)
    else:
        put_in_play(s, s.now.card, CardZone.CURSE, p)
        s.now.marks = s.now.marks | Mark.KEPT
        tell(s, Told.CURSED, p, s.now.card, 0)


@rule
def recharge_all(s, who):
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
        return
    some = False
    for i in range(s.n_things):
        if is_item_of(s, i, p) and not s.things[i].charged:
            some = True
            recharge(s, i)
    if not some:
        in_vain_for(s, p, Vain.CHARGED)


@rule
def take_item(s, i, whom):
    p = seat_of(s, whom)
    it = s.things[i]
    if p == NOBODY:
        s.run.done = 0
        gone(s, whom)
    elif it.zone == CardZone.SOUL:
        take_soul(s, i, p)
    elif it.eternal or (it.zone != CardZone.ITEM and it.zone != CardZone.SHOP):
        s.run.done = 0
        in_vain_at(s, it.card, Vain.ETERNAL)
    elif is_item_of(s, i, p):
        in_vain_at(s, it.card, Vain.OWN)
    else:
        move_item(s, i, p)


@rule
def take_soul(s, i, p):
    """A player gains another player's soul."""
    s.run.done = 0
    if not may_gain_soul(s, p):
        in_vain_for(s, p, Vain.NO_SOULS)
    elif s.things[i].owner == p:
        in_vain_at(s, s.things[i].card, Vain.OWN)
    else:
        s.run.done = 1
        soul_is(s, p, i)


@rule
def swap(s, i, what):
    """Two items change controllers."""
    k = thing_in(s, ref_of(s, what))
    if k == NO_THING:
        s.run.done = 0
        gone(s, what)
        return
    if s.things[i].eternal or s.things[k].eternal:
        s.run.done = 0
        in_vain_at(s, s.things[i if s.things[i].eternal else k].card, Vain.ETERNAL)
        return
    one = s.things[i].owner
    other = s.things[k].owner
    if one == other:
        in_vain_at(s, s.things[i].card, Vain.OWN)
        return
    move_item(s, i, other)
    move_item(s, k, one)


@rule("souls.items.reroll")
def reroll_item(s, i):
    """Destroy an item; its controller gains a treasure in its place, also if it becomes a soul."""
    p = s.things[i].owner if s.things[i].zone == CardZone.ITEM else NOBODY
    do_destroy(s, i)
    if s.run.done and p != NOBODY:
        schedule(s, Op.GAIN_ITEM, p, 1, 0)


@rule("souls.items.copy")
def become_copy(s, i, k, for_turn):
    """An item becomes a copy of another, for good or until the end of the turn; its counters stay its own."""
    if i == NO_THING:
        in_vain(s, Vain.GONE)
        return
    it = s.things[i]
    if for_turn and not it.copied:
        it.copied_before = it.copy_of
        it.copied = 1
    card = card_at(s, k)
    if card_at(s, i) == card:
        in_vain_at(s, it.card, Vain.COPIED)
    else:
        tell(s, Told.BECOMES, it.card, card, 0)
    it.copy_of = 0 if card == it.card else card
    note_effects(s, card)


@rule("souls.items.copy_ability")
def copy_ability(s, i, k):
    """The tap ability of another item goes on the stack as one of this item's. It counts as used, because an item that
    copies itself would go on for ever."""
    ability = ability_of(s, card_at(s, k), int(Timing.TAP), 0)
    me = s.players[s.now.seat]
    if i == NO_THING:
        in_vain(s, Vain.GONE)
    elif ability < 0:
        in_vain_at(s, s.things[k].card, Vain.NO_TAP)
    elif me.uses >= s.options.uses:
        in_vain_for(s, s.now.seat, Vain.OFTEN)
    if i == NO_THING or ability < 0 or me.uses >= s.options.uses:
        return
    me.uses += 1
    copy = s.waiting[wait(s, Pend.ABILITY, s.now.seat, i, ability)]
    copy.card = card_at(s, k)
    copy.marks = Mark.TAP


@rule("souls.items.vote")
def call_vote(s):
    """All players vote, in turn order from the active player on, each for an item in play."""
    for p in range(s.n_seats):
        s.players[p].vote = 0
    if any_choice(s, int(What.ITEM), 0, s.active, NO_THING, NOBODY, 0):
        schedule(s, Op.VOTE, s.active, s.n_seats, 0)
    else:
        in_vain(s, Vain.CHOICE)


@rule
def destroy_own(s, who):
    """A player destroys an item of their choice that they own."""
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
    elif count_lost_to_death(s, p) > 0:
        schedule(s, Op.LOSE_ITEM, p, 0, 0)
    else:
        in_vain_for(s, p, Vain.ITEMS)
