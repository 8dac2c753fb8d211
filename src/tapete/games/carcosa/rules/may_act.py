"""Legal actions of a turn: what a soul may do, and why not.

Each `why_not_...` says why an action is not legal: a `Why`, or 0 if it is. The menu offers the actions without such a
reason, so a refusal always names the rule that the menu followed.
"""
from ....kernel.rule import rule
from ..names import ROOMS, Card, Monster, Role, Special, State
from ..vocabulary import Act, Why
from .board import corridor_of, floor_of, is_corridor, neighbours, room_of, souls_at
from .inventory import can_take_key, is_soulbound, is_tale
from .king import king_stands_at
from .may_deal import why_not_ask, why_not_crown, why_not_give, why_not_rescue
from .moving import special_here, steps_freely
from .own import why_not_use, why_not_visit
from .rooms import may_do_ritual
from .sanity import can_pay, holds
from .states import has, is_stunned

UNASKED = Why.against(Act, Why.NOT_NOW)
"""The refusals of answers in a turn, when nothing asks for them."""


@rule("carcosa.states.trapped", "carcosa.monsters.sack_holds", "carcosa.monsters.queen_freezes")
def why_not_walk(s, p):
    """A trapped soul, a captive, and in the Ice Queen's first round a soul on her floor, cannot walk."""
    if p == s.captive:
        return Why.IN_SACK
    if has(s, p, State.TRAPPED):
        return Why.STUNNED_STILL if is_stunned(s, p) else Why.TRAPPED
    queen = s.pieces[Monster.REINA_HELADA]
    if queen.here and queen.fresh and not queen.stunned and floor_of(queen.place) == floor_of(s.souls[p].place):
        return Why.FROZEN
    return Why.NOTHING


@rule
def why_not_pay(s, p):
    if s.souls[p].actions > 0:
        return Why.NOTHING
    return Why.STUNNED_IDLE if is_stunned(s, p) else Why.NO_ACTIONS


@rule("carcosa.states.paranoid")
def is_shunned(s, p, place):
    """Whether a paranoid soul avoids a place, because a soul is there."""
    return has(s, p, State.PARANOIA) and souls_at(s, place) > 0


@rule
def why_not_start_move(s, p):
    why = why_not_walk(s, p)
    return why_not_pay(s, p) if why == 0 and not steps_freely(s, p) else why


@rule
def why_not_move(s, p, place):
    why = why_not_start_move(s, p)
    if why == 0:
        here = s.souls[p].place
        if not neighbours(s, here) >> place & 1:
            return Why.NOT_ADJACENT if floor_of(here) == floor_of(place) else Why.NO_STAIR
        if is_shunned(s, p, place):
            return Why.PARANOIA
    return why


@rule("carcosa.actions.search")
def why_not_search(s, p):
    place = s.souls[p].place
    why = why_not_pay(s, p)
    if why != 0:
        return why
    if is_corridor(place):
        return Why.NO_DECK
    if s.decks[s.deck_at[room_of(place)]].n == 0:
        return Why.DECK_EMPTY
    return Why.NOTHING


@rule("carcosa.actions.meditate_king", "carcosa.roles.tank_silence")
def why_not_meditate(s, p):
    """Not in the king's corridor, and not beside another soul that is a TANK."""
    place = s.souls[p].place
    why = why_not_pay(s, p)
    if why != 0:
        return why
    if king_stands_at(s, place) and not s.options.actions.meditate_with_king:
        return Why.KING_HERE
    if not s.options.actions.meditate_beside_tank:
        for other in range(s.n_seats):
            if other != p and s.souls[other].role == Role.TANK and s.souls[other].place == place:
                return Why.TANK_HERE
    return Why.NOTHING


@rule
def why_not_compass(s, p):
    place = s.souls[p].place
    if not holds(s, p, Card.COMPASS):
        return Why.NOT_HELD
    if is_corridor(place):
        return Why.ALREADY_IN_CORRIDOR
    if is_shunned(s, p, corridor_of(place)):
        return Why.PARANOIA
    return why_not_walk(s, p)


