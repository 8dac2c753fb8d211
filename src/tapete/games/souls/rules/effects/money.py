"""Cents: see language/terms/money.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NOBODY, Vain
from ...vocabulary import Told
from ..money import gain_cents, lose_cents, pay_cents
from ..vain import gone, in_vain, in_vain_for
from .amounts import amount
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
        case Do.PAY_CENTS: pay(s, p, n)
        case Do.GAIN_UP_TO: gain_up_to(s, p, n)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def gain(s, p, n):
    if n > 0:
        gain_cents(s, p, n)
    else:
        in_vain(s, Vain.NOTHING)


@rule
def lose(s, p, n):
    """A player loses cents. Returns how many."""
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif s.players[p].cents == 0:
        in_vain_for(s, p, Vain.CENTS)
    return lose_cents(s, p, n)


@rule
def pay(s, p, n):
    """A player pays cents, if they have them."""
    s.run.done = 0
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif s.players[p].cents < n:
        in_vain_for(s, p, Vain.FEW_CENTS)
    else:
        pay_cents(s, p, n)
        tell(s, Told.PAID_CENTS, p, n, s.players[p].cents)
        s.run.done = 1


@rule
def gain_up_to(s, p, cents):
    """A player gains cents up to a number of them."""
    if cents > s.players[p].cents:
        gain_cents(s, p, cents - s.players[p].cents)
    else:
        in_vain_for(s, p, Vain.ENOUGH_CENTS)
