"""Souls: see language/terms/souls.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.rule import rule
from ...language.ops import Do
from ...names import NO_THING, NOBODY, CardZone, Mark, Vain
from ...vocabulary import Op
from ..cards import deck_of
from ..piles import find_in_pile, take_at
from ..souls import count_soul_cards, gain_soul, may_gain_soul, soul_is
from ..stack import holds_card
from ..vain import gone, in_vain, in_vain_for
from .who import seat_of


@rule
def do_souls(s, do, a, b):
    match do:
        case Do.BECOME_SOUL: become_soul(s, a)
        case Do.DESTROY_SOUL: give_up_soul(s, a, 0)
        case Do.GIVE_SOUL:
            to = seat_of(s, b)
            if to == NOBODY:
                gone(s, b)
            else:
                give_up_soul(s, a, 1 + to)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule("souls.souls.become")
def become_soul(s, who):
    """The running card becomes a soul: from play, from the stack, or from the discard pile."""
    now = s.now
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
        return
    i = now.thing
    if i != NO_THING and s.things[i].serial == now.serial and s.things[i].zone != CardZone.NONE:
        if not may_gain_soul(s, p):
            in_vain_for(s, p, Vain.NO_SOULS)
            return
        s.things[i].eternal = 0
        soul_is(s, p, i)
        return
    pile = s.discards[max(0, deck_of(s, now.card))]
    at = find_in_pile(pile, now.card)
    if holds_card(now):
        now.marks = now.marks | Mark.KEPT
        gain_soul(s, p, now.card)
    elif at >= 0:
        gain_soul(s, p, take_at(pile, at))
    else:
        in_vain(s, Vain.GONE)


@rule
def give_up_soul(s, who, to):
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
    elif count_soul_cards(s, p) == 0:
        in_vain_for(s, p, Vain.SOULS)
    else:
        schedule(s, Op.DESTROY_SOUL, p, to, 0)
