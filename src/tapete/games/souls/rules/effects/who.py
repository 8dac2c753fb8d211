"""Resolve the player or thing that a row refers to."""
from .....kernel.rule import rule
from ...language.words import CHARACTER_OF, Group, Ref
from ...names import NO_THING, NOBODY, CardZone
from ..attack import foe_seat
from ..refs import seat_in, thing_in, to_player, to_thing
from ..things import character_of, controller_of, is_attacked, is_item_of


@rule
def ref_of(s, who):
    """The current reference for one of `Ref`, or for the character of one (`CHARACTER_OF`); 0 for none."""
    if who < CHARACTER_OF:
        return plain_ref(s, who)
    p = seat_in(plain_ref(s, who - CHARACTER_OF))
    return 0 if p == NOBODY else to_thing(s, character_of(s, p))


@rule
def plain_ref(s, who):
    now = s.now
    match who:
        case Ref.YOU: ref = to_player(now.seat)
        case Ref.TARGET: ref = now.targets[0]
        case Ref.TARGET_2: ref = now.targets[1]
        case Ref.TARGET_3: ref = now.targets[2]
        case Ref.THIS: ref = this_of(s)
        case Ref.THEY: ref = 0 if now.other == NOBODY else to_player(now.other)
        case Ref.IT: ref = now.object
        case Ref.DEALER: ref = now.object
        case Ref.EACH: ref = s.run.each_ref[max(0, s.run.n_each - 1)]
        case Ref.OUTER: ref = s.run.each_ref[0]
        case Ref.CHOSEN: ref = s.run.chosen
        case Ref.ACTIVE: ref = to_player(s.active)
        case Ref.ATTACKER: ref = to_player(attacker_of(s))
        case Ref.MONSTER: ref = foe_ref(s)
        case Ref.FIGHT: ref = to_thing(s, s.fight.thing) if s.fight.on else 0
        case Ref.ROLLER: ref = 0 if now.roller == NOBODY else to_player(now.roller)
        case Ref.YOUR_LEFT: ref = to_player((now.seat + 1) % s.n_seats)
        case Ref.YOUR_RIGHT: ref = to_player((now.seat - 1) % s.n_seats)
        case Ref.ACTIVES_LEFT: ref = to_player((s.active + 1) % s.n_seats)
        case Ref.ACTIVES_RIGHT: ref = to_player((s.active - 1) % s.n_seats)
        case Ref.ITS_CONTROLLER: ref = controller_ref(s, now.targets[0])
        case Ref.THEIR_LEFT: ref = 0 if now.other == NOBODY else to_player((now.other + 1) % s.n_seats)
        case Ref.KILLER: ref = to_player(now.other if now.other != NOBODY else s.active)
        case _: ref = 0
    return ref


@rule
def foe_ref(s):
    """The target of the current attack: a monster, a room or a player; 0 if there is no combat."""
    if not s.fight.on:
        return 0
    p = foe_seat(s)
    return to_thing(s, s.fight.thing) if p == NOBODY else to_player(p)


@rule
def attacker_of(s):
    """The attacker; after the combat, the player of the event."""
    if s.fight.on:
        return s.fight.seat
    return s.now.other if s.now.other != NOBODY else s.active


@rule
def this_of(s):
    """The running card, if it is still in play."""
    now = s.now
    if now.thing != NO_THING and s.things[now.thing].zone and s.things[now.thing].serial == now.serial:
        return to_thing(s, now.thing)
    return 0


@rule
def controller_ref(s, ref):
    i = thing_in(s, ref)
    return 0 if i == NO_THING else to_player(controller_of(s, i))


@rule
def seat_of(s, who):
    """The seat for one of `Ref`; NOBODY if it is none."""
    return seat_in(ref_of(s, who))


@rule
def thing_of(s, who):
    """The place of the thing for one of `Ref`; NO_THING if there is none."""
    return thing_in(s, ref_of(s, who))


@rule
def member(s, group, of, k):
    """The k-th of a group, players in turn order from the active one on; 0 after the last.

    Things are looked up each time. Those that have gone are left out, and k counts places in play.
    """
    if group == Group.PLAYERS or group == Group.OTHERS or group == Group.NOT_ACTIVE or group == Group.NOT_THEM:
        return member_player(s, group, k)
    if k >= s.n_things:
        return 0
    return to_thing(s, k) if is_member(s, group, of, k) else -1


@rule
def member_player(s, group, k):
    if k >= s.n_seats:
        return 0
    p = (s.active + k) % s.n_seats
    left_out = ((group == Group.OTHERS and p == s.now.seat) or (group == Group.NOT_ACTIVE and p == s.active)
                or (group == Group.NOT_THEM and p == s.now.other))
    return -1 if left_out else to_player(p)


@rule
def is_member(s, group, of, i):
    zone = s.things[i].zone
    match group:
        case Group.MONSTERS: yes = zone == CardZone.MONSTER
        case Group.FREE_MONSTERS: yes = zone == CardZone.MONSTER and not is_attacked(s, i)
        case Group.SHOP: yes = zone == CardZone.SHOP
        case Group.ITEMS: yes = of != NOBODY and is_item_of(s, i, of)
        case Group.ALL_ITEMS: yes = zone == CardZone.ITEM
        case _: yes = False
    return yes
