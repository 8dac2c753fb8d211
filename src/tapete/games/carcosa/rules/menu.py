"""The menu: all legal actions of the soul to choose, and whether a choice is needed."""
from ....kernel.agenda import frame_a, frame_op, top_frame
from ....kernel.flow import offers_of
from ....kernel.menu import offer
from ....kernel.rule import rule
from ..names import MONSTERS, NOBODY, PLACES, ROOMS, Card, Special, State, Targeting
from ..vocabulary import LAST_CHOICE, Act, Op
from .board import floor_of, is_corridor, neighbours, place_of_room
from .inventory import OWN, is_overloaded, is_soulbound, is_tale, takes_slot
from .may_act import (
    is_shunned,
    why_not_blunt,
    why_not_buy_here,
    why_not_chapel,
    why_not_compass,
    why_not_doors,
    why_not_escape,
    why_not_heal,
    why_not_meditate,
    why_not_ritual,
    why_not_salon,
    why_not_search,
    why_not_stairs,
    why_not_start_move,
    why_not_take,
    why_not_tavern,
)
from .may_answer import may_swap, why_not_look
from .may_deal import why_not_ask, why_not_crown, why_not_give, why_not_give_on, why_not_rescue
from .moving import special_here
from .own import why_not_use_own
from .sanity import holds, may_choose_at_bottom, may_sacrifice_sanity, may_sacrifice_slot
from .states import has


@rule
def is_first(s, p, i):
    """Whether the i-th object is the first of its kind: a menu names each kind once."""
    me = s.souls[p]
    for j in range(i):
        if me.objects[j] == me.objects[i]:
            return False
    return True


@rule
def offer_moves(s, p, menu):
    if why_not_start_move(s, p) == 0:
        near = neighbours(s, s.souls[p].place)
        for place in range(PLACES):
            if near >> place & 1 and not is_shunned(s, p, place):
                offer(menu, Act.MOVE, place, 0)


@rule
def offer_special(s, p, menu):
    match special_here(s, s.souls[p].place):
        case Special.TABERNA:
            if why_not_tavern(s, p) == 0:
                offer(menu, Act.TAVERN, 0, 0)
        case Special.MOTEMEY: offer_shop(s, p, menu)
        case Special.ARMERY: offer_armory(s, p, menu)
        case Special.PUERTAS:
            for other in range(s.n_seats):
                if why_not_doors(s, p, other) == 0:
                    offer(menu, Act.DOORS, other, 0)
        case Special.SALON_BELLEZA:
            if why_not_salon(s, p) == 0:
                offer(menu, Act.SALON, 0, 0)
        case Special.CAPILLA:
            if why_not_chapel(s, p) == 0:
                offer(menu, Act.CHAPEL, 0, 0)
        case Special.CAMARA_LETAL:
            if why_not_ritual(s, p) == 0:
                offer(menu, Act.RITUAL, 0, 0)
        case special:
            if special >= Special.OWN_ROOM_1:
                offer_own(s, p, menu, Act.VISIT, Act.VISIT_WITH, special, OWN + special - Special.OWN_ROOM_1)


@rule
def offer_own(s, p, menu, kind, aimed, name, thing):
    """Offer the uses of an own object or room: one for each soul that may be chosen, if it needs one."""
    if s.options.own[thing].target == Targeting.NONE:
        if why_not_use_own(s, p, thing, False, 0) == 0:
            offer(menu, kind, name, 0)
    else:
        for other in range(s.n_seats):
            if why_not_use_own(s, p, thing, True, other) == 0:
                offer(menu, aimed, name, other)


@rule
def offer_shop(s, p, menu):
    if why_not_buy_here(s, p) == 0:
        offer(menu, Act.BUY, 0, 0)
    offer_objects(s, p, menu, Act.SELL)


@rule
def offer_objects(s, p, menu, kind):
    """Offer an action for each kind of object that is not soulbound."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if not is_soulbound(me.objects[i]) and is_first(s, p, i):
            offer(menu, kind, me.objects[i], 0)


@rule
def offer_unloading(s, p, menu):
    me = s.souls[p]
    for i in range(me.n_objects):
        card = me.objects[i]
        if takes_slot(s, card) and is_first(s, p, i):
            offer(menu, Act.DISCARD, card, 0)
            if s.options.actions.trade:
                for other in range(s.n_seats):
                    if why_not_give_on(s, p, card, other) == 0:
                        offer(menu, Act.GIVE, card, other)


@rule
def offer_armory(s, p, menu):
    if s.n_armory < s.options.rooms.armory_size:
        offer_objects(s, p, menu, Act.DROP)
        if s.souls[p].keys > 0:
            offer(menu, Act.DROP, Card.KEY, 0)
    for i in range(s.n_armory):
        card = s.armory[i]
        fresh = True
        for j in range(i):
            if s.armory[j] == card:
                fresh = False
        if fresh and why_not_take(s, p, card) == 0:
            offer(menu, Act.TAKE, card, 0)


@rule
def offer_uses(s, p, menu):
    """Offer the uses of objects in hand."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if not is_first(s, p, i):
            continue
        card = me.objects[i]
        match card:
            case Card.COMPASS:
                if why_not_compass(s, p) == 0:
                    offer(menu, Act.COMPASS, 0, 0)
            case Card.VIAL: offer(menu, Act.VIAL, 0, 0)
            case Card.BLUNT:
                for monster in range(MONSTERS):
                    if why_not_blunt(s, p, monster) == 0:
                        offer(menu, Act.BLUNT, monster, 0)
            case Card.TREASURE_STAIRS:
                if why_not_stairs(s, p) == 0:
                    offer(menu, Act.STAIRS, 0, 0)
            case _:
                if card >= Card.OWN_1:
                    offer_own(s, p, menu, Act.USE, Act.USE_ON, card, card - Card.OWN_1)
        if is_tale(card) and holds(s, p, Card.BOOK_CHAMBERS):
            offer(menu, Act.ANNEX, card, 0)
        if is_tale(card) or s.options.actions.trade:
            offer_gifts(s, p, menu, card)
    if s.options.actions.trade and me.keys > 0:
        offer_gifts(s, p, menu, Card.KEY)
    if s.options.actions.trade and s.options.actions.trade_on_request:
        offer_requests(s, p, menu)


