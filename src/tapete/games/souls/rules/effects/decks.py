"""Decks and discard piles: see language/terms/decks.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.log import tell
from .....kernel.piles import ALL_SEATS
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import DECKS, Deck, Of, Vain
from ...vocabulary import Op, Told
from ..cards import deck_of
from ..piles import arrange_top, discard_card, find_in_pile, find_top, lay_on_deck, look_at_top, take_at, take_card
from ..refs import kind_of_ref, low
from ..vain import gone, in_vain, in_vain_at, in_vain_of
from .amounts import amount
from .search import on_deck, search, this_into, unbury
from .who import ref_of

TARGET_DECK = 255
EACH_DECK = 254


@rule
def do_decks(s, do, a, b, c):
    you = s.now.seat
    deck = low(s.now.targets[0]) if a == TARGET_DECK else a
    match do:
        case Do.LOOK: look_at_top(s, you, deck, amount(s, b))
        case Do.ORDER: arrange_top(s, you, deck, amount(s, b))
        case Do.KEEP_ONE:
            n = look_at_top(s, you, deck, amount(s, b))
            if n > 0:
                schedule(s, Op.KEEP, you, n, deck)
        case Do.MAY_BOTTOM:
            if a == EACH_DECK:
                look_at_each(s, you)
            elif look_at_top(s, you, deck, 1) > 0:
                schedule(s, Op.BOTTOM, you, deck, 0)
        case Do.REVEAL: reveal(s, deck, amount(s, b))
        case Do.MILL: mill(s, deck, max(1, amount(s, b)))
        case Do.UNMILL: unmill(s, low(ref_of(s, a)))
        case Do.UNDISCARD: undiscard(s, a)
        case Do.THIS_INTO: this_into(s, amount(s, a))
        case Do.SEARCH: search(s, a, b, c)
        case Do.SEARCH_FOR: search(s, a, b, c)
        case Do.MONSTER_ON_DECK: on_deck(s, a)
        case Do.UNBURY: unbury(s, you)
        case Do.LOOT_FROM_DISCARD:
            if s.loot_from_discard:
                in_vain(s, Vain.ALREADY)
            s.loot_from_discard = 1
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule("souls.decks.each")
def look_at_each(s, p):
    """A player sees the top card of every deck in use, and then chooses for each whether it goes under."""
    for deck in range(DECKS):
        if deck != Deck.ROOM or (s.options.rooms and not s.options.before_5):
            if look_at_top(s, p, deck, 1) > 0:
                schedule(s, Op.BOTTOM, p, deck, 0)


@rule
def undiscard(s, what):
    """A card of a discard pile goes on top of its deck; no effect if it has gone."""
    ref = ref_of(s, what)
    card = low(ref)
    s.run.done = 0
    if kind_of_ref(ref) != Of.CARD or deck_of(s, card) < 0:
        gone(s, what)
        return
    pile = s.discards[deck_of(s, card)]
    at = find_in_pile(pile, card)
    if at >= 0:
        lay_on_deck(s, take_at(pile, at))
        s.run.done = 1
    else:
        in_vain_at(s, card, Vain.NOT_THERE)


@rule
def reveal(s, deck, n):
    """All players see the top cards of a deck."""
    if deck < DECKS and s.decks[deck].n > 0:
        pile = s.decks[deck]
        for i in range(min(n, pile.n)):
            find_top(s, deck, i)
            pile.seen[pile.n - 1 - i] = ALL_SEATS
            tell(s, Told.REVEALED, pile.cards[pile.n - 1 - i], 0, 0)
    elif deck < DECKS:
        in_vain_of(s, deck, Vain.DECK)


@rule
def mill(s, deck, n):
    for _ in range(n):
        card = take_card(s, deck)
        if card:
            discard_card(s, card)
            tell(s, Told.MILLED, card, 0, 0)
        else:
            in_vain_of(s, deck, Vain.DECK)
            return


@rule
def unmill(s, deck):
    pile = s.discards[deck]
    if deck < DECKS and pile.n > 0:
        lay_on_deck(s, take_at(pile, pile.n - 1))
    elif deck < DECKS:
        in_vain_of(s, deck, Vain.PILE)
