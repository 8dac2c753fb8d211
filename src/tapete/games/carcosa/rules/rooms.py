"""The seven special rooms, and their destruction."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell, tell_only
from ....kernel.piles import put_under, show_card, take_top
from ....kernel.rule import rule
from ..names import UNKNOWN, Card, Special, State
from ..vocabulary import Op, Told
from .board import floor_of, place_of_room, souls_at
from .finding import find_at_motemey, find_in_room
from .inventory import (
    add_key,
    add_object,
    can_take_key,
    hold_object,
    is_tale,
    is_treasure,
    leave_at_motemey,
    remove_object,
)
from .sanity import destroy_keys, gain_sanity, lose_sanity, pay_sanity
from .states import give_state, give_usual_state


@rule("carcosa.rooms.destruction")
def destroy_special(s, place, monster):
    """A monster in a special room destroys it, revealed or not, and the objects stored in an armory."""
    floor = floor_of(place)
    if s.special_place[floor] != place or s.special_destroyed[floor]:
        return
    s.special_destroyed[floor] = 1
    tell(s, Told.DESTROYED_SPECIAL, place, s.special_kind[floor] if s.special_revealed[floor] else UNKNOWN, monster)
    if s.special_kind[floor] == Special.ARMERY:
        empty_armory(s)
    elif s.special_kind[floor] == Special.CAMARA_LETAL and s.special_revealed[floor]:
        lose_chamber_key(s)


@rule("carcosa.keys.chamber_destroyed")
def lose_chamber_key(s):
    """If it is destroyed before its ritual, the Chamber's key is out of the game, as if it had never been found; by an
    option it still counts."""
    if s.options.rooms.chamber_key_lost and not s.ritual_done:
        s.key_pool -= 1
        tell(s, Told.KEY_POOL, s.key_pool, 0, 0)
        schedule(s, Op.CHECK_DEFEAT, 0, 0, 0)


@rule("carcosa.rooms.armory_lost")
def empty_armory(s):
    keys = 0
    for i in range(s.n_armory):
        if s.armory[i] == Card.KEY:
            keys += 1
        else:
            s.discards[s.armory[i]] += 1
            tell(s, Told.LOST_STORED, s.armory[i], 0, 0)
        s.armory[i] = 0
    s.n_armory = 0
    if keys > 0:
        destroy_keys(s, keys)


@rule("carcosa.rooms.tavern")
def do_tavern(s, p):
    s.souls[p].peeked = 1
    tell(s, Told.TAVERN, p, 0, 0)
    pay_sanity(s, p, s.options.rooms.tavern_price)
    schedule(s, Op.PEEK, p, s.options.rooms.tavern_looks - 1, 0)


@rule
def look_at(s, p, room):
    """Show a soul the top card of a room's deck, to it alone."""
    deck = s.decks[s.deck_at[room]]
    place = place_of_room(room)
    find_in_room(s, s.deck_at[room], 0)
    show_card(deck, 0, p)
    tell(s, Told.LOOKED, p, place, 0)
    tell_only(s, 1 << p, Told.PEEKED, p, place, deck.cards[deck.n - 1])


@rule("carcosa.rooms.motemey_buy")
def do_buy(s, p):
    """Two cards are shown to the buyer alone, in their places."""
    pile = s.motemey
    for depth in range(2):
        find_at_motemey(s, depth)
        show_card(pile, depth, p)
    tell_only(s, 1 << p, Told.OFFERED, p, pile.cards[pile.n - 1], pile.cards[pile.n - 2])
    schedule(s, Op.PURCHASE, p, 0, 0)


@rule("carcosa.rooms.motemey_buy", "carcosa.keys.cannot_carry", "carcosa.rooms.tale_price")
def do_pick(s, p, first):
    """The chosen card is taken and paid, the other goes under Motemey's deck."""
    pile = s.motemey
    one = take_top(pile)
    two = take_top(pile)
    card = one if first else two
    put_under(s, pile, two if first else one, 1 << p)
    tell(s, Told.BOUGHT, p, 0, 0)
    pay_sanity(s, p, s.options.rooms.shop_price + (s.options.rooms.shop_tale_more if is_tale(card) else 0))
    if card != Card.KEY:
        add_object(s, p, card)
    elif can_take_key(s, p):
        add_key(s, p)
    else:
        leave_at_motemey(s, p)