@rule
def why_not_vial(s, p):
    return Why.NOTHING if holds(s, p, Card.VIAL) else Why.NOT_HELD


@rule
def why_not_blunt(s, p, monster):
    if not holds(s, p, Card.BLUNT):
        return Why.NOT_HELD
    if not s.pieces[monster].here or s.pieces[monster].place != s.souls[p].place:
        return Why.NO_MONSTER
    return why_not_pay(s, p) if s.options.actions.blunt_costs else Why.NOTHING


@rule
def why_not_stairs(s, p):
    place = s.souls[p].place
    if not holds(s, p, Card.TREASURE_STAIRS):
        return Why.NOT_HELD
    if is_corridor(place):
        return Why.NOT_IN_ROOM
    if s.temp_stairs >> place & 1 or s.stairs[floor_of(place)] == place:
        return Why.STAIR_HERE
    return Why.NOTHING


@rule
def why_not_escape(s, p):
    if not has(s, p, State.TRAPPED):
        return Why.NOT_TRAPPED
    return Why.STUNNED if is_stunned(s, p) else why_not_pay(s, p)


@rule
def why_not_wiggle(s, p):
    return why_not_pay(s, p) if p == s.captive else Why.NOT_IN_SACK


@rule
def rooms_with_cards(s):
    count = 0
    for room in range(ROOMS):
        if s.decks[room].n > 0:
            count += 1
    return count


@rule
def why_not_tavern(s, p):
    if special_here(s, s.souls[p].place) != Special.TABERNA:
        return Why.NO_TAVERN
    if s.souls[p].peeked:
        return Why.ALREADY_PEEKED
    if not can_pay(s, p, s.options.rooms.tavern_price):
        return Why.AT_BOTTOM
    if rooms_with_cards(s) < s.options.rooms.tavern_looks:
        return Why.TOO_FEW_DECKS
    return Why.NOTHING


@rule
def why_not_buy_here(s, p):
    if s.motemey.n < 2:
        return Why.MOTEMEY_EMPTY
    rooms = s.options.rooms
    return Why.NOTHING if can_pay(s, p, rooms.shop_price + rooms.shop_tale_more) else Why.AT_BOTTOM


@rule
def why_not_sell_here(s, p, card):
    if is_soulbound(card):
        return Why.SOULBOUND
    if card == Card.KEY:
        return Why.NOT_OBJECT
    return Why.NOTHING if holds(s, p, card) else Why.NOT_HELD


@rule
def why_not_buy(s, p):
    if special_here(s, s.souls[p].place) != Special.MOTEMEY:
        return Why.NO_MOTEMEY
    return why_not_buy_here(s, p)


@rule
def why_not_sell(s, p, card):
    if special_here(s, s.souls[p].place) != Special.MOTEMEY:
        return Why.NO_MOTEMEY_TO_SELL_TO
    return why_not_sell_here(s, p, card)


@rule
def why_not_drop(s, p, card):
    if special_here(s, s.souls[p].place) != Special.ARMERY:
        return Why.NO_ARMORY
    if s.n_armory >= s.options.rooms.armory_size:
        return Why.ARMORY_FULL
    if card == Card.KEY:
        return Why.NOTHING if s.souls[p].keys > 0 else Why.NO_KEY
    if is_soulbound(card):
        return Why.SOULBOUND
    return Why.NOTHING if holds(s, p, card) else Why.NOT_HELD


@rule
def is_stored(s, card):
    for i in range(s.n_armory):
        if s.armory[i] == card:
            return True
    return False


@rule
def why_not_take(s, p, card):
    if special_here(s, s.souls[p].place) != Special.ARMERY:
        return Why.NO_ARMORY_TO_TAKE_FROM
    if not is_stored(s, card):
        return Why.NOT_STORED
    if card == Card.KEY and not can_take_key(s, p):
        return Why.NO_KEY_SLOT
    return Why.NOTHING


@rule
def why_not_room(s, p, special, why):
    """Why a soul cannot spend an action on the special room at its place."""
    if special_here(s, s.souls[p].place) != special:
        return why
    return why_not_pay(s, p)


