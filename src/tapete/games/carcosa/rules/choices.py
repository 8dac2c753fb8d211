"""What may be chosen, and why not.

Each `why_not_...` says why an action is not legal: a `Why`, or 0 if it is. The menu offers what has no such
reason, so that a refusal always names the rule that the menu went by.
"""
from enum import IntEnum

from ....kernel.agenda import frame_a, frame_c, frame_op, top_frame
from ....kernel.menu import first_of, kind_of, offer, second_of
from ....kernel.rule import rule
from ..names import (
    MONSTERS,
    NOBODY,
    PLACES,
    ROOMS,
    Act,
    Card,
    Monster,
    Op,
    Outcome,
    Role,
    Special,
    State,
)
from .board import corridor_of, floor_of, is_corridor, neighbours, place_of_room, room_of, souls_at
from .inventory import can_take_key, is_overloaded, is_soulbound, is_tale
from .king import king_stands_at
from .monsters import is_monster
from .moving import special_here
from .rooms import may_do_ritual
from .sanity import holds, may_choose_at_bottom, may_sacrifice_sanity, may_sacrifice_slot
from .states import has


class Why(IntEnum):
    """Why an action is not legal. `text.py` gives each its rule and its sentence."""

    NOTHING = 0
    GAME_OVER = 1
    NOT_NOW = 2
    NO_ACTIONS = 3
    TRAPPED = 4
    IN_SACK = 5
    FROZEN = 6
    NOT_ADJACENT = 7
    PARANOIA = 8
    NO_DECK = 9
    DECK_EMPTY = 10
    KING_HERE = 11
    TANK_HERE = 12
    NOT_HELD = 13
    ALREADY_IN_CORRIDOR = 14
    NO_MONSTER = 15
    NOT_IN_ROOM = 16
    STAIR_HERE = 17
    NOT_TRAPPED = 18
    NOT_IN_SACK = 19
    NO_TAVERN = 20
    ALREADY_PEEKED = 21
    NO_MOTEMEY = 22
    MOTEMEY_EMPTY = 23
    SOULBOUND = 24
    NO_ARMORY = 25
    ARMORY_FULL = 26
    NOT_STORED = 27
    NO_KEY_SLOT = 28
    NO_DOORS = 29
    ONESELF = 30
    NO_SALON = 31
    VANITY = 32
    NO_CHAPEL = 33
    NO_CHAMBER = 34
    NOT_TWO = 35
    RITUAL_DONE = 36
    NO_HEALER = 37
    NO_SANITY = 38
    NOT_THAT_STATE = 39
    NO_SERENITY = 40
    NO_BOOK = 41
    NO_TALE = 42
    NO_TRADE = 43
    APART = 44
    NO_SLOT_LEFT = 45
    LOWEST_MAX = 46
    NO_KEY = 47
    SEEN_ALREADY = 48
    OTHER_FLOOR = 49
    NO_SWAP = 50
    NOT_OFFERED = 51
    NOT_OBJECT = 52
    NOBODY_THERE = 53


# ---- actions of a turn -------------------------------------------------------------------------

@rule("carcosa.states.trapped", "carcosa.monsters.sack_holds", "carcosa.monsters.queen_freezes")
def why_not_walk(s, p):
    """A trapped soul, a captive, and in the Ice Queen's first round a soul on her floor, cannot walk."""
    if p == s.captive:
        return Why.IN_SACK
    if has(s, p, State.TRAPPED):
        return Why.TRAPPED
    queen = s.pieces[Monster.REINA_HELADA]
    if queen.here and queen.fresh and not queen.stunned and floor_of(queen.place) == floor_of(s.souls[p].place):
        return Why.FROZEN
    return Why.NOTHING


@rule
def why_not_pay(s, p):
    return Why.NOTHING if s.souls[p].actions > 0 else Why.NO_ACTIONS


@rule("carcosa.states.paranoid")
def is_shunned(s, p, place):
    """A paranoid soul does not walk to where a soul is."""
    return has(s, p, State.PARANOIA) and souls_at(s, place) > 0


@rule
def why_not_start_move(s, p):
    me = s.souls[p]
    if me.actions == 0 and not (me.role == Role.SCOUT and not me.moved_free):
        return Why.NO_ACTIONS
    return why_not_walk(s, p)


@rule
def why_not_move(s, p, place):
    why = why_not_start_move(s, p)
    if why == 0:
        if not neighbours(s, s.souls[p].place) >> place & 1:
            return Why.NOT_ADJACENT
        if is_shunned(s, p, place):
            return Why.PARANOIA
    return why


