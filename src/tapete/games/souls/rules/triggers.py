"""Triggers: events trigger abilities, which wait and then go on the stack in the order of the rules."""
from ....kernel.agenda import Fault, fail
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import ALL_FACES, Event, Flag, Mod, Timing, Whose
from ..model import OFTEN, SET_OFF, Waiting, WaitingTrigger
from ..names import NO_THING, NOBODY, CardZone, Mark, Pend
from ..vocabulary import Told
from .cards import (
    ABILITY_COUNT,
    COST_N,
    EVENT,
    EVENTS,
    FACES,
    FIRST_ABILITY,
    FLAGS,
    TEST,
    TEST_N,
    TIMING,
    WHOSE,
    N,
    ability_of,
    column,
    line,
)
from .stats import holds, own_mod
from .things import belongs_to_table, card_at, controller_of, is_active_card


@rule
def happen(s, event, seat, i, object, amount, face, marks):
    """An event happens: every ability that waits for it is triggered.

    `seat` is its player (NOBODY: none), `i` its thing (NO_THING: none), `object` a reference to its subject, `amount`
    its amount, `face` the face of its roll, `marks` bits of `Mark`.
    """
    if not s.awake >> event & 1:
        return
    for k in range(s.n_things):
        if s.things[k].zone == CardZone.NONE or not (is_active_card(s, k) or is_own_death(s, k, i)):
            continue
        card = card_at(s, k)
        if column(s, card, EVENTS) >> event & 1:
            first = column(s, card, FIRST_ABILITY)
            for nth in range(column(s, card, ABILITY_COUNT)):
                ability = first + nth
                if line(s, ability, EVENT) != event:
                    continue
                if line(s, ability, TIMING) == Timing.GOAL:
                    if amount >= line(s, ability, COST_N) and (face == 0 or line(s, ability, FACES) >> face & 1):
                        count_goal(s, k, ability, nth)
                elif line(s, ability, TIMING) == Timing.WHEN:
                    if sets_off(s, k, ability, seat, i, face, marks) and not waits_often(
                            s, k, s.things[k].serial, ability):
                        new = s.waiting[wait(s, Pend.TRIGGER, controller_of(s, k), k, ability)]
                        new.other = seat
                        new.object = object
                        new.amount = amount
                        new.face = face
                        new.marks = marks
    later_happens(s, event, seat, i, object, amount, face, marks)


@rule("souls.death.silent")
def is_own_death(s, k, i):
    """Whether an event about the thing at i is about the death of the card at k, or about its rewards."""
    return k == i and s.things[k].zone == CardZone.LIMBO


@rule("souls.triggers.later")
def later_happens(s, event, seat, i, object, amount, face, marks):
    """The same for triggers that effects have left behind. One that waits only once is spent when it happens."""
    k = 0
    while k < s.n_later:
        it = s.later[k]
        ability = it.ability
        flags = line(s, ability, FLAGS)
        if (line(s, ability, EVENT) == event and event != Event.PREVENTED
                and (face == 0 or line(s, ability, FACES) >> face & 1)
                and is_of_seat(s, it.seat, line(s, ability, WHOSE), seat, i)
                and (flags == 0 or flags_hold(s, flags, seat, i, marks))
                and not (flags & Flag.ANEW and not s.options.before_4 and not came_since(s.now.id, it.since))):
            if comes_due(s, k, seat, object, amount, face, marks):
                continue
        k += 1


@rule
def came_since(item, last):
    """Whether an item of the stack came after another."""
    return item != last and (item - last) & 0xFFFF < 0x8000


@rule
def is_of_seat(s, owner, whose, seat, i):
    """Whether an event is of the player that a trigger without a card waits for."""
    match whose:
        case Whose.ANY: yes = True
        case Whose.YOURS: yes = seat == owner and i == NO_THING
        case Whose.ANOTHERS: yes = seat != owner and seat != NOBODY
        case Whose.ACTIVE: yes = seat == s.active
        case Whose.DONE_BY_YOU: yes = seat == owner
        case _: yes = False
    return yes


@rule
def comes_due(s, k, seat, object, amount, face, marks):
    """The event of the k-th trigger left behind has happened. Returns whether the trigger is gone now."""
    it = s.later[k]
    ability = it.ability
    once = it.once
    thing = later_thing(s, k)
    if holds(s, line(s, ability, TEST), line(s, ability, TEST_N), it.seat, thing, face, 0, it.number) and not (
            waits_often(s, it.thing, it.serial, ability)):
        new = s.waiting[wait(s, Pend.TRIGGER, it.seat, NO_THING, ability)]
        new.card = it.card
        new.thing = it.thing
        new.serial = it.serial
        new.number = it.number
        new.other = seat
        new.object = it.target if it.target else object
        new.amount = amount
        new.face = face
        new.marks = marks
    if once:
        drop_later(s, k)
    return once


