"""References: to a player, a thing in play, an item of the stack, a deck. Each is one integer.

A thing's reference holds its place and the serial number of its coming into play; after it has left, the reference is
to nothing.
"""
from ....kernel.rule import rule
from ..names import NO_THING, NOBODY, Of


@rule
def to_player(p):
    return (Of.PLAYER << 24) | p


@rule
def to_thing(s, i):
    return (Of.THING << 24) | (i << 16) | s.things[i].serial


@rule
def to_pending(s, k):
    return (Of.PENDING << 24) | s.stack[k].id


@rule
def to_deck(deck):
    return (Of.DECK << 24) | deck


@rule
def to_pile(deck):
    return (Of.DISCARD << 24) | deck


@rule
def to_card(card):
    return (Of.CARD << 24) | card


@rule
def kind_of_ref(ref):
    return ref >> 24


@rule
def low(ref):
    """A reference without its kind: the seat, the deck, the card."""
    return ref & 0xFFFFFF


@rule
def seat_in(ref):
    """The seat of a reference; NOBODY if it is to none."""
    return ref & 255 if ref >> 24 == Of.PLAYER else NOBODY


@rule
def thing_in(s, ref):
    """The place of a reference's thing; NO_THING if it is not there any more."""
    if ref >> 24 != Of.THING:
        return NO_THING
    i = (ref >> 16) & 255
    return i if s.things[i].zone and s.things[i].serial == (ref & 0xFFFF) else NO_THING


@rule
def pending_in(s, ref):
    """The place of a reference's item on the stack; -1 if it is not there."""
    if ref >> 24 == Of.PENDING:
        for k in range(s.n_stack):
            if s.stack[k].id == (ref & 0xFFFF):
                return k
    return -1