@rule("carcosa.rooms.motemey_sell")
def do_sell(s, p, card):
    price = s.options.rooms.shop_treasure if is_treasure(card) else s.options.rooms.shop_object
    tell(s, Told.SOLD, p, card, price)
    remove_object(s, p, card)
    s.discards[card] += 1
    gain_sanity(s, p, price)


@rule("carcosa.rooms.armory_drop")
def do_drop(s, p, card):
    tell(s, Told.STORED, p, card, 0)
    if card == Card.KEY:
        s.souls[p].keys -= 1
    else:
        remove_object(s, p, card)
    s.armory[s.n_armory] = card
    s.n_armory += 1


@rule("carcosa.rooms.armory_take")
def do_take(s, p, card):
    for i in range(s.n_armory):
        if s.armory[i] == card:
            s.n_armory -= 1
            s.armory[i] = s.armory[s.n_armory]
            s.armory[s.n_armory] = 0
            break
    tell(s, Told.TOOK, p, card, 0)
    if card == Card.KEY:
        add_key(s, p)
    else:
        hold_object(s, p, card)


@rule("carcosa.rooms.doors")
def do_doors(s, p, other):
    """Move to another soul's place, which costs that soul sanity; then the card there is revealed."""
    tell(s, Told.DOORS, p, other, s.options.rooms.doors)
    place = s.souls[other].place
    lose_sanity(s, other, s.options.rooms.doors)
    schedule(s, Op.TELEPORT, p, place, 0)


@rule("carcosa.rooms.salon", "carcosa.rooms.salon_vanity")
def do_salon(s, p):
    s.salon_uses += 1
    vain = s.salon_uses >= s.options.rooms.salon_vanity_uses
    tell(s, Told.SALON, p, s.salon_uses, vain)
    more = 1 if s.options.rooms.salon_next_round else 0
    give_state(s, p, State.PROTECCION, s.options.states[State.PROTECCION] + more)
    if vain:
        give_usual_state(s, p, State.VANIDAD)


@rule("carcosa.rooms.chapel")
def do_chapel(s, p):
    die = roll(s, s.options.dice.chapel)
    tell(s, Told.CHAPEL, p, die, s.options.rooms.chapel_bonus)
    gain_sanity(s, p, die + s.options.rooms.chapel_bonus)
    if die <= s.options.rooms.chapel_paranoia:
        tell(s, Told.CHAPEL_FRIGHTENS, p, s.options.rooms.chapel_paranoia, 0)
        give_usual_state(s, p, State.PARANOIA)


@rule("carcosa.rooms.lethal_chamber")
def may_do_ritual(s, p):
    return souls_at(s, s.souls[p].place) == 2 and not s.ritual_done


@rule("carcosa.rooms.lethal_chamber")
def do_ritual(s, p):
    """The die decides who loses how much; then the soul gets a key, if any is left."""
    die = roll(s, s.options.ritual_sides)
    tell(s, Told.RITUAL, p, die, 0)
    row = s.options.rooms.ritual[die - 1]
    partner = p
    for other in range(s.n_seats):
        if other != p and s.souls[other].place == s.souls[p].place:
            partner = other
    tell(s, Told.RITUAL_COSTS, p, row.actor, 0)
    tell(s, Told.RITUAL_COSTS, partner, row.other, 0)
    lose_sanity(s, p, row.actor)
    lose_sanity(s, partner, row.other)
    schedule(s, Op.RITUAL_KEY, p, partner, 0)


@rule("carcosa.rooms.lethal_chamber_key")
def do_ritual_key(s, p, partner):
    """The key goes to the actor, or to the partner if the actor cannot carry it."""
    taker = p if can_take_key(s, p) else partner
    if can_take_key(s, taker):
        s.ritual_done = 1
        s.made[Card.KEY] += 1
        add_key(s, taker)
    else:
        tell(s, Told.NO_RITUAL_KEY, p, partner, 0)
