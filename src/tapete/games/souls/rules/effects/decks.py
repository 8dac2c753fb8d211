"""Decks and discard piles: see language/terms/decks.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.log import tell
from .....kernel.piles import ALL_SEATS
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import DECKS, NOBODY, Op, Told
from ..dice import amount
from ..piles import discard_card, lay_on_deck, show_top, take_at, take_card
from ..refs import low
from .who import ref_of

TARGET_DECK = 255


@rule
def do_decks(s, do, a, b):
    you = s.now.seat
    deck = low(s.now.targets[0]) if a == TARGET_DECK else a
    match do:
        case Do.LOOK: look(s, you, deck, amount(s, b))
        case Do.ORDER: arrange(s, you, deck, amount(s, b))
        case Do.KEEP_ONE:
            n = look(s, you, deck, amount(s, b))
            if n > 0:
                schedule(s, Op.KEEP, you, n, deck)
        case Do.MAY_BOTTOM:
            if look(s, you, deck, 1) > 0:
                schedule(s, Op.BOTTOM, you, deck, 0)
        case Do.MILL: mill(s, deck, max(1, amount(s, b)))
        case Do.UNMILL: unmill(s, low(ref_of(s, a)))
        case Do.THIS_UNDER: fail(s, Fault.UNKNOWN_FRAME)
        case Do.LOOT_FROM_DISCARD: s.loot_from_discard = 1
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def look(s, p, deck, n):
    """A player sees the top cards of a deck; how many there are."""
    if deck >= DECKS or p == NOBODY:
        return 0
    n = min(n, s.decks[deck].n)
    show_top(s, deck, n, p)
    tell(s, Told.LOOKED, p, deck, n)
    return n


@rule("souls.cards.reorder")
def arrange(s, p, deck, n):
    """A player sees the top cards and lays them back one after another: the last laid is on top."""
    n = look(s, p, deck, n)
    if n > 1:
        schedule(s, Op.ARRANGE, p, n, deck)


@rule
def mill(s, deck, n):
    for _ in range(n):
        card = take_card(s, deck)
        if card:
            discard_card(s, card)
            tell(s, Told.MILLED, card, 0, 0)


@rule
def unmill(s, deck):
    pile = s.discards[deck]
    if deck < DECKS and pile.n > 0:
        lay_on_deck(s, take_at(pile, pile.n - 1), ALL_SEATS)