@rule("carcosa.actions.search")
def why_not_search(s, p):
    place = s.souls[p].place
    if s.souls[p].actions == 0:
        return Why.NO_ACTIONS
    if is_corridor(place):
        return Why.NO_DECK
    if s.decks[s.deck_at[room_of(place)]].n == 0:
        return Why.DECK_EMPTY
    return Why.NOTHING


@rule("carcosa.actions.meditate_king", "carcosa.roles.tank_silence")
def why_not_meditate(s, p):
    """Not in the corridor where the king stands, and not beside a TANK who is somebody else."""
    place = s.souls[p].place
    if s.souls[p].actions == 0:
        return Why.NO_ACTIONS
    if king_stands_at(s, place) and not s.options.actions.meditate_with_king:
        return Why.KING_HERE
    if not s.options.actions.meditate_beside_tank:
        for t in range(s.n_souls):
            if t != p and s.souls[t].role == Role.TANK and s.souls[t].place == place:
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
    return Why.NOTHING


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
    return why_not_pay(s, p) if has(s, p, State.TRAPPED) else Why.NOT_TRAPPED


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
    if rooms_with_cards(s) < s.options.rooms.tavern_looks:
        return Why.DECK_EMPTY
    return Why.NOTHING


@rule
def why_not_buy_here(s):
    return Why.NOTHING if s.motemey.n >= 2 else Why.MOTEMEY_EMPTY


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
    return why_not_buy_here(s)


@rule
def why_not_sell(s, p, card):
    if special_here(s, s.souls[p].place) != Special.MOTEMEY:
        return Why.NO_MOTEMEY
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
        return Why.NO_ARMORY
    if not is_stored(s, card):
        return Why.NOT_STORED
    if card == Card.KEY and not can_take_key(s, p):
        return Why.NO_KEY_SLOT
    return Why.NOTHING


@rule
def why_not_room(s, p, special, why):
    """Why a soul cannot use, for an action, the special room where it is."""
    if special_here(s, s.souls[p].place) != special:
        return why
    return why_not_pay(s, p)


@rule
def why_not_doors(s, p, other):
    why = why_not_room(s, p, Special.PUERTAS, Why.NO_DOORS)
    if why == 0 and other == p:
        return Why.ONESELF
    if why == 0 and other >= s.n_souls:
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


@rule
def why_not_give(s, p, card, other):
    """A tale may always be handed to the Book's bearer; anything else only where trade is allowed."""
    if other == p:
        return Why.ONESELF
    if other >= s.n_souls:
        return Why.NOBODY_THERE
    if s.souls[other].place != s.souls[p].place:
        return Why.APART
    if not s.options.actions.trade and not (is_tale(card) and holds(s, other, Card.BOOK_CHAMBERS)):
        return Why.NO_TRADE
    if card == Card.KEY:
        if s.souls[p].keys == 0:
            return Why.NO_KEY
        return Why.NOTHING if can_take_key(s, other) else Why.NO_KEY_SLOT
    if is_soulbound(card):
        return Why.SOULBOUND
    return Why.NOTHING if holds(s, p, card) else Why.NOT_HELD


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
        case _: why = Why.NOT_NOW
    return why


# ---- choices in between ------------------------------------------------------------------------

@rule("carcosa.collapse.options")
def why_not_at_bottom(s, p, kind):
    if kind == Act.SACRIFICE_SLOT:
        return Why.NOTHING if may_sacrifice_slot(s, p) else Why.NO_SLOT_LEFT
    if kind == Act.SACRIFICE_SANITY:
        return Why.NOTHING if may_sacrifice_sanity(s, p) else Why.LOWEST_MAX
    return Why.NOTHING if kind == Act.ACCEPT else Why.NOT_NOW


@rule
def why_not_discard(s, p, kind, card):
    if kind != Act.DISCARD:
        return Why.NOT_NOW
    if is_soulbound(card):
        return Why.SOULBOUND
    return Why.NOTHING if holds(s, p, card) else Why.NOT_HELD


@rule("carcosa.roles.psychic")
def may_swap(s, p):
    """A PSYCHIC may put a monster on top under a card that is none."""
    deck = s.decks[s.deck_at[room_of(s.souls[p].place)]]
    return is_monster(deck.cards[deck.n - 1]) and not is_monster(deck.cards[deck.n - 2])


@rule
def why_not_foresee(s, p, kind):
    if kind == Act.SWAP:
        return Why.NOTHING if may_swap(s, p) else Why.NO_SWAP
    return Why.NOTHING if kind == Act.KEEP else Why.NOT_NOW


@rule
def why_not_look(s, kind, place, seen):
    """`seen` is the place already looked at."""
    if kind != Act.LOOK:
        return Why.NOT_NOW
    if is_corridor(place):
        return Why.NO_DECK
    if place == seen:
        return Why.SEEN_ALREADY
    return Why.NOTHING if s.decks[s.deck_at[room_of(place)]].n > 0 else Why.DECK_EMPTY


