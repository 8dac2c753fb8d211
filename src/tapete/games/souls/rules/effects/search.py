"""Searching decks and discard piles, and what goes into a deck from play: see language/terms/decks.py."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.piles import ALL_SEATS, put_on_top
from .....kernel.rule import rule
from ...language.words import Event
from ...names import NO_THING, NOBODY, Deck, Vain, Zone
from ...vocabulary import Op, Told
from ..attack import lay_monster
from ..cards import deck_of, is_guppy
from ..choices import any_discarded
from ..items import gain_item
from ..piles import find_deck, find_in_pile, lay_on_deck, reshuffle, show_top, take_at
from ..refs import thing_in
from ..things import in_slot, is_attacked, take_from_play
from ..triggers import happen
from ..vain import gone, in_vain, in_vain_at, in_vain_of
from .who import seat_of, thing_of, this_of


@rule("souls.decks.search")
def search_guppy(s, who):
    """A player sees the whole treasure deck and gains a Guppy item of their choice out of it, if it holds one."""
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
        return
    find_deck(s, int(Deck.TREASURE))
    pile = s.decks[Deck.TREASURE]
    s.run.done = 0
    for i in range(pile.n):
        if is_guppy(s, pile.cards[i]):
            s.run.done = 1
    if s.run.done:
        show_top(s, int(Deck.TREASURE), pile.n, p)
        schedule(s, Op.SEARCH, p, 0, 0)
    else:
        in_vain(s, Vain.NO_GUPPY)
        reshuffle(s, int(Deck.TREASURE))


@rule
def is_guppy_in_deck(s, card):
    return is_guppy(s, card) and find_in_pile(s.decks[Deck.TREASURE], card) >= 0


@rule
def found_guppy(s, p, card):
    pile = s.decks[Deck.TREASURE]
    take_at(pile, find_in_pile(pile, card))
    reshuffle(s, int(Deck.TREASURE))
    gain_item(s, p, card)


@rule("souls.decks.search")
def search_monster(s, card):
    """The active player looks for a card in the monster deck, for a slot that is not under attack."""
    find_deck(s, int(Deck.MONSTER))
    pile = s.decks[Deck.MONSTER]
    at = find_in_pile(pile, card)
    s.run.done = 0
    if at >= 0 and has_free_slot(s):
        take_at(pile, at)
        schedule(s, Op.LAY, s.active, card & 255, card >> 8)
        s.run.done = 1
    elif at < 0:
        in_vain_at(s, card, Vain.NOT_THERE)
    else:
        in_vain(s, Vain.SLOTS)
    reshuffle(s, int(Deck.MONSTER))


@rule
def is_free_slot(s, slot):
    i = in_slot(s, Zone.MONSTER, slot)
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
    """The card that runs goes into its deck, with so many cards over it, or at the bottom where there are fewer."""
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
