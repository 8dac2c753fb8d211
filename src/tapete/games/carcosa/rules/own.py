"""A designer's own objects, rooms and monsters: when the effects of their tables are carried out, and for whom."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import EVENTS, Card, Comes, OwnKind, Special, Targeting
from ..vocabulary import Op, Told, Why
from .board import corridor_of, nearest_empty_room
from .events import do_table, event_total
from .inventory import OWN, use_up
from .monsters import summon
from .moving import special_here
from .sanity import can_pay, holds, pay_sanity


@rule("carcosa.own.uses", "carcosa.own.target")
def why_not_use_own(s, p, thing, aimed, other):
    """Why a soul may not use an own object or room now; `aimed`: it has chosen soul `other` for it."""
    own = s.options.own[thing]
    if own.actions > s.souls[p].actions:
        return Why.TOO_FEW_ACTIONS
    if not can_pay(s, p, own.price):
        return Why.AT_BOTTOM
    if own.target == Targeting.NONE:
        return Why.NOTHING_TO_AIM if aimed else Why.NOTHING
    if not aimed:
        return Why.AIM_FIRST
    return why_not_aim(s, p, own.target, other)


@rule("carcosa.own.target")
def why_not_aim(s, p, target, other):
    if other == p:
        return Why.SAME_SOUL
    if other >= s.n_seats:
        return Why.NO_SUCH_SOUL
    if target == Targeting.SOUL_HERE and s.souls[other].place != s.souls[p].place:
        return Why.NOT_HERE
    return Why.NOTHING


@rule
def why_not_use(s, p, card, aimed, other):
    if not holds(s, p, card):
        return Why.NOT_HELD
    return why_not_use_own(s, p, card - Card.OWN_1, aimed, other)


@rule("carcosa.own.rooms")
def why_not_visit(s, p, special, aimed, other):
    if special_here(s, s.souls[p].place) != special:
        return Why.NO_OWN_ROOM
    return why_not_use_own(s, p, OWN + special - Special.OWN_ROOM_1, aimed, other)


@rule("carcosa.own.uses")
def do_use(s, p, card, target):
    """Use an own object, which is spent if it is one to be spent."""
    if s.options.own[card - Card.OWN_1].spent:
        use_up(s, p, card)
    else:
        tell(s, Told.USED, p, card, 0)
    begin_use(s, p, card - Card.OWN_1, target)


@rule("carcosa.own.rooms")
def do_visit(s, p, special, target):
    tell(s, Told.VISITED, p, special, 0)
    begin_use(s, p, OWN + special - Special.OWN_ROOM_1, target)


@rule("carcosa.own.uses")
def begin_use(s, p, thing, target):
    """Its actions and its price first, and then its table."""
    own = s.options.own[thing]
    s.souls[p].actions -= own.actions
    if own.target != Targeting.NONE:
        tell(s, Told.AIMED, p, target, 0)
    if own.price > 0:
        pay_sanity(s, p, own.price)
    schedule(s, Op.CARRY_OUT, p, thing, target)


@rule("carcosa.own.tables")
def carry_out(s, p, thing, target):
    """The table of an own object, room or monster, for one soul: by a die and its sanity, or without a die."""
    of_card = thing < OWN
    if of_card and s.options.own[thing].kind == OwnKind.MONSTER:
        tell(s, Told.STRUCK, s.options.own[thing].piece, p, 0)
    total = 0
    if s.options.events[EVENTS + thing].rolls:
        total = event_total(s, p, 1)
        if of_card:
            tell(s, Told.TOTAL, p, Card.OWN_1 + thing, total)
        else:
            tell(s, Told.ROOM_TOTAL, p, Special.OWN_ROOM_1 + thing - OWN, total)
    if do_table(s, p, EVENTS + thing, target, max(0, total)):
        return
    if of_card:
        tell(s, Told.NOTHING_COMES, p, Card.OWN_1 + thing, 0)
    else:
        tell(s, Told.NOTHING_COMES_HERE, p, Special.OWN_ROOM_1 + thing - OWN, 0)


@rule("carcosa.own.monsters")
def appear_own(s, p, card):
    """An own monster comes, where it comes to."""
    own = s.options.own[card - Card.OWN_1]
    place = s.souls[p].place
    match own.comes:
        case Comes.CORRIDOR: place = corridor_of(place)
        case Comes.EMPTY_ROOM: place = nearest_empty_room(s, place)
    summon(s, own.piece, place)
