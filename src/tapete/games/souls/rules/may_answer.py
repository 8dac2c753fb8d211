"""Why an answer is not legal, and why any choice is not."""
from ....kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ....kernel.menu import first_of, kind_of, second_of
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import Only, What
from ..names import NO_THING, NOBODY, Outcome, Zone
from ..vocabulary import Act, Op, Why
from .answers import ref_chosen
from .board import is_spare_room
from .cards import word
from .choices import is_discarded, may_choose
from .declare import mode_is_open
from .effects.search import is_free_slot, is_guppy_in_deck
from .hands import find_in_hand
from .items import may_be_destroyed
from .may_act import why_not_with_priority
from .refs import thing_in
from .things import find_thing, foe_card, is_item_of
from .triggers import rank_of


@rule
def is_choosable(s, p, op, kind, a):
    """Whether something may be chosen as the target or for the term that asks for it."""
    ref = ref_chosen(s, kind, a)
    if ref == 0:
        return False
    now = s.now
    row = now.row if op == Op.TARGET else now.row - 1
    if word(s, row, 0) != (Do.TARGET if op == Op.TARGET else Do.CHOOSE):
        return False
    return may_choose(s, ref, word(s, row, 2), word(s, row, 3), p, now.thing, now.other, now.targets[0])


@rule
def is_own_item(s, p, card, besides):
    """Whether a card is an item of a player's that can be destroyed or given away."""
    i = find_thing(s, card)
    return i != NO_THING and i != besides and is_item_of(s, i, p) and may_be_destroyed(s, i)


@rule
def may_answer(s, op, p, b, c, kind, a):
    """Whether an answer is among those to a frame other than having priority."""
    match op:
        case Op.TARGET: yes = Act.SEAT <= kind <= Act.PILE and is_choosable(s, p, op, kind, a)
        case Op.CHOOSE: yes = Act.SEAT <= kind <= Act.PILE and is_choosable(s, p, op, kind, a)
        case Op.MODE: yes = kind == Act.MODE and a < b and may_take_mode(s, a)
        case Op.MAY: yes = kind == Act.YES or kind == Act.NO
        case Op.NUMBER: yes = kind == Act.NUMBER and b <= a <= c
        case Op.DISCARD: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.DISCARD_ANY: yes = kind == Act.NO or (kind == Act.CARD and find_in_hand(s, p, a) >= 0)
        case Op.GIVE: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.TO_DECK: yes = kind == Act.CARD and find_in_hand(s, p, a) >= 0
        case Op.TAKE: yes = kind == Act.CARD and find_in_hand(s, b, a) >= 0
        case Op.ORDER: yes = kind == Act.TRIGGER and a < s.n_waiting and rank_of(s, a) == b
        case Op.SLOT: yes = kind == Act.SLOT and a < s.monster_slots
        case Op.LOSE_ITEM: yes = kind == Act.ITEM and is_own_item(s, b - 1 if b else p, a, NO_THING)
        case Op.RECHARGE:
            i = find_thing(s, a) if kind == Act.ITEM else NO_THING
            yes = i != NO_THING and is_item_of(s, i, p) and not s.things[i].charged
        case Op.VOTE: yes = kind == Act.ITEM and zone_of(s, find_thing(s, a)) == Zone.ITEM
        case Op.PAY_ITEM: yes = kind == Act.ITEM and is_own_item(s, p, a, c)
        case Op.GIVE_AWAY:
            yes = (kind == Act.ITEM and c == 0 and is_own_item(s, p, a, b)) or (
                kind == Act.SEAT and c != 0 and a != p and a < s.n_players)
        case Op.ARRANGE: yes = kind == Act.SEEN and a < b
        case Op.KEEP: yes = kind == Act.SEEN and a < b
        case Op.BOTTOM: yes = kind == Act.YES or kind == Act.NO
        case Op.SEARCH: yes = kind == Act.ITEM and is_guppy_in_deck(s, a)
        case Op.LAY: yes = kind == Act.SLOT and a < s.monster_slots and is_free_slot(s, a)
        case Op.UNBURY: yes = kind == Act.NO or (kind == Act.FOE and is_discarded(s, foe_card(a)))
        case Op.SPLIT:
            yes = Act.SEAT <= kind <= Act.PILE and may_choose(
                s, ref_chosen(s, kind, a), int(What.PLAYER_OR_MONSTER), int(Only.LIVING), p, NO_THING, NOBODY, 0)
        case Op.DRAFT: yes = kind == Act.ITEM and zone_of(s, find_thing(s, a)) == Zone.DRAFT
        case Op.OWN_ITEM: yes = kind == Act.SEEN and a < b
        case Op.BARGAIN: yes = kind == Act.YES or kind == Act.NO
        case Op.ROOM:
            yes = kind == Act.NO or (kind == Act.FOE and is_spare_room(s, find_thing(s, foe_card(a))))
        case Op.DESTROY_SOUL: yes = (kind == Act.ITEM or kind == Act.FOE) and is_soul_of(s, p, ref_chosen(s, kind, a))
        case _: yes = False
    return yes


@rule
def zone_of(s, i):
    return Zone.NONE if i == NO_THING else s.things[i].zone


@rule
def may_take_mode(s, mode):
    now = s.now
    return mode_is_open(s, now.row, mode, now.seat, now.thing, now.other)


@rule
def is_soul_of(s, p, ref):
    i = thing_in(s, ref)
    return i != NO_THING and s.things[i].zone == Zone.SOUL and s.things[i].owner == p


@rule
def why_not(s, action):
    """Why an action is not legal for whoever must choose; 0 if it is."""
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0:
        return Why.GAME_OVER
    frame = top_frame(s)
    op = frame_op(frame)
    p = frame_a(frame)
    kind = kind_of(action)
    if op == Op.PRIORITY:
        return why_not_with_priority(s, p, kind, first_of(action), second_of(action))
    if may_answer(s, op, p, frame_b(frame), frame_c(frame), kind, first_of(action)):
        return Why.NOTHING
    return Why.NOT_OFFERED
