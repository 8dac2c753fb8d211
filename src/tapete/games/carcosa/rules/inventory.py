"""Objects and keys: what a soul can carry, and what happens to what it cannot."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import EVENTS, Card, Kind
from ..vocabulary import Op, Told
from .sanity import clamp_sanity, holds, object_slots

ANY_KIND = -1


@rule("carcosa.objects.soulbound")
def is_soulbound(card):
    """Soulbound objects take no slot and can be neither sold, stored, handed over nor discarded."""
    return card == Card.BOOK_CHAMBERS


@rule
def kind_of_card(card):
    """The kind that a card is of where room decks are made up by kind."""
    if card <= EVENTS:
        return int(Kind.EVENT)
    return int(Kind.OBJECT) if Card.COMPASS <= card <= Card.BLUNT else int(Kind.VARIABLE)


@rule
def is_tale(card):
    return Card.TALE_REPAIRER <= card <= Card.TALE_SIGN


@rule("carcosa.objects.treasures")
def is_treasure(card):
    return Card.TREASURE_RING <= card <= Card.TREASURE_PENDANT


@rule("carcosa.keys.slots", "carcosa.objects.ring")
def key_slots(s, p):
    return s.options.roles[s.souls[p].role].keys + (1 if holds(s, p, Card.TREASURE_RING) else 0)


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
    """How many objects a soul has that are not soulbound."""
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
def add_object(s, p, card):
    """Put an object in a soul's hands; whoever holds too many discards at once."""
    me = s.souls[p]
    if me.n_objects >= len(me.objects):
        fail(s, Fault.PILE_FULL)
        return
    me.objects[me.n_objects] = card
    me.n_objects += 1
    tell(s, Told.GOT_OBJECT, p, card, 0)
    if is_overloaded(s, p):
        schedule(s, Op.OVERLOAD, p, 0, 0)


@rule
def remove_at(s, p, i):
    """Take the i-th object out of a soul's hands; the card."""
    me = s.souls[p]
    card = me.objects[i]
    for j in range(i, me.n_objects - 1):
        me.objects[j] = me.objects[j + 1]
    me.n_objects -= 1
    me.objects[me.n_objects] = 0
    if card == Card.TREASURE_RING:
        clamp_sanity(s, p)
    return card


@rule
def remove_object(s, p, card):
    """Take the first such object out of a soul's hands."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if me.objects[i] == card:
            remove_at(s, p, i)
            return


@rule
def discard_object(s, p, card):
    remove_object(s, p, card)
    s.discards[card] += 1
    tell(s, Told.LOST_OBJECT, p, card, 0)


@rule
def use_up(s, p, card):
    """A used object is spent."""
    remove_object(s, p, card)
    s.discards[card] += 1
    tell(s, Told.USED, p, card, 0)


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
    for p in range(s.n_souls):
        keys += s.souls[p].keys
    return keys
