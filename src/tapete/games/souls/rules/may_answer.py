"""Legal answers: why an answer is not legal, and why any choice is not."""
from ....kernel.flow import why_not_of
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import Only, What
from ..names import NO_THING, CardZone
from ..vocabulary import Act, Op, Why
from .cards import word
from .choices import is_discarded, may_choose
from .declare import choosing_row, is_chosen_late, mode_is_open, narrows
from .effects.search import is_free_slot, is_in_deck
from .hands import find_in_hand
from .may_act import why_not_with_priority
from .meant import is_choosable, may_be_meant, may_take_damage, ref_meant, thing_meant, zone_of
from .refs import thing_in
from .things import foe_card
from .triggers import rank_of

OTHERWISE = Why.against(Op, Why.NOT_NOW)
"""The refusals of actions that are no answers to a question."""


@rule
def may_answer(s, op, p, b, c, kind, a):
    """Whether an answer is legal for a frame other than priority."""
    match op:
        case Op.TARGET: yes = Act.SEAT <= kind <= Act.PILE and is_choosable(s, p, op, ref_meant(s, op, p, kind, a))
        case Op.CHOOSE: yes = Act.SEAT <= kind <= Act.PILE and is_choosable(s, p, op, ref_meant(s, op, p, kind, a))
        case Op.MODE: yes = kind == Act.MODE and a < b and (c != 0 or may_take_mode(s, a))
        case Op.MAY: yes = kind == Act.YES or kind == Act.NO
        case Op.NUMBER: yes = kind == Act.NUMBER and b <= a <= c
        case Op.DISCARD: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.DISCARD_ANY: yes = kind == Act.NO or (kind == Act.CARD and find_in_hand(s, p, a) >= 0)
        case Op.GIVE: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.TO_DECK: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.TAKE: yes = kind == Act.CARD and find_in_hand(s, b, a) >= 0
        case Op.ORDER: yes = kind == Act.TRIGGER and a < s.n_waiting and rank_of(s, a) == b
        case Op.SLOT: yes = kind == Act.SLOT and a < s.monster_slots
        case Op.LOSE_ITEM: yes = kind == Act.ITEM and is_meant(s, op, p, b, c, a)
        case Op.RECHARGE: yes = kind == Act.ITEM and is_meant(s, op, p, b, c, a)
        case Op.VOTE: yes = kind == Act.ITEM and is_meant(s, op, p, b, c, a)
        case Op.PAY_ITEM: yes = kind == Act.ITEM and is_meant(s, op, p, b, c, a)
        case Op.GIVE_AWAY:
            yes = (kind == Act.ITEM and c == 0 and is_meant(s, op, p, b, c, a)) or (
                kind == Act.SEAT and c != 0 and a != p and a < s.n_seats)
        case Op.ARRANGE: yes = kind == Act.SEEN and a < b
        case Op.KEEP: yes = kind == Act.SEEN and a < b
        case Op.BOTTOM: yes = kind == Act.YES or kind == Act.NO
        case Op.SEARCH:
            yes = (kind == Act.ITEM and is_in_deck(s, b, -c, a)) or (
                kind == Act.FOE and is_in_deck(s, b, -c, foe_card(a)))
        case Op.LAY: yes = kind == Act.SLOT and a < s.monster_slots and is_free_slot(s, a)
        case Op.UNBURY: yes = kind == Act.NO or (kind == Act.FOE and is_discarded(s, foe_card(a)))
        case Op.SPLIT: yes = Act.SEAT <= kind <= Act.PILE and may_take_damage(s, p, ref_meant(s, op, p, kind, a))
        case Op.DRAFT: yes = kind == Act.ITEM and is_meant(s, op, p, b, c, a)
        case Op.OWN_ITEM: yes = kind == Act.SEEN and a < b
        case Op.BARGAIN: yes = kind == Act.YES or kind == Act.NO
        case Op.ROOM: yes = kind == Act.NO or (kind == Act.FOE and is_meant(s, op, p, b, c, foe_card(a)))
        case Op.DESTROY_SOUL:
            yes = (kind == Act.ITEM and is_meant(s, op, p, b, c, a)) or (
                kind == Act.FOE and is_meant(s, op, p, b, c, foe_card(a)))
        case _: yes = False
    return yes


@rule
def is_meant(s, op, p, b, c, card):
    i = thing_meant(s, op, p, b, c, card)
    return i != NO_THING and may_be_meant(s, op, p, b, c, i)


@rule
def may_take_mode(s, mode):
    now = s.now
    return mode_is_open(s, now.row, mode, now.seat, now.thing, now.other)


@rule
def reason(s, op, p, b, c, kind, x, y):
    if op == Op.PRIORITY:
        return why_not_with_priority(s, p, kind, x, y)
    return Why.NOTHING if may_answer(s, op, p, b, c, kind, x) else why_no_answer(s, op, p, b, c, kind, x)


@rule
def why_no_answer(s, op, p, b, c, kind, a):
    """Why an answer is not legal for a frame."""
    if op == Op.TARGET or op == Op.CHOOSE:
        return why_not_choosable(s, p, op, kind, a)
    if op == Op.DISCARD and c:
        return Why.NOT_THAT_PRICE
    if (op == Op.LOSE_ITEM or op == Op.PAY_ITEM or op == Op.GIVE_AWAY) and kind == Act.ITEM:
        return Why.ETERNAL if is_eternal(s, thing_meant(s, op, p, b, c, a)) else OTHERWISE[op]
    return OTHERWISE[op]


@rule
def is_eternal(s, i):
    return i != NO_THING and s.things[i].zone == CardZone.ITEM and s.things[i].eternal == 1


@rule
def why_not_choosable(s, p, op, kind, a):
    """Why a player or a thing is not a legal target, or not what a term asks for. If only one of the words around the
    noun excludes it, the refusal names that word."""
    ref = ref_meant(s, op, p, kind, a)
    row = choosing_row(s, op)
    what = word(s, row, 2)
    only = narrows(s, row)
    if ref == 0 or word(s, row, 0) != (Do.TARGET if op == Op.TARGET or is_chosen_late(s) else Do.CHOOSE):
        return Why.NOT_OFFERED
    if only & Only.NOT_ETERNAL and would_fit(s, p, ref, what, only & ~Only.NOT_ETERNAL):
        return Why.ETERNAL
    if only & Only.LIVING and would_fit(s, p, ref, what, only & ~Only.LIVING):
        return Why.NOT_LIVING
    i = thing_in(s, ref)
    if (what == What.MONSTER or what == What.PLAYER_OR_MONSTER) and zone_of(s, i) == CardZone.ROOM:
        return Why.ROOM_NO_MONSTER
    return Why.NOT_OFFERED


@rule
def would_fit(s, p, ref, what, only):
    return may_choose(s, ref, what, only, p, s.now.thing, s.now.other, s.now.targets[0])


why_not = why_not_of(reason, Why.GAME_OVER)
