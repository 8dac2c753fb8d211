"""Slots: filled again when they are empty, and more of them; the shop."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.library import CARDS
from ..language.words import Event, Mod
from ..names import MOST_SLOTS, NO_THING, NOBODY, SEAT_BITS, UNKNOWN, Cancel, CardZone, Deck, Of, Pend, Vain
from ..vocabulary import Op, Told
from .attack import ROOM_SLOT, lay_monster
from .cards import KIND, column
from .causes import tell_price
from .items import enter, put_under
from .money import pay_cents
from .piles import take_card
from .refs import kind_of_ref, thing_in
from .stack import give_back, push
from .stats import mod_sum, own_mod
from .things import in_slot, put_in_play
from .triggers import happen
from .vain import in_vain, in_vain_of


@rule
def is_filled(s, zone, slot):
    """Whether a slot has a card; a dead monster's slot is not empty while its card is on the stack."""
    if in_slot(s, zone, slot) != NO_THING:
        return True
    if zone == CardZone.SHOP:
        return False
    return in_slot(s, CardZone.LIMBO, slot if zone == CardZone.MONSTER else slot + ROOM_SLOT) != NO_THING


@rule
def uncover(s, slot):
    """Uncover the card laid last under the one that has gone. Returns whether there was any."""
    best = NO_THING
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.COVERED and it.owner == slot:
            if best == NO_THING or it.serial > s.things[best].serial:
                best = i
    if best != NO_THING:
        s.things[best].zone = CardZone.MONSTER
        tell(s, Told.UNCOVERED, s.things[best].card, slot, 0)
    return best != NO_THING


@rule
def is_on_its_way(s, zone, slot):
    """Whether a slot's refilling is already on the stack, or a non-monster card that it has revealed."""
    for k in range(s.n_stack):
        it = s.stack[k]
        if it.kind == Pend.REFILL and it.amount == zone and it.number == slot:
            return True
        if zone == CardZone.MONSTER and it.holds_up == 1 + slot:
            return True
    return False


@rule
def deck_of_zone(zone):
    if zone == CardZone.MONSTER:
        return int(Deck.MONSTER)
    return int(Deck.TREASURE) if zone == CardZone.SHOP else int(Deck.ROOM)


@rule
def slots_of(s, zone):
    if zone == CardZone.MONSTER:
        return s.monster_slots
    return s.shop_slots if zone == CardZone.SHOP else s.room_slots


@rule
def can_refill(s, deck):
    return s.decks[deck].n > 0 or s.discards[deck].n > 0


@rule
def has_monster(s, pile):
    """Whether a pile contains a monster, as far as is known."""
    for i in range(pile.n):
        if pile.cards[i] != UNKNOWN and column(s, pile.cards[i], KIND) == CardType.MONSTER:
            return True
    return False


@rule("souls.refill.no_monster_left")
def can_fill(s, zone):
    """Whether a slot can be filled at all. A monster slot stays empty while all monsters are in play or gone, because
    events would follow each other for ever."""
    if zone != CardZone.MONSTER:
        return can_refill(s, deck_of_zone(zone))
    if has_monster(s, s.decks[Deck.MONSTER]) or has_monster(s, s.discards[Deck.MONSTER]):
        return True
    for card in range(CARDS):
        if s.unseen[card] and column(s, card, KIND) == CardType.MONSTER:
            return True
    return False


@rule
def any_empty(s):
    """Whether any slot is empty. Looking once at all things replaces a look for each slot."""
    filled = 0
    for i in range(s.n_things):
        it = s.things[i]
        match it.zone:
            case CardZone.MONSTER: filled |= 1 << it.owner
            case CardZone.SHOP: filled |= 1 << (MOST_SLOTS + it.owner)
            case CardZone.ROOM: filled |= 1 << (2 * MOST_SLOTS + it.owner)
            case CardZone.LIMBO:
                filled |= 1 << (2 * MOST_SLOTS + it.owner - ROOM_SLOT if it.owner >= ROOM_SLOT else it.owner)
            case _: pass
    slots = ((1 << s.monster_slots) - 1 | ((1 << s.shop_slots) - 1) << MOST_SLOTS
             | ((1 << s.room_slots) - 1) << 2 * MOST_SLOTS)
    return slots & ~filled != 0


@rule("souls.refill.on_stack")
def push_refills(s):
    """Put the refilling of every empty slot on the stack. Returns whether there was one."""
    if not any_empty(s):
        return False
    found = False
    for zone in (CardZone.MONSTER, CardZone.SHOP, CardZone.ROOM):
        for slot in range(slots_of(s, zone)):
            if is_filled(s, zone, slot) or is_on_its_way(s, zone, slot):
                continue
            if zone == CardZone.MONSTER and uncover(s, slot):
                continue
            if can_fill(s, zone):
                k = push(s, Pend.REFILL, s.active, 0)
                s.stack[k].amount = zone
                s.stack[k].number = slot
                found = True
    return found


