"""Slots and what lies in them: see language/terms/board.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NO_THING, Deck, Zone
from ..attack import lay_monster
from ..board import more_slots
from ..cards import deck_of
from ..piles import discard_card, lay_under_deck, take_card
from ..refs import thing_in
from ..things import take_from_play
from .who import ref_of


@rule
def do_board(s, do, a):
    match do:
        case Do.MONSTER_SLOTS: more_slots(s, Zone.MONSTER, a)
        case Do.SHOP_SLOTS: more_slots(s, Zone.SHOP, a)
        case _: do_in_slot(s, do, thing_in(s, ref_of(s, a)))


@rule
def do_in_slot(s, do, i):
    """What is done to what lies in a slot; nothing if it has gone."""
    s.run.done = 0
    if i == NO_THING or s.things[i].dying:
        return
    s.run.done = 1
    match do:
        case Do.DISCARD_THING: discard_card(s, take_from_play(s, i))
        case Do.UNDER_DECK:
            card = take_from_play(s, i)
            if deck_of(s, card) >= 0:
                lay_under_deck(s, card, 255)
        case Do.TOP_ON_MONSTER:
            slot = s.things[i].owner
            card = take_card(s, Deck.MONSTER)
            if card:
                lay_monster(s, card, slot)
        case _: fail(s, Fault.UNKNOWN_FRAME)
