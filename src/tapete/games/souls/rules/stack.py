"""The stack: last in, first out. The item that leaves it is in `s.now` while it is carried out."""
from ....kernel.agenda import Fault, fail
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NO_THING, NOBODY, Mark, Paid, Pend
from ..vocabulary import Told
from .piles import discard_card


@rule
def clear_pending(to):
    to.kind = 0
    to.seat = 0
    to.id = 0
    to.card = 0
    to.thing = NO_THING
    to.serial = 0
    to.ability = -1
    to.row = 0
    to.declared = 0
    to.mode = 0
    to.n_targets = 0
    for i in range(3):
        to.targets[i] = 0
    to.roller = NOBODY
    to.face = 0
    to.added = 0
    to.amount = 0
    to.other = NOBODY
    to.object = 0
    to.number = 0
    to.marks = 0
    to.asked = 0
    to.holds_up = 0


@rule
def copy_pending(to, source):
    to.kind = source.kind
    to.seat = source.seat
    to.id = source.id
    to.card = source.card
    to.thing = source.thing
    to.serial = source.serial
    to.ability = source.ability
    to.row = source.row
    to.declared = source.declared
    to.mode = source.mode
    to.n_targets = source.n_targets
    for i in range(3):
        to.targets[i] = source.targets[i]
    to.roller = source.roller
    to.face = source.face
    to.added = source.added
    to.amount = source.amount
    to.other = source.other
    to.object = source.object
    to.number = source.number
    to.marks = source.marks
    to.asked = source.asked
    to.holds_up = source.holds_up


@rule
def push(s, kind, seat, card):
    """Put an item on the stack. Returns its place. The active player has priority, until changed."""
    if s.n_stack == len(s.stack):
        fail(s, Fault.AGENDA_FULL)
        s.n_stack -= 1
    k = s.n_stack
    clear_pending(s.stack[k])
    s.n_stack += 1
    s.last_id = (s.last_id + 1) & 0xFFFF
    s.stacked += 1
    new = s.stack[k]
    new.id = s.last_id
    new.kind = kind
    new.seat = seat
    new.card = card
    give_priority(s, s.active)
    return k


@rule
def push_now(s):
    """Put the declared item in `s.now` on the stack."""
    k = push(s, s.now.kind, s.now.seat, s.now.card)
    s.now.id = s.stack[k].id
    copy_pending(s.stack[k], s.now)
    return k


@rule("souls.priority.holder")
def give_priority(s, p):
    """A player has priority; nobody has passed since then."""
    s.priority = p
    s.passes = 0


@rule
def remove_at(s, k):
    """Remove an item from the stack, at any place."""
    for i in range(k, s.n_stack - 1):
        copy_pending(s.stack[i], s.stack[i + 1])
    s.n_stack -= 1
    clear_pending(s.stack[s.n_stack])
    s.stack[s.n_stack].thing = 0
    s.stack[s.n_stack].ability = 0
    s.stack[s.n_stack].roller = 0
    s.stack[s.n_stack].other = 0


@rule
def pop_to_now(s):
    copy_pending(s.now, s.stack[s.n_stack - 1])
    remove_at(s, s.n_stack - 1)


@rule("souls.cancelling.cancelled")
def cancel_at(s, k):
    """A cancelled item leaves the stack without being carried out; a card goes to its discard pile."""
    it = s.stack[k]
    tell(s, Told.CANCELLED, it.kind, it.card, 0)
    give_back(s, it.kind, it.seat, it.number, it.object)
    if holds_card(it):
        discard_card(s, it.card)
    remove_at(s, k)


@rule
def holds_card(pending):
    """Whether an item on the stack has a card there."""
    return ((pending.kind == Pend.LOOT or pending.kind == Pend.EVENT) and not pending.marks & Mark.KEPT)


@rule("souls.cancelling.attack", "souls.cancelling.purchase")
def give_back(s, kind, seat, paid, object):
    """A cancelled declaration has not happened: the player may declare another, and must if it was forced.

    `paid` is one of `Paid`, the attacks that it used; nobody must attack a thing that has gone.
    """
    me = s.players[seat]
    if kind == Pend.PURCHASE:
        me.buys += 1
    elif kind == Pend.ATTACK:
        owed = 1 if paid >= Paid.OWED else 0
        match paid & (Paid.OWED - 1):
            case Paid.ATTACK: me.attacks += 1
            case Paid.DECK_ATTACK: me.deck_attacks += 1
            case Paid.MUST:
                me.must += 1
                me.owed += owed
            case Paid.MUST_DECK:
                me.must_deck += 1
                me.owed_deck += owed
            case Paid.MUST_THING: me.must_thing = object
            case _: pass
        if paid & Paid.OWED_ATTACK:
            me.attacks += 1
        if paid & Paid.OWED_DECK_ATTACK:
            me.deck_attacks += 1


@rule
def copy_waiting_to_now(s, k):
    """Copy a trigger's knowledge of its cause to `s.now`."""
    it = s.waiting[k]
    s.now.other = it.other
    s.now.object = it.object
    s.now.amount = it.amount
    s.now.face = it.face
    s.now.number = it.number
    s.now.marks = it.marks