@rule
def later_thing(s, k):
    """The card that left the k-th trigger behind, if it is still in play."""
    it = s.later[k]
    if it.thing != NO_THING and s.things[it.thing].zone and s.things[it.thing].serial == it.serial:
        return 0 + it.thing
    return NO_THING


@rule
def shield_used(s, origin, amount):
    """An item of the stack has prevented damage."""
    k = 0
    while k < s.n_later:
        it = s.later[k]
        if line(s, it.ability, EVENT) == Event.PREVENTED and it.origin == origin and comes_due(
                s, k, NOBODY, 0, amount, 0, 0):
            continue
        k += 1


@rule("souls.triggers.most_later")
def leave_behind(s, nth, until, once, keeps):
    """The running effect leaves a trigger behind; one too many replaces the oldest, and that is told."""
    if s.n_later == len(s.later):
        tell(s, Told.WAITS_NO_MORE, s.later[0].card, s.later[0].seat, 0)
        drop_later(s, 0)
    now = s.now
    new = s.later[s.n_later]
    s.n_later += 1
    new.seat = now.seat
    new.card = now.card
    new.thing = now.thing
    new.serial = now.serial
    new.ability = ability_of(s, now.card, Timing.LATER, nth)
    new.until = until
    new.once = once
    new.number = now.number
    new.target = now.targets[0] if keeps else 0
    new.origin = now.id
    new.since = s.last_id
    s.awake |= 1 << line(s, new.ability, EVENT)


@rule
def drop_later(s, k):
    for i in range(k, s.n_later - 1):
        copy_later(s.later[i], s.later[i + 1])
    s.n_later -= 1
    clear_later(s.later[s.n_later])


@rule
def copy_later(to: WaitingTrigger, source: WaitingTrigger):
    to.seat = source.seat
    to.card = source.card
    to.thing = source.thing
    to.serial = source.serial
    to.ability = source.ability
    to.until = source.until
    to.once = source.once
    to.number = source.number
    to.target = source.target
    to.origin = source.origin
    to.since = source.since


@rule
def clear_later(it: WaitingTrigger):
    it.seat = 0
    it.card = 0
    it.thing = 0
    it.serial = 0
    it.ability = 0
    it.until = 0
    it.once = 0
    it.number = 0
    it.target = 0
    it.origin = 0
    it.since = 0


@rule("souls.triggers.later_ends")
def end_later(s, until, p):
    """End expired triggers left behind: of everybody (NOBODY) or of a player."""
    k = 0
    while k < s.n_later:
        if s.later[k].until == until and (p == NOBODY or s.later[k].seat == p):
            drop_later(s, k)
        else:
            k += 1


@rule("souls.triggers.often")
def waits_often(s, k, serial, ability):
    """Whether an ability of the card at k waits on the stack so many times that it is not triggered again, or there is
    no room for it."""
    if s.n_stack + s.n_waiting >= SET_OFF and not s.options.before_6:
        return True
    n = 0
    for i in range(s.n_stack):
        it = s.stack[i]
        if it.kind == Pend.TRIGGER and it.thing == k and it.ability == ability and it.serial == serial:
            n += 1
    return n >= OFTEN


@rule("souls.rooms.goals")
def count_goal(s, k, ability, nth):
    """The event of a goal of the card at k has happened once more; each reached goal adds a counter."""
    it = s.things[k]
    if it.tally[nth] >= line(s, ability, N):
        return
    it.tally[nth] += 1
    if it.tally[nth] < line(s, ability, N):
        return
    it.counters += 1
    tell(s, Told.COUNTERS, it.card, it.counters, 0)
    if it.counters == own_mod(s, k, Mod.KEPT, 0):
        first = column(s, card_at(s, k), FIRST_ABILITY)
        for i in range(column(s, card_at(s, k), ABILITY_COUNT)):
            if line(s, first + i, TIMING) == Timing.WHEN and line(s, first + i, EVENT) == Event.GOALS_REACHED:
                wait(s, Pend.TRIGGER, controller_of(s, k), k, first + i)


@rule
def sets_off(s, k, ability, seat, i, face, marks):
    """Whether an event is the one that an ability of the card at k waits for."""
    if face and not line(s, ability, FACES) >> face & 1:
        return False
    if not face and line(s, ability, FACES) != ALL_FACES:
        return False
    flags = line(s, ability, FLAGS)
    return (is_of_whom(s, k, line(s, ability, WHOSE), seat, i)
            and (flags == 0 or flags_hold(s, flags, seat, i, marks))
            and holds(s, line(s, ability, TEST), line(s, ability, TEST_N), controller_of(s, k), k, face, 0, 0))


