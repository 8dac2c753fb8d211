"""Objects and keys: what a soul can carry, and the excess."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.arrays import delete_at
from ....kernel.log import tell
from ....kernel.piles import ALL_SEATS, put_under
from ....kernel.rule import rule
from ..names import DECK, EVENTS, OWN_CARDS, Card, DeckKind, OwnKind, Special
from ..vocabulary import Op, Told
from .board import is_corridor, room_of
from .sanity import key_slots, object_slots, rise_to_limit, sanity_limit, sink_to_limit

ANY_KIND = -1


@rule("carcosa.objects.soulbound")
def is_soulbound(card):
    """Soulbound objects take no slot and can be neither sold, stored, handed over nor discarded."""
    return card == Card.BOOK_CHAMBERS


OWN = len(OWN_CARDS)
"""The places for a designer's own cards."""


@rule
def is_own(s, card, kind):
    """Whether a card is a designer's own, of this kind."""
    return card >= Card.OWN_1 and s.options.own[card - Card.OWN_1].kind == kind


@rule
def is_event(s, card):
    """Whether a card is an event, one of the game's or a custom one."""
    return card <= EVENTS or is_own(s, card, OwnKind.EVENT)


@rule
def table_of(card):
    """The index of a card's table in the options: the game's own events come first."""
    return card - 1 if card <= EVENTS else EVENTS + card - Card.OWN_1


@rule
def table_of_room(special):
    """The index of an own room's table in the options, after those of cards."""
    return EVENTS + OWN + special - Special.OWN_ROOM_1


@rule
def kind_in_the_box(card):
    """The kind of a card of the game's own, if room decks are made up by kind."""
    if card <= EVENTS:
        return int(DeckKind.EVENT)
    return int(DeckKind.OBJECT) if Card.COMPASS <= card <= Card.BLUNT else int(DeckKind.VARIABLE)


@rule
def kind_of_card(s, card):
    """The kind of a card, if room decks are made up by kind."""
    if is_own(s, card, OwnKind.EVENT):
        return int(DeckKind.EVENT)
    return int(DeckKind.OBJECT) if is_own(s, card, OwnKind.OBJECT) else kind_in_the_box(card)


@rule
def is_tale(card):
    return Card.TALE_REPAIRER <= card <= Card.TALE_SIGN


@rule("carcosa.objects.treasures")
def is_treasure(card):
    return Card.TREASURE_RING <= card <= Card.TREASURE_PENDANT


@rule("carcosa.objects.tales_without_slot")
def takes_slot(s, card):
    """Whether an object takes one of its bearer's slots: soulbound ones never, tales by the options."""
    return not is_soulbound(card) and (not is_tale(card) or s.options.objects.tales_take_slots)


@rule("carcosa.inventory.slots")
def slots_used(s, p):
    me = s.souls[p]
    used = 0
    for i in range(me.n_objects):
        if takes_slot(s, me.objects[i]):
            used += 1
    return used


@rule
def count_losable(s, p):
    """How many objects of a soul are not soulbound."""
    me = s.souls[p]
    count = 0
    for i in range(me.n_objects):
        if not is_soulbound(me.objects[i]):
            count += 1
    return count


@rule
def is_overloaded(s, p):
    return slots_used(s, p) > object_slots(s, p)


@rule("carcosa.inventory.discard")
def hold_object(s, p, card):
    """Put an object in a soul's hands; a soul that holds too many discards at once."""
    me = s.souls[p]
    if me.n_objects >= len(me.objects):
        fail(s, Fault.PILE_FULL)
        return
    limit = sanity_limit(s, p)
    me.objects[me.n_objects] = card
    me.n_objects += 1
    rise_to_limit(s, p, limit)
    if is_overloaded(s, p):
        schedule(s, Op.OVERLOAD, p, 0, 0)


@rule
def add_object(s, p, card):
    """The same, with a log event; how the soul got it is not told."""
    tell(s, Told.GOT_OBJECT, p, card, 0)
    hold_object(s, p, card)


@rule
def remove_at(s, p, i):
    """Remove the i-th object from a soul's hands and return it."""
    me = s.souls[p]
    limit = sanity_limit(s, p)
    card = delete_at(me.objects, me.n_objects, i)
    me.n_objects -= 1
    if card == Card.TREASURE_RING:
        sink_to_limit(s, p, limit)
        drop_extra_keys(s, p)
    return card


@rule("carcosa.objects.ring_takes_key")
def drop_extra_keys(s, p):
    """Keys that only a lost key ring let a soul carry go with it; by an option they stay."""
    me = s.souls[p]
    while s.options.objects.ring_takes_key and me.keys > key_slots(s, p):
        me.keys -= 1
        drop_key(s, p)


@rule("carcosa.objects.ring_takes_key")
def drop_key(s, p):
    """Put a key under the deck of the soul's room; from a corridor, or if that deck is full, under Motemey's."""
    place = s.souls[p].place
    if not is_corridor(place) and s.decks[s.deck_at[room_of(place)]].n < DECK:
        tell(s, Told.KEY_LEFT, p, place, 0)
        put_under(s, s.decks[s.deck_at[room_of(place)]], Card.KEY, ALL_SEATS)
    else:
        leave_at_motemey(s, p)


@rule("carcosa.keys.cannot_carry")
def leave_at_motemey(s, p):
    tell(s, Told.KEY_LEFT_AT_MOTEMEY, p, 0, 0)
    put_under(s, s.motemey, Card.KEY, ALL_SEATS)


@rule
def remove_object(s, p, card):
    """Take the first such object out of a soul's hands."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if me.objects[i] == card:
            remove_at(s, p, i)
            return


@rule
def spend(s, p, card):
    """An object leaves a soul's hands for the discards."""
    remove_object(s, p, card)
    s.discards[card] += 1


@rule("carcosa.inventory.discard")
def discard_excess(s, p, card):
    """A soul without room for all its objects discards one."""
    tell(s, Told.DISCARDED, p, card, 0)
    spend(s, p, card)


@rule
def discard_object(s, p, card):
    tell(s, Told.LOST_OBJECT, p, card, 0)
    spend(s, p, card)


@rule
def use_up(s, p, card):
    """A used object is spent."""
    tell(s, Told.USED, p, card, 0)
    spend(s, p, card)


@rule
def can_take_key(s, p):
    return s.souls[p].keys < key_slots(s, p)


@rule
def add_key(s, p):
    s.souls[p].keys += 1
    tell(s, Told.GOT_KEY, p, s.souls[p].keys, 0)


@rule
def count_keys(s):
    """The keys that souls carry."""
    keys = 0
    for p in range(s.n_seats):
        keys += s.souls[p].keys
    return keys