@rule("carcosa.actions.spy")
def why_not_spy(s, p, kind, place):
    if kind == Act.DECLINE:
        return Why.NOTHING
    if kind == Act.LOOK and floor_of(place) != floor_of(s.souls[p].place):
        return Why.OTHER_FLOOR
    return why_not_look(s, kind, place, NOBODY)


@rule
def why_not_pick(s, kind, card):
    if kind != Act.PICK:
        return Why.NOT_NOW
    pile = s.motemey
    offered = pile.cards[pile.n - 1] == card or pile.cards[pile.n - 2] == card
    return Why.NOTHING if offered else Why.NOT_OFFERED


@rule
def why_not_shop(s, p, kind, card):
    if kind == Act.LEAVE:
        return Why.NOTHING
    if kind == Act.BUY:
        return why_not_buy_here(s)
    return why_not_sell_here(s, p, card) if kind == Act.SELL else Why.NOT_NOW


@rule
def why_not(s, action):
    """Why whoever must choose now may not choose this; 0 if it may."""
    if s.outcome != Outcome.RUNNING:
        return Why.GAME_OVER
    frame = top_frame(s)
    p = frame_a(frame)
    kind = kind_of(action)
    a = first_of(action)
    why = Why.NOT_NOW
    match frame_op(frame):
        case Op.TURN: why = why_not_in_turn(s, p, kind, a, second_of(action))
        case Op.COLLAPSE: why = why_not_at_bottom(s, p, kind)
        case Op.OVERLOAD: why = why_not_discard(s, p, kind, a)
        case Op.LOSE_OBJECT: why = why_not_discard(s, p, kind, a)
        case Op.SHIELD: why = Why.NOTHING if kind == Act.SHIELD or kind == Act.DECLINE else Why.NOT_NOW
        case Op.TWO_DICE: why = Why.NOTHING if kind == Act.TWO_DICE or kind == Act.ONE_DIE else Why.NOT_NOW
        case Op.FORESEE: why = why_not_foresee(s, p, kind)
        case Op.PEEK: why = why_not_look(s, kind, a, frame_c(frame) - 1)
        case Op.SPY: why = why_not_spy(s, p, kind, a)
        case Op.PURCHASE: why = why_not_pick(s, kind, a)
        case Op.SHOP: why = why_not_shop(s, p, kind, a)
    return why


# ---- the menu ----------------------------------------------------------------------------------

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
            for other in range(s.n_souls):
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


@rule
def offer_shop(s, p, menu):
    if why_not_buy_here(s) == 0:
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
    """What the objects in hand allow."""
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
        if is_tale(card) and holds(s, p, Card.BOOK_CHAMBERS):
            offer(menu, Act.ANNEX, card, 0)
        if is_tale(card) or s.options.actions.trade:
            offer_gifts(s, p, menu, card)
    if s.options.actions.trade and me.keys > 0:
        offer_gifts(s, p, menu, Card.KEY)


@rule
def offer_gifts(s, p, menu, card):
    for other in range(s.n_souls):
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
        if has(s, p, State.TRAPPED):
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
def legal(s, menu):
    """Fill the menu with everything that whoever must choose may do; nothing when the game is over."""
    menu.n = 0
    if s.outcome != Outcome.RUNNING or s.fault:
        return
    frame = top_frame(s)
    p = frame_a(frame)
    match frame_op(frame):
        case Op.TURN: offer_turn(s, p, menu)
        case Op.COLLAPSE: offer_bottom(s, p, menu)
        case Op.OVERLOAD: offer_objects(s, p, menu, Act.DISCARD)
        case Op.LOSE_OBJECT: offer_objects(s, p, menu, Act.DISCARD)
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
        case Op.PEEK: offer_looks(s, menu, 0, ROOMS, frame_c(frame) - 1)
        case Op.SPY:
            offer(menu, Act.DECLINE, 0, 0)
            first = 4 * floor_of(s.souls[p].place)
            offer_looks(s, menu, first, first + 4, NOBODY)
        case Op.PURCHASE: offer_pick(s, menu)
        case Op.SHOP:
            offer(menu, Act.LEAVE, 0, 0)
            offer_shop(s, p, menu)


@rule
def needs_choice(s):
    """Whether the frame on top waits for its soul to choose; if not it is work, or has nothing to ask."""
    frame = top_frame(s)
    p = frame_a(frame)
    match frame_op(frame):
        case Op.TURN: waits = not s.turn_over
        case Op.COLLAPSE: waits = may_choose_at_bottom(s, p)
        case Op.OVERLOAD: waits = is_overloaded(s, p)
        case _: waits = frame_op(frame) <= Op.LOSE_OBJECT
    return waits
