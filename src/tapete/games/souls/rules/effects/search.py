"""Searches of decks and discard piles, and cards that go from play into a deck: see language/terms/decks.py."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.piles import ALL_SEATS, put_on_top
from .....kernel.rule import rule
from ...language.words import Event
from ...names import NO_THING, NOBODY, CardZone, Deck, Vain
from ...vocabulary import Op, Told
from ..attack import lay_monster
from ..cards import deck_of, has_tag
from ..choices import any_discarded
from ..hands import take_in_hand
from ..items import gain_item
from ..piles import find_deck, find_in_pile, lay_on_deck, reshuffle, show_top, take_at
from ..refs import thing_in
from ..things import in_slot, is_attacked, take_from_play
from ..triggers import happen
from ..vain import gone, in_vain, in_vain_at, in_vain_for, in_vain_of
from .who import seat_of, thing_of, this_of


@rule("souls.decks.search")
def search(s, who, deck, what):
    """A player sees a whole deck and takes one matching card of their choice, if there is any. A card searched by its
    name is taken at once. A card of the monster deck needs a slot that is not under attack."""
    p = seat_of(s, who)
    s.run.done = 0
    if p == NOBODY:
        gone(s, who)
        return
    find_deck(s, deck)
    pile = s.decks[deck]
    found = 0
    for i in range(pile.n):
        if is_sought(s, what, pile.cards[i]):
            found = 0 + pile.cards[i]
    if found and deck == Deck.MONSTER and not has_free_slot(s):
        in_vain(s, Vain.SLOTS)
    elif found and what < 0:
        show_top(s, deck, pile.n, p)
        schedule(s, Op.SEARCH, p, deck, -what)
        s.run.done = 1
        return
    elif found:
        take_found(s, p, deck, found)
        s.run.done = 1
    elif what > 0:
        in_vain_at(s, what, Vain.NOT_THERE)
    else:
        in_vain(s, Vain.NOT_IN_DECK)
    reshuffle(s, deck)


@rule
def is_sought(s, what, card):
    """Whether a card matches a search: by its number, or (below 0) by a tag."""
    return card == what if what > 0 else has_tag(s, card, -what - 1)


@rule
def is_in_deck(s, deck, what, card):
    return is_sought(s, what, card) and find_in_pile(s.decks[deck], card) >= 0


@rule
def found_in_deck(s, p, deck, card):
    take_found(s, p, deck, card)
    reshuffle(s, deck)


@rule
def take_found(s, p, deck, card):
    """A card leaves a deck: as an item, into the hand, or for a slot of the active player's choice."""
    pile = s.decks[deck]
    if deck == Deck.LOOT and s.players[p].n_hand == len(s.players[p].hand):
        s.run.done = 0
        in_vain_for(s, p, Vain.FULL)
        return
    take_at(pile, find_in_pile(pile, card))
    if deck == Deck.TREASURE:
        gain_item(s, p, card)
    elif deck == Deck.LOOT:
        tell(s, Told.FOUND, p, card, 0)
        take_in_hand(s, p, card, ALL_SEATS)
    else:
        schedule(s, Op.LAY, s.active, card & 255, card >> 8)


@rule
def is_free_slot(s, slot):
    i = in_slot(s, CardZone.MONSTER, slot)
    return i == NO_THING or not is_attacked(s, i)


@rule
def has_free_slot(s):
    for slot in range(s.monster_slots):
        if is_free_slot(s, slot):
            return True
    return False


@rule
def lay_found(s, card, slot):
    i = lay_monster(s, card, slot)
    if i != NO_THING:
        happen(s, Event.ENTERED, NOBODY, i, 0, 0, 0, 0)


@rule
def on_deck(s, what):
    """A card in play, or a dead monster's, goes on top of its deck."""
    i = thing_of(s, what)
    s.run.done = 0
    if i != NO_THING and deck_of(s, s.things[i].card) >= 0:
        lay_on_deck(s, take_from_play(s, i))
        s.run.done = 1
    else:
        gone(s, what)


@rule("souls.decks.into")
def this_into(s, n):
    """The running card goes into its deck, with so many cards over it, or at the bottom if there are fewer."""
    i = thing_in(s, this_of(s))
    s.run.done = 0
    if i == NO_THING or deck_of(s, s.things[i].card) < 0:
        in_vain(s, Vain.GONE)
        return
    card = take_from_play(s, i)
    pile = s.decks[deck_of(s, card)]
    put_on_top(s, pile, card, ALL_SEATS)
    at = pile.n - 1
    for _ in range(min(n, at)):
        pile.cards[at] = pile.cards[at - 1]
        pile.seen[at] = pile.seen[at - 1]
        at -= 1
    pile.cards[at] = card
    pile.seen[at] = ALL_SEATS
    tell(s, Told.INTO_DECK, card, pile.n - 1 - at, 0)
    s.run.done = 1


@rule
def unbury(s, p):
    """A player puts discarded monsters back on their deck one after another, for as long as they like."""
    if any_discarded(s):
        schedule(s, Op.UNBURY, p, 0, 0)
    else:
        in_vain_of(s, Deck.MONSTER, Vain.PILE)


@rule
def unburied(s, p, card):
    pile = s.discards[Deck.MONSTER]
    lay_on_deck(s, take_at(pile, find_in_pile(pile, card)))
    if any_discarded(s):
        unbury(s, p)