@rule("souls.refill.resolve")
def resolve_refill(s):
    """Fill a slot with the top card of its deck. A card that is no monster is played, and after it has resolved the
    slot is refilled again."""
    zone = s.now.amount
    slot = s.now.number
    if is_filled(s, zone, slot):
        return
    deck = deck_of_zone(zone)
    card = take_card(s, deck)
    if card == 0:
        return
    tell(s, Told.REVEALED, card, 0, 0)
    if zone == CardZone.MONSTER:
        if column(s, card, KIND) == CardType.MONSTER:
            i = lay_monster(s, card, slot)
            happen(s, Event.ENTERED, NOBODY, i, 0, 0, 0, 0)
        else:
            schedule(s, Op.EVENT, s.active + SEAT_BITS * (1 + slot), card & 255, card >> 8)
    else:
        i = put_in_play(s, card, zone, slot)
        tell(s, Told.PLACED, card, slot, deck)
        if zone == CardZone.ROOM:
            happen(s, Event.ENTERED, NOBODY, i, 0, 0, 0, 0)


@rule("souls.refill.more_slots", "souls.refill.most_slots")
def more_slots(s, zone, n):
    """More slots, for the rest of the game."""
    if slots_of(s, zone) == MOST_SLOTS:
        in_vain(s, Vain.SLOTS)
    elif zone == CardZone.MONSTER:
        s.monster_slots = min(MOST_SLOTS, s.monster_slots + n)
        tell(s, Told.MONSTER_SLOTS, s.monster_slots, 0, 0)
    else:
        s.shop_slots = min(MOST_SLOTS, s.shop_slots + n)
        tell(s, Told.SHOP_SLOTS, s.shop_slots, 0, 0)


@rule("souls.rooms.kept")
def may_be_discarded(s, i):
    """Whether a card in a slot can be discarded: some rooms stay until their goals are reached."""
    return own_mod(s, i, Mod.KEPT, 0) <= s.things[i].counters


@rule
def is_spare_room(s, i):
    return i != NO_THING and s.things[i].zone == CardZone.ROOM and may_be_discarded(s, i)


@rule("souls.purchases.free")
def buys_free(s, p):
    """Whether the next item that a player buys from the shop costs nothing."""
    me = s.players[p]
    return me.boosts[Mod.FREE_BUYS] > 0 or me.bought_shop < mod_sum(s, p, Mod.FREE_BUYS)


@rule
def count_shop_purchase(s, p):
    me = s.players[p]
    if me.bought_shop >= mod_sum(s, p, Mod.FREE_BUYS) and me.boosts[Mod.FREE_BUYS] > 0:
        me.boosts[Mod.FREE_BUYS] -= 1
    me.bought_shop += 1


@rule("souls.purchases.price")
def price(s, p, i):
    """A player's current price for the shop item at i, or (NO_THING) for the top of the treasure deck."""
    if i != NO_THING and buys_free(s, p):
        return 0
    discount = mod_sum(s, p, Mod.DISCOUNT)
    if i != NO_THING:
        discount += mod_sum(s, p, Mod.SHOP_DISCOUNT)
    return max(0, s.options.price - discount)


@rule("souls.purchases.short")
def may_declare(s, p, i):
    """Whether a player has the cents for a purchase, or may declare it without. `i`: as in `price`."""
    me = s.players[p]
    return me.cents >= price(s, p, i) or (s.options.buy_short == 1 and me.bought_short == 0)


@rule("souls.purchases.declare")
def declare_purchase(s, p, ref):
    """A player declares a purchase, from the shop or the top of the treasure deck: it goes on the stack."""
    i = thing_in(s, ref)
    card = s.things[i].card if i != NO_THING else 0
    me = s.players[p]
    me.buys -= 1
    if me.cents < price(s, p, i):
        me.bought_short = 1
    k = push(s, Pend.PURCHASE, p, card)
    s.stack[k].object = ref
    tell(s, Told.DECLARED_PURCHASE if card else Told.BUYS_TOP, p, card, 0)


@rule("souls.purchases.resolve")
def resolve_purchase(s):
    """Price and item change hands at once; a player without enough cents then buys nothing."""
    p = s.now.seat
    ref = s.now.object
    cost = price(s, p, thing_in(s, ref))
    if s.players[p].cents < cost:
        tell(s, Told.CANCELLED, Pend.PURCHASE, s.now.card, Cancel.CENTS)
        give_back(s, Pend.PURCHASE, p, 0, ref)
        return
    card = s.now.card
    if kind_of_ref(ref) == Of.DECK:
        card = take_card(s, Deck.TREASURE)
        if card == 0:
            in_vain_of(s, Deck.TREASURE, Vain.DECK)
            return
    i = thing_in(s, ref)
    tell_price(s, p, i, i != NO_THING and buys_free(s, p))
    pay_cents(s, p, cost)
    s.players[p].bought += 1
    tell(s, Told.BOUGHT, p, card, cost)
    happen(s, Event.BOUGHT, p, NO_THING, 0, cost, 0, 0)
    if kind_of_ref(ref) == Of.DECK:
        enter(s, p, card)
    else:
        count_shop_purchase(s, p)
        put_under(s, i, p)
        happen(s, Event.ENTERED, p, i, 0, 0, 0, 0)
