"""Items and souls: gained, destroyed, stolen, given."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Event, Mod, Timing
from ..names import NO_THING, NOBODY, CardZone, Deck, Vain
from ..vocabulary import Told
from .cards import ability_of
from .piles import discard_card, take_card
from .souls import may_gain_soul, soul_is
from .stats import own_mod
from .things import card_at, count_souls, is_item_of, put_in_play, take_from_play
from .triggers import happen
from .vain import in_vain_of


@rule
def gain_item(s, p, card):
    """A player gains a card from outside play as an item. Returns its place."""
    tell(s, Told.GAINED_ITEM, p, card, 0)
    return enter(s, p, card)


@rule
def enter(s, p, card):
    """A card comes into play as an item. Returns its place."""
    i = put_in_play(s, card, CardZone.ITEM, p)
    if i != NO_THING:
        happen(s, Event.ENTERED, p, i, 0, 0, 0, 0)
    return i


@rule("souls.cards.treasure")
def gain_treasure(s, p):
    """A player gains the top card of the treasure deck."""
    card = take_card(s, Deck.TREASURE)
    if card:
        gain_item(s, p, card)
    else:
        in_vain_of(s, Deck.TREASURE, Vain.DECK)


@rule("souls.items.destroy", "souls.items.eternal")
def destroy(s, i):
    """Destroy an item, a curse or a soul, unless it is eternal. Returns whether it has gone."""
    thing = s.things[i]
    if thing.eternal or thing.zone == CardZone.CHARACTER or thing.zone == CardZone.NONE:
        return False
    if thing.zone == CardZone.ITEM and own_mod(s, i, Mod.SOUL_NOT_DESTROYED, 0) and may_gain_soul(s, thing.owner):
        tell(s, Told.SPARED, thing.card, 0, 0)
        soul_is(s, thing.owner, i)
        return True
    tell(s, Told.DESTROYED, thing.card, 0, 0)
    loser = thing.owner if thing.zone == CardZone.SOUL else NOBODY
    card = take_from_play(s, i)
    if loser != NOBODY:
        tell(s, Told.LOST_SOUL, loser, card, count_souls(s, loser))
    discard_card(s, card)
    return True


@rule
def move_item(s, i, p):
    """An item that is not eternal comes under a player's control, unchanged."""
    if s.things[i].eternal:
        return
    if s.things[i].zone == CardZone.ITEM:
        tell(s, Told.LOST_ITEM, s.things[i].owner, s.things[i].card, 0)
    put_under(s, i, p)
    tell(s, Told.GAINED_ITEM, p, s.things[i].card, 0)


@rule
def put_under(s, i, p):
    s.things[i].zone = CardZone.ITEM
    s.things[i].owner = p


@rule
def may_be_destroyed(s, i):
    return not s.things[i].eternal and s.things[i].zone != CardZone.CHARACTER


@rule
def count_lost_to_death(s, p):
    """How many of a player's items the penalty could take."""
    count = 0
    for i in range(s.n_things):
        if is_item_of(s, i, p) and not s.things[i].eternal:
            count += 1
    return count


@rule
def is_activatable(s, i):
    """Whether something can be deactivated: an item with a tap or paid ability, or a character."""
    card = card_at(s, i)
    return ability_of(s, card, Timing.TAP, 0) >= 0 or ability_of(s, card, Timing.PAY, 0) >= 0