@rule
def why_not_doors(s, p, other):
    why = why_not_room(s, p, Special.PUERTAS, Why.NO_DOORS)
    if why == 0 and other == p:
        return Why.ONESELF
    if why == 0 and other >= s.n_seats:
        return Why.NOBODY_THERE
    return why


@rule
def why_not_salon(s, p):
    why = why_not_room(s, p, Special.SALON_BELLEZA, Why.NO_SALON)
    if why == 0 and has(s, p, State.VANIDAD):
        return Why.VANITY
    return why


@rule
def why_not_chapel(s, p):
    return why_not_room(s, p, Special.CAPILLA, Why.NO_CHAPEL)


@rule
def why_not_ritual(s, p):
    why = why_not_room(s, p, Special.CAMARA_LETAL, Why.NO_CHAMBER)
    if why == 0 and s.ritual_done:
        return Why.RITUAL_DONE
    if why == 0 and not may_do_ritual(s, p):
        return Why.NOT_TWO
    return why


@rule
def why_not_heal(s, p, state):
    if s.souls[p].role != Role.HEALER:
        return Why.NO_HEALER
    if s.souls[p].sanity < s.options.abilities.healer_price:
        return Why.NO_SANITY
    if state != State.SANIDAD and state != State.ILUMINADO:
        return Why.NOT_THAT_STATE
    return why_not_pay(s, p)


@rule
def why_not_renounce(s, p):
    return Why.NOTHING if has(s, p, State.SANIDAD) else Why.NO_SERENITY


@rule
def why_not_annex(s, p, tale):
    if not is_tale(tale):
        return Why.NO_TALE
    if not holds(s, p, Card.BOOK_CHAMBERS):
        return Why.NO_BOOK
    return Why.NOTHING if holds(s, p, tale) else Why.NOT_HELD


@rule("carcosa.turn.free_actions")
def why_not_in_turn(s, p, kind, a, b):
    """Free actions stay legal when no action is left, until the soul ends its turn."""
    match kind:
        case Act.END_TURN: why = Why.NOTHING
        case Act.MOVE: why = why_not_move(s, p, a)
        case Act.SEARCH: why = why_not_search(s, p)
        case Act.MEDITATE: why = why_not_meditate(s, p)
        case Act.COMPASS: why = why_not_compass(s, p)
        case Act.VIAL: why = why_not_vial(s, p)
        case Act.BLUNT: why = why_not_blunt(s, p, a)
        case Act.STAIRS: why = why_not_stairs(s, p)
        case Act.ESCAPE: why = why_not_escape(s, p)
        case Act.WIGGLE: why = why_not_wiggle(s, p)
        case Act.TAVERN: why = why_not_tavern(s, p)
        case Act.BUY: why = why_not_buy(s, p)
        case Act.SELL: why = why_not_sell(s, p, a)
        case Act.DROP: why = why_not_drop(s, p, a)
        case Act.TAKE: why = why_not_take(s, p, a)
        case Act.DOORS: why = why_not_doors(s, p, a)
        case Act.SALON: why = why_not_salon(s, p)
        case Act.CHAPEL: why = why_not_chapel(s, p)
        case Act.RITUAL: why = why_not_ritual(s, p)
        case Act.HEAL: why = why_not_heal(s, p, a)
        case Act.RENOUNCE: why = why_not_renounce(s, p)
        case Act.ANNEX: why = why_not_annex(s, p, a)
        case Act.GIVE: why = why_not_give(s, p, a, b)
        case Act.CROWN: why = why_not_crown(s, p)
        case Act.RESCUE: why = why_not_rescue(s, p)
        case Act.ASK: why = why_not_ask(s, p, a, b)
        case Act.USE: why = why_not_use(s, p, a, False, 0)
        case Act.USE_ON: why = why_not_use(s, p, a, True, b)
        case Act.VISIT: why = why_not_visit(s, p, a, False, 0)
        case Act.VISIT_WITH: why = why_not_visit(s, p, a, True, b)
        case _: why = UNASKED[kind]
    return why
