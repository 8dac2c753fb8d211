"""Resolve a card's name to one of several copies in play: the first legal one, in the order of coming into play."""
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import Only, What
from ..names import NO_THING, NOBODY, CardZone
from ..vocabulary import Act, Op
from .board import is_spare_room
from .cards import word
from .choices import may_choose
from .declare import choosing_row, is_chosen_late, may_be_target, narrows
from .items import may_be_destroyed
from .refs import to_card, to_deck, to_pending, to_pile, to_player, to_thing
from .things import copy_after, find_thing, foe_card, has_copies, is_item_of


@rule
def is_choosable(s, p, op, ref):
    """Whether something is legal as the target, or for the term that asks."""
    if ref == 0:
        return False
    now = s.now
    row = choosing_row(s, op)
    declares = op == Op.TARGET or is_chosen_late(s)
    if word(s, row, 0) != (Do.TARGET if declares else Do.CHOOSE):
        return False
    if declares:
        return may_be_target(s, row, ref, p, now.thing, now.other, now.targets[0])
    return may_choose(s, ref, word(s, row, 2), narrows(s, row), p, now.thing, now.other, now.targets[0])


@rule
def may_take_damage(s, p, ref):
    return may_choose(s, ref, int(What.PLAYER_OR_MONSTER), int(Only.LIVING), p, NO_THING, NOBODY, 0)


@rule
def is_own_item(s, i, p, besides):
    """Whether a thing is an item of a player's that can be destroyed or given away."""
    return i != NO_THING and i != besides and is_item_of(s, i, p) and may_be_destroyed(s, i)


@rule
def zone_of(s, i):
    return CardZone.NONE if i == NO_THING else s.things[i].zone


@rule
def is_soul_of(s, p, i):
    return i != NO_THING and s.things[i].zone == CardZone.SOUL and s.things[i].owner == p


@rule
def may_be_meant(s, op, p, b, c, i):
    """Whether a thing in play is an answer to a frame."""
    match op:
        case Op.TARGET: yes = is_choosable(s, p, op, to_thing(s, i))
        case Op.CHOOSE: yes = is_choosable(s, p, op, to_thing(s, i))
        case Op.LOSE_ITEM: yes = is_own_item(s, i, b - 1 if b else p, NO_THING)
        case Op.RECHARGE: yes = is_item_of(s, i, p) and not s.things[i].charged
        case Op.VOTE: yes = zone_of(s, i) == CardZone.ITEM
        case Op.PAY_ITEM: yes = is_own_item(s, i, p, c)
        case Op.GIVE_AWAY: yes = is_own_item(s, i, p, b)
        case Op.SPLIT: yes = may_take_damage(s, p, to_thing(s, i))
        case Op.DRAFT: yes = zone_of(s, i) == CardZone.DRAFT
        case Op.ROOM: yes = is_spare_room(s, i)
        case Op.DESTROY_SOUL: yes = is_soul_of(s, p, i)
        case _: yes = False
    return yes


@rule("souls.copies.named")
def thing_meant(s, op, p, b, c, card):
    """The first copy of a card in play that answers a frame; if none does the first, NO_THING if there is none."""
    first = find_thing(s, card)
    i = first
    while i != NO_THING and has_copies(s, card):
        if may_be_meant(s, op, p, b, c, i):
            return i
        i = copy_after(s, card, i)
    return first


@rule
def ref_meant(s, op, p, kind, a):
    """The reference of an answer about a player or a thing; 0 if it is not there. A foe that is not in play may be in a
    pile."""
    match kind:
        case Act.SEAT: ref = to_player(a)
        case Act.ITEM: ref = ref_of(s, thing_meant(s, op, p, 0, 0, a), 0)
        case Act.FOE: ref = ref_of(s, thing_meant(s, op, p, 0, 0, foe_card(a)), to_card(foe_card(a)))
        case Act.PENDING: ref = to_pending(s, a) if a < s.n_stack else 0
        case Act.DECK: ref = to_deck(a)
        case Act.PILE: ref = to_pile(a)
        case _: ref = 0
    return ref


@rule
def ref_of(s, i, otherwise):
    return otherwise if i == NO_THING else to_thing(s, i)