@rule
def offer_requests(s, p, menu):
    """Offer requests to other souls here."""
    for other in range(s.n_seats):
        you = s.souls[other]
        if other == p or you.place != s.souls[p].place:
            continue
        for i in range(you.n_objects):
            if is_first(s, other, i) and why_not_ask(s, p, you.objects[i], other) == 0:
                offer(menu, Act.ASK, you.objects[i], other)
        if why_not_ask(s, p, Card.KEY, other) == 0:
            offer(menu, Act.ASK, Card.KEY, other)


@rule
def offer_gifts(s, p, menu, card):
    for other in range(s.n_seats):
        if why_not_give(s, p, card, other) == 0:
            offer(menu, Act.GIVE, card, other)


@rule
def offer_turn(s, p, menu):
    offer(menu, Act.END_TURN, 0, 0)
    offer_moves(s, p, menu)
    if s.souls[p].actions > 0:
        if why_not_search(s, p) == 0:
            offer(menu, Act.SEARCH, 0, 0)
        if why_not_meditate(s, p) == 0:
            offer(menu, Act.MEDITATE, 0, 0)
        if why_not_escape(s, p) == 0:
            offer(menu, Act.ESCAPE, 0, 0)
        if p == s.captive:
            offer(menu, Act.WIGGLE, 0, 0)
        if why_not_heal(s, p, State.SANIDAD) == 0:
            offer(menu, Act.HEAL, State.SANIDAD, 0)
            offer(menu, Act.HEAL, State.ILUMINADO, 0)
    if has(s, p, State.SANIDAD):
        offer(menu, Act.RENOUNCE, 0, 0)
    offer_uses(s, p, menu)
    offer_special(s, p, menu)
    if s.captive != NOBODY and why_not_rescue(s, p) == 0:
        offer(menu, Act.RESCUE, 0, 0)
    if s.options.crown.in_play and why_not_crown(s, p) == 0:
        offer(menu, Act.CROWN, 0, 0)


@rule
def offer_bottom(s, p, menu):
    if may_sacrifice_slot(s, p):
        offer(menu, Act.SACRIFICE_SLOT, 0, 0)
    if may_sacrifice_sanity(s, p):
        offer(menu, Act.SACRIFICE_SANITY, 0, 0)
    offer(menu, Act.ACCEPT, 0, 0)


@rule
def offer_looks(s, menu, low, high, seen):
    for room in range(low, high):
        place = place_of_room(room)
        if why_not_look(s, Act.LOOK, place, seen) == 0:
            offer(menu, Act.LOOK, place, 0)


@rule
def offer_pick(s, menu):
    pile = s.motemey
    one = pile.cards[pile.n - 1]
    two = pile.cards[pile.n - 2]
    offer(menu, Act.PICK, one, 0)
    if two != one:
        offer(menu, Act.PICK, two, 0)


@rule
def offer_answers(s, menu, op, p, b, c):
    match op:
        case Op.TURN: offer_turn(s, p, menu)
        case Op.COLLAPSE: offer_bottom(s, p, menu)
        case Op.OVERLOAD: offer_unloading(s, p, menu)
        case Op.LOSE_OBJECT: offer_objects(s, p, menu, Act.DISCARD)
        case Op.REACT:
            offer(menu, Act.REACT, b, 0)
            offer(menu, Act.DECLINE, 0, 0)
        case Op.SHIELD:
            offer(menu, Act.SHIELD, 0, 0)
            offer(menu, Act.DECLINE, 0, 0)
        case Op.TWO_DICE:
            offer(menu, Act.TWO_DICE, 0, 0)
            offer(menu, Act.ONE_DIE, 0, 0)
        case Op.FORESEE:
            offer(menu, Act.KEEP, 0, 0)
            if may_swap(s, p):
                offer(menu, Act.SWAP, 0, 0)
        case Op.PEEK: offer_looks(s, menu, 0, ROOMS, c - 1)
        case Op.SPY:
            offer(menu, Act.DECLINE, 0, 0)
            first = 4 * floor_of(s.souls[p].place)
            offer_looks(s, menu, first, first + 4, NOBODY)
        case Op.PURCHASE: offer_pick(s, menu)
        case Op.ASKED:
            offer(menu, Act.GIVE, b, c)
            offer(menu, Act.DECLINE, 0, 0)
        case Op.SHOP:
            offer(menu, Act.LEAVE, 0, 0)
            offer_shop(s, p, menu)


legal = offers_of(offer_answers)


@rule
def still_asks(s, frame):
    """Whether a question is still valid: souls look into rooms only from a corridor."""
    return frame_op(frame) != Op.SPY or is_corridor(s.souls[frame_a(frame)].place)


@rule
def needs_choice(s):
    """Whether the frame on top waits for its soul to choose. If not it is work, or its question has no answer."""
    frame = top_frame(s)
    p = frame_a(frame)
    match frame_op(frame):
        case Op.TURN: waits = not s.turn_over
        case Op.COLLAPSE: waits = may_choose_at_bottom(s, p)
        case Op.OVERLOAD: waits = is_overloaded(s, p)
        case _: waits = frame_op(frame) <= LAST_CHOICE and still_asks(s, frame)
    return waits
