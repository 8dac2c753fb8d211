"""Cents: see language/terms/money.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NOBODY
from ..dice import amount
from ..money import gain_cents, lose_cents
from .who import seat_of


@rule
def do_money(s, do, a, b):
    p = seat_of(s, a)
    if p == NOBODY:
        return
    n = amount(s, b)
    match do:
        case Do.GAIN: gain_cents(s, p, n)
        case Do.LOSE: lose_cents(s, p, n)
        case Do.STEAL: gain_cents(s, s.now.seat, lose_cents(s, p, n))
        case Do.LOSE_ALL: lose_cents(s, p, s.players[p].cents)
        case Do.GAIN_LIKE:
            you = s.players[s.now.seat].cents
            gain_cents(s, s.now.seat, max(0, s.players[p].cents - you))
        case _: fail(s, Fault.UNKNOWN_FRAME)