@rule
def is_of_whom(s, k, whose, seat, i):
    owner = controller_of(s, k)
    match whose:
        case Whose.ANY: yes = True
        case Whose.YOURS: yes = seat == owner and i == NO_THING and not belongs_to_table(s, k)
        case Whose.ANOTHERS: yes = seat != owner and seat != NOBODY
        case Whose.ACTIVE: yes = seat == s.active
        case Whose.THIS: yes = i == k
        case Whose.ANOTHER_THING: yes = i != k and i != NO_THING
        case Whose.DONE_BY_YOU: yes = seat == owner and not belongs_to_table(s, k)
        case Whose.ATTACKER: yes = s.fight.on != 0 and s.fight.seat == seat and s.fight.thing == k
        case _: yes = False
    return yes


@rule
def flags_hold(s, flags, seat, i, marks):
    """Whether an ability's further conditions hold: combat, the first time this turn, and others."""
    if flags & Flag.COMBAT and not marks & (Mark.COMBAT | Mark.ATTACK):
        return False
    if flags & Flag.OF_PLAYER and i != NO_THING:
        return False
    if flags & Flag.NOT_ATTACK and marks & Mark.ATTACK:
        return False
    if flags & Flag.FIRST_DECLARED and (seat == NOBODY or s.players[seat].declared != 1):
        return False
    hits = s.things[i].hits if i != NO_THING else s.players[seat].hits if seat != NOBODY else 0
    if flags & Flag.FIRST and hits != 1:
        return False
    return not (flags & Flag.SECOND and hits % 2 == 1)


@rule
def wait(s, kind, seat, thing, ability):
    """Add an item that goes on the stack as soon as no action is in progress. Returns its place among the waiting ones,
    so that the caller can record its cause."""
    if s.n_waiting == len(s.waiting):
        fail(s, Fault.AGENDA_FULL)
        s.n_waiting -= 1
    new = s.waiting[s.n_waiting]
    clear_waiting(new)
    new.kind = kind
    new.seat = seat
    new.thing = thing
    new.serial = s.things[thing].serial if thing != NO_THING else 0
    new.card = card_at(s, thing) if thing != NO_THING else 0
    new.tables = 1 if thing != NO_THING and belongs_to_table(s, thing) else 0
    new.ability = ability
    new.other = NOBODY
    s.n_waiting += 1
    return s.n_waiting - 1


@rule
def clear_waiting(it: Waiting):
    it.kind = 0
    it.seat = 0
    it.card = 0
    it.tables = 0
    it.thing = 0
    it.serial = 0
    it.ability = 0
    it.other = 0
    it.object = 0
    it.amount = 0
    it.face = 0
    it.number = 0
    it.marks = 0


@rule
def drop_waiting(s, k):
    """Remove one of the waiting items."""
    for i in range(k, s.n_waiting - 1):
        copy_waiting(s.waiting[i], s.waiting[i + 1])
    s.n_waiting -= 1
    clear_waiting(s.waiting[s.n_waiting])


@rule
def copy_waiting(to: Waiting, source: Waiting):
    to.kind = source.kind
    to.seat = source.seat
    to.card = source.card
    to.tables = source.tables
    to.thing = source.thing
    to.serial = source.serial
    to.ability = source.ability
    to.other = source.other
    to.object = source.object
    to.amount = source.amount
    to.face = source.face
    to.number = source.number
    to.marks = source.marks


@rule("souls.triggers.order")
def rank_of(s, k):
    """The rank of a waiting item: 0 for monsters' items, then by player from the active one on."""
    it = s.waiting[k]
    if it.tables:
        return 0
    return 1 + (it.seat - s.active) % s.n_seats


@rule
def first_rank(s):
    best = 99
    for k in range(s.n_waiting):
        best = min(best, rank_of(s, k))
    return best


@rule
def in_first_rank(s, rank):
    """How many waiting items have the first rank; their order may need a choice."""
    count = 0
    for k in range(s.n_waiting):
        if rank_of(s, k) == rank:
            count += 1
    return count


@rule
def is_alike(s, rank):
    """Whether all items of the first rank are the same ability of the same card, so that their order does not
    matter."""
    found = -1
    for k in range(s.n_waiting):
        if rank_of(s, k) == rank:
            if found >= 0 and (s.waiting[k].ability != s.waiting[found].ability
                               or s.waiting[k].kind != s.waiting[found].kind
                               or s.waiting[k].thing != s.waiting[found].thing
                               or s.waiting[k].object != s.waiting[found].object):
                return False
            found = k
    return True


@rule
def asks_for(s, event, seat, i, object, amount, face, marks):
    """Trigger abilities that would change something before it happens. Returns whether there were any."""
    before = s.n_waiting
    happen(s, event, seat, i, object, amount, face, marks)
    return s.n_waiting > before


@rule
def event_of_turn(s, event):
    happen(s, event, s.active, NO_THING, 0, 0, 0, 0)
