"""Cards in play: how they come, go and change hands."""
from ....kernel.agenda import Fault, fail
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.library import FIRST_OWN
from ..names import NO_THING, NOBODY, CardZone
from ..vocabulary import Told
from .cards import COUNTERS, EVENT, EVENTS, KIND, MODS, MORE_MODS, SOULS, USED, column, has_tag, line


@rule
def foe_card(argument):
    """The card that an argument names, among those that are no characters, items or loot."""
    return FIRST_OWN + argument


@rule
def foe_argument(card):
    return card - FIRST_OWN


@rule
def put_in_play(s, card, zone, owner):
    """Bring a card into play. Returns its place, NO_THING if there is none left."""
    i = 0
    while i < s.n_things and s.things[i].zone != CardZone.NONE:
        i += 1
    if i == len(s.things):
        fail(s, Fault.PILE_FULL)
        return NO_THING
    if i == s.n_things:
        s.n_things += 1
    s.last_serial = (s.last_serial + 1) & 0xFFFF
    thing = s.things[i]
    clear_thing(thing)
    note_effects(s, card)
    thing.card = card
    thing.zone = zone
    thing.owner = owner
    thing.serial = s.last_serial
    thing.charged = 0 if column(s, card, USED) else 1
    thing.counters = column(s, card, COUNTERS)
    thing.eternal = 1 if column(s, card, KIND) == CardType.STARTING else 0
    return i


@rule
def note_effects(s, card):
    """Record the values that a card in play may change and the events that it waits for, so that others need not be
    searched."""
    s.awake |= column(s, card, EVENTS)
    s.mods |= column(s, card, MODS)
    s.more_mods |= column(s, card, MORE_MODS)


@rule
def note_all_effects(s):
    """Forget the recorded values and events of cards that are no longer in play."""
    s.awake = 0
    s.mods = 0
    s.more_mods = 0
    for i in range(s.n_things):
        if s.things[i].zone != CardZone.NONE:
            note_effects(s, s.things[i].card)
            note_effects(s, s.things[i].copy_of)
    for k in range(s.n_later):
        s.awake |= 1 << line(s, s.later[k].ability, EVENT)


@rule
def may_change(s, mod):
    """Whether a card in play may change this value."""
    return (s.mods >> mod & 1 if mod < 30 else s.more_mods >> (mod - 30) & 1) == 1


@rule
def clear_thing(thing):
    thing.card = 0
    thing.copy_of = 0
    thing.zone = 0
    thing.owner = 0
    thing.serial = 0
    thing.charged = 0
    thing.eternal = 0
    thing.copied = 0
    thing.copied_before = 0
    thing.counters = 0
    thing.hurt = 0
    thing.dying = 0
    thing.hits = 0
    thing.attack = 0
    thing.evasion = 0
    thing.life = 0
    thing.hit_by = NOBODY
    thing.face = 0
    for i in range(len(thing.tally)):
        thing.tally[i] = 0


@rule
def take_from_play(s, i):
    """Take a thing out of play and return its card, which has no place then."""
    card = s.things[i].card
    clear_thing(s.things[i])
    s.things[i].hit_by = 0
    while s.n_things > 0 and s.things[s.n_things - 1].zone == CardZone.NONE:
        s.n_things -= 1
    return card


@rule
def card_at(s, i):
    """The card of a thing: its own, or the one that it is a copy of."""
    return s.things[i].copy_of if s.things[i].copy_of else s.things[i].card


@rule
def find_thing(s, card):
    """The place of a card in play; NO_THING if it is not there."""
    for i in range(s.n_things):
        if s.things[i].zone != CardZone.NONE and s.things[i].card == card:
            return i
    return NO_THING


@rule
def has_copies(s, card):
    """Whether several copies of a card may be in play."""
    return s.options.copies[card] > 1 and not s.options.before_7


@rule
def copy_after(s, card, i):
    """The next place of a card in play after one; NO_THING if there is none."""
    for k in range(i + 1, s.n_things):
        if s.things[k].zone != CardZone.NONE and s.things[k].card == card:
            return k
    return NO_THING


@rule
def is_item_of(s, i, p):
    """Whether a thing is an item that a player controls; a character is not."""
    return s.things[i].zone == CardZone.ITEM and s.things[i].owner == p


@rule
def count_items(s, p):
    count = 0
    for i in range(s.n_things):
        if is_item_of(s, i, p):
            count += 1
    return count


@rule
def count_tagged(s, p, tag):
    """How many items with a tag a player controls; for NOBODY: all players."""
    count = 0
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.ITEM and (p == NOBODY or s.things[i].owner == p) and (
                has_tag(s, card_at(s, i), tag)):
            count += 1
    return count


@rule("souls.souls.count")
def count_souls(s, p):
    """The souls of a player: the values of their soul cards, and a character's own."""
    total = 0
    for i in range(s.n_things):
        if (s.things[i].zone == CardZone.SOUL or s.things[i].zone == CardZone.CHARACTER) and s.things[i].owner == p:
            total += max(1, column(s, s.things[i].card, SOULS)) if s.things[i].zone == CardZone.SOUL else (
                column(s, s.things[i].card, SOULS))
    return total


@rule
def is_monster(s, i):
    return column(s, card_at(s, i), KIND) == CardType.MONSTER


@rule
def character_of(s, p):
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.CHARACTER and s.things[i].owner == p:
            return i
    return NO_THING


@rule
def in_slot(s, zone, slot):
    """The open thing in a slot; NO_THING if it is empty."""
    for i in range(s.n_things):
        if s.things[i].zone == zone and s.things[i].owner == slot:
            return i
    return NO_THING


@rule
def controller_of(s, i):
    """The player who controls a thing; the active player controls things in slots."""
    zone = s.things[i].zone
    if zone == CardZone.ITEM or zone == CardZone.CHARACTER or zone == CardZone.CURSE or zone == CardZone.SOUL:
        return s.things[i].owner
    return s.active


@rule
def belongs_to_table(s, i):
    """Whether a thing belongs to no player: a monster, a room, a card of the shop."""
    zone = s.things[i].zone
    return not (zone == CardZone.ITEM or zone == CardZone.CHARACTER or zone == CardZone.CURSE or zone == CardZone.SOUL)


@rule("souls.death.silent")
def is_active_card(s, i):
    """Whether a thing's abilities work in its place: not in the shop, not under another card, not as a soul, not dead
    on the stack."""
    zone = s.things[i].zone
    return (zone == CardZone.ITEM or zone == CardZone.CHARACTER or zone == CardZone.CURSE or zone == CardZone.MONSTER
            or zone == CardZone.ROOM or (zone == CardZone.LIMBO and s.options.before_9 == 1))


@rule
def recharge(s, i):
    if not s.things[i].charged:
        s.things[i].charged = 1
        tell(s, Told.RECHARGED, s.things[i].card, 0, 0)


@rule
def deactivate(s, i):
    if s.things[i].charged:
        s.things[i].charged = 0
        tell(s, Told.DEACTIVATED, s.things[i].card, 0, 0)


@rule
def is_attacked(s, i):
    """Whether a monster is under attack."""
    return s.fight.on and s.fight.thing == i and s.fight.serial == s.things[i].serial
