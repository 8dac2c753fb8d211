"""Cents: see language/terms/money.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NOBODY, Vain
from ..dice import amount
from ..money import gain_cents, lose_cents
from ..vain import gone, in_vain, in_vain_for
from .who import seat_of


@rule
def do_money(s, do, a, b):
    p = seat_of(s, a)
    if p == NOBODY:
        gone(s, a)
        return
    n = amount(s, b)
    match do:
        case Do.GAIN: gain(s, p, n)
        case Do.LOSE: lose(s, p, n)
        case Do.STEAL: gain_cents(s, s.now.seat, lose(s, p, n))
        case Do.LOSE_ALL: lose(s, p, max(1, s.players[p].cents))
        case Do.GAIN_LIKE: gain_like(s, s.now.seat, s.players[p].cents)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def gain(s, p, n):
    if n > 0:
        gain_cents(s, p, n)
    else:
        in_vain(s, Vain.NOTHING)


@rule
def lose(s, p, n):
    """A player loses cents; how many."""
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif s.players[p].cents == 0:
        in_vain_for(s, p, Vain.CENTS)
    return lose_cents(s, p, n)


@rule
def gain_like(s, p, cents):
    """A player gains cents up to a number of them."""
    if cents > s.players[p].cents:
        gain_cents(s, p, cents - s.players[p].cents)
    else:
        in_vain_for(s, p, Vain.ENOUGH_CENTS)
