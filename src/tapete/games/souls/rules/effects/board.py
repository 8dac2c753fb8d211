"""Slots and the cards in them: see language/terms/board.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.log import tell
from .....kernel.piles import ALL_SEATS
from .....kernel.rule import rule
from ...language.cards import CardType
from ...language.library import NUMBERS
from ...language.ops import Do
from ...language.words import Event, Ref, Timing
from ...names import NO_THING, NOBODY, CardZone, Deck, Mark, Pend, Vain
from ...vocabulary import Told
from ..attack import lay_monster
from ..board import may_be_discarded, more_slots
from ..cards import KIND, ability_of, column, deck_of
from ..piles import discard_card, lay_under_deck, take_card
from ..refs import thing_in
from ..stack import holds_card
from ..things import take_from_play
from ..triggers import happen, wait
from ..vain import gone, in_vain_at, in_vain_of
from .who import ref_of

I_AM_ERROR = NUMBERS["I_AM_ERROR"]


@rule
def do_board(s, do, a):
    match do:
        case Do.MONSTER_SLOTS: more_slots(s, CardZone.MONSTER, a)
        case Do.SHOP_SLOTS: more_slots(s, CardZone.SHOP, a)
        case _: do_in_slot(s, do, a)


@rule
def do_in_slot(s, do, what):
    """An effect on a card in a slot; none if it has gone."""
    i = thing_in(s, ref_of(s, what))
    s.run.done = 0
    if i == NO_THING:
        if do == Do.UNDER_DECK and what == Ref.THIS and holds_card(s.now):
            played_under(s)
        else:
            gone(s, what)
        return
    if s.things[i].dying:
        in_vain_at(s, s.things[i].card, Vain.DYING)
        return
    s.run.done = 1
    match do:
        case Do.DISCARD_THING:
            if s.options.before_5 and s.now.card == I_AM_ERROR:
                return      # it covered the monster and stays there
            s.run.done = may_be_discarded(s, i)
            if s.run.done:
                tell(s, Told.TO_PILE, s.things[i].card, 0, 0)
                discard_card(s, take_from_play(s, i))
            else:
                in_vain_at(s, s.things[i].card, Vain.KEPT)
        case Do.UNDER_DECK:
            card = take_from_play(s, i)
            if deck_of(s, card) >= 0:
                tell(s, Told.TO_BOTTOM, card, 0, 0)
                lay_under_deck(s, card, 255)
        case Do.TOP_ON_MONSTER: top_on_monster(s, s.things[i].owner)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def played_under(s):
    """The loot or event card being carried out goes under its deck, not to the discards."""
    now = s.now
    tell(s, Told.TO_BOTTOM, now.card, 0, 0)
    lay_under_deck(s, now.card, ALL_SEATS)
    now.marks = now.marks | Mark.KEPT
    s.run.done = 1


@rule("souls.decks.top_on_monster")
def top_on_monster(s, slot):
    """The top card of the monster deck is put in a slot; one that is no monster is played as soon as this is over."""
    card = take_card(s, Deck.MONSTER)
    if card == 0:
        in_vain_of(s, Deck.MONSTER, Vain.DECK)
        return
    if column(s, card, KIND) == CardType.MONSTER:
        happen(s, Event.ENTERED, NOBODY, lay_monster(s, card, slot), 0, 0, 0, 0)
        return
    tell(s, Told.REVEALED, card, 0, 0)
    event = s.waiting[wait(s, Pend.EVENT, s.active, NO_THING, ability_of(s, card, int(Timing.PLAY), 0))]
    event.card = card
    event.tables = 1
