"""Legal dealings between souls and for the crown, and why not."""
from ....kernel.rule import rule
from ..names import NOBODY, Card
from ..vocabulary import Why
from .inventory import can_take_key, is_soulbound, is_tale, slots_used, takes_slot
from .sanity import holds, object_slots


@rule
def why_not_give(s, p, card, other):
    """A tale may always be given to the Book's bearer; other objects only if trade is allowed."""
    if other == p:
        return Why.TO_ONESELF
    if other >= s.n_seats:
        return Why.NO_TAKER
    if not s.options.actions.trade and not (is_tale(card) and holds(s, other, Card.BOOK_CHAMBERS)):
        return Why.NO_TRADE
    if s.souls[other].place != s.souls[p].place:
        return Why.APART if s.options.actions.trade else Why.FAR_FROM_BOOK
    if card == Card.KEY:
        if s.souls[p].keys == 0:
            return Why.NO_KEY
        return Why.NOTHING if can_take_key(s, other) else Why.NO_KEY_SLOT
    if is_soulbound(card):
        return Why.SOULBOUND
    return Why.NOTHING if holds(s, p, card) else Why.NOT_HELD


@rule("carcosa.actions.ask")
def why_not_ask(s, p, card, other):
    """If souls trade, one may ask for another's object that could be given; not again, once it has declined."""
    if not s.options.actions.trade or not s.options.actions.trade_on_request:
        return Why.NO_ASKING
    if other == p:
        return Why.TO_ONESELF
    if other >= s.n_seats:
        return Why.NO_TAKER
    if s.declined >> other & 1:
        return Why.DECLINED
    why = why_not_give(s, other, card, p)
    return Why.NOT_THEIRS if why == Why.NO_KEY or why == Why.NOT_HELD else why


@rule("carcosa.actions.trade_back")
def why_not_give_on(s, p, card, other):
    """Why a soul with too many objects cannot give one on, instead of discarding it, to a soul that has a slot."""
    if not s.options.actions.trade:
        return Why.NOT_NOW
    if card == Card.KEY:
        return Why.NO_OBJECT_SLOT
    why = why_not_give(s, p, card, other)
    if why == 0 and not takes_slot(s, card):
        return Why.NO_SLOT_TAKEN
    if why == 0 and slots_used(s, other) >= object_slots(s, other):
        return Why.HANDS_FULL
    return why


@rule
def why_not_discard(s, p, card, overloaded):
    """Why an object cannot be discarded; one without a slot does not help a soul that holds too many."""
    if is_soulbound(card):
        return Why.SOULBOUND
    if not holds(s, p, card):
        return Why.NOT_HELD
    return Why.NO_SLOT_TAKEN if overloaded and not takes_slot(s, card) else Why.NOTHING


@rule("carcosa.crown.bought", "carcosa.crown.kept")
def why_not_crown(s, p):
    """In the Sanctuary, for keys, while no soul wears it."""
    crown = s.options.crown
    me = s.souls[p]
    if not crown.in_play:
        return Why.NO_CROWN
    if me.place != s.options.king.sanctuary:
        return Why.NO_SANCTUARY
    if s.crown != NOBODY:
        return Why.CROWN_WORN
    if crown.costs_action and me.actions == 0:
        return Why.NO_ACTIONS
    return Why.NOTHING if me.keys >= crown.price else Why.TOO_FEW_KEYS


@rule("carcosa.monsters.rescue")
def why_not_rescue(s, p):
    """One action, beside the Sack Man while he holds another soul."""
    if not s.options.monsters.rescue:
        return Why.NO_RESCUE
    if s.captive == NOBODY or s.captive == p:
        return Why.NO_CAPTIVE
    if s.souls[p].place != s.souls[s.captive].place:
        return Why.NO_CAPTIVE
    return Why.NOTHING if s.souls[p].actions > 0 else Why.NO_ACTIONS
