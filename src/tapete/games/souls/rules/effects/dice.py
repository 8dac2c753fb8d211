"""Rolls on the stack: see language/terms/dice.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import Pend
from ..dice import add_to_face, change_face, reroll
from ..refs import pending_in
from ..vain import gone
from .amounts import amount
from .who import ref_of


@rule
def do_dice(s, do, a, b, c):
    k = pending_in(s, ref_of(s, a))
    if k < 0 or s.stack[k].kind != Pend.ROLL:
        gone(s, a)
        return
    match do:
        case Do.REROLL: reroll(s, k)
        case Do.SET_ROLL: change_face(s, k, amount(s, b))
        case Do.ADD_ROLL: add_to_face(s, k, amount(s, b) * c)
        case _: fail(s, Fault.UNKNOWN_FRAME)
